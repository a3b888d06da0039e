// Changes of cards, resources, strength, and fleets on the map. Each is written once, together with what it tells.
#include <algorithm>

#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

// ---- Cards

void take_card(Play& play, Seat seat, Card card) {
    Player& player = play.position.player(seat);
    player.hand.add(card);
    ++player.hand_size;
}

void drop_card(Play& play, Seat seat, Card card) {
    Player& player = play.position.player(seat);
    player.hand.drop(card);
    --player.hand_size;
}

namespace {

// R50
void reshuffle(Play& play) {
    Position& p = play.position;
    for (const Card card : p.discard) p.deck.push_back(card);
    play.chance.shuffle(p.deck);
    p.discard = {};
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
    play.tell({.kind = Event::shuffle, .number = p.deck_size});
}

}  // namespace

void draw(Play& play, Seat seat, int count) {
    Position& p = play.position;
    Event event{.kind = Event::draw, .seat = seat, .eyes = {static_cast<std::uint8_t>(1 << index(seat))}};
    for (; count > 0 && p.can_draw(); --count, ++event.number) {
        if (p.deck.empty()) reshuffle(play);
        const Card card = p.deck.pop_back();
        p.deck_size = static_cast<std::int8_t>(p.deck.size());
        event.cards.add(card);
    }
    for (const Card card : event.cards) take_card(play, seat, card);  // only after all are drawn
    play.drawn[slot(seat)] |= event.cards;
    if (event.number > 0) play.tell(event);
}

namespace {

void put_on_discard(Play& play, Seat seat, Card card) {
    drop_card(play, seat, card);
    play.position.discard.add(card);
}

}  // namespace

void discard(Play& play, Seat seat, Card card) {
    put_on_discard(play, seat, card);
    play.tell({.kind = Event::discard, .seat = seat, .card = card});
}

void give(Play& play, Seat seat, Card card, Seat other) {
    drop_card(play, seat, card);
    take_card(play, other, card);
    play.tell({.kind = Event::give, .seat = seat, .other = other, .card = card});
}

// R25
void burn(Play& play, Seat seat, const Move& emergency) {
    put_on_discard(play, seat, emergency.card);
    const Suit suit = emergency.suits[0];
    play.tell({.kind = Event::burn, .seat = seat, .card = emergency.card, .suit = suit});
    gain(play, seat, suit, 1);
}

// ---- Resources

void pay(Play& play, Seat seat, const Resources& price) {
    if (price == Resources{}) return;
    Resources& reserve = play.position.player(seat).reserve;
    for (const Suit suit : kAllSuits)
        reserve[slot(suit)] = static_cast<std::int8_t>(reserve[slot(suit)] - price[slot(suit)]);
    play.tell({.kind = Event::pay, .seat = seat, .resources = price});
}

void pay(Play& play, Seat seat, Suit suit, int count) {
    Resources price{};
    price[slot(suit)] = static_cast<std::int8_t>(count);
    pay(play, seat, price);
}

void gain(Play& play, Seat seat, const Resources& some, Card source) {
    if (some == Resources{}) return;
    Resources& reserve = play.position.player(seat).reserve;
    for (const Suit suit : kAllSuits)  // R51
        reserve[slot(suit)] = static_cast<std::int8_t>(std::min(kMostReserve, reserve[slot(suit)] + some[slot(suit)]));
    play.tell({.kind = Event::gain, .seat = seat, .card = source, .resources = some});
}

void gain(Play& play, Seat seat, Suit suit, int count, Card source) {
    Resources some{};
    some[slot(suit)] = static_cast<std::int8_t>(std::min(count, kMostReserve));
    gain(play, seat, some, source);
}

void change_strength(Play& play, Fleet fleet, int change, Card source) {
    std::int8_t& strength = play.position.fleet(fleet).strength;
    const int now = std::clamp(strength + change, 0, capacity_of(play.position, fleet));
    const int difference = now - strength;
    if (difference == 0) return;
    strength = static_cast<std::int8_t>(now);
    play.tell({.kind = Event::strength,
               .fleet = fleet,
               .card = source,
               .number = static_cast<std::int16_t>(now),
               .amount = static_cast<std::int16_t>(difference)});
}

// ---- Fleets

void put_on_map(Play& play, Fleet fleet, Point point, Event::Kind how) {
    FleetState& state = play.position.fleet(fleet);
    state.where = Where::map;
    state.spot = play.position.galaxy.spot(point);
    state.site = kNoSite;
    if (how != Event::none) play.tell({.kind = how, .fleet = fleet, .point = point});
}

void send_home(Play& play, Fleet fleet, Port port) {
    FleetState& state = play.position.fleet(fleet);
    state.where = Where::card;
    state.spot = kNoSpot;
    play.tell({.kind = Event::home, .fleet = fleet, .heading = port.heading, .point = port.point});
}

// R11, R13
void leave_galaxy(Play& play, Fleet fleet, Port port) {
    Position& p = play.position;
    if (p.stack.empty()) return send_home(play, fleet, port);
    FleetState& state = p.fleet(fleet);
    p.face_down[slot(fleet)] = p.stack.pop_back();
    p.stack_size = static_cast<std::int8_t>(p.stack.size());
    state.where = Where::exploring;
    state.spot = kNoSpot;
    state.site = site_behind(port);
    p.galaxy.reserve(state.site);
    play.tell(
        {.kind = Event::explore, .fleet = fleet, .heading = port.heading, .point = port.point, .site = state.site});
}

}  // namespace orrery::ozymandias
