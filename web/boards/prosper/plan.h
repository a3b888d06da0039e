// What the Prosper board knows about a choice before it is drawn: what a movement would leave behind, which planets are in
// danger. Pure functions of the View; no drawing.
#pragma once

#include <span>
#include <vector>

#include "core/game.h"
#include "games/prosper/view.h"
#include "web/boards/board.h"

namespace orrery::web::prosper_plan {

using namespace orrery::prosper;

// A move carried out on the two planets it touches. Production and turn ends are not part of it.
struct Outcome {
    int source_ships = 0;  // left behind
    Seat target_owner = kSpectator;
    int target_ships = 0;  // natives count as none
    bool attack = false, taken = false, cleared = false;
    bool fails() const { return attack && !taken; }
};
Outcome outcome(const View& view, Seat mover, const Move& move);

// Does any legal number of ships from `source` take `target`, or land there without a fight?
bool can_take(const View& view, std::span<const Entry<Move>> legal, PlanetId source, const ViewPlanet& target);

// The way ships take: straight for an attack, through own planets otherwise.
std::vector<PlanetId> way(const View& view, PlanetId source, PlanetId target);
std::vector<PlanetId> realm(const View& view, PlanetId planet);

// Could rivals next to it take or empty this planet: now, or after gathering with two movements?
enum class Danger { none, gathering, now };
Danger danger(const View& view, const ViewPlanet& planet);

Advice advise(const View& view, const Move& move, Range range);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::prosper_plan
