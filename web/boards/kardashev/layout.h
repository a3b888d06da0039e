// Where everything of a Kardashev board stands that is always there: plates of seats and the line above the map. tray.h adds
// what is asked; what both leave is the map's.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

// Adds the plates and takes them, and the line of figures, off `scene.room`.
void lay_plates(Scene& scene);
void paint_info(const Scene& scene);

}  // namespace orrery::web::kardashev_board
