#include "web/widgets/log.h"

#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {

std::optional<std::size_t> draw_log(const Theme& theme, Marks& marks, std::span<const LogRow> rows, std::size_t shown) {
    std::optional<std::size_t> chosen;
    const float width = ImGui::GetContentRegionAvail().x, indent = theme.px(24),
                padding = theme.px(theme.touch ? 12 : 6);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    for (std::size_t i = rows.size(); i-- > 0;) {
        const LogRow& row = rows[i];
        const float wrap = width - indent - theme.px(6);
        const ImVec2 min = ImGui::GetCursorScreenPos();
        const ImVec2 max{min.x + width, min.y + measure(theme.small, row.text, wrap).y + 2 * padding};
        if (!ImGui::IsRectVisible(min, max)) {
            ImGui::Dummy({width, max.y - min.y});
            continue;
        }
        const Press press = pressed(marks, "log:" + std::to_string(row.ply), min, max);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        if (press.hovered || row.ply == shown)
            list.AddRectFilled(min, max, with_alpha(ink::kBrass, row.ply == shown ? 0.12f : 0.07f), theme.px(4));
        draw_seat_shape(list, row.seat, {min.x + theme.px(10), min.y + padding + theme.small->FontSize / 2},
                        theme.px(4.5f), seat_colour(row.seat), ink::kNight);
        text_at(list, theme.small, {min.x + indent, min.y + padding},
                with_alpha(ink::kIvory, press.hovered ? 1.0f : 0.8f), row.text, wrap);
        if (press.focused) focus_ring(theme, min, max, theme.px(4));
        if (press.clicked) chosen = row.ply;
    }
    ImGui::PopStyleVar();
    return chosen;
}

}  // namespace orrery::web
