// The place of everything on a Kardashev board that is always there: plates of seats and the line above the map. tray.h
// adds the question. The map gets the rest.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

// Adds the plates. Takes the room of the plates and of the line of figures off `scene.room`.
void lay_plates(Scene& scene);
void paint_info(const Scene& scene);

}  // namespace orrery::web::kardashev_board
