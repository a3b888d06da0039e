// Today's match: one game, start and opponent per day, the same for everybody. It follows from the number of the day
// alone, so no server is asked. The days of the past must keep their matches, because links to them and results stay
// with people. If a game gets another preset, or a sixth game comes, the calendar changes from a later day on.
#pragma once

#include <cstdint>
#include <string_view>

#include "record/data/record.h"

namespace orrery {

// `day` counts from 1970-01-01, in the player's own calendar.
struct DailyMatch {
    std::int64_t day = 0;
    std::string_view game;
    std::string_view preset;
    std::uint8_t level = 0;  // of the opponent: index into kBotLevels
};
DailyMatch daily_match(std::int64_t day);
std::uint64_t daily_number(std::int64_t day);  // of the match that links to the start have

// The record of the start: one person against one bot, without moves. `here`: the person's seat. The game must be here.
struct DailyStart {
    Record record;
    SeatSet here;
};
Expected<DailyStart> daily_start(std::int64_t day);

// The seed of the start. It follows from daily_number.
inline std::uint64_t daily_seed(std::int64_t day) { return seed_of_number(daily_number(day)); }

// Is it that start, with or without moves? The number of the match and names do not matter.
bool is_start_of(const Record& record, const DailyStart& start);

}  // namespace orrery
