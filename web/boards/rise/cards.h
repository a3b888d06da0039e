// Draws the cards of Rise: small in market, hand and pile, large for reading, and their backs; also the colours and
// heraldic shapes of the four civilizations. The board says where a card lies and what it is worth.
#pragma once

#include <imgui.h>

#include "games/rise/view.h"
#include "web/boards/kit/cards.h"
#include "web/theme.h"

namespace orrery::web::rise_cards {

struct Look {
    int worth = -1;       // -1: not shown
    int gems = 0;         // lying on the card
    bool marked = false;  // everybody knows this card
    kit::CardLight light{};
};

// From 44 x 60 to 110 x 150 CSS px. What does not fit is left out: first the art, then the kinds. Colour band, name and
// worth always stay; a long name is shortened.
void draw_small(ImDrawList& list, const Theme& theme, rise::Card card, ImVec2 min, ImVec2 max, const Look& look);
// About 260 x 360 CSS px, with the rules text.
void draw_large(ImDrawList& list, const Theme& theme, rise::Card card, ImVec2 min, ImVec2 max, const Look& look);
void draw_back(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, bool is_tile = false);

// ---- The signs on the cards, for boards and panels too
ImU32 colour_of(rise::Colour colour);
ImU32 ink_on(rise::Colour colour);  // for words and signs on a ground of that colour
// Crescent, drop, cross and ring. They differ from the shapes of seats.
void draw_colour_shape(ImDrawList& list, rise::Colour colour, ImVec2 centre, float radius, ImU32 outline);
void draw_shape(ImDrawList& list, rise::Colour colour, ImVec2 centre, float radius, ImU32 fill, ImU32 outline);
void draw_kind(ImDrawList& list, rise::Kind kind, ImVec2 centre, float radius, ImU32 ink);
void draw_gem(ImDrawList& list, ImVec2 centre, float radius);
void disk(ImDrawList& list, rise::Colour colour, ImVec2 centre, float radius);
// A gem, or the back of a card, with a count. `at` is the left end, in the middle of the height. Count below 0:
// unknown.
void gem_count(ImDrawList& list, const Theme& theme, ImVec2 at, int count);
void backs(ImDrawList& list, const Theme& theme, ImVec2 at, int count);

}  // namespace orrery::web::rise_cards
