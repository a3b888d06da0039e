// The registry, which knows all games, and Match, the type-erased handle of a running match that records, bots, screens
// and the terminal hold. To add a game, add a line to games.txt.
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
#include "core/function_ref.h"
#include "core/hash.h"
#include "core/ladder.h"
#include "core/sentence.h"
#include "core/sheet.h"
#include "core/types.h"
#include "core/verdict.h"

namespace orrery {

// ---- A running match
// One line of a legal list as text: "move a3 b2" with 1..12, or "end" without a number (low == high == 0). With `more`
// it is only the beginning of a move; another list says what may follow.
struct LegalLine {
    std::string text;  // without the number, which follows after a blank or "="
    std::int32_t low = 0;
    std::int32_t high = 0;
    bool more = false;

    bool ranged() const { return low != 0 || high != 0; }
    std::string with(std::int32_t number) const;  // "move a3 b2 4"
    std::string print() const;                    // "move a3 b2 1..12", "end", "settle d5=1..3 ..."
    bool operator==(const LegalLine&) const = default;
};

// What is chosen so far of a move, and what can be chosen next, in the game's own types.
struct Pick {
    std::any begun{};    // its Move as far as it is chosen; empty: nothing is chosen
    Path prefix{};       // of the steps that are chosen
    std::any entries{};  // what may follow them: a vector of Entry of its Move
    // If what is chosen is an entry that ends a move:
    std::optional<std::size_t> place{};  // of the entry in the list
    std::int32_t low = 0, high = 0;      // of its number; both 0: it has none
    std::int32_t number = 0;
    bool needs_number = false;  // the number is not chosen yet
    std::uint64_t digit = 0;    // of the move with the lowest number, in its path

    bool ranged() const { return low != 0 || high != 0; }
    bool is_whole() const { return place.has_value() && !needs_number; }
    Path path() const;  // of the whole move
};

// A move as one viewer sees it happen: what it may know of the events, its view after each of them, and its view at the
// end. `events` is a vector of the game's own Event, `views` one of its View, of the same length.
struct Scenes {
    std::any events;
    std::any views;
    std::any end;
};

// A running match: one game's position with its rules, types erased. It is a value; clone() copies it. It holds no
// record.
class Match {
   public:
    virtual ~Match() = default;
    virtual std::unique_ptr<Match> clone() const = 0;

    // ---- What is played, and how it stands
    virtual const GameInfo& info() const = 0;
    virtual int seats() const = 0;
    virtual int revision() const = 0;
    virtual std::vector<OptionText> options() const = 0;  // those that are not at their defaults

    virtual Decision decision() const = 0;
    virtual Result result() const = 0;
    virtual bool is_sound() const = 0;

    // ---- Moves
    // The legal moves as lines for people: the first step, or what may follow the beginning of a move that such a line
    // listed.
    virtual std::vector<LegalLine> legal(const Path& prefix = {}) const = 0;
    // The same in the game's own types: a vector of Entry of its Move.
    virtual std::any entries(const Path& prefix = {}) const = 0;
    virtual bool list_same(const std::any& entries, const std::any& others) const = 0;
    // The Move that these first tokens begin; empty: there is none. And the text of a Move, or of an Entry as its legal
    // line has it.
    virtual std::any begun(std::string_view tokens) const = 0;
    virtual std::string text_of(const std::any& chosen) const = 0;
    // The longest listed beginning of `begun`, which is a Move or the beginning of one. May be empty.
    virtual Path prefix_to(const std::any& begun) const = 0;
    Path prefix_of(std::string_view tokens) const { return prefix_to(begun(tokens)); }
    // What is chosen if somebody chooses `entry`, which is listed or the beginning of a listed one. Steps that leave no
    // choice are taken.
    virtual Pick pick(const std::any& entry) const = 0;
    virtual void set_number(Pick& pick, std::int32_t number) const = 0;
    virtual bool has_choice() const = 0;  // is more than one move legal?

    // ---- Playing, for records and links
    // walk: goes through the steps of a move, for codecs. `choose` gets the number of places of a step (1 to 2^32) and
    // returns the place to take. Empty when the match is over.
    virtual Path walk(FunctionRef<std::uint64_t(std::uint64_t count)> choose) const = 0;
    virtual bool is_legal(const Path& path) const = 0;
    virtual std::string move_text(const Path& path) const = 0;          // of a legal move
    virtual Expected<Path> move_path(std::string_view text) const = 0;  // Fault: why the move is refused
    virtual Verdict refusal(std::string_view text) const = 0;           // text that is no move: kNotation
    // Plays a legal move. `events`, if given, becomes what the move did: a std::vector of the game's own Event.
    virtual void play(const Path& path, Chance& chance, std::any* events = nullptr) = 0;
    // The same, as `viewer` sees it. Only those who watch pay for the views.
    virtual Scenes watch(Seat viewer, const Path& path, Chance& chance) = 0;
    virtual std::vector<std::uint64_t> sealed_bases() const = 0;  // for a secret question: see HasSealedSteps

    // ---- What one viewer may know
    // What `viewer` may know. `view` holds the game's own View type, for web/boards and tests.
    virtual std::any view(Seat viewer) const = 0;
    virtual bool looks_like(Seat viewer, const std::any& view) const = 0;  // same view as this match's?
    virtual std::string view_json(Seat viewer) const = 0;
    virtual std::string position_json() const = 0;  // everything: for `--as all`, tests and export only
    virtual Sheet sheet(Seat viewer) const = 0;
    virtual std::string question(Seat viewer) const = 0;
    virtual std::string explain(Seat viewer, std::string_view tokens) const = 0;
    // For `events` that `play` or `watch` gave. first_events: the first `count`. tell_same: do both vectors tell `viewer`
    // the same?
    virtual std::any first_events(const std::any& events, std::size_t count) const = 0;
    virtual bool tell_same(Seat viewer, const std::any& events, const std::any& others) const = 0;
    // Sentences about what the move `text` did, which led from this match to `after`; `events` are those that `play`
    // gave.
    virtual std::vector<Sentence> describe(Seat viewer, std::string_view text, const std::any& events,
                                           const Match& after) const = 0;
    // May `viewer` know that `text`, and no other answer, is given now? False for a secret answer of another seat.
    virtual bool may_know(Seat viewer, std::string_view text) const = 0;

    // ---- For devices and bots
    // The automatic answer of the asked seat; empty: `answers` do not answer this question.
    virtual std::optional<std::string> automatic_answer(const AutomaticAnswers& answers) const = 0;

    // resample: another match that looks the same to `viewer`. The fingerprints are hashes of everything and of what
    // `viewer` may know, without the fields that JSON got later (`unhashed` in core/archive.h). `before` is the hash of
    // what comes before the view.
    virtual std::unique_ptr<Match> resample(Seat viewer, Chance& chance) const = 0;
    virtual std::uint64_t fingerprint() const = 0;
    virtual std::uint64_t view_fingerprint(Seat viewer, std::uint64_t before = kFirstHash) const = 0;
};

// ---- Moves for those who do not choose
Path first_path(const Match& match);                // of the first legal move
Path any_path(const Match& match, Chance& chance);  // of a random one; all places of a step are equally likely
// The answer that the device with the table gives by itself: the only legal one, if only its seat can see that it is
// the only one (core/flow.h). Empty: there is a choice, or the answer ends the seat's part, which people do themselves.
std::string only_answer(const Match& match);

// ---- All games
// All games that people may start, in the order of the home screen. The template game is registered but not listed.
std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view id);  // also finds the template game; nullptr: unknown
std::vector<OptionSpec> option_specs(std::string_view game, int seats, int revision = kNewestRevision);
std::vector<Preset> presets(std::string_view game, int seats);
// The options that a preset sets. Fault: "option/preset"; it names the presets that exist.
Expected<std::vector<OptionText>> preset_options(std::string_view game, int seats, std::string_view id);
// `options`, which must be valid for that many seats, as a new match gets them: without defaults, and without options
// that another one makes useless.
std::vector<OptionText> without_idle(std::string_view game, int seats, std::vector<OptionText> options);
std::vector<OptionSpec> automatic_specs(std::string_view game);  // empty: the game has no automatic answers

// The characters that bots of the game may have (core/ladder.h). Empty: none, or the game isn't here.
std::span<const Character> characters(std::string_view game);
const Character* find_character(std::string_view game, int character);  // nullptr: kNoCharacter, or unknown
int character_number(std::string_view game, std::string_view id);       // kNoCharacter: unknown

// Has the game's own code arrived? The page loads each game when it is wanted (notes/0006); elsewhere all are here.
// Until then only the game's GameInfo exists; start_match and links return the Fault "game/absent".
bool game_is_here(std::string_view game);
Fault absent(std::string_view game);
Fault unknown_game(std::string_view game);

// A Fault names the game, seats, revision or option that is not valid. `chance` is the luck of the setup: records use
// Chance::of_ply(seed, 0), and of_ply(seed, k) for the move of ply k, counted from 1.
Expected<std::unique_ptr<Match>> start_match(std::string_view game, int seats, int revision,
                                             const std::vector<OptionText>& options, Chance chance);

}  // namespace orrery
