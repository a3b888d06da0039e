// Why an action or the text of a leader is refused (6.4 to 6.6, 9.2 to 9.4).
#include "games/ozymandias/refusals.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

// ---- Moves

Refusal travel_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const int secrets = p.player(owner_of(fleet)).secrets();
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.4", say::no_tile_lies_at(token(m.point)));
    Reach found;
    reach(p.galaxy, standing_for(p, fleet), p.fleet(fleet).spot, kAnyPrice, found);
    if (m.verb == Verb::move) {
        if (spot == p.fleet(fleet).spot) return no("6.4", say::stands_there_already(token(m.point)));
        if (fleet_on(p, spot) != kNoFleet) return no("R4", say::fleet_stands_there(token(m.point)));
        return too_far(token(m.point), charges_to(p.galaxy, found, m.point), secrets);
    }
    const Port port{m.point, m.heading};
    const Step step = p.galaxy.step(spot, m.heading);
    if (step.to == Step::To::closed) return no("R11", say::line_is_closed(token(site_behind(port))));
    if (step.to != Step::To::outside) return no("6.4", say::tile_lies_behind(token(port)));
    return too_far(token(port), charges_to(p.galaxy, found, port), secrets);
}

Refusal attack_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const Seat seat = owner_of(fleet);
    const Spot approach = p.galaxy.spot(m.point), target = p.galaxy.spot(m.target);
    const Fleet other = target == kNoSpot ? kNoFleet : fleet_on(p, target);
    if (other == kNoFleet || is_own(other, seat)) return no("6.4", say::no_enemy_there(token(m.target)));
    if (const Fleet pin = pinned_by(p, fleet); pin != kNoFleet && pin != other)
        return no("R48", say::pinned_to(token(pin)));
    const Fleet there = approach == kNoSpot ? kNoFleet : fleet_on(p, approach);
    if (there != kNoFleet && there != fleet) return no("R9", say::approach_is_taken(token(m.point)));
    Reach found;
    reach(p.galaxy, standing_for(p, fleet), p.fleet(fleet).spot, kAnyPrice, found);
    const int charges = charges_to(p.galaxy, found, m.point, m.target), have = p.player(seat).secrets();
    if (charges == kFar) return no("R10", say::no_route_to_attack(token(m.target), token(m.point)));
    return no("R10", say::attack_costs(token(m.target), token(m.point), price_of(charges), charges, have));
}

// ---- Conquer, Harvest, delegate

Refusal conquer_refusal(const Open& p) {
    const Fleet fleet = acting_frame(p).fleet;
    const Spot spot = p.fleet(fleet).spot;
    const std::string point = token(p.galaxy.point(spot));
    if (!p.galaxy.is_colony(spot)) return no("6.5", say::isnt_colony(point));
    return no("6.5", say::conquering_costs(point, conquest_price(p, spot)) + " " +
                         say::you_have_that_many(p.player(owner_of(fleet)).population()));
}

Refusal harvest_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const Player& player = p.player(owner_of(fleet));
    const std::string card = name_of(m.card);
    if (!p.fleet(fleet).under.has(m.card)) return no("6.6", say::isnt_under_fleet(card));
    const int price = secret_plans(rank_of(m.card));
    if (!can_harvest(p, fleet, m.card, m.suits[0]))
        return no("R24", say::harvest_costs(card, token(suit_of(m.card)), price, player.secrets()));
    return no("R23", say::name_receiver());
}

Refusal delegate_refusal(const Open& p, const Move& m) {
    const Frame& frame = acting_frame(p);
    if (!p.fleet(frame.fleet).is_led_by(Card::the_general) || frame.acting != Acting::own)
        return no("9.3", say::only_the_general());
    if (!is_own(m.fleet, p.question.seat) || m.fleet == frame.fleet || !is_in_play(p, m.fleet))
        return no("9.3", say::name_own_fleet());
    return no("9.3", say::isnt_on_map(fleet_number(m.fleet)));
}

// ---- Texts

Refusal taken_refusal(const Player& player, Card leader, Card card, Suit wanted) {
    if (!player.hand.has(card)) return no_such_card(player, card);
    return no("9.1", say::leader_takes(name_of(leader), token(wanted), name_of(card), token(suit_of(card))));
}

// The conditions of a text at the fleet's point, or elsewhere.
Refusal place_refusal(const Open& p, Fleet fleet, Card card) {
    const FleetState& state = p.fleet(fleet);
    const std::string name = name_of(card);
    switch (card) {
        case Card::the_speculator:
        case Card::tactical_sacrifice:
        case Card::the_watcher: return no("R50", say::no_card_left());
        case Card::the_thief: return no("9.2", say::nobody_has_card());
        case Card::weapons_cache: return no("9.4", say::fleet_is_full(state.strength));
        case Card::terraformation: return no("9.4", say::needs_open_point(name));
        case Card::the_insurgent: return no("R43", say::needs_disk(name));
        case Card::city_of_gold:
        case Card::pilgrims: return no("6.5", say::needs_colony(name));
        case Card::generation_ship: return no("R46", say::has_disk_already(name));
        case Card::the_bribe:
            if (p.war.score >= 0) return no("9.2", say::nothing_to_bribe_for());
            return no("9.2", say::bribe_costs(-p.war.score, p.player(owner_of(fleet)).wealth()));
        default: return no("9", say::isnt_usable_now(name));
    }
}

Refusal target_refusal(const Open& p, Fleet fleet, const Move& m) {
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot || place_of(spot) != place_of(p.fleet(fleet).spot))
        return no("9", say::isnt_in_sector(token(m.point), fleet_number(fleet)));
    if (!p.galaxy.is_colony(spot)) return no("9", say::isnt_colony(token(m.point)));
    return no("R43", say::few_disks(token(m.point), disks_on(p, spot)));
}

}  // namespace

Refusal use_refusal(const Open& p, Fleet fleet, const Move& m) {
    const Ability* text = ability_of(m.card);
    const FleetState& state = p.fleet(fleet);
    const Player& player = p.player(owner_of(fleet));
    const std::string card = name_of(m.card);
    if (text == nullptr) return no("9", say::works_by_itself(card));
    if (!state.is_led_by(m.card)) return no("9.1", say::doesnt_lead(card, fleet_number(fleet)));
    if (text->use == Use::answer && p.question.node == Node::action)
        return no("9.1", say::comes_later(card, face(m.card).timing));
    if (text->use == Use::order) {
        const Frame& frame = acting_frame(p);
        if (frame.acting != Acting::own) return no("9.1", say::orders_are_own());
        if (frame.has_ordered && text->limit != Limit::none) return no("R38", say::is_used_in_activation(card));
    }
    if (text->limit == Limit::age && state.has_used) return no("R45", say::is_used_in_age(card));
    if (!player.can_pay(text->price))
        return no("9.1", say::leader_costs(card, resources_text(text->price)) + " " +
                             say::you_have(owned_text(text->price, player.reserve)));
    if (state.strength < text->strength) return no("9.2", say::no_strength_left());
    for (const char name : text->names) {
        if (name == 'c' && !takeable(p, fleet).has(m.paid))
            return taken_refusal(player, m.card, m.paid, m.card == Card::the_quest ? sector_of(p, fleet) : text->suit);
        if (name == 'd' && !player.hand.has(m.other)) return no_such_card(player, m.other);
        if (name == 'q' && (m.seat == owner_of(fleet) || index(m.seat) >= p.seats))
            return no("9.1", say::name_opponent());
        if (name == 'q' && m.card == Card::the_thief) return no("9.2", say::has_no_card(seat_name(m.seat)));
        if (name == 'p') return target_refusal(p, fleet, m);
        if (name == 'f') return no("9.4", say::name_fleet_on_map());
        if (name == 'x') return no("9.2", say::pay_some_wealth(player.wealth()));
    }
    return place_refusal(p, fleet, m.card);
}

Refusal action_refusal(const Open& p, const Move& m) {
    const Frame& frame = acting_frame(p);
    const bool is_order = m.verb == Verb::use && ability_of(m.card) != nullptr && ability_of(m.card)->use == Use::order;
    const bool is_of_leader = m.verb == Verb::use && p.fleet(frame.fleet).is_led_by(m.card);
    if (m.verb == Verb::use && (is_order || !is_of_leader)) return use_refusal(p, frame.fleet, m);
    if (frame.has_acted) return no("6.3", say::has_acted());
    if (!p.fleet(frame.fleet).is_on_map()) return no("6.3", say::is_off_map());
    if (m.verb == Verb::delegate) return delegate_refusal(p, m);
    if (const Fleet pin = pinned_by(p, frame.fleet); pin != kNoFleet && m.verb != Verb::attack)
        return no("R48", say::pinned_by(token(pin)));
    switch (m.verb) {
        case Verb::move:
        case Verb::explore: return travel_refusal(p, m);
        case Verb::attack: return attack_refusal(p, m);
        case Verb::conquer: return conquer_refusal(p);
        case Verb::harvest: return harvest_refusal(p, m);
        default: return use_refusal(p, frame.fleet, m);
    }
}

}  // namespace orrery::ozymandias
