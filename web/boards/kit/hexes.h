// Hexes as boards draw them: a point at the top, known by their centre and the way to a corner, device pixels.
#pragma once

#include <array>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline constexpr float kRoot3 = 1.7320508f;  // of a hex's radius to its width

std::array<ImVec2, 6> hex_corners(ImVec2 centre, float radius);
void fill_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);
void line_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour, float thick);
void dash_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);
// What can be chosen, or is chosen.
void light_hex(const Brush& brush, ImVec2 centre, float radius, bool chosen);

}  // namespace orrery::web::kit
