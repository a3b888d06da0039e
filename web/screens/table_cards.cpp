// Cards over the board: pass the device, send the link, how it ended.
#include <algorithm>

#include <imgui_internal.h>

#include "web/app.h"
#include "web/boards/geometry.h"
#include "web/game_words.h"
#include "web/screens/table_screen.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
constexpr float kWidth = 400, kWideWidth = 520, kPadding = 22;  // CSS px
constexpr float kFairTold = 66, kLeastTold = 36;                // CSS px: room for lines above the buttons
constexpr float kVeil = 0.55f, kCurtain = 1;                    // alpha over the board
}  // namespace

// The first button is the primary one. True: the card was drawn.
bool TableScreen::draw_card(Frame& frame, std::string_view id, std::string_view title,
                            std::span<const std::string> lines, std::span<const CardButton> buttons) {
    const Theme& theme = frame.theme;
    const float gap = ImGui::GetStyle().ItemSpacing.y, padding = theme.px(kPadding);
    const ImVec2 end = frame.narrow ? frame.max : frame.board_max;  // on a phone no sheet lies below
    const float room = end.y - frame.board_min.y - theme.px(8);
    const float most_width = frame.board_max.x - frame.board_min.x - theme.px(32);
    const float row = theme.target() + gap;
    const auto head = [&](float inner) {
        return measure(theme.title, title, inner).y + theme.px(4) + 2 * gap + 2 * padding;
    };
    // All buttons stay in sight: on a low screen two in a row, and the lines scroll above them.
    const float usual = std::min(theme.px(kWidth), most_width);
    const bool in_pairs =
        head(usual - 2 * padding) + theme.px(kFairTold) + static_cast<float>(buttons.size()) * row > room;
    const float width = in_pairs ? std::min(theme.px(kWideWidth), most_width) : usual, inner = width - 2 * padding;
    const std::size_t rows = in_pairs ? (buttons.size() + 1) / 2 : buttons.size();
    const float fixed = head(inner) + static_cast<float>(rows) * row - gap;
    float told = 0;
    for (const std::string& line : lines) told += measure(theme.text, line, inner).y + gap;
    const float told_room = std::min(told, std::max(theme.px(kLeastTold), room - fixed)), height = fixed + told_room;

    const ImVec2 centre = towards(frame.board_min, end, 0.5f), half{width / 2, std::min(height, room) / 2};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool is_curtain = sitting_->mode() == Mode::hand_over;
    list.AddRectFilled(frame.board_min, end, with_alpha(ink::kNight, is_curtain ? kCurtain : kVeil));
    Panel panel(theme, id, centre - half, centre + half, {.scrolls = height > room, .padding = kPadding});
    heading(theme, title);
    {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        Panel scroll(theme, "lines", at, at + ImVec2{inner, told_room - gap},
                     {.ground = false, .scrolls = told_room < told, .padding = 0});
        for (const std::string& line : lines) paragraph(theme.text, line);
        const float page = told_room * 0.8f;
        for (ImGuiKey key : {ImGuiKey_PageDown, ImGuiKey_PageUp})
            ImGui::SetKeyOwner(key, ImGui::GetID("lines"));  // not for ImGui's own walk
        if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) ImGui::SetScrollY(ImGui::GetScrollY() + page);
        if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) ImGui::SetScrollY(std::max(0.0f, ImGui::GetScrollY() - page));
    }
    const std::size_t alone = buttons.size() % 2;  // in pairs the first has a row of its own, or shares it
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const bool is_whole = !in_pairs || i < alone;
        if (button(theme, frame.app.marks(), buttons[i].id, buttons[i].label,
                   {.kind = i == 0 ? ButtonKind::kPrimary : ButtonKind::kQuiet,
                    .width = is_whole ? -1 : (inner - ImGui::GetStyle().ItemSpacing.x) / 2}))
            wish_ = buttons[i].command;
        if (!is_whole && (i - alone) % 2 == 0) ImGui::SameLine();
    }
    return true;
}

void TableScreen::draw_cards(Frame& frame) {
    if (!card_open()) return;
    if (news_open()) {
        const std::vector<CardButton> buttons{{"close-news", "Go on", {"close-news", {}}}};
        draw_card(frame, "news-card", news_title_, news_, buttons);
        return;
    }
    const auto name = [&](Seat seat) { return sitting_->named(seat_name(seat)); };
    switch (sitting_->mode()) {
        case Mode::hand_over: {
            const std::string next = name(sitting_->next_here());
            const std::vector<std::string> lines{curtain_words(), "Pass the device, then press."};
            const std::vector<CardButton> buttons{{"ready", "I am " + next, {"pass-device", {}}}};
            draw_card(frame, "hand-over-card", next + ", please", lines, buttons);
            return;
        }
        case Mode::away: {
            const std::string next = name(sitting_->asked());
            const std::vector<std::string> lines{
                sitting_->record().is_bound &&
                        (sitting_->table().waits_for() != kSpectator || sitting_->table().now().decision().secret)
                    ? away_words()
                    : "It is " + next + "'s turn. The game is in the link: send it, and you get one back.",
                "Your own copy stays under Your games."};
            std::vector<CardButton> buttons{{"send-copy", "Copy the link", {"copy", {}}},
                                            {"send-share", "Share", {"share", {}}},
                                            {"show-link", "QR code or file", {"show-link", {}}},
                                            {"close-card", "Look at the board", {"close-card", {}}}};
            if (next_waiting(frame.app.journals(), number_))
                buttons.push_back({"next-game", "Next game waiting for you", {"next-game", {}}});
            draw_card(frame, "send-card", "Send the link to " + next, lines, buttons);
            return;
        }
        case Mode::over: {
            std::vector<std::string> lines = ranking();
            if (!sitting_->log().empty()) lines.insert(lines.begin(), sitting_->log().back().text);
            const std::vector<CardButton> buttons{{"result-rematch", "Rematch", {"rematch", {}}},
                                                  {"result-replay", "Watch the replay", {"play", {}}},
                                                  {"close-card", "Look at the board", {"close-card", {}}},
                                                  {"result-home", "Home", {"home", {}}}};
            draw_card(frame, "result-card", result_words(), lines, buttons);
            return;
        }
        default: return;
    }
}

}  // namespace orrery::web
