// Moves that can wait: after some moves of a turn another move is still possible. "Find the move" asks for a move that
// decides something, so it neither counts such moves as wrong nor as right.
#pragma once

#include <string_view>

#include "games.h"

namespace orrery {

// May `wanted` still be played after the legal move `move`, by the same seat in the same turn? With other luck than the
// match will have.
bool can_wait(const Match& match, std::string_view move, std::string_view wanted);

}  // namespace orrery
