// Line work on the cards of Rise: a small engraved picture for each card, the signs of the kinds, and the pattern of a
// back. All are lists of strokes (rise_plates.cpp); rise_cards.cpp calls it.
#pragma once

#include <imgui.h>

#include "games/rise/view.h"

namespace orrery::web::rise_art {

// What the table holds: a card's picture by its number, the signs of the kinds in the order of their bits, a back, and
// stars to lie behind a picture.
inline constexpr int kSigns = rise::kCards;
inline constexpr int kBack = kSigns + 8;
inline constexpr int kSky = kBack + 1;

struct Pen {
    ImU32 ink, accent;
    float line;  // width of a stroke, device pixels
};

// Round `centre`; a picture reaches `radius` up and down and somewhat farther to the sides. What is strewn follows `seed`.
void engrave(ImDrawList& list, int picture, ImVec2 centre, float radius, const Pen& pen, int seed);

}  // namespace orrery::web::rise_art
