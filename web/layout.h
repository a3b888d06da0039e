// Which layout a window gets: one function for every screen and board.
#pragma once

#include <cstdint>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

enum class Format : std::uint8_t {
    wide,      // desktop: board on the left, panel on the right
    portrait,  // phone: one below the other, and a sheet with two stops
    low,       // landscape phone, low window, page at 200 %: the board at full height, all else in a column
};
Format format_of(const Theme& theme, ImVec2 room);  // device pixels

// The width in device pixels of the panel or column at the right of a table with that format; portrait: none.
float side_width(const Theme& theme, ImVec2 room);

}  // namespace orrery::web
