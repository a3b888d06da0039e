#include "web/widgets/standing.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
constexpr std::int32_t kWhole = 1000;
constexpr float kLabel = 28, kEnd = 12, kHead = 18;  // CSS px: left of the lines, right of them, above them
}  // namespace

std::optional<std::size_t> draw_standing(const Theme& theme, Marks& marks, const Standing& standing, float height) {
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + ImGui::GetContentRegionAvail().x, min.y + height};
    const Press press = pressed(marks, "replay:graph", min, max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low{min.x + theme.px(kLabel), max.y - theme.px(5)};
    const ImVec2 high{max.x - theme.px(kEnd), min.y + theme.px(kHead)};
    const float last = static_cast<float>(std::max<std::size_t>(1, standing.last));
    const auto at = [&](std::size_t ply, std::int32_t share) {
        return ImVec2{low.x + (high.x - low.x) * static_cast<float>(ply) / last,
                      low.y + (high.y - low.y) * static_cast<float>(share) / static_cast<float>(kWhole)};
    };
    const ImU32 quiet = with_alpha(ink::kIvory, ink::kQuiet);
    for (const std::int32_t share : {0, kWhole / 2, kWhole}) {
        const std::string text = std::to_string(share / 10);
        const float y = at(0, share).y;
        list.AddLine({low.x, y}, {high.x, y}, with_alpha(ink::kLine, 0.7f), theme.line());
        text_at(list, theme.small, {low.x - theme.px(6) - measure(theme.small, text).x, y - theme.small->FontSize / 2},
                quiet, text);
    }
    const float x = at(standing.shown, 0).x;
    list.AddLine({x, low.y}, {x, high.y}, ink::kBrass, theme.px(2));
    for (std::size_t i = 0; i < standing.swings.size(); ++i) {
        const float turn = at(standing.swings[i].ply, 0).x;
        list.AddLine({turn, low.y}, {turn, high.y}, with_alpha(ink::kIvory, 0.25f), theme.line());
        text_centred(list, theme.small, {turn, min.y + theme.px(kHead / 2)}, ink::kIvory, std::to_string(i + 1));
    }
    std::vector<ImVec2> line(standing.course.size());
    for (std::size_t seat = 0; seat < standing.seats && !line.empty(); ++seat) {
        const Seat of = seat_at(static_cast<int>(seat));
        for (std::size_t ply = 0; ply < line.size(); ++ply) line[ply] = at(ply, standing.course[ply][seat]);
        list.AddPolyline(line.data(), static_cast<int>(line.size()), seat_colour(of), ImDrawFlags_None, theme.px(2));
        const std::size_t end = line.size() - 1, beside = end * (2 * seat + 1) / (2 * standing.seats);
        for (const std::size_t ply : {beside, end})
            draw_seat_shape(list, of, line[ply], theme.px(5), seat_colour(of), ink::kNight);
    }
    if (press.focused) focus_ring(theme, min, max, theme.px(6));
    if (!press.held) return std::nullopt;
    const float share = std::clamp((ImGui::GetIO().MousePos.x - low.x) / std::max(1.0f, high.x - low.x), 0.0f, 1.0f);
    const auto wanted = static_cast<std::size_t>(std::lround(share * last));
    return wanted == standing.shown ? std::nullopt : std::optional(wanted);
}

}  // namespace orrery::web
