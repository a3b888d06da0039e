#include "web/screens/games_list.h"

#include <algorithm>
#include <utility>

#include "generated/web/say.h"
#include "web/game_words.h"
#include "web/results.h"
#include "web/widgets/button.h"
#include "web/widgets/select.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::size_t kMany = 6;  // with this many games there are shelves
constexpr std::string_view kAll = "all", kSetting = "shelf";
// As enum Shelf.
constexpr std::pair<std::string_view, Wording> kShelves[] = {
    {"yours", say::your_turn}, {"waiting", say::waiting}, {"finished", say::finished}, {"archive", say::archive}};

std::size_t place(const Journal& journal) { return static_cast<std::size_t>(shelf_of(journal)); }
// Is this a running game by link with a seat at this device?
bool has_seat(const Journal& journal) {
    return journal.record.is_bound() && journal.here != 0 && !journal.summary.over;
}
Command of_game(const char* name, const std::string& number) { return with(name, "number", number); }

// All games as a file, with the keys of seats or without. Asked only if there are keys.
struct Saving {
    const char* seats;
    Wording label;
    Wording told;
};
constexpr Saving kSavings[] = {{"with", say::with_seats, say::with_seats_told},
                               {"without", say::without_seats, say::without_seats_told}};
Command save_all(const Saving& saving) { return with("save-all", "seats", saving.seats); }
std::string id_of(const Saving& saving) { return std::string("save-all:") + saving.seats; }
bool asks_for_seats(const App& app) { return app.armed() && app.armed()->name == "save-all"; }

std::string counted(const Wording& label, std::size_t count) {
    return say::shelf_with(label(), static_cast<int>(count));
}

std::string status(const App& app, const Journal& journal) {
    return waiting_words(journal, app.now(), app.environment().zone);
}

std::string archive_label(const Journal& journal) {
    return journal.archived ? say::back_from_archive() : say::to_archive();
}

bool is_empty(const App& app) {
    const Store& store = app.store();
    return store.games().empty() && !store.forgotten() && store.damaged().empty() && !has_results(app);
}

void draw_open_link(App& app) {
    if (button(app.theme(), app.marks(), "open-link", say::open_link(), {.width = -1})) app.act({"open-link", {}});
}

void draw_open_file(App& app) {
    if (button(app.theme(), app.marks(), "open-file", say::open_file(), {.kind = ButtonKind::kLink}))
        app.act({"open-file", {}});
}

// A box with a lid, and an arrow into it or out of it.
void draw_box(ImDrawList& list, const Theme& theme, ImVec2 at, ImU32 colour, bool out) {
    const float w = theme.px(7), h = theme.px(5), tip = out ? -theme.px(2) : theme.px(3);
    list.AddRect({at.x - w, at.y - h}, {at.x + w, at.y - theme.px(2)}, colour, 0, 0, theme.line());
    list.AddRect({at.x - w + theme.px(1), at.y - theme.px(2)}, {at.x + w - theme.px(1), at.y + theme.px(7)}, colour, 0,
                 0, theme.line());
    const float back = out ? theme.px(3) : -theme.px(3), middle = at.y + theme.px(2);
    list.AddTriangleFilled({at.x - theme.px(3), middle + back / 2}, {at.x + theme.px(3), middle + back / 2},
                           {at.x, middle + tip}, colour);
}

}  // namespace

GamesList::Chosen GamesList::choose(const App& app) const {
    return app.store().games().empty() ? Chosen{} : sort_out(app);
}

GamesList::Chosen GamesList::sort_out(const App& app) const {
    Chosen chosen;
    std::size_t counts[std::size(kShelves)] = {};
    for (const auto& [number, journal] : app.store().games()) ++counts[place(journal)];
    const std::size_t all = app.store().games().size(), archived = counts[static_cast<std::size_t>(Shelf::archive)];
    if (all >= kMany || archived > 0) {
        chosen.shelf = app.store().setting(kSetting, kAll);
        chosen.shelves.push_back({std::string(kAll), counted(say::all, all - archived)});
        for (std::size_t i = 0; i < std::size(kShelves); ++i)
            chosen.shelves.push_back({std::string(kShelves[i].first), counted(kShelves[i].second, counts[i])});
    }
    for (const auto& [number, journal] : app.store().games()) {
        const bool is_here = chosen.shelf.empty() || chosen.shelf == kAll
                                 ? !journal.archived
                                 : chosen.shelf == kShelves[place(journal)].first;
        if (is_here) chosen.games.push_back(&journal);
    }
    if (chosen.games.size() > 1)  // the code that sorts comes later; one game needs none
        std::sort(chosen.games.begin(), chosen.games.end(),
                  [](const Journal* a, const Journal* b) { return a->time_ms > b->time_ms; });
    chosen.has_next = all > 1 && counts[static_cast<std::size_t>(Shelf::yours)] > 0;
    return chosen;
}

const std::string& GamesList::news(const Journal& journal) {
    auto& [made_at, words] = news_[journal.record.number];
    const std::size_t moves = journal.record.moves.size() + 1;
    if (made_at != moves) made_at = moves, words = news_words(journal);
    if (journal.seen == journal.record.moves.size()) words.clear();
    return words;
}

// The label of a button to another line of a game.
const std::string& GamesList::other_line(const Journal& journal, const Journal& other) {
    Parting& parting = partings_[journal.record.number];
    if (parting.words.empty() || parting.mine_ms != journal.time_ms || parting.other_ms != other.time_ms)
        parting = {journal.time_ms, other.time_ms, say::another_line(since_words(journal.record, other.record))};
    return parting.words;
}

bool GamesList::lists(const App& app, std::string_view number) const {
    const std::vector<const Journal*> games = choose(app).games;
    return std::any_of(games.begin(), games.end(), [&](const Journal* one) { return number_of(*one) == number; });
}

bool GamesList::act(App& app, const Command& command) {
    if (command.name != "shelf") return false;
    app.store().set_setting(kSetting, command.arg("shelf"));
    return true;
}

// ---- On the canvas

void GamesList::draw_damaged(App& app) {
    const Theme& theme = app.theme();
    for (const Store::Damaged& damaged : app.store().damaged()) {
        ImGui::PushID(damaged.key.c_str());
        paragraph(theme.text, say::saved_game_unreadable(), ink::kEmber);
        caption(theme, say::set_aside(damaged.reason));
        if (button(theme, app.marks(), "save-damaged", say::to_file()))
            app.act(with("save-damaged", "key", damaged.key));
        ImGui::SameLine();
        if (button(theme, app.marks(), "drop-damaged", say::delete_it(), {.kind = ButtonKind::kDanger}))
            app.act(with("drop-damaged", "key", damaged.key));
        ImGui::PopID();
    }
}

void GamesList::draw(App& app) {
    heading(app.theme(), say::your_games());
    if (!is_empty(app)) return draw_kept(app, choose(app));
    draw_open_link(app);
    caption(app.theme(), say::no_games_yet());
    draw_open_file(app);
}

void GamesList::draw_kept(App& app, const Chosen& chosen) {
    const Theme& theme = app.theme();
    Marks& marks = app.marks();
    if (chosen.has_next && button(theme, marks, "next-game", say::next_turn(), {.width = -1}))
        app.act({"next-game", {}});
    draw_open_link(app);
    if (app.store().forgotten()) {
        caption(theme, say::game_is_deleted(app.store().forgotten()->summary.title));
        if (button(theme, marks, "undo-delete", say::undo(), {.width = -1})) app.act({"undo-delete", {}});
    }
    if (!app.store().damaged().empty()) draw_damaged(app);
    if (!chosen.shelves.empty())
        if (const auto shelf = select(theme, marks, "shelf", chosen.shelf, chosen.shelves))
            app.act(with("shelf", "shelf", *shelf));
    if (chosen.games.empty()) caption(theme, (chosen.shelves.empty() ? say::no_games_yet : say::no_games_here)());
    for (const Journal* journal : chosen.games) draw_row(app, *journal);
    draw_open_file(app);
    const auto link_beside = [&](std::string_view id, std::string_view label) {
        ImGui::SameLine();
        if (button_width(theme, label, ButtonKind::kLink) > ImGui::GetContentRegionAvail().x) ImGui::NewLine();
        return button(theme, marks, id, label, {.kind = ButtonKind::kLink});
    };
    const bool has_games = !app.store().games().empty();
    if (has_games && link_beside("save-all", say::export_all())) app.act({"save-all", {}});
    if (has_results(app) && link_beside("results", say::your_results())) app.act({"results", {}});
    if (!has_games) return;
    if (app.post().can_ask_to_notify() &&
        button(theme, marks, "ask-to-notify", tell_me_label(), {.kind = ButtonKind::kLink}))
        app.act({"ask-to-notify", {}});
    if (asks_for_seats(app))
        draw_saving(app);
    else
        is_saving_ = false;
}

void GamesList::draw_saving(App& app) {
    const Theme& theme = app.theme();
    paragraph(theme.text, say::save_seats_too());
    for (const Saving& saving : kSavings) {
        if (button(theme, app.marks(), id_of(saving), saving.label(), {.width = -1})) app.act(save_all(saving));
        caption(theme, saving.told());
    }
    if (!std::exchange(is_saving_, true)) ImGui::SetScrollHereY(1);  // it is below everything else
}

void GamesList::draw_row(App& app, const Journal& journal) {
    const Theme& theme = app.theme();
    const std::string number = hex16(journal.record.number);
    const std::string& told = news(journal);
    ImGui::PushID(number.c_str());
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const float side = theme.target(), right = min.x + ImGui::GetContentRegionAvail().x;
    const float picture = min.x + theme.px(112), x = picture + theme.px(14), room = right - side - x;
    const std::string state = status(app, journal), details = detail_words(journal, app.now());
    const float title_at = min.y + theme.px(10), gap = theme.px(6);
    const float state_at = title_at + measure(theme.numeral, journal.summary.title, room).y + gap;
    const float details_at = state_at + measure(theme.text, state, room).y + gap;
    const float told_at = details_at + measure(theme.small, details, room).y + gap;
    const float end = told.empty() ? told_at : told_at + measure(theme.small, told, room).y + gap;
    const ImVec2 max(right, std::max(min.y + theme.px(92), end + gap));
    const Press press = pressed(app.marks(), "game:" + number, min, {max.x - side, max.y});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rounding = theme.px(6);
    list.AddRectFilled(min, max, mix(ink::kNight, ink::kLine, press.hovered ? 0.3f : 0.12f), rounding);
    const float edge = theme.line();
    pictures_.draw(journal, theme, {min.x + edge, min.y + edge}, {picture, max.y - edge});
    list.AddRect(min, max, press.hovered ? ink::kBrass : ink::kLine, rounding, 0, theme.line());
    if (press.focused) focus_ring(theme, min, max, rounding);

    const ImU32 quiet = with_alpha(ink::kIvory, ink::kQuiet);
    text_at(list, theme.numeral, {x, title_at}, ink::kIvory, journal.summary.title, room);
    text_at(list, theme.text, {x, state_at}, ink::kBrass, state, room);
    text_at(list, theme.small, {x, details_at}, quiet, details, room);
    if (!told.empty()) text_at(list, theme.small, {x, told_at}, ink::kVerdigris, told, room);

    const auto corner = [&](std::string_view name, float top) {
        const ImVec2 from{max.x - side, top}, to{max.x, top + side};
        const Press at = pressed(app.marks(), std::string(name) + ":" + number, from, to);
        if (at.focused) focus_ring(theme, from, to, rounding);
        return at;
    };
    const Press away = corner("delete", min.y), put = corner("archive", max.y - side);
    text_centred(list, theme.numeral, {max.x - side / 2, min.y + side / 2},
                 away.hovered || away.focused ? ink::kEmber : quiet, "×");
    draw_box(list, theme, {max.x - side / 2, max.y - side / 2}, put.hovered || put.focused ? ink::kBrass : quiet,
             journal.archived);
    if (put.hovered) ImGui::SetTooltip("%s", archive_label(journal).c_str());
    if (away.hovered) ImGui::SetTooltip("%s", say::delete_it().c_str());
    ImGui::SetCursorScreenPos({min.x, max.y});
    ImGui::Dummy({0, 0});
    const auto lines = app.store().branches(number);
    if (!lines.empty() && button(theme, app.marks(), "compare:" + number, other_line(journal, *lines.front()),
                                 {.kind = ButtonKind::kLink}))
        app.act(of_game("compare", number));
    if (has_seat(journal) &&
        button(theme, app.marks(), "seat-secret:" + number, say::keep_copy_yours(), {.kind = ButtonKind::kLink}))
        app.act(of_game("seat-secret", number));
    ImGui::PopID();
    if (press.clicked) app.act(of_game("open", number));
    if (put.clicked) app.act(of_game("archive", number));
    if (away.clicked) app.act(of_game("delete", number));
}

// ---- In words

void GamesList::tell(App& app, Outline& out) {
    const Chosen chosen = choose(app);
    out.heading(2, say::your_games());
    if (chosen.has_next) out.button("next-game", say::next_turn(), {"next-game", {}}, {.primary = true});
    out.button("open-link", say::open_link(), {"open-link", {}});
    out.button("open-file", say::open_file(), {"open-file", {}});
    if (is_empty(app))
        out.text("none", say::no_games_yet());
    else
        tell_kept(app, chosen, out);
}

void GamesList::tell_kept(App& app, const Chosen& chosen, Outline& out) {
    if (has_results(app)) out.button("results", say::your_results(), {"results", {}});
    if (app.post().can_ask_to_notify()) out.button("ask-to-notify", tell_me_label(), {"ask-to-notify", {}});
    if (!app.store().games().empty()) out.button("save-all", say::export_all(), {"save-all", {}});
    if (asks_for_seats(app)) {
        out.open_group("save-all:seats", say::save_seats_too());
        for (const Saving& saving : kSavings) {
            out.button(id_of(saving), saving.label(), save_all(saving));
            out.text(id_of(saving) + ":told", saving.told());
        }
        out.close_group();
    }
    if (app.store().forgotten()) {
        out.text("deleted", say::game_is_deleted(app.store().forgotten()->summary.title));
        out.button("undo-delete", say::undo(), {"undo-delete", {}});
    }
    for (const Store::Damaged& damaged : app.store().damaged()) {
        out.open_group(damaged.key, say::unreadable_game());
        out.text(damaged.key + ":reason", say::set_aside(damaged.reason));
        out.button(damaged.key + ":save", say::to_file(), with("save-damaged", "key", damaged.key));
        out.button(damaged.key + ":drop", say::delete_unreadable(), with("drop-damaged", "key", damaged.key));
        out.close_group();
    }
    if (!chosen.shelves.empty())
        out.select("shelf", say::show_shelf(), chosen.shelf, chosen.shelves, {"shelf", {}}, "shelf");
    if (chosen.games.empty()) out.text("none", (chosen.shelves.empty() ? say::no_games_yet : say::no_games_here)());
    for (const Journal* journal : chosen.games) {
        const std::string number = hex16(journal->record.number);
        out.open_group(number, say::labelled(journal->summary.title, status(app, *journal)));
        if (const std::string& told = news(*journal); !told.empty()) out.text(number + ":news", told);
        out.text(number + ":details", detail_words(*journal, app.now()));
        out.button(number + ":open", say::open(), of_game("open", number));
        if (const auto lines = app.store().branches(number); !lines.empty())
            out.button(number + ":compare", other_line(*journal, *lines.front()), of_game("compare", number));
        if (has_seat(*journal))
            out.button(number + ":seat-secret", say::keep_copy_yours(), of_game("seat-secret", number));
        out.button(number + ":save", say::to_file(), of_game("save-game", number));
        out.button(number + ":archive", archive_label(*journal), of_game("archive", number));
        out.button(number + ":delete", say::delete_it(), of_game("delete", number));
        out.close_group();
    }
}

}  // namespace orrery::web
