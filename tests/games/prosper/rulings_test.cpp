// One case per ruling of the rules reference (section 10): position, moves and result in the form of
// scenarios/runner.h.
#include <catch_amalgamated.hpp>

#include "games/prosper/facts.h"

using namespace orrery;
using namespace orrery::prosper;

TEST_CASE("R1 the game has its name from its first line and is for 2 to 6 seats", "[prosper][R1]") {
    CHECK(Prosper::info().title == "Prosper or Perish");
    CHECK(Prosper::info().min_seats == 2);
    CHECK(Prosper::info().max_seats == 6);
    for (int seats = 2; seats <= 6; ++seats) CHECK(Prosper::is_sound(started(seats, {})));
    CHECK_FALSE(Prosper::read_options(1, {}));
    CHECK_FALSE(Prosper::read_options(7, {}));
}

TEST_CASE("R2 to the left is the next higher seat, after the highest comes p1", "[prosper][R2]") {
    holds(R"(seats 3 map=trefoil
             round 2 first p2 turn p2
             p1 a1=9
             p2 b1=9
             p3 c1=9
             > end
             = turn p3
             > end
             = turn p1 round 2)");
}

TEST_CASE("R3 eight hand-made maps and a generator", "[prosper][R3]") {
    const auto [seats, map] = GENERATE(table<int, std::string>({{2, "twin-arms"},
                                                                {2, "narrows"},
                                                                {3, "trefoil"},
                                                                {3, "triskele"},
                                                                {4, "crossroads"},
                                                                {4, "pinwheel"},
                                                                {5, "starfish"},
                                                                {6, "snowflake"},
                                                                {2, "rnd-2-7"},
                                                                {6, "rnd-6-7"}}));
    const Position p = started(seats, {{"map", map}});
    CHECK(map_id(p.seats, p.options) == map);
    CHECK(realm(p.board, p.board.planets, planet_at(0, 1)) == p.board.planets);  // connected
    CHECK_FALSE(Prosper::read_options(seats == 6 ? 5 : seats + 1, {{"map", map}}));
}

TEST_CASE("R4 lost ships just leave the board, the supply has no end", "[prosper][R4]") {
    holds(R"(seats 2 map=narrows
             start
             > settle a1 13
             = p1 a1=7 ; = reserve p1 17 p2 30)");
    holds(R"(seats 2 map=narrows
             round 3 turn p2 left 1
             p1 a1=52 a2=25 a3=25 a4=25 a5=13 a6=13 a7=13 a8=13
             p2 b1=52 b2=25 b3=25 b4=25 b5=13 b6=13 b7=13 b8=13
             > end
             = p1 a1=60 a4=30 a8=15 ; = p2 b1=60 b4=30 b8=15)");
}

TEST_CASE("R5 settling takes natives + 1 at least and loses half the natives", "[prosper][R5]") {
    holds(R"(seats 2 map=narrows
             start
             - settle a1 12 = R5
             > settle a1 13
             = p1 a1=7
             - settle b2 4 = R5
             > settle b2 5
             = p2 b2=3)");
    holds(R"(seats 2 map=narrows settle=half
             start
             - settle a1 6 = R5
             > settle a1 7
             = p1 a1=1)");
}

TEST_CASE("R6 half the natives: 2 of 4, 6 of 12, none of none", "[prosper][R6]") {
    holds(R"(seats 2 map=narrows
             start
             > settle a2 10
             = p1 a2=8
             > settle b1 20
             = p2 b1=14
             > settle b5 10
             = p2 b5=10 ; = reserve p1 20 p2 0)");
}

TEST_CASE("R7 what settles a planet may not exceed its limit", "[prosper][R7]") {
    holds(R"(seats 2 map=narrows bonus=10,10
             start
             ? settle a5: 1..15
             ? settle a2: 5..32
             ? settle a1: 13..40
             - settle a5 16 = R7
             - settle a2 33 = R7
             > settle a2 32
             = p1 a2=30)");
}

TEST_CASE("R8 no ships join own planets while something can be settled", "[prosper][R8]") {
    holds(R"(seats 2 map=narrows
             start
             > settle a1 13
             > settle b1 13
             > settle b5 1
             - settle a1 13 = R8
             - muster a1 1 = R8
             > settle a5 1
             = p1 a5=1)");
}

TEST_CASE("R9 a remainder that settles nothing is mustered in one go, without room it is lost", "[prosper][R9]") {
    holds(R"(seats 2 map=narrows
             phase draft pass 5 turn p2
             reserve p1 0 p2 4
             p1 a1=7 a5=1 a6=1 a7=1 a8=1
             p2 b2=30 b5=14 b6=14 b7=15 b8=15
             - settle b3 4 = R9
             - muster a5 1 = R9
             - muster b5 2
             > muster b5 1
             = turn p2 phase draft ; = reserve p1 0 p2 3
             > muster b6 1
             = phase move round 1 turn p1 ; = reserve p1 0 p2 0)");
    holds(R"(seats 2 map=narrows
             phase draft pass 5 turn p2
             reserve p1 0 p2 1
             p1 a1=7
             p2 b1=7
             ? settle b5: 1..1
             - muster b1 1
             > settle b5 1
             = phase move)");
}

TEST_CASE("R10 the draft goes in snake order, nobody may pass", "[prosper][R10]") {
    holds(R"(seats 3 map=trefoil bonus=0,0,0
             start
             - end = R10
             > settle a8 1
             = turn p2 pass 1
             > settle b8 1
             > settle c8 1
             = turn p3 pass 2
             > settle c7 1
             > settle b7 1
             = turn p1 pass 2
             > settle a7 1
             = turn p1 pass 3
             > settle a1 28
             > settle b1 13
             > settle c1 13
             > settle c2 13
             > settle b2 13
             = turn p2 pass 5 ; = reserve p1 0 p2 2 p3 2)");
}

TEST_CASE("R11 p1 is first in round 1, also if its draft ended first", "[prosper][R11]") {
    holds(R"(seats 2 map=narrows
             start
             > settle a1 30
             > settle b1 13
             > settle b2 17
             = phase move round 1 first p1 turn p1 left 3)");
}

TEST_CASE("R12 a passive movement may not overfill", "[prosper][R12]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=40 a5=11
             p2 b1=9
             - move a1 a5 5 = R12
             > move a1 a5 4
             = p1 a5=15 a1=36
             - move a1 a5 1 = R12)");
}

TEST_CASE("R13 an attack may not leave more than the limit", "[prosper][R13]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=40 a5=11
             p2 b1=9 a2=6
             - move a1 a2 38 = R13
             - move a1 a6 16 = R13
             > move a1 a2 37
             = p1 a2=30)");
}

TEST_CASE("R14 surplus production is not built", "[prosper][R14]") {
    holds(R"(seats 2 map=narrows
             round 4 turn p2 left 1
             p1 a1=59 a2=25 a5=14 a6=13
             p2 b1=60
             > end
             = p1 a1=60 a2=30 a5=15 a6=15 ; = p2 b1=60)");
}

TEST_CASE("R15 a planet may be left, its natives are back at once", "[prosper][R15]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=9 a2=6
             p2 b1=9
             > move a2 a1 6
             = p1 a1=15 ; = free a2
             > move a1 a2 4
             = p1 a1=11 ; = free a2
             > move a1 a2 11
             = p1 a2=7 ; = free a1)");
}

TEST_CASE("R16 a passive movement goes through own planets at any distance", "[prosper][R16]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a5=10 a1=60 a6=1 a8=4 b8=6
             p2 b1=9
             - move a5 b8 1 = R16
             - move b8 a5 1 = R16
             > move a5 a8 10
             = p1 a8=14 ; = free a5)");
}

TEST_CASE("R17 the same ships may move three times", "[prosper][R17]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a2=13 a1=5
             p2 b8=2 b1=9 a5=5
             > move a2 a5 12
             > move a5 a7 6
             > move a7 b8 6
             = p1 b8=3 ; = turn p2)");
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=12
             p2 b4=7 b1=9
             > move a4 b4 4
             > move a4 b4 4
             = p2 b4=1
             > move a4 b4 3
             = p1 b4=1 a4=1)");
}

TEST_CASE("R18 ships from two planets never attack together", "[prosper][R18]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=3 a5=4
             p2 b1=9
             - move a1 a5 a2 5 = 11.2
             - move a1 a2 5
             > move a1 a2 2
             > move a5 a2 3
             = p1 a1=1 a5=1 ; = free a2)");
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=3 a5=4
             p2 b1=9
             > move a1 a5 2
             > move a5 a2 5
             = p1 a2=1)");
}

TEST_CASE("R19 the defence bonus counts at every attack", "[prosper][R19]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=20 a1=5
             p2 b4=8 b1=9
             > move a4 b4 10
             = p1 b4=1 a4=10)");
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=9 a1=5
             p2 b4=3 b1=9
             > move a4 b4 1
             > move a4 b4 1
             > move a4 b4 2
             = p2 b4=2 ; = p1 a4=5)");
}

TEST_CASE("R20 after a failed attack the defender keeps min(d, d + 1 - c)", "[prosper][R20]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=20 a1=5
             p2 b4=7 b1=9
             > move a4 b4 1
             = p2 b4=7
             > move a4 b4 5
             = p2 b4=3
             > move a4 b4 3
             = p2 b4=1)");
}

TEST_CASE("R21 an exact tie leaves nobody, the natives return", "[prosper][R21]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=20 a1=5
             p2 b4=7 b1=9
             > move a4 b4 8
             = p1 a4=12 ; = free b4
             > move a4 b4 4
             = p1 a4=8 ; = free b4)");
}

TEST_CASE("R22 d + 1 defeats the garrison, d + 2 takes the planet", "[prosper][R22]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=20 a1=5
             p2 b4=1 b1=9
             > move a4 b4 3
             = p1 b4=1)");
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=20 a1=5
             p2 b4=1 b1=9
             > move a4 b4 2
             = free b4)");
}

TEST_CASE("R23 natives of a planet taken from an enemy stay subdued", "[prosper][R23]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 b3=30 a1=5
             p2 b1=9 b2=4
             > move b3 b1 11
             = p1 b1=1)");
}

TEST_CASE("R24 natives cannot be worn down, a hopeless attack is legal", "[prosper][R24]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a1=14
             p2 b1=9
             ? move a1 a2: 1..14
             > move a1 a2 4
             = p1 a1=10 ; = free a2
             > move a1 a2 4
             = p1 a1=6 ; = free a2
             > move a1 a2 5
             = p1 a2=1)");
}

TEST_CASE("R25 nobody may throw away the last planet", "[prosper][R25]") {
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=6
             p2 b4=6 b1=9
             - move a4 b4 6 = R25
             > move a4 b4 5
             = p2 b4=2 ; = p1 a4=1
             = turn p2)");
    holds(R"(seats 2 map=narrows
             round 3
             p1 a4=7
             p2 b4=6 b1=9
             - move a4 b4 7 = R25
             > move a4 a2 7
             = p1 a2=3 ; = free a4)");
}

TEST_CASE("R26 the first seat rotates to the left, past eliminated seats", "[prosper][R26]") {
    holds(R"(seats 3 map=trefoil
             round 4 turn p3 left 1
             p1 a1=5
             p3 c1=9
             > end
             = round 5 first p3 turn p3
             > end
             = turn p1
             > end
             = round 6 first p1 turn p1)");
    holds(R"(seats 2 map=narrows
             p1 a1=9
             p2 b1=9
             > end
             > end
             = round 2 turn p2
             > end
             > end
             = round 3 turn p1)");
}

TEST_CASE("R27 a seat without a movement is not asked", "[prosper][R27]") {
    holds(R"(seats 2 map=narrows
             round 2
             p1 a1=20 b2=6 b3=6
             p2 b4=1
             > end
             = p2 b4=6 ; = round 3 first p2 turn p2)");
    holds(R"(seats 2 map=narrows
             round 2
             p1 a4=3
             p2 b1=20
             > move a4 b4 2
             = p1 a4=1 ; = turn p2 left 3)");
    holds(R"(seats 2 map=narrows
             round 2 left 1
             p1 a1=20 b2=6 b3=6
             p2 b8=1
             > end
             = round 2 turn p2 left 3
             ? move b8 a7: 1..1
             ? move b8 b3:)");
}

TEST_CASE("R28 a seat is eliminated at once, also in mid-round", "[prosper][R28]") {
    holds(R"(seats 3 map=trefoil
             round 4 left 2
             p1 a2=20 a1=5
             p2 b5=3
             p3 c1=9 c2=4
             > move a2 b5 4
             = free b5 ; = turn p1 left 1 ; = over -
             > end
             = turn p3)");
    holds(R"(seats 2 map=narrows
             round 5 left 2
             p1 a4=20 a1=5
             p2 b4=7
             > move a4 b4 8
             = p1 a1=5 ; = free b4 ; = over eradication ; = win p1
             - end = 7)");
}

TEST_CASE("R29 a match ends by eradication, domination, or its number of rounds", "[prosper][R29]") {
    CHECK(started(2, {}).options.end == EndRule::domination);
    CHECK(round_limit(2, {}) == 12);
    CHECK(round_limit(5, {}) == 10);
    holds(R"(seats 2 map=narrows end=rounds rounds=6
             round 5 first p2 left 1
             p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             p2 b1=20
             > end
             = dominant - ; = over -
             > end
             > end
             = dominant - ; = over rounds ; = win p1)");
}

TEST_CASE("R30 the last 2n rounds are scored", "[prosper][R30]") {
    holds(R"(seats 2 map=narrows
             round 8 turn p2
             p1 a1=9 a2=6
             p2 b1=20
             > end
             = round 9 ; = score p1 0 p2 0
             > end
             > end
             = round 10 ; = score p1 13 p2 8)");
    holds(R"(seats 2 map=narrows rounds=3
             turn p2
             p1 a1=9
             p2 b1=20
             > end
             = score p1 8 p2 8)");
}

TEST_CASE("R31 domination wins at the second round end running", "[prosper][R31]") {
    holds(R"(seats 2 map=narrows
             round 3 first p2 left 1
             p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             p2 b1=20
             > end
             = dominant p1 ; = over -
             > end
             > end
             = over domination ; = win p1)");
    holds(R"(seats 2 map=narrows
             round 4 turn p2 dominant p1
             p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             p2 b1=20
             > move b1 b3 7
             = free b3
             > end
             = dominant - ; = over -)");
}

TEST_CASE("R32 pure eradication stops after 10 calm rounds or round 99", "[prosper][R32]") {
    holds(R"(seats 2 map=narrows end=eradication
             round 40 first p2 turn p2 calm 9
             p1 a1=9
             p2 b1=12
             > move b1 b5 1
             > end
             > end
             = calm 0 ; = over - ; = score p1 0 p2 0)");
    holds(R"(seats 2 map=narrows end=eradication
             round 40 first p2 turn p2 calm 8
             p1 a1=9 a2=3
             p2 b1=12
             > end
             > move a1 a2 2
             > end
             = calm 9 ; = over -
             > end
             > end
             = over calm ; = win p1 ; = score p1 13 p2 8)");
    holds(R"(seats 2 map=narrows end=eradication
             round 99 first p2 turn p2 calm 9
             p1 a1=9
             p2 b1=12 b2=3
             > end
             > end
             = dominant - ; = over rounds ; = win p2 ; = score p1 8 p2 13)");
}

TEST_CASE("R33 build, reckoning, domination, limit; full planets score", "[prosper][R33]") {
    holds(R"(seats 2 map=narrows
             round 12 first p2 left 1 dominant p1
             score p1 10 p2 500
             p1 a1=60 a2=30 a3=30 a4=30 b4=30 b2=30 b3=30
             p2 b1=59
             > end
             = p2 b1=60 ; = over domination ; = win p1 ; = score p1 48 p2 508)");
}

TEST_CASE("R34 uneven maps give some seats ships more, bonus=0 takes them back", "[prosper][R34]") {
    CHECK(started(3, {}).reserve == std::array<std::uint8_t, kMaxSeats>{31, 30, 30});
    CHECK(started(6, {}).reserve == std::array<std::uint8_t, kMaxSeats>{30, 31, 31, 31, 30, 30});
    CHECK(started(4, {{"map", "pinwheel"}}).reserve == std::array<std::uint8_t, kMaxSeats>{32, 31, 31, 30});
    CHECK(started(4, {{"map", "pinwheel"}}, 1).reserve == std::array<std::uint8_t, kMaxSeats>{30, 30, 30, 30});
    CHECK(started(2, {}).reserve == std::array<std::uint8_t, kMaxSeats>{33, 31});
    CHECK(started(2, {}, 1).reserve == std::array<std::uint8_t, kMaxSeats>{31, 30});
    CHECK(started(2, {{"bonus", "2,0"}}, 1).reserve == std::array<std::uint8_t, kMaxSeats>{32, 30});
    CHECK(started(2, {{"bonus", "1,0"}}).reserve == std::array<std::uint8_t, kMaxSeats>{31, 30});
    CHECK(started(3, {{"bonus", "0,0,0"}}).reserve == std::array<std::uint8_t, kMaxSeats>{30, 30, 30});
    holds(R"(seats 3 map=triskele bonus=1,0,2
             start
             = reserve p1 31 p2 30 p3 32)");
    holds(R"(seats 3 map=trefoil bonus=1,0,2 start=homes
             start
             = p1 a1=25 ; = p2 b1=24 ; = p3 c1=26)");
}

TEST_CASE("R35 a seat may end its turn at any time", "[prosper][R35]") {
    holds(R"(seats 2 map=narrows
             round 2
             p1 a1=9
             p2 b1=9
             > move a1 a5 2
             = left 2 turn p1
             > end
             = turn p2 left 3
             > end
             = round 3)");
}

TEST_CASE("R36 ships cannot change hands", "[prosper][R36]") {
    holds(R"(seats 2 map=narrows
             round 2
             p1 a4=9
             p2 b4=3 b1=9
             - give a4 b4 2 = 11.2
             - move b4 a4 1
             > move a4 b4 2
             = p2 b4=2)");
}

TEST_CASE("R37 of two seats at the mark with equal P none is dominant", "[prosper][R37]") {
    holds(R"(seats 4 map=crossroads
             round 3 turn p4 left 1
             p1 a1=9 b1=9 a2=5 a3=5 a4=5 b2=5 b3=5 b4=5 c2=5 c3=5
             p2 c1=9 d1=9 c4=5 d2=5 d3=5 d4=5 c5=5 c6=5 c7=5 d5=5 d6=5 d7=5 a5=5 a6=5 a7=5 b5=5
             p3 b6=5
             p4 b7=5
             > end
             = dominant - round 4)");
    holds(R"(seats 4 map=crossroads
             round 3 turn p4 left 1
             p1 a1=9 b1=9 a2=5 a3=5 a4=5 b2=5 b3=5 b4=5 c2=5 c3=5
             p2 c1=9 d1=9 c4=5 d2=5 d3=5 d4=5 c5=5 c6=5 c7=5 d5=5 d6=5 d7=5 a5=5 a6=5 a7=5
             p3 b6=5
             p4 b7=5
             > end
             = dominant p1 round 4)");
}
