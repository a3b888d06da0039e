// The place of everything on a Rise board that is always there: bars, market, deck, plates, the hand. The map gets the
// rest. tray.h adds what lies over the map.
#pragma once

#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

// Adds spots and sets `map` and `wide`.
void lay_table(Scene& scene);

}  // namespace orrery::web::rise_board
