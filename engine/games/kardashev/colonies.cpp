// Colonies, and fleets built on them (6.5 to 6.8).
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Looking

Cost colonize_cost(const Open& p, Seat seat) {
    if (!p.has(seat, Tech::nanotube_polymers)) return kColonyCost;
    return {{}, 0, Cost::Choice::food_or_matter};
}

// Next to a colony of his own, or under his own fleet; no colony there, and no enemy fleet.
HexSet open_planets(const Open& p, Seat seat) {
    const HexSet near = around(p.board.colonies[slot(seat)]) | p.board.fleets[slot(seat)];
    return (near & p.board.planets) - p.board.all_colonies() - p.enemy_fleets(seat);
}

HexSet colonize_targets(const Open& p, Seat seat) {
    if (p.colony_supply(seat) < 1 || !can_pay(p, seat, colonize_cost(p, seat))) return {};
    return open_planets(p, seat);
}

HexSet upgrade_targets(const Open& p, Seat seat) {
    if (p.colony_supply(seat) < 1 || !can_pay(p, seat, kColonyCost)) return {};
    HexSet targets;
    for (const Hex hex : p.board.colonies[slot(seat)])
        if (p.board.colony(hex) < kHighestLevel) targets.add(hex);
    return targets;
}

// Own colonized tiles with w, or any with militarization; the ally's with w; none under the other ally's fleet.
HexSet shipyards(const Open& p, Seat seat) {
    const HexSet own = p.board.colonies[slot(seat)];
    HexSet yards = p.has(seat, Tech::militarization) ? own : p.board.with(Symbol::w, own);
    const Seat ally = p.ally_of(seat);
    if (ally == kSpectator) return yards;
    yards |= p.board.with(Symbol::w, p.board.colonies[slot(ally)]);
    return yards - p.board.fleets[slot(ally)];
}

Levels build_levels(const Open& p, Seat seat, Hex hex) {
    const int there = p.board.fleet(hex);  // destroyed first; the new one must be higher (R48)
    Levels levels{there + 1, std::min(p.board.colony(hex), p.fleet_supply(seat) + there)};
    while (!levels.empty() && !can_pay(p, seat, fleet_cost(levels.high))) --levels.high;
    return levels;
}

HexSet build_targets(const Open& p, Seat seat) {
    HexSet targets;
    if (!can_pay(p, seat, fleet_cost(1))) return targets;
    for (const Hex hex : shipyards(p, seat))
        if (!build_levels(p, seat, hex).empty()) targets.add(hex);
    return targets;
}

HexSet upgrade_fleet_targets(const Open& p, Seat seat) {
    HexSet targets;
    if (p.fleet_supply(seat) < 1 || !can_pay(p, seat, fleet_cost(1))) return targets;
    for (const Hex hex : shipyards(p, seat) & p.board.fleets[slot(seat)])
        if (p.board.fleet(hex) < kHighestLevel) targets.add(hex);
    return targets;
}

// ---- Carried out: first the price, then the pieces

void colonize(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, colonize_cost(play.position, f.seat));
    finish(f);
    set_colony(play, f.hex, f.seat, 1);
}

void upgrade_colony(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, kColonyCost);
    finish(f);
    set_colony(play, f.hex, f.seat, play.position.board.colony(f.hex) + 1);
}

void build_fleet(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, fleet_cost(f.number));
    finish(f);
    if (play.position.board.fleet(f.hex) > 0) set_fleet(play, f.hex, f.seat, 0);
    set_fleet(play, f.hex, f.seat, f.number);
}

void upgrade_fleet(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, fleet_cost(1));
    finish(f);
    set_fleet(play, f.hex, f.seat, play.position.board.fleet(f.hex) + 1);
}

}  // namespace orrery::kardashev
