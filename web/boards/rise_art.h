// Line work on the cards of Rise: one engraved picture a card, made of a few motifs varied by the card; and the
// pattern of a card's or a tile's back. rise_cards.cpp calls it.
#pragma once

#include <imgui.h>

#include "games/rise/view.h"

namespace orrery::web::rise_art {

// In the rectangle; `line` is the width of a stroke, device pixels.
void engrave(ImDrawList& list, rise::Card card, ImVec2 min, ImVec2 max, ImU32 ink, float line);
void engrave_back(ImDrawList& list, ImVec2 centre, float radius, ImU32 ink, float line);

}  // namespace orrery::web::rise_art
