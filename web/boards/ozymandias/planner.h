// Planning a new fleet (6.1): its leader, and which cards go under which fleet. A press on a card of the hand picks it
// up. A press on a fleet puts the card there. A press on a card under a fleet takes it back. Called by tray.cpp.
#pragma once

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

void lay_planner(kit::Tray& tray, const Scene& scene);
kit::Spot planned_spot(const Scene& scene, ozymandias::Card card);  // a card of the hand, with its place in the plan

}  // namespace orrery::web::ozymandias_board
