// Every race of section 9.2, one power after the other.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

// p1 on e5 invades p2 on f5 with no other stack near. Both play the given cards.
std::string fight(const std::string& p1, const std::string& card1, const std::string& p2, const std::string& card2,
                  const std::string& more = "") {
    return "seats 2 ; p1 " + p1 + " hand " + card1 + " ; p2 " + p2 + " hand " + card2 + " " + more +
           " ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play " + card2 + " ; > p1 play " + card1 + "\n";
}

// How many cards of another hand a viewer sees.
int cards_seen(std::string_view text, int viewer, int other) {
    return view_of(text, viewer).of(seat_at(other)).hand.size();
}

// ---- Reveals

TEST_CASE("a race acts once it is revealed, and stays so", "[cosmos][races]") {
    // V2: in its own supply phase. V3: with the card, and it counts in this invasion already.
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at2 race mason hidden ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at2 reveal ; = p2 race mason hidden ; > p1 play at1 ; = p2 race mason open ; = off 5 def 8");
    holds(fight("e5=4", "at3", "f5=3 c1=1 race mason hidden", "at2") + "= off 7 def 5");
    // V3 also with a card that makes no totals.
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand qua race mason hidden ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play qua reveal ; > p1 play at1 ; = p2 race mason open");
}

// ---- Ascended

TEST_CASE("Ascended weighs four in any role", "[cosmos][races]") {
    holds(
        "seats 3 ; p1 e5=4 hand at1 ; p2 f5=3 c1=1 hand at1 ; p3 g5=2 race ascended ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p3 ally def g5 ; > p2 play at1 ; > p1 play at1 ; = off 5 def 12");
    holds("seats 2 ; p1 d5=3 race ascended ; p2 h5=1 ; turn p1 ; = p1 grave 9");
}

TEST_CASE("Ascended sees the other hand while it chooses", "[cosmos][races]") {
    const std::string asked =
        "seats 3 ; p1 e5=2 hand at1 race ascended ; p2 f5=2 hand at8,re2 ; p3 i3=1 ; turn p1 ; > p1 invade e5 f5 p2";
    // The defender is asked first. The whole hand stays visible until both have chosen.
    CHECK(cards_seen(asked, 0, 1) == 2);
    CHECK(cards_seen(asked + " ; > p2 play at8", 0, 1) == 2);
    CHECK(cards_seen(asked, 2, 1) == 0);
    CHECK(cards_seen(asked, 1, 0) == 0);
    CHECK(cards_seen(asked + " ; > p2 play at8 ; > p1 play at1", 0, 1) == 0);
}

TEST_CASE("sight sees the hand as it is after the refill", "[cosmos][races]") {
    const Position p = position_after(
        "seats 2 ; p1 e5=2 hand at1 race ascended ; p2 f5=2 hand re2 race gestalt graft ascended ; deck at1 at2 at3 "
        "at4 at5 at6 neg\n"
        "turn p1 ; > p1 invade e5 f5 p2");
    CHECK(Cosmos::view(p, seat_at(0)).of(seat_at(1)).hand.size() == 7);
    CHECK(Cosmos::view(p, seat_at(1)).of(seat_at(0)).hand.size() == 1);
}

// ---- Binary

TEST_CASE("Binary's mode adds three in one role", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 d5=1 race binary ; p2 h5=1 ; turn p1 ; = asked p1 mode ; ? : mode ; ? mode: lance shield ; > p1 "
        "mode shield\n"
        "= p1 mode shield");
    holds(
        "seats 2 ; p1 e5=4 hand at1 race binary ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 mode lance ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at1 ; = off 8 def 4");
    // Revealed in supply, the mode is chosen at once. Revealed with a card, it fits the role. Opened at the start,
    // there is none.
    holds("seats 2 ; p1 d5=1 race binary hidden ; p2 h5=1 ; turn p1 ; > p1 reveal ; = asked p1 mode ; > p1 mode lance");
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at1 race binary hidden ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at1 reveal ; > p1 play at1 ; = off 5 def 7 ; = p2 mode shield");
    holds(
        "seats 2 ; p1 e5=4 hand at1 race binary hidden ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 ready ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at1 reveal ; = off 8 def 4 ; = p1 mode lance");
    holds(fight("e5=4", "at1", "f5=3 race binary", "at3") + "= off 5 def 6");
}

// ---- Broodkin

TEST_CASE("Broodkin's ships come when it is revealed", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at8 race broodkin hidden grave 29 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at8 reveal ; > p1 play at1 ; = p2 grave 37");
    // Eight may be together.
    holds(
        "seats 2 ; p1 d5=4 d4=4 race broodkin grave 10 ; p2 h5=1 ; turn p1 ; > p1 brood none ; > p1 move d4 d5 4 ; = "
        "p1 d5=8");
    holds("seats 2 ; p1 d5=4 d4=4 grave 10 ; p2 h5=1 ; turn p1 ; - p1 move d4 d5 1 = 6.5");
    // Brood is asked as long as the graveyard has a ship.
    holds("seats 2 ; p1 d5=4 race broodkin grave 0 ; p2 h5=1 ; turn p1 ; = asked p1 action");
}

// ---- Copyist

TEST_CASE("Copyist copies printed values, and only higher ones", "[cosmos][races]") {
    holds(fight("e5=4", "at8", "f5=3 c1=1 race copyist", "at3") + "= off 12 def 11");
    holds(fight("e5=4", "at3", "f5=3 race copyist", "at8") + "= off 7 def 11");
    // With two Copyists the lower card takes the higher value, once.
    holds(fight("e5=4 race copyist", "at2", "f5=3 c1=1 race gestalt graft copyist", "at6") + "= off 10 def 10");
}

// ---- Dancer

TEST_CASE("a Dancer's main stack escapes the chart, not Sabotage", "[cosmos][races]") {
    holds(fight("e5=4 d5=1 race dancer", "neg", "f5=3", "at8") + "= p1 e5=4");
    holds(fight("e5=4 race dancer", "at8", "f5=3 c1=1", "sab") + "= p1 e5=0 ; = p2 f5=0");
    holds(fight("e5=4 d5=1 race dancer", "sab", "f5=3 c1=1", "at8") + "= p1 e5=4 ; = p2 f5=0");
    // Retreat saves it already, so slip is not used.
    holds(fight("e5=4", "at8", "f5=3 race dancer hidden", "ret") + "= asked p2 retreat");
}

TEST_CASE("a hidden Dancer that defends is asked where to go", "[cosmos][races]") {
    holds(fight("e5=4", "at8", "f5=3 race dancer hidden", "at1") +
          "? : slip ; ? slip: no e4 f4 f6 g4 g5 ; > p2 slip e4 ; = p2 e4=3 race dancer open");
    holds(fight("e5=4", "at8", "f5=3 c1=1 race dancer hidden", "at1") + "> p2 slip no ; = p2 f5=0 race dancer hidden");
}

TEST_CASE("a Dancer's victory is two moves, and none ends both", "[cosmos][races]") {
    holds(fight("e5=4 race dancer", "at8", "f5=3 c1=1", "at1") + "> p1 victory none ; = asked p1 action");
    holds(fight("e5=4 race dancer", "at8", "f5=3 c1=1", "at1") +
          "> p1 victory e5 f5 4 ; = asked p1 victory ; > p1 victory none ; = asked p1 action");
    // In an accord one of the two may be the special entry.
    holds(fight("e5=4 race dancer", "neg", "f5=3 c1=1", "neg") +
          "> p1 victory e5 f5 1 ; - p1 victory e5 f5 9 ; > p1 victory e5 e4 1 ; = p1 e5=2 f5=1 e4=1 ; = asked p2 "
          "victory");
}

// ---- Domino

TEST_CASE("Domino raises a tile after a decisive win as invader", "[cosmos][races]") {
    const auto won = [](const std::string& tiles) {
        return fight("e5=4 race domino tiles " + tiles, "at8", "f5=3 c1=1", "at1");
    };
    holds(won("none") + "? tile: guard strike steady march shed spoils ; > p1 tile guard ; = p1 tiles guard=1");
    holds(won("guard=1,strike=1,steady=1,march=1,shed=1") +
          "= asked p1 victory ; = p1 tiles guard=1,strike=1,steady=1,march=1,shed=1,spoils=1");
    holds(won("guard=1,strike=1,steady=1,march=1,shed=1,spoils=1") + "> p1 tile spoils ; = p1 cards 2");
    holds(won("guard=2,strike=2,steady=2,march=2,shed=2,spoils=2") + "= asked p1 victory ; = p1 cards 2");
    // While it is hidden it is asked, and may decline.
    holds(
        "seats 2 ; p1 e5=4 hand at8 race domino hidden ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 ready ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at1 ; > p1 play at8 ; + p1 tile none ; > p1 tile march ; = p1 race domino open tiles march=1 ; > p1 "
        "victory none\n"
        "= actions 1");
    // Not as defender.
    holds(fight("e5=4", "at1", "f5=3 race domino", "at8") + "= asked p2 victory");
}

TEST_CASE("Domino's tiles: guard, strike, steady, march, shed", "[cosmos][races]") {
    holds(fight("e5=4 race domino tiles strike=2,steady=1,guard=1", "at1", "f5=3", "at8") + "= off 10 def 11");
    holds(fight("e5=4", "at1", "f5=3 race domino tiles strike=2,steady=1,guard=1", "at1") + "= off 5 def 7");
    // An extra move comes before the actions, and is not an invasion.
    holds(
        "seats 2 ; p1 d5=4 race domino tiles march=2 ; p2 h5=1 ; turn p1 ; > p1 move d5 d4 1 ; = actions 2 ; > p1 move "
        "d5 c5 1\n"
        "= actions 2 ; > p1 move d5 d6 1 ; = actions 1");
    holds(
        "seats 2 ; p1 e5=4 d4=1 hand at1,ret race domino tiles march=1 ; p2 f5=3 c1=1 hand ret,ret ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play ret ; > p1 play ret ; > p1 victory none ; > p2 victory none\n"
        "> p1 move d4 d5 1 ; = actions 1 ; + p1 invade e5 f5 p2");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1,re2,re3 race domino tiles shed=2 ; p2 f5=3 hand at10 ; deck neg ret ; turn "
        "p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at10 ; > p1 play at1 ; + p1 shed none ; + p1 shed re2 ; > p1 shed re2,re3 ; "
        "= p1 hand neg,ret");
}

// ---- Empire, Fodder

TEST_CASE("Empire counts its colonies when totals are made", "[cosmos][races]") {
    holds(fight("f5=1 e5=3 d5=1 race empire", "at1", "f5=3 c1=1", "at1") + "= off 6 def 4");
    holds(fight("e5=3", "at1", "f5=3 d5=1 race empire", "at1") + "= off 4 def 4");
}

TEST_CASE("Fodder burns up to four ships that do not fight", "[cosmos][races]") {
    holds(fight("e5=4 a1=3 b1=3 race fodder", "at1", "f5=3 c1=1", "at8") +
          "- p1 burn a1=3,b1=2 = 9.2 ; - p1 burn e5=1 = 9.2 ; > p1 burn a1=3,b1=1 ; = off 13 def 11 ; = p1 a1=0 b1=2 "
          "grave 26");
    holds(fight("e5=4 a1=3 race fodder", "at1", "f5=3", "at8") + "> p1 burn none ; = off 5 def 11 ; = p1 a1=3");
    holds(fight("e5=4 race fodder", "at1", "f5=3", "at8") + "= asked p2 victory");
    // A burnt ship is not a loss of the invasion. Burning happens only with an Attack, not with Negotiate and the like.
    holds(fight("e5=4 a1=3 race fodder", "neg", "f5=3", "at8") + "= p1 a1=3 ; = asked p2 victory");
    // Copy comes before burn, and burn before totals.
    holds(fight("e5=4 a1=1 race fodder", "at1", "f5=3 c1=1 race copyist", "at1") + "> p1 burn a1=1 ; = off 7 def 4");
}

// ---- Friend

TEST_CASE("a hidden Friend is asked for company as soon as the side is known", "[cosmos][races]") {
    const std::string allied =
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 race friend hidden ; deck neg ret ; turn p1\n"
        "> p1 invade e5 f5 p2 ; ";
    holds(allied +
          "> p3 ally def g5 ; > p2 play at1 ; > p1 play at8 ; = asked p3 company ; > p3 company yes ; = p3 g5=3 race "
          "friend open");
    holds(allied + "> p3 ally def g5 ; > p2 play at1 ; > p1 play at8 ; > p3 company no ; = p3 g5=0 race friend hidden");
    holds(allied +
          "> p3 ally off g5 ; > p2 play at1 ; > p1 play at8 ; > p3 company yes ; = p3 hand neg ; = p1 hand ret ; = "
          "asked p3 join");
}

TEST_CASE("Friend joins on a planet that was emptied, next to its stack", "[cosmos][races]") {
    const std::string won =
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 g4=1 race friend ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p3 ally off g4,g5 ; > p2 play at1 ; > p1 play at8 ; ";
    holds(won +
          "? join: none g4 g5 ; ? join g5: 1..2 ; ? join g4: 1 ; > p3 join none ; = asked p1 victory ; + p1 victory e5 "
          "f5 4");
    // The invader may follow from its main site only.
    holds(
        "seats 3 ; p1 e5=4 e4=1 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 race friend ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p3 ally off g5 ; > p2 play at1 ; > p1 play at8 ; > p3 join g5 1 ; - p1 victory e4 f5 1 ; > p1 victory e5 f5 "
        "2");
    // Not on a corner.
    holds(
        "seats 3 ; p1 f5=4 hand at8 ; p2 f6=3 c1=1 hand at1 ; p3 g6=3 race friend ; turn p1 ; > p1 invade f5 f6 p2\n"
        "> p3 ally off g6 ; > p2 play at1 ; > p1 play at8 ; = asked p1 victory");
}

// ---- Gestalt

TEST_CASE("Gestalt pays a ship for a power, and each one adds one", "[cosmos][races]") {
    holds(fight("e5=4 race gestalt graft empire,mason", "at8", "f5=3 c1=1", "at1") + "= off 14 def 4");
    holds(fight("e5=4", "at1", "f5=3 race gestalt graft empire,mason", "at1") + "= off 5 def 9");
    // A race without a graft is revealed at no cost. A known race is not asked for.
    holds(fight("e5=4 race gestalt", "at8", "f5=3 c1=1 race domino hidden", "at1") +
          "> p1 graft e5 ; = p1 e5=4 graft none ; = p2 race domino open");
    holds(fight("e5=4 race gestalt", "at8", "f5=3 c1=1 race domino", "at1") + "= asked p1 victory");
    // While it is hidden it is asked too. Binary's power begins with the role.
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at8 race gestalt hidden ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
        "play at8\n"
        "> p1 play at1 ; = asked p2 victory");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race binary ; p2 f5=3 hand at8 race gestalt hidden ; turn p1 ; > p1 mode "
        "shield\n"
        "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; > p2 graft f5 ; = p2 race gestalt open graft binary "
        "mode shield f5=2");
}

TEST_CASE("Gestalt loses a power to the player from whom it took it", "[cosmos][races]") {
    holds(fight("e5=4 d5=1 race gestalt graft mason,empire grave 25", "at1", "f5=3 race mason", "at8") +
          "= p1 graft empire grave 30");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race gestalt graft binary grave 26 ; p2 f5=3 hand at8 race binary mode "
        "shield\n"
        "turn p1 ; > p1 mode lance ; > p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = p1 graft none mode -");
    holds(fight("e5=4 d5=1 race gestalt graft mason grave 26", "qua", "f5=3 race mason", "at8") +
          "= p1 graft mason grave 26");
}

// ---- Hoarder

TEST_CASE("Hoarder draws two when it is revealed, and buys without limit", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 d5=1 g1 race hoarder hidden hand at1,at1,at1,at1,at2,at2,at2,at2,at3,at3 ; p2 h5=1 ; deck neg "
        "ret sab ; turn p1\n"
        "- p1 buy card = R8 ; > p1 reveal ; = p1 cards 12 ; > p1 buy card ; = p1 cards 13");
    // Cards that glut draws when it is turned over count already.
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at1,at2,at3,at4 race hoarder hidden ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p2 play at1 reveal ; > p1 play at1 ; = off 5 def 5 ; = p2 cards 5");
}

// ---- Lapidary

TEST_CASE("Lapidary's stones", "[cosmos][races]") {
    holds(fight("e5=4 race lapidary stones might", "at1", "f5=3", "at8") + "= off 7 def 11");
    holds(fight("e5=4", "at1", "f5=3 race lapidary stones ward", "at1") + "= off 5 def 6");
    holds("seats 2 ; p1 d5=1 race lapidary stones lode ; p2 h5=1 ; turn p1 ; = p1 m1");
    CHECK(cards_seen("seats 2 ; p1 e5=2 hand at1 race lapidary stones sight ; p2 f5=2 hand at8,re2 ; turn p1 ; > p1 "
                     "invade e5 f5 p2",
                     0, 1) == 2);
    // Stride goes over a site without room, whose stone stays; once per turn.
    holds(
        "seats 2 ; p1 d5=4 d4=4 race lapidary stones stride ; p2 h5=1 ; stone ward=d2 ; turn p1\n"
        "- p1 stride d5 d4 d5 1 = 9.2 ; > p1 stride d5 d4 e3 2 ; = p1 d5=2 d4=4 e3=2 ; - p1 stride d5 d4 d3 1 = 9.2");
    holds(
        "seats 2 ; p1 d3=2 race lapidary stones stride ; p2 h5=1 ; stone ward=d2 might=f2 ; turn p1 ; > p1 stride d3 "
        "d2 e1 1\n"
        "= p1 stones stride ; > p1 move e1 f2 1 ; = p1 stones might,stride");
    // A stone may be used in the turn in which it is taken. Ships of others do not take it.
    holds(
        "seats 2 ; p1 c3=2 d5=2 race lapidary ; p2 h5=1 d1=2 ; stone reach=d2 ; turn p1 ; > p1 move c3 d3 1 ; > p1 "
        "move d3 d2 1\n"
        "= p1 stones reach ; = asked p2 action");
    holds(
        "seats 2 ; p1 c2=1 d5=2 race lapidary ; p2 h5=1 ; stone reach=d2 ; turn p1 ; > p1 move c2 d2 1 ; > p1 leap d5 "
        "k1 1\n"
        "= p1 k1=1 stones none");
    holds(
        "seats 2 ; p1 d5=1 race lapidary ; p2 h5=1 c2=2 ; stone reach=d2 ; turn p2 ; > p2 move c2 d2 1 ; = p2 d2=1 ; = "
        "stone reach=d2");
}

// ---- Mason

TEST_CASE("Mason walks two steps, and leaves ships on the way", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 d5=3 e3=4 race mason ; p2 h5=1 ; turn p1 ; + p1 walk d5 d4 c4 1 1 ; - p1 walk d5 d4 c4 1 2 = "
        "9.2\n"
        "- p1 walk d5 d4 d5 1 1 = 9.2 ; - p1 walk d5 d4 e3 1 1 = 9.2 ; - p1 walk d5 f5 f6 1 1 = 9.2");
    // To choose a walk reveals the race.
    holds(
        "seats 2 ; p1 d5=3 race mason hidden ; p2 h5=1 ; turn p1 ; > p1 ready ; > p1 walk d5 d4 c4 1 1 ; = p1 race "
        "mason open");
    holds("seats 2 ; p1 d5=3 race empire hidden ; p2 h5=1 ; turn p1 ; > p1 ready ; - p1 walk d5 d4 c4 1 1 = 9.2");
    // Weight and wall: four ships of weight 1 count 8.
    holds(fight("e5=4", "at1", "f5=4 race mason", "at1") + "= off 5 def 9");
    holds(fight("e5=4 race mason", "at1", "f5=4", "at1") + "= off 5 def 5");
}

// ---- Parasite

TEST_CASE("Parasite clings to a main stack that was not lost", "[cosmos][races]") {
    const std::string lost = fight("e5=3 d5=1 race parasite", "at1", "f5=4", "at8");
    holds(lost + "= p1 clung p2:f5 grave 30 colonies 2 ; = p2 colonies 1");
    holds(fight("e5=1 d5=1 race parasite", "at1", "f5=4", "at8") + "= p1 clung none");
    holds(fight("e5=3 d5=1 race parasite", "sab", "f5=4 c1=1", "at8") + "= p1 clung none");
    // While it is hidden it is asked.
    holds(
        "seats 2 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 race parasite hidden ; turn p1 ; > p1 invade e5 f5 p2 ; > "
        "p2 play at1\n"
        "> p1 play at8 ; = asked p2 cling ; > p2 cling yes ; = p2 clung p1:e5 race parasite open");
    // A host with a clung ship takes no second one.
    holds(fight("e5=3 d5=1 race parasite clung p2:f5", "at1", "f5=4", "at8") + "= p1 clung p2:f5");
}

TEST_CASE("a clung ship goes with its host, and is lost with it", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 e5=4 hand at8 race parasite clung p2:f5 ; p2 f5=4 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p2 play at1 ; > p1 play at8 ; = p2 f5=0 ; = p1 clung none");
    // Two hosts do not join. A host may join a stack without a clung ship.
    holds(
        "seats 2 ; p1 d5=1 race parasite clung p2:f5,p2:f6 ; p2 f5=1 f6=1 g5=1 ; turn p2 ; > p2 ready ; - p2 move f5 "
        "f6 1 = R43\n"
        "> p2 move f5 g5 1 ; = p2 g5=2 ; = p1 clung p2:f6,p2:g5");
}

// ---- Spite

TEST_CASE("Spite returns half, main stack first, then support, then allies", "[cosmos][races]") {
    holds(
        "seats 3 ; p1 e5=1 e4=1 a1=1 hand at10 ; p2 f5=4 f6=4 hand at1 race spite ; p3 g5=4 ; turn p1 ; > p1 invade e5 "
        "f5 p2 with e4\n"
        "> p3 ally off g5 ; > p2 support f6 ; > p2 play at1 ; > p1 play at10 ; = off 16 def 9 ; = p1 e5=0 e4=0 ; = p3 "
        "g5=2 ; = p2 bitter 1");
    holds(fight("e5=4 race empire", "at1", "f5=4 bitter 2 race spite", "at1") + "= off 5 def 7");
    // While it is hidden: one question for both.
    holds(fight("e5=4", "at8", "f5=2 c1=1 race spite hidden", "at1") +
          "> p2 spite yes ; = p1 e5=3 ; = p2 bitter 1 race spite open");
    // If no ship was lost, nothing is returned.
    holds(fight("e5=4 d5=1 race spite", "ret", "f5=2", "at1") + "= p1 bitter 0 ; = p2 f5=2");
}

// ---- Two-Faced

TEST_CASE("Two-Faced turns over one of two cards, after the other's", "[cosmos][races]") {
    holds(
        "seats 2 ; p1 e5=4 hand at10 ; p2 f5=3 c1=1 hand at6,neg,re2 race two-faced ; turn p1 ; > p1 invade e5 f5 p2\n"
        "? play: at6 neg ; ? play at6: . neg ; + p2 play neg at6 ; > p2 play at6 neg ; > p1 play at10 ; ? face: "
        "at6 neg\n"
        "> p2 face neg ; = p2 f5=0 ; = discard at10 neg");
    // To play two cards reveals a hidden race. A single card leaves it hidden.
    holds(
        "seats 2 ; p1 e5=4 hand at10 ; p2 f5=3 c1=1 hand at6,neg race two-faced hidden ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "? play at6: . reveal neg ; > p2 play at6 neg ; > p1 play at10 ; = p2 race two-faced open");
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at6,neg race mason hidden ; turn p1 ; > p1 invade e5 f5 p2 ; - p2 "
        "play at6 neg = 6.9");
    // With two twins the defender picks first.
    holds(
        "seats 2 ; p1 e5=4 hand at1,at2 race two-faced ; p2 f5=3 hand at3,at4 race gestalt graft two-faced ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at3 at4 ; > p1 play at1 at2 ; = asked p2 face ; > p2 face at4 ; = asked p1 "
        "face\n"
        "> p1 face at2 ; = off 6 def 8");
}

TEST_CASE("a Two-Faced ally changes sides", "[cosmos][races]") {
    const std::string allied =
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at8 ; p3 g5=2 race two-faced ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p3 ally off g5 ; > p2 play at8 ; > p1 play at8 ; = asked p3 turncoat ; ";
    holds(allied + "> p3 turncoat yes ; = off 12 def 13 ; = p3 g5=2 ; = p1 e5=0");
    holds(allied + "> p3 turncoat no ; = off 14 def 11 ; = p2 f5=0");
}

}  // namespace
}  // namespace orrery::cosmos
