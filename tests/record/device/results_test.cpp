// The results of a device: a match counts once, if it was followed from its first move to its last, and nothing that
// returns makes a result better.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/by_luck.h"
#include "record/device/results.h"
#include "record/play/continuation.h"
#include "record/play/daily.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr std::int64_t kPlayed = 20781;

// A match of one person in the first seat against novices, after so many moves by luck, all committed.
Journal journal_of(std::string_view game, int seats, std::uint64_t number, std::size_t moves, std::uint64_t luck = 1) {
    Journal journal;
    journal.record = *new_record(game, seats, {}, number, seed_of_number(number));
    journal.record.seats.assign(static_cast<std::size_t>(seats), {SeatKind::bot, 1, {}});
    journal.record.seats[0] = {SeatKind::person, 0, {}};
    journal.here = 1;
    const auto match = play_by_luck(journal.record, luck, moves);
    journal.committed = static_cast<std::uint32_t>(journal.record.moves.size());
    journal.summary = summarize(journal.record, *match);
    return journal;
}
Journal rise(std::size_t moves, std::uint64_t luck = 1) { return journal_of("rise", 2, 7, moves, luck); }

Results::Heard hear(Results& results, const Journal& journal, bool saw_begin = false) {
    return results.hear(journal, kPlayed, saw_begin, false);
}

Results results_of(std::string_view text) {
    const auto read = Results::read(text);
    REQUIRE(read);
    return *read;
}

// "w", "l" or "t" against one bot of that level.
std::string match_text(int number, std::string_view game, char how, char level) {
    const std::string sign = how == 'w' ? "+" : how == 't' ? "=" : "-";
    return ";" + hex16(static_cast<std::uint64_t>(number)) + " 20000 " + std::string(game) + " short 1 " + level +
           sign +
           (how == 'l'   ? " 2 -3"
            : how == 't' ? " 1 0"
                         : " 1 3") +
           " 20 solo";
}
Results played(std::string_view how, std::string_view game = "rise", char level = '1') {
    std::string text = "1";
    for (std::size_t i = 0; i < how.size(); ++i) text += match_text(static_cast<int>(i) + 1, game, how[i], level);
    return results_of(text);
}

TEST_CASE("results come back from their text, and a damaged text is refused", "[results]") {
    for (const std::string text :
         {"1",
          "1;00000000000000a1 20781 prosper short 2 1-4+ 2 -23 31 solo;00000000000000a2 20781 rise own 1 p= 1 0 9 link",
          "1;open 00000000000000a1 12 0f3c000000000000;try 00000000000000a2 0 0000000000000000;gone 00000000000000a3",
          "1;00000000000000a1 20781 kardashev allies 4 1~2-2- 2 -5 9 today"})
        CHECK(results_of(text).text() == text);
    CHECK(results_of("").all().empty());
    const std::string good = "1;a1 20781 prosper short 2 1- 2 -23 31 solo";
    CHECK(Results::read(good));
    for (const char* text : {"2",
                             "x",
                             ";",
                             "1;",
                             "1;a1",
                             "1;gone",
                             "1;gone zz",
                             "1;gone 1 2",
                             "1;open 1 2",
                             "1;open 1 5000 1",
                             "1;open 1 2 zz",
                             "1;a1 20781 prosper short 2 1- 2 -23 31",
                             "1;a1 20781 prosper short 2 1- 2 -23 31 alone",
                             "1;a1 20781 Prosper short 2 1- 2 -23 31 solo",
                             "1;a1 20781 prosper short 9 1- 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 1 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 7- 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 1? 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 1-1-1-1-1-1- 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 1- 0 -23 31 solo",
                             "1;a1 20781 prosper short 2 1- 2 -230000 31 solo",
                             "1;a1 20781 prosper short 2 1- 2 -23 5000 solo",
                             "1;a1 999999 prosper short 2 1- 2 -23 31 solo",
                             "1;a1 20781 prosper short 2 1- 2 -23 31 solo;a1 20781 prosper short 2 1- 2 -23 31 solo",
                             "1;gone 1;",
                             "1;gone 1;;gone 2"}) {
        CAPTURE(text);
        CHECK_FALSE(Results::read(text));
    }
    std::string long_text = "1";
    for (int i = 0; i < 601; ++i) long_text += match_text(i, "rise", 'w', '1');
    CHECK_FALSE(Results::read(long_text));
}

TEST_CASE("home knows from the beginning of the text if there is a finished match", "[results]") {
    for (const char* text :
         {"", "1", "1;open 00000000000000a1 12 0f3c000000000000", "1;try 00000000000000a2 0 1", "1;gone 3"})
        CHECK_FALSE(Results::has_played(text));
    for (const std::string& text : {std::string("2;newer"), std::string("x"), played("l").text() + ";gone 3"})
        CHECK(Results::has_played(text));
}

TEST_CASE("a match that was followed to its end counts, once", "[results]") {
    for (const GameInfo& game : games()) {
        for (const int seats : {2, game.max_seats}) {
            CAPTURE(game.id, seats);
            Results results;
            const auto at = [&](std::size_t moves) { return journal_of(game.id, seats, 7, moves); };
            CHECK(hear(results, at(0)) == Results::Heard::begun);
            CHECK(hear(results, at(0)) == Results::Heard::nothing);
            CHECK(hear(results, at(4)) == Results::Heard::went_on);
            CHECK(results_of(results.text()).text() == results.text());
            const Journal end = at(kMaxMoves);
            REQUIRE(end.summary.over);
            CHECK(hear(results, end) == Results::Heard::counted);
            REQUIRE(results.all().size() == 1);
            const Played one = results.all().front();
            CHECK(one.day == kPlayed);
            CHECK(one.game == game.id);
            CHECK(one.preset == kStandard);
            CHECK(one.seat == 1);
            CHECK(one.rivals.size() == static_cast<std::size_t>(seats) - 1);
            CHECK(one.is_won() == (end.summary.winners == std::vector<std::string>{"p1"}));
            CHECK((one.by > 0 ? one.place == 1 : one.by == 0 || one.place > 1));
            CHECK(one.turns > 0);
            CHECK(one.level() == 1);
            CHECK(one.is_rated());
            CHECK(results.course(game.id).size() == 2);
            CHECK(results_of(results.text()).all() == results.all());
            for (const std::size_t again : {std::size_t{0}, std::size_t{4}, kMaxMoves})
                CHECK(hear(results, at(again)) == Results::Heard::nothing);
            CHECK(results.all().size() == 1);
        }
    }
}

TEST_CASE("a match that went back to an earlier move, or on from other moves, never counts", "[results]") {
    const auto after = [](const Journal& next) {
        Results results;
        REQUIRE(hear(results, rise(0)) == Results::Heard::begun);
        REQUIRE(hear(results, rise(6)) == Results::Heard::went_on);
        const Results::Heard heard = hear(results, next);
        if (heard == Results::Heard::lapsed) {
            results = results_of(results.text());
            CHECK(hear(results, rise(0)) == Results::Heard::nothing);
            CHECK(hear(results, rise(kMaxMoves)) == Results::Heard::nothing);
            CHECK(results.all().empty());
        }
        return heard;
    };
    CHECK(after(rise(5)) == Results::Heard::lapsed);
    CHECK(after(rise(0)) == Results::Heard::lapsed);
    CHECK(after(rise(8, 2)) == Results::Heard::lapsed);
    CHECK(after(rise(kMaxMoves, 2)) == Results::Heard::lapsed);
    CHECK(after(rise(8)) == Results::Heard::went_on);
    Journal undone = rise(7);
    undone.committed = 6;  // the seventh may still be taken back
    CHECK(after(undone) == Results::Heard::nothing);
    Journal easier = rise(8);
    easier.record.seats[1].level = 0;
    CHECK(after(easier) == Results::Heard::lapsed);
    Journal other = rise(8);
    other.here = 2;
    CHECK(after(other) == Results::Heard::lapsed);
    other.here = 3;
    CHECK(after(other) == Results::Heard::lapsed);
}

// States of two lines of one match come in any order, as tabs, links and files can bring them.
TEST_CASE("only a match that never goes back counts, and only once", "[results]") {
    std::vector<Journal> states;
    for (const std::size_t moves : {std::size_t{0}, std::size_t{3}, std::size_t{6}, kMaxMoves})
        for (const std::uint64_t luck : {1, 2}) states.push_back(journal_of("prosper", 2, 7, moves, luck));
    const auto is_prefix = [](const Journal& a, const Journal& b) {
        const auto &early = a.record.moves, &late = b.record.moves;
        return early.size() <= late.size() && std::equal(early.begin(), early.end(), late.begin());
    };
    int counted = 0, lapsed = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        CAPTURE(seed);
        Chance chance(seed);
        Results results;
        const Journal* last = nullptr;
        bool is_gone = false, is_counted = false;
        for (int step = 0; step < 8; ++step) {
            const Journal& next = states[chance.below(static_cast<std::uint32_t>(states.size()))];
            hear(results, next);
            results = results_of(results.text());
            if (last == nullptr && !next.record.moves.empty()) continue;
            if (last != nullptr && !is_counted) is_gone |= !is_prefix(*last, next);
            last = &next;
            is_counted |= !is_gone && next.summary.over;
            REQUIRE(results.all().size() == (is_counted ? 1 : 0));
        }
        counted += is_counted ? 1 : 0, lapsed += is_gone ? 1 : 0;
    }
    CHECK(counted > 10);
    CHECK(lapsed > 100);
}

TEST_CASE("a match that begins in its middle, or with known luck, never counts", "[results]") {
    Results results;
    CHECK(hear(results, rise(3)) == Results::Heard::nothing);
    CHECK(hear(results, rise(kMaxMoves)) == Results::Heard::nothing);
    Journal both = rise(0);
    both.here = 3;
    CHECK(hear(results, both) == Results::Heard::nothing);
    both.here = 2;  // a bot's seat
    CHECK(hear(results, both) == Results::Heard::nothing);

    const Journal known = rise(kMaxMoves);
    for (const std::size_t ply : {std::size_t{0}, std::size_t{5}}) {
        const auto again = continuation(known.record, SeatSet{1}, ply, 99);
        REQUIRE(again);
        Journal journal = rise(ply);
        journal.record = again->record;
        CHECK(hear(results, journal, true) == Results::Heard::nothing);
    }
    const auto start = daily_start(kPlayed);
    Journal practice;
    practice.record = start->record, practice.here = start->here.bits;
    practice.record.number = 5;
    practice.summary = summarize(practice.record, **start_of(practice.record));
    CHECK(hear(results, practice) == Results::Heard::nothing);
    CHECK(results.text() == "1");

    Journal sent = rise(0);  // somebody sent its start, and a person takes a seat
    sent.here = 0;
    CHECK(hear(results, sent) == Results::Heard::lapsed);
    CHECK(hear(results, rise(0)) == Results::Heard::nothing);
    CHECK(hear(results, rise(kMaxMoves)) == Results::Heard::nothing);
    CHECK(results.text() == "1;gone 0000000000000007");

    practice.here = 0;  // the same with the try that counts
    CHECK(hear(results, practice) == Results::Heard::lapsed);
    practice.here = start->here.bits;
    CHECK(hear(results, practice) == Results::Heard::nothing);
    CHECK(results.hear(practice, kPlayed, false, true) == Results::Heard::begun);
    CHECK(results.text().starts_with("1;gone 0000000000000007;try 0000000000000005 0 "));
}

TEST_CASE("a match counts whose begin was only seen by the page", "[results]") {
    Results results;
    CHECK(hear(results, rise(4), true) == Results::Heard::begun);
    CHECK(hear(results, rise(kMaxMoves)) == Results::Heard::counted);
    Results at_once;
    CHECK(hear(at_once, rise(kMaxMoves), true) == Results::Heard::counted);
    CHECK(at_once.all() == results.all());
}

TEST_CASE("of many matches the newest are kept", "[results]") {
    std::string text = "1";
    for (int i = 0; i < 600; ++i) text += match_text(i + 100, "rise", 'w', '1');
    Results full = results_of(text);
    REQUIRE(hear(full, rise(0)) == Results::Heard::begun);
    REQUIRE(hear(full, rise(kMaxMoves)) == Results::Heard::counted);
    CHECK(full.all().size() == 600);
    CHECK(full.all().front().number == 101);
    CHECK(full.all().back().number == 7);

    Results many;
    for (std::uint64_t number = 1; number <= 101; ++number)
        REQUIRE(hear(many, journal_of("prosper", 2, number, 0)) == Results::Heard::begun);
    CHECK(hear(many, journal_of("prosper", 2, 1, 4)) == Results::Heard::nothing);
    CHECK(hear(many, journal_of("prosper", 2, 2, 4)) == Results::Heard::went_on);
    CHECK(many.text().size() < 8000);
}

TEST_CASE("results of a file come in once by number, and none of a day to come", "[results]") {
    Results mine = results_of("1" + match_text(1, "rise", 'l', '1') + match_text(3, "rise", 'l', '1'));
    const Results file = results_of("1" + match_text(1, "rise", 'w', '1') + match_text(2, "cosmos", 'w', '1') +
                                    ";5 99999 rise short 1 1+ 1 3 9 solo;6 10 rise short 1 1+ 1 3 9 solo;open 7 0 1");
    CHECK(mine.join(file, kPlayed) == 2);
    CHECK(mine.join(file, kPlayed) == 0);
    REQUIRE(mine.all().size() == 4);
    CHECK(mine.all()[0].number == 6);
    CHECK_FALSE(mine.all()[1].is_won());
    CHECK(mine.all()[3].number == 2);
    CHECK(hear(mine, rise(4)) == Results::Heard::nothing);  // a running match of the file is not followed here
}

TEST_CASE("who played whom, and what is rated", "[results]") {
    const Results results = results_of(
        "1;1 9 rise short 1 1+1+ 1 3 9 solo;2 9 rise short 1 1+4- 2 -3 9 solo;3 9 rise short 1 p+ 1 3 9 link;"
        "4 9 kardashev allies 1 1~2+2+ 1 3 9 solo;5 9 rise short 1 0+ 1 3 9 solo;6 9 rise short 1 1= 1 0 9 today");
    const auto& all = results.all();
    CHECK(all[0].level() == 1);
    CHECK(all[0].is_won());
    CHECK_FALSE(all[1].level());
    CHECK_FALSE(all[1].is_won());
    CHECK(all[1].is_rated());
    CHECK_FALSE(all[2].level());
    CHECK_FALSE(all[2].is_rated());
    CHECK_FALSE(all[3].level());
    CHECK(all[3].is_rated());
    CHECK_FALSE(all[4].is_rated());  // a random bot was not measured
    CHECK(all[5].is_tied());
    CHECK(all[5].is_rated());
    const auto rise = results.course("rise");
    REQUIRE(rise.size() == 4);
    const Results alone = results_of("1;1 9 rise short 1 1+ 1 3 9 solo");
    CHECK(rise[1].value == Catch::Approx(alone.course("rise")[1].value));  // two novices weigh as one
    CHECK(results.course("kardashev").size() == 2);
    CHECK(results.course("cosmos").size() == 1);
}

TEST_CASE("another level is advised after four wins in five or five losses in six", "[results]") {
    CHECK_FALSE(played("").advice("rise"));
    CHECK_FALSE(played("wwww").advice("rise"));
    CHECK_FALSE(played("wwtlw").advice("rise"));
    CHECK_FALSE(played("lllll").advice("rise"));
    CHECK_FALSE(played("lllltl").advice("cosmos"));
    CHECK_FALSE(played("lltlwl").advice("rise"));
    const auto up = played("lwwww").advice("rise");
    REQUIRE(up);
    CHECK(up->is_harder);
    CHECK(up->level == 1);
    CHECK(up->count == 4);
    CHECK(up->of == 5);
    CHECK(up->is_news);
    const auto down = played("wlllll", "rise", '4').advice("rise");
    REQUIRE(down);
    CHECK_FALSE(down->is_harder);
    CHECK(down->level == 4);
    CHECK(down->count == 5);
    CHECK(down->of == 6);
    CHECK(down->is_news);
}

TEST_CASE("advice is news only with the match that made it true", "[results]") {
    CHECK(played("wwwww").advice("rise")->is_news);
    CHECK_FALSE(played("wwwwww").advice("rise")->is_news);
    CHECK_FALSE(played("wwwwwl").advice("rise")->is_news);
    CHECK_FALSE(played("wwwwwll").advice("rise"));
    CHECK(played("wwwwwllwwww").advice("rise")->is_news);  // it was not so in between
    Results other = results_of(played("wwwww").text() + match_text(77, "cosmos", 'w', '1'));
    REQUIRE(other.advice("rise"));
    CHECK_FALSE(other.advice("rise")->is_news);
    other = results_of(played("wwwww").text() + match_text(77, "rise", 'l', '4'));
    CHECK_FALSE(other.advice("rise"));  // of the level that is played now there is one match
}

TEST_CASE("the longest run of wins", "[results]") {
    CHECK(played("").longest_run() == 0);
    CHECK(played("wwlwwwtw").longest_run() == 3);
}

}  // namespace
}  // namespace orrery
