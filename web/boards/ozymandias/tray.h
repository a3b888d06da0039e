// The question on an Ozymandias board, as far as it is not on the map: buttons, cards, fleets, suits, a plan, a war.
// These functions only add spots; plan.h says which thing stands for a step.
#pragma once

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// Adds the tray of the question, if it has one, at the foot of scene.room or in the dock. Returns its height in
// scene.room.
float lay_question(Scene& scene);

// Things in rows. If there are more than the tray has room for, they are shown in pages. `below`: height of what
// follows, device pixels.
void lay_pages(kit::Tray& tray, const Scene& scene, std::vector<kit::Spot> things, ImVec2 size, float below);
// The same for cards, with their names if there is room. `caption`: what is below each card.
void lay_cards(kit::Tray& tray, const Scene& scene, std::vector<kit::Spot> cards, float below, float caption = 0);

}  // namespace orrery::web::ozymandias_board
