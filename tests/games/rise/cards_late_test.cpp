// Each red and white card's effect and the edge cases of section 9, as data.
#include <catch_amalgamated.hpp>

#include "games/rise/card_case.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

using enum Card;

constexpr CardCase kRedAndWhite[] = {
    {wreckage_of_the_xyri, "two gems a sector, for its owner too", R"(
        map 0,0=1[k] 1,0=2[k]
        p1 hand dark-ages pile wreckage-of-the-xyri
        > p1: harvest dark-ages
        > p1: bid 4
        > p2: bid 0
        = map 0,0=1[k] 1,0=2[k]
        = p1 bank 8)"},
    {the_titan_blockade, "mandatory; refilled only at the end", R"(
        market cocoon spycraft dark-ages
        p1 pile the-titan-blockade
        > p1: bury spycraft
        = market cocoon dark-ages
        = deck bottom spycraft)"},
    {the_titan_blockade, "empty market: nothing", R"(
        deck only
        p1 hand cocoon pile the-titan-blockade
        = asked p1 main)"},
    {crusade_of_the_sun, "a gem at the end of the owner's turn", R"(
        market cocoon
        p1 hand crusade-of-the-sun
        > p1: harvest crusade-of-the-sun
        = gems crusade-of-the-sun 0)"},
    {crusade_of_the_sun, "discarded: its first gem in the same turn", R"(
        map 0,0=1[]
        market cocoon
        p1 hand crusade-of-the-sun
        > p1: expand crusade-of-the-sun
        > p1: place 0,0
        = gems crusade-of-the-sun 1)"},
    {crusade_of_the_sun, "stops when no place is legal any more", R"(
        map 0,0=1[k] 1,0=1[]
        tiles only
        market cocoon spycraft dark-ages
        p1 hand berserkers-of-grotl pile crusade-of-the-sun(g5)
        p2 hand remembrance pile xin-shield-formula
        > p1: event berserkers-of-grotl
        > p1: color w
        = map 1,0=1[w]
        = asked p2 main)"},
    {crusade_of_the_sun, "stops when the pool lacks the colour", R"(
        map 0,0=1[wwwww]
        tiles only 1 1 1 1 1 1 1 1
        p1 hand berserkers-of-grotl pile crusade-of-the-sun(g5)
        > p1: event berserkers-of-grotl
        > p1: color w
        > p1: place 1,0
        = pool w 0
        = asked p2 main)"},
    {crusade_of_the_sun, "no such colour: only the gems go", R"(
        map 0,0=1[k]
        tiles only
        market cocoon spycraft dark-ages
        p1 hand berserkers-of-grotl pile crusade-of-the-sun(g5)
        > p1: event berserkers-of-grotl
        = gems crusade-of-the-sun 0
        = asked p2 main)"},
    {fall_of_gethi_eferi, "not the pool, after the preservation", R"(
        map 0,0=1[rr] 1,0=2[rb]
        p1 hand fall-of-gethi-eferi
        > p1: harvest fall-of-gethi-eferi
        > p1: bid 0
        > p2: bid 0
        = map 0,0=1[] 1,0=2[b]
        = p1 dead rrr
        = pool r 3)"},
    {thani_tribes, "the values of all empty sectors, after the payment", R"(
        map 0,0=2+1[] 1,0=3[] 2,0=4[k]
        market thani-tribes spycraft
        > p1: auction thani-tribes
        > p1: bid 2
        > p2: bid 0
        = p1 bank 13)"},
    {berserkers_of_grotl, "all players' dead red disks", R"(
        p1 hand berserkers-of-grotl dead r
        p2 dead rrk
        > p1: event berserkers-of-grotl
        = p1 bank 12)"},
    {cyris_treachery, "a random card; the choice among those with a hand", R"(
        seats 4
        market cocoon
        p1 hand cyris-treachery
        p2 hand remembrance,spycraft,permaculture
        p4 hand monoculture
        > p1: event cyris-treachery
        ? player p2 p4
        luck 2
        > p1: player p2
        = p1 pile permaculture
        = p2 hand remembrance,spycraft,cyris-treachery)"},
    {cyris_treachery, "the taken card covers: PILE CHANGE", R"(
        map 0,0=1[k]
        market cocoon
        p1 hand cyris-treachery pile black-stars(g2)
        p2 hand remembrance
        > p1: event cyris-treachery
        = map 0,0=1+2[k]
        = p2 hand cyris-treachery)"},
    {cyris_treachery, "executed from the market it leaves it", R"(
        market cyris-treachery cocoon
        p1 hand banii-ritual
        p2 hand remembrance
        > p1: harvest banii-ritual
        = p2 hand cyris-treachery
        = p1 active remembrance)"},
    {treasure_vaults, "any sector not controlled by red, empty ones included", R"(
        map 0,0=1+3[r] 1,0=1+2[] 2,0=0[rk]
        p1 hand treasure-vaults
        > p1: event treasure-vaults
        ? site 1,0 2,0
        > p1: site 1,0
        = map 1,0=1[]
        = p1 bank 11)"},
    {rites_of_memory, "any card of any pile, to its owner's hand", R"(
        market cocoon
        p1 hand rites-of-memory pile dark-ages
        p2 pile permaculture,spycraft
        > p1: event rites-of-memory
        ? card dark-ages permaculture spycraft
        > p1: card permaculture
        = p2 hand permaculture pile spycraft)"},
    {rites_of_memory, "PILE CHANGE if it was on top", R"(
        map 0,0=1[k]
        market cocoon
        p1 hand rites-of-memory
        p2 pile spycraft,black-stars(g2)
        > p1: event rites-of-memory
        > p1: card black-stars
        = map 0,0=1+2[k]
        = p2 hand black-stars)"},
    {rites_of_memory, "executed on a pile it may choose itself", R"(
        market cocoon
        p1 hand spycraft
        p2 pile rites-of-memory
        > p1: event spycraft
        = p2 hand rites-of-memory pile -)"},
    {rites_of_memory, "no pile: nothing", R"(
        market cocoon spycraft dark-ages
        p1 hand rites-of-memory
        > p1: event rites-of-memory
        = p1 active rites-of-memory)"},
    {fires_at_night, "no dead disk: nothing", R"(
        map 0,0=1[k]
        market cocoon spycraft dark-ages
        p1 hand fires-at-night
        > p1: event fires-at-night
        = map 0,0=1[k]
        = asked p2 main)"},
    {fires_at_night, "done: no effect", R"(
        map 0,0=1[k]
        p1 hand fires-at-night dead w
        > p1: event fires-at-night
        > p1: done
        = p1 dead w
        = asked p2 main)"},
    {wormhole_deception, "not asked if no neighbour has gems", R"(
        map 0,0=2[k]
        market cocoon spycraft dark-ages
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        > p1: color k
        > p1: place 1,0
        = asked p2 main)"},
    {wormhole_deception, "neighbours without gems are offered too", R"(
        map 0,0=2[k] 1,0=1+2[b] 0,1=1+1[]
        tiles only
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        > p1: color k
        > p1: place 0,1
        ? site 0,0 1,0
        > p1: site 0,0
        = map 0,1=1+1[k])"},
    {wormhole_deception, "nothing can be placed: no effect", R"(
        map 0,0=2+1[k]
        tiles only
        market cocoon spycraft dark-ages
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        = map 0,0=2+1[k]
        = asked p2 main)"},
    {march_of_ashes, "itself red: executed in the market it stays", R"(
        market march-of-ashes cocoon sustainable-farming
        p1 hand banii-ritual
        > p1: harvest banii-ritual
        = deck bottom cocoon sustainable-farming banii-ritual)"},
    {the_ru_shou_dam, "no income", R"(
        map 0,0=2[k]
        p1 hand the-ru-shou-dam
        > p1: event the-ru-shou-dam
        = p1 bank 9
        > p1: bid 0
        > p2: bid 0
        = map 0,0=2[]
        = p1 dead k)"},
    {dead_tree_distraction, "a card of a preserved colour, Dead Tree included", R"(
        map 0,0=2[w] 1,0=2[k]
        market spycraft
        p1 hand cocoon
        p2 pile dark-ages,library-of-dithia,dead-tree-distraction
        > p1: harvest cocoon
        > p1: bid 1
        > p2: bid 0
        ? recover library-of-dithia dead-tree-distraction
        > p2: recover library-of-dithia
        ? player p1 p2
        > p1: player p1
        = p2 hand library-of-dithia active dead-tree-distraction)"},
    {dead_tree_distraction, "nothing preserved: no trigger", R"(
        map 0,0=2[w]
        market spycraft monoculture remembrance
        p1 hand thorweds-gambit
        p2 pile library-of-dithia,dead-tree-distraction
        > p1: harvest thorweds-gambit
        > p1: bid 0
        > p2: bid 0
        = asked p2 main)"},
    {dead_tree_distraction, "mandatory if there is one: itself alone", R"(
        map 0,0=2[w]
        market spycraft monoculture remembrance
        p1 hand thorweds-gambit
        p2 pile dark-ages,dead-tree-distraction
        > p1: harvest thorweds-gambit
        > p1: bid 1
        > p2: bid 0
        = p2 hand dead-tree-distraction active dark-ages)"},
    {thorweds_gambit, "a market above the size stays above it", R"(
        market cocoon spycraft dark-ages
        p1 hand remembrance,permaculture,galactic-union,monoculture pile thorweds-gambit
        = market remembrance permaculture galactic-union monoculture
        > p1: auction monoculture
        > p1: bid 1
        > p2: bid 0
        = market remembrance permaculture galactic-union)"},
    {thorweds_gambit, "an empty hand takes all", R"(
        market cocoon spycraft dark-ages
        p1 pile thorweds-gambit
        = p1 hand dark-ages,spycraft,cocoon
        = asked p1 main)"},
    {library_of_dithia, "one white market card", R"(
        market cocoon spycraft monoculture
        p1 pile library-of-dithia
        ? gain cocoon monoculture
        > p1: gain monoculture
        = p1 hand monoculture
        = market cocoon spycraft)"},
    {library_of_dithia, "none: nothing", R"(
        market spycraft dark-ages
        p1 pile library-of-dithia
        = asked p1 main)"},
    {cocoon, "on any pile, not buried, not caught by Zele", R"(
        map 0,0=1[k]
        p1 hand cocoon
        p2 pile black-stars(g1)
        > p1: harvest cocoon
        > p1: player p2
        = map 0,0=1+1[k]
        = p2 active cocoon)"},
    {cocoon, "ends Zele when it covers it", R"(
        market spycraft
        p1 hand cocoon
        p2 pile zele-research-labs
        > p1: harvest cocoon
        > p1: player p2
        = p2 pile zele-research-labs,cocoon hand -)"},
    {ancient_secrets, "harvested by Chera's Tithe it counts twice among its lot", R"(
        map 0,0=3[w]
        market spycraft
        p1 hand cheras-tithe,cocoon,ancient-secrets
        p2 pile stasis-pods
        > p1: event cheras-tithe
        > p1: color w
        = p1 bank 18
        > p1: player p1
        = p1 pile cocoon,cheras-tithe
        = deck bottom ancient-secrets)"},
    {ancient_secrets, "won: on any pile, PILE CHANGE", R"(
        map 0,0=3[w]
        market ancient-secrets spycraft
        p2 pile black-stars(g1)
        > p1: auction ancient-secrets
        > p1: bid 2
        > p2: bid 1
        > p1: player p2
        = p2 active ancient-secrets
        = map 0,0=3+1[w])"},
    {nyri_artifacts, "every market card of the colour as one lot", R"(
        market cocoon spycraft monoculture
        p1 hand nyri-artifacts
        > p1: event nyri-artifacts
        > p1: color w
        > p1: bid 2
        > p2: bid 3
        = p2 hand cocoon,monoculture bank 6
        = p1 bank 12)"},
    {open_palm_uprising, "all of a colour rise, the others keep their order", R"(
        map 0,0=1[kwbwr] 1,0=1[b]
        p1 hand open-palm-uprising
        > p1: event open-palm-uprising
        > p1: color w
        = map 0,0=1[kbrww] 1,0=1[b])"},
    {civil_reprogramming, "the first named is on top", R"(
        market spycraft
        deck cocoon dark-ages permaculture remembrance
        p1 hand civil-reprogramming
        > p1: event civil-reprogramming
        ? put dark-ages permaculture cocoon
        > p1: put permaculture
        ? put dark-ages cocoon
        > p1: put cocoon
        = market spycraft permaculture cocoon
        = deck top dark-ages remembrance)"},
    {civil_reprogramming, "the winner executes it, also in another's turn", R"(
        market civil-reprogramming spycraft monoculture
        deck cocoon dark-ages permaculture remembrance
        > p1: auction civil-reprogramming
        > p1: bid 0
        > p2: bid 1
        = asked p2 put
        > p2: put permaculture
        > p2: put dark-ages
        = deck top dark-ages cocoon remembrance)"},
    {civil_reprogramming, "explored, it is one of the three", R"(
        map 0,0=1[w]
        market spycraft monoculture galactic-union
        deck civil-reprogramming dark-ages permaculture
        p1 hand cocoon
        > p1: expand cocoon
        > p1: place 1,0
        ? put dark-ages permaculture civil-reprogramming
        > p1: put dark-ages
        > p1: put permaculture
        = deck top dark-ages permaculture civil-reprogramming)"},
    {the_catharsis_simulation, "the first of the colour is auctioned, the others are buried in order", R"(
        market spycraft monoculture galactic-union
        deck dark-ages permaculture cocoon remembrance
        p1 hand the-catharsis-simulation
        > p1: event the-catharsis-simulation
        > p1: color w
        > p1: bid 1
        > p2: bid 0
        = p1 hand cocoon
        = deck top remembrance
        = deck bottom dark-ages permaculture)"},
    {the_catharsis_simulation, "none found: back in the same order", R"(
        market spycraft monoculture galactic-union
        deck only dark-ages permaculture
        p1 hand the-catharsis-simulation
        > p1: event the-catharsis-simulation
        > p1: color w
        = deck top dark-ages permaculture
        = asked p2 main)"},
    {the_catharsis_simulation, "explored, it is the first card revealed", R"(
        map 0,0=1[k]
        market spycraft monoculture galactic-union
        deck the-catharsis-simulation dark-ages
        p1 hand remembrance
        > p1: expand remembrance
        > p1: place 1,0
        > p1: color w
        > p1: bid 0
        > p2: bid 1
        = p2 hand the-catharsis-simulation
        = deck top dark-ages)"},
    {cheras_tithe, "all cards of the colour in hand, one preservation", R"(
        map 0,0=3[k]
        market spycraft
        p1 hand cheras-tithe,dark-ages,remembrance,permaculture
        > p1: event cheras-tithe
        > p1: color k
        = p1 bank 15
        > p1: bid 1
        > p2: bid 0
        = p1 hand permaculture
        = deck bottom dark-ages remembrance)"},
    {abdication_of_the_six_popes, "cards without action are buried too, those that left are not", R"(
        map 0,0=1[k]
        market cyris-treachery the-titan-blockade spycraft
        p1 hand abdication-of-the-six-popes
        p2 hand remembrance
        > p1: event abdication-of-the-six-popes
        > p1: color r
        = p2 hand cyris-treachery
        = deck bottom the-titan-blockade)"},
    {monoculture, "own self is allowed", R"(
        market spycraft
        p1 hand monoculture,dark-ages,permaculture
        > p1: event monoculture
        > p1: color k
        > p1: player p1
        = p1 pile dark-ages,monoculture hand permaculture)"},
    {genesis_device, "all equal: nothing", R"(
        map 0,0=1[] 1,0=0+1[k]
        market spycraft remembrance cocoon
        p1 hand genesis-device
        > p1: event genesis-device
        = map 0,0=1[] 1,0=0+1[k]
        = asked p2 main)"},
};

}  // namespace

TEST_CASE("red and white cards do what they say", "[rise][cards]") { check_cases(kRedAndWhite); }

TEST_CASE("every red and white card has a case", "[rise][cards]") { CHECK(cards_of(kRedAndWhite).size() == 26); }

TEST_CASE("Monoculture's shown hand stays public knowledge", "[rise][cards]") {
    const Position position = position_after(R"(
        seats 3
        market spycraft
        p1 hand monoculture
        p2 hand permaculture,rites-of-memory
        > p1: event monoculture
        > p1: color k
        > p1: player p2)");
    CHECK(Rise::view(position, Seat{2}).of(Seat{1}).hand == position.hand_of(Seat{1}));
    CHECK(Rise::view(position, kSpectator).of(Seat{1}).hand == position.hand_of(Seat{1}));
}

TEST_CASE("only the executing player sees what Civil Reprogramming, Garthu and Treaty show", "[rise][cards]") {
    const Position civil = position_after(R"(
        market spycraft
        deck cocoon dark-ages permaculture remembrance
        p1 hand civil-reprogramming
        > p1: event civil-reprogramming)");
    CHECK(Rise::view(civil, Seat{0}).deck[2] == Card::permaculture);
    CHECK(Rise::view(civil, Seat{0}).looking_at == 3);
    CHECK(Rise::view(civil, Seat{1}).deck[2] == kNoCard);
    CHECK(Rise::view(civil, Seat{1}).looking_at == 0);
    // If a publicly known card is among them, it is no longer public from the first look on.
    const Position explored = position_after(R"(
        map 0,0=1[w]
        market spycraft monoculture galactic-union
        deck civil-reprogramming dark-ages permaculture
        p1 hand cocoon
        > p1: expand cocoon
        > p1: place 1,0
        > p1: put dark-ages)");
    REQUIRE(Rise::view(explored, Seat{0}).deck[1] != kNoCard);
    for (std::size_t i = 0; i < 3; ++i) CHECK(Rise::view(explored, Seat{1}).deck[i] == kNoCard);
    const Position garthu = position_after(R"(
        map 0,0=1[k]
        market spycraft
        tiles 3 0 2 4
        p1 hand garthu-spaceport
        > p1: event garthu-spaceport)");
    CHECK(Rise::view(garthu, Seat{0}).tiles[1] == 0);
    CHECK(Rise::view(garthu, Seat{1}).tiles[1] == -1);
    const Position treaty = position_after(R"(
        market spycraft
        deck cocoon dark-ages permaculture remembrance
        p1 hand treaty-of-cheng-huang
        > p1: event treaty-of-cheng-huang)");
    CHECK(Rise::view(treaty, Seat{0}).drawn.has(Card::cocoon));
    CHECK(Rise::view(treaty, Seat{1}).drawn.empty());
    CHECK(Rise::view(treaty, kSpectator).drawn.empty());
    Position given = treaty;
    Chance chance(1);
    apply(given, Move::of(Verb::give, Card::cocoon), chance);
    CHECK(Rise::view(given, Seat{0}).of(Seat{1}).hand.has(Card::dark_ages));  // the giver remembers
    CHECK(Rise::view(given, Seat{1}).of(Seat{0}).hand.empty());
    CHECK_FALSE(Rise::view(given, Seat{1}).of(Seat{1}).shown.has(Card::dark_ages));
}
