#include "web/widgets/button.h"

#include <algorithm>
#include <string>

#include <imgui_internal.h>

#include "web/widgets/text.h"

namespace orrery::web {
namespace {

struct Inks {
    ImU32 ground, edge, words;
};

Inks inks_of(const ButtonLook& look, const Press& press) {
    const float lift = press.held ? 0.22f : press.hovered || press.focused ? 0.12f : 0;
    switch (look.kind) {
        case ButtonKind::kPrimary: {
            const ImU32 brass = mix(ink::kBrass, ink::kIvory, lift);
            return {brass, brass, ink::kNight};
        }
        case ButtonKind::kDanger:
            return {with_alpha(ink::kEmber, 0.10f + lift), ink::kEmber, mix(ink::kEmber, ink::kIvory, 0.35f)};
        case ButtonKind::kLink: return {with_alpha(ink::kBrass, lift), with_alpha(ink::kBrass, 0), ink::kBrass};
        case ButtonKind::kQuiet: break;
    }
    if (look.selected) return {with_alpha(ink::kBrass, 0.18f + lift), ink::kBrass, ink::kIvory};
    return {mix(ink::kChart, ink::kLine, lift * 2), mix(ink::kLine, ink::kIvory, lift), ink::kIvory};
}

}  // namespace

Press pressed(Marks& marks, std::string_view mark, ImVec2 min, ImVec2 max) {
    const std::string name(mark);
    ImGui::SetCursorScreenPos(min);
    Press press;
    const ImVec2 size(std::max(1.0f, max.x - min.x), std::max(1.0f, max.y - min.y));
    press.clicked = ImGui::InvisibleButton(name.c_str(), size);
    press.hovered = ImGui::IsItemHovered();
    press.held = ImGui::IsItemActive();
    press.focused = ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
    if (ImGui::IsItemVisible()) marks.add(mark, min, max);
    if (press.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return press;
}

void focus_ring(const Theme& theme, ImVec2 min, ImVec2 max, float rounding) {
    const float gap = theme.px(3);
    ImGui::GetWindowDrawList()->AddRect({min.x - gap, min.y - gap}, {max.x + gap, max.y + gap}, ink::kBrass,
                                        rounding + gap, 0, theme.px(2));
}

bool escaped() {
    static bool list_was_open = false;  // it is closed by the time we look
    const bool list_is_open = !ImGui::GetCurrentContext()->OpenPopupStack.empty();
    const bool closes_list = list_was_open || list_is_open;
    list_was_open = list_is_open;
    return !closes_list && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
}

bool button(const Theme& theme, Marks& marks, std::string_view id, std::string_view label, ButtonLook look) {
    ImFont* font = look.kind == ButtonKind::kPrimary ? theme.bold : theme.text;
    const ImVec2 words = measure(font, label);
    const float padding = theme.px(look.kind == ButtonKind::kLink ? 8 : 16);
    float width = look.width;
    if (width == 0) width = words.x + 2 * padding;
    if (width < 0) width = ImGui::GetContentRegionAvail().x;
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max(min.x + width, min.y + std::max(theme.target(), words.y + theme.px(12)));

    if (look.disabled) ImGui::BeginDisabled();
    const Press press = pressed(marks, "button:" + std::string(id), min, max);
    const Inks inks = inks_of(look, press);
    const float rounding = theme.px(6);
    const float fade = look.disabled ? ImGui::GetStyle().Alpha : 1;
    const auto faded = [fade](ImU32 colour) {
        return with_alpha(colour, fade * static_cast<float>(colour >> IM_COL32_A_SHIFT) / 255.0f);
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, faded(inks.ground), rounding);
    list.AddRect(min, max, faded(inks.edge), rounding, 0, theme.line());
    const float room = width - theme.px(12);
    const float x = words.x <= room ? min.x + (width - words.x) / 2 : min.x + theme.px(6);
    text_at(list, font, {x, min.y + (max.y - min.y - words.y) / 2}, faded(inks.words), ellipsis(font, label, room));
    if (press.focused) focus_ring(theme, min, max, rounding);
    if (look.disabled) ImGui::EndDisabled();
    return press.clicked;
}

}  // namespace orrery::web
