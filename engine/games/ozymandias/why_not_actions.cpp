// Why an action or the text of a leader is refused (6.4 to 6.6, 9.2 to 9.4).
#include "games/ozymandias/refusals.h"

namespace orrery::ozymandias {

namespace {

// ---- Moves

Refusal travel_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const int secrets = p.player(owner_of(fleet)).secrets();
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.4", "No tile lies face-up at " + token(m.point) + ".");
    Reach found;
    reach(p.galaxy, standing_for(p, fleet), p.fleet(fleet).spot, kAnyPrice, found);
    if (m.verb == Verb::move) {
        if (spot == p.fleet(fleet).spot) return no("6.4", "The fleet stands on " + token(m.point) + " already.");
        if (fleet_on(p, spot) != kNoFleet) return no("R4", "A fleet stands on " + token(m.point) + ".");
        return too_far(token(m.point), charges_to(p.galaxy, found, m.point), secrets, "6.4");
    }
    const Port port{m.point, m.heading};
    const Step step = p.galaxy.step(spot, m.heading);
    if (step.to == Step::To::closed)
        return no("R11", "Site " + token(site_behind(port)) + " is reserved: the line is closed.");
    if (step.to != Step::To::outside) return no("6.4", "A tile lies behind " + token(port) + ".");
    return too_far(token(port), charges_to(p.galaxy, found, port), secrets, "6.4");
}

Refusal attack_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const Seat seat = owner_of(fleet);
    const Spot approach = p.galaxy.spot(m.point), target = p.galaxy.spot(m.target);
    const Fleet other = target == kNoSpot ? kNoFleet : fleet_on(p, target);
    if (other == kNoFleet || is_own(other, seat)) return no("6.4", "No enemy fleet stands on " + token(m.target) + ".");
    if (const Fleet pin = pinned_by(p, fleet); pin != kNoFleet && pin != other)
        return no("R48", "The fleet is pinned, and can only attack " + token(pin) + ".");
    const Fleet there = approach == kNoSpot ? kNoFleet : fleet_on(p, approach);
    if (there != kNoFleet && there != fleet)
        return no("R9", "A fleet stands on " + token(m.point) + "; the approach is the last point without one.");
    Reach found;
    reach(p.galaxy, standing_for(p, fleet), p.fleet(fleet).spot, kAnyPrice, found);
    return too_far(token(m.target) + " by way of " + token(m.point), charges_to(p.galaxy, found, m.point, m.target),
                   p.player(seat).secrets(), "R10");
}

// ---- Conquer, Harvest, delegate

Refusal conquer_refusal(const Open& p) {
    const Fleet fleet = acting_frame(p).fleet;
    const Spot spot = p.fleet(fleet).spot;
    if (!p.galaxy.is_colony(spot)) return no("6.5", token(p.galaxy.point(spot)) + " isn't a colony.");
    return no("6.5", "To conquer " + token(p.galaxy.point(spot)) + " costs " + number(conquest_price(p, spot)) +
                         " population (1, and 1 for each disk). You have " +
                         number(p.player(owner_of(fleet)).population()) + ".");
}

Refusal harvest_refusal(const Open& p, const Move& m) {
    const Fleet fleet = acting_frame(p).fleet;
    const Player& player = p.player(owner_of(fleet));
    if (!p.fleet(fleet).under.has(m.card)) return no("6.6", name_of(m.card) + " isn't under this fleet.");
    if (!can_harvest(p, fleet, m.card, m.suits[0]))
        return no("R24", name_of(m.card) + " is " + std::string(token(suit_of(m.card))) + ": secret plans cost " +
                             needs_secrets(secret_plans(rank_of(m.card)), player) + ".");
    return no("R23", "Name an opponent who gets the card.");
}

Refusal delegate_refusal(const Open& p, const Move& m) {
    const Frame& frame = acting_frame(p);
    if (!p.fleet(frame.fleet).is_led_by(Card::the_general) || frame.acting != Acting::own)
        return no("9.3", "Only The General, in its own activation, lets another fleet act.");
    if (!is_own(m.fleet, p.question.seat) || m.fleet == frame.fleet || !is_in_play(p, m.fleet))
        return no("9.3", "Name another fleet of yours.");
    return no("9.3", capitalized(fleet_name(m.fleet)) + " isn't on the map.");
}

// ---- Texts

Refusal taken_refusal(const Player& player, Card leader, Card card, Suit wanted) {
    if (!player.hand.has(card)) return no_such_card(player, card);
    const std::string suit = wanted == kNoSuit ? std::string() : std::string(token(wanted)) + " ";
    return no("9.1", name_of(leader) + " takes a " + suit + "card; " + name_of(card) + " is " +
                         std::string(token(suit_of(card))) + ".");
}

// The conditions of a text at the fleet's point, or elsewhere.
Refusal place_refusal(const Open& p, Fleet fleet, Card card) {
    const FleetState& state = p.fleet(fleet);
    const std::string name = name_of(card);
    switch (card) {
        case Card::the_speculator:
        case Card::tactical_sacrifice:
        case Card::the_watcher: return no("R50", "No card is left to draw.");
        case Card::the_thief: return no("9.2", "No opponent has a card.");
        case Card::weapons_cache:
            return no("9.4", "The fleet has strength " + number(state.strength) + ", all that it can hold.");
        case Card::terraformation: return no("9.4", name + " needs an intersection or hazard.");
        case Card::the_insurgent: return no("R43", name + " needs a colony with a disk under the fleet.");
        case Card::city_of_gold:
        case Card::pilgrims: return no("6.5", name + " needs a colony under the fleet.");
        case Card::generation_ship: return no("R46", "A disk lies on " + name + " already.");
        case Card::the_bribe:
            return no("9.2", p.war.score < 0 ? "The bribe costs " + number(-p.war.score) + " wealth, and you have " +
                                                   number(p.player(owner_of(fleet)).wealth()) + "."
                                             : std::string("The scores are level: there is nothing to bribe for."));
        default: return no("9", name + " can't be used now.");
    }
}

Refusal target_refusal(const Open& p, Fleet fleet, const Move& m) {
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot || place_of(spot) != place_of(p.fleet(fleet).spot))
        return no("9", token(m.point) + " isn't in the sector of " + fleet_name(fleet) + ".");
    if (!p.galaxy.is_colony(spot)) return no("9", token(m.point) + " isn't a colony.");
    return no("R43", token(m.point) + " has " + count_of(disks_on(p, spot), "disk") + "; two are needed.");
}

}  // namespace

Refusal use_refusal(const Open& p, Fleet fleet, const Move& m) {
    const Ability* text = ability_of(m.card);
    const FleetState& state = p.fleet(fleet);
    const Player& player = p.player(owner_of(fleet));
    if (text == nullptr) return no("9", name_of(m.card) + " works by itself.");
    if (!state.is_led_by(m.card)) return no("9.1", name_of(m.card) + " doesn't lead " + fleet_name(fleet) + ".");
    if (text->use == Use::answer && p.question.node == Node::action)
        return no("9.1",
                  name_of(m.card) + " is asked for when its time comes (" + std::string(face(m.card).timing) + ").");
    if (text->use == Use::order) {
        const Frame& frame = acting_frame(p);
        if (frame.acting != Acting::own) return no("9.1", "Orders are for a fleet's own activation.");
        if (frame.has_ordered && text->limit != Limit::none)
            return no("R38", name_of(m.card) + " has been used in this activation.");
    }
    if (text->limit == Limit::age && state.has_used) return no("R45", name_of(m.card) + " has been used in this age.");
    if (!player.can_pay(text->price))
        return no("9.1", name_of(m.card) + " costs " + resources_text(text->price) + ". " +
                             owned_text(text->price, player.reserve));
    if (state.strength < text->strength) return no("9.2", "The fleet has no strength to sacrifice.");
    for (const char name : text->names) {
        if (name == 'c' && !takeable(p, fleet).has(m.paid))
            return taken_refusal(player, m.card, m.paid, m.card == Card::the_quest ? sector_of(p, fleet) : text->suit);
        if (name == 'd' && !player.hand.has(m.other)) return no_such_card(player, m.other);
        if (name == 'q' && (m.seat == owner_of(fleet) || index(m.seat) >= p.seats))
            return no("9.1", "Name an opponent.");
        if (name == 'q' && m.card == Card::the_thief) return no("9.2", seat_name(m.seat) + " has no card.");
        if (name == 'p') return target_refusal(p, fleet, m);
        if (name == 'f') return no("9.4", "Name another fleet that is on the map.");
        if (name == 'x') return no("9.2", "You have " + number(player.wealth()) + " wealth, and pay 1 of it at least.");
    }
    return place_refusal(p, fleet, m.card);
}

Refusal action_refusal(const Open& p, const Move& m) {
    const Frame& frame = acting_frame(p);
    const bool is_order = m.verb == Verb::use && ability_of(m.card) != nullptr && ability_of(m.card)->use == Use::order;
    const bool is_of_leader = m.verb == Verb::use && p.fleet(frame.fleet).is_led_by(m.card);
    if (m.verb == Verb::use && (is_order || !is_of_leader)) return use_refusal(p, frame.fleet, m);
    if (frame.has_acted) return no("6.3", "This fleet has taken its action.");
    if (!p.fleet(frame.fleet).is_on_map()) return no("6.3", "This fleet is off the map; it has no further action.");
    if (m.verb == Verb::delegate) return delegate_refusal(p, m);
    if (const Fleet pin = pinned_by(p, frame.fleet); pin != kNoFleet && m.verb != Verb::attack)
        return no("R48", "The fleet is pinned by " + token(pin) + ", and can only attack it.");
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
