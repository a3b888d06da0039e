// One case per ruling of Kardashev, R1 to R30 (engine/games/kardashev/RULINGS), as a scenario where possible. In the
// order of the rules reference's section 10. The rest is in rulings_late_test.cpp.
#include <algorithm>

#include <catch_amalgamated.hpp>

#include "games/kardashev/facts.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {
namespace {

std::vector<std::string> ids(TechSet techs) {
    std::vector<std::string> all;
    for (const Tech tech : techs) all.emplace_back(face(tech).id);
    return all;
}

TEST_CASE("R1 the technologies are those of April 2018", "[kardashev][R1]") {
    CHECK(find_tech("encryption") != kNoTech);  // it was gone in July, with what technologies negate
    CHECK(negates(Role::warlord, Tech::asteroid_mining) == TechSet::of(Tech::harvest_rover));
}

TEST_CASE("R2 cards without a name have their July successors, or names made here", "[kardashev][R2]") {
    CHECK(techs_of(Role::scavenger).has(Tech::tractor_beam));
    CHECK(techs_of(Role::pioneer).has(Tech::space_probe));
    CHECK((techs_of(Role::explorer).has(Tech::time_dilation) && techs_of(Role::explorer).has(Tech::signal_intercept)));
}

TEST_CASE("R3 six roles of 18 technologies", "[kardashev][R3]") {
    TechSet all;
    for (int i = 0; i < kRoles; ++i) {
        const TechSet own = techs_of(static_cast<Role>(i));
        CHECK(own.size() == 18);
        all |= own;
    }
    CHECK(all.size() == kTechs);
    CHECK(find_role("explorer") == Role::explorer);
}

TEST_CASE("R4 April's levels and effects", "[kardashev][R4]") {
    CHECK(face(Tech::militarization).level == 2);
    CHECK(face(Tech::autonomous_construction).level == 3);
    CHECK(face(Tech::memory_eraser).level == 2);
    CHECK(face(Tech::cloning).level == 3);
    CHECK(face(Tech::disrupter_drone).id == "disrupter-drone");
    CHECK(face(Tech::propellant_depot).id == "propellant-depot");
}

TEST_CASE("R5 either of two required technologies will do", "[kardashev][R5]") {
    holds(
        "p1 role warlord tech proximity-fuse\n+ research blockade\n- research timeshares = R5 Blockade or Raider "
        "Drone");
    holds("p1 role warlord tech salvage-drone\n+ research blockade ; + research raider-drone");
    holds("p1 role warlord\n- research blockade = R5");
    holds(
        "p1 role scientist tech botsourcing,cloning mirror proximity-fuse\n- research raider-drone = R5");  // mirrored
}

TEST_CASE("R6 a level is a piece, of 15", "[kardashev][R6]") {
    holds("g5=fw p1c3 p1f2\nh5=e p1c2\n= p1 supply 10/13");
    holds("g5=fw p1c3\n- upgrade-colony g5 = 6.6 level 3");
}

TEST_CASE("R7 a fleet costs 1 matter and 1 energy a level", "[kardashev][R7]") {
    holds("g5=fw p1c2\np1 0/2/2\n> p1: build-fleet g5 2\n= p1 0/0/0");
    holds("g5=fw p1c1 p1f1\np1 0/1/1\n> p1: upgrade-fleet g5\n= p1 0/0/0 ; = g5=fw p1c1 p1f2");
    holds("g5=fw p1c2\np1 0/1/2\n? build-fleet g5: 1\n- build-fleet g5 2 = 6.7 2 matter and 2 energy");
}

TEST_CASE("R8 the colony limits what is built, not what is upgraded", "[kardashev][R8]") {
    holds("g5=fw p1c2\n? build-fleet g5: 1..2\n- build-fleet g5 3 = R8 level 2 at most");
    holds("g5=fw p1c1 p1f1\n> p1: upgrade-fleet g5\n> p1: upgrade-fleet g5\n= g5=fw p1c1 p1f3");
}

TEST_CASE("R9 a bid is 0 to 6, and no more than the hand has", "[kardashev][R9]") {
    holds("p2 1/1/0\nbegin\n? bid 0..6\n- bid 7 = R9 6 at most\n> p1: bid 6\n? bid 0..2\n- bid 3 = R9 2 cards");
}

TEST_CASE("R10 the price is the next bid, to the drawer or the bank", "[kardashev][R10]") {
    holds("bag f m\nbegin\n> bid 3\n> bid 2\n> slot 1\n> take p2\n> pay fm\n= p1 8/8/9 ; = p2 10/10/9");
    holds("bag f m\nbegin\n> bid 3\n> bid 2\n> slot 1\n> take p1\n> pay fm\n= p1 8/8/9 ; = p2 9/9/9");
    holds(
        "bag f m\nbegin\n> bid 2\nluck 5 0\n> bid 2\n> slot 1\n> take p1\n> pay fm\n= p1 8/8/9");  // a tie pays it all
}

TEST_CASE("R11 four cards of one type pay for a missing one", "[kardashev][R11]") {
    holds("g5=fw p1c1\ng6=m\np1 1/0/3\n- colonize g6 = 6.5 4 cards of one type");
    holds("g5=fw p1c1\ng6=m\np1 1/0/4\n> p1: colonize g6\n= p1 0/0/0");
    holds("g5=fw p1c1\ng6=m\np1 1/1/8\n> p1: colonize g6\n= p1 0/0/8");  // never if nothing is missing
    holds("g5=fw p1c1\ng6=m\np1 0/0/8\n> p1: colonize g6\n= p1 0/0/0");
    CHECK(payments(cards(0, 9, 9), cost(1, 0, 0)).size() == 2);
    CHECK(payments(cards(0, 3, 3), cost(1, 0, 0)).empty());
}

TEST_CASE("R12 gifts are of the type that is held most", "[kardashev][R12]") {
    holds(
        "e6=fe p2c1 p2f1\ne5=void p1f2\np1 0/0/1 tech salvage-drone\np2 2/2/3\n> p1: move e5 e6\n= p2 1/1/2 ; = p1 "
        "1/1/1");
}

TEST_CASE("R13 draws rotate, and with too few tiles none may be taken", "[kardashev][R13]") {
    holds("seats 3\nbag f m\nround 2\nbegin\n= p2 drawn f ; = p3 drawn m ; = p1 drawn -");
    holds("bag f m\nbegin\n> bid 1\n> bid 0\n> slot 1\n- take none = R13\n+ take p1");
    holds("bag f\nbegin\n> bid 1\n> bid 0\n> slot 1\n? take p1 none");
    holds(
        "bag f\nbegin\n> bid 1\n> bid 0\n> slot 1\n- take p2 = 6.2 No tile that {p2} drew is left. You can take the "
        "one\n"
        "- take p5 = 6.2 no player p5.");
    holds("bag\nbegin\n> bid 1\n> bid 0\n> slot 2\n= order p2,p1 ; = asked p2 act");  // the bid is only for turn order
}

TEST_CASE("R14 boards, zones and homes", "[kardashev][R14]") {
    CHECK(disc(3).size() == 37);
    CHECK(disc(4).size() == kHexes);
    constexpr std::array<int, 5> kUnexploredBlue{17, 16, 33, 32, 31};
    for (int seats = 2; seats <= kSeats; ++seats) {
        HexSet homes;
        for (int k = 0; k < seats; ++k) {
            const Home home = home_of(seats, seat_at(k));
            CHECK(distance(home.inner, home.outer) == 1);
            CHECK(disc(radius_for(seats) - 1).has(home.inner));
            CHECK_FALSE(disc(radius_for(seats) - 1).has(home.outer));
            homes.add(home.inner);
        }
        CHECK((disc(radius_for(seats) - 1) - homes).size() == kUnexploredBlue[static_cast<std::size_t>(seats - 2)]);
    }
    CHECK(neighbours(*read_hex("e5")) == *read_hexes("d4,d5,e4,e6,f5,f6"));
}

TEST_CASE("R15 31 planets and 7 empty tiles, each resource as often", "[kardashev][R15]") {
    int tiles = 0;
    std::array<int, 4> symbols{};
    for (const BagTile& kind : bag_tiles()) {
        tiles += kind.copies;
        for (const Symbol symbol : kAllSymbols)
            if (kind.tile.symbols().has(symbol)) symbols[slot(symbol)] += kind.copies;
    }
    CHECK(tiles == kBag);
    CHECK((symbols[0] == symbols[1] && symbols[1] == symbols[2]));
}

TEST_CASE("R16 each role begins with its own tiles, pieces and cards", "[kardashev][R16]") {
    holds(
        "seats 2 roles=fixed:warlord,scientist\nstart\n= p1 1/2/2 tech - ; = p2 2/2/1 tech botsourcing\n"
        "= g5=ew p1c1 p1f2 ; = h5=fm p1c1 p1f1 ; = c5=mw p2c2 p2f1 ; = b5=fe p2c1");
    holds(
        "seats 2 roles=fixed:explorer,pioneer\nstart\n= p1 1/1/2 ; = p2 2/2/2\n"
        "= g5=fw p1c2 p1f1 ; = h5=me p1c1 p1f1 ; = c5=fw p2c2 ; = b5=m p2c1");
    holds(
        "seats 2 roles=fixed:imperialist,scavenger\nstart\n= p1 1/1/1 ; = p2 3/3/2\n"
        "= g5=mw p1c2 p1f1 ; = h5=f p1c1 ; = c5=fe p2c2 ; = b5=mw p2c1 p2f1");
    holds("start\n= asked p2 role\n> p2: role warlord\n- role warlord = 4\n> p1: role pioneer\n= asked p1 bid");
}

TEST_CASE("R17 points of colonies, fleets and technologies", "[kardashev][R17]") {
    holds("bare\ng4=f p1c3\nf5=void p1f2\nc5=f p2c1\np1 tech encryption,boosters,antimatter\n= score p1 17 p2 2");
}

TEST_CASE("R18 what decides a tie", "[kardashev][R18]") {
    const auto ranks = [](std::string_view text) { return result_of(position_after(text)).rank; };
    const auto ranked = [&](std::string_view text, int p1, int p2) {
        CHECK((ranks(text)[0] == p1 && ranks(text)[1] == p2));
    };
    ranked("bare\ng5=f p1c2\nc5=f p2c1 p2f2\n", 1, 2);                      // colonies
    ranked("bare\ng5=f p1c1 p1f1\nc5=f p2c1\np2 tech encryption\n", 2, 1);  // technologies
    ranked("bare\ng5=f p1c1\nc5=f p2c1\np1 1/0/0\np2 2/0/0\n", 2, 1);       // cards
    ranked("bare\ng5=f p1c1\nc5=f p2c1\n", 1, 1);                           // shared
}

TEST_CASE("R19 a tile must be placed, anywhere in the zone, either side up", "[kardashev][R19]") {
    holds("p1 held m\n= asked p1 place\n- end = 5\n- place h6 up = 6.3\n+ place e5 up ; + place c3 down");
    holds("p1 held m\n- place i5 up = 2.1\n- place h5 up = 6.3 already has a tile");
}

TEST_CASE("R20 a destroyed planet brings a card, also where a fleet or a probe puts it", "[kardashev][R20]") {
    holds("p1 held m\n> place e5 down\n> gain m\n= p1 9/10/9");
    holds("g5=fw p1c1\nbag w\np1 role pioneer tech space-probe\n> probe\n> place e5 down\n> gain e\n= p1 9/9/10");
    holds("e3=void p1f1\nbag w\n> move e3 e4\n> place e4 down\n> gain f\n= p1 10/9/8 supply 14/15");
}

TEST_CASE("R21 no fleet goes to or through a destroyed planet", "[kardashev][R21]") {
    holds("e3=void p1f1\ne4=dead\ne5=f\nbag\n- move e3 e4 = R21\n- move e3 e5 = R28");
}

TEST_CASE("R22 colony and fleet defend together", "[kardashev][R22]") {
    holds("e6=fe p2c2 p2f1\ne5=void p1f3\n> move e5 e6\n= e6=fe p2c2 p2f1 ; = e5=void p1f3");
    holds("e6=fe p2c2\ne5=void p1f3\n> move e5 e6\n= e6=fe p1c2 p1f3");
}

TEST_CASE("R23 supporters are next to the attacked tile", "[kardashev][R23]") {
    holds(
        "e6=fe p2c3\ne5=void p1f3\nf6=void p1f1\nd4=void p1f1\n> move e5 e6\n? support none f6\n"
        "- support d4 = R23\n> support f6\n= e6=fe p1c3 p1f3");
}

TEST_CASE("R24 the attacker supports first, then the defender", "[kardashev][R24]") {
    holds(
        "e6=fe p2c1\ne5=void p1f1\nf6=void p1f1\nd6=void p2f1\n> move e5 e6\n= asked p1 support\n> support f6\n"
        "= asked p2 defend\n> defend d6\n= e6=fe p2c1 ; = e5=void p1f1");
}

TEST_CASE("R25 the defender isn't asked if it would change nothing", "[kardashev][R25]") {
    holds("e6=fe p2c1\ne5=void p1f3\nd6=void p2f1\n> move e5 e6\n= asked p1 act ; = e6=fe p1c1 p1f3");  // too weak
    holds("e6=fe p2c3\ne5=void p1f3\nd6=void p2f1\n> move e5 e6\n= asked p1 act ; = e5=void p1f3");     // holds anyway
}

TEST_CASE("R26 a fleet retreats to its approach, if it is free", "[kardashev][R26]") {
    const std::string board = "e6=fe p2c3\ne4=void p1f1\n";
    holds(board + "e5=void\n> move e4 e6\n= e5=void p1f1 ; = e4=void");
    holds(board + "e5=void p1f1\n> move e4 e6 via e5\n> support none\n= e5=void p1f1 ; = e4=void");  // dies
    holds(board + "e5=void\np1 tech wormhole\n> move e4 e6 via e5\n= e5=void p1f1");
    holds(board + "e5=void p1f1\nd5=void\np1 0/0/9\n> move e4 e6\n> support none\n= d5=void p1f1");  // the default
}

TEST_CASE("R27 a captured colony gets no more levels than the supply has", "[kardashev][R27]") {
    holds(
        "bare\ne6=fe p2c2\nc5=f p2c1\ne5=void p1f3\ng4=f p1c3\ng5=f p1c3\ng6=f p1c3\ng7=f p1c3\nf4=f p1c3\nfinal 9\n"
        "round 8\n> move e5 e6\n= e6=fe p1f3 ; = p1 supply 0/12");
}

TEST_CASE("R28 a move is 8 tiles at most", "[kardashev][R28]") {
    const std::string ring =
        "seats 4\ne1=void p1f1\ne2=void\ne3=void\ne4=void\ne5=void\ne6=void\ne7=void\ne8=void\ne9=void\n";
    holds(ring + "p1 tech boosters\nbag\n> move e1 e9\n= p1 9/9/7 ; = e9=void p1f1");
    holds(
        "seats 4\nc1=void p1f1\nd1=void\ne2=void\ne3=void\ne4=void\ne5=void\ne6=void\ne7=void\ne8=void\nbag\n"
        "e9=void\np1 tech dyson-sphere\n+ move c1 e8\n- move c1 e9 = R28");
}

TEST_CASE("R29 a wormhole passes one space of any kind, and costs a step", "[kardashev][R29]") {
    const std::string line = "e3=void p1f1\ne4=dead\ne5=f\ne6=dead\ne7=f\nbag\n";
    holds(line + "p1 0/0/9 tech wormhole\n> move e3 e5\n= p1 0/0/8");
    holds(line + "p1 tech wormhole\n- move e3 e7 = R28\n- move e3 e4 = R21");  // one a move, and no rest there
    holds("e3=void p1f1\ne4=f p2c1\ne5=f\nbag\np1 tech wormhole\n> move e3 e5\n= e5=f p1f1");
    holds("e3=void p1f1\ne5=f\nbag\np1 tech wormhole\n> move e3 e5\n= e5=f p1f1");  // an unexplored one
}

TEST_CASE("R30 fleets split at the start and merge at the end", "[kardashev][R30]") {
    const std::string fleets = "e3=void p1f3\ne4=void p1f2\ne5=f\nbag\n";
    holds(fleets + "- move e3:1 e5 = R30");
    holds(fleets + "p1 role imperialist tech autonomous-construction\n> move e3:1 e4\n= e3=void p1f2 ; = e4=void p1f3");
    holds(fleets +
          "p1 role imperialist tech autonomous-construction\n- move e3:2 e4 = 6.17\n> move e3:2 e5\n"
          "= e3=void p1f1 ; = e5=f p1f2");
    const std::string split = fleets + "p1 role imperialist tech autonomous-construction\n";
    holds(split +
          "- move e3:3 e5 = 6.10 has level 3. 1 or 2 of its levels can move alone, all of them without a number: "
          "\"move e3 e5\"");
    holds(split + "> move e3 e5\n= e3=void ; = e5=f p1f3");
    holds(fleets +
          "- move e3:3 e5 = R30 has level 3 and moves as a whole: \"move e3 e5\". To split it you need Autonomous");
    const std::string pair = "e3=void p1f2\ne5=f\np1 role imperialist tech autonomous-construction\n";
    holds(pair + "- move e3:3 e5 = 6.10 has level 2. 1 of its levels can move alone");
    holds(
        "e3=void p1f1\ne5=f\np1 role imperialist tech autonomous-construction\n- move e3:1 e5 = 6.10 has level 1 and "
        "moves as a whole: \"move e3 e5\".");
    holds(
        "e6=fe p2c3\ne5=void p1f3\np1 role imperialist tech autonomous-construction\n> move e5:2 e6\n> support none\n"
        "= e5=void p1f3");  // the rest stays, and they merge again
}

TEST_CASE("the part of a split fleet that stays supports with its own levels", "[kardashev][R30]") {
    const std::string split = "d5=void p1f2\nc5=fw p2c2\np1 role imperialist tech autonomous-construction\n";
    holds(split + "> move d5:1 c5 via d5\n> support d5\n= c5=fw p2c2 ; = d5=void p1f2");  // 1 + 1 against 2
    holds(split + "> move d5 c5\n= d5=void p1f2 ; = c5=fw p2c2");  // a whole fleet leaves nobody there to support it
    const std::string more = "d5=void p1f3\nc5=fw p2c2\np1 role imperialist tech autonomous-construction\n";
    holds(more + "> move d5:1 c5 via d5\n> support d5\n= c5=fw p1c2 p1f1 ; = d5=void p1f2");  // 1 + 2 against 2
    holds(more + "b5=void p2f1\n> move d5:1 c5 via d5\n> support d5\n= asked p2 defend\n> defend b5\n= c5=fw p2c2");
    holds(split +
          "b5=void p2f1\n> move d5:1 c5 via d5\n> support d5\n= asked p1 act");  // 2 against 2 is held without help
}

TEST_CASE("each role's contest tree has its six technologies", "[kardashev]") {
    CHECK(ids(negates(Role::pioneer, Tech::proximity_fuse)) == std::vector<std::string>{"taxation"});
    CHECK(ids(needs(Role::pioneer, Tech::raider_drone)) == std::vector<std::string>{"proximity-fuse", "taxation"});
    CHECK(ids(needs(Role::scientist, Tech::timeshares)) ==
          std::vector<std::string>{"defensive-turrets", "raider-drone"});
    CHECK(ids(needs(Role::scavenger, Tech::arcology)) == std::vector<std::string>{"tractor-beam"});
    CHECK(needs(Role::scavenger, Tech::magnetic_rake).empty());
}

}  // namespace
}  // namespace orrery::kardashev
