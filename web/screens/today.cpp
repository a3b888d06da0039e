#include "web/screens/today.h"

#include <algorithm>

#include "core/words.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/boards/shown.h"
#include "web/platform.h"
#include "web/puzzles.h"
#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr float kPicture = 64, kLeastWords = 126, kLow = 52, kPadding = 10, kBelow = 8;  // CSS px
constexpr std::size_t kMovesAtOnce = 8;  // a piece of slow work: some milliseconds on a slow phone

}  // namespace

void GamePicture::open(std::string_view game) {
    if (pictured_ != game) {
        pictured_ = game;
        opening_.emplace(shown_link(game));
    }
    while (opening_ && platform_may_work()) {
        const auto opened = opening_->go_on(kMovesAtOnce);
        if (!opened) continue;
        opening_.reset();
        is_undrawn_ = true;
        if (!*opened) return;
        picture_.show((*opened)->record, (*opened)->match.get());
        sky_ = (*opened)->record.number;
    }
}

void GamePicture::draw(const Theme& theme, std::string_view game, ImVec2 min, ImVec2 max) {
    if (!ImGui::IsRectVisible(min, max)) return;
    const bool can_open = game_is_here(kLaterPart) && !shown_link(game).empty();
    if (can_open && (pictured_ != game || opening_)) open(game);
    if (pictured_ == game && !opening_ && (!is_undrawn_ || platform_may_work()))
        picture_.draw(theme, sky_, min, max), is_undrawn_ = false;
    else
        draw_sky(*ImGui::GetWindowDrawList(), min, max, kHomeSky, theme);
    ImGui::GetWindowDrawList()->AddRect(min, max, ink::kLine, theme.px(6), 0, theme.line());
}

TodayStrip::TodayStrip(const App& app) : day_(today(app)) {
    static constexpr Offer kOpen[] = {{kPlayToday, say::play, say::play_today}};
    static constexpr Offer kRunning[] = {{kPlayToday, say::go_on_brief, say::go_on_today}};
    static constexpr Offer kDone[] = {{kShareToday, say::share, say::share_todays_result},
                                      {kPlayToday, say::practice, say::practice_today}};
    static constexpr Offer kPositions[] = {{kFindMove, say::look, say::look_at_positions},
                                           {kFindMoves, say::all, say::all_positions}};
    using State = Today::State;
    const Today told = told_today(app, day_);
    const DailyMatch match = daily_match(day_);
    auto& [row, positions] = rows_;
    row.game = match.game;
    row.has_picture = true;
    // Beside two buttons a phone has room for a short title only.
    row.title = told.state == State::done ? say::today() : say::today_is(capitalized(match.game));
    row.words = told.words.empty() ? capitalized(opponent_words(match)) : told.words;
    if (const std::string streak = streak_words(told.streak); !streak.empty())
        row.words = say::with_streak(row.words, streak);
    const std::span<const Offer> done(kDone);
    row.offers = told.state == State::open      ? kOpen
                 : told.state == State::running ? kRunning
                 : told.state == State::done    ? done
                                                : done.last(1);
    positions.game = daily_game(day_);
    positions.title = find_title();
    positions.words = todays_words(app, day_);
    positions.offers = kPositions;
}

TodayStrip::Lay TodayStrip::lay_out(const Theme& theme, const Row& row, float width) {
    Lay lay{.picture = row.has_picture ? theme.px(kPicture) : 0,
            .words = 0,
            .buttons = 0,
            .title = 0,
            .told = 0,
            .height = 0};
    for (const Offer& offer : row.offers)
        lay.buttons += button_width(theme, offer.brief(), ButtonKind::kQuiet) + theme.px(6);
    const float room = width - lay.buttons - 2 * theme.px(kPadding);
    if (room - lay.picture < theme.px(kLeastWords)) lay.picture = 0;
    lay.words = room - lay.picture;
    lay.title = measure(theme.bold, row.title, lay.words).y;
    lay.told = measure(theme.small, row.words, lay.words).y;
    lay.height = std::max(theme.px(kLow), lay.title + lay.told + theme.px(14));
    return lay;
}

float TodayStrip::height(const Theme& theme, float width) const {
    float height = 0;
    for (const Row& row : rows()) height += lay_out(theme, row, width).height + theme.px(kBelow);
    return height;
}

void TodayStrip::draw(App& app, GamePicture& picture, float width) const {
    const Theme& theme = app.theme();
    ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 first = min;
    for (const Row& row : rows()) {
        const Lay lay = lay_out(theme, row, width);
        const ImVec2 max{min.x + width, min.y + lay.height};
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(min, max, mix(ink::kNight, ink::kLine, 0.12f), theme.px(6));
        list.AddRect(min, max, ink::kLine, theme.px(6), 0, theme.line());
        if (lay.picture > 0) picture.draw(theme, row.game, min, {min.x + lay.picture, max.y});
        const float x = min.x + lay.picture + theme.px(kPadding), y = (min.y + max.y - lay.title - lay.told) / 2;
        text_at(list, theme.bold, {x, y - theme.px(1)}, ink::kBrass, row.title, lay.words);
        text_at(list, theme.small, {x, y + lay.title + theme.px(1)}, ink::kIvory, row.words, lay.words);
        float at = max.x - lay.buttons;
        for (const Offer& offer : row.offers) {
            const float wide = button_width(theme, offer.brief(), ButtonKind::kQuiet);
            ImGui::SetCursorScreenPos({at, (min.y + max.y - theme.target()) / 2});
            if (button(theme, app.marks(), offer.id, offer.brief(), {.width = wide})) app.act(row.command(offer));
            at += wide + theme.px(6);
        }
        min.y = max.y + theme.px(kBelow);
    }
    ImGui::SetCursorScreenPos(first);
    ImGui::Dummy({width, min.y - first.y});
}

void TodayStrip::tell(Outline& out) const {
    for (const Row& row : rows()) {
        const bool is_match = row.has_picture;
        const std::string id = is_match ? "today" : "positions";
        out.open_group(id, is_match ? say::today_is(daily_title(day_)) : row.title);
        out.text(id + ":words", closed(row.words));
        if (is_match) out.text("today:about", say::about_today());
        for (const Offer& offer : row.offers) out.button(offer.id, offer.label(), row.command(offer));
        out.close_group();
    }
}

}  // namespace orrery::web
