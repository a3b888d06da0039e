// Keys on the canvas. While Tab has highlighted a button, arrows and Enter belong to it. Otherwise they belong to the
// board: arrows move, Enter takes, digits and arrows set a number, Escape goes back step by step, E ends the turn, 0
// fits.
// An open card has all keys for itself, and Escape closes it.
#include <algorithm>
#include <array>

#include <imgui_internal.h>

#include "generated/web/say.h"
#include "web/app.h"
#include "web/keys.h"
#include "web/screens/table_screen.h"
#include "web/widgets/button.h"

namespace orrery::web {
namespace {
constexpr std::array kArrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow};
constexpr std::array kBoardKeys{ImGuiKey_LeftArrow, ImGuiKey_RightArrow,     ImGuiKey_UpArrow,
                                ImGuiKey_DownArrow, ImGuiKey_Equal,          ImGuiKey_KeypadAdd,
                                ImGuiKey_Minus,     ImGuiKey_KeypadSubtract, ImGuiKey_Space};

// Keys that are handled below, by ImGui (Tab, Enter) and by shell/input.js (Escape before Tab, ?).
constexpr std::array kAnywhere{KeyHelp{"Tab or Shift Tab", say::key_next_button},
                               KeyHelp{"Enter or Space", say::key_press}, KeyHelp{"Escape", say::key_close},
                               KeyHelp{"Escape then Tab", say::key_leave_board}, KeyHelp{"?", say::key_help}};
constexpr std::array kAtTable{KeyHelp{"← ↑ → ↓", say::key_walk},     KeyHelp{"Enter", say::key_choose},
                              KeyHelp{"0 to 9", say::key_number},    KeyHelp{"PageUp or PageDown", say::key_five},
                              KeyHelp{"Home or End", say::key_ends}, KeyHelp{"Escape", say::key_take_back},
                              KeyHelp{"Backspace", say::undo},       KeyHelp{"E", say::key_end_turn},
                              KeyHelp{"+ or -", say::key_zoom},      KeyHelp{"0", say::key_whole_board}};
constexpr std::array kInReplay{KeyHelp{"← or →", say::key_one_move}, KeyHelp{"↑ or ↓", say::key_turning_point},
                               KeyHelp{"Space", say::key_play_or_pause}, KeyHelp{"Escape", say::back_to_now}};
constexpr std::array<KeyGroup, 3> kGroups{
    {{say::keys_everywhere, kAnywhere}, {say::keys_at_table, kAtTable}, {say::keys_in_replay, kInReplay}}};

bool enter() { return ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false); }

}  // namespace

std::span<const KeyGroup> key_groups() { return kGroups; }

// A number that is being chosen takes digits and arrows. True: a key was for it.
bool TableScreen::hear_count_keys(TableFrame& frame) {
    const Pick& pick = session().pick();
    if (!pick.ranged()) return false;
    const auto number = number_keys_.hear(pick, platform_ms());
    if (!number) return false;
    if (*number != pick.number) frame.wish = with("choose", "count", std::to_string(*number));
    return true;
}

void TableScreen::hear_keys(TableFrame& frame) {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const ImGuiID field = ImGui::GetID("board");
    // Enter in the board's field is handled below. For ImGui it would be a press there, and its end would undo the
    // choice.
    if (context.ActiveId == field && context.ActiveIdSource == ImGuiInputSource_Keyboard) ImGui::ClearActiveID();
    const bool button_lit = !context.NavDisableHighlight && context.NavId != 0 && context.NavId != field;
    const bool escape = escaped();
    if (ImGui::GetIO().KeyCtrl || ImGui::GetIO().KeySuper || ImGui::GetIO().KeyAlt) return;
    if (escape && film_.has_just_ended()) return;
    if (cards_.is_open()) {
        if (escape) frame.wish = cards_.way_out();
        if (!button_lit && enter())
            if (const auto pressed = cards_.first_press()) frame.wish = pressed;
        return;
    }
    if (escape) {
        if (match_.board() && match_.board()->key(ImGuiKey_Escape)) return frame.app.changed();
        frame.wish = !session().is_live()    ? Command{"now", {}}
                     : session().is_behind() ? Command{"skip", {}}
                                             : Command{"undo", {}};
        return;
    }
    if (session().is_live()) {  // the replay offers neither
        if (ImGui::IsKeyPressed(ImGuiKey_E, false)) frame.wish = words_.end_command();
        if (ImGui::IsKeyPressed(ImGuiKey_Backspace, false)) frame.wish = Command{"undo", {}};
    }
    if (button_lit) return;
    for (ImGuiKey arrow : kArrows) ImGui::SetKeyOwner(arrow, field);  // so that ImGui does not move the focus with them

    if (!session().is_live()) {
        const auto go = [&](int by) {
            const int ply = std::max(0, static_cast<int>(session().shown_ply()) + by);
            frame.wish = Command{"go-ply", {{"ply", std::to_string(ply)}}};
        };
        if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) go(-1);
        if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) go(1);
        for (const ImGuiKey key : {ImGuiKey_UpArrow, ImGuiKey_DownArrow})
            if (ImGui::IsKeyPressed(key))
                if (const auto ply = review_.next_turn(session(), key == ImGuiKey_DownArrow))
                    frame.wish = with("go-ply", "ply", std::to_string(*ply));
        if (ImGui::IsKeyPressed(ImGuiKey_Space, false)) frame.wish = Command{film_.is_playing() ? "pause" : "play", {}};
        return;
    }
    if (hear_count_keys(frame)) return;
    if (pressed_digit() == 0) frame.wish = Command{"fit", {}};
    if (enter()) {
        if (session().pick().is_whole())
            frame.wish = words_.confirm_command();
        else if (match_.board() && match_.board()->key(ImGuiKey_Enter))
            frame.app.changed();
        else if (session().mode() == Mode::turn_done)
            frame.wish = words_.end_command();
        return;
    }
    if (!match_.board()) return;
    for (ImGuiKey key : kBoardKeys)
        if (ImGui::IsKeyPressed(key) && match_.board()->key(key)) frame.app.changed();
}

}  // namespace orrery::web
