// The ground that a board listens on: one field over all of it for pointer and keyboard focus, and two fingers that move
// its camera. Every board begins with these.
#pragma once

#include <optional>

#include "web/boards/board.h"
#include "web/boards/camera.h"

namespace orrery::web {

struct Ground {
    bool hovered = false, active = false;  // the pointer is over it; it has the press
    bool began = false, ended = false;     // the press, in this frame
};
// Nothing where the frame has no room. Draws the ring of keyboard focus.
std::optional<Ground> lay_ground(const BoardFrame& frame, const Theme& theme);

// True: two fingers are on the board and have moved the camera; a press under way is none.
bool pinch(Camera& camera, const BoardFrame& frame);

}  // namespace orrery::web
