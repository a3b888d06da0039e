// Why actions are refused: slots (6.4), colonies and fleets on them (6.5 to 6.8), moves (6.10), orders (6.16).
#include "core/words.h"
#include "games/kardashev/refusals.h"

namespace orrery::kardashev {

std::string what_lies_on(const Open& p, Hex hex) {
    const Tile tile = p.board.tile(hex);
    if (tile == kNoTile) return token(hex) + " is unexplored.";
    if (tile == kVoid) return token(hex) + " is empty space.";
    if (tile == kDead) return token(hex) + " is a destroyed planet.";
    return token(hex) + " is a planet.";
}

namespace {

// ---- Slots of actions

Refusal slot_of_action_refusal(const Open& p, Verb verb) {
    const Turn& t = p.turn;
    const bool is_base = class_of(p, p.active, verb) == ActionClass::base;
    std::string text = "You have used " + count_of(t.base, "base action") + ", " +
                       count_of(t.research, "research action") + " and " + number(t.flex) + " of either kind, of " +
                       number(2 + t.additional) + " in all";
    if (t.used() < 2 + t.additional)
        text += is_base ? "; what is left is for research" : "; what is left is a base action";
    return no("6.4", text + ".");
}

// ---- Colonies and fleets on them

bool is_on_board(const Open& p, Hex hex) { return hex != kNoHex && p.board.spaces().has(hex); }
Refusal off_board(Hex hex) { return no("2.1", token(hex) + " isn't on this board."); }

Refusal no_pieces(const char* ruling, const char* kind, int left) {
    return no(ruling, "You have " + count_of(left, std::string(kind) + " piece") + " left.");
}

Refusal colonize_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    if (!p.board.planets.has(m.hex)) return no("6.5", what_lies_on(p, m.hex) + " Only planets can be colonized.");
    if (p.board.colony(m.hex) > 0) return no("6.5", token(m.hex) + " has a colony already.");
    if (p.enemy_fleets(seat).has(m.hex)) return no("6.5", "An enemy fleet is on " + token(m.hex) + ".");
    if (!open_planets(p, seat).has(m.hex))
        return no("6.5", token(m.hex) + " isn't next to a colony of yours, and no fleet of yours is there.");
    if (p.colony_supply(seat) < 1) return no_pieces("6.5", "colony", 0);
    return no("6.5", cannot_pay(p, seat, colonize_cost(p, seat)));
}

Refusal upgrade_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    if (!p.board.colonies[slot(seat)].has(m.hex)) return no("6.6", "You have no colony on " + token(m.hex) + ".");
    if (p.board.colony(m.hex) == kHighestLevel)
        return no("6.6", "Your colony on " + token(m.hex) + " has level 3, the highest.");
    if (p.colony_supply(seat) < 1) return no_pieces("6.6", "colony", 0);
    return no("6.6", cannot_pay(p, seat, kColonyCost));
}

std::optional<Refusal> yard_refusal(const Open& p, const char* ruling, Hex hex) {
    const Seat seat = p.active;
    if (shipyards(p, seat).has(hex)) return {};
    const Seat owner = p.board.colony_owner(hex);
    if (owner == kSpectator || p.is_enemy(seat, owner)) return no(ruling, "You have no colony on " + token(hex) + ".");
    if (!p.board.symbols(hex).has(Symbol::w)) return no(ruling, token(hex) + " has no military symbol.");
    return no(ruling, "Your ally's fleet is on " + token(hex) + ".");
}

Refusal build_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    if (auto refused = yard_refusal(p, "6.7", m.hex)) return *refused;
    const int there = p.board.fleet(m.hex), colony = p.board.colony(m.hex);
    if (m.number > colony)
        return no("R8", "A fleet built on " + token(m.hex) + " has level " + number(colony) +
                            " at most, like the colony, not " + number(m.number) + ".");
    if (m.number <= there)
        return no("R48", "Your fleet there has level " + number(there) +
                             "; a new one has to be higher than that, not " + number(m.number) + ".");
    if (m.number > p.fleet_supply(seat) + there) return no_pieces("6.7", "fleet", p.fleet_supply(seat) + there);
    return no("6.7", cannot_pay(p, seat, fleet_cost(m.number)));
}

Refusal upgrade_fleet_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    if (auto refused = yard_refusal(p, "6.8", m.hex)) return *refused;
    if (!p.board.fleets[slot(seat)].has(m.hex)) return no("6.8", "You have no fleet on " + token(m.hex) + ".");
    if (p.board.fleet(m.hex) == kHighestLevel)
        return no("6.8", "Your fleet on " + token(m.hex) + " has level 3, the highest.");
    if (p.fleet_supply(seat) < 1) return no_pieces("6.8", "fleet", 0);
    return no("6.8", cannot_pay(p, seat, fleet_cost(1)));
}

// ---- Moves

std::string has_level(const Open& p, Hex hex) {
    return "Your fleet on " + token(hex) + " has level " + number(p.board.fleet(hex));
}
std::string whole_move(const Move& m) { return "\"move " + token(m.hex) + " " + token(m.to) + "\""; }
std::string moves_as_a_whole(const Open& p, const Move& m) {
    return has_level(p, m.hex) + " and moves as a whole: " + whole_move(m) + ".";
}

Refusal move_refusal(const Open& p, const Move& m) {
    const Seat seat = p.active;
    if (!p.board.fleets[slot(seat)].has(m.hex)) return no("6.10", "You have no fleet on " + token(m.hex) + ".");
    if (!is_on_board(p, m.to)) return off_board(m.to);
    const int all = p.board.fleet(m.hex);
    if (m.level > 0 && !p.has(seat, Tech::autonomous_construction))
        return no("R30", moves_as_a_whole(p, m) + " To split it you need Autonomous Construction.");
    if (m.level >= all && all == 1) return no("6.10", moves_as_a_whole(p, m));
    if (m.level >= all)
        return no("6.10", has_level(p, m.hex) + ". " + (all == 2 ? "1" : "1 or 2") +
                              " of its levels can move alone, all of them without a number: " + whole_move(m) + ".");
    const int level = m.level > 0 ? m.level : all;
    if (m.to == m.hex) return no("6.10", "Your fleet is on " + token(m.to) + " already.");
    if (p.board.dead.has(m.to)) return no("R21", token(m.to) + " is a destroyed planet; no fleet can go there.");
    const Reach found = reach(p, seat, m.hex, level);
    const bool attacks = is_attack(p, seat, m.to);
    if (!attacks && p.board.fleet(m.to) > 0)
        return no("6.17", "There is a fleet on " + token(m.to) + ", and a tile holds one.");
    if (!p.board.explored().has(m.to) && p.bag_size == 0)
        return no("6.10", "The bag is empty, so there is nothing to explore.");
    const int distance = found.distance(m.to);
    if (distance > kLongestMove)
        return no("R28", "No way of 8 tiles or fewer leads from " + token(m.hex) + " to " + token(m.to) + ".");
    if (distance > found.longest)
        return no("6.10", token(m.to) + " is " + count_of(distance, "tile") + " away. " +
                              cannot_pay(p, seat, cost(0, 0, move_cost(p, seat, level, distance))));
    if (!attacks) return no("6.10", "An approach is named in an attack only: " + whole_move(m) + ".");
    return no("6.10", "You can attack " + token(m.to) + " by way of " + spaces_text(found.approaches(m.to), "or") +
                          ", not of " + token(m.via) + ".");
}

// ---- Orders

Refusal order_refusal(const Open& p, const Move& m) {
    if (!p.options.orders) return no("6.16", "In this game whoever is attacked is asked; there are no orders.");
    if (p.turn.has_ordered) return no("R56", "You have changed your order in this turn already.");
    return no("R56", "Your order is \"" + std::string(token(m.order)) + "\" already.");
}

}  // namespace

Refusal action_refusal(const Open& p, const Move& m) {
    if (m.verb == Verb::borrow) return technology_refusal(p, m);
    if (m.verb == Verb::order) return order_refusal(p, m);
    if (m.hex != kNoHex && !is_on_board(p, m.hex)) return off_board(m.hex);
    if (!has_slot_for(p, m.verb)) return slot_of_action_refusal(p, m.verb);
    switch (m.verb) {
        case Verb::colonize: return colonize_refusal(p, m);
        case Verb::upgrade_colony: return upgrade_refusal(p, m);
        case Verb::build_fleet: return build_refusal(p, m);
        case Verb::upgrade_fleet: return upgrade_fleet_refusal(p, m);
        case Verb::harvest: return no("6.9", "None of your colonies and fleets would yield anything now.");
        case Verb::move: return move_refusal(p, m);
        default: return technology_refusal(p, m);
    }
}

}  // namespace orrery::kardashev
