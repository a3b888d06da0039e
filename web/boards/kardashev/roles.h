// The six roles, while one is chosen: below the map, or in the tray of the question.
#pragma once

#include <string>

#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::kardashev_board {

std::string role_mark(kardashev::Role role);
bool lay_roles(Scene& scene);  // in a wide window, with what each does; false: there is no room
void lay_roles(kit::Tray& tray, const Scene& scene, float width);  // smaller; `width`: the room in the tray

}  // namespace orrery::web::kardashev_board
