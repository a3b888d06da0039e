#include "record/play/daily.h"

#include <algorithm>
#include <iterator>

#include "record/play/seating.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

// The shortest kind of each game.
struct Kind {
    std::string_view game, preset;
};
constexpr Kind kKinds[] = {{"prosper", "short"},
                           {"rise", kFirstGame},
                           {"kardashev", kFirstGame},
                           {"ozymandias", kFirstGame},
                           {"cosmos", kFirstGame}};

// By the day of the week, from Monday: novice, two days each of apprentice, journeyman and adept. Masters think too
// long.
constexpr std::uint8_t kLevelOfWeekday[] = {1, 4, 4, 5, 5, 2, 2};
constexpr std::int64_t kFirstMonday = 4;  // day 0 was a Thursday

constexpr int kSeats = 2;

std::size_t remainder(std::int64_t day, std::size_t count) {
    const auto whole = static_cast<std::int64_t>(count);
    return static_cast<std::size_t>(((day % whole) + whole) % whole);
}

}  // namespace

DailyMatch daily_match(std::int64_t day) {
    const Kind& kind = kKinds[remainder(day, std::size(kKinds))];
    return {day, kind.game, kind.preset, kLevelOfWeekday[remainder(day - kFirstMonday, std::size(kLevelOfWeekday))]};
}

std::uint64_t daily_number(std::int64_t day) {
    std::uint64_t state = static_cast<std::uint64_t>(day) ^ 0x6F72726572792064u;
    return splitmix64(state);
}

Expected<DailyStart> daily_start(std::int64_t day) {
    const DailyMatch match = daily_match(day);
    std::vector<OptionText> options;
    for (const Preset& preset : presets(match.game, kSeats))
        if (preset.id == match.preset) options = preset.options;
    auto record = new_record(match.game, kSeats, options, daily_number(day), daily_seed(day));
    if (!record) return record.fault();
    DailyStart start{std::move(*record), {}};
    start.record.seats = {{SeatKind::person, 0, {}}, {SeatKind::bot, match.level, {}}};
    start.here.add(seat_at(0));
    start.here = seat_by_lot(start.record, start.here);
    return start;
}

bool is_start_of(const Record& record, const DailyStart& start) {
    const Record& wanted = start.record;
    const auto is_alike = [](const SeatHolder& a, const SeatHolder& b) {
        return a.kind == b.kind && a.level == b.level && a.character == b.character;
    };
    return record.game == wanted.game && record.revision == wanted.revision && record.options == wanted.options &&
           record.seed == wanted.seed && !record.is_bound() &&
           std::equal(record.seats.begin(), record.seats.end(), wanted.seats.begin(), wanted.seats.end(), is_alike);
}

}  // namespace orrery
