#include "web/screens/table_cards.h"

#include <algorithm>
#include <utility>

#include <imgui_internal.h>

#include "generated/web/say.h"
#include "web/app.h"
#include "web/boards/kit/geometry.h"
#include "web/daily.h"
#include "web/game_words.h"
#include "web/screens/review.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/sparks.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
// CSS px
constexpr float kSheetWidth = 400, kWideSheetWidth = 520, kSheetPadding = 22;
constexpr float kLowSheetPadding = 14, kGap = 16, kLeastWords = 200;  // for a card with the buttons beside the words
constexpr float kFairTold = 66, kLeastTold = 36;                      // heights for lines above the buttons
constexpr float kChart = 150;                                         // height of the course of a match
constexpr float kVeil = 0.55f, kCurtain = 1;                          // alpha over the board

// Sizes of a card in device pixels, without a chart; for that, room is left if there is any. All buttons stay visible.
// Where words, chart and buttons do not fit one below the other, the buttons stand in pairs: beside the words if a low
// screen is wide enough, else below. Words that do not fit scroll.
struct CardLay {
    ImVec2 size{0, 0};
    float padding = 0, words = 0;   // width of the words
    float told = 0, told_room = 0;  // heights of the lines
    bool in_pairs = false, is_beside = false;
};

CardLay lay_card(const Theme& theme, std::string_view title, std::span<const std::string> lines,
                 std::span<const CardButton> buttons, ImVec2 room, float chart) {
    const ImVec2 gap = ImGui::GetStyle().ItemSpacing;
    const auto rows_high = [&](std::size_t rows) { return real(rows) * (theme.target() + gap.y) - gap.y; };
    const auto head = [&](float inner) {
        return measure(theme.title_of(title), title, inner).y + theme.px(4) + 2 * gap.y;
    };
    CardLay lay;
    lay.padding = theme.px(kSheetPadding);
    lay.size.x = std::min(theme.px(kSheetWidth), room.x);
    lay.words = lay.size.x - 2 * lay.padding;
    const auto told = [&] {
        float height = 0;
        for (const std::string& line : lines) height += measure(theme.text, line, lay.words).y + gap.y;
        return height;
    };
    const float most = std::max(theme.px(kFairTold), told());
    lay.in_pairs = head(lay.words) + chart + most + gap.y + rows_high(buttons.size()) + 2 * lay.padding > room.y;
    const std::size_t rows = lay.in_pairs ? (buttons.size() + 1) / 2 : buttons.size();
    if (lay.in_pairs) {
        float widest = 0;
        for (const CardButton& button : buttons)
            widest = std::max(widest, button_width(theme, button.label, ButtonKind::kPrimary));
        const float beside = room.x - theme.px(2 * kLowSheetPadding + kGap) - 2 * widest - gap.x;
        const bool is_low = head(lay.words) + theme.px(2 * kFairTold) + rows_high(rows) + 2 * lay.padding > room.y;
        lay.is_beside = is_low && beside >= theme.px(kLeastWords);
        lay.padding = theme.px(lay.is_beside ? kLowSheetPadding : kSheetPadding);
        lay.size.x = lay.is_beside ? room.x : std::min(theme.px(kWideSheetWidth), room.x);
        lay.words = lay.is_beside ? beside : lay.size.x - 2 * lay.padding;
    }
    lay.told = told();
    const float fixed = head(lay.words) + 2 * lay.padding + (lay.is_beside ? 0 : rows_high(rows));
    lay.told_room = std::min(lay.told, std::max(theme.px(kLeastTold), room.y - fixed));
    lay.size.y = std::max(fixed + lay.told_room, rows_high(rows) + 2 * lay.padding);
    return lay;
}

void draw_told(const Theme& theme, std::span<const std::string> lines, const CardLay& lay) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    Panel scroll(theme, "lines", at, at + ImVec2{lay.words, lay.told_room - ImGui::GetStyle().ItemSpacing.y},
                 {.ground = false, .scrolls = lay.told_room < lay.told, .padding = 0});
    for (const std::string& line : lines) paragraph(theme.text, line);
    const float page = lay.told_room * 0.8f;
    for (ImGuiKey key : {ImGuiKey_PageDown, ImGuiKey_PageUp})
        ImGui::SetKeyOwner(key, ImGui::GetID("lines"));  // so that ImGui does not move the focus with it
    if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) ImGui::SetScrollY(ImGui::GetScrollY() + page);
    if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) ImGui::SetScrollY(std::max(0.0f, ImGui::GetScrollY() - page));
}
}  // namespace

void TableCards::look_for_unkept(const App& app) {
    const Journal* stored = app.store().game(match_.number());
    const bool is_bound = stored && stored->record.is_bound();  // otherwise its code may not be here yet
    unkept_ = is_bound ? unkept_seats(app, *stored) : Unkept{};
}

void TableCards::forget_unkept(App& app) {
    if (const Journal* stored = app.store().game(match_.number())) web::forget_unkept(app, *stored);
    unkept_ = {};
}

void TableCards::close() {
    if (session().mode() == Mode::over)
        result_closed_at_ = session().table().ply();
    else
        send_closed_ = true;
}

void TableCards::open_result() { result_closed_at_ = kNever; }

bool TableCards::is_open() const {
    if (!match_.is_kept() || !session().is_live() || session().is_behind()) return false;
    if (news_.is_open() || has_unkept()) return true;
    switch (session().mode()) {
        case Mode::hand_over: return true;
        case Mode::away: return !sending_.is_carried() && !send_closed_ && !session().table().here().empty();
        case Mode::over: return result_closed_at_ != session().table().ply();
        default: return false;
    }
}

std::optional<Command> TableCards::way_out() const {
    if (has_unkept()) return Command{"close-unkept", {}};
    if (news_.is_open()) return Command{"close-news", {}};
    if (session().mode() == Mode::hand_over) return {};  // the device is passed on, or the person leaves
    return Command{"close-card", {}};
}

std::optional<Command> TableCards::first_press() const {
    if (has_unkept()) return {};
    if (news_.is_open()) return Command{"close-news", {}};
    if (session().mode() == Mode::hand_over) return Command{"pass-device", {}};
    return {};
}

bool TableCards::offers_to_send() const {
    return session().is_live() && !send_closed_ && !sending_.is_carried() && !news_.is_open() && !has_unkept();
}

// The first button is the primary one.
void TableCards::draw_card(TableFrame& frame, std::string_view id, std::string_view title,
                           std::span<const std::string> lines, std::span<const CardButton> buttons,
                           const Course* course) const {
    const Theme& theme = frame.theme;
    const ImVec2 end = frame.format == Format::wide ? frame.board_max : frame.max;  // else nothing stands beside it
    const ImVec2 begin = frame.board_min;
    const ImVec2 room{end.x - begin.x - theme.px(32), end.y - begin.y - theme.px(8)};
    const float chart = course != nullptr ? theme.px(kChart) + ImGui::GetStyle().ItemSpacing.y : 0;
    CardLay lay = lay_card(theme, title, lines, buttons, room, chart);
    const bool has_chart = course != nullptr && !lay.is_beside && lay.size.y + chart <= room.y;
    if (has_chart) lay.size.y += chart;

    const ImVec2 centre = towards(begin, end, 0.5f), half{lay.size.x / 2, std::min(lay.size.y, room.y) / 2};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool is_curtain = session().mode() == Mode::hand_over;
    list.AddRectFilled(frame.board_min, end, with_alpha(ink::kNight, is_curtain ? kCurtain : kVeil));
    Panel panel(theme, id, centre - half, centre + half,
                {.scrolls = lay.size.y > room.y, .padding = lay.padding / theme.scale});
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float title_room =
        measure(theme.title_of(title), title, lay.words).y + ImGui::GetStyle().ItemSpacing.y + theme.px(2);
    {
        Panel head(theme, "title", corner, corner + ImVec2{lay.words, title_room},
                   {.ground = false, .scrolls = false, .padding = 0});
        heading(theme, title);
    }
    if (has_chart) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_course(theme, *ImGui::GetWindowDrawList(), at, at + ImVec2{lay.words, theme.px(kChart)}, *course);
        ImGui::Dummy({lay.words, theme.px(kChart)});
    }
    draw_told(theme, lines, lay);
    if (lay.is_beside) ImGui::SetCursorScreenPos({corner.x + lay.words + theme.px(kGap), corner.y});
    const float spacing = ImGui::GetStyle().ItemSpacing.x, whole = ImGui::GetContentRegionAvail().x;
    ImGui::BeginGroup();
    const std::size_t alone = buttons.size() % 2;  // in pairs, an odd first button has its own row
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const bool is_whole = !lay.in_pairs || i < alone;
        const ButtonKind kind = i == 0 ? ButtonKind::kPrimary : ButtonKind::kQuiet;
        const float width = is_whole ? whole : (whole - spacing) / 2;
        const bool fits = button_width(theme, buttons[i].label, kind) <= width;
        const std::string& label = fits || buttons[i].brief.empty() ? buttons[i].label : buttons[i].brief;
        if (button(theme, frame.app.marks(), buttons[i].id, label, {.kind = kind, .width = width}))
            frame.wish = buttons[i].command;
        if (!is_whole && (i - alone) % 2 == 0) ImGui::SameLine();
    }
    ImGui::EndGroup();
}

void TableCards::draw_away(TableFrame& frame) const {
    std::vector<std::string> lines{sending_.away_words(), say::own_copy_stays()};
    if (sending_.sent(frame.app) == Sent::copied) lines = {say::paste_into_chat(), sending_.away_words()};
    std::vector<CardButton> buttons{{"send", sending_.send_label(frame.app), {"send", {}}},
                                    {"send-copy", say::copy_the_link(), {"copy", {}}},
                                    {"show-link", say::link_as_code(), {"show-link", {}}},
                                    {"close-card", say::see_the_board(), {"close-card", {}}}};
    if (next_waiting(frame.app.store().games(), match_.number()))
        buttons.push_back({"next-game", say::next_turn(), {"next-game", {}}});
    if (has_gone(sending_.sent(frame.app)))
        std::rotate(buttons.begin(), buttons.end() - 1, buttons.end());  // the next turn comes first
    draw_card(frame, "send-card", sending_.send_title(frame.app), lines, buttons);
}

const std::string& TableCards::today_line(const App& app) {
    const std::size_t ply = session().table().ply();
    if (std::exchange(today_at_, ply) != ply) today_ = today_words(app, match_.number());
    return today_;
}

void TableCards::draw_end(TableFrame& frame) {
    if (offered_at_ != session().table().ply()) {
        offered_at_ = session().table().ply();
        offer_ = offer_after(frame.app, match_.number());
    }
    std::vector<std::string> lines = words_.ranking();
    const std::string& today = today_line(frame.app);
    if (!today.empty()) lines.insert(lines.begin(), today);
    std::optional<std::size_t> before;
    if (Review::is_lost(session())) {
        const Review::Loss& loss = review_.loss(session());
        if (!loss.words.empty()) lines.insert(lines.begin(), loss.words);
        before = loss.before;
    }
    if (std::string why = words_.why_words(); !why.empty()) lines.insert(lines.begin(), std::move(why));
    if (offer_) lines.push_back(offer_->words);
    if (sending_.owes_result(frame.app)) lines.insert(lines.begin(), sending_.unseen_words());
    std::vector<CardButton> buttons{{"result-rematch", say::rematch(), {"rematch", {}}},
                                    {"change-settings", say::change_settings(), {"set-up-again", {}}},
                                    {"look-back", say::look_back(), {"look-back", {}}},
                                    {"close-card", say::see_the_board(), {"close-card", {}}},
                                    {"result-home", say::home(), {"home", {}}}};
    if (before)
        buttons.insert(buttons.begin() + 1, {"play-on-there", say::play_on_there(),
                                             with("play-on", "ply", std::to_string(*before)), say::play_there()});
    if (!today.empty())
        buttons.insert(buttons.begin() + 1, {std::string(kShareToday), say::share(), {std::string(kShareToday), {}}});
    if (auto level = words_.other_level(offer_ ? std::optional(offer_->level) : std::nullopt))
        buttons.insert(buttons.begin() + 1, std::move(*level));
    if (sending_.owes_result(frame.app))
        buttons.insert(buttons.begin(), {"send", sending_.send_label(frame.app), {"send", {}}});
    draw_card(frame, "result-card", words_.result_words(), lines, buttons, &course_.course());
    if (std::exchange(celebrates_, false)) sparks_since_ = platform_ms();
    if (const Seat winner = match_.winner_here(); winner != kSpectator && !frame.theme.reduced_motion)
        frame.animating |= draw_sparks(*ImGui::GetWindowDrawList(), frame.theme, frame.board_min, frame.board_max,
                                       seat_colour(winner), platform_ms() - sparks_since_);
}

void TableCards::draw(TableFrame& frame) {
    if (has_unkept()) {
        std::vector<CardButton> buttons;
        for (const SeatOffer& copy : unkept_.copies) buttons.push_back({copy.id, copy.label, copy.command});
        buttons.push_back({"close-unkept", say::without_copy(), {"close-unkept", {}}});
        const std::vector<std::string> lines{unkept_.words};
        return draw_card(frame, "unkept-card", unkept_.title, lines, buttons);
    }
    if (news_.is_open()) {
        const std::vector<CardButton> buttons{{"close-news", say::go_on(), {"close-news", {}}}};
        return draw_card(frame, "news-card", news_.title(), news_.lines(), buttons);
    }
    if (session().mode() == Mode::away) return draw_away(frame);
    if (session().mode() == Mode::over) return draw_end(frame);
    if (session().mode() != Mode::hand_over) return;
    const std::string next = session().named(seat_name(session().next_here()));
    const std::vector<std::string> lines{words_.curtain_words(), say::pass_then_press()};
    const std::vector<CardButton> buttons{{"ready", say::i_am(next), {"pass-device", {}}}};
    draw_card(frame, "hand-over-card", say::device_please(next), lines, buttons);
}

}  // namespace orrery::web
