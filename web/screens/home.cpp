#include "web/screens/home.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "record/record.h"
#include "web/app.h"
#include "web/boards/board.h"
#include "web/boards/sky.h"
#include "web/lesson.h"
#include "web/names.h"
#include "web/widgets/button.h"
#include "web/widgets/orrery.h"
#include "web/widgets/panel.h"
#include "web/widgets/picture.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kWelcome = "Five board games among the stars. A game is a link.";
constexpr std::uint64_t kSky = 0x0117E417;

struct Entry {  // of the five: those that can be played know more than those to come
    std::string id, name, line, figures;
    bool playable = false;
};

std::vector<Entry> catalogue() {
    std::vector<Entry> entries;
    for (const GameInfo& game : games())
        entries.push_back({std::string(game.id), std::string(game.title), std::string(game.tagline),
                           std::to_string(game.min_seats) + " to " + std::to_string(game.max_seats) +
                               " players · about " + std::to_string(game.minutes) + " minutes",
                           true});
    const Entry coming[] = {
        {"kardashev", "Kardashev", "Bid for the turn, raise colonies, and climb a tree of knowledge.", "2 to 6 players",
         false},
        {"rise", "Rise", "Nudge four empires that belong to nobody, and own the right ones.", "2 to 4 players", false},
        {"cosmos", "Cosmos", "Settle a galaxy of many worlds, each people with a power of its own.", "2 to 6 players",
         false},
        {"ozymandias", "Ozymandias", "Four ages of leaders, swords and plowshares in a galaxy that grows.",
         "2 to 6 players", false},
    };
    for (const Entry& entry : coming)
        if (std::none_of(entries.begin(), entries.end(), [&](const Entry& other) { return other.id == entry.id; }))
            entries.push_back(entry);
    return entries;
}

// ---- Words about a stored game

std::string status(const Journal& journal) {
    const Summary& summary = journal.summary;
    const std::vector<std::string> names = seat_names(journal.record);
    const auto listed = [&names](const std::vector<std::string>& tokens) {
        std::string text;
        for (const std::string& token : tokens)
            text += (text.empty() ? "" : " and ") + with_names("{" + token + "}", names);
        return text;
    };
    if (summary.over) return listed(summary.winners) + " won";
    const bool here = std::any_of(summary.owing.begin(), summary.owing.end(), [&journal](const std::string& token) {
        return token.size() == 2 && SeatSet{journal.here}.has(seat_at(token[1] - '1'));
    });
    return here ? "Your turn: " + listed(summary.owing) : "Waiting for " + listed(summary.owing);
}

std::string age(std::int64_t ms) {
    const std::int64_t minutes = ms / 60000;
    const auto words = [](std::int64_t n, const char* unit) {
        return std::to_string(n) + " " + unit + (n == 1 ? "" : "s") + " ago";
    };
    if (minutes < 1) return "just now";
    if (minutes < 60) return words(minutes, "minute");
    return minutes < 60 * 24 ? words(minutes / 60, "hour") : words(minutes / 60 / 24, "day");
}

std::string details(const Journal& journal, std::int64_t now) {
    return std::to_string(journal.record.seats.size()) + " seats · move " + std::to_string(journal.summary.ply) +
           " · " + age(now - static_cast<std::int64_t>(journal.time_ms));
}

std::vector<const Journal*> newest_first(const App& app) {
    std::vector<const Journal*> list;
    for (const auto& [number, journal] : app.journals()) list.push_back(&journal);
    std::sort(list.begin(), list.end(), [](const Journal* a, const Journal* b) { return a->time_ms > b->time_ms; });
    return list;
}

Command of_game(std::string name, const std::string& number) { return {std::move(name), {{"number", number}}}; }

class Home : public Screen {
   public:
    std::string_view id() const override { return "home"; }

    bool draw(App& app, ImVec2 min, ImVec2 max) override {
        const Theme& theme = app.theme();
        draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), kSky, theme);
        if (theme.narrow({max.x - min.x, max.y - min.y})) return draw_narrow(app, min, max);
        return draw_wide(app, min, max);
    }

    Outline outline(App& app) override;

    bool act(App& app, const Command& command) override {
        if (command.name == "rules" && command.arg("game").empty()) {
            const Entry& told = entries_[static_cast<std::size_t>(chosen_)];
            app.open_rules(told.playable ? told.id : entries_.front().id, command.arg("at"));
            return true;
        }
        if (command.name != "point") return false;
        for (std::size_t i = 0; i < entries_.size(); ++i)
            if (entries_[i].id == command.arg("game")) choose(app, static_cast<int>(i));
        return true;
    }

   private:
    void choose(App& app, int entry) {
        chosen_ = entry;
        const Entry& told = entries_[static_cast<std::size_t>(entry)];
        if (!told.playable) app.say(told.name + " is coming later.");
    }

    bool draw_orrery(App& app, ImVec2 min, ImVec2 max) {
        std::vector<Body> bodies;
        for (const Entry& entry : entries_) bodies.push_back({entry.id, entry.name, entry.playable});
        const OrreryAnswer answer = orrery_.draw(app.theme(), app.marks(), bodies, chosen_, min, max);
        if (answer.pointed >= 0) chosen_ = answer.pointed;
        if (answer.pressed >= 0) {
            const Entry& entry = entries_[static_cast<std::size_t>(answer.pressed)];
            app.act({entry.playable ? "new-game" : "point", {{"game", entry.id}}});
        }
        return answer.turning;
    }

    void draw_card(App& app) {
        const Entry& entry = entries_[static_cast<std::size_t>(chosen_)];
        heading(app.theme(), entry.name);
        paragraph(app.theme().text, entry.line);
        caption(app.theme(), entry.figures);
        if (!entry.playable)
            caption(app.theme(), "Coming later.");
        else
            draw_ways(app, entry);
    }

    void draw_ways(App& app, const Entry& entry) {
        const float width = ImGui::GetContentRegionAvail().x * 0.68f;
        if (button(app.theme(), app.marks(), "play", "Play", {.kind = ButtonKind::kPrimary, .width = width}))
            app.act({"new-game", {{"game", entry.id}}});
        ImGui::SameLine();
        if (button(app.theme(), app.marks(), "rules", "Rules", {.width = -1})) app.act({"rules", {{"game", entry.id}}});
        if (has_lesson(entry.id) && button(app.theme(), app.marks(), "learn", "Learn in five minutes", {.width = -1}))
            app.act({"learn", {{"game", entry.id}}});
    }

    void draw_games(App& app);
    void draw_row(App& app, const Journal& journal);
    bool draw_wide(App& app, ImVec2 min, ImVec2 max);
    bool draw_narrow(App& app, ImVec2 min, ImVec2 max);

    std::vector<Entry> entries_ = catalogue();
    Orrery orrery_;
    Pictures pictures_;
    int chosen_ = 0;
};

bool Home::draw_wide(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const float gap = theme.px(24), column = theme.px(392);
    const ImVec2 sky_max(max.x - column - gap, max.y);
    const bool turning = draw_orrery(app, {min.x, min.y + theme.px(14)}, sky_max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    text_at(list, theme.title, {min.x + theme.px(36), min.y + theme.px(24)}, ink::kBrass,
            "Five board games\namong the stars");
    text_at(list, theme.small, {min.x + theme.px(37), min.y + theme.px(92)}, with_alpha(ink::kIvory, ink::kQuiet),
            "A game is a link.");
    const float card = theme.px(252);
    {
        Panel panel(theme, "card", {max.x - column - gap, min.y + gap}, {max.x - gap, min.y + gap + card},
                    {.padding = 20});
        draw_card(app);
    }
    Panel panel(theme, "games", {max.x - column - gap, min.y + gap + card + theme.px(16)}, {max.x - gap, max.y - gap},
                {.padding = 20});
    draw_games(app);
    return turning;
}

bool Home::draw_narrow(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    Panel page(theme, "page", min, max, {.ground = false, .padding = 16});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    text_centred(*ImGui::GetWindowDrawList(), theme.display, {at.x + width / 2, at.y + theme.px(24)}, ink::kBrass,
                 "Orrery");
    const ImVec2 top(at.x, at.y + theme.px(52));
    const ImVec2 bottom(at.x + width, top.y + std::min(width, theme.px(420)));
    const bool turning = draw_orrery(app, top, bottom);
    ImGui::SetCursorScreenPos({at.x, bottom.y + theme.px(8)});
    ImGui::Dummy({0, 0});
    draw_card(app);
    ImGui::Dummy({0, theme.px(8)});
    draw_games(app);
    ImGui::Dummy({0, theme.px(24)});
    return turning;
}

void Home::draw_games(App& app) {
    const Theme& theme = app.theme();
    heading(theme, "Your games");
    if (button(theme, app.marks(), "open-link", "Open a link", {.width = -1})) app.act({"open-link", {}});
    if (app.forgotten()) {
        caption(theme, app.forgotten()->summary.title + " is deleted.");
        if (button(theme, app.marks(), "undo-delete", "Take it back", {.width = -1})) app.act({"undo-delete", {}});
    }
    for (const Damaged& damaged : app.damaged()) {
        ImGui::PushID(damaged.key.c_str());
        paragraph(theme.text, "A saved game cannot be read.", ink::kEmber);
        caption(theme, damaged.reason + " It is put aside as it was.");
        if (button(theme, app.marks(), "save-damaged", "Save as a file"))
            app.act({"save-damaged", {{"key", damaged.key}}});
        ImGui::SameLine();
        if (button(theme, app.marks(), "drop-damaged", "Delete", {.kind = ButtonKind::kDanger}))
            app.act({"drop-damaged", {{"key", damaged.key}}});
        ImGui::PopID();
    }
    const auto games = newest_first(app);
    if (games.empty()) caption(theme, "None yet. Games you start, and links you open, are kept here on this device.");
    for (const Journal* journal : games) draw_row(app, *journal);
}

void Home::draw_row(App& app, const Journal& journal) {
    const Theme& theme = app.theme();
    const std::string number = hex16(journal.record.number);
    ImGui::PushID(number.c_str());
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max(min.x + ImGui::GetContentRegionAvail().x, min.y + theme.px(92));
    const float side = theme.target();
    const bool other = app.other_line(number) != nullptr;
    const Press press = pressed(app.marks(), "game:" + number, min, {max.x - side, max.y});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rounding = theme.px(6);
    list.AddRectFilled(min, max, mix(ink::kNight, ink::kLine, press.hovered ? 0.3f : 0.12f), rounding);

    const ImVec2 picture_max(min.x + theme.px(112), max.y);
    pictures_.draw(journal, theme, min, picture_max);
    list.AddRect(min, max, press.hovered ? ink::kBrass : ink::kLine, rounding, 0, theme.line());
    if (press.focused) focus_ring(theme, min, max, rounding);
    const float x = picture_max.x + theme.px(14), room = max.x - side - x;
    text_at(list, theme.numeral, {x, min.y + theme.px(10)}, ink::kIvory,
            ellipsis(theme.numeral, journal.summary.title, room));
    text_at(list, theme.text, {x, min.y + theme.px(38)}, ink::kBrass, ellipsis(theme.text, status(journal), room));
    text_at(list, theme.small, {x, min.y + theme.px(64)}, with_alpha(ink::kIvory, ink::kQuiet),
            ellipsis(theme.small, details(journal, app.now()), room));

    const Press away = pressed(app.marks(), "delete:" + number, {max.x - side, min.y}, {max.x, min.y + side});
    text_centred(list, theme.numeral, {max.x - side / 2, min.y + side / 2},
                 away.hovered || away.focused ? ink::kEmber : with_alpha(ink::kIvory, ink::kQuiet), "×");
    if (away.focused) focus_ring(theme, {max.x - side, min.y}, {max.x, min.y + side}, rounding);
    ImGui::SetCursorScreenPos({min.x, max.y});
    ImGui::Dummy({0, 0});
    if (other && button(theme, app.marks(), "compare:" + number, "Another line of this game is kept",
                        {.kind = ButtonKind::kLink}))
        app.act(of_game("compare", number));
    ImGui::PopID();
    if (press.clicked) app.act(of_game("open", number));
    if (away.clicked) app.act(of_game("delete", number));
}

Outline Home::outline(App& app) {
    Outline out("home", "Orrery");
    out.heading(1, "Orrery");
    out.text("welcome", kWelcome);
    out.heading(2, "Games");
    for (const Entry& entry : entries_) {
        out.open_group("game:" + entry.id, entry.name);
        out.text("line:" + entry.id, entry.line + " " + entry.figures + "." + (entry.playable ? "" : " Coming later."));
        if (entry.playable)
            out.button("play:" + entry.id, "Play " + entry.name, {"new-game", {{"game", entry.id}}}, {.primary = true});
        if (entry.playable) out.button("rules:" + entry.id, "Rules of " + entry.name, {"rules", {{"game", entry.id}}});
        if (has_lesson(entry.id))
            out.button("learn:" + entry.id, "Learn " + entry.name + " in five minutes",
                       {"learn", {{"game", entry.id}}});
        out.close_group();
    }
    out.heading(2, "Your games");
    out.button("open-link", "Open a link", {"open-link", {}});
    if (app.forgotten()) {
        out.text("deleted", app.forgotten()->summary.title + " is deleted.");
        out.button("undo-delete", "Take it back", {"undo-delete", {}});
    }
    for (const Damaged& damaged : app.damaged()) {
        out.open_group(damaged.key, "A saved game cannot be read");
        out.text(damaged.key + ":reason", damaged.reason + " It is put aside as it was.");
        out.button(damaged.key + ":save", "Save as a file", {"save-damaged", {{"key", damaged.key}}});
        out.button(damaged.key + ":drop", "Delete the unreadable game", {"drop-damaged", {{"key", damaged.key}}});
        out.close_group();
    }
    const auto games = newest_first(app);
    if (games.empty()) out.text("none", "None yet. Games you start, and links you open, are kept here on this device.");
    for (const Journal* journal : games) {
        const std::string number = hex16(journal->record.number);
        out.open_group(number, journal->summary.title + ": " + status(*journal));
        out.text(number + ":details", details(*journal, app.now()));
        out.button(number + ":open", "Open", of_game("open", number));
        if (app.other_line(number))
            out.button(number + ":compare", "Another line of this game is kept", of_game("compare", number));
        out.button(number + ":delete", "Delete", of_game("delete", number));
        out.close_group();
    }
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_home_screen(App&) { return std::make_unique<Home>(); }

}  // namespace orrery::web
