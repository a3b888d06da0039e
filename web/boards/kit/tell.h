// The card beside a thing that tells its facts: its name, its numbers, and, if it was pressed though it is no choice,
// why not. It stands where it hides the fewest choices.
#pragma once

#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// For a spot that has something to tell. A first board does not need this code (cmake/app_later.txt).
void tell_of(const Spot& spot, const Brush& brush, const Spots& spots, const BoardFrame& frame, const Region& room);

// `mark`: the thing that is asked about; does nothing if it is absent or has nothing to tell.
inline void tell(const Brush& brush, const Spots& spots, std::string_view mark, const BoardFrame& frame,
                 const Region& room) {
    if (const Spot* spot = spots.find(mark); spot != nullptr && spot->facts) tell_of(*spot, brush, spots, frame, room);
}

}  // namespace orrery::web::kit
