// The six roles, shown over the map while one is chosen. In a low window two of them are in the column.
#pragma once

#include <string>

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

std::string role_mark(kardashev::Role role);
void lay_roles(Scene& scene);

}  // namespace orrery::web::kardashev_board
