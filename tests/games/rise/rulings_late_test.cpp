// One case per ruling R30-R61 of the rules reference (section 10).
#include <algorithm>

#include <catch_amalgamated.hpp>

#include "games/rise/facts.h"

using namespace orrery;
using namespace orrery::rise;

TEST_CASE("R30 a destroyed market card is buried", "[rise][R30]") {
    CHECK(scenario(R"(
        market cocoon rites-of-memory permaculture
        p1 hand march-of-ashes
        > p1: event march-of-ashes
        = deck bottom cocoon permaculture)") == "");
}

TEST_CASE("R31 red at any depth, dead reds of all", "[rise][R31]") {
    CHECK(scenario(R"(
        map 0,0=2[rkr] 1,0=1[wrb]
        p1 hand fall-of-gethi-eferi
        p2 pile stasis-pods
        > p1: harvest fall-of-gethi-eferi
        = map 0,0=2[k] 1,0=1[wb]
        = p1 dead rrr)") == "");
    CHECK(scenario(R"(
        p1 hand berserkers-of-grotl dead rk
        p2 dead rr
        > p1: event berserkers-of-grotl
        = p1 bank 12)") == "");
}

TEST_CASE("R32 Fires at Night: none is legal, each sector once", "[rise][R32]") {
    CHECK(scenario(R"(
        map 0,0=2[wk] 1,0=1[b]
        p1 hand fires-at-night dead r
        > p1: event fires-at-night
        ? dead r done
        > p1: dead r
        ? site 0,0 1,0 done
        > p1: site 0,0
        ? site 1,0 done
        - site 0,0 = 6.6
        > p1: done
        = map 0,0=2[w] 1,0=1[b]
        = p1 dead k
        = pool r 6)") == "");
    CHECK(scenario(R"(
        map 0,0=2[wk]
        p1 hand fires-at-night dead r
        > p1: event fires-at-night
        > p1: dead r
        > p1: done
        = map 0,0=2[wk]
        = p1 dead -)") == "");
}

TEST_CASE("R33 From the Dark: income, preservation, then the disk returns", "[rise][R33]") {
    CHECK(scenario(R"(
        map 0,0=3[b]
        p1 hand from-the-dark dead bk
        p2 pile zele-research-labs
        > p1: event from-the-dark
        ? dead k b
        > p1: dead b
        = p1 bank 12
        > p1: bid 0
        > p2: bid 0
        = map 0,0=3[]
        = p1 dead kb active from-the-dark
        = p2 hand -)") == "");
}

TEST_CASE("R34 one preservation for all colours, surplus to any of them", "[rise][R34]") {
    CHECK(scenario(R"(
        map 0,0=1[k] 1,0=2[b] 2,0=3[]
        p1 hand the-ru-shou-dam
        > p1: event the-ru-shou-dam
        > p1: bid 3
        > p2: bid 0
        ? invest 0,0 1,0
        > p1: invest 0,0
        = map 0,0=1+1[k]
        = p1 bank 6)") == "");
}

TEST_CASE("R35 Chera's Tithe without cards", "[rise][R35]") {
    CHECK(scenario(R"(
        map 0,0=3[w]
        p1 hand cheras-tithe,dark-ages
        > p1: event cheras-tithe
        ? color k b r w
        > p1: color w
        = p1 bank 9 hand dark-ages active cheras-tithe
        = map 0,0=3[w]
        = asked p2 main)") == "");
}

TEST_CASE("R36 Spycraft offers executable active cards and leaves them", "[rise][R36]") {
    CHECK(scenario(R"(
        seats 3
        market cocoon
        p1 hand spycraft
        p2 pile sustainable-farming
        p3 pile berserkers-of-grotl dead r
        > p1: event spycraft
        = p1 bank 10
        = p3 active berserkers-of-grotl bank 9)") == "");
    CHECK(scenario(R"(
        market cocoon
        p1 hand spycraft
        p2 pile permaculture
        > p1: event spycraft
        = p1 active spycraft)") == "");
}

TEST_CASE("R37 Cyri's Treachery needs a hand to take from and moves itself from any zone", "[rise][R37]") {
    CHECK(scenario(R"(
        market cocoon
        p1 hand cyris-treachery
        > p1: event cyris-treachery
        = p1 active cyris-treachery)") == "");
    // From the top of the deck.
    CHECK(scenario(R"(
        map 0,0=1[w]
        market dark-ages permaculture monoculture
        deck cyris-treachery spycraft
        p1 hand cocoon
        p2 hand remembrance
        > p1: expand cocoon
        > p1: place 1,0
        = p2 hand cyris-treachery
        = p1 pile remembrance,cocoon
        = deck top spycraft)") == "");
    // From an opponent's pile, where it was active.
    CHECK(scenario(R"(
        market cocoon
        p1 hand spycraft
        p2 hand remembrance pile dark-ages,cyris-treachery
        > p1: event spycraft
        = p2 pile dark-ages hand cyris-treachery
        = p1 pile remembrance,spycraft)") == "");
}

TEST_CASE("R38 Drakon's Escape merges stacks and leaves gems", "[rise][R38]") {
    CHECK(scenario(R"(
        map 0,0=2+1[kw] 1,0=1[b]
        tiles 4
        p1 hand drakons-escape
        > p1: event drakons-escape
        ? from 0,0 1,0
        > p1: from 0,0
        ? to 0,-1 1,-1 -1,0 1,0 -1,1 0,1
        > p1: to 1,0
        = map 0,0=2+1[] 1,0=1[bkw])") == "");
    CHECK(scenario(R"(
        map 0,0=2+1[kw] 1,0=1[b]
        tiles 4
        deck genesis-device
        p1 hand drakons-escape
        p2 pile xin-shield-formula
        > p1: event drakons-escape
        > p1: from 0,0
        - to 1,0 = R38
        > p1: to 0,1
        = map 0,1=4[kw]
        = p1 bank 9)") == "");
}

TEST_CASE("R39 the discarding player orders", "[rise][R39]") {
    CHECK(scenario(R"(
        market cocoon
        p1 hand monoculture
        p2 hand dark-ages,spycraft,permaculture
        > p1: event monoculture
        > p1: color k
        > p1: player p2
        = asked p2 discard
        ? discard dark-ages spycraft
        > p2: discard spycraft
        = p2 pile spycraft,dark-ages hand permaculture)") == "");
}

TEST_CASE("R40 Treaty with a short deck", "[rise][R40]") {
    CHECK(scenario(R"(
        seats 3
        market spycraft
        deck only cocoon dark-ages
        p1 hand treaty-of-cheng-huang
        > p1: event treaty-of-cheng-huang
        ? give dark-ages cocoon
        > p1: give dark-ages
        = p1 hand dark-ages
        = p2 hand cocoon
        = p3 hand -)") == "");
}

TEST_CASE("R41 Genesis Device: any of the lowest", "[rise][R41]") {
    CHECK(scenario(R"(
        map 0,0=2[w] 1,0=0+1[] 2,0=1[]
        p1 hand genesis-device
        > p1: event genesis-device
        ? site 1,0 2,0
        - site 0,0 = 6.6
        > p1: site 2,0
        = map 2,0=1+1[])") == "");
}

TEST_CASE("R42 mandatory as far as possible", "[rise][R42]") {
    CHECK(scenario(R"(
        market cocoon spycraft
        p1 pile the-titan-blockade
        = asked p1 bury
        - done = R42
        > p1: bury cocoon
        = deck bottom cocoon)") == "");
}

TEST_CASE("R43 immediate, by the owner, blocks once", "[rise][R43]") {
    // The block of two covers Black Stars once. Nothing happens between the two cards.
    CHECK(scenario(R"(
        map 0,0=1[] 1,0=1[]
        market cocoon
        p1 hand monoculture
        p2 hand dark-ages,spycraft pile black-stars(g2)
        > p1: event monoculture
        > p1: color k
        > p1: player p2
        > p2: discard dark-ages
        = asked p2 site
        = p2 pile black-stars,dark-ages,spycraft
        > p2: site 1,0
        = map 1,0=1+2[])") == "");
    // A block whose last card is Black Stars leaves it active with its gems: it was not on top before.
    CHECK(scenario(R"(
        map 0,0=1[] 1,0=1[]
        market cocoon
        p1 hand monoculture
        p2 hand black-stars,spycraft pile permaculture
        > p1: event monoculture
        > p1: color k
        > p1: player p2
        > p2: discard spycraft
        = p2 active black-stars
        = asked p2 main)") == "");
}

TEST_CASE("R44 gems on cards are lost at the end", "[rise][R44]") {
    CHECK(scenario(R"(
        over p1
        p1 bank 3 pile black-stars(g5)
        = score p1 3)") == "");
}

TEST_CASE("R45 hand and pile score, Ancient Secrets once", "[rise][R45]") {
    CHECK(scenario(R"(
        map 0,0=4[w]
        over p1
        p1 bank 0 hand ancient-secrets pile cocoon
        = score p1 8)") == "");
}

TEST_CASE("R46 the last tie-break", "[rise][R46]") {
    CHECK(scenario(R"(
        seats 4
        over p4
        = rank p1 1
        = rank p2 2
        = rank p3 3
        = rank p4 4)") == "");
    CHECK(scenario(R"(
        over p1
        = rank p2 1
        = rank p1 2)") == "");
}

TEST_CASE("R47 a pool empty only during the turn", "[rise][R47]") {
    // Six white disks are on the map, and all of the other 18 but one are dead. Eldritch Theft takes the last one: the
    // match is over.
    CHECK(scenario(R"(
        map 0,0=1[wwwwww]
        market cocoon spycraft dark-ages
        p1 hand eldritch-theft
        p2 dead kkkkkkbbbbbbrrrrr
        > p1: event eldritch-theft
        = p1 dead r
        = over pool)") == "");
    // Abdication takes the last disk and returns another in the same turn.
    const Position position = position_after(R"(
        map 0,0=1[wwwwww]
        market eldritch-theft from-the-dark cocoon
        p1 hand abdication-of-the-six-popes dead k
        p2 dead kkkkkbbbbbbrrrrr
        > p1: event abdication-of-the-six-popes
        > p1: color k
        > p1: next eldritch-theft
        > p1: dead k)");
    CHECK_FALSE(position.over);
    CHECK(position.pool_size() == 1);
}

TEST_CASE("R48 an empty deck stays empty", "[rise][R48]") {
    CHECK(scenario(R"(
        market cocoon spycraft
        deck only
        p2 pile permaculture,dark-ages
        > p1: auction cocoon
        > p1: bid 1
        > p2: bid 0
        = market spycraft
        = deck size 0)") == "");
}

TEST_CASE("R49 banks and memory are shown unless the options say otherwise", "[rise][R49]") {
    const char* text = R"(
        map 0,0=1[w]
        deck genesis-device
        market spycraft dark-ages monoculture
        p1 hand cocoon
        p2 bank 7 hand permaculture,rites-of-memory
        > p1: expand cocoon
        > p1: place 1,0)";
    const View open = Rise::view(position_after(text), Seat{0});
    CHECK(open.of(Seat{1}).bank == 7);
    CHECK(open.of(Seat{1}).hand.empty());
    CHECK(open.deck[0] == Card::genesis_device);
    CHECK(open.deck[1] == kNoCard);
    const View closed = Rise::view(position_after("seats 2 banks=closed\n" + std::string(text)), Seat{0});
    CHECK(closed.of(Seat{1}).bank == -1);
    CHECK(closed.of(Seat{0}).bank >= 0);
    CHECK(closed.result.score[1] == 0);
    const View hidden = Rise::view(position_after("seats 2 memory=hidden\n" + std::string(text)), Seat{0});
    CHECK(hidden.deck[0] == kNoCard);
}

TEST_CASE("R50 the ceiling of 9999", "[rise][R50]") {
    CHECK(scenario(R"(
        map 0,0=1+9997[] 1,0=0[w]
        p1 bank 9998 hand the-living-ocean pile sustainable-farming
        = p1 bank 9999
        > p1: event the-living-ocean
        = map 0,0=1+9999[])") == "");
    CHECK(scenario(R"(
        market cocoon spycraft
        p1 bank 9999
        p2 bank 5
        > p1: auction cocoon
        ? bid 0..9999
        > p1: bid 0
        > p2: bid 5
        = p1 bank 9999
        = p2 bank 0)") == "");
}

TEST_CASE("R51 the round limit", "[rise][R51]") {
    for (int seats = 2; seats <= 4; ++seats) CHECK(default_rounds(seats) * seats == 120);
    CHECK(scenario(R"(
        round 60
        turn p2
        market cocoon spycraft dark-ages
        > p2: auction cocoon
        > p2: bid 1
        > p1: bid 0
        = over rounds
        = market spycraft dark-ages)") == "");
    CHECK(scenario(R"(
        seats 2 rounds=10
        round 10
        market cocoon spycraft dark-ages
        > p1: auction cocoon
        > p1: bid 1
        > p2: bid 0
        = asked p2 main)") == "");
}

TEST_CASE("R52 fewer disks", "[rise][R52]") {
    Chance chance(1);
    Setup<Options> setup;
    setup.options.disks = 4;
    const Position position = start(setup, chance);
    CHECK(position.pool_size() == 16);
    CHECK(is_sound(position));
}

TEST_CASE("R53 Cocoon and Ancient Secrets on the own pile", "[rise][R53]") {
    CHECK(scenario(R"(
        p1 hand cocoon
        > p1: harvest cocoon
        ? player p1 p2
        > p1: player p1
        = p1 active cocoon)") == "");
    CHECK(scenario(R"(
        market ancient-secrets spycraft
        > p1: auction ancient-secrets
        > p1: bid 1
        > p2: bid 0
        ? player p1 p2
        > p1: player p1
        = p1 active ancient-secrets hand -)") == "");
}

TEST_CASE("R54 six disks of each colour", "[rise][R54]") {
    Chance chance(1);
    const Position position = start({3, 1, {}}, chance);
    for (const Colour colour : kAllColours) CHECK(position.pool_of(colour) == 6);
}

TEST_CASE("R55 Crusade's disks are placed by the usual rule and earn nothing", "[rise][R55]") {
    CHECK(scenario(R"(
        map 0,0=3[r] 1,0=2[b]
        tiles 4
        deck genesis-device
        market dark-ages cocoon
        p1 hand berserkers-of-grotl pile crusade-of-the-sun(g1)
        > p1: event berserkers-of-grotl
        > p1: color r
        - place 2,0 = R9
        > p1: place 0,1
        = map 0,1=4[r]
        = p1 bank 9)") == "");
}

TEST_CASE("R56 one seller, no commission", "[rise][R56]") {
    CHECK(scenario(R"(
        seats 3
        market cocoon spycraft
        p3 pile dark-ages
        > p1: auction dark-ages
        > p1: bid 0
        > p2: bid 4
        > p3: bid 0
        = p1 bank 9
        = p2 bank 5
        = p3 bank 13)") == "");
}

TEST_CASE("R57 Thorwed lays the hand out in catalogue order", "[rise][R57]") {
    CHECK(scenario(R"(
        market cocoon
        p1 hand genesis-device,stasis-pods,rites-of-memory,jordani-current pile thorweds-gambit
        = market stasis-pods jordani-current rites-of-memory genesis-device
        = p1 hand cocoon)") == "");
}

TEST_CASE("R58 effectless is legal", "[rise][R58]") {
    CHECK(scenario(R"(
        map 0,0=1[k]
        market spycraft
        p1 hand the-living-ocean
        > p1: event the-living-ocean
        = p1 active the-living-ocean
        = map 0,0=1[k])") == "");
    CHECK(scenario(R"(
        market spycraft dark-ages remembrance
        p1 hand stasis-pods
        - event stasis-pods = 6.3
        > p1: harvest stasis-pods
        = deck bottom stasis-pods)") == "");
}

namespace {

// The events of a move, as each viewer gets them.
struct Played {
    Position before, after;
    Move move;
    std::vector<Event> events;

    Played(const Position& position, const Move& made) : before(position), after(position), move(made) {
        Chance chance(1);
        apply(after, move, chance, &events);
    }
    std::vector<Event> seen(Seat viewer) const { return masked<Rise>(events, viewer); }
    std::vector<std::string> told(Seat viewer) const {
        return texts(Rise::describe(Rise::view(before, viewer), move, seen(viewer), Rise::view(after, viewer)));
    }
};

std::string json_of(const Position& position, Seat viewer) { return orrery::json_of(Rise::view(position, viewer)); }
bool holds(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

TEST_CASE("R59 tiles that are alike are put back like others", "[rise][R59]") {
    const std::string_view looked = R"(
        market spycraft
        p1 hand garthu-spaceport
        tiles only 2 2 2 4
        > p1: event garthu-spaceport
        = asked p1 put
        ? put 2
        = count 1)";
    CHECK(scenario(looked) == "");
    // The engine gives both answers without asking. Nobody else is told which tiles there were.
    CHECK(scenario(std::string(looked) + "\n> p2: auction spycraft\n= tiles top 2 2 2 4") == "");
    const auto match = [](int revision, std::string_view tiles) {
        Position p = position_after("market spycraft ; p1 hand garthu-spaceport ; tiles only " + std::string(tiles));
        p.revision = static_cast<std::uint8_t>(revision);
        Chance none(0);
        apply(p, Move::of(Verb::event, Card::garthu_spaceport), none);
        return p;
    };
    const Position alike = match(2, "2 2 2 4"), other = match(2, "2 3 2 4");
    CHECK(decision_of(alike) == decision_of(other));
    // Revision 1 did not ask then, which told everybody.
    CHECK(decision_of(match(1, "2 2 2 4")).node == "main");
    CHECK(decision_of(match(1, "2 3 2 4")).node == "put");
}

TEST_CASE("R60 with hidden memory Monoculture shows the hand in its move and not after", "[rise][R60]") {
    const Position before = position_after(R"(
        seats 3 memory=hidden
        market spycraft permaculture genesis-device
        p1 hand monoculture
        p2 hand beta-theory,stasis-pods,cocoon
        > p1: event monoculture
        > p1: color k)");
    const Played shown(before, Move::of(Verb::player, Seat{1}));
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
        const std::string hand = viewer == Seat{1} ? "You show your hand" : "{p2} shows their hand";
        CHECK(holds(shown.told(viewer), hand + ": Stasis Pods, Beta Theory, Cocoon."));
        const std::vector<Event> seen = shown.seen(viewer);
        REQUIRE(seen.size() >= 4);
        CHECK(seen[0].card == Card::stasis_pods);
        CHECK(seen[1].card == Card::beta_theory);
        CHECK(seen[2].card == Card::cocoon);
        CHECK(turned_up_for(seen, 3).size() == 3);
        CHECK(seen[3] == Event{.kind = Event::show, .seat = Seat{1}, .amount = 3});
    }
    // From that moment on nothing marks it.
    for (const Seat viewer : {Seat{0}, Seat{2}, kSpectator}) {
        CHECK(Rise::view(shown.after, viewer).of(Seat{1}).hand.empty());
        CHECK(Rise::view(shown.after, viewer).of(Seat{1}).shown.empty());
        CHECK(json_of(shown.after, viewer).find("cocoon") == std::string::npos);
        for (const std::string& fact : Rise::sheet(Rise::view(shown.after, viewer)).facts)
            CHECK(fact.find("Cocoon") == std::string::npos);
    }
    // The move reveals something: another hand would have looked different. So it can't be taken back.
    Position swapped = before;
    swapped.hand_of(Seat{1}).drop(Card::cocoon);
    swapped.hand_of(Seat{1}).add(Card::ancient_secrets);
    for (Card& card : swapped.deck)
        if (card == Card::ancient_secrets) card = Card::cocoon;
    REQUIRE(Rise::view(swapped, Seat{0}) == Rise::view(before, Seat{0}));
    const Played other(swapped, shown.move);
    CHECK(json_of(other.after, Seat{0}) == json_of(shown.after, Seat{0}));
    CHECK(other.seen(Seat{0}) != shown.seen(Seat{0}));
    const Played later(shown.after, Move::of(Verb::discard, Card::stasis_pods));
    for (const Event& event : later.events) CHECK(event.kind != Event::turned_up);
    CHECK(Rise::view(later.after, Seat{0}).of(Seat{1}).hand.empty());
    CHECK(json_of(later.after, Seat{0}).find("cocoon") == std::string::npos);
}

TEST_CASE("R60 a hand without cards is shown as such", "[rise][R60]") {
    const Position before = position_after(R"(
        seats 2 memory=hidden
        market spycraft permaculture genesis-device
        p1 hand monoculture
        > p1: event monoculture
        > p1: color k)");
    CHECK(holds(Played(before, Move::of(Verb::player, Seat{1})).told(Seat{0}), "{p2} shows an empty hand."));
}

TEST_CASE("R60 with hidden memory Catharsis tells what it reveals, found or not", "[rise][R60]") {
    const Position before = position_after(R"(
        seats 2 memory=hidden
        market spycraft permaculture genesis-device
        deck only cocoon dark-ages march-of-ashes remembrance
        p1 hand the-catharsis-simulation
        > p1: event the-catharsis-simulation)");
    CHECK(holds(Played(before, Move::of(Verb::color, Colour::r)).told(kSpectator),
                "3 cards are revealed: Cocoon, Dark Ages, March of Ashes."));
    const Played none(before, Move::of(Verb::color, Colour::b));
    CHECK(none.after.deck.size() == 4);
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        CHECK(holds(none.told(viewer), "4 cards are revealed: Cocoon, Dark Ages, March of Ashes, Remembrance."));
        for (const Card card : Rise::view(none.after, viewer).deck) CHECK(card == kNoCard);
        CHECK(Rise::view(none.after, viewer).revealed.empty());
    }
}

TEST_CASE("R60 an empty deck has nothing to reveal", "[rise][R60]") {
    const Position before = position_after(R"(
        seats 2 memory=hidden
        market spycraft
        deck only
        p1 hand the-catharsis-simulation
        > p1: event the-catharsis-simulation)");
    CHECK(holds(Played(before, Move::of(Verb::color, Colour::b)).told(Seat{1}),
                "The deck is empty: nothing is revealed."));
}

TEST_CASE("R61 who gave a card knows it, and secret orders are forgotten by the others", "[rise][R61]") {
    // The card is known from exploring. Then Treaty gives it away: giver and receiver know it, a third player and
    // spectators do not.
    const Position treaty = position_after(R"(
        seats 3
        market spycraft permaculture genesis-device
        deck cocoon dark-ages march-of-ashes remembrance
        p1 hand treaty-of-cheng-huang
        > p1: event treaty-of-cheng-huang
        > p1: give dark-ages
        > p1: give cocoon)");
    REQUIRE(treaty.hand_of(Seat{1}).has(Card::cocoon));
    CHECK(Rise::view(treaty, Seat{0}).of(Seat{1}).hand.has(Card::cocoon));
    CHECK(Rise::view(treaty, Seat{1}).of(Seat{1}).hand.has(Card::cocoon));
    CHECK_FALSE(Rise::view(treaty, Seat{2}).of(Seat{1}).hand.has(Card::cocoon));
    CHECK(Rise::view(treaty, kSpectator).of(Seat{1}).hand.empty());

    // Tiles that everybody knew, beginning with the look and after they are put back.
    Position garthu = position_after(R"(
        market spycraft permaculture genesis-device
        map 0,0=1[k]
        tiles 3 0 2 4
        p1 hand garthu-spaceport)");
    for (Tile& tile : garthu.tiles) tile.known = kPublic;
    Chance chance(1);
    apply(garthu, Move::of(Verb::event, Card::garthu_spaceport), chance);
    apply(garthu, Move::put_tile(0), chance);
    apply(garthu, Move::put_tile(2), chance);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(Rise::view(garthu, Seat{1}).tiles[i] == -1);
        CHECK(Rise::view(garthu, Seat{0}).tiles[i] >= 0);
    }
    CHECK(Rise::view(garthu, Seat{1}).tiles[3] == 4);

    // The same for cards.
    Position civil = position_after(R"(
        market spycraft permaculture genesis-device
        deck cocoon dark-ages march-of-ashes remembrance
        p1 hand civil-reprogramming)");
    for (const Card card : civil.deck) civil.known_of(card) = kPublic;
    apply(civil, Move::of(Verb::event, Card::civil_reprogramming), chance);
    apply(civil, Move::of(Verb::put, Card::dark_ages), chance);
    apply(civil, Move::of(Verb::put, Card::cocoon), chance);
    REQUIRE(civil.deck[0] == Card::dark_ages);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(Rise::view(civil, Seat{1}).deck[i] == kNoCard);
        CHECK(Rise::view(civil, Seat{0}).deck[i] != kNoCard);
    }
    CHECK(Rise::view(civil, Seat{1}).deck[3] == Card::remembrance);
}
