// The card that tells the facts of a thing beside it: its name, its numbers, and where it was pressed though it is no choice,
// why not. It stands where it hides least of what can be chosen.
#pragma once

#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// `spot` has something to tell. Code that a first board does without (cmake/app_later.txt).
void tell_of(const Spot& spot, const Brush& brush, const Spots& spots, const BoardFrame& frame, const Region& room);

// `mark`: the thing that is asked about; nothing happens where it is not there or has nothing to tell.
inline void tell(const Brush& brush, const Spots& spots, std::string_view mark, const BoardFrame& frame,
                 const Region& room) {
    if (const Spot* spot = spots.find(mark); spot != nullptr && spot->facts) tell_of(*spot, brush, spots, frame, room);
}

}  // namespace orrery::web::kit
