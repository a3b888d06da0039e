#include "web/widgets/panel.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <imgui_internal.h>

namespace orrery::web {
namespace {

// A finger that moves up or down scrolls and does not press.
void drag_scroll(const Theme& theme) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseSource == ImGuiMouseSource_Mouse || !ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    const ImGuiWindow* window = ImGui::GetCurrentWindow();
    if (window->ScrollMax.y <= 0 || !window->InnerRect.Contains(io.MouseClickedPos[0])) return;
    if (std::abs(io.MousePos.y - io.MouseClickedPos[0].y) < theme.px(10)) return;
    if (ImGui::GetActiveID() != 0) ImGui::ClearActiveID();
    ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
}

}  // namespace

Column column(const Theme& theme, ImVec2 min, ImVec2 max, float width) {
    const bool narrow = theme.narrow({max.x - min.x, max.y - min.y});
    const float margin = narrow ? 0 : theme.px(24), middle = (min.x + max.x) / 2;
    const float half = std::min(max.x - min.x - 2 * margin, theme.px(width)) / 2;
    return {{middle - half, min.y + margin}, {middle + half, max.y - margin}, narrow ? 16.0f : 28.0f, narrow};
}

Panel::Panel(const Theme& theme, std::string_view id, ImVec2 min, ImVec2 max, PanelLook look)
    : theme_(theme), scrolls_(look.scrolls) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (look.ground) {
        list.AddRectFilled(min, max, ink::kChart, theme.px(8));
        list.AddRect(min, max, ink::kLine, theme.px(8), 0, theme.line());
    }
    const float padding = theme.px(look.padding);
    ImGui::SetCursorScreenPos(min);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(padding, padding));
    const ImGuiWindowFlags flags =
        ImGuiWindowFlags_NavFlattened |
        (look.scrolls ? 0 : ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::BeginChild(std::string(id).c_str(), {max.x - min.x, max.y - min.y}, ImGuiChildFlags_AlwaysUseWindowPadding,
                      flags);
    ImGui::PopStyleVar();
}

Panel::~Panel() {
    if (scrolls_) drag_scroll(theme_);
    ImGui::EndChild();
}

}  // namespace orrery::web
