// Turns, drawing and trade of Settlers of the Cosmos, as far as no ruling covers them (5.3 to 5.5, 6.3, 6.4, 6.17, 7).
#include <string>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

TEST_CASE("an empty deck is made from the discard pile; without both nothing is drawn", "[cosmos][turn]") {
    holds(
        "seats 2 races=off trade=off ; p1 d5=1 g2 ; p2 h5=1 ; deck none ; discard at1 ; turn p1 ; > p1 buy card ; = p1 "
        "hand at1\n"
        "= discard ; = asked p1 action");
    holds(
        "seats 2 races=off ; p1 e5=4 hand neg ; p2 f5=3 hand neg ; deck ret ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
        "play neg\n"
        "> p1 play neg ; = p1 hand ret ; = p2 cards 1");
}

TEST_CASE("if no site is empty a turn is skipped, and offers to it stay open", "[cosmos][turn]") {
    // p1 and p2 together have stacks on all 73 sites; p2 has all planets.
    std::string one = "p1 m1", two = "p2";
    for (const Site site : SiteSet::all()) {
        const bool is_low = site < *read_site("f1") && !is_centre(site);
        (is_low ? one : two) += " " + token(site) + "=1";
    }
    holds("seats 3 races=off five=hold ; " + one + " grave 0 ; " + two + " grave 0 ; round 1 ; turn p1\n" +
          "> p1 offer p3 1m for 1g ; > p1 end ; > p2 ready ; > p2 end ; \" {p1}'s offer o1a lapses. ; = asked p1 "
          "supply ; = p1 m1 ; = round 2");
}

TEST_CASE("a declined offer, or one that lapses, gives the goods back", "[cosmos][turn]") {
    holds(
        "seats 2 races=off ; p1 d5=1 m2 ; p2 h5=1 g1 ; turn p1 ; > p1 offer p2 2m for 9g ; = p1 m0 ; > p1 end\n"
        "> p2 decline o1a ; = p1 m2 ; - p2 accept o1a = 6.4");
    // p2 can't pay with what it has set aside itself.
    holds(
        "seats 2 races=off ; p1 d5=1 m1 ; p2 h5=1 g1 ; turn p1 ; > p1 offer p2 1m for 1g ; > p1 end ; + p2 accept o1a\n"
        "> p2 offer p1 1g for 1m ; - p2 accept o1a = 6.4");
}

TEST_CASE("extra moves come first, and are not invasions", "[cosmos][turn]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 race domino tiles march=1 hand ret,ret ; p2 f5=3 hand ret,ret,ret ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play ret ; > p1 play ret ; > p1 victory none ; > p2 victory none\n"
        "> p1 invade e5 f5 p2 ; > p2 play ret ; > p1 play ret ; > p1 victory none ; > p2 victory none ; = actions 0\n"
        "- p1 invade e5 f5 p2 = 6.6 Only extra moves ; > p1 move d5 d4 1 ; = asked p2 action");
}

TEST_CASE("a clung ship's colony counts for the five", "[cosmos][turn]") {
    holds(
        "seats 2 ; p1 b3=1 c3=1 d5=1 e3=1 race parasite clung p2:f6 ; p2 f6=2 h2=1 ; turn p2 ; > p2 ready ; = over -\n"
        "> p2 move f6 f5 2 ; = p1 clung p2:f5 colonies 5 ; = win p1");
}

TEST_CASE("a question with only one answer is not asked, but face is", "[cosmos][turn]") {
    // There is only one way to withdraw. A side without ships has no victory move at all.
    holds(
        "seats 2 races=off ; p1 e5=4 e4=1 f4=1 g4=1 g5=1 hand at8 ; p2 f5=3 hand ret ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play ret ; > p1 play at8 ; = p2 f6=3 f5=0 ; = asked p1 victory");
    holds(
        "seats 2 races=off ; p1 e5=4 hand sab ; p2 f5=3 hand at1 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play at1\n"
        "> p1 play sab ; = p1 e5=0 ; = p2 f5=0 ; = asked p2 return");
}

TEST_CASE("a match stops in the middle of a turn, and nothing more is asked", "[cosmos][turn]") {
    holds(
        "seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=4 hand at8 ; p2 f5=3 h5=1 hand at1 ; turn p1 ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at8 ; > p1 victory e5 f5 4 ; = win p1 ; = over five ; = asked nobody");
}

}  // namespace
}  // namespace orrery::cosmos
