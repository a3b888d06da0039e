// One case per ruling of Kardashev, R31 to R60, and what else the variants and options change.
#include <catch_amalgamated.hpp>

#include "games/kardashev/facts.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {
namespace {

const std::string kAttack = "e6=fe p2c1 p2f1\ne5=void p1f2\n";  // it fails, 2 against 2

TEST_CASE("R31 salvage, raider and disrupter work once in each turn", "[kardashev][R31]") {
    holds(kAttack + "p1 0/0/9 tech salvage-drone\np2 9/0/0\n> move e5 e6\n= p2 6/0/0\n> move e5 e6\n= p2 6/0/0");
    holds(
        "e6=fe p2c2 p2f1\ne5=void p1f2\np1 tech disrupter-drone\n> move e5 e6\n= e6=fe p2c1 p2f1\n> move e5 e6\n"
        "= e6=fe p2c1 p2f1");
}

TEST_CASE("R32 taxation is for each pair, the type by itself", "[kardashev][R32]") {
    holds(
        "c5=fm p2c2\nd5=void p1f1\nc6=void p1f1\np1 0/0/0 tech taxation\nturn p2\n> harvest\n> yield c5 fm\n= p1 "
        "1/1/0");
    holds("c5=fm p2c2\nd5=void p1f1\np1 0/0/0 tech taxation\nturn p2\n> harvest\n> yield c5 mm\n= p1 0/1/0");
}

TEST_CASE("R33 timeshares give the colony's level", "[kardashev][R33]") {
    holds("c5=f p2c3\nd5=void p1f1\np1 0/0/0 tech timeshares,expanded-cargohold\n> harvest\n= p1 3/0/0");
    holds(
        "c5=fm p2c2\nd5=void p1f1\np1 0/0/0 tech timeshares,arcology\n> harvest\n? yield c5 ff fm mm");  // not enlarged
    holds(
        "c5=f p2c2\nd5=void p1f1\nd6=void p1f1\np1 0/0/0 tech timeshares\n> harvest\n= p1 2/0/0");  // each colony once
}

TEST_CASE("R34 memory eraser works once in a turn, never in a known last round", "[kardashev][R34]") {
    const std::string scientist = "p1 role scientist tech botsourcing,memory-eraser\np2 tech encryption,boosters\n";
    holds(scientist + "> erase boosters\n- erase encryption = R34 already");
    holds(scientist + "round 15\n- erase boosters = R34 last round");
    holds(scientist + "round 9\nfinal 9\n- erase boosters = R34 last round");
    holds(scientist + "p1 0/0/0\n> erase botsourcing\n= p1 0/1/1 tech memory-eraser");  // also his own
    holds(scientist + "p2 0/1/0\n> erase encryption\n= p2 2/1/0");                      // two of the scarcest
}

TEST_CASE("R35 antimatter destroys any fleet there", "[kardashev][R35]") {
    holds("g5=f p1c1\ng6=me p1f2\np1 tech antimatter\n> antimatter g6\n= g6=dead ; = p1 9/10/10 supply 13/15");
    holds("g5=f p1c1\ng6=me p2c1\np1 tech antimatter\n- antimatter g6 = 9.1 colony");
}

TEST_CASE("R36 symbols are added once, and travel with the tile", "[kardashev][R36]") {
    holds("g5=f p1c1\np1 tech terraform\n- terraform g5 f = R36\n> terraform g5 m\n= g5=fm p1c1 ; = p1 9/8/9");
    holds(
        "g5=f p1c1\ne5=w\np1 role explorer tech terraform,spacetime-manipulator\n> terraform g5 m\n> swap e5 g5\n"
        "= e5=fm ; = g5=w p1c1");
    holds("g5=f p1c1\np1 0/0/4 tech terraform\n? terraform g5: m e w\n> terraform g5 m\n= p1 0/0/0");
}

TEST_CASE("R37 swapped tiles leave all pieces where they may be", "[kardashev][R37]") {
    const std::string explorer = "p1 role explorer tech spacetime-manipulator\n";
    holds(explorer + "e5=f p2c1\ne6=void p1f1\ne7=f\n- swap e5 e6 = R37\n- swap e5 e7 = R37 same\n+ swap e6 e7");
    holds(explorer + "e5=f p2c1\ne6=w\n> swap e5 e6\n= e5=w p2c1 ; = e6=f");
}

TEST_CASE("R38 botsourcing is passive", "[kardashev][R38]") {
    holds("p1 role scientist tech botsourcing\n? compile: f m e\n> compile f\n> compile f\n> compile f\n= p1 12/9/9");
}

TEST_CASE("R39 time dilation saves or borrows one action", "[kardashev][R39]") {
    const std::string explorer = "g5=f p1c1\np1 tech time-dilation\n";
    holds(explorer +
          "- borrow = R39 You've used 0 of your 3 actions. Use them first.\n> compile f\n> compile f\n> harvest\n> "
          "borrow\n> harvest\n= p1 ledger -1");
    holds(explorer +
          "p1 ledger 1\n> compile f\n> compile f\n> compile f\n> harvest\n= used 1/3/0\n> end\n= p1 ledger 0");
    holds(explorer + "round 15\n> compile f\n> compile f\n> harvest\n= asked p2 act");  // not in the last round
    holds("p1 ledger -1\n> compile f\n- compile f = 6.4");  // a debt stays although the technology is gone
}

TEST_CASE("R40 an eliminated player scores 0", "[kardashev][R40]") {
    holds(
        "bare\ng5=f p1c1\ne6=f p2c1\ne5=void p1f3\np2 tech encryption\n> move e5 e6\n= score p1 7 p2 0\n> end\n"
        "= over elimination ; = rank p1 1 p2 2");
}

TEST_CASE("R41 after an elimination the round is the last", "[kardashev][R41]") {
    holds(
        "seats 3\nbare\nf5=f p1c1\ng5=f p3c1\ne6=f p2c1\ne5=void p1f3\nround 4\nfinal 5\n> move e5 e6\n> end\n"
        "= asked p3 act\n> end\n= over elimination ; = round 4");
}

TEST_CASE("an eliminated player's tile leaves the game when the turn would have come", "[kardashev][R41]") {
    holds(
        "seats 3\nbare\nf5=f p1c1\ng5=f p3c1\ne6=f p2c1\ne5=void p1f3\np2 held fm\norder p1,p3,p2\n> move e5 e6\n"
        "= p2 held fm\n> end\n= asked p3 act ; = p2 held fm\n> end\n= over elimination ; = p2 held -");
}

TEST_CASE("R42 the round cap ends every game", "[kardashev][R42]") {
    holds("seats 2 cap=8\nround 8\nturn p2\n> end\n= over cap");
    holds("seats 2 cap=8\nround 8\nfinal 9\nturn p2\n> end\n= over cap");  // a trigger fell in the cap's round
    holds("seats 2 cap=8\nround 7\nturn p2\nbag\n> end\n= asked p1 bid ; = round 8");
}

TEST_CASE("R43 two harvests in one turn", "[kardashev][R43]") {
    holds("g5=f p1c2\np1 0/0/0\n> harvest\n> harvest\n= p1 4/0/0");
}

TEST_CASE("R44 moves explore white spaces at any time", "[kardashev][R44]") {
    holds("g5=void p1f1\nbag f\n> move g5 h6\n> place h6 up\n= h6=f p1f1");
}

const std::string kPairs = "seats 4 allies=on\n";

TEST_CASE("R45 of a pair the speaker decides", "[kardashev][R45]") {
    holds(kPairs +
          "bag f m e w\nbegin\n> bid 2\n> bid 1\n> bid 2\n> bid 0\n= asked p1 slot\n> slot 1\n> first p3\n"
          "> take p1\n> take p3\n= asked p1 split");  // if bids are equal, the lower seat
}

TEST_CASE("R45 neither ally pays more than its own bid", "[kardashev][R45]") {
    holds(kPairs +
          "bag f m e w\nbegin\n> bid 1\n> bid 3\n> bid 4\n> bid 0\n> p3: slot 1\n> first p3\n> take p1\n> take p2\n"
          "? split 2..3\n- split 1 = R45\n> split 3\n> pay fme\n= p3 8/8/8 ; = p2 9/9/10 ; = p1 9/9/9");
}

TEST_CASE("R46 the attacker or defender pays for the ally's fleets too", "[kardashev][R46]") {
    holds(kPairs +
          "e6=fe p2c3\ne5=void p1f3\nf6=void p3f1\np1 0/0/9\n> move e5 e6\n? support none f6\n> support f6\n"
          "= p1 0/0/6 ; = p3 9/9/9 ; = e6=fe p1c3 p1f3");
    holds(kPairs +
          "e6=fe p2c1\ne5=void p1f3\nf6=void p4f3\n> move e5 e6\n= asked p2 defend\n> defend f6\n= p4 9/9/9 ; = p2 "
          "9/9/8");
}

TEST_CASE("R47 a pair has positions i and i+n/2", "[kardashev][R47]") {
    holds(kPairs +
          "bag\nbegin\n> bid 2\n> bid 0\n> bid 0\n> bid 0\n> slot 2\n> first p3\n> p2: first p2\n"
          "= order p2,p3,p4,p1");
}

TEST_CASE("R48 no fleet is built over one of equal or higher level", "[kardashev][R48]") {
    holds("g5=fw p1c2 p1f2\n- build-fleet g5 1 = R48\n- build-fleet g5 2 = R48 level 2");
}

TEST_CASE("R49 a removed technology can be researched again", "[kardashev][R49]") {
    holds(
        "p1 role warlord tech proximity-fuse\n> research salvage-drone\n> research proximity-fuse\n= p1 tech "
        "proximity-fuse");
}

TEST_CASE("R50 a base action with a research version fits any slot", "[kardashev][R50]") {
    holds("g5=f p1c1\np1 role scavenger tech magnetic-rake\n> harvest\n> harvest\n> harvest\n= asked p2 act");
    holds(
        "g5=fw p1c3\np1 role imperialist tech fabricators\n> build-fleet g5 1\n> upgrade-fleet g5\n> upgrade-fleet "
        "g5\n= asked p2 act");
    holds(
        "e3=void p1f1\ne4=void\np1 role warlord tech propellant-depot\n> move e3 e4\n> move e4 e3\n> move e3 e4\n= "
        "asked p2 act");
}

TEST_CASE("R51 an empty hand bids 0 without being asked", "[kardashev][R51]") {
    holds("p1 0/0/0\nbag f m\nbegin\n= asked p2 bid\n> p2: bid 1\n= p1 bid 0 ; = p2 bid 1");
    holds("seats 2 picks=plan\np1 0/0/0\nbag f m\nbegin\n= asked p1 bid\n+ bid 0 slots 1,2 tiles p1,p2");
}

TEST_CASE("R52 a wormhole may lead through the target", "[kardashev][R52]") {
    const std::string line = "e3=void p1f3\ne4=f p2c1\ne5=void\nbag\np1 tech wormhole\n";
    holds(line + "+ move e3 e4 via e3 ; + move e3 e4 via e5\n> move e3 e4 via e5\n= e4=f p1c1 p1f3");
}

TEST_CASE("R53 a late bidder sees bids and plans", "[kardashev][R53]") {
    holds("p1 tech signal-intercept\nbag f m\nbegin\n= asked p2 bid\n> p2: bid 2\n= asked p1 late-bid\n");
}

TEST_CASE("R54 a technology that finds nothing isn't used up", "[kardashev][R54]") {
    holds(kAttack + "p1 0/0/9 tech salvage-drone,raider-drone\np2 0/0/0\n> move e5 e6\n= asked p1 act ; = p1 0/0/8");
    const Position p = position_after(kAttack + "p1 0/0/9 tech salvage-drone,raider-drone\np2 0/0/0\n> move e5 e6");
    CHECK_FALSE((p.turn.has_salvaged || p.turn.has_raided));
    holds("e6=void p2f2\ne5=void p1f2\np1 tech disrupter-drone\n> move e5 e6\n= e6=void p2f2");
}

TEST_CASE("R55 an ally's blockade does not affect the pair", "[kardashev][R55]") {
    holds(kPairs + "e6=f p1c2\ne5=void p3f1\np1 0/0/0\np3 tech blockade\n> harvest\n= p1 2/0/0");
    holds(kPairs +
          "e6=f p2c2\ne5=void p3f1\nf6=void p1f1\np1 0/0/0 tech timeshares\np3 tech blockade\n> harvest\n= p1 2/0/0");
    holds(
        "seats 3\ne6=f p2c2\ne5=void p3f1\nf6=void p1f1\np1 0/0/0 tech timeshares\np3 tech blockade\n- harvest = 6.9");
    holds("e6=f p2c2\nf6=void p1f1\np1 0/0/0 tech timeshares,blockade\n> harvest\n= p1 2/0/0");  // nor does its own
}

TEST_CASE("R56 an order changes once in a turn, to another", "[kardashev][R56]") {
    holds(
        "seats 2 defence=orders\n- order hold = R56 already\n> order yield\n= p1 order yield\n- order ask = R56 "
        "this turn");
    holds("- order ask = 6.16");
}

TEST_CASE("R57 swap is read in either order", "[kardashev][R57]") {
    CHECK(Kardashev::print(*Kardashev::parse("swap g5 e5")) == "swap e5 g5");
}

TEST_CASE("R58 a fleet draws on timeshares whenever it can", "[kardashev][R58]") {
    holds("c5=f p2c2\nd5=void p1f1\np1 0/0/0 tech timeshares\n> harvest\n= p1 2/0/0 ; = asked p1 act");
}

TEST_CASE("R59 ties are rolled group by group, re-rolls included", "[kardashev][R59]") {
    holds("seats 4\nbag\nbegin\n> bid 1\n> bid 2\n> bid 1\nluck 3 3 0 5 5 2\n> bid 2\n= ranking p4,p2,p1,p3");
}

TEST_CASE("R60 an eliminated ally counts 0 everywhere", "[kardashev][R60]") {
    holds(kPairs +
          "bare\ne6=f p3c1\ne5=void p2f3\ng5=f p1c1\nc5=f p2c1\nc6=f p4c1\np3 tech encryption\nturn p2\n"
          "> move e5 e6\n= score p3 0 p1 2\n> end\n> end\n= over elimination ; = win p2,p4");
}

TEST_CASE("R60 one living ally counts as much as two before points are compared", "[kardashev][R60]") {
    holds(kPairs +
          "bare\ne6=f p3c1\ne5=void p2f3\ng5=f p1c3\ng6=f p1c3\nc5=f p2c1\nc6=f p4c1\np3 tech encryption\nturn p2\n"
          "> move e5 e6\n> end\n> end\n= over elimination ; = win p1,p3");
}

TEST_CASE("allied ranks count seats", "[kardashev][R60]") {
    holds("seats 4 allies=on cap=8\nround 8\nturn p4\ng5=f p1c2\n> end\n= rank p1 1 p3 1 p2 3 p4 3");
}

// ---- Variants and options

TEST_CASE("with left=6 the match ends sooner", "[kardashev]") {
    holds(
        "seats 2 left=6\nbare\ng4=f p1c3\ng5=f p1c3\ng6=f p1c3\nf5=f p1c1\nc5=f p2c1\nround 3\n> compile f\n= final 4");
    holds("bare\ng4=f p1c3\ng5=f p1c3\ng6=f p1c3\nf5=f p1c1\nc5=f p2c1\nround 3\n> compile f\n= final 0");
}

TEST_CASE("standing orders answer for the defender", "[kardashev]") {
    const std::string board = "seats 2 defence=orders\ne6=fe p2c1 p2f1\ne5=void p1f3\nd6=m p2f1\nf7=m p2f2\n";
    holds(board + "p2 0/0/1\n> move e5 e6\n= e5=void p1f3 ; = p2 0/0/0");     // the weaker one is enough
    holds(board + "p2 4/0/0\n> move e5 e6\n= e6=fe p1c1 p1f3 ; = p2 4/0/0");  // energy only
    holds(board + "p2 order yield\n> move e5 e6\n= e6=fe p1c1 p1f3 ; = p2 9/9/9");
    holds(board + "p2 order ask\n> move e5 e6\n= asked p2 defend");
}

TEST_CASE("allies share roofs and yards", "[kardashev]") {
    holds(kPairs + "e6=fw p3c2\ne5=void p1f1\n> move e5 e6\n= e6=fw p3c2 p1f1");
    holds(kPairs + "e6=fw p3c2\n> build-fleet e6 2\n= e6=fw p3c2 p1f2");
    holds(kPairs + "e6=fw p3c2 p3f1\n- build-fleet e6 2 = 6.7 ally's fleet");
    holds(kPairs + "e6=f p3c2\np1 tech militarization\n- build-fleet e6 1 = 6.7 military");
    holds(kPairs +
          "e6=f p3c2 p1f1\np1 1/2/0\n> end\n= asked p1 give\n> give fm\n= p1 0/1/0 ; = p3 10/10/9 ; = asked p2 act");
}

TEST_CASE("tractor beam brings a card with each planet placed face up", "[kardashev]") {
    holds("p1 held fm role scavenger tech tractor-beam\n> place e5 up\n? gain f m\n> gain m\n= p1 9/10/9");
    holds("p1 held w role scavenger tech tractor-beam\n> place e5 up\n= asked p1 act ; = p1 9/9/9");
    const std::string fleet = "e4=void p1f2\nbag fm\np1 9/9/1 role scavenger tech tractor-beam\n> move e4 e5\n";
    holds(fleet +
          "> place e5 up\n= asked p1 gain ; = e4=void ; = e5=fm p1f2\n? gain f m\n> gain m\n= p1 9/10/0");  // 6.10
    holds(fleet + "> place e5 down\n? gain f m e\n> gain m\n= e4=void ; = e5=dead ; = p1 9/10/0");
}

TEST_CASE("a probe's tile goes on any unexplored space, a fleet's where the fleet is", "[kardashev]") {
    holds("p1 role pioneer tech space-probe\nbag f\n> probe\n+ place e5 up ; + place h6 up ; - place i5 up = 2.1");
    holds("e3=void p1f1\nbag f\n> move e3 e4\n- place e5 up = 6.3 only go on e4\n+ place e4 down");
    holds("p1 role pioneer tech space-probe\nbag\n- probe = 9.3 bag is empty");
}

TEST_CASE("nanotubes make colonies cheaper, not upgrades", "[kardashev]") {
    holds(
        "g5=f p1c1\ng6=m\np1 1/1/0 role pioneer tech nanotube-polymers\n> colonize g6\n? pay m f\n> pay f\n= p1 0/1/0\n"
        "- upgrade-colony g5 = 6.6");
}

TEST_CASE("losing cloning or researching the marked technology removes the mark", "[kardashev]") {
    holds("p1 role scientist tech cloning mirror encryption\n> research encryption\n> pay ee\n= p1 mirror -");
    holds("p1 role scientist tech cloning,memory-eraser mirror encryption\n> erase cloning\n= p1 mirror -");
    holds(
        "p1 role scientist tech cloning\n- clone cloning = 9.3\n> clone terraform\n= p1 mirror terraform\n- clone "
        "terraform = 9.3");
}

TEST_CASE("an approach is printed only if there is a choice, and is always read", "[kardashev]") {
    const std::string one = "e3=void p1f1\ne4=void\ne5=f p2c3\nbag\n";
    holds(one + "? move e3: e4 e5\n+ move e3 e5 via e4 ; + move e3 e5\n- move e3 e5 via d4 = 6.10");
    const std::string two = "e3=void p1f1\ne4=void\nd4=void\ne5=f p2c3\nbag\n";
    holds(two + "? move e3 e5: via\n> move e3 e5\n= e4=void p1f1");  // the default: both are free, and e4 is nearer
}

}  // namespace
}  // namespace orrery::kardashev
