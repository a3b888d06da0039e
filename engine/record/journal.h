// What a device keeps of one match: the record with the running turn's moves in it, how many of them are committed
// (have left this device), and a summary for the list of games. Stored the moment an answer is given. Also how two
// states of the same match compare: nothing that was seen is ever overwritten by less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive.h"
#include "record/record.h"

namespace orrery {

// One line of "your games", without replaying anything.
struct Summary {
    std::string title;               // of the game
    std::vector<std::string> owing;  // seat tokens that are asked now: "p2"
    std::string asked;               // the node of the question: "settle"
    std::uint32_t ply = 0;           // moves made
    bool over = false;
    std::vector<std::string> winners;  // seat tokens, when over

    bool operator==(const Summary&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(newer("title", title), newer("owing", owing), newer("asked", asked), newer("ply", ply));
        archive(newer("over", over), newer("winners", winners));
    }
};
Summary summarize(const Record& record, const Match& match);
Summary summarize_lobby(const Record& record);  // of a game by link whose seats are still being taken

// What became of the newest link of a game by link: what was done here is in it, and others wait for it.
enum class Sent : std::uint8_t {
    nothing,  // as far as this device knows there is nothing to send
    due,      // it has not gone out
    copied,
    shared,
    posted,  // it travels by itself, and a relay has it
};
inline bool has_gone(Sent sent) { return sent > Sent::due; }

struct Journal {
    Record record;                // uncommitted moves included
    std::uint32_t committed = 0;  // moves that are part of what was sent or handed over
    std::uint8_t here = 0;        // SeatSet bits: who sits at this device
    std::uint64_t time_ms = 0;    // of the last change, given by the caller
    Summary summary;
    std::uint32_t seen = 0;     // moves that were shown at this device; what came after them is news
    bool archived = false;      // out of the way, until the game goes on
    Sent sent = Sent::nothing;  // of this state; any other one is due, or of somebody else
    SeatKeys keys{};  // of a game by link: the secrets of the seats that are played here; never sent to others
    // Plies that automatic answers gave here, or will have given when they are open, in order; never sent to others.
    std::vector<std::uint32_t> automatic{};

    bool operator==(const Journal&) const = default;

    template <class Archive>
    void serialize(Archive& archive);  // journal.cpp; all but the record
};

std::string journal_json(const Journal& journal);
Expected<Journal> read_journal(std::string_view json);  // form only: moves are checked by Table::open

// How `incoming` stands to what this device knows of the match.
enum class Standing : std::uint8_t {
    unrelated,  // another game number
    same,       // the same moves
    newer,      // incoming goes on where known ends
    older,      // known goes on where incoming ends
    fork,       // another line: they part at `ply`
    foreign,    // the same number, yet another game, seed, options, number of seats or protocol
    forged,     // it tells moves that a seat's secret, of which this device knows the chain, does not prove
};
struct Comparison {
    Standing standing = Standing::unrelated;
    std::size_t ply = 0;  // moves they have in common

    bool operator==(const Comparison&) const = default;
};
Comparison compare(const Record& known, const Record& incoming);

// Does the seat act in `record` in a way that `other` does not know?
bool acts_more(const Record& record, const Record& other, Seat seat);

// Two states tell of the same newest act of a seat, and only `record` of a change of hands that the seat made by then; nor has
// who it is about acted since, which would have undone it. So one of them was changed on its way: the change; nullptr: none.
const SeatChange* change_without_act(const Record& record, const Record& other);

// Two states of one match may part over a secret round: a seat answers for itself in one, and in the other a bot answers for
// it. Whoever has the seat may then have read others' answers first. These are the seats where that can be: an answer is open
// in the bot's line, or the seat left by its own act, or the bot was there before the round began. In other cases the person
// was there all the time, and the two states become one.
SeatSet late_answers(const Record& known, const Record& incoming);

// For same, newer and older: the longer line, with every seat that either knows a holder of; of one secret round the
// answers that either has.
Record merged(const Record& known, const Record& incoming);

}  // namespace orrery
