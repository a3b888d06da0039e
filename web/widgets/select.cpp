#include "web/widgets/select.h"

#include <algorithm>

#include <imgui_internal.h>

#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

std::string label_of(std::string_view value, const std::vector<Choice>& options) {
    for (const Choice& option : options)
        if (option.value == value) return option.label;
    return std::string(value);
}

// A small triangle that points down.
void draw_hook(ImDrawList& list, ImVec2 centre, float size, ImU32 colour) {
    list.AddTriangleFilled({centre.x - size, centre.y - size / 2}, {centre.x + size, centre.y - size / 2},
                           {centre.x, centre.y + size * 0.7f}, colour);
}

// One line of the open list; true if it was taken.
bool draw_option(const Theme& theme, Marks& marks, const std::string& mark, const Choice& option, bool chosen,
                 float width) {
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const float wrap = width - theme.px(44);
    const ImVec2 words = measure(theme.text, option.label, wrap);
    const ImVec2 max(min.x + width, min.y + std::max(theme.target(), words.y + theme.px(14)));
    const Press press = pressed(marks, mark, min, max);
    if (chosen) ImGui::SetItemDefaultFocus();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (press.hovered || press.focused) list.AddRectFilled(min, max, with_alpha(ink::kBrass, 0.16f), theme.px(4));
    if (press.focused) list.AddRect(min, max, ink::kBrass, theme.px(4), 0, theme.px(2));
    const float y = (min.y + max.y - words.y) / 2;
    if (chosen) text_at(list, theme.text, {min.x + theme.px(10), y}, ink::kBrass, "✓");
    text_at(list, theme.text, {min.x + theme.px(32), y}, ink::kIvory, option.label, wrap);
    return press.clicked;
}

}  // namespace

std::optional<std::string> select(const Theme& theme, Marks& marks, std::string_view id, std::string_view value,
                                  const std::vector<Choice>& options, float width) {
    const std::string name(id);
    const ImVec2 min = ImGui::GetCursorScreenPos();
    if (width <= 0) width = ImGui::GetContentRegionAvail().x;
    const ImVec2 max(min.x + width, min.y + theme.target());
    const Press press = pressed(marks, "select:" + name, min, max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rounding = theme.px(6);
    list.AddRectFilled(min, max, press.hovered || press.held ? mix(ink::kNight, ink::kLine, 0.3f) : ink::kNight,
                       rounding);
    list.AddRect(min, max, press.hovered ? mix(ink::kLine, ink::kIvory, 0.3f) : ink::kLine, rounding, 0, theme.line());
    const float line = theme.text->FontSize;
    text_at(list, theme.text, {min.x + theme.px(12), (min.y + max.y - line) / 2}, ink::kIvory,
            ellipsis(theme.text, label_of(value, options), width - theme.px(40)));
    draw_hook(list, {max.x - theme.px(18), (min.y + max.y) / 2}, theme.px(5), ink::kBrass);
    if (press.focused) focus_ring(theme, min, max, rounding);

    const std::string popup = "list:" + name;
    if (press.clicked) ImGui::OpenPopup(popup.c_str());
    std::optional<std::string> taken;
    const float list_width = std::max(width, theme.px(220));
    const float right = ImGui::GetIO().DisplaySize.x - theme.px(12);
    ImGui::SetNextWindowPos({std::min(min.x, right - list_width), max.y + theme.px(4)}, ImGuiCond_Appearing);
    ImGui::SetNextWindowSizeConstraints({list_width, 0}, {list_width, ImGui::GetIO().DisplaySize.y * 0.6f});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(theme.px(6), theme.px(6)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, theme.px(2)));
    if (ImGui::BeginPopup(popup.c_str(), ImGuiWindowFlags_NoMove)) {
        for (const Choice& option : options) {
            const std::string mark = "option:" + name + ":" + option.value;
            if (!draw_option(theme, marks, mark, option, option.value == value, list_width - theme.px(12))) continue;
            taken = option.value;
            ImGui::CloseCurrentPopup();
        }
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar(2);
    return taken;
}

bool list_is_open() { return !ImGui::GetCurrentContext()->OpenPopupStack.empty(); }

bool close_list() {
    if (!list_is_open()) return false;
    ImGui::ClosePopupToLevel(0, true);
    return true;
}

}  // namespace orrery::web
