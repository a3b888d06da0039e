// The place of everything on a Cosmos board that is always there: the plates of the seats and the line above the map;
// and the things of a seat, which a press on its plate opens. tray.h adds the question. The map gets the rest.
#pragma once

#include "web/boards/cosmos/scene.h"

namespace orrery::web::cosmos_board {

// Adds the plates and the hand. Takes room for them and for the track from `scene.room`.
void lay_around(Scene& scene);
void paint_track(const Scene& scene);
// Race, powers and offers of scene.looked_at, and its hand as far as it is known; drawn over everything.
void lay_player(Scene& scene);

}  // namespace orrery::web::cosmos_board
