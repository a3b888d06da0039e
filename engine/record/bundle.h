// Games as one text: all that a device keeps, or one game for the others when its link is too long. And what becomes of
// a match that arrives, by link or in such a text: what is known here is never replaced by less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/journal.h"

namespace orrery {

inline constexpr std::size_t kMaxBundleBytes = std::size_t{1} << 24;

struct Bundle {
    struct Entry {
        std::string label;               // "game 3 (Prosper or Perish)"
        std::optional<Journal> journal;  // none: cannot be read
    };
    std::vector<Entry> games;  // other lines of games stand after all games
    // It says that it was made for its owner. Anybody can write that, so what acts for its owner, keys of seats and settings,
    // waits for a person to say so (Store::take_in, web/screens/from_file.h). Else it has no settings.
    bool is_own = false;
    std::map<std::string, std::string> settings;
};

using Journals = std::map<std::string, Journal>;  // by game number, 16 hex digits

// All games as one text, for whom?
//
// `owner`: everything. Whoever has the file can play the seats that are played here.
// `anybody`: of games by link what their links tell, and no more. Left out are the keys of seats and who sits here; moves
// that are not committed, which their seat may still take back; which answers were given in advance, for that tells what
// a seat answers always; and all settings, which say the same, and the owner's name. A sealed answer stays: it travels in
// links too, and opens only with the key. Games without keys stay whole: whoever has such a game can play any seat of it.
enum class BundleFor : std::uint8_t { owner, anybody };
std::string bundle_json(const Journals& games, const Journals& lines,
                        const std::map<std::string, std::string>& settings, BundleFor reader);
// One game for others: what has been handed over, without who sits here.
std::string bundle_json(const Journal& game);
// What of a game may leave a device unasked, and of a game by link come to one.
Journal for_others(const Journal& game);
// Would the two bundles differ in keys of seats?
bool have_keys(const Journals& games, const Journals& lines);
// The form alone: moves are held against the rules by arrive(). A single stored journal counts as a bundle of one.
Expected<Bundle> read_bundle(std::string_view json);

// What the seats' words tell of a match that arrives (record/tags.h): `seat`'s answer to ply `ply` is not what it gave.
struct Change {
    Seat seat = kSpectator;  // kSpectator: nothing was found
    std::size_t ply = 0;     // 0: how the game began
    bool is_sure = false;    // the other of two lines has what the seat's word is about
    bool is_hands = false;  // not an answer: after so many moves hands were changed in its name, or a change is missing
};

// A match that arrives, against what is known of it: the game, and of its other lines the one that it is or goes on with
// (either may be absent). No move of a person's seat whose secret is here ever comes in that its secret did not sign, no
// change of such a seat's hands without being asked for, and what is to be kept opens again. A Fault: its moves do not hold,
// or nobody stayed at its table ("record/nobody").
struct Arrival {
    Standing standing = Standing::unrelated;  // to the game that is known; unrelated: new here
    std::optional<Journal> game;              // to be kept as the game from now on
    std::optional<Journal> line;              // to be kept among its other lines
    Change
        change{};  // forged: in what arrived; fork: in the game that is known, while it was on its way to this device
    SeatSet unasked{};  // fork: seats of this device whose hands somebody else has changed
    SeatSet late{};     // fork: seats that may have read others' answers before they gave theirs (late_answers)
    SeatSet
        exchanged{};  // seats, taken when this device joined, that have another chain now: their host may have tried deals
    SeatSet renamed{};  // seats to which somebody else gave another name; they keep theirs
};
// What `incoming`, a state of the match that holds, is to `known`, without anything being kept: no game, no line.
Arrival judge(const Journal& known, const Record& incoming);
Expected<Arrival> arrive(const Journal* game, const Journal* line, const Journal& incoming);

// What came in with a bundle, for one sentence.
class Tally {
   public:
    void add(const std::string& label, const Expected<Arrival>& arrival);
    void skip(const std::string& label, std::string_view why);
    bool has_skipped() const { return !skipped_.empty(); }
    std::string words() const;

   private:
    int fresh_ = 0, newer_ = 0, lines_ = 0, known_ = 0;
    std::vector<std::string> skipped_;
};

}  // namespace orrery
