// What a device keeps of today's matches (record/play/daily.h): for each day the one try that counts, and how it ended.
// It is a text that anybody with the device can write, so it proves nothing to others. It only makes sure that nobody
// gets a second try by accident: by a reload, a deleted game, an older link or another line of the match.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "record/play/journal.h"

namespace orrery {

struct Try {
    enum class State : std::uint8_t {
        running,
        lapsed,  // it went on from an earlier move, or came unfinished from another device: it counts no more
        won,
        lost,
        tied,
    };
    State state = State::running;
    std::int32_t by = 0;     // points between the person and the other seat; 0: none
    std::int32_t turns = 0;  // of the person
    // While it runs: the number of its match, how many moves were committed, and their hash.
    std::uint64_t number = 0;
    std::uint32_t moves = 0;
    std::uint64_t line = 0;

    bool is_finished() const { return state > State::lapsed; }
    bool operator==(const Try&) const = default;
};

class Tries {
   public:
    using ByDay = std::map<std::int64_t, Try>;

    // As they are stored. Nothing: the text is damaged, or of a newer version. An empty text has no tries.
    static std::optional<Tries> read(std::string_view text);
    std::string text() const;

    const ByDay& all() const { return tries_; }
    const Try* of(std::int64_t day) const;  // nullptr: none has begun
    // Days in a row whose try was played to its end, whoever won, up to `today`. Today's may still be to come.
    int streak(std::int64_t today) const;
    int longest_streak() const;  // of all days

    // Hears of a match of this device after every change, and answers if something changed here. The first try of
    // today's match begins with its first state, without moves; another match from that start is practice. If a match
    // goes on from fewer moves than were committed, or from other ones, its try lapses.
    enum class Heard : std::uint8_t { nothing, begun, practice, went_on, lapsed, finished };
    Heard hear(const Journal& journal, std::int64_t today);

    // Tries of a file. Only days before the first day that is known here come in, so no missed day is filled, and what
    // is known here stays. A try that was not finished comes in as lapsed. Returns the number of days that came in.
    int join(const Tries& others, std::int64_t today);

   private:
    ByDay tries_;
};

}  // namespace orrery
