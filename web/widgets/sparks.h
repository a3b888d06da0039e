// For a win: sparks in brass and the winner's colour rise and fall behind the result for a few seconds.
#pragma once

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

inline constexpr double kSparksMs = 3200;

// Draws the sparks `ms` milliseconds after their start, between min and max. True: they go on.
bool draw_sparks(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, ImU32 colour, double ms);

}  // namespace orrery::web
