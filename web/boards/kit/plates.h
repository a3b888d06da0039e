// The plates of seats: a column at the side of a board, or rows over it where it is narrow; and below them a line of words
// about the match. What stands on a plate is the board's own.
#pragma once

#include <string_view>
#include <vector>

#include "core/types.h"
#include "web/boards/board.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

struct PlateLook {               // CSS px
    float plate = 0, strip = 0;  // heights: in the column at most, in a row
    float low_column = 0;        // width of the column in a low window
};
// Places for so many, the first seat first; `room` becomes what is left for the board, below the line of words.
std::vector<Region> place_plates(const Theme& theme, Format format, int seats, const PlateLook& look, Region& room);
// A plate that a press opens: "seat:p1".
Spot plate_spot(Seat seat, const Region& at, bool chosen);
// The line over the room that is left.
void info_line(const Brush& brush, const Region& room, ImU32 colour, std::string_view text);

}  // namespace orrery::web::kit
