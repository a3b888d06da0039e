// Notation, sentences and options: what people read and write.
#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/prosper/facts.h"

using namespace orrery;
using namespace orrery::prosper;
using Sentences = std::vector<std::string>;

namespace {

struct Holding {
    const char* seat;
    const char* planet;
    int ships;
};

Move move_of(std::string_view text) {
    const auto move = Prosper::parse(text);
    REQUIRE(move);
    return *move;
}

// narrows in mid-game: p1's turn in `round`.
Position narrows(int round, const std::vector<Holding>& holdings) {
    Position p = started(2, {{"map", "narrows"}, {"bonus", "0,0"}});
    p.phase = Phase::move;
    p.pass = 0;
    p.reserve = {};
    p.round = static_cast<std::uint8_t>(round);
    p.first = seat_at(1);
    p.left = 3;
    for (const Holding& holding : holdings) {
        const Move place = move_of("settle " + std::string(holding.planet) + " " + std::to_string(holding.ships));
        p.owned[static_cast<std::size_t>(holding.seat[1] - '1')] |= only(place.target);
        p.ships[index(place.target)] = place.count;
    }
    REQUIRE(Prosper::is_sound(p));
    return p;
}

std::string explained(const Position& p, std::string_view tokens) {
    return Prosper::explain(Prosper::view(p, p.turn), tokens);
}

Sentences told(Position p, std::string_view text, Seat reader = kSpectator) {
    const View before = Prosper::view(p, reader);
    Chance chance(1);
    std::vector<Event> events;
    Prosper::apply(p, move_of(text), chance, &events);
    return texts(Prosper::describe(before, move_of(text), events, Prosper::view(p, reader)));
}

std::string fault_of(int seats, const std::vector<OptionText>& texts) {
    const auto options = Prosper::read_options(seats, texts);
    return options ? "none" : options.fault().code + ": " + options.fault().message;
}

// p1 owns all planets but one.
Position dominated(int round) {
    return narrows(round, {{"p1", "a1", 9},
                           {"p1", "a2", 6},
                           {"p1", "a3", 6},
                           {"p1", "a4", 6},
                           {"p1", "b4", 6},
                           {"p1", "b2", 6},
                           {"p1", "b3", 6},
                           {"p2", "b1", 20}});
}

}  // namespace

TEST_CASE("moves are printed as they are parsed", "[prosper][text]") {
    const auto text =
        GENERATE(as<std::string>{}, "settle a1 13", "muster z1 1", "move a4 b4 10", "move f9 z1 0", "end");
    CHECK(Prosper::print(move_of(text)) == text);
}

TEST_CASE("a text that is not a move is a fault that says what is missing", "[prosper][text]") {
    const auto fault = [](std::string_view text) {
        const auto move = Prosper::parse(text);
        return move ? std::string("none") : move.fault().message;
    };
    CHECK(fault("") == "Write a move, such as \"settle a1 13\" or \"end\".");
    CHECK(fault("give a1 3") == "A move begins with settle, muster, move or end.");
    CHECK(fault("move a1 3") == "After \"a1\" comes a planet, a1 to f9 or z1, not \"3\".");
    CHECK(fault("settle a1") == "After \"a1\" comes a number of ships, at most 255.");
    CHECK(fault("settle g1 3") == "After \"settle\" comes a planet, a1 to f9 or z1, not \"g1\".");
    CHECK(fault("settle A1 3") == "After \"settle\" comes a planet, a1 to f9 or z1, not \"A1\"; write \"settle a1\".");
    CHECK(fault("settle a1 013") == "After \"a1\" comes a number of ships, at most 255, not \"013\".");
    CHECK(fault("settle a1 -3") == "After \"a1\" comes a number of ships, at most 255, not \"-3\".");
    CHECK(fault("settle a1 300") == "After \"a1\" comes a number of ships, at most 255, not \"300\".");
    CHECK(fault("end a1") == "After \"end\" comes nothing more, not \"a1\".");
    CHECK(fault("settle  a1 3") != "none");
    CHECK(fault("settle a1 3 ") != "none");
}

TEST_CASE("a refusal tells what was typed, what is needed and what is available", "[prosper][text]") {
    const auto refused = [](const Position& p, std::string_view text) {
        const auto verdict = refusal<Prosper>(p, move_of(text));
        return verdict ? verdict->reason + " (" + verdict->ruling + ")" : std::string("none");
    };
    Position draft = started(2, {{"map", "narrows"}});
    CHECK(refused(draft, "settle a1 5") == "a1 has 12 natives and takes at least 13 ships, not 5. (R5)");
    CHECK(refused(draft, "settle a5 0") == "a5 has no natives and takes at least 1 ship, not 0. (R5)");
    CHECK(refused(draft, "settle a1 31") == "You have 30 ships left, not 31. (6.1)");
    CHECK(refused(draft, "settle a5 16") == "a5 holds at most 15 ships, so at most 15 can settle it, not 16. (R7)");
    draft.reserve[0] = 10;
    CHECK(refused(draft, "settle a1 13") ==
          "a1 has 12 natives and takes at least 13 ships; you have 10 left, not 13. (R5)");
    CHECK(refused(draft, "settle a1 10") ==
          "a1 has 12 natives and takes at least 13 ships, not 10; you have 10 left. (R5)");
    CHECK(refused(draft, "settle a1 3") ==
          "a1 has 12 natives and takes at least 13 ships, not 3; you have 10 left. (R5)");
    CHECK(refused(draft, "settle a2 11") == "You have 10 ships left, not 11. (6.1)");

    const Position p = narrows(3, {{"p1", "a4", 12}, {"p1", "a1", 5}, {"p2", "b4", 8}, {"p2", "b1", 9}});
    CHECK(refused(p, "move a4 b4 0") == "Move at least 1 ship, not 0. (6.3)");
    CHECK(refused(p, "move a4 b4 13") == "a4 has 12 ships, not 13. (6.3)");
    CHECK(refused(p, "move a4 b4 40") == "b4 holds at most 30 ships, so at most 39 can attack it, not 40. (R13)");
    const Position last = narrows(3, {{"p1", "a4", 6}, {"p2", "b4", 6}, {"p2", "b1", 9}});
    CHECK(refused(last, "move a4 b4 6") ==
          "a4 is your last planet. All its 6 ships would be lost against 7 at b4, and that isn't allowed. Send at most "
          "5. (R25)");
}

TEST_CASE("explain tells what a part of a move means", "[prosper][text]") {
    const Position p = narrows(3, {{"p1", "a4", 12}, {"p1", "a1", 5}, {"p2", "b4", 8}, {"p2", "b1", 9}});
    CHECK(explained(p, "move a4") == "a4: medium, yours, 12 of 30 ships, builds 5.");
    CHECK(explained(p, "move a4 b4") ==
          "b4: medium, {p2}'s, 8 of 30 ships, builds 5; 10 take it, 9 empty it, you can send 1 to 12.");
    CHECK(explained(p, "move a4 a2") == "a2: medium, free, 4 natives, would build 5; 5 take it, you can send 1 to 12.");
    CHECK(explained(p, "move a4 a1") ==
          "a1: large, yours, 5 of 60 ships, builds 8. No way through your own planets leads from a4 to a1. From a4 "
          "your ships reach no other planet of yours. (R16)");
    CHECK(explained(p, "move f1") == "There is no planet f1 on Narrows. (11.1)");
    CHECK(explained(p, "move a4 f1") == "There is no planet f1 on Narrows. (11.1)");
    CHECK(explained(p, "move a4 f") == "Move ships or end your turn (3 movements left)");
    CHECK(explained(p, "") == "Move ships or end your turn (3 movements left)");
    CHECK(explained(p, "end") == "End your turn with 3 movements unused.");

    const Position draft = started(2, {{"map", "narrows"}});
    CHECK(explained(draft, "settle a1") ==
          "a1: large, free, 12 natives, would build 8; 13 to 30 ships settle it, 6 of them lost.");
    CHECK(explained(draft, "settle a5") == "a5: small, free, no natives, would build 2; 1 to 15 ships settle it.");
    CHECK(explained(draft, "settle a1 13") == "13 of 30 ships: 7 stay at a1, 6 lost to the natives.");
}

TEST_CASE("explain gives the certain result of a move and warns", "[prosper][text]") {
    const Position p =
        narrows(3, {{"p1", "a4", 12}, {"p1", "a2", 6}, {"p2", "b4", 8}, {"p2", "b1", 9}, {"p2", "a7", 14}});
    CHECK(explained(p, "move a4 b4 10") == "10 ships against 9 (8 + 1 for defending): you keep 1 there, 2 at a4.");
    CHECK(explained(p, "move a4 b4 9") ==
          "9 ships against 9 (8 + 1 for defending): nobody is left and b4 is free; you keep 3 at a4.");
    CHECK(explained(p, "move a4 b4 7") ==
          "7 ships against 9 (8 + 1 for defending): all 7 are lost, 2 stay there; you keep 5 at a4.");
    CHECK(explained(p, "move a4 b4 1") ==
          "1 ship against 9 (8 + 1 for defending): it is lost, 8 stay there; you keep 11 at a4. Hopeless: the defender "
          "loses nothing.");
    CHECK(explained(p, "move a4 a3 3") ==
          "3 ships against 4 natives: all 3 are lost, the natives stay; you keep 9 at a4. Hopeless: it takes 5.");
    CHECK(explained(p, "move a2 a4 1") ==
          "1 ship to a4: you keep 13 there, 5 at a2. {p2}'s 14 ships at a7 could take a2.");
    CHECK(explained(p, "move a4 a2 12") ==
          "12 ships to a2: you keep 18 there, nothing at a4. a4 is abandoned; its 4 natives come back.");
    CHECK(explained(p, "move a2 a4 7") == "a2 has 6 ships, not 7. (6.3)");
    CHECK(explained(p, "move a2 a4 25") == "a4 has room for 18 ships, not 25. (R12)");
}

TEST_CASE("describe tells the move and what followed", "[prosper][text]") {
    const Position draft = started(2, {{"map", "narrows"}});
    CHECK(told(draft, "settle a1 13") ==
          Sentences{"{p1} settles a1 (large) with 13 ships: 7 stay, 6 lost to the natives."});

    const Position p = narrows(9, {{"p1", "a4", 12}, {"p1", "a2", 6}, {"p2", "b4", 1}, {"p2", "b1", 59}});
    CHECK(told(p, "move a2 a4 6") ==
          Sentences{"{p1} moves 6 ships from a2 to a4.", "a2 is abandoned; its 4 natives are back."});
    CHECK(told(p, "move a4 b4 3") ==
          Sentences{"{p1} attacks b4 from a4, 3 ships against {p2}'s 2 (1 + 1 for defending), and takes it: 1 stays."});
    CHECK(told(p, "end") == Sentences{"{p1} ends their turn.", "Round 9 ends: {p1} builds 10 and {p2} builds 6.",
                                      "Scores: {p1} 10 (+10) and {p2} 13 (+13).", "Round 10 begins with {p1}."});
}

TEST_CASE("describe and question address the reader", "[prosper][text]") {
    const Position p = narrows(9, {{"p1", "a4", 12}, {"p1", "a2", 6}, {"p2", "b4", 8}, {"p2", "b1", 59}});
    CHECK(told(p, "move a4 b4 5", seat_at(0)) ==
          Sentences{
              "You attack b4 from a4, 5 ships against {p2}'s 9 (8 + 1 for defending): all 5 are lost, {p2} keeps 4."});
    CHECK(told(p, "move a4 b4 5", seat_at(1)) ==
          Sentences{
              "{p1} attacks b4 from a4, 5 ships against your 9 (8 + 1 for defending): all 5 are lost, you keep 4."});
    CHECK(told(p, "end", seat_at(1)) ==
          Sentences{"{p1} ends their turn.", "Round 9 ends: {p1} builds 10 and you build 6.",
                    "Scores: {p1} 10 (+10) and you 13 (+13).", "Round 10 begins with {p1}."});
    CHECK(Prosper::question(Prosper::view(p, seat_at(0))) == "Move ships or end your turn (3 movements left)");
    CHECK(Prosper::question(Prosper::view(p, seat_at(1))) == "{p1}: move ships or end the turn (3 movements left)");
}

TEST_CASE("describe tells of elimination, dominance and the end", "[prosper][text]") {
    const Position last = narrows(5, {{"p1", "a4", 20}, {"p1", "a1", 5}, {"p2", "b4", 7}});
    CHECK(told(last, "move a4 b4 10") ==
          Sentences{"{p1} attacks b4 from a4, 10 ships against {p2}'s 8 (7 + 1 for defending), and takes it: 2 stay.",
                    "{p2} has no planet left and is out of the game.",
                    "{p1} wins by eradication: nobody else is left."});

    Position wide = dominated(3);
    CHECK(told(wide, "end") ==
          Sentences{"{p1} ends their turn.", "Round 3 ends: {p1} builds 38 and {p2} builds 8.",
                    "{p1} is dominant with production 38 of 62 and wins at the end of round 4 unless stopped.",
                    "Round 4 begins with {p1}."});
    CHECK(told(wide, "end", seat_at(0))[2] ==
          "You are dominant with production 38 of 62 and win at the end of round 4 unless stopped.");
    CHECK(told(wide, "end", seat_at(1))[2] ==
          "{p1} is dominant with production 38 of 62 and wins at the end of round 4 unless you stop them.");
    wide.dominant = seat_at(0);
    CHECK(told(wide, "end") == Sentences{"{p1} ends their turn.", "Round 3 ends: {p1} builds 38 and {p2} builds 8.",
                                         "{p1} wins by domination, two rounds in a row."});
    CHECK(told(wide, "end", seat_at(0))[2] == "You win by domination, two rounds in a row.");
    wide.dominant = seat_at(1);
    CHECK(told(wide, "end")[2] == "{p2} is no longer dominant.");

    Position stuck = narrows(3, {{"p1", "a1", 20}, {"p1", "b2", 6}, {"p1", "b3", 6}, {"p2", "b4", 1}});
    stuck.first = seat_at(0);
    CHECK(told(stuck, "end")[1] == "{p2} can't move and is skipped.");
}

TEST_CASE("events carry the figures of what a move did", "[prosper][text]") {
    Position p = narrows(9, {{"p1", "a4", 20}, {"p1", "a1", 5}, {"p2", "b4", 7}});
    std::vector<Event> events;
    Chance chance(1);
    Prosper::apply(p, move_of("move a4 b4 10"), chance, &events);
    REQUIRE(events.size() == 3);
    CHECK(events[0] == Event{.kind = Event::Kind::attack,
                             .seat = seat_at(0),
                             .other = seat_at(1),
                             .source = planet_at(0, 4),
                             .planet = planet_at(1, 4),
                             .clash = {true, false, 2},
                             .count = 10,
                             .before = 7});
    CHECK(events[1] == Event{.kind = Event::Kind::eliminate, .seat = seat_at(1)});
    CHECK(events[2] == Event{.kind = Event::Kind::win, .seat = seat_at(0)});
}

TEST_CASE("the result's score is the position's, whatever ended the match", "[prosper]") {
    Position p = narrows(9, {{"p1", "a4", 20}, {"p1", "a1", 5}, {"p2", "b4", 7}});
    p.score = {21, 34};
    CHECK(Prosper::result(p).score == std::array<std::int32_t, kMaxSeats>{21, 34});
    CHECK(Prosper::result(p).rank == std::array<std::int8_t, kMaxSeats>{1, 2});  // the current ranks
    Chance chance(1);
    Prosper::apply(p, move_of("move a4 b4 10"), chance);
    const Result result = Prosper::result(p);
    CHECK(result.cause == "eradication");
    CHECK(result.score == std::array<std::int32_t, kMaxSeats>{21, 34});
    CHECK(result.rank == std::array<std::int8_t, kMaxSeats>{1, 2});

    Position held = dominated(9);
    held.dominant = seat_at(0);
    Prosper::apply(held, move_of("end"), chance);
    CHECK(Prosper::result(held).cause == "domination");
    CHECK(Prosper::result(held).score == std::array<std::int32_t, kMaxSeats>{38, 8});
}

TEST_CASE("a sheet shows every planet and seat", "[prosper][text]") {
    const Sheet sheet = Prosper::sheet(Prosper::view(started(3, {}), kSpectator));
    REQUIRE(sheet.tables.size() == 2);
    CHECK(sheet.tables[0].rows.size() == 3);
    CHECK(sheet.tables[1].rows.size() == 25);
    for (const SheetTable& table : sheet.tables)
        for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
    CHECK(sheet.facts[0] == "Map: Trefoil.");
    CHECK(sheet.when == "pass 1 of the draft");
    CHECK(sheet.facts[1] == "Draft, pass 1.");
}

TEST_CASE("options are printed as they are read, and defaults are left out", "[prosper][options]") {
    using Texts = std::vector<OptionText>;
    const auto written = [](int seats, const Texts& texts) {
        const auto options = Prosper::read_options(seats, texts);
        REQUIRE(options);
        const Texts result = Prosper::write_options(seats, *options);
        const auto again = Prosper::read_options(seats, result);
        REQUIRE(again);
        CHECK(*again == *options);
        return result;
    };
    CHECK(written(2, {}) == Texts{});
    CHECK(
        written(
            2,
            {{"map", "twin-arms"}, {"start", "draft"}, {"end", "domination"}, {"rounds", "12"}, {"settle", "full"}}) ==
        Texts{});
    // Revisions have different bonuses for this map, so a bonus that is given is kept.
    for (const char* bonus : {"1,0", "3,1"}) CHECK(written(2, {{"bonus", bonus}}) == Texts{{"bonus", bonus}});
    CHECK(written(3, {{"bonus", "1,0,0"}}) == Texts{});
    CHECK(written(2, {{"map", "narrows"}, {"bonus", "0,0"}}) == Texts{{"map", "narrows"}});
    CHECK(written(2, {{"bonus", "0,0"}, {"map", "narrows"}}) == Texts{{"map", "narrows"}});
    CHECK(written(2, {{"bonus", "map"}}) == Texts{});
    const Texts all{{"map", "rnd-3-4294967295"}, {"start", "homes"}, {"end", "rounds"}, {"rounds", "30"},
                    {"settle", "half"},          {"bonus", "0,10,3"}};
    CHECK(written(3, all) == all);  // as in older links
    for (int seats = 2; seats <= kMaxSeats; ++seats)
        for (const OptionSpec& spec : Prosper::option_specs(seats)) {
            CHECK(written(seats, {{spec.key, spec.fallback}}) == Texts{});
            for (const OptionValue& value : spec.menu) CHECK(Prosper::read_options(seats, {{spec.key, value.value}}));
        }
}

TEST_CASE("options that are not valid are named with what would be valid", "[prosper][options]") {
    CHECK(
        fault_of(3, {{"map", "narrows"}}) ==
        "option/map: Option map can't be \"narrows\": maps for 3 players are trefoil, triskele, and rnd-3-<seed> with "
        "a seed from 0 to 4294967295.");
    CHECK(fault_of(2, {{"map", "rnd-2-4294967296"}}) != "none");
    CHECK(fault_of(2, {{"map", "rnd-2-01"}}) != "none");
    CHECK(fault_of(4, {{"start", "homes"}}) ==
          "option/start: Option start can't be \"homes\": with 4 players it is draft.");
    CHECK(fault_of(4, {{"rounds", "3"}}) ==
          "option/rounds: Option rounds can't be \"3\": it is a number from 4 to 30 for 4 players.");
    CHECK(fault_of(2, {{"rounds", "31"}}) != "none");
    CHECK(fault_of(2, {{"end", "never"}}) ==
          "option/end: Option end can't be \"never\": it is domination, rounds or eradication.");
    CHECK(fault_of(2, {{"settle", "none"}}) == "option/settle: Option settle can't be \"none\": it is full or half.");
    CHECK(fault_of(2, {{"bonus", "1,11"}}) != "none");
    CHECK(fault_of(2, {{"bonus", "1,1,1"}}) != "none");
    CHECK(fault_of(2, {{"bonus", "1"}}) ==
          "option/bonus: Option bonus can't be \"1\": it is 2 numbers from 0 to 10 with commas between, one a seat, or "
          "map.");
    CHECK(fault_of(2, {{"teams", "2"}}) ==
          "option/unknown: There is no option \"teams\"; there are map, start, end, rounds, settle and bonus.");
}

TEST_CASE("a new match drops options that have no effect beside others", "[prosper][options]") {
    using Texts = std::vector<OptionText>;
    const auto begun = [](int seats, const Texts& texts) {
        const auto options = Prosper::read_options(seats, texts);
        REQUIRE(options);
        const Options left = Prosper::without_idle(seats, *options);
        CHECK(Prosper::without_idle(seats, left) == left);
        return Prosper::write_options(seats, left);
    };
    CHECK(begun(2, {{"end", "eradication"}, {"rounds", "9"}}) == Texts{{"end", "eradication"}});
    CHECK(begun(2, {{"rounds", "9"}, {"end", "eradication"}}) == Texts{{"end", "eradication"}});
    CHECK(begun(3, {{"start", "homes"}, {"settle", "half"}}) == Texts{{"start", "homes"}});
    const Texts all{{"map", "rnd-3-7"}, {"start", "homes"}, {"end", "rounds"}, {"rounds", "30"}, {"bonus", "0,10,3"}};
    CHECK(begun(3, all) == all);
    const Texts draft{{"end", "domination"}, {"rounds", "30"}, {"settle", "half"}};
    CHECK(begun(2, draft) == Texts{{"rounds", "30"}, {"settle", "half"}});
    const Texts idle{{"start", "homes"}, {"end", "eradication"}, {"rounds", "9"}, {"settle", "half"}};
    CHECK(started(2, idle).board == started(2, begun(2, idle)).board);
}
