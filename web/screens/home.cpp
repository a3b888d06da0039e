#include "web/screens/home.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/language.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/layout.h"
#include "web/lesson.h"
#include "web/page.h"
#include "web/screens/games_list.h"
#include "web/screens/today.h"
#include "web/widgets/button.h"
#include "web/widgets/orrery.h"
#include "web/widgets/panel.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr float kCardPadding = 20, kHomePicture = 190;  // CSS px
constexpr float kLeastOrrery = 212;  // CSS px; if lower its names would meet, so it keeps this height below notices
constexpr float kBelowLine = 52;     // CSS px: where the ring begins below a title of one line
constexpr float kRoom = 720,
                kRoomWithGames = 900;  // CSS px: a wide window of this height has room for the picture

struct Entry {
    std::string id, name, line, figures;
    std::string brief;  // its body's name: "Rise"
};

std::vector<Entry> catalogue() {
    std::vector<Entry> entries;
    for (const GameInfo& game : games()) {
        Entry& entry = entries.emplace_back();
        entry.id = entry.brief = game.id, entry.name = game.title, entry.line = translated(game.tagline);
        entry.brief.front() = static_cast<char>(entry.brief.front() - 'a' + 'A');
        entry.figures = say::game_figures(game.min_seats, game.max_seats, game.minutes);
    }
    return entries;
}

bool has_played(const App& app) { return !app.store().games().empty(); }

class Home : public Screen {
   public:
    std::string_view id() const override { return "home"; }

    bool draw(App& app, ImVec2 min, ImVec2 max) override {
        switch (format_of(app.theme(), {max.x - min.x, max.y - min.y})) {
            case Format::portrait: return draw_narrow(app, min, max);
            case Format::low: return draw_low(app, min, max);
            case Format::wide: break;
        }
        return draw_wide(app, min, max);
    }

    Outline outline(App& app) override;

    bool hears(App& app, std::string_view type, std::string_view number) override {
        return type == "turn" && games_.lists(app, number);
    }

    bool act(App& app, const Command& command) override {
        if (command.name == "rules") {
            page::rules(entries_[static_cast<std::size_t>(chosen_)].id, command.arg("at"));
            return true;
        }
        return games_.act(app, command);
    }

   private:
    // `tell` draws the description of the chosen body in `panel`. In the order of Tab it comes after that body, and the
    // next body after it. While the focus is elsewhere, it comes after all bodies.
    bool draw_orrery(App& app, ImVec2 min, ImVec2 max, const ImRect& panel, FunctionRef<void()> tell) {
        std::vector<Body> bodies;
        for (const Entry& entry : entries_) bodies.push_back({entry.id, entry.brief});
        const std::string first = has_played(app) ? "" : say::begin_here();
        bodies.front().note = first;
        heed_tab();
        const int last = static_cast<int>(bodies.size()) - 1;
        const bool was_told = std::exchange(is_told_focused_, false);
        const OrreryAnswer answer = orrery_.draw(app.theme(), app.marks(),
                                                 {.bodies = bodies,
                                                  .chosen = chosen_,
                                                  .min = min,
                                                  .max = max,
                                                  .panel = panel,
                                                  .told_after = focused_ >= 0 || was_told ? chosen_ : last},
                                                 tell);
        const bool is_other = answer.focused >= 0 && answer.focused != focused_;
        focused_ = answer.focused;
        if (is_told_focused_ && !was_told && tabs_back_) chosen_ = last;
        if (is_other) chosen_ = answer.focused;
        if (answer.pointed >= 0) chosen_ = answer.pointed;
        if (answer.pressed >= 0)
            app.act(with("new-game", "game", entries_[static_cast<std::size_t>(answer.pressed)].id));
        return answer.turning;
    }

    // Tab goes from a body to its description, and backwards to the description of the body before. If Tab enters
    // backwards from elsewhere, it begins with the last.
    void heed_tab() {
        const bool tabs = ImGui::IsKeyPressed(ImGuiKey_Tab), back = tabs && ImGui::GetIO().KeyShift;
        if (tabs) tabs_back_ = back && focused_ < 0;
        if (tabs && focused_ >= 0) chosen_ = back ? std::max(focused_ - 1, 0) : focused_;
    }

    // Over the whole window, below everything that is drawn later. No star is drawn behind `words`.
    static void draw_ground(const Theme& theme, std::span<const ImRect> words) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.PushClipRectFullScreen();
        draw_sky(list, {0, 0}, ImGui::GetIO().DisplaySize, kHomeSky, theme, words);
        list.PopClipRect();
    }

    void draw_picture(const Theme& theme, float height) {
        const ImVec2 min = ImGui::GetCursorScreenPos(), size{ImGui::GetContentRegionAvail().x, height};
        picture_.draw(theme, entries_[static_cast<std::size_t>(chosen_)].id, min, {min.x + size.x, min.y + size.y});
        ImGui::Dummy(size);
    }

    void draw_today(App& app, const TodayStrip& today) {
        today.draw(app, today_picture_, ImGui::GetContentRegionAvail().x);
    }

    void draw_card(App& app) {
        const Entry& entry = entries_[static_cast<std::size_t>(chosen_)];
        heading(app.theme(), entry.name);
        paragraph(app.theme().text, entry.line);
        const bool is_first = !has_played(app) && chosen_ == 0;
        caption(app.theme(), is_first ? say::figures_begin_here(entry.figures) : entry.figures);
        draw_ways(app, entry);
    }

    void draw_card_and_picture(App& app) {
        draw_card(app);
        draw_picture(app.theme(), app.theme().px(kHomePicture));
    }

    void draw_ways(App& app, const Entry& entry) {
        const float width = ImGui::GetContentRegionAvail().x * 0.62f;
        const auto offer = [&](const char* id, const Wording& label, const char* command, ButtonLook look) {
            if (button(app.theme(), app.marks(), id, label(), look)) app.act(with(command, "game", entry.id));
            is_told_focused_ |= ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
        };
        offer("play-now", say::play_now, "play-now", {.kind = ButtonKind::kPrimary, .width = width});
        ImGui::SameLine();
        offer("play", say::set_up, "new-game", {.width = -1});
        if (has_lesson(entry.id)) {
            offer("learn", say::learn_in_five_minutes, "learn", {.width = width});
            ImGui::SameLine();
        }
        offer("rules", say::rules, "rules", {.width = -1});
    }

    bool draw_wide(App& app, ImVec2 min, ImVec2 max);
    bool draw_narrow(App& app, ImVec2 min, ImVec2 max);
    bool draw_low(App& app, ImVec2 min, ImVec2 max);

    std::vector<Entry> entries_ = catalogue();
    Orrery orrery_;
    GamesList games_;
    GamePicture picture_, today_picture_;
    int chosen_ = 0;
    int focused_ = -1;              // the body with the focus
    bool is_told_focused_ = false;  // or a button in the chosen one's description
    bool tabs_back_ = false;        // the last Tab came backwards from elsewhere
};

bool Home::draw_wide(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const float gap = theme.px(24), column = theme.px(392);
    const ImVec2 sky_max(max.x - column - gap, max.y);
    const ImVec2 title{min.x + theme.px(24), min.y + theme.px(16)}, below{title.x + theme.px(1), min.y + theme.px(82)};
    const bool is_low = max.y - min.y < theme.px(kRoom);
    // Where the ring leaves no corner free, the title has one line.
    const std::string told = say::five_board_games(is_low ? " " : "\n"), how = say::just_send_a_link("\n");
    const ImRect words{title, {title.x + measure(theme.title, told).x, below.y + measure(theme.small, how).y}};
    draw_ground(theme, {&words, 1});
    const float inner = column - theme.px(2 * kCardPadding);
    float most = 0;  // the longest words of an entry, so that nothing moves while the pointer moves
    for (const Entry& entry : entries_)
        most = std::max(most, measure(theme.title, entry.name, inner).y + measure(theme.text, entry.line, inner).y);
    const float least = theme.px(has_played(app) ? kRoomWithGames : kRoom);
    const float picture = theme.px(max.y - min.y < least ? 0 : kHomePicture);
    const float space = ImGui::GetStyle().ItemSpacing.y;
    const float card = most + theme.px(2 * kCardPadding + 2) + theme.small->FontSize + 2 * theme.target() + 5 * space +
                       (picture > 0 ? picture + space : 0);
    const ImRect beside{max.x - column - gap, min.y + gap, max.x - gap, max.y - gap};
    const bool turning = draw_orrery(app, {min.x, min.y + theme.px(is_low ? kBelowLine : 14)}, sky_max, beside, [&] {
        Panel panel(theme, "card", beside.Min, {beside.Max.x, beside.Min.y + card}, {.padding = kCardPadding});
        draw_card(app);
        if (picture > 0) draw_picture(theme, picture);
    });
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // Above the shoulder of the outer ring and short enough to fit, or in a low window above the ring.
    text_at(list, theme.title, title, ink::kBrass, told);
    if (!is_low) text_at(list, theme.small, below, with_alpha(ink::kIvory, ink::kQuiet), how);
    Panel panel(theme, "games", {beside.Min.x, beside.Min.y + card + theme.px(16)}, beside.Max, {.padding = 20});
    draw_today(app, TodayStrip(app));
    games_.draw(app);
    return turning;
}

// All in one column. People who have games want to go on, so games come first below the orrery. Others first choose a
// game.
bool Home::draw_narrow(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    Panel page(theme, "page", min, max, {.ground = false, .padding = 16});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 top(at.x, at.y + theme.px(52));
    const bool has_games = has_played(app);
    const float share = has_games ? 0.36f : 0.5f;  // of the height: the rest begins above the fold
    const TodayStrip today(app);
    const float strip = today.height(theme, width) + theme.px(8);
    const float high = std::max((max.y - min.y) * share - strip, theme.px(kLeastOrrery));
    const ImVec2 bottom(at.x + width, top.y + std::min({width, theme.px(420), high}));
    const ImRect words[] = {{min, {max.x, top.y}}, {{min.x, bottom.y}, max}};
    draw_ground(theme, words);
    text_centred(*ImGui::GetWindowDrawList(), theme.display, {at.x + width / 2, at.y + theme.px(24)}, ink::kBrass,
                 "Orrery");
    const auto below = [&theme](ImVec2 place) {
        ImGui::SetCursorScreenPos({place.x, place.y + theme.px(8)});
        ImGui::Dummy({0, 0});
    };
    const auto draw_strip = [&] {
        below({at.x, bottom.y});
        draw_today(app, today);
    };
    ImVec2 next{at.x, bottom.y + strip};
    if (has_games) {
        draw_strip();
        below(next);
        games_.draw(app);
        next = ImGui::GetCursorScreenPos();
    }
    const bool turning = draw_orrery(app, top, bottom, {min.x, bottom.y, max.x, max.y}, [&] {
        below(next);
        draw_card_and_picture(app);
        next = ImGui::GetCursorScreenPos();
    });
    if (!has_games) draw_strip();
    below(next);
    if (!has_games) games_.draw(app);
    ImGui::Dummy({0, theme.px(24)});
    return turning;
}

// The orrery at full height, and everything else in one column beside it.
bool Home::draw_low(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const float edge = max.x - side_width(theme, {max.x - min.x, max.y - min.y}), margin = theme.px(6);
    const ImRect beside{edge, min.y + margin, max.x - margin, max.y - margin};
    draw_ground(theme, {});
    bool is_begun = false;
    const auto in_column = [&](FunctionRef<void()> draw) {
        Panel panel(theme, "page", beside.Min, beside.Max, {.ground = !is_begun, .padding = 14});
        if (std::exchange(is_begun, true)) ImGui::Dummy({0, theme.px(8)});
        draw();
    };
    const TodayStrip today(app);
    const auto draw_games = [&] { games_.draw(app); };
    const bool has_games = has_played(app);
    ImVec2 gap;  // in the description, for today's match
    if (has_games)
        in_column([&] {
            draw_today(app, today);
            draw_games();
        });
    const bool turning = draw_orrery(app, {min.x, min.y + margin}, {edge - margin, max.y - margin}, beside, [&] {
        in_column([&] {
            draw_card(app);
            gap = ImGui::GetCursorScreenPos();
            if (!has_games) ImGui::Dummy({0, today.height(theme, ImGui::GetContentRegionAvail().x)});
            draw_picture(theme, theme.px(kHomePicture));
        });
    });
    if (has_games) return turning;
    in_column([&] {
        const ImVec2 next = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos(gap);
        draw_today(app, today);
        ImGui::SetCursorScreenPos(next);
        draw_games();
    });
    return turning;
}

Outline Home::outline(App& app) {
    Outline out("home", "");
    out.heading(1, "Orrery");
    out.text("welcome", say::home_welcome());
    out.heading(2, say::games());
    for (const Entry& entry : entries_) {
        out.open_group("game:" + entry.id, entry.name);
        out.text("line:" + entry.id, say::line_and_figures(entry.line, entry.figures));
        const auto offer = [&](const char* id, const std::string& label, const char* command) {
            out.button(std::string(id) + ":" + entry.id, label, with(command, "game", entry.id),
                       {.primary = std::string_view(id) == "play-now"});
        };
        offer("play-now", say::play_game_now(entry.name), "play-now");
        offer("play", say::set_up_game(entry.name), "new-game");
        if (has_lesson(entry.id)) offer("learn", say::learn_game(entry.name), "learn");
        offer("rules", say::rules_of_game(entry.name), "rules");
        out.close_group();
    }
    TodayStrip(app).tell(out);
    games_.tell(app, out);
    out.button("settings", say::settings(), {"settings", {}});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_home_screen(App&) { return std::make_unique<Home>(); }

}  // namespace orrery::web
