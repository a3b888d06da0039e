// Who is ahead while a match is in its last round, in the same words for all games.
#pragma once

#include <string_view>
#include <vector>

#include "web/boards/board.h"

namespace orrery::web::kit {

// Flags the seat whose figure of the course (SeatFigures::course) is the largest, with its lead: "would win by 2 points
// if the match ended now". `what` the course counts: "points" or "colonies". If several have the largest, it flags
// nobody.
void flag_leader(std::vector<SeatFigures>& figures, std::string_view what);

}  // namespace orrery::web::kit
