// Where everything of a Rise board stands that is always there: bars, market, deck, plates, the hand; what they leave is
// the map's. tray.h adds what lies over it.
#pragma once

#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

// Adds spots and sets `map` and `wide`.
void lay_table(Scene& scene);

}  // namespace orrery::web::rise_board
