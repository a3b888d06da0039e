// The table in words: everything that the canvas shows and everything that can be done, for the text table.
#include <algorithm>

#include "core/words.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/daily.h"
#include "web/game_words.h"
#include "web/results.h"
#include "web/screens/automatic.h"
#include "web/screens/table_screen.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {
std::string first_words(std::string_view tokens) { return std::string(tokens.substr(0, tokens.find(' '))); }
}  // namespace

Outline TableScreen::outline(App& app) {
    Outline out(id(), words_.title());
    tell(app, out);
    return out;
}

void TableScreen::tell(App& app, Outline& out) {
    start(app);
    film_.catch_up(app);
    const Seat viewer = session().viewer();
    const bool is_open = session().is_live() && match_.closing_words().empty();
    const bool asked = is_open && session().mode() == Mode::choose;
    out.heading(1, (asked ? say::your_turn_now() + " " : "") + words_.headline());
    if (cards_.has_unkept()) {
        out.open_group("unkept", cards_.unkept().title);
        out.text("unkept:words", cards_.unkept().words);
        for (const SeatOffer& copy : cards_.unkept().copies)
            out.button("unkept:" + copy.id, copy.label, copy.command,
                       {.primary = &copy == &cards_.unkept().copies.front()});
        out.button("close-unkept", say::without_copy(), {"close-unkept", {}});
        out.close_group();
    }
    if (!news_.is_empty()) {
        out.open_group("news", news_.title());
        out.list("news:list", news_.lines());
        out.close_group();
    }
    const std::string words = words_.hint(app);
    if (!words.empty()) out.text("hint", words);
    if (!words.empty() && words == hints_.words()) out.button("close-hint", say::got_it(), {"close-hint", {}});
    if (is_open) {
        outline_choice(out);
        outline_turn(app, out);
        const bool rests = session().mode() == Mode::away || session().mode() == Mode::over;
        if (match_.is_kept() && rests && next_waiting(app.store().games(), match_.number()))
            out.button("next-game", say::next_turn(), {"next-game", {}});
    }

    const Match& shown = session().is_live() ? session().table().now() : session().shown();
    Sheet sheet = shown.sheet(viewer);
    // The game waits for a sealed value to be opened, so nobody is asked.
    if (session().is_live() && session().table().waits_for() != kSpectator)
        std::erase_if(sheet.facts, [asked = shown.question(viewer)](const std::string& fact) {
            return fact.find(asked) != std::string::npos;
        });
    for (std::string& fact : sheet.facts) fact = session().named(fact);
    out.heading(2, say::position_title());
    out.list("facts", sheet.facts);
    if (const std::vector<std::string> bots = words_.characters(); !bots.empty()) out.list("bots", bots);
    for (std::size_t i = 0; i < sheet.tables.size(); ++i) {
        SheetTable& table = sheet.tables[i];
        table.caption = session().named(table.caption);
        for (std::string& column : table.columns) column = session().named(column);
        for (auto& row : table.rows)
            for (std::string& cell : row) cell = session().cell(cell);
        out.table("table:" + std::to_string(i), table);
    }

    if (!match_.is_lesson() || !session().is_live()) {
        out.heading(2, say::replay());
        const auto last = static_cast<std::int32_t>(session().table().ply());
        out.number("replay", say::show_after_move(), 0, last, static_cast<std::int32_t>(session().shown_ply()),
                   {"go-ply", {}}, "ply");
        if (film_.is_playing())
            out.button("pause", say::pause_replay(), {"pause", {}});
        else
            out.button("play", say::play_replay(), {"play", {}}, {.disabled = last == 0});
        if (!session().is_live()) {
            out.button("now", words_.leave_words(), {"now", {}}, {.primary = true});
            if (!match_.is_lesson()) out.button("copy-moment", say::copy_moment(), {"copy-moment", {}});
        }
    }
    if (Review::is_offered(session())) {
        review_.begin(session());
        review_.tell(out, session());
    }

    if (match_.is_kept() && session().mode() != Mode::over)
        outline_automatic(app, out, session().record().game, match_.is_by_link());

    if (const Journal* stored = app.store().game(match_.number()); stored && stored->record.is_bound())
        outline_by_link(app, *stored, out);

    out.heading(2, say::what_happened());
    std::vector<Outline::LogItem> items;
    const std::vector<LogRow>& rows = session().log();
    std::string when;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {  // newest first, as on the canvas
        if (row->when != when) items.push_back({when = row->when, {}});
        items.push_back({row->text, {"go-ply", {{"ply", std::to_string(row->ply)}}}});
    }
    out.log("log", items);
    out.button("rules", say::rules(), {"rules", {}});
    out.button("keys", say::list_of_keys(), {"keys", {}});
    if (match_.is_kept()) out.button("save-game", say::save_as_file(), {"save-game", {}});
    out.button("home", say::home(), {"home", {}});
}

void TableScreen::outline_by_link(const App& app, const Journal& stored, Outline& out) {
    out.heading(2, say::seats_title());
    out.text("seats-help", seats_help(app, stored));
    for (const SeatOffer& offer : seat_offers(app, stored)) out.button(offer.id, offer.label, offer.command);
    if (stored.here == 0) return;
    out.heading(2, say::turns_title());
    if (sending_.is_carried()) out.list("holders", seat_lines(app));
    out.text("post-help", app.post().help(match_.number()));
    for (const CardButton& offer : sending_.post_offers(app)) out.button(offer.id, offer.label, offer.command);
}

void TableScreen::outline_away(const App& app, Outline& out) {
    out.button(
        "send", sending_.send_label(app), {"send", {}},
        {.primary = sending_.is_carried() ? app.post().is_stuck(match_.number()) : !has_gone(sending_.sent(app))});
    if (sending_.can_speak(app) && sending_.is_carried()) out.button("word", sending_.word_label(app), {"word", {}});
    out.button("copy", say::copy_the_link(), {"copy", {}});
    out.button("show-link", say::link_as_code(), {"show-link", {}});
}

// "Ben: has seen it", for the people elsewhere.
std::vector<std::string> TableScreen::seat_lines(const App& app) const {
    std::vector<std::string> lines;
    const std::vector<std::string> sitting = words_.holders(app);
    for (std::size_t i = 0; i < sitting.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!session().is_bot(seat) && !session().table().here().has(seat))
            lines.push_back(say::state_of_seat(session().names()[i], sitting[i]));
    }
    return lines;
}

// A button for a whole move, with its number if it has a range; then buttons for the next step, grouped by verb.
void TableScreen::outline_choice(Outline& out) {
    if (session().mode() != Mode::choose) return;
    const Match& now = session().table().now();
    const Steps choice = session().choice();
    if (choice.line) {
        out.open_group("choice", say::your_choice());
        const bool ranged = choice.line->ranged();
        if (ranged)
            out.number("count", say::how_many(), choice.line->low, choice.line->high, choice.number,
                       {"choose", {{"tokens", choice.line->text}}}, "count");
        Command confirm = words_.confirm_command();
        confirm.args.insert(confirm.args.begin(), {"move", choice.line->text});  // its number is read from the field
        out.button("confirm", words_.confirm_label(), confirm,
                   {.primary = true, .from = ranged ? std::string_view("count") : std::string_view()});
        out.close_group();
    }
    std::string verb;
    const std::vector<std::string> labels = labels_of(now, session().viewer(), choice.next);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string& tokens = choice.next[i];
        if (tokens == session().ending()) continue;  // it has its own button
        if (const std::string next = first_words(tokens); next != verb) {
            if (!verb.empty()) out.close_group();
            verb = next;
            out.open_group("choice:" + verb, session().has_chosen() ? say::next_step() : say::kind_of_move(verb));
        }
        out.button("choose:" + tokens, session().named(labels[i]), {"choose", {{"tokens", tokens}}});
    }
    if (!verb.empty()) out.close_group();
}

void TableScreen::outline_turn(const App& app, Outline& out) {
    const bool chosen = session().has_chosen();
    switch (session().mode()) {
        case Mode::choose:
        case Mode::turn_done:
            if (chosen)
                out.button("back", say::back_one_step(), {"back", {}});
            else
                out.button("undo", say::undo(), {"undo", {}}, {.disabled = !session().can_undo()});
            if (session().can_end_turn() && !(session().can_pass() && chosen))
                out.button("end-turn", words_.end_label(), words_.end_command(),
                           {.primary = session().mode() == Mode::turn_done});
            return;
        case Mode::hand_over:
            return out.button("pass-device", say::i_am(session().named(seat_name(session().next_here()))),
                              {"pass-device", {}}, {.primary = true});
        case Mode::bot:
            if (!bots_.trouble().empty())
                return out.button("retry-bot", say::try_again(), {"retry-bot", {}}, {.primary = true});
            if (!TableBots::can_hurry(session())) return;
            return out.button("stop-bot", say::answer_now(), {"stop-bot", {}}, {.disabled = !bots_.is_thinking()});
        case Mode::away: return outline_away(app, out);
        case Mode::over: return outline_end(app, out);
    }
}

void TableScreen::outline_end(const App& app, Outline& out) {
    if (sending_.owes_result(app)) {
        out.text("unseen", sending_.unseen_words());
        out.button("send", sending_.send_label(app), {"send", {}}, {.primary = true});
    }
    std::optional<std::size_t> before;
    if (match_.is_kept() && Review::is_lost(session())) {
        if (app.environment().text_table) review_.begin(session());
        const Review::Loss& loss = review_.loss(session());
        if (!loss.words.empty()) out.text("loss", loss.words);
        before = loss.before;
    }
    const std::string& today = cards_.today_line(app);
    if (!today.empty()) out.text("today", today);
    out.list("ranking", words_.ranking());
    out.table("course", course_.table());
    if (match_.is_lesson()) return;  // the coach goes on
    out.button("rematch", say::rematch(), {"rematch", {}}, {.primary = !sending_.owes_result(app)});
    if (before) out.button("play-on-there", say::play_on_there(), with("play-on", "ply", std::to_string(*before)));
    outline_level(app, out);
    if (!today.empty()) out.button(kShareToday, say::share_todays_result(), {std::string(kShareToday), {}});
    out.button("look-back", say::look_back(), {"look-back", {}});
    out.button("change-settings", say::change_settings(), {"set-up-again", {}});
}

void TableScreen::outline_level(const App& app, Outline& out) {
    const auto offer = offer_after(app, match_.number());
    if (offer) out.text("result-offer", offer->words);
    const auto level = words_.other_level(offer ? std::optional(offer->level) : std::nullopt);
    if (level) out.button(level->id, level->label, level->command);
}

}  // namespace orrery::web
