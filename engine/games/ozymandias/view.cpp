// What each seat may know (the table of section 5). Only this file fills a View, masks an Event, and makes up another
// world for a seat. A view gets only what is named here, so a new member stays hidden until somebody names it.
#include <algorithm>

#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {

namespace {

Player seen(const Player& player, bool is_own) {
    return {.hand = is_own ? player.hand : CardSet{},
            .hand_size = player.hand_size,
            .reserve = player.reserve,
            .pool = player.pool,
            .boxes = player.boxes,
            .bought = player.bought,
            .fleets = player.fleets};
}

FleetState seen(const FleetState& fleet, bool is_own) {
    return {.under = is_own ? fleet.under : CardSet{},
            .under_count = fleet.under_count,
            .leader = is_own || fleet.is_revealed ? fleet.leader : kNoCard,
            .where = fleet.where,
            .is_revealed = fleet.is_revealed,
            .is_ready = fleet.is_ready,
            .has_disk = fleet.has_disk,
            .has_used = fleet.has_used,
            .has_fought = fleet.has_fought,
            .strength = fleet.strength,
            .spot = fleet.spot,
            .site = fleet.site};
}

Move as_move(const Sealed& sealed, Node node, Seat seat) {
    if (!sealed.is_given) return {};
    Move move = Move::of(node == Node::draft ? Verb::draft : Verb::plan, sealed.leader);
    move.under = sealed.under;
    if (node == Node::draft) return (move.number = sealed.draft, move);
    for (const CardSet cards : sealed.under)
        if (!cards.empty()) move.seat = seat;  // as in notation
    return move;
}

}  // namespace

// Members that are copied whole are public with all their content.
Seen::Seen(const Position& p, Seat viewer)
    : Open{.options = p.options,
           .seats = p.seats,
           .age = p.age,
           .over = p.over,
           .galaxy = p.galaxy,
           .disks = p.disks,
           .renewed = p.renewed,
           .discard = p.discard,
           .deck_size = p.deck_size,
           .stack_size = p.stack_size,
           .obelisk = p.obelisk,
           .first = p.first,
           .passed = p.passed,
           .active = p.active,
           .turn = p.turn,
           .owing = p.owing,
           .turned = p.turned,
           .war = p.war,
           .question = p.question,
           .frames = p.frames} {
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        player(seat) = seen(p.player(seat), seat == viewer);
        each_fleet(p, seat, [&](Fleet one) { fleet(one) = seen(p.fleet(one), seat == viewer); });
    }
}

View Ozymandias::view(const Position& p, Seat viewer) {
    View v{.viewer = viewer,
           .open = Seen(p, viewer),
           .ready = {},
           .sealed = {},
           .decision = decision(p),
           .result = result_of(p)};
    for (int k = 0; k < p.seats; ++k)
        if (p.sealed[static_cast<std::size_t>(k)].is_given) v.ready.add(seat_at(k));
    if (viewer != kSpectator && index(viewer) < p.seats)
        v.sealed = as_move(p.sealed[slot(viewer)], p.question.node, viewer);
    return v;
}

// Other seats learn only how many cards a seat has drawn.
std::optional<Event> Ozymandias::masked(Event event, Seat viewer) {
    if (event.eyes == kEverybody || event.eyes.has(viewer)) return event;
    if (event.kind == Event::drawn) return {};
    event.card = kNoCard;
    event.cards = {};
    return event;
}

// A plan stays hidden: its leader until the fleet is activated, its plowshares for good or until they are harvested.
bool Ozymandias::hides(const View&, const Move& move) { return move.verb == Verb::plan; }

// ---- Other worlds

namespace {

// Calls visit(cards, count) for each place with cards that `viewer` does not know: hands, plowshares, hidden leaders,
// and last the deck. The order does not depend on the cards.
template <class Visit>
void each_hidden_place(Position& p, Seat viewer, Visit&& visit) {
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (seat == viewer) continue;
        Player& player = p.player(seat);
        player.hand = visit(player.hand, player.hand_size);
        each_fleet(p, seat, [&](Fleet fleet) {
            FleetState& state = p.fleet(fleet);
            state.under = visit(state.under, state.under_count);
            if (!state.is_revealed) state.leader = visit(CardSet::of(state.leader), 1).first();
        });
    }
    CardSet deck;
    for (const Card card : p.deck) deck.add(card);
    visit(deck, 0);
}

void swap_cards(Position& p, Seat viewer, Chance& chance) {
    CardSet hidden;
    each_hidden_place(p, viewer, [&](CardSet cards, int) { return hidden |= cards, cards; });
    FixedList<Card, kCards> cards;
    for (const Card card : hidden) cards.push_back(card);
    chance.shuffle(cards);
    each_hidden_place(p, viewer, [&](CardSet, int count) {
        CardSet dealt;
        for (; count > 0; --count) dealt.add(cards.pop_back());
        return dealt;
    });
    p.deck = cards;
}

// Nobody knows the order of the stack, nor the tiles under exploring fleets.
void swap_tiles(Position& p, Chance& chance) {
    FixedList<Tile, kTiles> tiles = p.stack;
    for (const Tile tile : p.face_down)
        if (tile != kNoTile) tiles.push_back(tile);
    std::sort(tiles.begin(), tiles.end());
    chance.shuffle(tiles);
    for (Tile& tile : p.face_down)
        if (tile != kNoTile) tile = tiles.pop_back();
    p.stack = tiles;
}

Sealed any_plan(const Open& p, Seat seat, Chance& chance) {
    Sealed plan{.is_given = true};
    const Player& player = p.player(seat);
    const auto leader = chance.below(static_cast<std::uint32_t>(player.hand_size));
    std::uint32_t place = 0;
    for (const Card card : player.hand) {
        const auto goes =
            chance.below(static_cast<std::uint32_t>(player.fleets) + 2);  // under a fleet, or stays in hand
        if (place++ == leader)
            plan.leader = card;
        else if (goes < static_cast<std::uint32_t>(player.fleets) + 1)
            plan.under[goes].add(card);
    }
    return plan;
}

Sealed any_draft(const Open& p, Seat seat, Chance& chance) {
    const Fleet fleet = owner_of(p.war.attacker) == seat ? p.war.attacker : p.war.defender;
    return {.is_given = true,
            .draft = static_cast<std::int8_t>(chance.below(static_cast<std::uint32_t>(most_draft(p, fleet)) + 1))};
}

}  // namespace

Position Ozymandias::resample(const Position& position, Seat viewer, Chance& chance) {
    Position p = position;
    swap_cards(p, viewer, chance);
    swap_tiles(p, chance);
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        Sealed& sealed = p.sealed[slot(seat)];
        if (seat == viewer || !sealed.is_given) continue;
        sealed = p.question.node == Node::draft ? any_draft(p, seat, chance) : any_plan(p, seat, chance);
    }
    return p;
}

}  // namespace orrery::ozymandias
