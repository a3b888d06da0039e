// When the text of a leader may be chosen (9.1 to 9.4): its prices, and its other conditions.
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

bool has_opponent_with_cards(const Open& p, Seat seat) {
    for (int k = 0; k < p.seats; ++k)
        if (seat_at(k) != seat && p.player(seat_at(k)).hand_size > 0) return true;
    return false;
}

bool is_on_colony(const Open& p, const FleetState& state) {
    return state.is_on_map() && p.galaxy.is_colony(state.spot);
}

bool has_target(const Open& p, Fleet fleet) {
    if (!p.fleet(fleet).is_on_map()) return false;
    for (int slot = 0; slot < kSlots; ++slot)
        if (can_target(p, fleet, spot_at(place_of(p.fleet(fleet).spot), slot))) return true;
    return false;
}

// Lifting the fleet frees the point where it stands.
bool can_be_lifted(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    if (!state.is_on_map()) return false;
    const Seat seat = owner_of(fleet), control = control_of(p, state.spot);
    return control == kSpectator || control == seat || can_warp(p, seat);
}

bool is_another_on_map(const Open& p, Fleet fleet) {
    for (int i = 0; i < kFleets; ++i)
        if (static_cast<Fleet>(i) != fleet && p.fleets[static_cast<std::size_t>(i)].is_on_map()) return true;
    return false;
}

// The conditions of a text besides its prices and cards.
bool has_what_it_needs(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    switch (state.leader) {
        case Card::the_speculator:
        case Card::tactical_sacrifice:
        case Card::the_watcher: return p.can_draw();
        case Card::the_thief: return has_opponent_with_cards(p, owner_of(fleet));
        case Card::trawler:
        case Card::the_quest: return has_target(p, fleet);
        case Card::terraformation: return state.is_on_map() && !p.galaxy.is_colony(state.spot);
        case Card::weapons_cache: return state.strength < capacity_of(p, fleet);
        case Card::anomaly_magnet: return can_be_lifted(p, fleet);
        case Card::the_insurgent: return is_on_colony(p, state) && disks_on(p, state.spot) > 0;
        case Card::city_of_gold:
        case Card::pilgrims: return is_on_colony(p, state);
        case Card::transposition: return is_another_on_map(p, fleet);
        case Card::generation_ship: return !state.has_disk;
        default: return true;
    }
}

// R56: a hand that is not empty counts as if it held any card.
bool has_cards_for(const Player& player, const Ability& text) {
    int cards = 0;
    for (const char name : text.names) cards += name == 'c' || name == 'd' ? 1 : 0;
    return player.hand_size >= cards;
}

}  // namespace

bool can_target(const Open& p, Fleet fleet, Spot spot) {
    const FleetState& state = p.fleet(fleet);
    if (!state.is_on_map() || place_of(spot) != place_of(state.spot) || !p.galaxy.is_colony(spot)) return false;
    return state.leader == Card::the_quest || disks_on(p, spot) >= 2;
}

bool can_use(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    const Ability* text = state.is_revealed ? ability_of(state.leader) : nullptr;
    if (text == nullptr) return false;
    const Player& player = p.player(owner_of(fleet));
    return player.can_pay(text->price) && state.strength >= text->strength &&
           !(text->limit == Limit::age && state.has_used) && has_cards_for(player, *text) &&
           has_what_it_needs(p, fleet);
}

bool order_is_open(const Open& p, const Frame& f) {
    if (f.acting != Acting::own) return false;
    const Ability* text = ability_of(p.fleet(f.fleet).leader);
    return text != nullptr && text->use == Use::order && !(f.has_ordered && text->limit != Limit::none) &&
           can_use(p, f.fleet);
}

bool action_text_is_open(const Open& p, const Frame& f) {
    const Card leader = p.fleet(f.fleet).leader;
    const Ability* text = ability_of(leader);
    return text != nullptr && text->use == Use::action && leader != Card::the_general && can_use(p, f.fleet);
}

CardSet takeable(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    const Ability* text = ability_of(state.leader);
    const CardSet hand = p.player(owner_of(fleet)).hand;
    if (state.leader == Card::the_quest) return hand & of_suit(sector_of(p, fleet));
    return text == nullptr || text->suit == kNoSuit ? hand : hand & of_suit(text->suit);
}

// ---- In a war: texts of the fleet with the initiative

bool can_bribe(const Open& p) {
    return p.fleet(p.war.holder).is_led_by(Card::the_bribe) && p.war.score < 0 &&
           p.player(owner_of(p.war.holder)).wealth() >= -p.war.score;
}

bool can_frighten(const Open& p) { return p.fleet(p.war.holder).is_led_by(Card::the_fear) && can_use(p, p.war.holder); }

bool can_hire(const Open& p) {
    return p.fleet(p.war.holder).is_led_by(Card::the_mercenary) && p.player(owner_of(p.war.holder)).wealth() > 0;
}

}  // namespace orrery::ozymandias
