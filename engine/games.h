// The registry: the one list that names all games, and Match, the type-erased handle on a running match that records,
// bots, screens and the terminal hold. Adding a game is one line in games_list.h.
#pragma once

#include <any>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/sheet.h"
#include "core/types.h"
#include "core/verdict.h"

namespace orrery {

// One line of a legal list as text: "move a3 b2" with 1..12, or "end" without a number (low == high == 0).
struct LegalLine {
    std::string text;  // without the number of a ranged line
    std::int32_t low = 0;
    std::int32_t high = 0;

    bool ranged() const { return low != 0 || high != 0; }
    std::string print() const;  // "move a3 b2 1..12", "end"
    bool operator==(const LegalLine&) const = default;
};

// A running match: one game's position with its rules, types erased. A value behind clone(); holds no record.
class Match {
   public:
    virtual ~Match() = default;
    virtual std::unique_ptr<Match> clone() const = 0;

    virtual const GameInfo& info() const = 0;
    virtual int seats() const = 0;
    virtual int revision() const = 0;
    virtual std::vector<OptionText> options() const = 0;  // those that differ from the defaults

    virtual Decision decision() const = 0;
    virtual Result result() const = 0;
    virtual bool is_sound() const = 0;

    // The legal moves: as lines for people, and as numbers 0..move_count()-1 in canonical order for codecs.
    virtual std::vector<LegalLine> legal() const = 0;
    virtual std::uint64_t move_count() const = 0;
    virtual std::string move_text(std::uint64_t number) const = 0;                 // number < move_count()
    virtual Expected<std::uint64_t> move_number(std::string_view text) const = 0;  // Fault: the refusal, worded
    virtual Verdict refusal(std::string_view text) const = 0;                      // ill-formed text by kNotation
    // number < move_count(). `events`, if given, gets what the move did: a std::vector of the game's own Event.
    virtual void play(std::uint64_t number, Chance& chance, std::any* events = nullptr) = 0;

    // What `viewer` may know. `view` holds the game's own View type, for web/boards and tests.
    virtual std::any view(Seat viewer) const = 0;
    virtual std::string view_json(Seat viewer) const = 0;
    virtual std::string position_json() const = 0;  // everything: for `--as all`, tests and export only
    virtual Sheet sheet(Seat viewer) const = 0;
    virtual std::string question(Seat viewer) const = 0;
    virtual std::string explain(Seat viewer, std::string_view tokens) const = 0;
    // What `viewer` may know of `events`, which `play` has given: again a vector of them, in their order, for
    // web/boards; and whether others tell it the same.
    virtual std::any events(Seat viewer, const std::any& events) const = 0;
    virtual bool tell_same(Seat viewer, const std::any& events, const std::any& others) const = 0;
    // Sentences for what `text`, the move that led from this match to `after`, did: `events`, which `play` has given.
    virtual std::vector<std::string> describe(Seat viewer, std::string_view text, const std::any& events,
                                              const Match& after) const = 0;
    // May `viewer` know that `text`, and not another answer, is given now? Not a secret one of another seat.
    virtual bool may_know(Seat viewer, std::string_view text) const = 0;

    // The standing answer of the seat that is asked, if `kinds` (of standing_kinds) answer this question for it.
    virtual std::optional<std::string> standing_answer(StandingKinds kinds) const = 0;

    // Another match that looks the same to `viewer`; and hashes of everything, and of what `viewer` may know.
    virtual std::unique_ptr<Match> resample(Seat viewer, Chance& chance) const = 0;
    virtual std::uint64_t fingerprint() const = 0;
    virtual std::uint64_t view_fingerprint(Seat viewer) const = 0;
};

// All games people may start, in the order of the home screen. The template game is registered but not listed.
std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view id);  // also the template game; nullptr: unknown
std::vector<OptionSpec> option_specs(std::string_view game, int seats);
// `options`, which hold for that many seats, as a new match gets them: without those that have no effect beside another.
std::vector<OptionText> without_idle(std::string_view game, int seats, std::vector<OptionText> options);
std::vector<StandingKind> standing_kinds(std::string_view game);  // empty: the game answers nothing for anybody

// Has the game's own code arrived? The page loads each game when it is wanted (notes/0006); elsewhere all are here.
// Until then a game has its GameInfo and nothing else: start_match and links say so with the fault "game/absent".
bool game_is_here(std::string_view game);
Fault absent(std::string_view game);
Fault unknown_game(std::string_view game);

// A Fault names the game, seats, revision or option that does not hold. `chance` is the luck of the setup
// (records use Chance::of_ply(seed, 0); the move of ply k, counted from 1, gets of_ply(seed, k)).
Expected<std::unique_ptr<Match>> start_match(std::string_view game, int seats, int revision,
                                             const std::vector<OptionText>& options, Chance chance);

}  // namespace orrery
