#include "web/widgets/count_slider.h"

#include <algorithm>
#include <cmath>

#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

bool step_button(const Theme& theme, Marks& marks, std::string_view id, bool plus, float side) {
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + side, min.y + side};
    const Press press = pressed(marks, id, min, max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 centre{(min.x + max.x) / 2, (min.y + max.y) / 2};
    const float arm = theme.px(7), thick = theme.px(2);
    list.AddCircleFilled(centre, side * 0.42f,
                         mix(ink::kChart, ink::kLine,
                             press.held      ? 0.9f
                             : press.hovered ? 0.6f
                                             : 0.25f));
    list.AddCircle(centre, side * 0.42f, ink::kLine, 0, theme.line());
    list.AddLine({centre.x - arm, centre.y}, {centre.x + arm, centre.y}, ink::kIvory, thick);
    if (plus) list.AddLine({centre.x, centre.y - arm}, {centre.x, centre.y + arm}, ink::kIvory, thick);
    if (press.focused) focus_ring(theme, min, max, side / 2);
    return press.clicked;
}

// The track; returns the value under the pointer while it is pressed.
std::int32_t track(const Theme& theme, Marks& marks, std::string_view id, float width, float height, std::int32_t low,
                   std::int32_t high, std::int32_t value) {
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + height};
    const Press press = pressed(marks, std::string(id) + ":slider", min, max);
    const float knob = theme.px(11), from = min.x + knob, to = max.x - knob, y = (min.y + max.y) / 2;
    const float span = static_cast<float>(std::max(1, high - low));
    if (press.held) {
        const float share = std::clamp((ImGui::GetIO().MousePos.x - from) / std::max(1.0f, to - from), 0.0f, 1.0f);
        value = low + static_cast<std::int32_t>(std::lround(share * span));
    }
    const float x = from + (to - from) * static_cast<float>(value - low) / span;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({from, y}, {to, y}, ink::kLine, theme.px(4));
    list.AddLine({from, y}, {x, y}, ink::kBrass, theme.px(4));
    if (high - low <= 30)
        for (int i = 0; i <= high - low; ++i) {
            const float tick = from + (to - from) * static_cast<float>(i) / span;
            list.AddLine({tick, y + theme.px(8)}, {tick, y + theme.px(12)}, with_alpha(ink::kLine, 0.8f), theme.line());
        }
    list.AddCircleFilled({x, y}, knob, ink::kBrass);
    list.AddCircle({x, y}, knob, ink::kNight, 0, theme.px(2));
    list.AddCircleFilled({x, y}, knob * 0.3f, ink::kNight);
    if (press.focused) focus_ring(theme, min, max, theme.px(6));
    return value;
}

// In one line, or in two if it is too long and has two words.
void label_in(const Theme& theme, ImDrawList& list, ImVec2 min, ImVec2 max, std::string_view label) {
    ImFont* const font = theme.small;
    const float room = max.x - min.x - theme.px(6), line = font->FontSize;
    const ImVec2 centre{(min.x + max.x) / 2, (min.y + max.y) / 2};
    const std::size_t half = label.find(' ', label.find(' ') == label.rfind(' ') ? 0 : label.size() / 3);
    if (half == std::string_view::npos || measure(font, label).x <= room)
        return text_centred(list, font, centre, ink::kIvory, ellipsis(font, label, room));
    text_centred(list, font, {centre.x, centre.y - line / 2}, ink::kIvory, ellipsis(font, label.substr(0, half), room));
    text_centred(list, font, {centre.x, centre.y + line / 2}, ink::kIvory,
                 ellipsis(font, label.substr(half + 1), room));
}

std::optional<std::int32_t> amount_grid(const Theme& theme, Marks& marks, std::string_view id, std::int32_t value,
                                        std::span<const Amount> amounts) {
    constexpr int kColumns = 4;
    const float gap = theme.px(6), height = theme.target();
    const float width = (ImGui::GetContentRegionAvail().x - gap * (kColumns - 1)) / kColumns;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    std::optional<std::int32_t> chosen;
    for (int i = 0; i < static_cast<int>(amounts.size()); ++i) {
        const Amount& amount = amounts[static_cast<std::size_t>(i)];
        const ImVec2 min{corner.x + static_cast<float>(i % kColumns) * (width + gap),
                         corner.y + static_cast<float>(i / kColumns) * (height + gap)};
        const ImVec2 max{min.x + width, min.y + height};
        const Press press = pressed(marks, "button:" + std::string(id) + "-" + std::to_string(amount.number), min, max);
        const bool on = amount.number == value;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(min, max,
                           with_alpha(on ? ink::kBrass : ink::kLine, press.hovered ? 0.4f
                                                                     : on          ? 0.22f
                                                                                   : 0.25f),
                           theme.px(6));
        list.AddRect(min, max, on ? ink::kBrass : ink::kLine, theme.px(6), 0, theme.line());
        label_in(theme, list, min, max, amount.label);
        if (press.focused) focus_ring(theme, min, max, theme.px(6));
        if (press.clicked) chosen = amount.number;
    }
    return chosen;
}

}  // namespace

std::optional<std::int32_t> count_slider(const Theme& theme, Marks& marks, std::string_view id, std::int32_t low,
                                         std::int32_t high, std::int32_t value, std::span<const Amount> amounts,
                                         bool shows_value) {
    const std::string name(id), number = std::to_string(value);
    const float side = theme.target(), gap = theme.px(6);
    const float figure = shows_value ? theme.px(44) : 0;
    const float width = ImGui::GetContentRegionAvail().x - 2 * (side + gap) - figure;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    std::int32_t wanted = value;
    if (step_button(theme, marks, "button:" + name + "-less", false, side)) --wanted;
    ImGui::SetCursorScreenPos({corner.x + side + gap, corner.y});
    if (const std::int32_t dragged = track(theme, marks, id, width, side, low, high, value); dragged != value)
        wanted = dragged;
    ImGui::SetCursorScreenPos({corner.x + side + width + 2 * gap, corner.y});
    if (step_button(theme, marks, "button:" + name + "-more", true, side)) ++wanted;
    if (shows_value)
        text_centred(*ImGui::GetWindowDrawList(), theme.title,
                     {corner.x + 2 * side + width + 2 * gap + figure / 2 + gap / 2, corner.y + side / 2}, ink::kIvory,
                     number);
    if (!amounts.empty()) {
        ImGui::SetCursorScreenPos({corner.x, corner.y + side + gap});
        if (const auto chosen = amount_grid(theme, marks, id, value, amounts)) wanted = *chosen;
    }
    wanted = std::clamp(wanted, low, high);
    return wanted == value ? std::nullopt : std::optional(wanted);
}

}  // namespace orrery::web
