#include "web/widgets/log.h"

#include <algorithm>
#include <string_view>

#include "web/widgets/button.h"
#include "web/widgets/flow.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
constexpr float kIndent = 24, kBetween = 9, kUnfolds = 16;  // CSS px; the last: room for the sign that there is more
constexpr float kFolded = 2;  // lines of what followed that are shown at first, in whole sentences

void draw_heading(const Theme& theme, std::string_view when) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = theme.bold->FontSize + theme.px(kBetween);
    text_at(*ImGui::GetWindowDrawList(), theme.bold, {at.x, at.y + theme.px(kBetween)}, ink::kBrass, when);
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, height});
}

void draw_turn_line(const Theme& theme) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, middle = at.y + theme.px(kBetween) / 2;
    ImGui::GetWindowDrawList()->AddLine({at.x, middle}, {at.x + width, middle}, with_alpha(ink::kLine, 0.8f),
                                        theme.line());
    ImGui::Dummy({width, theme.px(kBetween)});
}

// The sentences at the beginning of `text` that have room in that height, and at least the first one.
std::string_view folded(const Theme& theme, std::string_view text, float width, float height, Board* signs) {
    for (std::size_t end = text.rfind(". "); end != text.npos; end = text.rfind(". ", end - 1)) {
        text = text.substr(0, end + 1);
        if (flow(nullptr, theme, theme.small, {}, 0, text, width, signs) <= height) break;
    }
    return text;
}

Press draw_row(const Theme& theme, Marks& marks, const LogRow& row, bool is_shown, Board* signs) {
    const float width = ImGui::GetContentRegionAvail().x, indent = theme.px(kIndent),
                padding = theme.px(theme.touch ? 10 : 4), wrap = width - indent - theme.px(6),
                wrap_after = width - indent - theme.px(kUnfolds);
    const std::string_view text = row.text;
    const std::string_view act = text.substr(0, row.act);
    std::string_view after = text.substr(std::min(text.size(), row.act + 1));
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const float told = flow(nullptr, theme, theme.text, {}, 0, act, wrap, signs);
    const float whole = flow(nullptr, theme, theme.small, {}, 0, after, wrap_after, signs);
    float followed = whole;
    if (const float most = kFolded * theme.small->FontSize; !is_shown && whole > most) {
        after = folded(theme, after, wrap_after, most, signs);
        followed = flow(nullptr, theme, theme.small, {}, 0, after, wrap_after, signs);
    }
    const ImVec2 max{min.x + width, min.y + told + followed + 2 * padding};
    if (!ImGui::IsRectVisible(min, max)) {
        ImGui::Dummy({width, max.y - min.y});
        return {};
    }
    const Press press = pressed(marks, "log:" + std::to_string(row.ply), min, max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (press.hovered || is_shown)
        list.AddRectFilled(min, max, with_alpha(ink::kBrass, is_shown ? 0.12f : 0.07f), theme.px(4));
    draw_seat_shape(list, row.seat, {min.x + theme.px(10), min.y + padding + theme.text->FontSize / 2}, theme.px(4.5f),
                    seat_colour(row.seat), ink::kNight);
    const ImVec2 at{min.x + indent, min.y + padding}, below{at.x, at.y + told};
    flow(&list, theme, theme.text, at, with_alpha(ink::kIvory, press.hovered ? 1.0f : 0.92f), act, wrap, signs);
    list.PushClipRect(below, {max.x, below.y + followed}, true);
    const ImU32 quiet = with_alpha(ink::kIvory, press.hovered ? 0.85f : ink::kQuiet);
    flow(&list, theme, theme.small, below, quiet, after, wrap_after, signs);
    list.PopClipRect();
    if (followed < whole)
        text_at(list, theme.small, {max.x - theme.px(kUnfolds - 2), max.y - padding - theme.small->FontSize},
                ink::kBrass, "\u25bc");
    if (press.focused) focus_ring(theme, min, max, theme.px(4));
    return press;
}
}  // namespace

LogAnswer draw_log(const Theme& theme, Marks& marks, std::span<const LogRow> rows, std::size_t shown,
                   const LogRow* telling, Board* signs) {
    LogAnswer answer;
    const LogRow* newer = nullptr;
    const auto draw = [&](const LogRow& row, bool is_shown) {
        if (newer != nullptr && newer->begins_turn) draw_turn_line(theme);
        if (!row.when.empty() && (newer == nullptr || newer->when != row.when)) draw_heading(theme, row.when);
        const Press press = draw_row(theme, marks, row, is_shown, signs);
        if (press.clicked) answer.pressed = row.ply;
        if (press.hovered || press.focused) answer.pointed = &row;
        newer = &row;
    };
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    if (telling != nullptr) draw(*telling, true);
    for (std::size_t i = rows.size(); i-- > 0;) draw(rows[i], rows[i].ply == shown);
    ImGui::PopStyleVar();
    return answer;
}

}  // namespace orrery::web
