// The tries of a device at today's matches: the first one counts, whatever happens to its match afterwards, and nothing
// that comes from elsewhere makes a result better.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/by_luck.h"
#include "record/device/tries.h"
#include "record/play/daily.h"

namespace orrery {
namespace {

constexpr std::int64_t kDay = 20781;
using Heard = Tries::Heard;
using State = Try::State;

// The match of the day after so many moves by luck, all of them committed; fewer if it is over before.
Journal journal_of(std::int64_t day, std::uint64_t number, std::size_t moves, std::uint64_t luck = 1) {
    const auto start = daily_start(day);
    Journal journal;
    journal.record = start->record, journal.here = start->here.bits;
    journal.record.number = number;
    const auto match = play_by_luck(journal.record, luck, moves);
    journal.committed = static_cast<std::uint32_t>(journal.record.moves.size());
    journal.summary = summarize(journal.record, *match);
    return journal;
}

Tries tries_of(std::string_view text) {
    const auto read = Tries::read(text);
    REQUIRE(read);
    return *read;
}

TEST_CASE("tries come back from their text, and a damaged text is refused", "[daily]") {
    for (const std::string text :
         {"1", "1;20781 won 23 31;20782 lapsed;20783 running 00000000000000a1 12 0f3c000000000000",
          "1;1 lost 0 4095;2 tied 0 12"})
        CHECK(tries_of(text).text() == text);
    CHECK(tries_of("").all().empty());
    for (const char* text : {"2", "x", ";", "1;", "1;20781", "1;20781 won", "1;20781 won 23", "1;20781 won 23 31 4",
                             "1;20781 won -1 31", "1;20781 won 023 31", "1;20781 lapsed 1", "1;20781 beaten 23 31",
                             "1;-3 lapsed", "1;99999999 lapsed", "1;20781 running a1 12", "1;20781 running zz 12 1",
                             "1;20781 running 1 5000 1", "1;5 lapsed;5 lapsed", "1;5 lapsed;"}) {
        CAPTURE(text);
        CHECK_FALSE(Tries::read(text));
    }
    std::string long_text = "1";
    for (int day = 0; day < 2001; ++day) long_text += ";" + std::to_string(day) + " lapsed";
    CHECK_FALSE(Tries::read(long_text));
}

TEST_CASE("a row of days ends with a day that was not played to its end", "[daily]") {
    const Tries tries = tries_of("1;10 won 1 2;12 lost 1 2;13 tied 0 2;14 won 1 2;15 lapsed;16 won 1 2;17 lost 0 2");
    CHECK(tries.streak(10) == 1);
    CHECK(tries.streak(11) == 1);  // day 11 may still be played
    CHECK(tries.streak(12) == 1);
    CHECK(tries.streak(14) == 3);
    CHECK(tries.streak(15) == 3);
    CHECK(tries.streak(16) == 1);
    CHECK(tries.streak(17) == 2);
    CHECK(tries.streak(18) == 2);
    CHECK(tries.streak(19) == 0);
    CHECK(tries.longest_streak() == 3);
    CHECK(tries_of("").longest_streak() == 0);
    CHECK(tries_of("1;10 won 1 2").longest_streak() == 1);
}

TEST_CASE("the first match of the day counts, and its end is its result", "[daily]") {
    for (std::int64_t day = kDay; day < kDay + 5; ++day) {
        CAPTURE(daily_match(day).game);
        Tries tries;
        CHECK(tries.hear(journal_of(day, 5, 0), day) == Heard::begun);
        CHECK(tries.hear(journal_of(day, 5, 0), day) == Heard::nothing);
        CHECK(tries.hear(journal_of(day, 6, 0), day) == Heard::practice);
        CHECK(tries.hear(journal_of(day, 6, 4), day) == Heard::nothing);
        CHECK(tries.hear(journal_of(day, 5, 4), day) == Heard::went_on);
        CHECK(tries.streak(day) == 0);
        const Journal end = journal_of(day, 5, kMaxMoves);
        REQUIRE(end.summary.over);
        CHECK(tries.hear(end, day + 1) == Heard::finished);  // after midnight
        REQUIRE(tries.of(day));
        const Try result = *tries.of(day);
        const bool is_won = end.summary.winners == tokens(SeatSet{end.here});
        CHECK((result.state == State::won) == is_won);
        CHECK(result.is_finished());
        CHECK(result.turns > 2);
        CHECK(result.turns < 200);
        CHECK(tries.streak(day) == 1);
        CHECK(tries_of(tries.text()).all() == tries.all());
        CHECK(tries.hear(end, day) == Heard::nothing);
        CHECK(tries.hear(journal_of(day, 5, 0), day) == Heard::practice);
        CHECK(*tries.of(day) == result);
    }
}

TEST_CASE("only a match of today, from its start, by the person at this device, begins a try", "[daily]") {
    Tries tries;
    CHECK(tries.hear(journal_of(kDay, 5, 0), kDay + 1) == Heard::nothing);
    CHECK(tries.hear(journal_of(kDay, 5, 1), kDay) == Heard::nothing);
    Journal other = journal_of(kDay, 5, 0);
    other.here = 0;
    CHECK(tries.hear(other, kDay) == Heard::nothing);
    other.here = 3;
    CHECK(tries.hear(other, kDay) == Heard::nothing);
    other = journal_of(kDay, 5, 0);
    ++other.record.seed;
    CHECK(tries.hear(other, kDay) == Heard::nothing);
    CHECK(tries.all().empty());
}

TEST_CASE("a try lapses if its match goes on from an earlier move or from another line", "[daily]") {
    const auto after = [](const Journal& next) {
        Tries tries;
        REQUIRE(tries.hear(journal_of(kDay, 5, 0), kDay) == Heard::begun);
        REQUIRE(tries.hear(journal_of(kDay, 5, 6), kDay) == Heard::went_on);
        const Heard heard = tries.hear(next, kDay);
        if (heard == Heard::lapsed) CHECK(tries.of(kDay)->state == State::lapsed);
        return heard;
    };
    CHECK(after(journal_of(kDay, 5, 5)) == Heard::lapsed);
    CHECK(after(journal_of(kDay, 5, 0)) == Heard::lapsed);
    CHECK(after(journal_of(kDay, 5, 8, 2)) == Heard::lapsed);
    CHECK(after(journal_of(kDay, 5, kMaxMoves, 2)) == Heard::lapsed);
    CHECK(after(journal_of(kDay, 5, 8)) == Heard::went_on);
    Journal undone = journal_of(kDay, 5, 7);
    undone.committed = 6;  // the seventh may still be taken back
    CHECK(after(undone) == Heard::nothing);
    Journal easier = journal_of(kDay, 5, 8);
    for (SeatHolder& holder : easier.record.seats)
        if (holder.kind == SeatKind::bot) holder.level = 0;
    CHECK(after(easier) == Heard::lapsed);
    Journal both = journal_of(kDay, 5, 8);
    both.here = 3;
    CHECK(after(both) == Heard::lapsed);
}

TEST_CASE("tries of a file fill no missed day and replace none", "[daily]") {
    const Tries file = tries_of("1;10 won 9 9;11 won 9 9;12 won 9 9;13 running 1 0 1;14 won 9 9;15 won 9 9;99 won 9 9");
    Tries none;
    CHECK(none.join(file, 15) == 6);
    CHECK(none.text() == "1;10 won 9 9;11 won 9 9;12 won 9 9;13 lapsed;14 won 9 9;15 won 9 9");
    CHECK(none.join(file, 15) == 0);
    Tries mine = tries_of("1;12 lost 1 2;15 lapsed");
    CHECK(mine.join(file, 16) == 2);
    CHECK(mine.text() == "1;10 won 9 9;11 won 9 9;12 lost 1 2;15 lapsed");
}

}  // namespace
}  // namespace orrery
