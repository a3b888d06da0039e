// How races and cards work together: every line of section 9.3.
#include <string>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

TEST_CASE("the wall counts weight again", "[cosmos][interactions]") {
    // A Gestalt has no weight and an Ascended no wall: four ships of weight 1 count 8.
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=4 hand at1 race gestalt graft mason ; turn p1 ; > p1 invade e5 f5 p2 ; > "
        "p2 play at1\n"
        "> p1 play at1 ; = off 5 def 10");
}

TEST_CASE("Friend's ships survive a lost side, and can be hit on a winning one", "[cosmos][interactions]") {
    holds(
        "seats 3 ; p1 e5=1 hand at10 ; p2 f5=4 f6=4 hand at1 race spite ; p3 g5=4 race friend ; turn p1 ; > p1 invade "
        "e5 f5 p2\n"
        "> p3 ally off g5 ; > p2 support f6 ; > p2 play at1 ; > p1 play at10 ; = off 15 def 9 ; = p1 e5=0 ; = p3 g5=1");
}

TEST_CASE("retribution may empty the winner's main stack", "[cosmos][interactions]") {
    // Then no ship can cling to it, no power can be taken for one of its ships, and the victory move needs another
    // stack.
    holds(
        "seats 2 ; p1 e5=1 d5=1 hand at10 race gestalt ; p2 f5=3 c1=1 hand at1 race spite ; turn p1 ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at10 ; = p1 e5=0 ; = asked p1 victory ; ? victory: none d5");
    // If some support still stands, there is a stack that fought.
    holds(
        "seats 2 ; p1 e5=1 e4=2 hand at10 race gestalt ; p2 f5=3 c1=1 hand at1 race spite ; turn p1 ; > p1 invade e5 "
        "f5 p2 with e4\n"
        "> p2 play at1 ; > p1 play at10 ; = p1 e5=0 ; = asked p1 graft ; ? graft: none e4");
}

TEST_CASE("Quash: no power asks, but flagged races are revealed", "[cosmos][interactions]") {
    holds(
        "seats 3 ; p1 e5=4 hand qua race dancer hidden ; p2 f5=3 hand at1 race domino hidden ; p3 g5=2 race friend "
        "hidden ; turn p1\n"
        "> p1 ready ; > p1 invade e5 f5 p2 ; > p3 ally off g5 ; > p2 play at1 reveal ; > p1 play qua ; = p2 race "
        "domino open\n"
        "= p1 race dancer hidden ; = p3 g5=2 race friend hidden ; = asked p2 action");
}

TEST_CASE("a turncoat belongs to its new side for all that follows", "[cosmos][interactions]") {
    // Its ships are lost with its new side, or hit by retribution there.
    holds(
        "seats 3 ; p1 e5=4 hand at10 ; p2 f5=3 c1=1 hand at1 ; p3 g5=2 race two-faced ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p3 ally off g5 ; > p2 play at1 ; > p1 play at10 ; > p3 turncoat yes ; = off 14 def 6 ; = p3 g5=0");
    holds(
        "seats 3 ; p1 e5=4 d5=1 hand at1 race spite ; p2 f5=1 c1=1 hand at10 ; p3 g5=2 race two-faced ; turn p1 ; > p1 "
        "invade e5 f5 p2\n"
        "> p3 ally off g5 ; > p2 play at10 ; > p1 play at1 ; > p3 turncoat yes ; = off 5 def 13 ; = p2 f5=0 ; = p3 "
        "g5=1");
}

TEST_CASE("a lost brood or twin stops at once; ships already gained stay", "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 d5=3 hand at1 race gestalt graft broodkin grave 20 ; p2 f5=3 hand at8 race broodkin ; turn "
        "p1\n"
        "> p1 brood d5 ; > p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = p1 d5=4 graft none grave 24");
}

TEST_CASE("two burns, two copies, two modes", "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 a1=2 hand at1 race fodder ; p2 f5=3 k1=2 hand at1 race gestalt graft fodder ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at1 ; = asked p2 burn ; > p2 burn k1=2 ; = asked p1 burn ; > "
        "p1 burn a1=1\n"
        "= off 7 def 9");
    holds(
        "seats 2 ; p1 e5=4 hand at1 race binary mode lance ; p2 f5=3 hand at1 race gestalt graft binary mode shield ; "
        "turn p1\n"
        "> p1 mode lance ; > p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at1 ; = off 8 def 8");
}

TEST_CASE("a Gestalt that loses to Spite still uses a grafted retribution, then loses it", "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race gestalt graft spite grave 26 ; p2 f5=4 hand at8 race spite ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = p2 f5=2 ; = p1 graft none grave 31");
}

TEST_CASE("a ship that clings by a graft lost in the same invasion returns at once", "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race gestalt graft parasite grave 26 ; p2 f5=4 hand at8 race parasite ; turn "
        "p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = p1 clung none graft none grave 31");
}

TEST_CASE("trove and tribute are read once, at totals", "[cosmos][interactions]") {
    // One of five cards reinforces, and the bonus stays. The offence was behind.
    holds(
        "seats 2 ; p1 e5=4 hand at1,re3,re2,re2,re2,re2 race hoarder ; p2 f5=3 c1=1 hand at5 ; turn p1 ; > p1 invade "
        "e5 f5 p2\n"
        "> p2 play at5 ; > p1 play at1 ; = off 6 def 8 ; > p1 reinforce re3 ; = off 9 def 8");
    // By then a returned twin card is in the hand again.
    holds(
        "seats 2 ; p1 e5=4 hand at1,at2,re2,re2,re2,re2 race gestalt graft hoarder,two-faced ; p2 f5=3 hand at10 ; "
        "turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at10 ; > p1 play at1 at2 ; > p1 face at2 ; = off 9 def 13");
}

TEST_CASE("compensation comes from the hand, including a returned twin card", "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 hand at1,at2 race two-faced ; p2 f5=3 c1=1 hand neg ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
        "play neg\n"
        "> p1 play at1 at2 ; > p1 face at2 ; = p2 hand at1 ; = p1 hand none");
}

TEST_CASE("bitterness and cling: Spite's come before Parasite's, the loser's before the winner's graft",
          "[cosmos][interactions]") {
    holds(
        "seats 2 ; p1 e5=4 hand at8 race gestalt ; p2 f5=3 c1=1 hand at1 race spite hidden ; turn p1 ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at8 ; = asked p2 spite ; > p2 spite no ; = asked p1 graft ; > p1 graft e5 ; = p1 "
        "graft spite e5=3\n"
        "= p2 race spite open bitter 0");
}

TEST_CASE("Dancer and Negotiate: cards for what was lost", "[cosmos][interactions]") {
    // The main stack slipped away, so only the support pays.
    holds(
        "seats 2 ; p1 e5=4 e4=2 d5=1 hand neg race dancer ; p2 f5=3 hand at8,at1,at2,at3 ; turn p1 ; > p1 invade e5 f5 "
        "p2 with e4\n"
        "> p2 play at8 ; > p1 play neg ; = p1 e5=4 e4=0 cards 2 ; = p2 cards 1");
}

}  // namespace
}  // namespace orrery::cosmos
