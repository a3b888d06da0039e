// The course of a match as a chart: a line a seat in its colour, its sign at the end, the scale in round numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/types.h"
#include "web/theme.h"

namespace orrery::web {

struct Course {
    std::string what;                               // "Production": what is counted
    std::vector<std::int32_t> turns;                // a point each: after how many turns
    std::vector<std::vector<std::int32_t>> values;  // of a seat, one a point
};

void draw_course(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, const Course& course);

}  // namespace orrery::web
