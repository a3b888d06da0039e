// Hexes as boards draw them, with a point at the top: given by their centre and the distance to a corner, in device
// pixels.
#pragma once

#include <array>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline constexpr float kRoot3 = 1.7320508f;  // a hex's width divided by its radius

std::array<ImVec2, 6> hex_corners(ImVec2 centre, float radius);
void fill_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);
void line_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour, float thick);
void dash_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);
// Lights a hex that can be chosen, or is chosen.
void light_hex(const Brush& brush, ImVec2 centre, float radius, bool chosen);

}  // namespace orrery::web::kit
