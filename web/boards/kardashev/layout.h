// The place of everything on a Kardashev board that is always there: plates of seats and the line above the map. tray.h
// adds the question. The map gets the rest.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

// Adds the plates. Takes room for them and for the track from `scene.room`.
void lay_around(Scene& scene);
void paint_track(const Scene& scene);

}  // namespace orrery::web::kardashev_board
