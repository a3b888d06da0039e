// Tables: an answer can be taken back within the running turn, but never across luck, news or another seat. The log
// keeps secrets.
#include <catch_amalgamated.hpp>

#include "games/template/template.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Table nim_table(int seats = 2, std::uint64_t seed = 5) {
    return std::move(*Table::open(*new_record("nim", seats, {}, 77, seed), SeatSet{3}));
}

std::string all_of(const std::vector<LogLine>& lines) {
    std::string text;
    for (const LogLine& line : lines)
        for (const Sentence& sentence : line.sentences) text += sentence.text + "\n";
    return text;
}

TEST_CASE("a sealed answer may be taken back until the last is in", "[record][table]") {
    Table table = nim_table();
    CHECK_FALSE(table.can_undo());
    REQUIRE_FALSE(table.play("bid 2"));
    CHECK(table.can_undo());
    table.undo();
    CHECK(table.ply() == 0);
    REQUIRE_FALSE(table.play("bid 1"));
    REQUIRE_FALSE(table.play("bid 0"));  // another seat's answer commits the first and shows both
    CHECK(table.committed() == 1);
    CHECK_FALSE(table.can_undo());
}

TEST_CASE("a committed turn cannot be taken back", "[record][table]") {
    Table table = nim_table();
    for (const char* move : {"bid 1", "bid 0"}) REQUIRE_FALSE(table.play(move));
    REQUIRE_FALSE(table.play("take 2"));
    CHECK(table.can_undo());
    table.commit();
    CHECK_FALSE(table.can_undo());
    CHECK(table.committed() == 3);
}

TEST_CASE("an answer that told its seat something cannot be taken back", "[record][table]") {
    Table table = std::move(*Table::open(*new_record("nim", 2, {{"stones", "1"}}, 77, 5), SeatSet{3}));
    for (const char* move : {"bid 1", "bid 0"}) REQUIRE_FALSE(table.play(move));
    REQUIRE_FALSE(table.play("take 1"));  // the end shows the other token
    CHECK_FALSE(table.can_undo());
}

TEST_CASE("showing one's own token tells its owner nothing", "[record][table]") {
    Table table = nim_table();
    for (const char* move : {"bid 1", "bid 0", "show"}) REQUIRE_FALSE(table.play(move));
    CHECK(table.can_undo());
}

TEST_CASE("the running turn survives a journal", "[record][table]") {
    Table table = nim_table();
    for (const char* move : {"bid 1", "bid 0"}) REQUIRE_FALSE(table.play(move));
    table.commit();
    REQUIRE_FALSE(table.play("take 3"));
    auto again = Table::open(table.journal(1));
    REQUIRE(again);
    CHECK(again->here() == SeatSet{3});
    CHECK(again->can_undo());
    again->undo();
    CHECK_FALSE(again->can_undo());
    CHECK(again->ply() == 2);
}

TEST_CASE("refused answers change nothing and say why", "[record][table]") {
    Table table = nim_table();
    const Journal before = table.journal(0);
    const Verdict verdict = table.play("bid 7");
    REQUIRE(verdict);
    CHECK(verdict->ruling == "R2");
    CHECK(table.play("jump")->ruling == "11.2");
    CHECK(table.journal(0) == before);
}

TEST_CASE("the log seals answers for others until they are revealed", "[record][table]") {
    Table table = nim_table(3);
    REQUIRE_FALSE(table.play("bid 3"));
    CHECK(all_of(table.log(seat_at(0))) == "You bid 3.\n");
    CHECK(all_of(table.log(seat_at(1))) == "{p1} has made a secret choice.\n");
    CHECK(all_of(table.log(kSpectator)) == "{p1} has made a secret choice.\n");
    for (const char* move : {"bid 0", "bid 1"}) REQUIRE_FALSE(table.play(move));
    CHECK(all_of(table.log(kSpectator)).find("{p1}'s bid is 3.") != std::string::npos);
    CHECK(table.log(kSpectator, 1, 2).size() == 1);
    CHECK(table.log(kSpectator, 3, 3).empty());
}

TEST_CASE("a table tells boards what a move did, as each seat may know it", "[record][table]") {
    using example::Event;
    Table table = nim_table();
    for (const char* move : {"bid 3", "bid 1"}) REQUIRE_FALSE(table.play(move));
    const auto seen = [&](Seat viewer, std::size_t ply) {
        return std::any_cast<std::vector<Event>>(table.scenes(viewer, ply).events);
    };
    const Event own{Event::Kind::bid, seat_at(0), 3}, sealed{Event::Kind::bid, seat_at(0), -1};
    CHECK(seen(seat_at(0), 1) == std::vector<Event>{own});
    CHECK(seen(seat_at(1), 1) == std::vector<Event>{sealed});
    CHECK(seen(kSpectator, 1) == std::vector<Event>{sealed});
    REQUIRE(seen(kSpectator, 2).size() == 4);  // also who has the first turn
    CHECK(seen(kSpectator, 2)[1] == Event{Event::Kind::opened, seat_at(0), 3});

    const auto told = [&](std::uint64_t number) {
        std::any events;
        Chance chance(1);
        table.at(0)->play(Path{number}, chance, &events);
        return events;
    };
    const auto start = table.at(0);
    CHECK(start->tell_same(seat_at(0), told(3), told(3)));
    CHECK_FALSE(start->tell_same(seat_at(0), told(3), told(2)));
    CHECK(start->tell_same(seat_at(1), told(3), told(2)));
}

TEST_CASE("an automatic answer is an ordinary move that the log tells, and is taken back like one", "[record][table]") {
    Table table = nim_table();
    for (const char* move : {"bid 1", "bid 0"}) REQUIRE_FALSE(table.play(move));
    REQUIRE_FALSE(table.play("take 2", true));
    CHECK(table.record().moves.back() == "take 2");
    CHECK(table.is_automatic(3));
    CHECK_FALSE(table.is_automatic(2));
    CHECK(table.log(kSpectator).back().is_automatic);
    CHECK(table.can_undo());
    table.undo();
    REQUIRE_FALSE(table.play("take 2"));
    CHECK_FALSE(table.is_automatic(3));
}

TEST_CASE("opening a table names an impossible move", "[record][table]") {
    Record record = *new_record("nim", 2, {}, 77, 5);
    record.moves = {"bid 1", "bid 9"};
    const auto table = Table::open(record, SeatSet{});
    REQUIRE_FALSE(table);
    CHECK(table.fault().code == "record/move");
    CHECK(table.fault().message.find("Move 2") != std::string::npos);
}

TEST_CASE("names of seats are cleaned", "[record][table]") {
    Table table = nim_table();
    table.set_seat(seat_at(1), {SeatKind::person, 0, "  Bob\xE2\x80\xAE "});
    CHECK(table.record().seats[1].name == "Bob");
}

}  // namespace
}  // namespace orrery
