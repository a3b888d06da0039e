// The facts of a thing that somebody asks about: its name, its numbers, and, if it was pressed though it is no choice,
// why not. They stand beside the board if there is room, else on a card where they hide the fewest choices.
#pragma once

#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// For a spot that has something to tell. A first board does not need this code (cmake/app_later.txt), so nothing is told
// until it is here (BoardFrame::tells).
void tell_of(const Spot& spot, const Brush& brush, const Spots& spots, const BoardFrame& frame, const Region& room,
             BoardAnswer& answer);

// `mark`: the thing that is asked about; does nothing if it is absent or has nothing to tell.
inline void tell(const Brush& brush, const Spots& spots, std::string_view mark, const BoardFrame& frame,
                 const Region& room, BoardAnswer& answer) {
    const Spot* spot = spots.find(mark);
    if (frame.tells && spot != nullptr && spot->facts) tell_of(*spot, brush, spots, frame, room, answer);
}

}  // namespace orrery::web::kit
