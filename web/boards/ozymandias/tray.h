// What is asked on an Ozymandias board and does not lie on the map: buttons, cards, fleets, suits, a plan, a war. Each only adds
// spots; what a step is hung on is told by plan.h.
#pragma once

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// Adds the tray of the question, if it has one, at the foot of scene.room or in the dock, and gives its height there.
float lay_question(Scene& scene);

// Things in rows; more than the tray has room for come a page at a time. `below`: what else is to follow, device pixels.
void lay_pages(kit::Tray& tray, const Scene& scene, std::vector<kit::Spot> things, ImVec2 size, float below);
// The same of cards, with their names where there is room; `caption`: what stands under each.
void lay_cards(kit::Tray& tray, const Scene& scene, std::vector<kit::Spot> cards, float below, float caption = 0);

}  // namespace orrery::web::ozymandias_board
