// The card that tells the facts of a thing beside it: its name, its numbers, and where it was pressed though it is no choice,
// why not. It stands where it hides least of what can be chosen.
#pragma once

#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// `mark`: the thing that is asked about; nothing happens where it is not there or has nothing to tell.
void tell(const Brush& brush, const Spots& spots, std::string_view mark, const BoardFrame& frame, const Region& room);

}  // namespace orrery::web::kit
