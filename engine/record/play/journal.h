// What a device keeps of one match: the record with the moves of the running turn, how many moves are committed (have
// left this device), and a summary for the list of games. It is stored at every answer. Also how two states of a match
// compare: what was seen is never replaced by less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rapidjson/fwd.h>

#include "core/archive.h"
#include "record/data/record.h"

namespace orrery {

// One line of "your games". It can be shown without a replay.
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

// What became of the newest link of a game by link, if this device did something that others wait for.
enum class Sent : std::uint8_t {
    nothing,  // this device knows of nothing to send
    due,      // it has to go out and has not
    copied,
    shared,
    posted,  // it travels by itself, and a relay has it
};
inline bool has_gone(Sent sent) { return sent > Sent::due; }

struct Journal {
    Record record;                // uncommitted moves included
    std::uint32_t committed = 0;  // moves that were sent or handed over
    std::uint8_t here = 0;        // SeatSet bits: who sits at this device
    std::uint64_t time_ms = 0;    // of the last change; callers give the time
    Summary summary;
    std::uint32_t seen = 0;     // moves that were shown at this device; later ones are news
    bool archived = false;      // out of the list until the game goes on
    Sent sent = Sent::nothing;  // the link of this state
    SeatKeys keys{};            // secrets of the seats of a game by link that are played here; never sent to others
    // Plies that automatic answers gave here, in order; also those of answers that are not open yet. Never sent to
    // others.
    std::vector<std::uint32_t> automatic{};

    bool operator==(const Journal&) const = default;

    template <class Archive>
    void serialize(Archive& archive);  // journal.cpp; all but the record
};

std::string journal_json(const Journal& journal);
Expected<Journal> read_journal(std::string_view json);         // checks the form only; Table::open checks the moves
Expected<Journal> read_journal(const rapidjson::Value& json);  // a part of a larger document

// What `incoming` is to the state that this device knows.
enum class Standing : std::uint8_t {
    unrelated,  // another game number
    same,       // the same moves
    newer,      // incoming continues known
    older,      // known continues incoming
    fork,       // two lines, with `ply` moves in common
    foreign,    // the same number, but another game, seed, options, seats or protocol
    forged,     // its moves are not proven by a seat's secret whose chain this device knows
};
struct Comparison {
    Standing standing = Standing::unrelated;
    std::size_t ply = 0;  // moves that both have

    bool operator==(const Comparison&) const = default;
};
Comparison compare(const Record& known, const Record& incoming);

// Has the seat done something in `record` that is not in `other`?
bool acts_more(const Record& record, const Record& other, Seat seat);

// Finds a change that somebody made up or removed. Both states have the same newest act of a seat, but only `record`
// has a change of hands that this seat had made by then. The seat that changed hands could have undone it by an act,
// but has not acted since. Returns that change; nullptr: there is none.
const SeatChange* change_without_act(const Record& record, const Record& other);

// Two states of a match may part in a secret round: in one a seat's person answers, in the other a bot answers for it.
// Then that person may have read others' answers first. Returns the seats for which this is possible: an answer is open
// in the bot's line, or the seat left by its own act, or the bot was there before the round began. In other cases the
// person was there all the time, and the two states are merged.
SeatSet late_answers(const Record& known, const Record& incoming);

// For same, newer and older: the longer line, with every holder of a seat that either state knows, and with the answers
// to one secret round that either state has.
Record merged(const Record& known, const Record& incoming);

}  // namespace orrery
