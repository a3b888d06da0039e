// Colonies, and fleets built on them (6.5 to 6.8).
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

Cost colonize_cost(const Open& p, Seat seat) {
    if (!p.has(seat, Tech::nanotube_polymers)) return kColonyCost;
    return {{}, 0, Cost::Choice::food_or_matter};
}

// The seat's colonized tiles with w, or any of them with militarization, and the ally's tiles with w. No tile under a
// fleet of the ally counts.
HexSet shipyards(const Open& p, Seat seat) {
    const HexSet own = p.board.colonies[slot(seat)];
    HexSet yards = p.has(seat, Tech::militarization) ? own : p.board.with(Symbol::w, own);
    const Seat ally = p.ally_of(seat);
    if (ally == kSpectator) return yards;
    yards |= p.board.with(Symbol::w, p.board.colonies[slot(ally)]);
    return yards - p.board.fleets[slot(ally)];
}

// ---- Changes: first the price, then the pieces

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
