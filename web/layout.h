// Which layout a window gets: one function for every screen and board.
#pragma once

#include <cstdint>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

enum class Format : std::uint8_t {
    wide,      // desktop: the board left, a panel right
    portrait,  // phone: one under the other, a sheet with two stops
    low,       // landscape phone, short window, a page at 200 %: the board at its full height, all else in a column
};
Format format_of(const Theme& theme, ImVec2 room);  // device pixels

// Of a table of that format: width of the panel or column at the right, device pixels; portrait: none.
float side_width(const Theme& theme, ImVec2 room);

}  // namespace orrery::web
