// What can be done on the map and in a turn, and at what price (3, 6.1 to 6.7). The texts of leaders are in texts.cpp.
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

// ---- Disks and control

Seat control_of(const Open& p, Spot colony) {
    for (std::size_t i = p.disks.size(); i > 0; --i)
        if (p.disks[i - 1].spot == colony) return p.disks[i - 1].owner;
    return kSpectator;
}

int disks_on(const Open& p, Spot colony) {
    int count = 0;
    for (const Disk& disk : p.disks) count += disk.spot == colony ? 1 : 0;
    return count;
}

SpotSet colonies_with_disks(const Open& p, Seat owner) {
    SpotSet found;
    for (const Disk& disk : p.disks)
        if (disk.owner == owner) found.add(disk.spot);
    return found;
}

int capacity_of(const Open& p, Fleet fleet) {
    constexpr int kArmada = 8;
    return p.fleet(fleet).is_led_by(Card::armada) ? kArmada : kCapacity;
}

// ---- Fleets

Fleet fleet_on(const Open& p, Spot spot) {
    for (int i = 0; i < kFleets; ++i)
        if (p.fleets[static_cast<std::size_t>(i)].is_on_map() && p.fleets[static_cast<std::size_t>(i)].spot == spot)
            return static_cast<Fleet>(i);
    return kNoFleet;
}

bool is_own(Fleet fleet, Seat seat) { return fleet != kNoFleet && owner_of(fleet) == seat; }

Suit sector_of(const Open& p, Fleet fleet) { return p.galaxy.at(p.fleet(fleet).spot).suit(); }

Standing standing_for(const Open& p, Fleet fleet) {
    Standing standing;
    for (int k = 0; k < p.seats; ++k)
        each_fleet(p, seat_at(k), [&](Fleet other) {
            if (other == fleet || !p.fleet(other).is_on_map()) return;
            (owner_of(other) == owner_of(fleet) ? standing.friendly : standing.enemy).add(p.fleet(other).spot);
        });
    return standing;
}

// ---- Planning

int price_of_card(const Player& player) { return player.bought + 1; }

bool can_buy(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    return player.bought < kMostBought && p.can_draw() && player.secrets() >= price_of_card(player);
}

bool may_buy(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    return can_buy(p, seat) || (player.bought < kMostBought && p.can_draw() && player.hand_size > 0);
}

// ---- Turns

int price_of_recovery(const Player& player) { return player.boxes + 1; }

namespace {

bool may_recover(const Open& p, Seat seat, bool has_recovered) {
    if (has_recovered || p.player(seat).boxes >= kBoxes) return false;
    bool is_any_exhausted = false;
    each_fleet(p, seat, [&](Fleet fleet) { is_any_exhausted = is_any_exhausted || !p.fleet(fleet).is_ready; });
    return is_any_exhausted;
}

}  // namespace

bool can_recover(const Open& p, Seat seat, bool has_recovered) {
    return may_recover(p, seat, has_recovered) && p.player(seat).wealth() >= price_of_recovery(p.player(seat));
}

bool can_activate(const Open& p, Fleet fleet) {  // R14
    const FleetState& state = p.fleet(fleet);
    return state.is_ready && (state.where != Where::card || can_warp(p, owner_of(fleet)));
}

bool has_to_pass(const Open& p, Seat seat, bool has_recovered) {
    bool can_act =
        may_recover(p, seat, has_recovered) && p.player(seat).means(Suit::gold) >= price_of_recovery(p.player(seat));
    each_fleet(p, seat, [&](Fleet fleet) { can_act = can_act || can_activate(p, fleet); });
    return !can_act;
}

// ---- Arriving

SpotSet closed_to_warp(const Open& p, Seat seat) {
    SpotSet closed;
    for (const Disk& disk : p.disks)  // the highest disk of a colony comes last
        disk.owner == seat ? closed.drop(disk.spot) : closed.add(disk.spot);
    for (const FleetState& fleet : p.fleets)
        if (fleet.is_on_map()) closed.add(fleet.spot);
    return closed;
}

bool can_warp(const Open& p, Seat seat, int points) {
    const SpotSet closed = closed_to_warp(p, seat);
    for (std::size_t place = 0; place < p.galaxy.places().size() && points > 0; ++place)
        points -= kSlots - std::popcount(closed.at[place]);
    return points <= 0;
}

bool can_turn_up(const Open& p) { return p.stack_size > 0 && !p.galaxy.free_sites().empty(); }

// ---- Actions

const Frame& acting_frame(const Open& p) { return p.frames.back(); }

bool has_action(const Open& p, const Frame& f) { return !f.has_acted && p.fleet(f.fleet).is_on_map(); }

Fleet pinned_by(const Open& p, Fleet fleet) {  // R48
    const FleetState& state = p.fleet(fleet);
    for (int k = 0; k < p.seats; ++k)
        for (int i = 0; i < p.player(seat_at(k)).fleets; ++i) {
            const Fleet pin = fleet_at(seat_at(k), i);
            const FleetState& other = p.fleet(pin);
            if (other.is_led_by(Card::pin) && other.is_on_map() && owner_of(pin) != owner_of(fleet))
                return state.is_on_map() && p.galaxy.is_adjacent(state.spot, other.spot) ? pin : kNoFleet;
        }
    return kNoFleet;
}

void reach_of(const Open& p, Fleet fleet, Reach& out) {
    reach(p.galaxy, standing_for(p, fleet), p.fleet(fleet).spot, p.player(owner_of(fleet)).secrets(), out);
}

int conquest_price(const Open& p, Spot colony) { return 1 + disks_on(p, colony); }

bool can_conquer(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    return p.galaxy.is_colony(state.spot) && p.player(owner_of(fleet)).population() >= conquest_price(p, state.spot);
}

bool can_harvest(const Open& p, Fleet fleet, Card card, Suit suit) {  // R24
    return p.fleet(fleet).under.has(card) &&
           (suit == suit_of(card) || p.player(owner_of(fleet)).secrets() >= secret_plans(rank_of(card)));
}

bool can_delegate(const Open& p, const Frame& f) {
    if (f.acting != Acting::own || !p.fleet(f.fleet).is_led_by(Card::the_general)) return false;
    bool can = false;
    each_fleet(p, owner_of(f.fleet),
               [&](Fleet other) { can = can || (other != f.fleet && p.fleet(other).is_on_map()); });
    return can;
}

bool has_any_action(const Open& p, const Frame& f) {
    if (can_delegate(p, f)) return true;
    const Fleet pin = pinned_by(p, f.fleet);
    if (pin == kNoFleet && (can_conquer(p, f.fleet) || p.fleet(f.fleet).under_count > 0 || action_text_is_open(p, f)))
        return true;
    Reach found;
    reach_of(p, f.fleet, found);
    for (const Attack& attack : found.attacks)
        if (pin == kNoFleet || attack.target == p.fleet(pin).spot) return true;
    if (pin != kNoFleet) return false;
    bool has = false;
    each_stop(p.galaxy, found, [&](Point, int) { has = true; });
    each_exit(p.galaxy, found, [&](Port, int) { has = true; });
    return has;
}

// ---- Wars

int most_draft(const Open& p, Fleet fleet) {
    if (p.fleet(fleet).is_led_by(Card::double_agent)) return 0;
    const int room = capacity_of(p, fleet) - p.fleet(fleet).strength;
    return std::min(p.player(owner_of(fleet)).population(), room);
}

int sword_price(const Open& p, Card card) {  // R24, R27
    const bool is_swamped = p.fleet(p.war.other(p.war.holder)).is_led_by(Card::the_swamp);
    return !is_swamped && suit_of(card) == sector_of(p, p.war.holder) ? 0 : secret_plans(rank_of(card));
}

void retreat_of(const Open& p, Reach& out) {  // R30, R31
    reach(p.galaxy, standing_for(p, p.war.moved), p.fleet(p.war.moved).spot, p.war.left_over(), out);
}

}  // namespace orrery::ozymandias
