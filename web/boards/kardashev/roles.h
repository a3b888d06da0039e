// The six roles over the map, where one is chosen.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

void lay_roles(Scene& scene);

}  // namespace orrery::web::kardashev_board
