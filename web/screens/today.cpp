#include "web/screens/today.h"

#include <algorithm>

#include "core/words.h"
#include "web/app.h"
#include "web/boards/board.h"
#include "web/boards/kit/sky.h"
#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kAbout =
    "The same start for everybody. Your first try counts, more are practice; undo works as always. Each day that you "
    "play to the end adds to your days in a row, whoever wins. Results are kept on this device, and nobody can check "
    "them.";
constexpr float kPicture = 64, kLeastWords = 126, kLow = 52, kPadding = 10, kBelow = 8;  // CSS px

}  // namespace

void GamePicture::draw(const Theme& theme, std::string_view game, ImVec2 min, ImVec2 max) {
    const bool is_here = game_is_here(kLaterPart) && game_is_here(game);
    const Shown* shown = is_here ? shown_match(game) : nullptr;
    if (shown != nullptr && pictured_.record.game != game) pictured_ = shown_journal(*shown);
    if (pictured_.record.game == game)
        pictures_.draw(pictured_, theme, min, max);
    else
        draw_sky(*ImGui::GetWindowDrawList(), min, max, kHomeSky, theme);
    ImGui::GetWindowDrawList()->AddRect(min, max, ink::kLine, theme.px(6), 0, theme.line());
}

std::vector<TodayStrip::Offer> TodayStrip::offers() const {
    using State = Today::State;
    if (told_.state == State::open) return {{kPlayToday, "Play", "Play today's match"}};
    if (told_.state == State::running) return {{kPlayToday, "Go on", "Go on with today's match"}};
    const Offer again{kPlayToday, "Practice", "Play today's match again, as practice"};
    if (told_.state == State::given_up) return {again};
    return {{kShareToday, "Share", "Share today's result"}, again};
}

Command TodayStrip::command_of(const Offer& offer) const {
    return {std::string(offer.id), {{"game", std::string(daily_match(day_).game)}}};
}

// Beside two buttons a phone has room for a short title only.
std::string TodayStrip::title() const {
    return told_.state == Today::State::done ? "Today" : "Today: " + capitalized(daily_match(day_).game);
}

std::string TodayStrip::words() const {
    std::string words = told_.words.empty() ? capitalized(opponent_words(daily_match(day_))) : told_.words;
    if (const std::string streak = streak_words(told_.streak); !streak.empty()) words += " · " + streak;
    return words;
}

TodayStrip::Lay TodayStrip::lay_out(const Theme& theme, float width) const {
    Lay lay{.picture = theme.px(kPicture), .words = 0, .buttons = 0, .title = 0, .told = 0};
    for (const Offer& offer : offers())
        lay.buttons += button_width(theme, offer.brief, ButtonKind::kQuiet) + theme.px(6);
    const float room = width - lay.buttons - 2 * theme.px(kPadding);
    if (room - lay.picture < theme.px(kLeastWords)) lay.picture = 0;
    lay.words = room - lay.picture;
    lay.title = measure(theme.bold, title(), lay.words).y;
    lay.told = measure(theme.small, words(), lay.words).y;
    return lay;
}

float TodayStrip::height(const Theme& theme, float width) const {
    const Lay lay = lay_out(theme, width);
    return std::max(theme.px(kLow), lay.title + lay.told + theme.px(14)) + theme.px(kBelow);
}

void TodayStrip::draw(App& app, GamePicture& picture, float width) const {
    const Theme& theme = app.theme();
    const Lay lay = lay_out(theme, width);
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + height(theme, width) - theme.px(kBelow)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, mix(ink::kNight, ink::kLine, 0.12f), theme.px(6));
    list.AddRect(min, max, ink::kLine, theme.px(6), 0, theme.line());
    if (lay.picture > 0) picture.draw(theme, daily_match(day_).game, min, {min.x + lay.picture, max.y});
    const float x = min.x + lay.picture + theme.px(kPadding), y = (min.y + max.y - lay.title - lay.told) / 2;
    text_at(list, theme.bold, {x, y - theme.px(1)}, ink::kBrass, title(), lay.words);
    text_at(list, theme.small, {x, y + lay.title + theme.px(1)}, ink::kIvory, words(), lay.words);
    float at = max.x - lay.buttons;
    for (const Offer& offer : offers()) {
        const float wide = button_width(theme, offer.brief, ButtonKind::kQuiet);
        ImGui::SetCursorScreenPos({at, (min.y + max.y - theme.target()) / 2});
        if (button(theme, app.marks(), offer.id, offer.brief, {.width = wide})) app.act(command_of(offer));
        at += wide + theme.px(6);
    }
    ImGui::SetCursorScreenPos(min);
    ImGui::Dummy({width, max.y - min.y + theme.px(kBelow)});
}

void TodayStrip::tell(Outline& out) const {
    out.open_group("today", "Today: " + daily_title(day_));
    out.text("today:words", closed(words()));
    out.text("today:about", kAbout);
    for (const Offer& offer : offers()) out.button(offer.id, offer.label, command_of(offer));
    out.close_group();
}

}  // namespace orrery::web
