// Where everything of an Ozymandias board stands that is always there: plates of the seats and the line above the map; and the
// fleets of a seat, which a press on its plate opens. tray.h adds what is asked; what is left is the map's.
#pragma once

#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// Adds the plates and takes them, and the line of figures, off `scene.room`.
void lay_plates(Scene& scene);
void paint_info(const Scene& scene);
// The fleets of scene.looked_at, of the viewer also the hand; over everything.
void lay_player(Scene& scene);

}  // namespace orrery::web::ozymandias_board
