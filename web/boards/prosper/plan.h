// What the Prosper board knows about a choice before it is drawn: what a movement would leave behind, which planets are
// in danger. Pure functions of the View; no drawing.
#pragma once

#include <span>
#include <vector>

#include "core/game.h"
#include "games/prosper/view.h"
#include "web/boards/board.h"

namespace orrery::web::prosper_plan {

using namespace orrery::prosper;

// What a move does to its two planets, without production and ends of turns.
struct Outcome {
    int source_ships = 0;  // left behind
    Seat target_owner = kSpectator;
    int target_ships = 0;  // natives count as none
    bool attack = false, taken = false, cleared = false;
    bool fails() const { return attack && !taken; }
};
Outcome outcome(const View& view, Seat mover, const Move& move);

// Whether any legal number of ships from `source` takes `target`, or lands there without a fight.
bool can_take(const View& view, std::span<const Entry<Move>> legal, PlanetId source, const ViewPlanet& target);

// The way of the ships: straight for an attack, otherwise through the viewer's own planets.
std::vector<PlanetId> way(const View& view, PlanetId source, PlanetId target);
std::vector<PlanetId> realm(const View& view, PlanetId planet);

// Whether rivals next to this planet could take or empty it: now, or after gathering with two movements.
enum class Danger { none, gathering, now };
Danger danger(const View& view, const ViewPlanet& planet);

Advice advise(const View& view, const Move& move, Range range);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::prosper_plan
