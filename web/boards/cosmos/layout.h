// Where everything of a Cosmos board stands that is always there: plates of the seats and the line above the map; and what lies
// before a seat, which a press on its plate opens. tray.h adds what is asked; what is left is the map's.
#pragma once

#include "web/boards/cosmos/scene.h"

namespace orrery::web::cosmos_board {

// Adds the plates and takes them, and the line of figures, off `scene.room`.
void lay_plates(Scene& scene);
void paint_info(const Scene& scene);
// Race, powers, offers of scene.looked_at, and the hand as far as it is known; over everything.
void lay_player(Scene& scene);

}  // namespace orrery::web::cosmos_board
