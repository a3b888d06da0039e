#include "record/play/seating.h"

#include <algorithm>
#include <utility>

namespace orrery {

bool draws_seats(std::string_view game, int seats, const std::vector<OptionText>& options) {
    for (const OptionSpec& spec : option_specs(game, seats)) {
        const auto given =
            std::find_if(options.begin(), options.end(), [&](const OptionText& text) { return text.key == spec.key; });
        const std::string& value = given == options.end() ? spec.fallback : given->value;
        for (const OptionValue& offered : spec.menu)
            if (offered.value == value && offered.draws_seats) return true;
    }
    return false;
}

SeatSet seat_by_lot(Record& record, SeatSet here) {
    if (!draws_seats(record.game, static_cast<int>(record.seats.size()), record.options)) return here;
    std::vector<std::pair<SeatHolder, bool>> holders;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        holders.emplace_back(record.seats[i], here.has(seat_at(static_cast<int>(i))));
    std::uint64_t state = record.number ^ 0x6F72726572792D73u;
    Chance lot(splitmix64(state) ^ record.number);
    lot.shuffle(holders);
    SeatSet now;
    for (std::size_t i = 0; i < holders.size(); ++i) {
        record.seats[i] = holders[i].first;
        if (holders[i].second) now.add(seat_at(static_cast<int>(i)));
    }
    return now;
}

}  // namespace orrery
