// One case per ruling of Settlers of the Cosmos, R1 to R30 (engine/games/cosmos/RULINGS), as a scenario where possible.
// In the order of the rules reference's section 10. The rest is in rulings_late_test.cpp.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

TEST_CASE("R1 two to six players, each with a row of the chart", "[cosmos][R1]") {
    CHECK(Cosmos::info().min_seats == 2);
    CHECK(Cosmos::info().max_seats == 6);
    holds("seats 2 races=off ; start ; = hexes 8/0/0 5/4/2");
    holds("seats 3 races=off ; start ; = hexes 10/0/0 0/6/3");
    holds("seats 4 races=off ; start ; = hexes 7/4/2 0/4/2");
    holds("seats 5 races=off ; start ; = hexes 4/8/4 0/2/1");
    holds("seats 6 races=off ; start ; = hexes 1/12/6 0/0/0");
}

TEST_CASE("R2 a fleet has 32 ships, or 20", "[cosmos][R2]") {
    holds("seats 2 races=off ; start ; = p1 grave 32 ; = p2 grave 32");
    holds("seats 2 races=off fleet=20 ; start ; = p1 grave 20 ; = p2 grave 20");
}

TEST_CASE("R3 corners are void sites, and no colonies", "[cosmos][R3]") {
    holds("seats 3 races=off ; p1 e5=2 c6=1 d5=1 ; p2 h5=1 ; turn p1 ; = p1 colonies 1 ; = p2 colonies 1");
}

TEST_CASE("R4 eligible are all stacks next to the invaded site or on it", "[cosmos][R4]") {
    // e4 and f4 are adjacent to f5; d5 is not; p3 shares f5, the invaded site.
    holds(
        "seats 3 races=off ; p1 e5=2 e4=1 f4=1 d5=1 hand at1 ; p2 f5=1 g4=1 h5=1 hand at1 ; p3 f5=1 h2=1 ; turn p1\n"
        "? invade e5 f5 p2 with: f4 e4 ; + p1 invade e5 f5 p2 with e4,f4 ; > p1 invade e5 f5 p2 ; ? ally: none off def "
        "; > p3 ally off f5\n"
        "? support: none g4 ; > p2 support none");
    // A third player's stack on the invader's own site, which is adjacent to the invaded one.
    holds(
        "seats 3 races=off ; p1 f5=2 hand at1 ; p2 e5=1 hand at1 ; p3 f5=1 ; turn p1 ; > p1 invade f5 e5 p2\n"
        "= asked p3 ally ; + p3 ally def f5");
}

TEST_CASE("R5 three races are dealt, two with six players", "[cosmos][R5]") {
    for (int seats = 2; seats <= kSeats; ++seats) {
        const Position p = start_of(seats);
        std::vector<Entry<Move>> legal;
        Cosmos::legal(p, legal);
        RaceSet offered;
        for (const Entry<Move>& entry : legal) offered.add(entry.move.race);
        CHECK(offered.size() == (seats == 6 ? 2 : 3));
    }
}

TEST_CASE("R6 no win before round 1 is over; the first turn has one action", "[cosmos][R6]") {
    holds(
        "seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=2 ; p2 h5=1 ; round 1 ; turn p1 ; = actions 1\n"
        "> p1 move e5 e6 1 ; = p1 colonies 5 ; = over - ; = actions 2 ; > p2 end ; = win p1");
    holds("seats 2 races=off opening=two ; p1 d5=1 ; p2 h5=1 ; round 1 ; turn p1 ; = actions 2");
    holds("seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=2 ; p2 h5=1 ; turn p1 ; > p1 move e5 e6 1 ; = win p1");
}

TEST_CASE("R7 one for each occupied spot, and nothing else", "[cosmos][R7]") {
    holds("seats 2 races=off ; p1 c6=4 f2=1 d8=1 d5=4 b3=1 ; p2 h5=1 ; turn p1 ; = p1 m2 g1 ; = p2 m0 g0");
}

TEST_CASE("R8 no card is bought with ten in hand; hands have no limit", "[cosmos][R8]") {
    constexpr std::string_view kNine = "at1,at1,at1,at1,at2,at2,at2,at2,at3";
    holds("seats 2 races=off ; p1 d5=1 g2 hand " + std::string(kNine) +
          " ; p2 h5=1 ; deck at8 ; turn p1 ; > p1 buy card ; = p1 cards 10 g1 ; - p1 buy card = R8 10");
}

TEST_CASE("R9 a hand without invade cards is replaced, or played bare", "[cosmos][R9]") {
    holds(
        "seats 2 races=off ; p1 e5=4 hand re2 ; p2 f5=3 c1=1 hand at1 ; deck re3 re4 re2 at1 at2 at3 at4 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; = p1 hand re3,re4,re2,at1,at2,at3,at4 ; = discard re2");
    holds(
        "seats 2 races=off ; p1 e5=4 hand re2 ; p2 f5=3 c1=1 hand re3,re4 ; deck re2 ; discard re3 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; = p2 hand re3,re4 ; ? play: bare ; > p2 play bare ; > p1 play bare ; = off 4 def 3");
}

TEST_CASE("R10 who has no ships returns on the rim with up to four", "[cosmos][R10]") {
    holds(
        "seats 2 races=off ; p1 d5=1 ; p2 grave 3 ; turn p2 ; - p2 return f5 = 6.3 ; > p2 return a1 ; = p2 a1=3 grave "
        "0");
    // The whole rim is taken: then any empty site.
    holds(
        "seats 2 races=off ; p1 a1=1 a2=1 b1=1 b2=1 b4=1 b5=1 c1=1 c2=1 c7=1 c8=1 d1=1 d9=1 e1=1 e8=1 f1=1 f9=1 g1=1 "
        "g8=1 h1=1 h9=1 i1=1 i2=1 i7=1 i8=1 j1=1 j2=1 j4=1 j5=1 k1=1 k2=1 ; turn p2 ; - p2 return a1 = 6.3 ; > p2 "
        "return f5");
}

TEST_CASE("R11 an offer waits for its addressee's turn, its goods set aside", "[cosmos][R11]") {
    constexpr std::string_view kOffered =
        "seats 3 races=off ; p1 d5=1 m3 ; p2 h5=1 g1 ; p3 i3=1 g1 ; turn p1 ; > p1 offer p3 2m for 1g ; = p1 m1\n"
        "- p1 offer p2 2m for 1g = 6.4 ; > p1 offer p2 1m for 1g ; = p1 m0\n";
    // Two offers at most. The other player can't answer before its turn.
    holds(std::string(kOffered) +
          "= asked p1 action ; > p1 end ; = asked p2 supply ; - p2 accept o1a = 6.4 ; > p2 accept o1b");
    holds(
        "seats 3 races=off ; p1 d5=1 m9 ; p2 h5=1 ; p3 i3=1 ; turn p1 ; > p1 offer p2 1m for 1g ; > p1 offer p2 1m for "
        "1g\n- p1 offer p2 1m for 1g = R11");
    // An open offer lapses at its maker's next turn.
    holds(std::string(kOffered) + "> p1 end ; > p2 ready ; = p1 m1 ; > p2 end ; > p3 decline o1a ; = p1 m3");
}

TEST_CASE("R12 the chart", "[cosmos][R12]") {
    // For each pair of cards of invader and defender: who wins the turn, and which main stacks are left. Both have
    // another stack. Attacks are 10 against 1.
    struct Cell {
        const char* invader;
        const char* defender;
        bool goes_on;
        int x;
        int y;
    };
    constexpr Cell kCells[] = {
        {"at10", "at1", true, 4, 0}, {"at10", "neg", true, 4, 0}, {"at10", "ret", true, 4, 0},
        {"at10", "sab", true, 0, 0}, {"at10", "qua", true, 4, 3}, {"neg", "at1", false, 0, 3},
        {"neg", "neg", true, 4, 3},  {"neg", "ret", true, 4, 3},  {"neg", "sab", true, 0, 3},
        {"neg", "qua", true, 4, 3},  {"ret", "at1", false, 4, 3}, {"ret", "neg", true, 4, 3},
        {"ret", "ret", true, 4, 3},  {"ret", "sab", true, 4, 3},  {"ret", "qua", true, 4, 3},
        {"sab", "at1", false, 0, 0}, {"sab", "neg", true, 4, 0},  {"sab", "ret", true, 4, 3},
        {"sab", "sab", true, 0, 0},  {"sab", "qua", true, 4, 3},  {"qua", "at1", false, 4, 3},
        {"qua", "neg", true, 4, 3},  {"qua", "ret", true, 4, 3},  {"qua", "sab", true, 4, 3},
        {"qua", "qua", true, 4, 3},
    };
    for (const Cell& cell : kCells) {
        Position p =
            position_after(std::string("seats 2 races=off ; p1 e5=4 a1=1 hand ") + cell.invader +
                           " ; p2 f5=3 k1=1 hand " + cell.defender + " ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play " +
                           cell.defender + " ; > p1 play " + cell.invader);
        INFO(cell.invader << " against " << cell.defender);
        Chance chance(1);
        // The defender withdraws to the first site, and victory moves are declined.
        while (!decision_of(p).over && (p.question.node == Node::retreat || p.question.node == Node::victory)) {
            std::vector<Entry<Move>> legal;
            Cosmos::legal(p, legal);
            apply(p, legal.front().move, chance, nullptr);
        }
        CHECK((p.question.seat == seat_at(0)) == cell.goes_on);
        CHECK(ships_at(p, seat_at(0), "e5") == cell.x);
        CHECK(ships_at(p, seat_at(1), "f5") == cell.y);
    }
    // Cards are paid for one's own ships lost to an Attack, and for a main stack lost to Sabotage.
    holds(
        "seats 2 races=off ; p1 e5=2 a1=1 hand neg ; p2 f5=3 hand sab,at1,at2,at3 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play sab ; > p1 play neg ; = p1 cards 2 ; = p2 cards 1");
}

TEST_CASE("R13 main players reinforce in turns, only to get ahead", "[cosmos][R13]") {
    // An ally such as p3 is never asked, and neither is the side that is ahead.
    holds(
        "seats 3 races=off ; p1 e5=4 hand at1,re4 ; p2 f5=3 c1=1 hand at1,re2 ; p3 g5=1 hand re4,re4 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p3 ally def g5 ; > p2 play at1 ; > p1 play at1 ; = off 5 def 5 ; = asked p1 "
        "reinforce\n"
        "> p1 reinforce re4 ; = off 9 def 5 ; = p2 f5=0");
    // The defence needs only a tie. Defend cards are never reinforced.
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1 ; p2 f5=2 c1=1 hand at1,re2 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at1 ; > p1 play at1 ; > p2 reinforce re2 ; = off 5 def 5 ; = p1 e5=0");
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1,re4 ; p2 f5=2 c1=1 hand ret,re2 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play ret ; > p1 play at1 ; = asked p2 retreat");
}

TEST_CASE("R14 joint colonies come from accord, join and Parasite", "[cosmos][R14]") {
    holds("seats 2 races=off ; p1 e5=4 ; p2 f5=3 ; turn p1 ; - p1 move e5 f5 1 = 6.5");
    holds(
        "seats 2 races=off ; p1 e5=4 hand neg ; p2 f5=3 hand neg ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play neg\n"
        "> p1 play neg ; > p1 victory e5 f5 1 ; = p1 colonies 1 ; = p2 colonies 1");
    // Only from one's own main site to the other's, and only if that is a planet.
    holds(
        "seats 2 races=off ; p1 f5=4 e5=2 hand neg ; p2 f6=3 hand neg ; turn p1 ; > p1 invade f5 f6 p2 ; > p2 play "
        "neg\n"
        "> p1 play neg ; - p1 victory f5 f6 1 = 6.5 ; - p1 victory e5 f6 1 ; > p1 victory none ; > p2 victory f6 f5 2\n"
        "= p2 f5=2 f6=1 colonies 1");
    holds(
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 race friend ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p3 ally off g5 ; > p2 play at1 ; > p1 play at8 ; > p3 join g5 1 ; > p1 victory e5 f5 1 ; = p1 colonies 1\n"
        "= p3 colonies 1");
}

TEST_CASE("R15 ten questions are asked only when they matter", "[cosmos][R15]") {
    // reinforce: not if no set of the Reinforcements puts the side ahead.
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1,re2 ; p2 f5=3 hand at8 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play at8\n"
        "> p1 play at1 ; = asked p2 victory");
    // Nobody is asked: a hidden Copyist with the higher card, a Fodder whose stacks all fight, a Dancer that wins.
    holds(
        "seats 2 ; p1 e5=4 hand at1 race copyist hidden ; p2 f5=3 hand at1 race fodder hidden ; turn p1 ; > p1 ready\n"
        "> p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at1 ; = asked p1 victory");
    holds(
        "seats 2 ; p1 e5=4 hand at8 race dancer hidden ; p2 f5=3 c1=1 hand at1 race spite hidden ; turn p1 ; > p1 "
        "ready\n"
        "> p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at8 ; = asked p2 spite ; > p2 spite no ; = p2 race spite "
        "hidden\n"
        "= asked p1 victory");
    // Parasite: not with one ship lost.
    holds(
        "seats 2 ; p1 e5=1 d5=1 hand at1 race parasite hidden ; p2 f5=4 hand at8 ; turn p1 ; > p1 ready ; > p1 invade "
        "e5 f5 p2\n"
        "> p2 play at8 ; > p1 play at1 ; = asked p2 victory");
    // Domino and Gestalt: not with a Quash.
    holds(
        "seats 2 ; p1 e5=4 hand at8 race domino hidden ; p2 f5=3 hand qua race mason hidden ; turn p1 ; > p1 ready\n"
        "> p1 invade e5 f5 p2 ; > p2 play qua ; > p1 play at8 reveal ; = asked p1 action");
    // Two-Faced as an ally: only when both attack.
    holds(
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand neg ; p3 g5=2 race two-faced hidden ; turn p1 ; > p1 invade e5 "
        "f5 p2\n"
        "> p3 ally off g5 ; > p2 play neg ; > p1 play at8 ; = asked p1 victory");
    // Friend: not on a side that keeps its ships without having won.
    holds(
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand ret ; p3 g5=2 race friend hidden ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p3 ally def g5 ; > p2 play ret ; > p1 play at8 ; = asked p2 retreat");
}

TEST_CASE("R16 the spaces around a planet are its hex's six corners", "[cosmos][R16]") {
    holds(
        "seats 2 races=off ; start ; board S ; + p1 settle d5=1 c4=1 c5=1 d4=1 d6=1 e4=1 e5=1 ; - p1 settle d5=1 c3=1 "
        "= 11.2\n"
        "- p1 settle c6=1 = 6.2");
}

TEST_CASE("R17 the second pass is on another planet, within the same fleet", "[cosmos][R17]") {
    holds(
        "seats 2 races=off ; start ; board S ; > p1 settle d5=4 c4=4 c5=4 d4=4 d6=4 e4=4 e5=4 ; > p2 settle i3=1\n"
        "> p2 settle h5=4 ; - p1 settle d5=1 = 6.2 ; - p1 settle e3=4 e4=1 = 6.2 ; > p1 settle e3=3 ; = p1 e3=3 grave "
        "1");
    // Its own corners may get more ships.
    holds(
        "seats 2 races=off ; start ; board S ; > p1 settle d5=1 d4=2 ; > p2 settle i3=1 ; > p2 settle h5=4\n"
        "- p1 settle e3=1 d4=3 = 6.2 ; > p1 settle e3=1 d4=2 ; = p1 d4=4");
}

TEST_CASE("R18 corners of others are closed at placing", "[cosmos][R18]") {
    holds(
        "seats 2 races=off ; start ; board S ; > p1 settle d5=1 d4=1 ; - p2 settle c3=1 d4=1 = R18 ; + p2 settle c3=1 "
        "c4=1");
}

TEST_CASE("R19 ships not placed wait in the graveyard and can be bought", "[cosmos][R19]") {
    holds("seats 2 races=off ; p1 d5=1 m1 grave 31 ; p2 h5=1 ; turn p1 ; > p1 buy ship d5,d5 ; = p1 d5=3 grave 29");
}

TEST_CASE("R20 two actions, each one move", "[cosmos][R20]") {
    holds(
        "seats 2 races=off ; p1 d5=2 ; p2 h5=1 ; turn p1 ; = actions 2 ; > p1 move d5 d4 1 ; = actions 1\n"
        "> p1 move d4 e3 1 ; = asked p2 action");
}

TEST_CASE("R21 moves take some ships, invasions whole stacks", "[cosmos][R21]") {
    holds(
        "seats 2 races=off ; p1 e5=3 hand at1 ; p2 f5=2 hand at1 ; turn p1 ; + p1 move e5 e6 1 ; + p1 move e5 e6 3\n"
        "- p1 move e5 e6 4 = 6.5 ; > p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at1 ; = off 4 def 3");
}

TEST_CASE("R22 a shared site is open to who is there", "[cosmos][R22]") {
    holds("seats 2 races=off ; p1 e5=2 f5=1 ; p2 f5=2 ; turn p1 ; > p1 move e5 f5 2 ; = p1 f5=3 ; = p2 f5=2");
}

TEST_CASE("R23 any site may be invaded", "[cosmos][R23]") {
    holds(
        "seats 2 races=off ; p1 e5=2 hand at1 ; p2 e4=2 hand at1 ; turn p1 ; + p1 invade e5 e4 p2 ; - p1 invade e5 c1 "
        "p2 = 6.6");
}

TEST_CASE("R24 a stack on the own site can be invaded", "[cosmos][R24]") {
    holds(
        "seats 3 races=off ; p1 f5=2 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 f5=1 ; turn p1 ; ? invade f5: f5\n"
        "? invade f5 f5: p2 p3 ; > p1 invade f5 f5 p2 ; > p3 ally def f5 ; > p2 play at1 ; > p1 play at8 ; = off 10 "
        "def 5\n"
        "= p2 f5=0 ; = p3 f5=0 ; = p1 f5=2");
}

TEST_CASE("R25 support, allies clockwise, the defender's support last", "[cosmos][R25]") {
    holds(
        "seats 4 races=off ; p1 g5=1 ; p2 e5=4 e4=1 hand at1 ; p3 f5=3 f6=1 hand at1 ; p4 g4=1 ; turn p2\n"
        "> p2 invade e5 f5 p3 with e4 ; = asked p4 ally ; > p4 ally def g4 ; = asked p1 ally ; > p1 ally off g5\n"
        "= asked p3 support ; > p3 support f6 ; > p3 play at1 ; > p2 play at1 ; = off 7 def 6");
}

TEST_CASE("R26 allies need no consent", "[cosmos][R26]") {
    holds(
        "seats 3 races=off ; p1 e5=4 hand at1 ; p2 f5=3 hand at1 ; p3 g5=1 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p3 ally def g5 ; = asked p2 cards");
}

TEST_CASE("R27 the defence wins ties", "[cosmos][R27]") {
    holds(
        "seats 2 races=off ; p1 e5=3 d5=1 hand at2 ; p2 f5=3 hand at2 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play "
        "at2\n"
        "> p1 play at2 ; = off 5 def 5 ; = p1 e5=0 ; = asked p2 victory");
}

TEST_CASE("R28 a victory move is one move of any stack, or none", "[cosmos][R28]") {
    holds(
        "seats 2 races=off ; p1 e5=3 d5=2 hand at8 ; p2 f5=3 c1=1 hand at2 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
        "play at2\n"
        "> p1 play at8 ; + p1 victory e5 f5 1 ; + p1 victory d5 d4 2 ; - p1 victory e5 e3 1 = 6.5 ; > p1 victory none\n"
        "= asked p1 action");
}

TEST_CASE("R29 when both win, the invader moves first, and the turn goes on", "[cosmos][R29]") {
    holds(
        "seats 2 races=off ; p1 e5=3 hand ret ; p2 f5=3 hand ret ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play ret\n"
        "> p1 play ret ; > p1 victory e5 e6 1 ; > p2 victory f5 f6 1 ; = asked p1 action ; = actions 1");
}

TEST_CASE("R30 an Attack wins against Quash, and nothing happens", "[cosmos][R30]") {
    holds(
        "seats 3 ; p1 e5=3 hand at8 race domino ; p2 f5=3 hand qua race spite ; p3 g5=1 race friend ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p3 ally off g5 ; > p2 play qua ; > p1 play at8 ; = asked p1 action ; = actions 1\n"
        "= p1 hand none tiles none ; = p3 hand none ; = p2 f5=3 bitter 0");
}

}  // namespace
}  // namespace orrery::cosmos
