// Games as one text: all that a device keeps, or one game to hand on when its link is too long. Also what happens to a
// match that arrives, by link or in such a text: what this device knows is never replaced by less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/play/journal.h"

namespace orrery {

inline constexpr std::size_t kMaxBundleBytes = std::size_t{1} << 24;

struct Bundle {
    struct Entry {
        std::string label;               // "game 3 (Prosper or Perish)"
        std::optional<Journal> journal;  // empty: it cannot be read
    };
    std::vector<Entry> games;  // all games first, then their other lines
    // The file says that it was made for its owner. Anybody can write that. So keys of seats and settings, which act
    // for the owner, wait until a person confirms it (Store::take_in, web/screens/from_file.h). If it is not for its
    // owner, it has no settings.
    bool is_own = false;
    std::map<std::string, std::string> settings;
};

using Journals = std::map<std::string, Journal>;  // by game number, 16 hex digits

// Whom a bundle of all games is for.
//
// `owner`: it holds everything. Whoever has the file can play the seats that are played here.
// `anybody`: for games by link it holds what their links tell, and no more. Left out are: the keys of seats and who
// sits here; moves that are not committed, because their seat may still take them back; which answers were given in
// advance, because that tells what a seat always answers; and all settings, because they hold the same and the owner's
// name. A sealed answer stays: it is in links too, and opens only with the key. Games without keys stay whole, because
// whoever has such a game can play any of its seats.
enum class BundleFor : std::uint8_t { owner, anybody };
std::string bundle_json(const Journals& games, const Journals& lines,
                        const std::map<std::string, std::string>& settings, BundleFor reader);
// One game for others: what was committed, without who sits here.
std::string bundle_json(const Journal& game);
// The part of a game that may leave a device unasked, and that a device accepts of a game by link.
Journal for_others(const Journal& game);
// Would bundles for owner and for anybody differ in keys of seats?
bool have_keys(const Journals& games, const Journals& lines);
// Checks the form only; arrive() checks the moves against the rules. A single stored journal counts as a bundle of one
// game.
Expected<Bundle> read_bundle(std::string_view json);

// What the seats' tags tell about a match that arrives (record/replay/tags.h): somebody changed `seat`'s answer at ply `ply`.
struct Change {
    Seat seat = kSpectator;  // kSpectator: nothing was found
    std::size_t ply = 0;     // 0: the beginning of the game was changed
    bool is_sure = false;    // the other of the two lines has what the seat's tag is about
    bool is_hands = false;  // not an answer: after `ply` moves a change of hands in the seat's name is false or missing
};

// What becomes of a match that arrives. It is compared with the game that is known here, and with the game's other line
// that it equals or continues; both may be absent. If a seat's secret is here, a move of its person comes in only if
// the secret has signed it, and no change of its hands comes in unasked. Whatever is to be kept can be opened again.
// Faults: a move is not possible, or nobody stayed at the table ("record/nobody").
struct Arrival {
    Standing standing = Standing::unrelated;  // to the known game; unrelated: the match is new here
    std::optional<Journal> game;              // keep this as the game
    std::optional<Journal> line;              // keep this among its other lines
    Change change{};                          // of what arrived (forged) or of the known game (fork)
    SeatSet unasked{};    // fork: seats of this device that somebody else gave to another device, person or bot
    SeatSet late{};       // fork: seats that may have read others' answers before giving theirs (late_answers)
    SeatSet exchanged{};  // seats that have another chain than when this device joined: the host may have tried deals
    SeatSet renamed{};    // seats that somebody else renamed; here they keep their names
};
// Compares `incoming` with `known`. It must be a state of the same match with valid moves. The result has no `game` and
// no `line`.
Arrival judge(const Journal& known, const Record& incoming);
Expected<Arrival> arrive(const Journal* game, const Journal* line, const Journal& incoming);

// Counts what came in with a bundle, for one sentence.
class Tally {
   public:
    void add(const std::string& label, const Expected<Arrival>& arrival);
    void skip(const std::string& label);  // it can't be read
    bool has_skipped() const { return !skipped_.empty(); }
    std::string words() const;

   private:
    int fresh_ = 0, newer_ = 0, lines_ = 0, known_ = 0;
    std::vector<std::string> skipped_;
};

}  // namespace orrery
