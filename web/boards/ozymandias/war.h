// A war on the board (6.7): how far apart both sides are, which cards of the hand are swords and their prices, the
// draft. Called by tray.cpp and film.cpp.
#pragma once

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

void lay_war(kit::Tray& tray, const Scene& scene);
void lay_draft(kit::Tray& tray, const Scene& scene);
kit::Spot sword_spot(const Scene& scene, ozymandias::Card card);   // with its price, or that it is too expensive
kit::Spot double_spot(const Scene& scene, ozymandias::Card card);  // Weapons Research: counted twice

// Both fleets, their sectors' suits, and the score between them.
void paint_war(const Scene& scene, const kit::Region& at, const kit::Brush& brush);

}  // namespace orrery::web::ozymandias_board
