// The line work on cards: a picture for each kind of playing card, a face for each race. Called by cards.cpp.
#pragma once

#include <imgui.h>

#include "games/cosmos/view.h"
#include "web/boards/kit/engraving.h"

namespace orrery::web::cosmos_board {

// The pictures reach `radius` up and down from `centre`, and a quarter farther to the sides. These functions must not
// be given the value that means "none".
void engrave_card(ImDrawList& list, cosmos::Card card, ImVec2 centre, float radius, const kit::Pen& pen);
void engrave_race(ImDrawList& list, cosmos::Race race, ImVec2 centre, float radius, const kit::Pen& pen);
void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen);    // of playing cards
void engrave_secret(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen);  // of a race that is face down

}  // namespace orrery::web::cosmos_board
