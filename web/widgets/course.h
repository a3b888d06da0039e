// The course of a match as a chart: one line per seat in its colour with its shape at the end, and a scale in round
// numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/types.h"
#include "web/theme.h"

namespace orrery::web {

struct Course {
    std::string what;                               // what is counted, such as "Production"
    std::vector<std::int32_t> turns;                // one per point: how many turns had been played
    std::vector<std::vector<std::int32_t>> values;  // one list per seat, one value per point
};

void draw_course(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, const Course& course);

}  // namespace orrery::web
