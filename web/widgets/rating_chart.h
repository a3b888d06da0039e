// The course of a rating as a line, match by match, over the ratings of the bots' levels near it.
#pragma once

#include <string>
#include <vector>

#include "web/theme.h"

namespace orrery::web {

struct RatingChart {
    struct Level {
        std::string name;
        float value = 0;
    };
    std::vector<float> values;  // as it began, and after each match
    std::vector<Level> levels;  // lowest first
};

void draw_rating(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, const RatingChart& chart);

}  // namespace orrery::web
