// Who stood how after each move: a line a seat in its colour and with its shape, from 0 to the whole; also the replay's
// scrubber, to press and drag. Mark "replay:graph".
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
    std::span<const Swing> swings;   // numbered above the lines
    std::size_t seats = 2;
    std::size_t last = 0;   // moves of the match
    std::size_t shown = 0;  // after so many of them
};

// As wide as there is; `height` in device pixels. The move that is to be shown, if that was pressed.
std::optional<std::size_t> draw_standing(const Theme& theme, Marks& marks, const Standing& standing, float height);

}  // namespace orrery::web
