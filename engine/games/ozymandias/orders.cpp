// Orders and actions that texts of leaders bring (9.2 to 9.4): first what they cost, then what they bring. Prices and
// gains are in the catalogue. This file has all other effects.
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

void steal(Play& play, Seat seat, Seat other) {
    const Player& victim = play.position.player(other);
    auto place = play.chance.below(static_cast<std::uint32_t>(victim.hand_size));
    Card card = kNoCard;
    for (const Card one : victim.hand)
        if (place-- == 0) {
            card = one;
            break;
        }
    drop_card(play, other, card);
    take_card(play, seat, card);
    play.drawn[slot(seat)].add(card);
    play.tell({.kind = Event::steal,
               .seat = seat,
               .other = other,
               .card = card,
               .eyes = {static_cast<std::uint8_t>(1 << index(other))}});
}

void lift(Play& play, Fleet fleet) {
    FleetState& state = play.position.fleet(fleet);
    state.where = Where::card;
    state.spot = kNoSpot;
    play.tell({.kind = Event::lift, .fleet = fleet});
    play.ask(Node::warp, owner_of(fleet), fleet);
}

// Fleets stay exhausted or ready as they were. There is no war (R55).
void swap(Play& play, Fleet fleet, Fleet other) {
    Position& p = play.position;
    std::swap(p.fleet(fleet).spot, p.fleet(other).spot);
    play.tell({.kind = Event::swap, .fleet = fleet, .target = other});
}

void terraform(Play& play, Fleet fleet) {
    Galaxy& galaxy = play.position.galaxy;
    const Point point = galaxy.point(play.position.fleet(fleet).spot);
    galaxy.terraform(point);
    play.tell({.kind = Event::terraform, .point = point});
}

void carry_out(Play& play, const Frame& f, const Move& move) {
    constexpr int kCache = 2;
    const Spot spot = play.position.fleet(f.fleet).spot;
    switch (move.card) {
        case Card::the_thief: return steal(play, f.seat, move.seat);
        case Card::consumable_goods: return draw(play, move.seat);
        case Card::trawler: return collapse(play, move.point);
        case Card::terraformation: return terraform(play, f.fleet);
        case Card::hidden_mining_base: return gain(play, f.seat, suit_of(move.paid), rank_of(move.paid), move.card);
        case Card::weapons_cache: return change_strength(play, f.fleet, kCache, move.card);
        case Card::anomaly_magnet: return lift(play, f.fleet);
        case Card::the_insurgent: return conquer(play, f.seat, spot, true);
        case Card::city_of_gold:
        case Card::pilgrims: return conquer(play, f.seat, spot);
        case Card::the_quest: return conquer(play, f.seat, play.position.galaxy.spot(move.point));
        case Card::transposition: return swap(play, f.fleet, move.fleet);
        case Card::generation_ship: return place_on_card(play, f.fleet);
        case Card::warp_drive: return send_home(play, f.fleet);
        default: return;
    }
}

}  // namespace

void use_text(Play& play, Frame& f) {
    const Move move = play.answer;
    const Ability& text = *ability_of(move.card);
    (text.use == Use::order ? f.has_ordered : f.has_acted) = true;
    if (text.limit == Limit::age) play.position.fleet(f.fleet).has_used = true;
    pay(play, f.seat, text.price);
    change_strength(play, f.fleet, -text.strength, move.card);
    if (text.takes == Takes::discard) discard(play, f.seat, move.paid);
    if (text.takes == Takes::gift) give(play, f.seat, move.paid, move.seat);
    gain(play, f.seat, text.gains, move.card);
    draw(play, f.seat, text.draws);
    carry_out(play, f, move);
}

}  // namespace orrery::ozymandias
