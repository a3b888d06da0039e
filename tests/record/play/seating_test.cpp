// Who sits where: drawn by lot if the game's options say so, otherwise never.
#include <algorithm>
#include <map>

#include <catch_amalgamated.hpp>

#include "record/play/seating.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Record record_of(std::string_view game, std::uint64_t number, const std::vector<OptionText>& options = {}) {
    Record record = *new_record(game, 3, options, number, 5);
    record.seats = {{SeatKind::person, 0, "Ann"}, {SeatKind::bot, 2, ""}, {SeatKind::open, 0, "Bob"}};
    return record;
}

std::size_t seat_of(const Record& record, std::string_view name) {
    const auto found = std::find_if(record.seats.begin(), record.seats.end(),
                                    [&](const SeatHolder& holder) { return holder.name == name; });
    return static_cast<std::size_t>(found - record.seats.begin());
}

TEST_CASE("a game that draws its seats puts every holder about equally often on every seat", "[record][seating]") {
    REQUIRE(draws_seats("rise", 3, {}));
    std::map<std::size_t, int> seats;
    for (std::uint64_t number = 1; number <= 3000; ++number) {
        Record record = record_of("rise", number);
        const SeatSet here = seat_by_lot(record, SeatSet{1});
        const std::size_t seat = seat_of(record, "Ann");
        REQUIRE(seat < 3);
        REQUIRE(here == SeatSet{static_cast<std::uint8_t>(1u << seat)});
        REQUIRE(seat_of(record, "Bob") < 3);
        REQUIRE(std::count_if(record.seats.begin(), record.seats.end(),
                              [](const SeatHolder& holder) { return holder.kind == SeatKind::bot; }) == 1);
        ++seats[seat];
    }
    for (std::size_t seat = 0; seat < 3; ++seat) CHECK((seats[seat] > 900 && seats[seat] < 1100));
}

TEST_CASE("the same number gives the same seats", "[record][seating]") {
    Record one = record_of("rise", 77), other = record_of("rise", 77);
    CHECK(seat_by_lot(one, SeatSet{1}) == seat_by_lot(other, SeatSet{1}));
    CHECK(one == other);
}

TEST_CASE("seats stay as they were set if nothing draws them", "[record][seating]") {
    const std::pair<std::string_view, std::vector<OptionText>> kept[] = {
        {"rise", {{"start", "seat"}}}, {"prosper", {}}, {"nim", {}}};
    for (const auto& [game, options] : kept) {
        CHECK_FALSE(draws_seats(game, 3, options));
        for (std::uint64_t number = 1; number < 20; ++number) {
            Record record = record_of(game, number, options);
            const Record before = record;
            CHECK(seat_by_lot(record, SeatSet{5}) == SeatSet{5});
            CHECK(record == before);
        }
    }
}

}  // namespace
}  // namespace orrery
