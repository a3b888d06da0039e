// Small signs that the parts of the Rise board share: a disk, a count of gems, a number on the map, a panel's ground.
#pragma once

#include <string_view>

#include <imgui.h>

#include "games/rise/view.h"
#include "web/theme.h"

namespace orrery::web::rise_signs {

void disk(ImDrawList& list, rise::Colour colour, ImVec2 centre, float radius);
void number(ImDrawList& list, const Theme& theme, ImVec2 centre, float size, ImU32 colour, std::string_view text);
// A gem and a count; returns the width. `at` is the left end, in the middle of the height.
float gem_count(ImDrawList& list, const Theme& theme, ImVec2 at, int count);
void backs(ImDrawList& list, const Theme& theme, ImVec2 at, int count);  // a card's back and a count
void pill(ImDrawList& list, const Theme& theme, ImVec2 centre, std::string_view text, ImU32 colour);
void ground(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, ImU32 edge);
// What can be chosen: a breath of brass around it.
void glow(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, bool bright);

}  // namespace orrery::web::rise_signs
