// Somebody who does what a game's lesson teaches and nothing more, to measure the first rung of the ladder by: of the moves at
// hand the one after which what the lesson counts is most, with no thought of answers. bench.cpp plays it against levels.
#pragma once

#include <cstdint>
#include <string_view>

#include "games.h"

namespace orrery {

// What such a person answers; one of several that seem the same by lot. `match` must ask something of a game with a lesson.
Path lesson_move(const Match& match, Chance& chance);
bool has_lesson_player(std::string_view game);

}  // namespace orrery
