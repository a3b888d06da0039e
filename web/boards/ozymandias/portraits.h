// Portraits of the 54 leaders as line work. Each consists of a sky, a garment, a head, eyes and something worn. No two
// are alike. Called by cards.cpp.
#pragma once

#include <imgui.h>

#include "games/ozymandias/view.h"
#include "web/boards/kit/engraving.h"

namespace orrery::web::ozymandias_board {

// It reaches `radius` up and down from `centre`, and a quarter farther to the sides.
void portrait(ImDrawList& list, ozymandias::Card card, ImVec2 centre, float radius, const kit::Pen& pen);
void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen);  // of all cards

}  // namespace orrery::web::ozymandias_board
