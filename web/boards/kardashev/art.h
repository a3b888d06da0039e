// Engraved pictures of the six roles.
#pragma once

#include "games/kardashev/view.h"

#include <imgui.h>

namespace orrery::web::kardashev_board {

void draw_role(ImDrawList& list, kardashev::Role role, ImVec2 centre, float radius, ImU32 line, ImU32 accent,
               float thick);

}  // namespace orrery::web::kardashev_board
