// The worked examples E1-E34 of the rules reference (section 12), as data.
#include <catch_amalgamated.hpp>

#include "games/rise/scenario.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

struct Example {
    const char* name;
    const char* text;
};

constexpr Example kExamples[] = {
    {"E2 control and value", R"(
        map 0,0=2+1[bwr]
        = value r 3
        = value b 0
        = value w 0)"},
    {"E3 worth of cards", R"(
        map 0,0=2[r] 1,0=1[r] 2,0=0[r]
        over p1
        p1 bank 0 hand rites-of-memory,march-of-ashes
        = value r 3
        = score p1 6)"},
    {"E4 first expand", R"(
        map 0,0=2[]
        p1 hand cocoon,thani-tribes
        > p1: expand cocoon
        ? place 0,-1 1,-1 -1,0 0,0 1,0 -1,1 0,1
        > p1: place 0,0
        = map 0,0=2[w]
        = p1 bank 11 active cocoon
        = pool w 5)"},
    {"E5 exploring", R"(
        map 0,0=2[w]
        tiles 3
        deck the-living-ocean
        market cocoon spycraft dark-ages
        p1 hand genesis-device
        > p1: expand genesis-device
        ? place 0,-1 1,-1 -1,0 1,0 -1,1 0,1
        ! place 0,0 R9
        > p1: place 1,0
        = map 1,0=3[w]
        = p1 bank 12
        = deck top the-living-ocean)"},
    {"E6 income after the revealed card", R"(
        map 0,0=2+1[w]
        tiles 0
        deck genesis-device
        p1 hand cocoon
        > p1: expand cocoon
        > p1: place 0,-1
        = map 0,-1=0+3[w]
        = p1 bank 12)"},
    {"E7 empty expand", R"(
        map 0,0=1[w] 1,0=1[w] 2,0=1[ww] 3,0=2[ww]
        p1 hand cocoon
        = pool w 0
        > p1: expand cocoon
        = p1 bank 9 active cocoon
        = asked p2 main)"},
    {"E8 market auction, the other wins", R"(
        market cocoon dark-ages spycraft
        > p1: auction cocoon
        > p1: bid 3
        > p2: bid 5
        = p1 bank 14 hand -
        = p2 bank 4 hand cocoon)"},
    {"E8 market auction, the active player wins", R"(
        market cocoon dark-ages spycraft
        > p1: auction cocoon
        > p1: bid 6
        > p2: bid 5
        = p1 bank 3 hand cocoon
        = p2 bank 9)"},
    {"E9 auction of p2's active card, p1 wins", R"(
        market cocoon
        p2 pile rites-of-memory,sustainable-farming
        > p1: auction sustainable-farming
        > p1: bid 4
        > p2: bid 2
        = p1 bank 5 hand sustainable-farming
        = p2 bank 13 active rites-of-memory)"},
    {"E9 auction of p2's active card, p2 gets it back", R"(
        market cocoon
        p2 pile rites-of-memory,sustainable-farming
        > p1: auction sustainable-farming
        > p1: bid 4
        > p2: bid 6
        = p1 bank 15
        = p2 bank 3 hand sustainable-farming)"},
    {"E10 own active card, kept", R"(
        market cocoon
        p1 pile sustainable-farming
        = p1 bank 11
        > p1: auction sustainable-farming
        > p1: bid 4
        > p2: bid 3
        = p1 bank 7 hand sustainable-farming)"},
    {"E10 own active card, sold", R"(
        market cocoon
        p1 pile sustainable-farming
        > p1: auction sustainable-farming
        > p1: bid 2
        > p2: bid 3
        = p1 bank 14
        = p2 bank 6)"},
    {"E11 three players", R"(
        seats 3
        market cocoon
        p2 pile dark-ages
        > p1: auction dark-ages
        > p1: bid 2
        > p2: bid 3
        > p3: bid 5
        = p1 bank 9
        = p2 bank 14
        = p3 bank 4 hand dark-ages)"},
    {"E12 zero bids", R"(
        market cocoon spycraft dark-ages
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 0
        = asked p1 award
        ? award p1 p2
        > p1: award p1
        = p1 bank 9 hand cocoon)"},
    {"E13 harvest, too little", R"(
        map 0,0=3[b] 1,0=2[wb]
        market cocoon spycraft dark-ages
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        = p1 bank 14
        > p1: bid 0
        > p2: bid 1
        = map 0,0=3[b] 1,0=2[w]
        = p1 dead b bank 14
        = p2 bank 8
        = deck bottom garthu-spaceport)"},
    {"E14 harvest, surplus", R"(
        map 0,0=3[b] 1,0=2[wb]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 4
        > p2: bid 1
        ? invest 0,0 1,0
        > p1: invest 1,0
        = map 1,0=2+3[wb]
        = p1 bank 10
        = p2 bank 8)"},
    {"E15 preservation tie", R"(
        map 0,0=1[b] 1,0=2[wb] 2,0=2[b] 3,0=2[b]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 2
        > p2: bid 0
        ? save 1,0 2,0 3,0
        ! save 0,0 R21
        > p1: save 2,0
        ? save 1,0 3,0
        > p1: save 3,0
        = map 0,0=1[] 1,0=2[w] 2,0=2[b] 3,0=2[b]
        = p1 dead bb)"},
    {"E16 Wreckage", R"(
        map 0,0=1[r] 1,0=2[wr] 2,0=3[r]
        p1 hand rites-of-memory
        p2 pile wreckage-of-the-xyri
        > p1: harvest rites-of-memory
        = p1 bank 15
        > p1: bid 1
        > p2: bid 4
        = map 0,0=1[] 1,0=2[wr] 2,0=3[r]
        = p1 bank 14
        = p2 bank 5)"},
    {"E17 Stasis Pods", R"(
        map 0,0=3[r]
        market cocoon spycraft dark-ages
        p1 hand rites-of-memory
        p2 pile stasis-pods
        > p1: harvest rites-of-memory
        = p1 bank 12
        = map 0,0=3[r]
        = deck bottom rites-of-memory
        = asked p2 main)"},
    {"E18 Permaculture", R"(
        map 0,0=1[r] 1,0=2[wr]
        tiles 4 1
        p1 hand rites-of-memory
        p2 pile permaculture
        > p1: harvest rites-of-memory
        = p1 bank 12
        = tiles bottom 4
        > p1: bid 0
        > p2: bid 0
        > p1: invest 0,0
        = map 0,0=1+2[r] 1,0=2[wr]
        = p2 bank 9)"},
    {"E19 pick-up and Black Stars", R"(
        map 0,0=1[r] 1,0=2[wr]
        market spycraft
        p1 pile cocoon,black-stars(g3)
        > p1: pickup
        = asked p1 site
        > p1: site 1,0
        = map 1,0=2+3[wr]
        = p1 hand black-stars,cocoon pile -
        = gems black-stars 0
        = asked p1 main)"},
    {"E20 Crusade covered", R"(
        map 0,0=1[r] 1,0=2[b]
        tiles 3
        p1 hand jordani-current pile crusade-of-the-sun(g2)
        > p1: event jordani-current
        > p1: color w
        ? place 0,-1 1,-1 2,-1 -1,0 2,0 -1,1 0,1 1,1
        > p1: place 0,1
        > p1: place 0,0
        = map 0,0=1[rw] 0,1=3[w]
        = p1 bank 9 pile crusade-of-the-sun,jordani-current)"},
    {"E21 Crusade auctioned by the opponent", R"(
        map 0,0=1[r] 1,0=2[b]
        market cocoon
        p2 pile crusade-of-the-sun(g1)
        > p1: auction crusade-of-the-sun
        > p2: color r
        > p2: place 1,0
        = map 1,0=2[br]
        = asked p1 bid)"},
    {"E22 Treaty explored", R"(
        map 0,0=2[w]
        deck treaty-of-cheng-huang cocoon spycraft
        market dark-ages remembrance monoculture
        p1 hand genesis-device
        > p1: expand genesis-device
        > p1: place 1,0
        ? give treaty-of-cheng-huang cocoon
        > p1: give cocoon
        = p1 hand cocoon
        = p2 hand treaty-of-cheng-huang
        = deck top spycraft)"},
    {"E23 Abdication", R"(
        map 0,0=1[k] 1,0=0[w]
        market the-living-ocean quiet-prosperity sustainable-farming
        p1 hand abdication-of-the-six-popes
        > p1: event abdication-of-the-six-popes
        ? color k b r w
        > p1: color b
        ? next the-living-ocean quiet-prosperity
        > p1: next quiet-prosperity
        ? site 0,0 1,0 done
        > p1: site 1,0
        > p1: done
        = p1 bank 8
        = map 1,0=0+1[w]
        = deck bottom the-living-ocean quiet-prosperity sustainable-farming)"},
    {"E24 Banii Ritual, order chosen", R"(
        map 0,0=1[b] 1,0=0+2[] 2,0=1[k]
        market the-living-ocean treasure-vaults sustainable-farming
        p1 hand banii-ritual
        > p1: harvest banii-ritual
        = p1 bank 10
        > p1: bid 1
        > p2: bid 0
        > p1: next the-living-ocean
        = map 1,0=0+7[]
        > p1: site 1,0
        = p1 bank 16
        = deck bottom banii-ritual
        = market the-living-ocean treasure-vaults sustainable-farming)"},
    {"E25 lot with two triggers", R"(
        map 0,0=2+3[] 1,0=0[w] 2,0=1[k]
        market vote-of-confidence thani-tribes cocoon
        p1 hand the-new-economy
        > p1: event the-new-economy
        > p1: card vote-of-confidence
        > p1: card thani-tribes
        > p1: bid 2
        > p2: bid 4
        = p1 bank 13
        = p2 bank 9
        > p2: next vote-of-confidence
        > p2: site 0,0
        = map 0,0=2+7[]
        = p2 bank 18 hand vote-of-confidence,thani-tribes)"},
    {"E26 Zele", R"(
        p1 hand dark-ages
        p2 pile zele-research-labs
        > p1: harvest dark-ages
        = p2 hand dark-ages)"},
    {"E27 Thorwed", R"(
        market cocoon permaculture the-awakening
        p1 hand dark-ages,spycraft pile thorweds-gambit
        = p1 hand the-awakening,permaculture,cocoon
        = market dark-ages spycraft)"},
    {"E28 Cyri's Treachery", R"(
        p1 hand cyris-treachery,spycraft pile sustainable-farming
        p2 hand remembrance
        > p1: event cyris-treachery
        = p1 pile sustainable-farming,remembrance hand spycraft
        = p2 hand cyris-treachery)"},
    {"E29 Ru-Shou Dam with Dead Tree", R"(
        map 0,0=2[k] 1,0=3+1[b] 2,0=2[rw] 3,0=0[]
        p1 hand the-ru-shou-dam
        p2 pile permaculture,dead-tree-distraction
        > p1: event the-ru-shou-dam
        > p1: bid 1
        > p2: bid 1
        ? save 0,0 2,0
        > p1: save 2,0
        = map 0,0=2[]
        = p1 dead k
        = asked p2 recover
        ? recover permaculture dead-tree-distraction
        > p2: recover permaculture
        = p2 hand permaculture pile dead-tree-distraction)"},
    {"E30 Fires at Night", R"(
        map 0,0=2[wk] 1,0=1[b] 2,0=3[r] 3,0=0[w]
        p1 hand fires-at-night dead b
        > p1: event fires-at-night
        > p1: dead b
        > p1: site 0,0
        > p1: site 2,0
        > p1: site 3,0
        = pool b 5
        = p1 dead krw
        = map 0,0=2[w] 1,0=1[b] 2,0=3[] 3,0=0[])"},
    {"E31 event placement gives no income", R"(
        map 0,0=2+3[k] 1,0=1+1[r] 2,0=3[w]
        tiles 0
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        > p1: color k
        > p1: place 1,-1
        > p1: site 0,0
        = map 1,-1=0+3[k] 0,0=2[k]
        = p1 bank 9)"},
    {"E32 final score", R"(
        map 0,0=2[b] 1,0=3[b] 2,0=4+1[b] 0,1=0[r] 1,1=3[w]
        over p1
        p1 bank 16 hand permaculture,xin-shield-formula pile zele-research-labs,cocoon dead rw
        = value b 10
        = value r 0
        = value w 3
        = score p1 52)"},
    {"E33 tie-break", R"(
        seats 3
        map 0,0=2[b]
        over p2
        p1 bank 15 dead bb
        p2 bank 12
        p3 bank 15 dead b hand garthu-spaceport
        = score p1 19
        = score p3 19
        = rank p3 1
        = rank p1 2
        = rank p2 3)"},
    {"E34 Ancient Secrets", R"(
        map 0,0=3[w]
        p1 hand ancient-secrets
        > p1: harvest ancient-secrets
        = p1 bank 15
        > p1: bid 0
        > p2: bid 0
        = map 0,0=3[]
        = p1 dead w)"},
};

}  // namespace

TEST_CASE("E1 start bank, and the first options of an empty hand", "[rise][E1]") {
    Chance chance(7);
    Setup<Options> setup;
    Position position = start(setup, chance);
    for (int i = 0; i < 2; ++i) CHECK(position.bank_of(seat_at(i)) == 9);
    setup.options.empty_hand = true;
    position = start(setup, chance);
    CHECK(position.bank_of(Seat{0}) == 18);
    CHECK(position.hand_of(Seat{0}).empty());
    std::vector<Entry<Move>> entries;
    list_answers(position, entries);
    REQUIRE(entries.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) CHECK(entries[i].move == Move::of(Verb::auction, position.market[i]));
}

TEST_CASE("the worked examples of the rules reference hold", "[rise][examples]") {
    for (const Example& example : kExamples) {
        INFO(example.name);
        CHECK(scenario(example.text) == "");
    }
}
