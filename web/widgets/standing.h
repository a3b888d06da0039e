// The standing of each seat after each move: one line per seat in its colour and with its shape, from 0 to 1. It is
// also the slider of the replay, to press and drag. Mark "replay:graph".
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "bots/survey.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

struct Standing {
    std::span<const Shares> course;  // as far as it is known
    std::span<const Swing> swings;   // turning points, numbered above the lines
    std::size_t seats = 2;
    std::size_t last = 0;   // number of moves in the match
    std::size_t shown = 0;  // number of moves shown on the board
};

// As wide as the available room; `height` in device pixels. Returns the move that was pressed.
std::optional<std::size_t> draw_standing(const Theme& theme, Marks& marks, const Standing& standing, float height);

}  // namespace orrery::web
