// One case per ruling of Settlers of the Cosmos, R31 to R61. R1 to R30 are in rulings_test.cpp. races_test.cpp has more
// about races.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

int copies_in_deck(const char* id) {
    const Position p = start_of(2, {{"races", "off"}});
    return static_cast<int>(std::count(p.deck.begin(), p.deck.end(), find_card(id)));
}

TEST_CASE("R31 ships come back by purchase, powers or exile only", "[cosmos][R31]") {
    holds(
        "seats 2 races=off ; p1 d5=1 grave 20 ; p2 h5=1 grave 20 ; turn p1 ; > p1 end ; > p2 end ; = p1 d5=1 grave 20\n"
        "= p2 h5=1 grave 20");
}

TEST_CASE("R32 a mineral buys two ships, a gas one card", "[cosmos][R32]") {
    holds(
        "seats 2 races=off ; p1 d5=1 m1 g1 grave 20 ; p2 h5=1 ; deck neg ; turn p1 ; + p1 buy ship d5 ; > p1 buy ship "
        "d5,d5\n"
        "= p1 d5=3 m0 grave 18 ; - p1 buy ship d5 = 6.4 ; > p1 buy card ; = p1 g0 hand neg ; = asked p1 action");
    holds("seats 2 races=off ; p1 d5=1 m1 grave 1 ; p2 h5=1 ; turn p1 ; - p1 buy ship d5,d5 = 6.4 ; > p1 buy ship d5");
}

TEST_CASE("R33 bought ships go on own stacks with room", "[cosmos][R33]") {
    holds(
        "seats 2 races=off ; p1 d5=3 e3=4 b3=1 m2 grave 20 ; p2 h5=1 ; turn p1 ; - p1 buy ship e3 = R33 ; - p1 buy "
        "ship c3 = R33\n"
        "- p1 buy ship d5,d5 = R33 ; - p1 buy ship h5 = R33 ; > p1 buy ship b3,d5 ; = p1 b3=2 d5=4");
}

TEST_CASE("R34 Attacks are 1 2 3 4 5 6 8 10, four each", "[cosmos][R34]") {
    CHECK(start_of(2, {{"races", "off"}}).deck.size() == 64);
    int attacks = 0;
    for (const char* id : {"at1", "at2", "at3", "at4", "at5", "at6", "at8", "at10"}) {
        CHECK(copies_in_deck(id) == 4);
        attacks += copies_in_deck(id);
    }
    CHECK(attacks == 32);
    CHECK(copies_in_deck("neg") == 8);
    for (const char* id : {"ret", "sab", "qua"}) CHECK(copies_in_deck(id) == 4);
}

TEST_CASE("R35 Reinforcements are six 2, four 3 and two 4", "[cosmos][R35]") {
    CHECK(copies_in_deck("re2") == 6);
    CHECK(copies_in_deck("re3") == 4);
    CHECK(copies_in_deck("re4") == 2);
}

TEST_CASE("R36 five colonies win at once, on anybody's turn, and may be shared", "[cosmos][R36]") {
    holds(
        "seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=1 ; p2 h5=1 ; turn p1 ; = over - ; > p1 move e5 e6 1 ; = win "
        "p1\n"
        "= rank p1 1 p2 2");
    // Colonies are not counted in the middle of an invasion. p1 has its fifth then, and is the only one with five when
    // the invasion is over.
    holds(
        "seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=3 hand neg ; p2 f5=3 h5=1 hand neg ; turn p1 ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play neg ; > p1 play neg ; > p1 victory e5 f5 1 ; = over - ; > p2 victory none ; = win p1");
}

TEST_CASE("R37 after the last round more colonies, spots, counters and cards rank", "[cosmos][R37]") {
    constexpr std::string_view kLast = "seats 4 races=off cap=8 ; round 8 ; p1 d5=1 ; p2 h5=1 ";
    const auto ranked = [&](const std::string& p2, const std::string& rest, const std::string& rank) {
        holds(std::string(kLast) + p2 + " ; p3 i3=1 ; p4 " + rest + " ; turn p4 ; > p4 ready ; > p4 end ; = rank " +
              rank);
    };
    holds(
        "seats 2 races=off cap=8 ; round 8 ; p1 d5=1 ; p2 h5=1 e3=1 ; turn p2 ; > p2 end ; = rank p1 2 p2 1 ; = over "
        "cap");
    ranked("f2=1", "e6=1 g1", "p1 3 p2 1 p3 3 p4 2");
    // Goods set aside count. Equal players share a place.
    holds(
        "seats 2 races=off cap=8 ; round 8 ; p1 d5=1 ; p2 h5=1 m2 ; turn p2 ; > p2 offer p1 2m for 1g ; > p2 end\n"
        "= rank p1 2 p2 1");
    holds("seats 2 races=off cap=8 ; round 8 ; p1 d5=1 hand at1 ; p2 h5=1 ; turn p2 ; > p2 end ; = rank p1 1 p2 2");
    holds(
        "seats 2 races=off cap=8 ; round 8 ; p1 d5=1 ; p2 h5=1 ; turn p2 ; > p2 end ; = rank p1 1 p2 1 ; = win p1,p2");
    holds(
        "seats 3 races=off cap=8 ; round 8 ; p1 d5=1 g1 ; p2 h5=1 g1 ; p3 i3=1 ; turn p3 ; > p3 end ; = win p1,p2\n"
        "= rank p1 1 p2 1 p3 3");
}

TEST_CASE("R38 races are face down until they are declared open or used", "[cosmos][R38]") {
    const std::string hidden = "seats 2 ; p1 d5=1 race mason hidden ; p2 h5=1 ; turn p1";
    CHECK(view_of(hidden, 1).of(seat_at(0)).race == kNoRace);
    CHECK(view_of(hidden, 0).of(seat_at(0)).race == Race::mason);
    CHECK(view_of(hidden + " ; > p1 reveal", 1).of(seat_at(0)).race == Race::mason);
    holds(
        "seats 2 ; p1 d5=1 race mason hidden ; p2 h5=1 ; turn p1 ; > p1 reveal ; = p1 race mason open ; = asked p1 "
        "action");
    // With races=open all races are shown after the choice, and nothing is asked about it.
    const Position p = start_of(2, {{"races", "open"}});
    std::vector<Entry<Move>> legal;
    Cosmos::legal(p, legal);
    for (const Entry<Move>& entry : legal) CHECK(!entry.more);
}

TEST_CASE("R39 Ascended has 12 ships, places 10, each weighs 4", "[cosmos][R39]") {
    holds(
        "seats 2 ; p1 d5=4 d4=4 e4=2 race ascended m1 ; p2 h5=1 ; turn p1 ; = p1 grave 2 ; - p1 buy ship d5,e4 = R39\n"
        "> p1 buy ship e4 ; = p1 e4=3 grave 1");
    holds("seats 2 fleet=20 ; p1 d5=4 race ascended ; p2 h5=1 ; turn p1 ; = p1 grave 8 ; = p2 grave 19");
}

TEST_CASE("R40 the wall counts twice, the walk has two steps", "[cosmos][R40]") {
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=4 f6=1 hand at1 race mason ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 support "
        "f6\n"
        "> p2 play at1 ; > p1 play at1 ; = off 5 def 10");
    holds(
        "seats 2 ; p1 d5=4 race mason ; p2 h5=1 ; turn p1 ; > p1 walk d5 d4 e3 1 2 ; - p1 walk e3 e4 f5 1 1 = R40\n"
        "+ p1 move e3 e4 1");
}

TEST_CASE("R41 Spite takes half of what it lost, and keeps three at most", "[cosmos][R41]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at10 ; p2 f5=3 c1=1 bitter 3 hand at1 race spite ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p2 play at1 ; > p1 play at10 ; = off 14 def 7 ; = p1 e5=3 ; = p2 bitter 3 grave 28");
    holds(
        "seats 2 ; p1 e5=4 hand at10 ; p2 f5=1 c1=1 hand at1 race spite ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play "
        "at1\n"
        "> p1 play at10 ; = p1 e5=4 ; = p2 bitter 1");
}

TEST_CASE("R42 tiles cost no ships, and shed replaces cards", "[cosmos][R42]") {
    holds(
        "seats 2 ; p1 e5=4 hand at8 race domino tiles strike=1 ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p2 play at1 ; > p1 play at8 ; = off 14 def 4 ; - p1 tile strike = 9.2 ; > p1 tile shed ; = p1 e5=4 tiles "
        "strike=1,shed=1");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1,re2,re4 race domino tiles shed=1 ; p2 f5=3 hand at10 ; deck neg ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at10 ; > p1 play at1 ; = asked p1 shed ; > p1 shed re2 ; = p1 hand neg,re4");
}

TEST_CASE("R43 a clung ship follows its host, two at most, and can be purged", "[cosmos][R43]") {
    // It is not a stack: it closes no site, and it adds nothing.
    holds(
        "seats 3 ; p1 e3=1 race parasite clung p2:f5 ; p2 f5=4 f6=1 h2=1 ; turn p2 ; = p1 colonies 2 ; > p2 ready\n"
        "- p2 move f5 g4 3 = R43 ; > p2 move f5 g4 4 ; = p1 clung p2:g4 colonies 1");
    holds(
        "seats 2 ; p1 e5=4 race parasite clung p2:h5,p2:h2 hand at1 d5=1 ; p2 f5=4 h5=2 h2=2 hand at8 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = p1 clung p2:h2,p2:h5 ; = asked p2 victory");
    holds(
        "seats 2 ; p1 e3=1 race parasite clung p2:f5 ; p2 f5=1 h5=1 ; turn p2 ; > p2 purge f5 ; = p2 f5=0 ; = p1 clung "
        "none");
}

TEST_CASE("R44 Gestalt takes one certain power of a race, three at most", "[cosmos][R44]") {
    constexpr std::string_view kBeaten =
        " ; p2 f5=3 c1=1 hand at1 race mason ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play at1 ; > p1 play at10\n";
    holds("seats 2 ; p1 e5=4 hand at10 race gestalt graft empire,dancer" + std::string(kBeaten) +
          "> p1 graft e5 ; = p1 e5=3 graft dancer,empire,mason");
    holds("seats 2 ; p1 e5=4 hand at10 race gestalt graft empire,dancer,fodder" + std::string(kBeaten) +
          "= asked p1 victory");
    holds("seats 2 ; p1 e5=4 hand at10 race gestalt graft mason" + std::string(kBeaten) + "= asked p1 victory");
}

TEST_CASE("R45 two stones at the start, four on void hexes, reach once", "[cosmos][R45]") {
    holds(
        "seats 2 ; p1 d5=3 race lapidary stones reach ; p2 h5=1 ; turn p1 ; > p1 leap d5 k1 1 ; = p1 k1=1 stones none\n"
        "- p1 leap d5 k2 1 = 9.2");
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        Position p = start_of(3, {{"races", "open"}}, seed);
        Chance chance(seed);
        while (p.question.node == Node::keep) {
            std::vector<Entry<Move>> legal;
            Cosmos::legal(p, legal);
            apply(p, legal.back().move, chance, nullptr);
        }
        for (int k = 0; k < 3; ++k)
            if (p.player(seat_at(k)).race == Race::lapidary) {
                ++seen;
                CHECK(p.player(seat_at(k)).stones.size() == 2);
                int on_void = 0;
                for (const Site site : p.stones) on_void += is_centre(site) && !p.planets.has(site);
                CHECK(on_void == 4);
            }
    }
    CHECK(seen > 0);
}

TEST_CASE("R46 Broodkin: eight in a stack, doubles once, then one a turn", "[cosmos][R46]") {
    holds(
        "seats 2 ; p1 d5=6 race broodkin grave 10 m1 ; p2 h5=1 ; turn p1 ; > p1 brood none ; > p1 buy ship d5,d5 ; = "
        "p1 d5=8\n"
        "= asked p1 action");
    holds(
        "seats 2 ; p1 d5=2 race broodkin hidden grave 10 ; p2 h5=1 ; round 1 ; turn p1 ; > p1 reveal ; = p1 grave 18\n"
        "= asked p1 grow ; > p1 double d5 ; = p1 d5=4 grave 16");
    holds(
        "seats 2 ; p1 d5=2 race broodkin hidden grave 10 ; p2 h5=1 ; turn p1 ; > p1 reveal ; = p1 grave 18 ; > p1 "
        "brood d5\n"
        "= p1 d5=3 grave 17");
    // No more ships grow than the graveyard holds.
    holds(
        "seats 2 ; p1 h5=1 ; p2 d5=3 race broodkin grave 1 ; round 1 ; turn p1 ; > p1 end ; = asked p2 grow\n"
        "> p2 double d5 ; = p2 d5=4 grave 0");
}

TEST_CASE("R47 races do what their cards say: of each a bonus or an act", "[cosmos][R47]") {
    holds(
        "seats 2 ; p1 e5=4 b3=1 c3=1 hand at1 race empire ; p2 f5=1 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at1 ; > p1 play at1 ; = off 7 def 2");
    holds("seats 2 ; p1 c6=1 d8=1 race copyist ; p2 h5=1 ; turn p1 ; = p1 m2 g2");
}

TEST_CASE("R48 the names of races", "[cosmos][R48]") {
    for (const char* id : {"gestalt", "lapidary", "broodkin", "copyist"}) CHECK(find_race(id) != kNoRace);
    for (const char* id : {"borg", "thanos", "tribble", "replicator"}) CHECK(find_race(id) == kNoRace);
}

TEST_CASE("R49 the owner of a hidden power is asked; no leaves it face down", "[cosmos][R49]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race dancer hidden ; p2 f5=3 hand at8 ; turn p1 ; > p1 ready ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at8 ; > p1 play at1 ; = asked p1 slip ; > p1 slip no ; = p1 e5=0 race dancer hidden");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race dancer hidden ; p2 f5=3 hand at8 ; turn p1 ; > p1 ready ; > p1 invade e5 "
        "f5 p2\n"
        "> p2 play at8 ; > p1 play at1 ; > p1 slip yes ; = p1 e5=4 race dancer open");
}

TEST_CASE("R50 a shared spot pays everybody on it", "[cosmos][R50]") {
    holds("seats 2 races=off ; p1 c6=1 ; p2 c6=2 h5=1 ; turn p1 ; = p1 m1 ; > p1 ready ; > p1 end ; = p2 m1");
}

TEST_CASE("R51 after a lost invasion all actions are gone", "[cosmos][R51]") {
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race domino tiles march=1 ; p2 f5=3 hand at8 ; turn p1 ; > p1 invade e5 f5 "
        "p2\n"
        "> p2 play at8 ; > p1 play at1 ; > p2 victory none ; = asked p2 action");
}

TEST_CASE("R52 when both win the invader's turn goes on", "[cosmos][R52]") {
    holds(
        "seats 2 races=off ; p1 e5=4 hand ret ; p2 f5=3 hand sab ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play sab\n"
        "> p1 play ret ; > p1 victory none ; > p2 victory none ; = asked p1 action ; = actions 1");
}

TEST_CASE("R53 an offer names 0 to 9 of each, and something on both sides", "[cosmos][R53]") {
    holds(
        "seats 2 races=off ; p1 d5=1 m12 g1 ; p2 h5=1 ; turn p1 ; + p1 offer p2 9m for 9m+9g ; - p1 offer p2 10m for "
        "1g = R53\n"
        "- p1 offer p2 2g for 1m = 6.4 ; - p1 offer p1 1m for 1g = 6.4 ; + p1 offer p2 1m+1g for 1m");
}

TEST_CASE("R54 chosen cards leave the hand when turned over; the defender's race is first", "[cosmos][R54]") {
    // Both draw two cards for glut, the defender first.
    holds(
        "seats 2 ; p1 e5=4 hand at1,at2 race gestalt hidden ; p2 f5=3 c1=1 hand at6,at4 race hoarder hidden ; deck at5 "
        "at3 re2\n"
        "turn p1 ; > p1 ready ; > p1 invade e5 f5 p2 ; > p2 play at4 reveal ; = p2 cards 2 race hoarder hidden\n"
        "> p1 play at1 ; = p2 race hoarder open hand at3,at5,at6");
}

TEST_CASE("R55 two alike in twin; which is turned over is recorded", "[cosmos][R55]") {
    holds(
        "seats 2 ; p1 e5=4 hand at1 ; p2 f5=3 hand at2,at2 race two-faced ; turn p1 ; > p1 invade e5 f5 p2\n"
        "+ p2 play at2 ; > p2 play at2 at2 ; > p1 play at1 ; = asked p2 face ; ? face: at2 ; > p2 face at2 ; = p2 hand "
        "at2");
}

TEST_CASE("R56 steps and values are listed in order", "[cosmos][R56]") {
    holds(
        "seats 2 ; p1 d5=2 m1 g1 race mason hidden ; p2 h5=1 ; deck at1 ; turn p1\n"
        "? : offer buy reveal ready ; ? buy: ship card ; ? offer p2: 1g 1m 1m+1g ; > p1 ready ; ? : move end");
    holds(
        "seats 2 ; p1 d5=4 e5=1 race mason hidden hand at1 ; p2 f5=1 ; turn p1 ; > p1 ready ; ? : move walk invade "
        "end\n"
        "? walk d5: c4 c5 d4 d6 e4 e5");
    holds(
        "seats 2 ; p1 e5=1 hand sab,at10,at2 race mason hidden ; p2 f5=1 hand at1 ; turn p1 ; > p1 ready ; > p1 invade "
        "e5 f5 p2\n"
        "> p2 play at1 ; ? play: at2 at10 sab ; ? play at2: . reveal");
}

TEST_CASE("R56 cards are listed in order, and whole lists in the order of their steps", "[cosmos][R56]") {
    holds(
        "seats 2 ; p1 e5=1 hand sab,ret,qua,neg race two-faced ; p2 f5=1 f4=1 g5=1 hand at1 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; ? support: none g5 f4 ; + p2 support f4,g5 ; > p2 support none\n"
        "> p2 play at1 ; ? play: neg qua ret sab ; ? play qua: . ret sab ; + p1 play ret qua ; > p1 play qua ret");
    holds(
        "seats 2 ; p1 race mason ; place ; + p1 settle d5=4 d6=1 ; ? settle d5=4 d6=4: . e5=1 e5=2 e5=3 e5=4 e4=1 e4=2 "
        "e4=3 e4=4");
}

TEST_CASE("the first revision lists in its old order", "[cosmos]") {
    Position p = position_after(
        "seats 2 ; p1 e5=1 hand sab,ret,qua,neg race two-faced ; p2 f5=1 hand at1 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at1");
    p.revision = 1;
    std::vector<Entry<Move>> entries;
    Cosmos::legal(p, entries);
    std::vector<Card> cards;
    for (const auto& entry : entries) cards.push_back(entry.move.card);
    CHECK(cards == std::vector{Card::neg, Card::ret, Card::sab, Card::qua});
}

TEST_CASE("R57 an open Broodkin places eight in a stack, and no more ships", "[cosmos][R57]") {
    holds(
        "seats 2 ; p1 race broodkin ; place ; + p1 settle d5=8 ; - p1 settle d5=9 ; > p1 settle d5=8 c4=8 ; = p1 grave "
        "24");
}

TEST_CASE("R58 an automatic answer knows what its player sees", "[cosmos][R58]") {
    // The cards of others make no difference to it.
    constexpr std::string_view kBehind = " ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at5";
    for (const char* other : {"at8,re4,re4", "at8"}) {
        const Position p = position_after("seats 2 races=off ; p1 e5=4 hand at5,re2,re3 ; p2 f5=3 hand " +
                                          std::string(other) + std::string(kBehind));
        std::vector<Entry<Move>> legal;
        Cosmos::legal(p, legal);
        const auto move = Cosmos::automatic_answer(Cosmos::view(p, seat_at(0)), legal, {{{"reinforce", "cheapest"}}});
        REQUIRE(move);
        CHECK(Cosmos::print(*move) == "reinforce re3");
    }
}

TEST_CASE("R59 cards that were seen or taken are not marked afterwards", "[cosmos][R59]") {
    const std::string after =
        "seats 3 ; p1 e5=4 hand at2,at3,at4 ; p2 f5=2 c1=1 hand neg ; p3 i3=1 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play neg ; > p1 play at2";
    CHECK(view_of(after, 1).of(seat_at(1)).hand.size() == 2);
    CHECK(view_of(after, 0).of(seat_at(1)).hand.size() == 0);
    CHECK(view_of(after, 0).of(seat_at(1)).hand_size == 2);
}

// Plays a match to the first turn of round 1.
Position first_turn(int seats, const std::vector<OptionText>& options, int revision, std::uint64_t seed) {
    Chance luck(seed), choice(seed + 1);
    Position p = start({seats, revision, *Cosmos::read_options(seats, options)}, luck);
    std::vector<Entry<Move>> entries;
    while (p.round == 0) {
        Cosmos::legal(p, entries);
        Cosmos::apply(p, any_move<Cosmos>(p, entries, choice), luck);
    }
    return p;
}

// How many cards each seat then holds, in a match without races.
std::vector<int> first_hands(int seats, std::vector<OptionText> options, int revision = Cosmos::info().revision) {
    options.push_back({"races", "off"});
    const Position p = first_turn(seats, options, revision, 1);
    std::vector<int> sizes;
    for (int k = 0; k < seats; ++k) sizes.push_back(p.player(seat_at(k)).hand_size);
    return sizes;
}

TEST_CASE("R60 if five colonies win at once, the last of five or six seats begin with more cards", "[cosmos][R60]") {
    CHECK(first_hands(5, {}) == std::vector{7, 7, 7, 8, 10});
    CHECK(first_hands(6, {}) == std::vector{7, 7, 7, 8, 10, 12});
    CHECK(first_hands(4, {}) == std::vector(4, 7));
    for (const int seats : {5, 6}) {
        const std::vector<int> alike(static_cast<std::size_t>(seats), 7);
        CHECK(first_hands(seats, {{"start", "alike"}}) == alike);
        CHECK(first_hands(seats, {{"five", "hold"}}) == alike);
        CHECK(first_hands(seats, {}, kEvenStart - 1) == alike);
    }
}

TEST_CASE("R61 weaker races bring cards when they are revealed, if the option says so", "[cosmos][R61]") {
    const auto reveals = [](const std::string& options, std::string_view race, int cards) {
        holds("seats 2" + options + " ; p1 d5=1 hand neg race " + std::string(race) +
              " hidden ; p2 h5=1 ; turn p1 ; > p1 reveal ; = p1 cards " + std::to_string(1 + cards));
    };
    for (const char* race : {"domino", "two-faced"}) reveals(" gifts=on", race, 5);
    for (const char* race : {"dancer", "empire", "mason"}) reveals(" gifts=on", race, 1);
    for (const char* race : {"binary", "fodder", "parasite"}) reveals(" gifts=on", race, 0);
    reveals(" gifts=on", "hoarder", 2);  // by its own text
    reveals("", "domino", 0);
    // Revealed with a card, it brings them before that card is turned over; both players see why.
    holds(
        "seats 2 gifts=on ; p1 e5=4 hand at8 race two-faced hidden ; p2 f5=3 hand at1 ; turn p1 ; > p1 ready ; > "
        "p1 invade e5 f5 p2 ; > p2 play at1\n"
        "> p1 play at8 reveal ; = p1 cards 5 ; \" p1 When revealed, Two-Faced brings 5 cards. ; \" When revealed, "
        "Two-Faced brings 5 cards.");
    // What is open from the start brings them with the first hand.
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Position p = first_turn(6, {{"races", "open"}, {"five", "hold"}, {"gifts", "on"}}, kRaceGifts, seed);
        for (int k = 0; k < p.seats; ++k)
            CHECK(p.player(seat_at(k)).hand_size == 7 + cards_on_reveal(p, p.player(seat_at(k)).race));
    }
}

}  // namespace
}  // namespace orrery::cosmos
