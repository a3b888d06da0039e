#include "web/widgets/seat_bar.h"

#include <algorithm>

#include "core/words.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

void draw_bar(const Theme& theme, ImDrawList& list, ImVec2 min, float width, const SeatRow& row) {
    const float y = min.y + theme.px(3);
    list.AddLine({min.x, y}, {min.x + width, y}, with_alpha(ink::kLine, 0.6f), theme.px(3));
    list.AddLine({min.x, y}, {min.x + width * std::min(1.0f, row.bar), y}, seat_colour(row.seat), theme.px(3));
    if (row.mark <= 0) return;
    const float x = min.x + width * row.mark;
    list.AddLine({x, y - theme.px(4)}, {x, y + theme.px(4)}, ink::kIvory, theme.px(1.5f));
}

void draw_row(const Theme& theme, Marks& marks, const SeatRow& row) {
    const float width = ImGui::GetContentRegionAvail().x, indent = theme.px(34), right = theme.px(10);
    const bool has_bar = row.bar > 0 || row.mark > 0;
    const float words = width - indent - right;
    const auto height_of = [&](const std::string& text) {
        return text.empty() ? 0 : measure(theme.small, text, words).y + theme.px(3);
    };
    const std::string flag_text = capitalized(row.flag);
    const float figures = height_of(row.figures), flag = height_of(flag_text);
    const float height =
        theme.px(9) + theme.text->FontSize + figures + (has_bar ? theme.px(9) : 0) + flag + theme.px(7);
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (row.turn) {
        list.AddRectFilled(min, max, with_alpha(ink::kBrass, 0.10f), theme.px(6));
        list.AddRect(min, max, with_alpha(ink::kBrass, 0.65f), theme.px(6), 0, theme.line());
    }
    const float fade = row.out ? 0.45f : 1;
    draw_seat_shape(list, row.seat, {min.x + theme.px(18), min.y + theme.px(18)}, theme.px(8),
                    with_alpha(seat_colour(row.seat), fade), ink::kNight);

    ImVec2 at{min.x + indent, min.y + theme.px(8)};
    const ImVec2 holder = measure(theme.small, row.holder);
    const float room = width - indent - right - holder.x - theme.px(8);
    text_at(list, theme.bold, at, with_alpha(ink::kIvory, fade), ellipsis(theme.bold, row.name, room));
    text_at(list, theme.small, {max.x - right - holder.x, at.y + theme.px(2)}, with_alpha(ink::kIvory, ink::kQuiet),
            row.holder);
    at.y += theme.text->FontSize + theme.px(4);
    if (!row.figures.empty()) {
        text_at(list, theme.small, at, with_alpha(ink::kIvory, 0.85f * fade), row.figures, words);
        at.y += figures;
    }
    if (!row.flag.empty()) {
        const ImU32 colour = mix(row.is_own ? ink::kVerdigris : ink::kEmber, ink::kIvory, 0.35f);
        text_at(list, theme.small, at, colour, flag_text, words);
        at.y += flag;
    }
    if (has_bar) draw_bar(theme, list, {at.x, at.y + theme.px(2)}, words, row);
    marks.add("seat:" + seat_token(row.seat), min, max);
    ImGui::Dummy({width, height});
}

}  // namespace

void seat_bar(const Theme& theme, Marks& marks, std::span<const SeatRow> rows) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, theme.px(3)));
    for (const SeatRow& row : rows) draw_row(theme, marks, row);
    ImGui::PopStyleVar();
}

}  // namespace orrery::web
