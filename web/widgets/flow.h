// A sentence with signs in it: a resource that follows its number is drawn as its sign, where the game has one.
#pragma once

#include <string_view>

#include "web/boards/board.h"
#include "web/theme.h"

namespace orrery::web {

// Draws `text` from `at` on, in lines of `width` device pixels, and returns their height. `list` nullptr: it only
// measures.
float flow(ImDrawList* list, const Theme& theme, ImFont* font, ImVec2 at, ImU32 ink, std::string_view text, float width,
           Board* signs);

}  // namespace orrery::web
