// One case for each ruling of the rules reference (section 10): position, moves and result as scenario text
// (section 11.5). `no <decision> = R5` wants the refusal to name R5.
#include <catch_amalgamated.hpp>

#include "games/prosper/prosper.h"
#include "games/prosper/scenario.h"

using namespace orrery;
using namespace orrery::prosper;

namespace {

// Compared with "", so that a failure shows the line that does not hold.
#define HOLDS(text) CHECK(run_scenario(text) == "")

Position started(int seats, const std::vector<OptionText>& texts) {
    const auto options = Prosper::read_options(seats, texts);
    REQUIRE(options);
    Chance chance(1);
    return Prosper::start({seats, 1, *options}, chance);
}

}  // namespace

TEST_CASE("R1 the game has its name from its first line and is for 2 to 6 seats", "[prosper][R1]") {
    CHECK(Prosper::info().title == "Prosper or Perish");
    CHECK(Prosper::info().min_seats == 2);
    CHECK(Prosper::info().max_seats == 6);
    for (int seats = 2; seats <= 6; ++seats) CHECK(Prosper::is_sound(started(seats, {})));
    CHECK_FALSE(Prosper::read_options(1, {}));
    CHECK_FALSE(Prosper::read_options(7, {}));
}

TEST_CASE("R2 to the left is the next higher seat, after the highest comes p1", "[prosper][R2]") {
    HOLDS(R"(map trefoil
             at move round=2 first=p2 turn=p2 left=3
             own p1 a1=9
             own p2 b1=9
             own p3 c1=9
             do end
             see turn=p3
             do end
             see turn=p1 round=2)");
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
    HOLDS(R"(map narrows
             do settle a1 13
             see a1=p1:7 reserve=17,30)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p2 left=1
             own p1 a1=52 a2=25 a3=25 a4=25 a5=13 a6=13 a7=13 a8=13
             own p2 b1=52 b2=25 b3=25 b4=25 b5=13 b6=13 b7=13 b8=13
             do end
             see a1=p1:60 a4=p1:30 a8=p1:15 b1=p2:60 b4=p2:30 b8=p2:15)");
}

TEST_CASE("R5 settling takes natives + 1 at least and loses half the natives", "[prosper][R5]") {
    HOLDS(R"(map narrows
             no settle a1 12 = R5
             do settle a1 13
             see a1=p1:7
             no settle b2 4 = R5
             do settle b2 5
             see b2=p2:3)");
    HOLDS(R"(map narrows
             opts settle=half
             no settle a1 6 = R5
             do settle a1 7
             see a1=p1:1)");
}

TEST_CASE("R6 half the natives: 2 of 4, 6 of 12, none of none", "[prosper][R6]") {
    HOLDS(R"(map narrows
             do settle a2 10
             see a2=p1:8
             do settle b1 20
             see b1=p2:14
             do settle b5 10
             see b5=p2:10 reserve=20,0)");
}

TEST_CASE("R7 what settles a planet may not exceed its limit", "[prosper][R7]") {
    HOLDS(R"(map narrows
             opts bonus=10,10
             range settle a5 = 1-15
             range settle a2 = 5-32
             range settle a1 = 13-40
             no settle a5 16 = R7
             no settle a2 33 = R7
             do settle a2 32
             see a2=p1:30)");
}

TEST_CASE("R8 no ships join own planets while something can be settled", "[prosper][R8]") {
    HOLDS(R"(map narrows
             do settle a1 13
             do settle b1 13
             do settle b5 1
             no settle a1 13 = R8
             no muster a1 1 = R8
             do settle a5 1
             see a5=p1:1)");
}

TEST_CASE("R9 a remainder that settles nothing is mustered in one go, without room it is lost", "[prosper][R9]") {
    HOLDS(R"(map narrows
             at draft pass=5 turn=p2 reserve=0,4
             own p1 a1=7 a5=1 a6=1 a7=1 a8=1
             own p2 b2=30 b5=14 b6=14 b7=15 b8=15
             no settle b3 4 = R9
             no muster a5 1 = R9
             no muster b5 2
             do muster b5 1
             see turn=p2 reserve=0,3 phase=draft
             do muster b6 1
             see reserve=0,0 phase=move round=1 turn=p1)");
    HOLDS(R"(map narrows
             at draft pass=5 turn=p2 reserve=0,1
             own p1 a1=7
             own p2 b1=7
             range settle b5 = 1-1
             no muster b1 1
             do settle b5 1
             see phase=move)");
}

TEST_CASE("R10 the draft goes in snake order, nobody may pass", "[prosper][R10]") {
    HOLDS(R"(map trefoil
             no end = R10
             do settle a8 1
             see turn=p2 pass=1
             do settle b8 1
             do settle c8 1
             see turn=p3 pass=2
             do settle c7 1
             do settle b7 1
             see turn=p1 pass=2
             do settle a7 1
             see turn=p1 pass=3
             do settle a1 28
             do settle b1 13
             do settle c1 13
             do settle c2 13
             do settle b2 13
             see turn=p2 pass=5 reserve=0,2,2)");
}

TEST_CASE("R11 p1 is first in round 1, also if its draft ended first", "[prosper][R11]") {
    HOLDS(R"(map narrows
             do settle a1 30
             do settle b1 13
             do settle b2 17
             see phase=move round=1 first=p1 turn=p1 left=3)");
}

TEST_CASE("R12 a passive movement may not overfill", "[prosper][R12]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=40 a5=11
             own p2 b1=9
             no move a1 a5 5 = R12
             do move a1 a5 4
             see a5=p1:15 a1=p1:36
             no move a1 a5 1 = R12)");
}

TEST_CASE("R13 an attack may not leave more than the limit", "[prosper][R13]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=40 a5=11
             own p2 b1=9 a2=6
             no move a1 a2 38 = R13
             no move a1 a6 16 = R13
             do move a1 a2 37
             see a2=p1:30)");
}

TEST_CASE("R14 surplus production is not built", "[prosper][R14]") {
    HOLDS(R"(map narrows
             at move round=4 first=p1 turn=p2 left=1
             own p1 a1=59 a2=25 a5=14 a6=13
             own p2 b1=60
             do end
             see a1=p1:60 a2=p1:30 a5=p1:15 a6=p1:15 b1=p2:60)");
}

TEST_CASE("R15 a planet may be left, its natives are back at once", "[prosper][R15]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=9 a2=6
             own p2 b1=9
             do move a2 a1 6
             see a2=- a1=p1:15
             do move a1 a2 4
             see a2=- a1=p1:11
             do move a1 a2 11
             see a1=- a2=p1:7)");
}

TEST_CASE("R16 a passive movement goes through own planets at any distance", "[prosper][R16]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a5=10 a1=60 a6=1 a8=4 b8=6
             own p2 b1=9
             no move a5 b8 1 = R16
             no move b8 a5 1 = R16
             do move a5 a8 10
             see a5=- a8=p1:14)");
}

TEST_CASE("R17 the same ships may move three times", "[prosper][R17]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a2=13 a1=5
             own p2 b8=2 b1=9 a5=5
             do move a2 a5 12
             do move a5 a7 6
             do move a7 b8 6
             see b8=p1:3 turn=p2)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=12
             own p2 b4=7 b1=9
             do move a4 b4 4
             do move a4 b4 4
             see b4=p2:1
             do move a4 b4 3
             see b4=p1:1 a4=p1:1)");
}

TEST_CASE("R18 ships from two planets never attack together", "[prosper][R18]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=3 a5=4
             own p2 b1=9
             no move a1 a5 a2 5
             no move a1 a2 5
             do move a1 a2 2
             do move a5 a2 3
             see a2=- a1=p1:1 a5=p1:1)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=3 a5=4
             own p2 b1=9
             do move a1 a5 2
             do move a5 a2 5
             see a2=p1:1)");
}

TEST_CASE("R19 the defence bonus counts at every attack", "[prosper][R19]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=20 a1=5
             own p2 b4=8 b1=9
             do move a4 b4 10
             see b4=p1:1 a4=p1:10)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=9 a1=5
             own p2 b4=3 b1=9
             do move a4 b4 1
             do move a4 b4 1
             do move a4 b4 2
             see b4=p2:2 a4=p1:5)");
}

TEST_CASE("R20 after a failed attack the defender keeps min(d, d + 1 - c)", "[prosper][R20]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=20 a1=5
             own p2 b4=7 b1=9
             do move a4 b4 1
             see b4=p2:7
             do move a4 b4 5
             see b4=p2:3
             do move a4 b4 3
             see b4=p2:1)");
}

TEST_CASE("R21 an exact tie leaves nobody, the natives return", "[prosper][R21]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=20 a1=5
             own p2 b4=7 b1=9
             do move a4 b4 8
             see b4=- a4=p1:12
             do move a4 b4 4
             see b4=- a4=p1:8)");
}

TEST_CASE("R22 d + 1 defeats the garrison, d + 2 takes the planet", "[prosper][R22]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=20 a1=5
             own p2 b4=1 b1=9
             do move a4 b4 3
             see b4=p1:1)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=20 a1=5
             own p2 b4=1 b1=9
             do move a4 b4 2
             see b4=-)");
}

TEST_CASE("R23 natives of a planet taken from an enemy stay subdued", "[prosper][R23]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 b3=30 a1=5
             own p2 b1=9 b2=4
             do move b3 b1 11
             see b1=p1:1)");
}

TEST_CASE("R24 natives cannot be worn down, a hopeless attack is legal", "[prosper][R24]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a1=14
             own p2 b1=9
             range move a1 a2 = 1-14
             do move a1 a2 4
             see a2=- a1=p1:10
             do move a1 a2 4
             see a2=- a1=p1:6
             do move a1 a2 5
             see a2=p1:1)");
}

TEST_CASE("R25 nobody may throw away the last planet", "[prosper][R25]") {
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=6
             own p2 b4=6 b1=9
             no move a4 b4 6 = R25
             do move a4 b4 5
             see b4=p2:2 a4=p1:1
             see turn=p2)");
    HOLDS(R"(map narrows
             at move round=3 first=p1 turn=p1 left=3
             own p1 a4=7
             own p2 b4=6 b1=9
             no move a4 b4 7 = R25
             do move a4 a2 7
             see a4=- a2=p1:3)");
}

TEST_CASE("R26 the first seat rotates to the left, past eliminated seats", "[prosper][R26]") {
    HOLDS(R"(map trefoil
             at move round=4 first=p1 turn=p3 left=1
             own p1 a1=5
             own p3 c1=9
             do end
             see round=5 first=p3 turn=p3
             do end
             see turn=p1
             do end
             see round=6 first=p1 turn=p1)");
    HOLDS(R"(map narrows
             at move round=1 first=p1 turn=p1 left=3
             own p1 a1=9
             own p2 b1=9
             do end
             do end
             see round=2 turn=p2
             do end
             do end
             see round=3 turn=p1)");
}

TEST_CASE("R27 a seat without a movement is not asked", "[prosper][R27]") {
    HOLDS(R"(map narrows
             at move round=2 first=p1 turn=p1 left=3
             own p1 a1=20 b2=6 b3=6
             own p2 b4=1
             do end
             see round=3 first=p2 turn=p2 b4=p2:6)");
    HOLDS(R"(map narrows
             at move round=2 first=p1 turn=p1 left=3
             own p1 a4=3
             own p2 b1=20
             do move a4 b4 2
             see turn=p2 left=3 a4=p1:1)");
    HOLDS(R"(map narrows
             at move round=2 first=p1 turn=p1 left=1
             own p1 a1=20 b2=6 b3=6
             own p2 b8=1
             do end
             see round=2 turn=p2 left=3
             range move b8 a7 = 1-1
             range move b8 b3 = none)");
}

TEST_CASE("R28 a seat is eliminated at once, also in mid-round", "[prosper][R28]") {
    HOLDS(R"(map trefoil
             at move round=4 first=p1 turn=p1 left=2
             own p1 a2=20 a1=5
             own p2 b5=3
             own p3 c1=9 c2=4
             do move a2 b5 4
             see b5=- over=- turn=p1 left=1
             do end
             see turn=p3)");
    HOLDS(R"(map narrows
             at move round=5 first=p1 turn=p1 left=2
             own p1 a4=20 a1=5
             own p2 b4=7
             do move a4 b4 8
             see b4=- a1=p1:5 over=eradication win=p1
             no end = 7)");
}

TEST_CASE("R29 a match ends by eradication, domination, or its number of rounds", "[prosper][R29]") {
    CHECK(started(2, {}).options.end == EndRule::domination);
    CHECK(round_limit(2, {}) == 12);
    CHECK(round_limit(5, {}) == 10);
    HOLDS(R"(map narrows
             opts end=rounds rounds=6
             at move round=5 first=p2 turn=p1 left=1
             own p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             own p2 b1=20
             do end
             see dom=- over=-
             do end
             do end
             see dom=- over=rounds win=p1)");
}

TEST_CASE("R30 the last 2n rounds are scored", "[prosper][R30]") {
    HOLDS(R"(map narrows
             at move round=8 first=p1 turn=p2 left=3
             own p1 a1=9 a2=6
             own p2 b1=20
             do end
             see score=0,0 round=9
             do end
             do end
             see score=13,8 round=10)");
    HOLDS(R"(map narrows
             opts rounds=3
             at move round=1 first=p1 turn=p2 left=3
             own p1 a1=9
             own p2 b1=20
             do end
             see score=8,8)");
}

TEST_CASE("R31 domination wins at the second round end running", "[prosper][R31]") {
    HOLDS(R"(map narrows
             at move round=3 first=p2 turn=p1 left=1
             own p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             own p2 b1=20
             do end
             see dom=p1 over=-
             do end
             do end
             see over=domination win=p1)");
    HOLDS(R"(map narrows
             at move round=4 first=p1 turn=p2 left=3 dom=p1
             own p1 a1=9 a2=6 a3=6 a4=6 b4=6 b2=6 b3=6
             own p2 b1=20
             do move b1 b3 7
             see b3=-
             do end
             see dom=- over=-)");
}

TEST_CASE("R32 pure eradication stops after 10 calm rounds or round 99", "[prosper][R32]") {
    HOLDS(R"(map narrows
             opts end=eradication
             at move round=40 first=p2 turn=p2 left=3 calm=9
             own p1 a1=9
             own p2 b1=12
             do move b1 b5 1
             do end
             do end
             see over=- calm=0 score=0,0)");
    HOLDS(R"(map narrows
             opts end=eradication
             at move round=40 first=p2 turn=p2 left=3 calm=8
             own p1 a1=9 a2=3
             own p2 b1=12
             do end
             do move a1 a2 2
             do end
             see over=- calm=9
             do end
             do end
             see over=calm win=p1 score=13,8)");
    HOLDS(R"(map narrows
             opts end=eradication
             at move round=99 first=p2 turn=p2 left=3 calm=9
             own p1 a1=9
             own p2 b1=12 b2=3
             do end
             do end
             see over=rounds win=p2 score=8,13 dom=-)");
}

TEST_CASE("R33 build, reckoning, domination, limit; full planets score", "[prosper][R33]") {
    HOLDS(R"(map narrows
             at move round=12 first=p2 turn=p1 left=1 dom=p1 score=10,500
             own p1 a1=60 a2=30 a3=30 a4=30 b4=30 b2=30 b3=30
             own p2 b1=59
             do end
             see over=domination win=p1 score=48,508 b1=p2:60)");
}

TEST_CASE("R34 uneven maps give some seats a ship more, bonus=0 takes it back", "[prosper][R34]") {
    CHECK(started(3, {}).reserve == std::array<std::uint8_t, kMaxSeats>{31, 30, 30});
    CHECK(started(6, {}).reserve == std::array<std::uint8_t, kMaxSeats>{30, 31, 31, 31, 30, 30});
    CHECK(started(4, {{"map", "pinwheel"}}).reserve == std::array<std::uint8_t, kMaxSeats>{30, 30, 30, 30});
    CHECK(started(3, {{"bonus", "0,0,0"}}).reserve == std::array<std::uint8_t, kMaxSeats>{30, 30, 30});
    HOLDS(R"(map triskele
             opts bonus=1,0,2
             see reserve=31,30,32)");
}

TEST_CASE("R35 a seat may end its turn at any time", "[prosper][R35]") {
    HOLDS(R"(map narrows
             at move round=2 first=p1 turn=p1 left=3
             own p1 a1=9
             own p2 b1=9
             do move a1 a5 2
             see left=2 turn=p1
             do end
             see turn=p2 left=3
             do end
             see round=3)");
}

TEST_CASE("R36 ships cannot change hands", "[prosper][R36]") {
    HOLDS(R"(map narrows
             at move round=2 first=p1 turn=p1 left=3
             own p1 a4=9
             own p2 b4=3 b1=9
             no give a4 b4 2
             no move b4 a4 1
             do move a4 b4 2
             see b4=p2:2)");
}

TEST_CASE("R37 of two seats at the mark with equal P none is dominant", "[prosper][R37]") {
    HOLDS(R"(map crossroads
             at move round=3 first=p1 turn=p4 left=1
             own p1 a1=9 b1=9 a2=5 a3=5 a4=5 b2=5 b3=5 b4=5 c2=5 c3=5
             own p2 c1=9 d1=9 c4=5 d2=5 d3=5 d4=5 c5=5 c6=5 c7=5 d5=5 d6=5 d7=5 a5=5 a6=5 a7=5 b5=5
             own p3 b6=5
             own p4 b7=5
             do end
             see dom=- round=4)");
    HOLDS(R"(map crossroads
             at move round=3 first=p1 turn=p4 left=1
             own p1 a1=9 b1=9 a2=5 a3=5 a4=5 b2=5 b3=5 b4=5 c2=5 c3=5
             own p2 c1=9 d1=9 c4=5 d2=5 d3=5 d4=5 c5=5 c6=5 c7=5 d5=5 d6=5 d7=5 a5=5 a6=5 a7=5
             own p3 b6=5
             own p4 b7=5
             do end
             see dom=p1 round=4)");
}
