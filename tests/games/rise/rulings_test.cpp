// One case per ruling R1-R29 of the rules reference (section 10). The others are in rulings_late_test.cpp.
#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/rise/facts.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

Position fresh(int seats, const std::vector<OptionText>& texts = {}, std::uint64_t seed = 11) {
    Chance chance(seed);
    return start({seats, 1, *Rise::read_options(seats, texts)}, chance);
}

void play(Position& position, const char* text, std::uint64_t seed = 3) {
    const auto move = Rise::parse(text);
    REQUIRE(move);
    REQUIRE_FALSE(refusal<Rise>(position, *move));
    Chance chance(seed);
    apply(position, *move, chance);
}

CardSet set_of(std::initializer_list<Card> cards) {
    CardSet set;
    for (const Card card : cards) set.add(card);
    return set;
}

}  // namespace

TEST_CASE("R1 the cards are those of April 2015", "[rise][R1]") {
    int actions = 0, black = 0;
    for (int i = 0; i < kCards; ++i) {
        actions += has_action(card_at(i));
        black += colour_of(card_at(i)) == Colour::k;
    }
    CHECK(actions == 31);
    CHECK(black == 13);
    CHECK(kinds_token(Card::civil_reprogramming) == "AW");
    CHECK(kinds_token(Card::ancient_secrets) == "WH");
    CHECK(find_card("boom-era") == kNoCard);
}

TEST_CASE("R2 22 tiles in the mix 2 8 6 4 2", "[rise][R2]") {
    const Position position = fresh(3);
    std::array<int, 5> count{};
    for (const Tile& tile : position.tiles) ++count[tile.natural];
    ++count[position.galaxy.sectors[0].natural];
    CHECK(count == std::array<int, 5>{2, 8, 6, 4, 2});
}

TEST_CASE("R3 gems are whole numbers", "[rise][R3]") {
    CHECK(scenario(R"(
        market cocoon spycraft dark-ages
        p1 bank 6
        > p1: auction cocoon
        ? bid 0..6
        - bid 7 = 6.11
        > p1: bid 6
        > p2: bid 0
        = p1 bank 0)") == "");
}

TEST_CASE("R4 p1 plays first; start is an option of how persons are seated", "[rise][R4]") {
    CHECK(fresh(3).active == Seat{0});
    CHECK(fresh(3, {{"start", "seat"}}).active == Seat{0});
    CHECK(Rise::write_options(3, *Rise::read_options(3, {{"start", "seat"}})) ==
          std::vector<OptionText>{{"start", "seat"}});
}

TEST_CASE("R5 a secret mulligan of any subset, with a shuffle if used", "[rise][R5]") {
    Position position = fresh(2);
    std::vector<Entry<Move>> entries;
    list_answers(position, entries);
    CHECK(entries.size() == 8);
    CHECK(decision_of(position).secret);
    CHECK(owing(position).bits == 3);
    const CardSet first_hand = position.hand_of(Seat{0});
    const CardList deck = position.deck;
    Position used = position;

    play(position, "mulligan -");
    CHECK(decision_of(position).seat == Seat{1});
    CHECK(position.hand_of(Seat{0}) == first_hand);
    play(position, "mulligan -");
    CHECK(position.deck == deck);  // nobody made use of it: no shuffle
    CHECK(refusal<Rise>(position, Move::mulligan({}))->ruling == "11.2");

    play(used, Rise::print(Move::mulligan(first_hand)).c_str());
    CHECK(used.hand_of(Seat{0}) == first_hand);  // nothing happens before all are in
    CHECK(Rise::view(used, Seat{1}).of(Seat{0}).sealed == -1);
    play(used, "mulligan -");
    CHECK(used.hand_of(Seat{0}) == set_of({deck[0], deck[1], deck[2]}));
    CHECK_FALSE(used.deck == deck);
    CHECK(used.deck.size() == deck.size());
    CHECK(refusal<Rise>(fresh(2), Move::mulligan(CardSet::of(Card::cocoon)))->ruling == "R5");
}

TEST_CASE("R6 passing is forced or not allowed", "[rise][R6]") {
    // Hand, market, piles and deck are empty: both pass without being asked until the round limit.
    CHECK(scenario(R"(
        deck only
        = over rounds)") == "");
    CHECK(scenario(R"(
        market cocoon spycraft
        - pass = R6)") == "");
}

TEST_CASE("R7 the pile is picked up with an empty hand, then any action", "[rise][R7]") {
    CHECK(scenario(R"(
        market spycraft remembrance
        p1 pile cocoon,dark-ages
        > p1: pickup
        = p1 hand dark-ages,cocoon pile -
        = asked p1 main
        - pickup = R7
        > p1: auction spycraft
        = asked p1 bid)") == "");
    CHECK(scenario(R"(
        market spycraft remembrance
        p1 hand monoculture pile cocoon
        - pickup = R7)") == "");
    // START comes first: The One True Path fills the hand.
    CHECK(scenario(R"(
        market spycraft remembrance
        p1 pile cocoon,the-one-true-path
        > p1: recover cocoon
        - pickup = R7)") == "");
}

TEST_CASE("R8 start and end of the own turn only", "[rise][R8]") {
    CHECK(scenario(R"(
        market cocoon spycraft dark-ages
        p2 pile sustainable-farming
        = p2 bank 9
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 0
        > p1: award p1
        = p2 bank 11)") == "");
    CHECK(scenario(R"(
        market cocoon spycraft
        p2 pile black-stars
        > p1: auction cocoon
        > p1: bid 1
        > p2: bid 0
        = gems black-stars 0
        > p2: auction spycraft
        > p2: bid 1
        > p1: bid 0
        = gems black-stars 1)") == "");
}

TEST_CASE("R9 adjacent only, an own sector next to another own one", "[rise][R9]") {
    CHECK(scenario(R"(
        map 0,0=1[w] 1,0=1[] 2,0=1[]
        tiles only
        p1 hand cocoon
        > p1: expand cocoon
        = map 1,0=1[w])") == "");
    CHECK(scenario(R"(
        map 0,0=1[w] 1,0=1[w] 2,0=1[] 3,0=1[]
        tiles only
        p1 hand cocoon
        > p1: expand cocoon
        ? place 0,0 1,0 2,0
        - place 3,0 = R9)") == "");
}

TEST_CASE("R10 placing is mandatory; without disk or place the expand is empty", "[rise][R10]") {
    CHECK(scenario(R"(
        map 0,0=1[k]
        tiles only
        p1 hand cocoon
        > p1: expand cocoon
        = p1 active cocoon bank 9
        = map 0,0=1[k])") == "");
    CHECK(scenario(R"(
        map 0,0=1[] 1,0=1[]
        tiles only
        p1 hand cocoon
        > p1: expand cocoon
        - done = R42
        ? place 0,0 1,0)") == "");
}

TEST_CASE("R11 income is read after the revealed card", "[rise][R11]") {
    // Treasure Vaults cannot take from red; The Living Ocean finds the new sector occupied; Genesis raises it.
    CHECK(scenario(R"(
        map 0,0=4[w]
        tiles 1
        deck genesis-device
        p1 hand cocoon
        > p1: expand cocoon
        > p1: place 1,0
        = map 1,0=1+3[w]
        = p1 bank 13)") == "");
    // It does not matter who controls the sector now: the disk may be gone.
    CHECK(scenario(R"(
        map 0,0=4[w]
        tiles 2
        deck fires-at-night
        p1 hand cocoon dead k
        > p1: expand cocoon
        > p1: place 1,0
        > p1: dead k
        > p1: site 1,0
        > p1: done
        = map 1,0=2[]
        = p1 bank 11)") == "");
}

TEST_CASE("R12 the revealed card stays on the deck", "[rise][R12]") {
    CHECK(scenario(R"(
        map 0,0=1[w]
        deck nyri-artifacts cocoon
        market spycraft permaculture rites-of-memory
        p1 hand genesis-device
        > p1: expand genesis-device
        > p1: place 1,0
        = deck top nyri-artifacts
        > p1: color w
        = deck top nyri-artifacts cocoon)") == "");
}

TEST_CASE("R13 disks put by effects earn and reveal nothing", "[rise][R13]") {
    CHECK(scenario(R"(
        map 0,0=1[r]
        tiles 4
        deck eldritch-theft
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        > p1: color r
        > p1: place 1,0
        = map 1,0=4[r]
        = p1 bank 9)") == "");
}

TEST_CASE("R14 place: colours with disk and place; add: adjacency ignored", "[rise][R14]") {
    // There is no white disk left, and black can't spread.
    CHECK(scenario(R"(
        map 0,0=1[k] 1,0=1[wwwwww] 2,0=1[b]
        tiles only
        market cocoon
        p1 hand wormhole-deception
        > p1: event wormhole-deception
        ? color k b
        - color w = R14
        - color r = R14)") == "");
    CHECK(scenario(R"(
        map 0,0=1[k] 1,0=1[] 5,0=1[] 2,0=1[w]
        tiles only
        p1 hand the-awakening
        > p1: event the-awakening
        > p1: color k
        ? site 1,0 5,0
        > p1: site 5,0
        = map 5,0=1+1[k])") == "");
}

TEST_CASE("R15 an auctioned active card is inactive before the bids", "[rise][R15]") {
    CHECK(scenario(R"(
        map 0,0=1[r] 1,0=2[b]
        market cocoon
        p1 pile black-stars(g2)
        > p1: auction black-stars
        = p1 active -
        > p1: site 0,0
        = map 0,0=1+2[r]
        = asked p1 bid)") == "");
}

TEST_CASE("R16 paying oneself goes to the bank", "[rise][R16]") {
    CHECK(scenario(R"(
        market cocoon spycraft
        p1 pile dark-ages
        > p1: auction dark-ages
        > p1: bid 4
        > p2: bid 1
        = p1 bank 5
        = p2 bank 9)") == "");
    CHECK(scenario(R"(
        market cocoon spycraft
        > p1: auction cocoon
        > p1: bid 4
        > p2: bid 1
        = p1 bank 5)") == "");
}

TEST_CASE("R17 nobody bids: the active player awards", "[rise][R17]") {
    CHECK(scenario(R"(
        seats 3
        market cocoon spycraft
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 0
        > p3: bid 0
        ? award p1 p2 p3
        > p1: award p3
        = p3 hand cocoon bank 9)") == "");
    CHECK(scenario(R"(
        seats 3
        market cocoon spycraft
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 2
        > p3: bid 2
        - award p1 = R17
        > p1: award p2
        = p2 hand cocoon)") == "");
}

TEST_CASE("R18 an empty bank bids 0 and is not asked", "[rise][R18]") {
    CHECK(scenario(R"(
        seats 3
        market cocoon spycraft
        p2 bank 0
        > p1: auction cocoon
        > p1: bid 1
        > p3: bid 0
        = p1 hand cocoon)") == "");
}

TEST_CASE("R19 harvest income can be bid", "[rise][R19]") {
    CHECK(scenario(R"(
        map 0,0=3[k]
        p1 bank 0 hand beta-theory
        p2 bank 0
        > p1: harvest beta-theory
        ? bid 0..3
        > p1: bid 1
        = map 0,0=3[k]
        = p1 bank 2)") == "");
}

TEST_CASE("R20 a colour that controls nothing is not preserved", "[rise][R20]") {
    CHECK(scenario(R"(
        map 0,0=3[bk]
        market cocoon spycraft dark-ages
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        = p1 bank 9
        = deck bottom garthu-spaceport
        = asked p2 main)") == "");
}

TEST_CASE("R21 exactly enough preserves all, too little preserves the most valuable", "[rise][R21]") {
    CHECK(scenario(R"(
        map 0,0=1[b] 1,0=2[b]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 1
        > p2: bid 1
        = map 0,0=1[b] 1,0=2[b]
        = asked p2 main)") == "");
    CHECK(scenario(R"(
        map 0,0=1[b] 1,0=2[b]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 0
        > p2: bid 1
        = map 0,0=1[] 1,0=2[b]
        = p2 bank 8
        = p1 bank 12)") == "");
}

TEST_CASE("R22 dead disks go to the active player", "[rise][R22]") {
    // p2 wins Civil Reprogramming, but p1 gets what its own harvest destroys; p1 also gets what a crusade covered by p2
    // leaves.
    CHECK(scenario(R"(
        turn p2
        map 0,0=3[b]
        p1 pile wreckage-of-the-xyri
        p2 hand garthu-spaceport
        > p2: harvest garthu-spaceport
        > p2: bid 0
        > p1: bid 1
        = p2 dead b
        = p1 dead -)") == "");
}

TEST_CASE("R23 constants bind everybody, their owner too", "[rise][R23]") {
    CHECK(scenario(R"(
        map 0,0=1[w] 1,0=1[k] 0,1=1[]
        tiles only
        p1 hand cocoon pile xin-shield-formula
        > p1: expand cocoon
        = map 0,1=1[w] 1,0=1[k])") == "");
    CHECK(scenario(R"(
        map 0,0=1[w] 1,0=1[k] 0,1=1[] -1,0=1[]
        tiles only
        p1 hand cocoon
        p2 pile xin-shield-formula
        > p1: expand cocoon
        - place 1,0 = 6.7
        ? place -1,0 0,1)") == "");
}

TEST_CASE("R24 Permaculture's tile is shown before the bids and buried", "[rise][R24]") {
    const Position position = position_after(R"(
        map 0,0=1[r]
        tiles 3 0
        p1 hand rites-of-memory pile permaculture
        > p1: harvest rites-of-memory)");
    CHECK(position.tiles.back() == Tile{3, kPublic});
    CHECK(position.tiles[0].natural == 0);
    CHECK(Rise::view(position, Seat{1}).tiles.back() == 3);
    CHECK(Rise::view(position, Seat{1}).pending.back().amount == 3);
}

TEST_CASE("R25 two gems a sector, the odd gem invested or lost", "[rise][R25]") {
    CHECK(scenario(R"(
        map 0,0=1[r] 1,0=2[r]
        p1 hand rites-of-memory
        p2 pile wreckage-of-the-xyri
        > p1: harvest rites-of-memory
        > p1: bid 5
        > p2: bid 0
        > p1: invest 0,0
        = map 0,0=1+1[r] 1,0=2[r])") == "");
    CHECK(scenario(R"(
        map 0,0=1[r] 1,0=2[r]
        p1 hand rites-of-memory
        p2 pile wreckage-of-the-xyri
        > p1: harvest rites-of-memory
        > p1: bid 3
        > p2: bid 0
        = map 0,0=1[] 1,0=2[r])") == "");
}

TEST_CASE("R26 when harvested first, then Zele", "[rise][R26]") {
    CHECK(scenario(R"(
        market dark-ages
        p1 hand cocoon
        p2 pile zele-research-labs
        > p1: harvest cocoon
        > p1: player p1
        = p1 active cocoon
        = p2 hand -)") == "");
    // Cocoon on Zele's pile ends Zele's effect, so there is nothing to catch.
    CHECK(scenario(R"(
        market spycraft
        p1 hand beta-theory
        p2 pile zele-research-labs
        > p1: harvest beta-theory
        = p1 hand spycraft
        = p2 hand beta-theory)") == "");
}

TEST_CASE("R27 when harvested comes after the preservation", "[rise][R27]") {
    CHECK(scenario(R"(
        map 0,0=2[r] 1,0=1[kr] 2,0=0[rk]
        p1 hand fall-of-gethi-eferi
        > p1: harvest fall-of-gethi-eferi
        = map 0,0=2[r]
        > p1: bid 2
        > p2: bid 0
        = map 0,0=2[] 1,0=1[k] 2,0=0[k]
        = p1 dead rrr)") == "");
}

TEST_CASE("R28 who resolves several triggers orders them", "[rise][R28]") {
    CHECK(scenario(R"(
        map 0,0=1[] 1,0=1[w]
        market thani-tribes galactic-union
        p1 hand the-new-economy
        > p1: event the-new-economy
        > p1: card galactic-union
        > p1: bid 0
        > p2: bid 1
        = asked p2 next
        ? next galactic-union thani-tribes
        > p2: next thani-tribes
        = p2 bank 14)") == "");
}

TEST_CASE("R29 no card is executed twice in one nest", "[rise][R29]") {
    // Banii Ritual executes Abdication of the market. Abdication then comes to itself, and skips itself.
    CHECK(scenario(R"(
        market abdication-of-the-six-popes open-palm-uprising
        map 0,0=1[kw] 1,0=1[k]
        deck only cocoon
        p1 hand banii-ritual
        > p1: harvest banii-ritual
        > p1: next abdication-of-the-six-popes
        > p1: color w
        > p1: color k
        = map 0,0=1[wk]
        = deck bottom banii-ritual)") == "");
    // Spycraft on Spycraft: the opponent's is another card only once.
    CHECK(scenario(R"(
        market cocoon
        p1 hand spycraft
        p2 pile dark-ages
        > p1: event spycraft
        = p1 active spycraft
        = p2 active dark-ages)") == "");
}
