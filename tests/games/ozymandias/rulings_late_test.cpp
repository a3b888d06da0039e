// One case per ruling of Ozymandias, R31 to R60 (engine/games/ozymandias/RULINGS). R1 to R30 are in rulings_test.cpp.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

// ---- After a decided war

// p1 wins on 0c with 1 left over.
constexpr std::string_view kWon =
    "sites 0=red-2r0 ; disks 0c=p2 ; deck armada ; p1f1 pilgrims @0b st 3 ; p2f1 the-watcher @0c st 1\n"
    "node turn p1 ; > activate p1f1 ; > attack 0b 0c ; = node p1 retreat\n";

TEST_CASE("R31 a forced route does not come back", "[ozymandias][R31]") {
    holds(std::string(kWon) + "- retreat 0c = R31 The fleet stands on 0c");
}

TEST_CASE("R32 the loser may be left where it is, and stays if there is no way", "[ozymandias][R32]") {
    holds(std::string(kWon) + "> hold ; = p2f1 @0c ; = p1f1 @0b ; = disks 0c=p2 ; = node none");
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0b st 3 ; p1f2 gossip @0i ; p1f3 armada @explore:1:gold-1\n"
        "p2f1 the-watcher @0a st 1 ; node turn p1 ; > activate p1f1 ; > attack 0b 0a\n"
        "= node none ; = p2f1 @0a st 0 ; = p1f1 @0b ; \" {p2}'s fleet 1 has no way to go, and stays.");
}

TEST_CASE("R33 the attacker advances for nothing when the defender has moved", "[ozymandias][R33]") {
    holds(std::string(kWon) + "> retreat 0d ; = p1f1 @0c st 3 ; = p1 res 0/0/0");
}

TEST_CASE("R34 the claim is free, optional, and on the colony that was left", "[ozymandias][R34]") {
    holds(std::string(kWon) + "> retreat 0e ; > claim ; = disks 0c=p2,p1 ; = p1 res 0/0/0 hand armada");
    holds(std::string(kWon) + "> retreat 0e ; > decline ; = disks 0c=p2 ; = p1 hand none ; = p1f1 @0c");
    // There is no claim on the colony where it is moved to, nor on a hazard that it leaves.
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0e st 3 ; p2f1 the-watcher @0d st 1 ; node turn p1 ; > activate p1f1\n"
        "> attack 0e 0d ; > retreat 0c ; = node none ; = p2f1 @0c");
}

TEST_CASE("R35 a defender that moves the attacker may claim too", "[ozymandias][R35]") {
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0c ; p2f1 the-watcher @0b st 3 ; node turn p1 ; > activate p1f1\n"
        "> attack 0c 0b ; = node p2 retreat ; > p2 retreat 0e ; = node p2 claim ; > p2 claim ; = disks 0c=p2\n"
        "= p2f1 @0b ; = p1f1 @0e spent");
}

TEST_CASE("R36 a fleet forced to explore is exhausted, on the next tile of the stack", "[ozymandias][R36]") {
    holds(
        "sites 0=red-2r0 ; stack red-5 gold-1 ; p1f1 the-watcher @0b st 6 ; p2f1 pilgrims @0a ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0a ; > retreat 0a1 ; = p2f1 @explore:1 spent ; = stack gold-1 ; = p1f1 @0a\n"
        "node turn p2 ; = node none ; = passed p2");
}

// ---- Leaders

TEST_CASE("R37 a hidden leader has no effect", "[ozymandias][R37]") {
    holds("sites 0=red-2r0 ; p1f1 efficiency @card hidden ; node turn p1 ; > pass ; = p1 res 0/0/0");
    holds("sites 0=red-2r0 ; p1f1 efficiency @card ; node turn p1 ; > pass ; = p1 res 1/0/0");
    // Others do not know who it is either.
    const Position p = position_after("p1f1 efficiency @card hidden ; p1f2 pin @card");
    CHECK(Ozymandias::view(p, seat_at(0)).open.fleet(fleet_at(seat_at(0), 0)).leader == Card::efficiency);
    CHECK(Ozymandias::view(p, seat_at(1)).open.fleet(fleet_at(seat_at(0), 0)).leader == kNoCard);
    CHECK(Ozymandias::view(p, seat_at(1)).open.fleet(fleet_at(seat_at(0), 1)).leader == Card::pin);
}

TEST_CASE("R38 an order is for its fleet's own activation, once", "[ozymandias][R38]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/2 ; p1f1 gossip @0b ; p1f2 searcher @0a ; node turn p1 ; > activate p1f1\n"
        "> use gossip ; = p1 res 2/0/1 ; - use gossip = R38 ; - use searcher gossip = 9.1");
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/2 ; p1f1 the-general @0b ; p1f2 gossip @0a ; node turn p1 ; > activate p1f1\n"
        "> delegate p1f2 ; - use gossip = 9.1 own activation");
}

TEST_CASE("R39 Tactical Sacrifice and The Baroness know no limit", "[ozymandias][R39]") {
    holds(
        "sites 0=red-2r0 ; deck armada gossip pin ; p1f1 tactical-sacrifice @0b st 2 ; node turn p1 ; > activate p1f1\n"
        "> use tactical-sacrifice ; > use tactical-sacrifice ; = p1f1 st 0 ; = p1 hand armada,gossip\n"
        "- use tactical-sacrifice = 9.2");
    holds(
        "sites 0=red-2r0 ; p1 hand gossip,trawler ; p1f1 the-baroness @0b ; node turn p1 ; > activate p1f1\n"
        "> use the-baroness gossip ; > use the-baroness trawler ; = p1 res 6/0/0 hand none");
}

TEST_CASE("R40 The Quest is an action, on any colony of the sector", "[ozymandias][R40]") {
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; disks 0c=p2,p2,p2 ; deck gossip ; p1 hand armada,pilgrims ; p1f1 the-quest @0b\n"
        "p2f1 the-watcher @0c ; node turn p1 ; > activate p1f1 ; - use the-quest pilgrims 0c = 9.1 takes a red card\n"
        "- use the-quest armada 2d = 9 ; - use the-quest armada 0d = 9 isn't a colony\n"
        "> use the-quest armada 0c ; = disks 0c=p2,p2,p2,p1 ; = p1 hand pilgrims,gossip ; = node none");
}

TEST_CASE("R41 a colony placed by a text is a conquest, on a card a disk", "[ozymandias][R41]") {
    holds(
        "sites 0=red-2r0 ; disks 0f=p2,p2 ; deck gossip armada ; p1 res 0/0/1 ; p1f1 pilgrims @0f ; node turn p1\n"
        "> activate p1f1 ; > use pilgrims ; = disks 0f=p2,p2,p1 ; = p1 res 0/0/0 hand gossip");
    holds(
        "sites 0=red-2r0 ; disks 0f=p2,p2 ; deck gossip armada ; p1 res 4/0/0 ; p1f1 city-of-gold @0f ; node turn p1\n"
        "> activate p1f1 ; > use city-of-gold ; = disks 0f=p2,p2,p1 ; = p1 res 0/0/0 hand gossip");
    holds(
        "sites 0=red-2r0 ; deck gossip armada ; p1 res 0/0/4 ; p1f1 generation-ship @0f ; node turn p1\n"
        "> activate p1f1 ; > use generation-ship ; = p1f1 disk ; = p1 res 0/0/0 hand none pool 7");
}

TEST_CASE("R42 strength is the fleet's; other gains are population", "[ozymandias][R42]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/1 ; p1f1 weapons-cache @0b st 5 ; node turn p1 ; > activate p1f1\n"
        "> use weapons-cache ; = p1f1 st 6 ; = p1 res 0/0/0");
    holds(
        "sites 0=red-2r0 ; p1f1 hearts-and-minds @0b st 4 ; p2f1 the-watcher @0c st 4 ; p1 hand pin ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c ; = war p1 0 ; > sword pin ; = p1 res 0/6/0 ; = p1f1 st 4 ; = p2f1 st 0");
}

TEST_CASE("R43 a collapse moves the top disk to the bottom", "[ozymandias][R43]") {
    holds(
        "sites 0=red-2r0 ; disks 0c=p1,p1,p2 0f=p2 ; p1 res 2/0/0 hand gossip ; deck armada ; p1f1 trawler @0a\n"
        "p1f2 the-insurgent @0b ; p1f3 the-wall @0f ; node turn p1 ; > activate p1f1 ; - use trawler gossip 0f = R43\n"
        "> use trawler gossip 0c ; = disks 0c=p2,p1,p1 ; > end\n"
        "node turn p1 ; > activate p1f2 ; - use the-insurgent = R43");
    holds(
        "sites 0=red-2r0 ; disks 0f=p2,p2 ; p1 res 2/0/0 ; deck armada ; p1f1 the-insurgent @0f ; node turn p1\n"
        "> activate p1f1 ; > use the-insurgent ; = disks 0f=p1,p2,p2 ; = p1 hand armada");
}

TEST_CASE("R44 the margin is the final score, or the score while it is fought", "[ozymandias][R44]") {
    holds(
        "sites 0=red-2r0 ; p1f1 the-valkyrie @0b st 4 ; p2f1 the-watcher @0c st 1 ; node turn p1 ; > activate p1f1\n"
        "> attack 0b 0c ; = p1 res 0/2/0");
    holds(
        "sites 0=red-2r0 ; p1 hand pin ; p2 res 6/0/0 ; p1f1 pilgrims @0b st 2 ; p2f1 the-bribe @0c st 2 ; node turn "
        "p1\n"
        "> activate p1f1 ; > attack 0b 0c ; > sword pin ; = war p2 -6 ; > use the-bribe ; = p2 res 0/0/0 ; = p2f1 st "
        "2");
}

TEST_CASE("R45 once an age is once an age", "[ozymandias][R45]") {
    holds(
        "sites 0=red-2r0 ; p1 res 2/0/2 hand gossip,trawler ; p1f1 blackmail @0b ; node turn p1 ; > activate p1f1\n"
        "> use blackmail gossip ; = p1 res 5/0/1 ; > end\n"
        "node turn p1 ; > recover ; > activate p1f1 ; - use blackmail trawler = R45");
    holds(
        "sites 0=red-2r0 ; p1 res 2/0/0 ; p1f1 red-fury @0b ; p2f1 the-watcher @0c st 3 ; node turn p1 ; > activate "
        "p1f1\n"
        "> attack 0b 0c ; > p2 hold ; = p1f1 @0b st 0\n"
        "node turn p1 ; > recover ; > activate p1f1 ; > attack 0b 0c ; = war p1 3");  // not 2
}

TEST_CASE("R46 one disk a card, until it is taken off", "[ozymandias][R46]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/4 ; p1f1 generation-ship @0b disk ; node turn p1 ; > activate p1f1\n"
        "- use generation-ship = R46 A disk lies on Generation Ship already");
    holds(
        "sites 0=red-2r0 2=gold-1r1 4=blue-2r0 ; disks 0c=p1,p1,p1,p1 0f=p1,p1,p1 ; p1 res 9/1/4 ; p1f1 "
        "generation-ship @2d disk\n"
        "node turn p1 ; > activate p1f1 ; > conquer ; > from p1f1 ; = p1f1 bare\n"
        "node turn p1 ; > recover ; > activate p1f1 ; + use generation-ship");
}

TEST_CASE("R47 The Fear wins by the rank of the card, whatever the score", "[ozymandias][R47]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/3 hand armada,the-brain ; p1f1 the-fear @0b ; p2f1 pilgrims @0c st 6 ; node turn "
        "p1\n"
        "> activate p1f1 ; > attack 0b 0c ; = war p1 -6 ; - use the-fear the-brain = 9.1 takes a red card\n"
        "> use the-fear armada ; = p2f1 @0c st 4 ; = p1 res 0/0/0 hand the-brain ; = p1f1 @0b");
}

TEST_CASE("R48 Pin stops every action but an attack on it", "[ozymandias][R48]") {
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; p1 res 0/5/5 hand gossip ; p1f1 searcher @0b under armada ; p2f1 pin @2g ; p2f2 "
        "the-wall @0a\n"
        "node turn p1 ; > activate p1f1 ; - move 0c = R48 pinned by p2f1 ; - attack 0b 0a = R48 can only attack p2f1\n"
        "- harvest armada red p2 = R48 ; + use searcher gossip ; + attack 0b 2g ; + end");
    holds(
        "sites 0=red-2r0 ; p1 res 0/5/0 ; p1f1 pilgrims @0c ; p2f1 pin @0b ; node turn p1 ; > activate p1f1\n"
        "- conquer = R48 ; - use pilgrims = R48");
    // Also a bonus action. One's own fleets do not pin.
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; p1 res 0/0/1 ; p1f1 the-dictator @0f ; p1f2 pilgrims @0b ; p2f1 pin @2g ; node "
        "turn p1\n"
        "> activate p1f1 ; > move 0e ; > bonus p1f2 ; - move 0a = R48 ; + attack 0b 2g");
    holds("sites 0=red-2r0 ; p1f1 searcher @0b ; p1f2 pin @0a ; node turn p1 ; > activate p1f1 ; + move 0i");
}

// ---- The end, cards, resources

Open finished(Tie tie) {
    Open p;  // E35
    p.seats = 4;
    p.options.tie = tie;
    p.age = 4;
    p.over = true;
    for (const int seat : {3, 2, 0, 1}) p.passed.push_back(seat_at(seat));
    p.galaxy.place(Site{0}, tile_of(Suit::red, 3), 0);
    for (int seat = 0; seat < 4; ++seat) {
        p.player(seat_at(seat)).fleets = 4;
        const int colonies = seat == 1 || seat == 2 ? 4 : 3;
        for (int k = 0; k < colonies; ++k) p.fleet(fleet_at(seat_at(seat), k)).has_disk = true;
    }
    return p;
}

TEST_CASE("R49 among equals, a player that passed earlier ranks higher", "[ozymandias][R49]") {
    const Result result = result_of(finished(Tie::pass));
    const std::vector<int> rank(result.rank.begin(), result.rank.begin() + 4);
    CHECK(rank == std::vector<int>{4, 2, 1, 3});  // p3, p2, p4, p1
    Open earlier = finished(Tie::pass);           // passes before the last age decide nothing
    earlier.age = 3;
    CHECK(result_of(earlier).rank[1] == result_of(earlier).rank[2]);
    Open rich = finished(Tie::reserve);
    rich.player(seat_at(1)).reserve = {1, 0, 1};
    rich.player(seat_at(2)).reserve = {0, 1, 0};
    const Result by_reserve = result_of(rich);
    CHECK(std::vector<int>(by_reserve.rank.begin(), by_reserve.rank.begin() + 4) == std::vector<int>{4, 1, 2, 3});

    // The result says what decided.
    const auto told = [](const Open& open) {
        View view;
        static_cast<Open&>(view.open) = open;
        view.open.over = true;
        return Ozymandias::sheet(view).end;
    };
    CHECK(told(finished(Tie::pass)).ends_with("Equal scores: whoever passed earlier is ahead."));
    CHECK(told(rich).ends_with("Equal scores: whoever has more resources is ahead."));
    rich.player(seat_at(2)).reserve = {1, 1, 0};
    CHECK(told(rich).ends_with("Equal scores: whoever passed earlier is ahead."));
}

TEST_CASE("R50 the discard pile becomes the deck; without both nothing is drawn", "[ozymandias][R50]") {
    holds(
        "sites 0=red-2r0 ; discard armada ; p1 res 0/1/0 ; p1f1 the-watcher @0f ; node turn p1 ; > activate p1f1\n"
        "> conquer ; = p1 hand armada ; = disks 0f=p1");
    holds(
        "sites 0=red-2r0 ; p1 res 0/1/0 ; p1f1 the-watcher @0f ; node turn p1 ; > activate p1f1 ; > conquer ; = p1 "
        "hand none");
    holds(
        "sites 0=red-2r0 ; p1 res 3/0/0 ; p1f1 the-speculator @0f ; node turn p1 ; > activate p1f1 ; - use "
        "the-speculator = R50");
    holds("age 2 ; p1 res 0/0/9 hand pin,gossip ; node plan p1 ; = node p1 plan");
}

TEST_CASE("R51 a reserve holds 99 of a kind", "[ozymandias][R51]") {
    holds(
        "sites 0=red-2r0 ; p1 res 98/0/1 ; p1f1 gossip @0f ; node turn p1 ; > activate p1f1 ; > use gossip ; = p1 res "
        "99/0/0");
}

TEST_CASE("R52 the first obelisk by lot, and one tile at the start", "[ozymandias][R52]") {
    SeatSet holders;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chance chance(seed);
        const Position p = start({3, Ozymandias::info().revision, {}}, chance);
        holders.add(p.obelisk);
        CHECK((p.galaxy.places().size() == 1 && p.galaxy.is_placed(Site{0})));
    }
    CHECK(holders.bits == 7);
    const auto with = [](Options options) {
        Chance chance(1);
        return start({4, Ozymandias::info().revision, options}, chance);
    };
    CHECK(with({.obelisk = 2}).obelisk == seat_at(1));
    const Position three = with({.start_tiles = 3});
    CHECK(three.galaxy.places().size() == 3);
    for (const int site : {0, 2, 5}) CHECK(three.galaxy.is_placed(static_cast<Site>(site)));
}

// Plays a random match to its end. Calls visit(before, events, after) for each move.
template <class Visit>
void play_out(Options options, std::uint64_t seed, Visit&& visit) {
    Chance chance(seed);
    Position p = start({2, Ozymandias::info().revision, options}, chance);
    std::vector<Entry<Move>> entries;
    while (!decision_of(p).over) {
        list_answers(p, entries);
        const Move move = any_move<Ozymandias>(p, entries, chance);
        const Position before = p;
        std::vector<Event> events;
        apply(p, move, chance, &events);
        visit(before, move, events, p);
    }
}

TEST_CASE("R53 age-end texts do not happen in the last age, pass texts do", "[ozymandias][R53]") {
    int draws_at_age_ends = 0, last_ends_with_text = 0, last_gains = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed)
        play_out(
            {}, seed,
            [&](const Position& before, const Move& move, const std::vector<Event>& events, const Position& after) {
                const bool ends =
                    std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == Event::age; });
                const auto first_age =
                    std::find_if(events.begin(), events.end(), [](const Event& e) { return e.kind == Event::age; });
                bool is_led = false;
                for (const FleetState& fleet : before.fleets)
                    is_led |= fleet.is_led_by(Card::slow_research) || fleet.is_led_by(Card::the_network);
                const auto draws =
                    std::count_if(events.begin(), first_age, [](const Event& e) { return e.kind == Event::draw; });
                if (ends && is_led && move.verb == Verb::pass) draws_at_age_ends += static_cast<int>(draws);
                if (!after.over) return;
                last_ends_with_text += is_led ? 1 : 0;
                if (move.verb == Verb::pass) CHECK(draws == 0);
                last_gains += static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& e) {
                    return e.kind == Event::gain && e.card == Card::efficiency;
                }));
            });
    CHECK(draws_at_age_ends > 0);
    CHECK(last_ends_with_text > 0);
    CHECK(last_gains > 0);
}

TEST_CASE("age-end texts of all players take effect in turn order (9.2)", "[ozymandias]") {
    int research = 0, networks = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        play_out(
            {}, seed,
            [&](const Position& before, const Move& move, const std::vector<Event>& events, const Position& after) {
                const auto age =
                    std::find_if(events.begin(), events.end(), [](const Event& e) { return e.kind == Event::age; });
                const auto draws = [&](Seat seat, int count) {
                    return std::any_of(events.begin(), age, [&](const Event& e) {
                        return e.kind == Event::draw && e.seat == seat && e.number == count;
                    });
                };
                if (move.verb == Verb::use && move.card == Card::the_network) {
                    ++networks;
                    CHECK(std::count_if(events.begin(), events.end(),
                                        [](const Event& e) { return e.kind == Event::discard; }) == 2);
                    CHECK(draws(before.question.seat, 2));
                }
                const bool has_last_passed = move.verb == Verb::pass && before.passed.size() + 1 == 2u;
                if (!has_last_passed || before.age == before.last_age() || after.deck_size < 6) return;
                for (int i = 0; i < kFleets; ++i) {
                    const Fleet fleet = static_cast<Fleet>(i);
                    if (!before.fleet(fleet).is_led_by(Card::slow_research)) continue;
                    ++research;
                    if (before.question.node == Node::turn && after.age > before.age) CHECK(draws(owner_of(fleet), 1));
                }
            });
    CHECK((research > 0 && networks > 0));
}

TEST_CASE("an age begins with two cards each, ready fleets, and all counters at zero (5)", "[ozymandias]") {
    int boxes = 0, used = 0, fought = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        play_out({}, seed,
                 [&](const Position& before, const Move&, const std::vector<Event>& events, const Position& after) {
                     const auto age = std::find_if(events.begin(), events.end(),
                                                   [](const Event& e) { return e.kind == Event::age; });
                     if (age == events.end()) return;
                     const auto draws = std::count_if(
                         age, events.end(), [](const Event& e) { return e.kind == Event::draw && e.number == 2; });
                     if (after.deck_size > 0) CHECK(draws == 2);
                     for (int k = 0; k < 2; ++k) {
                         boxes += before.player(seat_at(k)).boxes;
                         CHECK(after.player(seat_at(k)).boxes == 0);
                         CHECK(after.player(seat_at(k)).bought == 0);
                     }
                     for (const FleetState& fleet : before.fleets) used += fleet.has_used, fought += fleet.has_fought;
                     for (const FleetState& fleet : after.fleets) {
                         CHECK((!fleet.has_used && !fleet.has_fought));
                         CHECK(fleet.is_ready == (fleet.where != Where::none));
                     }
                 });
    CHECK((boxes > 0 && used > 0 && fought > 0));
}

TEST_CASE("R54 buying goes round; plans take effect together", "[ozymandias][R54]") {
    constexpr std::string_view kPlanning =
        "age 2 ; deck pilgrims armada ; p1 res 0/0/1 hand gossip ; p2 res 0/0/1 hand the-wall ; p2f1 pin @card\n"
        "node plan p2 ; > p2 buy ; > p2 stop ; = node p1 buy ; > p1 buy ; = node p2 plan\n"
        "> p2 plan pilgrims p2f1:the-wall ; = node p1 plan ; = p2 hand the-wall,pilgrims\n";
    holds(std::string(kPlanning) + "> p1 plan gossip ; = p2 hand none ; = p2f2 @card ready ; = p1f1 @card");
    // The others see that it was given, but nothing of its content.
    const View view = Ozymandias::view(position_after(kPlanning), seat_at(0));
    CHECK(view.ready.has(seat_at(1)));
    CHECK((view.of(seat_at(1)).hand_size == 2 && view.of(seat_at(1)).hand.empty() && view.of(seat_at(1)).fleets == 1));
    CHECK(view.sealed == Move{});
}

TEST_CASE("R55 a fleet that does not travel along lines pays nothing", "[ozymandias][R55]") {
    holds(
        "sites 0=red-2r0 ; p1f1 transposition @0a ; p2f1 pilgrims @0c spent ; node turn p1 ; > activate p1f1\n"
        "> use transposition p2f1 ; = p1f1 @0c spent ; = p2f1 @0a spent ; = node none");
    holds(
        "sites 0=red-2r0 ; p1 hand the-brain ; p1f1 anomaly-magnet @0a ; node turn p1 ; > activate p1f1\n"
        "> use anomaly-magnet the-brain p2 ; = p1 res 0/0/3 ; = node p1 warp ; > warp 0f ; = p1 res 0/0/3 ; = p1f1 "
        "@0f\n"
        "= node p1 action");
}

TEST_CASE("R56 no question depends on a hidden hand", "[ozymandias][R56]") {
    holds(
        "sites 0=red-2r0 ; p1 hand pilgrims ; p1f1 the-gravekeeper @0b st 3 ; p2f1 gossip @0c st 1 ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c ; = node p1 grave ; ? skip");
    holds(
        "sites 0=red-2r0 ; p1 hand pin ; p1f1 the-gravekeeper @0b st 3 ; p2f1 gossip @0c st 1 ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c ; > use the-gravekeeper pin ; = p1 res 0/1/0");
    holds(
        "sites 0=red-2r0 ; p1 hand armada ; p1f1 the-baroness @0a ; node turn p1 ; > activate p1f1 ; > move 0b\n"
        "= node p1 action ; - use the-baroness armada = 9.1 ; > emergency armada gold ; = node none");
}

TEST_CASE("R57 a given card is a hand card like any other", "[ozymandias][R57]") {
    const Position p = position_after(
        "seats 3\nsites 0=red-2r0 ; p1f1 the-watcher @0b under terraformation ; node turn p1 ; > activate p1f1\n"
        "> harvest terraformation blue p3 ; \" {p1} gives Terraformation to {p3}.\n\" p2: {p1} gives Terraformation to "
        "{p3}.");
    CHECK(Ozymandias::view(p, seat_at(2)).of(seat_at(2)).hand == CardSet::of(Card::terraformation));
    for (const Seat seat : {seat_at(0), seat_at(1), kSpectator}) {
        CHECK(Ozymandias::view(p, seat).of(seat_at(2)).hand.empty());
        CHECK(Ozymandias::view(p, seat).of(seat_at(2)).hand_size == 1);
    }
}

TEST_CASE("R58 Pyrrhus attacks as it defends: the winner is moved, and nobody advances", "[ozymandias][R58]") {
    holds(
        "sites 0=red-2r0 ; disks 0c=p2 ; deck armada ; p1 res 0/0/3 ; p1f1 pyrrhus @0e ; p2f1 the-watcher @0c st 4 ; "
        "node turn p1\n"
        "> activate p1f1 ; > attack 0e 0c ; > use pyrrhus ; = node p1 retreat ; > retreat 0b ; = p1f1 @0e spent\n"
        "= p2f1 @0b st 4 ready ; > claim ; = disks 0c=p2,p1 ; = p1 res 0/0/0 hand armada");
    holds(
        "sites 0=red-2r0 ; p2 res 0/0/3 ; p1f1 the-watcher @0e st 4 ; p2f1 pyrrhus @0c ; node turn p1\n"
        "> activate p1f1 ; > attack 0e 0c ; > p2 use pyrrhus ; > p2 retreat 0g ; = p1f1 @0g st 4 ; = p2f1 @0c ; = node "
        "none");
}

TEST_CASE("R59 all who owe a secret answer are asked at once, drafts attacker first", "[ozymandias][R59]") {
    constexpr std::string_view kAttack = "p1 res 0/3/0 ; p2 res 0/3/0 ; p2f1 pilgrims @0c\n";
    const auto with = [&](std::string_view leader, std::string_view then) {
        return "sites 0=red-2r0 ; p1f1 " + std::string(leader) + " @0b ; " + std::string(kAttack) +
               "node turn p1 ; > activate p1f1 ; > attack 0b 0c\n" + std::string(then);
    };
    const Decision both = decision_of(position_after(with("searcher", "")));
    CHECK((both.secret && both.seat == seat_at(0) && both.owing.has(seat_at(0)) && both.owing.has(seat_at(1))));
    const std::string drafted = with("searcher", "> p1 draft 3 ; = node p2 draft ; = p1f1 st 0 ; = p1 res 0/3/0\n");
    holds(drafted + "> p2 draft 2 ; = p1f1 st 3 ; = p1 res 0/0/0");
    CHECK(position_after(with("searcher", "> p1 draft 0 ; > p2 draft 0")).sealed == PerSeat<Sealed>{});
    CHECK(Ozymandias::view(position_after(drafted), seat_at(1)).sealed == Move{});
    const Decision first = decision_of(position_after(with("strategic-reinforcements", "")));
    CHECK((!first.secret && first.seat == seat_at(1)));
    holds(with("strategic-reinforcements",
               "> p2 draft 2 ; = node p1 draft ; = p2 res 0/1/0 ; > p1 draft 3 ; = p1f1 st 3"));
}

TEST_CASE("R60 with last=twice what the last age conquers counts 2 for whoever has it at the end",
          "[ozymandias][R60]") {
    // p1's fleet acts on 0c, where p2 has a disk; p2 also has 0f.
    const auto after = [](int age, LastAge last, std::string_view leader, const Move& move) {
        Position p = position_after("age " + std::to_string(age) +
                                    " ; sites 0=red-2r0 ; disks 0c=p2 0f=p2 ; p1 res 2/2/0 ; p2 res 0/9/0 ; p1f1 " +
                                    std::string(leader) + " @0c ; node turn p1 ; > activate p1f1");
        p.options.last = last;
        Chance chance(1);
        apply(p, move, chance, {});
        return p;
    };
    const Move conquer = Move::of(Verb::conquer);
    const Position won = after(4, LastAge::twice, "the-watcher", conquer);
    CHECK(score_of(won, seat_at(0)) == 2);
    CHECK(score_of(won, seat_at(1)) == 1);
    CHECK(result_of(won).rank[0] == 1);
    CHECK(Ozymandias::view(won, seat_at(1)).result.score[0] == 2);
    CHECK(score_of(after(3, LastAge::twice, "the-watcher", conquer), seat_at(0)) == 1);
    CHECK(score_of(after(4, LastAge::once, "the-watcher", conquer), seat_at(0)) == 1);
    const Position low = after(4, LastAge::twice, "the-insurgent", Move::of(Verb::use, Card::the_insurgent));
    CHECK(score_of(low, seat_at(0)) == 0);
    CHECK(score_of(low, seat_at(1)) == 2);
    Position fallen = won;  // the colony counts twice for p2 too if p1's disk goes
    fallen.disks.pop_back();
    CHECK(score_of(fallen, seat_at(0)) == 0);
    CHECK(score_of(fallen, seat_at(1)) == 3);
    Position carded = won;
    carded.fleet(fleet_at(seat_at(0), 0)).has_disk = true;
    CHECK(score_of(carded, seat_at(0)) == 3);
    const Sheet sheet = Ozymandias::sheet(Ozymandias::view(won, seat_at(0)));
    const auto says = [&](std::string_view fact) {
        return std::find(sheet.facts.begin(), sheet.facts.end(), fact) != sheet.facts.end();
    };
    CHECK(says("Colonies that are conquered in the last age count twice."));
}

}  // namespace
}  // namespace orrery::ozymandias
