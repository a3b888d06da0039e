// The node `action` (6.3 to 6.6): a fleet's order, one action, and emergencies, until the fleet is done.
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

void pay_route(Play& play, Seat seat, int charges) { pay(play, seat, Suit::blue, price_of(charges)); }

void travel(Play& play, const Frame& f, const Move& move) {
    Position& p = play.position;
    Reach found;
    reach_of(p, f.fleet, found);
    switch (move.verb) {
        case Verb::move:
            pay_route(play, f.seat, charges_to(p.galaxy, found, move.point));
            return put_on_map(play, f.fleet, move.point, Event::move);
        case Verb::explore: {
            const Port port{move.point, move.heading};
            pay_route(play, f.seat, charges_to(p.galaxy, found, port));
            return leave_galaxy(play, f.fleet, port);
        }
        default: break;
    }
    pay_route(play, f.seat, charges_to(p.galaxy, found, move.point, move.target));
    if (p.galaxy.spot(move.point) != p.fleet(f.fleet).spot) put_on_map(play, f.fleet, move.point, Event::move);
    begin_war(play, f.fleet, fleet_on(p, p.galaxy.spot(move.target)));
}

// R23, R24
void harvest(Play& play, const Frame& f, const Move& move) {
    FleetState& state = play.position.fleet(f.fleet);
    const Suit suit = move.suits[0];
    const int rank = rank_of(move.card);
    state.under.drop(move.card);
    --state.under_count;
    take_card(play, f.seat, move.card);
    play.tell({.kind = Event::harvest,
               .seat = f.seat,
               .fleet = f.fleet,
               .card = move.card,
               .suit = suit,
               .number = static_cast<std::int16_t>(rank)});
    if (suit != suit_of(move.card)) pay(play, f.seat, Suit::blue, secret_plans(rank));
    gain(play, f.seat, suit, rank);
    give(play, f.seat, move.card, move.seat);
}

// True if nothing is left to ask. An order that costs a card of one suit counts as open whatever cards the hand holds
// (R56).
bool is_spent(const Open& p, const Frame& f) { return !has_action(p, f) && !order_is_open(p, f); }

}  // namespace

void on_action(Play& play, Frame& f) {
    enum : Stage { kAsk, kChosen, kLifted };
    Position& p = play.position;
    const Move& move = play.answer;
    switch (f.stage) {
        case kAsk:
            if (is_spent(p, f)) return finish(f);
            return play.ask(Node::action, then(f, kChosen).seat, f.fleet);
        case kLifted: put_on_map(play, f.fleet, move.point, Event::warp); return void(then(f, kAsk));
        default: then(f, kAsk);
    }
    switch (move.verb) {
        case Verb::end: return finish(f);
        case Verb::emergency: return burn(play, f.seat, move);
        case Verb::use:
            use_text(play, f);
            if (play.is_asking()) then(f, kLifted);
            return;
        default: f.has_acted = true;
    }
    switch (move.verb) {
        case Verb::conquer: {  // R20
            const Spot spot = p.fleet(f.fleet).spot;
            pay(play, f.seat, Suit::red, conquest_price(p, spot));
            return conquer(play, f.seat, spot);
        }
        case Verb::harvest: return harvest(play, f, move);
        case Verb::delegate:
            play.tell({.kind = Event::delegate, .fleet = f.fleet, .target = move.fleet});
            play.push(Task::action, f.seat, move.fleet).acting = Acting::delegated;
            return;
        default: return travel(play, f, move);
    }
}

}  // namespace orrery::ozymandias
