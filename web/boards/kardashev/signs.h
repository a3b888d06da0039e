// The signs of Kardashev: resources, colonies, fleets, prices. Their shapes say the same as their colours.
#pragma once

#include <string_view>

#include "games/kardashev/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kardashev_signs {

ImU32 colour_of(kardashev::Symbol symbol);
// A leaf, a crystal, a bolt, a shield.
void symbol(ImDrawList& list, kardashev::Symbol symbol, ImVec2 centre, float radius);
// All symbols of a tile in a row, or in two.
void symbols(ImDrawList& list, kardashev::Symbols symbols, ImVec2 centre, float radius);
// held: only types with at least one card. all: every type. tight: every type, in less room.
enum class Counts { held, all, tight };
// Cards as numbers with their signs, from `at` on (left end, middle of the height). Returns how wide they are.
float cards(const kit::Brush& brush, const kardashev::Cards& cards, ImVec2 at, Counts kind = Counts::held);
float cards_width(const kit::Brush& brush, const kardashev::Cards& cards, Counts kind = Counts::held);
// Each sign below its number, in three equal parts of `width`; it is two lines high.
void stacked_cards(const kit::Brush& brush, const kardashev::Cards& cards, ImVec2 at, float width);

// A building on the ground `foot`, with one storey per level and the seat's sign above.
void colony(const kit::Brush& brush, Seat owner, int level, ImVec2 foot, float size);
void fleet(const kit::Brush& brush, Seat owner, int level, ImVec2 centre, float size);
// A tile on the map or in a tray: a world with its symbols, a wreck, nothing, or its back.
void tile(const kit::Brush& brush, kardashev::Tile tile, ImVec2 centre, float radius);

}  // namespace orrery::web::kardashev_signs
