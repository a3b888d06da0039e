#include "web/widgets/button.h"

#include <algorithm>
#include <string>
#include <vector>

#include <imgui_internal.h>

#include "web/platform.h"
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

ImFont* font_of(const Theme& theme, ButtonKind kind) { return kind == ButtonKind::kPrimary ? theme.bold : theme.text; }

// ---- A button that appears where another one was

constexpr double kReaction = 0.35;  // s: a press within this time was meant for the button before
constexpr double kAnswer = 0.1;     // s: a change within this time after a press elsewhere is its consequence

double ready_at(const Stands& stands, ImGuiID id, const ImRect& at, int frame) {
    const bool is_answer = ImGui::GetTime() - stands.released < kAnswer &&
                           !at.Contains(ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left]);
    double ready = 0;
    if (is_answer) return ready;
    for (const Stand& stand : stands.all)
        if (stand.id != id && stand.frame < frame && at.Overlaps({stand.min, stand.max}))
            ready = std::max(ready, stand.ready > stand.seen ? stand.ready : stand.seen + kReaction);
    return ready;
}

// The time is ImGui's, which stops while nothing is drawn.
bool is_ready(Stands& stands, ImGuiID id, const ImRect& at) {
    const double now = ImGui::GetTime();
    const int frame = ImGui::GetFrameCount();
    if (ImGui::IsMouseReleased(ImGuiMouseButton_Left)) stands.released = now;
    std::erase_if(stands.all, [now](const Stand& stand) { return now - stand.seen > kReaction; });
    auto mine = std::find_if(stands.all.begin(), stands.all.end(), [id](const Stand& stand) { return stand.id == id; });
    if (mine == stands.all.end() || mine->frame < frame - 1) {
        const double ready = ready_at(stands, id, at, frame);
        if (mine == stands.all.end()) mine = stands.all.insert(mine, {id, at.Min, at.Max, frame, now, ready});
        mine->ready = ready;
    }
    mine->min = at.Min, mine->max = at.Max, mine->frame = frame, mine->seen = now;
    return now >= mine->ready;
}

bool pointer_presses() {
    return ImGui::IsMouseDown(ImGuiMouseButton_Left) || ImGui::IsMouseReleased(ImGuiMouseButton_Left);
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
    // The list is closed before this code runs. So the window that asks remembers whether one was open.
    bool& list_was_open = *ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID("a list was open"));
    const bool list_is_open = !ImGui::GetCurrentContext()->OpenPopupStack.empty();
    const bool closes_list = list_was_open || list_is_open;
    list_was_open = list_is_open;
    return !closes_list && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
}

float button_width(const Theme& theme, std::string_view label, ButtonKind kind) {
    return measure(font_of(theme, kind), label).x + 2 * theme.px(kind == ButtonKind::kLink ? 6 : 16);
}

bool button(const Theme& theme, Marks& marks, std::string_view id, std::string_view label, ButtonLook look) {
    ImFont* font = font_of(theme, look.kind);
    const ImVec2 words = measure(font, label);
    float width = look.width;
    if (width == 0) width = button_width(theme, label, look.kind);
    if (width < 0) width = ImGui::GetContentRegionAvail().x;
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max(min.x + width, min.y + std::max(theme.target(), words.y + theme.px(12)));

    const std::string mark = "button:" + std::string(id);
    const bool rests = !is_ready(marks.stands(), ImGui::GetID(mark.c_str()), {min, max});
    if (rests) platform_wake();
    const bool is_faded = look.disabled || rests;
    // ImGui sends keys to a button by its id, so a resting button still takes them, and Tab does not skip it.
    look.disabled |= rests && pointer_presses();
    if (look.disabled) ImGui::BeginDisabled();
    Marks unseen;  // a resting button has no mark, so nobody can aim at it
    const Press press = pressed(rests ? unseen : marks, mark, min, max);
    const Inks inks = inks_of(look, press);
    const float rounding = theme.px(6);
    const float fade = is_faded ? ImGui::GetStyle().DisabledAlpha : 1;
    const auto faded = [fade](ImU32 colour) {
        return with_alpha(colour, fade * static_cast<float>(colour >> IM_COL32_A_SHIFT) / 255.0f);
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, faded(inks.ground), rounding);
    list.AddRect(min, max, faded(inks.edge), rounding, 0, theme.line());
    constexpr float kRounding = 0.5f;  // px; a width of button_width may come out a little smaller than its words need
    const float room = width - theme.px(12) + kRounding;
    const float x = words.x <= room ? min.x + (width - words.x) / 2 : min.x + theme.px(6);
    text_at(list, font, {x, min.y + (max.y - min.y - words.y) / 2}, faded(inks.words), ellipsis(font, label, room));
    if (press.focused) focus_ring(theme, min, max, rounding);
    if (look.disabled) ImGui::EndDisabled();
    return press.clicked;
}

}  // namespace orrery::web
