#include "web/widgets/rating_chart.h"

#include <algorithm>
#include <cmath>

#include "generated/web/say.h"
#include "web/widgets/text.h"

namespace orrery::web {

// The scale is that of the levels: from the next one below the line to the next one above it.
void draw_rating(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, const RatingChart& chart) {
    if (chart.values.size() < 2) return;
    const auto [least, most] = std::minmax_element(chart.values.begin(), chart.values.end());
    float low = *least, high = *most;
    for (const RatingChart::Level& level : chart.levels)
        if (level.value <= *least) low = level.value;
    for (auto level = chart.levels.rbegin(); level != chart.levels.rend(); ++level)
        if (level->value >= *most) high = level->value;
    high = std::max(high, low + 1);
    const float font = theme.small->FontSize;
    const std::string now = std::to_string(std::lround(chart.values.back()));
    float left = min.x;  // beside the longest name
    const auto words_of = [](const RatingChart::Level& level) {
        return say::level_rating(level.name, static_cast<int>(std::lround(level.value)));
    };
    for (const RatingChart::Level& level : chart.levels)
        left = std::max(left, min.x + measure(theme.small, words_of(level)).x + theme.px(10));
    const float right = max.x - measure(theme.bold, now).x - theme.px(12), top = min.y + font / 2;
    const float bottom = max.y - font / 2;
    const auto y_of = [&](float value) { return bottom + (top - bottom) * (value - low) / (high - low); };
    for (const RatingChart::Level& level : chart.levels) {
        if (level.value < low || level.value > high) continue;
        const float y = y_of(level.value);
        list.AddLine({left, y}, {max.x, y}, with_alpha(ink::kLine, 0.7f), theme.line());
        text_at(list, theme.small, {min.x, y - font / 2}, with_alpha(ink::kIvory, ink::kQuiet), words_of(level));
    }
    const float step = (right - left) / static_cast<float>(chart.values.size() - 1);
    const auto at = [&](std::size_t i) { return ImVec2{left + step * static_cast<float>(i), y_of(chart.values[i])}; };
    for (std::size_t i = 0; i + 1 < chart.values.size(); ++i) list.AddLine(at(i), at(i + 1), ink::kBrass, theme.px(2));
    const ImVec2 end = at(chart.values.size() - 1);
    list.AddCircleFilled(end, theme.px(4), ink::kBrass);
    text_at(list, theme.bold, {end.x + theme.px(8), end.y - theme.bold->FontSize / 2}, ink::kBrass, now);
}

}  // namespace orrery::web
