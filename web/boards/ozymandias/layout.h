// The place of everything on an Ozymandias board that is always there: the plates of the seats and the line above the
// map; and the fleets of a seat, which a press on its plate opens. tray.h adds the question. The map gets the rest.
#pragma once

#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// Adds the plates and the hand. Takes room for them and for the track from `scene.room`.
void lay_around(Scene& scene);
void paint_track(const Scene& scene);
// The fleets of scene.looked_at, for the viewer also the hand; drawn over everything.
void lay_player(Scene& scene);

}  // namespace orrery::web::ozymandias_board
