// The place of everything on a Rise board that is always there: bars, market, deck, plates, the hand. The map gets the
// rest.
#pragma once

#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

// Adds spots, takes their room from `room` and `hand`, and sets `wide`.
void lay_table(Scene& scene);

}  // namespace orrery::web::rise_board
