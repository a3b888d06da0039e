#include "web/widgets/course.h"

#include <algorithm>

#include "generated/web/say.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
// 1, 2 or 5 times a power of ten, so that about four steps reach the top.
std::int32_t round_step(std::int32_t most) {
    std::int32_t step = 1;
    for (std::int32_t power = 1; step * 4 < most; power *= 10)
        for (const std::int32_t times : {1, 2, 5})
            if (step * 4 < most) step = power * times;
    return step;
}
}  // namespace

void draw_course(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, const Course& course) {
    std::int32_t most = 1, least = 0;
    for (const auto& line : course.values)
        for (const std::int32_t value : line) most = std::max(most, value), least = std::min(least, value);
    const std::int32_t step = round_step(most - least);
    const float label = measure(theme.small, std::to_string(most)).x + theme.px(8), line = theme.small->FontSize;
    const ImVec2 low{min.x + label, max.y - line}, high{max.x - theme.px(14), min.y + 1.4f * line};
    const auto y_of = [&](std::int32_t value) {
        return low.y + (high.y - low.y) * static_cast<float>(value - least) / static_cast<float>(most - least);
    };
    const auto quiet = with_alpha(ink::kIvory, ink::kQuiet);
    text_at(list, theme.small, {min.x, min.y - line * 0.4f}, quiet, say::by_turn(course.what));
    for (std::int32_t mark = least - least % step; mark <= most; mark += step) {
        const std::string text = std::to_string(mark);
        list.AddLine({low.x, y_of(mark)}, {high.x, y_of(mark)}, with_alpha(ink::kLine, 0.7f), theme.line());
        text_at(list, theme.small, {low.x - theme.px(6) - measure(theme.small, text).x, y_of(mark) - line / 2}, quiet,
                text);
    }
    if (course.turns.empty()) return;
    const float last = static_cast<float>(std::max(1, course.turns.back()));
    const auto at = [&](std::size_t seat, std::size_t i) {
        return ImVec2{low.x + (high.x - low.x) * static_cast<float>(course.turns[i]) / last,
                      y_of(course.values[seat][i])};
    };
    const std::string end = std::to_string(course.turns.back());
    text_at(list, theme.small, {high.x - measure(theme.small, end).x, low.y + theme.px(2)}, quiet, end);
    for (std::size_t seat = 0; seat < course.values.size(); ++seat) {
        const ImU32 colour = seat_colour(seat_at(static_cast<int>(seat)));
        for (std::size_t i = 0; i + 1 < course.turns.size(); ++i)
            list.AddLine(at(seat, i), at(seat, i + 1), colour, theme.px(2));
    }
    for (std::size_t seat = 0; seat < course.values.size(); ++seat) {
        const Seat of = seat_at(static_cast<int>(seat));
        draw_seat_shape(list, of, at(seat, course.turns.size() - 1), theme.px(5), seat_colour(of), ink::kNight);
    }
}

}  // namespace orrery::web
