#include "web/widgets/stepper.h"

#include <algorithm>

#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {

std::optional<std::string> draw_steps(const Theme& theme, Marks& marks, std::span<const LabelledStep> choices) {
    std::optional<std::string> chosen;
    for (const LabelledStep& choice : choices) {
        const ImVec2 min = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x, padding = theme.px(12);
        const float words = measure(theme.text, choice.label, width - 2 * padding).y;
        const ImVec2 max{min.x + width, min.y + std::max(theme.target(), words + padding)};
        const Press press = pressed(marks, "choice:" + choice.tokens, min, max);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(min, max, with_alpha(ink::kBrass, press.hovered || press.focused ? 0.2f : 0.07f),
                           theme.px(6));
        list.AddRect(min, max, with_alpha(ink::kBrass, 0.5f), theme.px(6), 0, theme.line());
        text_at(list, theme.text, {min.x + padding, min.y + (max.y - min.y - words) / 2}, ink::kIvory, choice.label,
                width - 2 * padding);
        if (press.focused) focus_ring(theme, min, max, theme.px(6));
        if (press.clicked) chosen = choice.tokens;
    }
    return chosen;
}

}  // namespace orrery::web
