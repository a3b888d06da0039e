// Today's match: every game in turn, a start that is legal and the same for everybody, and days that never change.
#include <set>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/link/link.h"
#include "record/play/daily.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr std::int64_t kTuesday = 20781;  // 2026-11-24

TEST_CASE("five days in a row have five games, and the week grows harder", "[daily]") {
    for (std::int64_t day = kTuesday - 400; day < kTuesday + 400; ++day) {
        std::set<std::string_view> found;
        for (std::int64_t next = day; next < day + 5; ++next) found.insert(daily_match(next).game);
        CHECK(found.size() == 5);
        for (const std::string_view game : found) CHECK(find_game(game) != nullptr);
    }
    std::vector<std::string_view> week;
    for (std::int64_t day = kTuesday - 1; day < kTuesday + 6; ++day) week.push_back(kBotLevels[daily_match(day).level]);
    CHECK(week == std::vector<std::string_view>{"novice", "apprentice", "apprentice", "journeyman", "journeyman",
                                                "adept", "adept"});
}

TEST_CASE("each day has a start of its own, of a short kind, with one person against one bot", "[daily]") {
    std::set<std::uint64_t> seeds, numbers;
    for (std::int64_t day = kTuesday; day < kTuesday + 70; ++day) {
        CAPTURE(day);
        const auto start = daily_start(day);
        REQUIRE(start);
        const Record& record = start->record;
        seeds.insert(record.seed), numbers.insert(record.number);
        CHECK(record.seed == daily_seed(day));
        CHECK_FALSE(record.options.empty());  // its preset is there
        REQUIRE(record.seats.size() == 2);
        for (std::size_t i = 0; i < 2; ++i) {
            const bool is_person = start->here.has(seat_at(static_cast<int>(i)));
            CHECK(record.seats[i].kind == (is_person ? SeatKind::person : SeatKind::bot));
            CHECK(record.seats[i].level == (is_person ? 0 : daily_match(day).level));
        }
        const auto match = start_of(record);
        REQUIRE(match);
        CHECK_FALSE((*match)->decision().over);
    }
    CHECK(seeds.size() == 70);
    CHECK(numbers.size() == 70);
}

// "rise disks=4 1 apprentice 0123456789abcdef": the game, its options, the person's seat, the opponent, the number.
std::string words_of(std::int64_t day) {
    const auto start = daily_start(day);
    REQUIRE(start);
    std::string words = start->record.game;
    for (const OptionText& option : start->record.options) words += " " + option.key + "=" + option.value;
    words += start->here.has(seat_at(0)) ? " 1 " : " 2 ";
    return words + std::string(kBotLevels[daily_match(day).level]) + " " + hex16(start->record.number);
}

// Whoever changes the choice lets these days be, and begins on a later one.
TEST_CASE("today's match of a day never changes", "[daily]") {
    const std::vector<std::string> known{
        "rise disks=4 1 apprentice 43673f3ebfe6d4de",
        "kardashev roles=random left=6 1 apprentice 3940b25791b100bb",
        "ozymandias ages=3 1 journeyman 20106a502583255c",
        "cosmos races=open trade=off 2 journeyman 581c924e19f9c9ba",
        "prosper rounds=8 1 adept 90d24fd1aa454a3f",
        "rise disks=4 2 adept 71f6202fd346836e",
    };
    std::vector<std::string> now;
    for (const std::int64_t day : {kTuesday, kTuesday + 1, kTuesday + 2, kTuesday + 3, kTuesday + 4, kTuesday + 3000})
        now.push_back(words_of(day));
    CHECK(now == known);
    for (std::int64_t day = kTuesday; day < kTuesday + 5; ++day) {
        const auto link = encode_link(daily_start(day)->record);
        REQUIRE(link);
        CHECK(link->size() < 40);
        CHECK(open_link(*link)->record == daily_start(day)->record);
    }
}

TEST_CASE("a match is that day's start whatever its number, and only with its seed, options and opponent", "[daily]") {
    const auto start = daily_start(kTuesday);
    REQUIRE(start);
    Record record = start->record;
    record.number = 7;
    record.seats[0].name = record.seats[1].name = "Anna";
    CHECK(is_start_of(record, *start));
    record.moves = {"anything"};
    CHECK(is_start_of(record, *start));
    const auto differs = [&](auto change) {
        Record other = start->record;
        change(other);
        return !is_start_of(other, *start);
    };
    CHECK(differs([](Record& other) { ++other.seed; }));
    CHECK(differs([](Record& other) { other.options.clear(); }));
    CHECK(differs([](Record& other) { other.game = "prosper"; }));
    CHECK(differs([](Record& other) { ++other.revision; }));
    CHECK(differs([](Record& other) {
        for (SeatHolder& holder : other.seats)
            if (holder.kind == SeatKind::bot) holder.level = 1;
    }));
    CHECK(differs([](Record& other) { other.seats.push_back({}); }));
    CHECK_FALSE(is_start_of(record, *daily_start(kTuesday + 1)));
}

}  // namespace
}  // namespace orrery
