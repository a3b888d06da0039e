// What reaches the table: commands of buttons, board and text table, messages of the page, and Back. It also reports
// its state for tests. screens/screen.h says who calls.
#include <algorithm>
#include <cstdlib>

#include "core/json.h"
#include "core/words.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/message.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/setup.h"
#include "web/screens/table_screen.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {
constexpr std::string_view kOfReplay[] = {"play",  "pause", "go-ply",  "rules",
                                          "sheet", "idea",  "play-on", "copy-moment"};  // commands
}  // namespace

// A person chooses something, on the board or in words.
void TableScreen::heed_choice(App& app) {
    app.disarm();
    drawing_.open_sheet(false);
    if (when_chosen_) when_chosen_();
}

// `sounds`: the choice is heard, unless it is only another number of the slider.
void TableScreen::choose(bool sounds, FunctionRef<void()> choose) {
    const bool had_chosen = session().has_chosen();
    const auto place = session().pick().place;
    const Path prefix = session().pick().prefix;
    choose();
    const Pick& pick = session().pick();
    const bool is_other_number = pick.ranged() && pick.place == place && pick.prefix == prefix;
    if (sounds && (had_chosen || session().has_chosen()) && !is_other_number) page::tone("select");
}

bool TableScreen::act(App& app, const Command& command) {
    const std::string& name = command.name;
    if (match_.look() && name == "now") return (app.act(match_.look()->back), true);
    if (match_.look() && std::find(std::begin(kOfReplay), std::end(kOfReplay), name) == std::end(kOfReplay))
        return false;
    const std::string count = command.arg("count");
    const bool sends = !command.arg("send").empty();
    const auto with_count = [&count](std::string text) { return count.empty() ? text : with_number(text, count); };
    if (name != "play" && name != "go-ply") film_.stop_playing();
    if (name == "answer" || name == "end-turn" || name == "close-news") news_.clear();
    if (name == "play" || name == "go-ply" || name == "recap") drawing_.open_sheet(false);

    if (name == "choose") {
        film_.skip();
        if (!session().is_live()) session().show_live();
        heed_choice(app);
        // The slider says what is chosen by a number alone, all others by tokens.
        const std::string tokens = command.arg("tokens");
        choose(true, [&] {
            if (tokens.empty() && !count.empty()) return session().choose_number(std::atoi(count.c_str()));
            session().choose(with_count(tokens));
        });
    } else if (name == "teach-reading") {
        app.store().set_setting(kKnowsReading, "yes");
        page::notice(say::hold_to_read(), "info");
    } else if (name == "back") {
        session().step_back();
    } else if (name == "answer") {
        film_.skip();
        const std::string move = with_count(command.arg("move"));
        const Verdict refused = move.empty() ? session().answer_as_chosen() : session().answer(move);
        if (refused) return (page::notice_refusal(session().record().game, *refused), true);
        page::tone("commit");
        hints_.forget(app);
        if (match_.is_kept()) hints_.find(app);
        if (sends && session().mode() == Mode::turn_done) session().end_turn();
        moved(app);
        if (sends && session().mode() == Mode::away) sending_.send_words(TableSending::Way::send);
    } else if (name == "close-hint") {
        hints_.forget(app);
    } else if (name == "undo") {
        film_.skip();
        if (session().has_chosen()) {
            session().step_back();
        } else if (session().can_undo()) {
            session().undo();
            moved(app);
        }
    } else if (name == "end-turn") {
        if (!session().can_end_turn()) return true;
        film_.skip();
        session().end_turn();
        if (sends && session().mode() == Mode::turn_done) session().end_turn();
        moved(app);
        if (sends && session().mode() == Mode::away) sending_.send_words(TableSending::Way::send);
    } else if (name == "go-ply") {
        session().show_ply(static_cast<std::size_t>(std::max(0, std::atoi(command.arg("ply").c_str()))));
    } else if (name == "play") {
        film_.play();
    } else if (name == "look-back") {
        session().show_ply(session().table().ply());
        drawing_.open_sheet(true);
        page::say(words_.headline());
    } else if (name == "idea") {
        if (Review::is_offered(session())) review_.ask(session());
    } else if (name == "play-on") {
        play_on(app, command.arg("ply"));
    } else if (name == "copy-moment") {
        copy_moment();
    } else if (name == "pause") {
        film_.restart();
    } else if (name == "recap") {
        session().recap();
        film_.restart();
    } else if (name == "now") {
        session().show_live();
    } else if (name == "skip") {
        film_.skip();
    } else if (name == "stop-bot") {
        bots_.hurry();
    } else if (name == "retry-bot") {
        bots_.retry(app, film_.moves());
    } else if (name == "pass-device") {
        session().take_device();
        page::say(words_.headline());
    } else if (set_automatic(app, session().record().game, command)) {
        if (give_automatic(app)) moved(app);
    } else if (name == "beside-log") {
        drawing_.toggle_beside_log(command.arg("list"));
    } else if (match_.is_kept() && tend_seats(app, match_.number(), command)) {
        cards_.look_for_unkept(app);
    } else if (name == "close-unkept") {
        cards_.forget_unkept(app);
        page::say(words_.headline());
    } else if (name == "rematch") {
        const auto* level = std::find(std::begin(kBotLevels), std::end(kBotLevels), command.arg("level"));
        rematch(app, level == std::end(kBotLevels)
                         ? std::nullopt
                         : std::optional(static_cast<std::uint8_t>(level - std::begin(kBotLevels))));
    } else if (name == "set-up-again" && match_.is_kept()) {
        app.show(make_setup_screen(app, session().record(), session().table().here()));
    } else if (name == "copy") {
        sending_.send_words(TableSending::Way::copy);
    } else if (name == "send") {
        sending_.send_words(sending_.sent(app) == Sent::nothing && !sending_.next_name().empty()
                                ? TableSending::Way::remind
                                : TableSending::Way::send);
    } else if (name == "show-link") {
        sending_.show_link();
    } else if ((name == "save-game" || name == "next-game") && command.arg("number").empty()) {
        app.act({name, {{"number", match_.number()}}});
    } else if (name == "word") {
        sending_.ask_word(app);
    } else if (match_.is_kept() && app.post().act(match_.number(), command)) {
        sending_.read_words(app);
        page::say(words_.headline());
    } else if (name == "close-news") {
        page::say(words_.headline());
    } else if (name == "close-card") {
        cards_.close();
    } else if (name == "open-card") {
        cards_.open_result();
    } else if (name == "rules") {
        page::rules(session().record().game, command.arg("at"));
    } else if (name == "sheet") {
        drawing_.toggle_sheet();
    } else if (name == "fit") {
        if (match_.board()) match_.board()->fit();
    } else {
        return false;
    }
    return true;
}

// ---- Back

std::vector<Command> TableScreen::on_top(App& app) const {
    std::vector<Command> open;
    if (!session().is_live() && !match_.look()) open.push_back({"now", {}});
    if (!app.environment().webgl) return open;  // nobody sees the rest
    drawing_.add_open(app, open);
    if (!cards_.is_open()) return open;
    if (const auto way = cards_.way_out()) open.push_back(*way);
    return open;
}

std::size_t TableScreen::layers(App& app) { return on_top(app).size(); }

bool TableScreen::close_top(App& app) {
    if (const std::vector<Command> open = on_top(app); !open.empty()) return act(app, open.back());
    return session().is_live() && match_.board() &&
           match_.board()->key(ImGuiKey_Escape);  // closes what the board has opened
}

bool TableScreen::hears(App& app, std::string_view type, std::string_view json) {
    if (review_.hears(session(), type, json)) return app.changed(), true;
    if (type == "bot-answer" || type == "bot-failed") {
        const TableBots::Heard heard = bots_.hear(app, json);
        if (heard == TableBots::Heard::move) moved(app, true);
        if (heard != TableBots::Heard::nothing) app.changed();
        if (bots_.is_checking()) bots_.hear_check(app, json, film_.moves());
        return true;
    }
    if (type == "text-answer") return sending_.hear_word(app, json);
    if (type == "stored") return reload(app), true;
    if (type == "letter" || type == "kept") return reload(app, true), true;
    const bool is_over = session().mode() == Mode::over;
    if (type == "sent" && match_.is_kept() &&
        (session().mode() == Mode::away || (is_over && sending_.has_link_to_send()))) {
        sending_.note_sent(app, sent_by(Message(json).text("way")));
        return !is_over && cards_.offers_to_send() && app.environment().webgl;
    }
    if (type == "env") {
        cards_.look_for_unkept(app);
        if (match_.is_kept() && started_ && news_.gather(app)) film_.note_move();
    }
    return false;
}

std::string TableScreen::state_json(App& app) {
    film_.catch_up(app);
    const auto seat_number = [](Seat seat) { return index(seat) + 1; };
    JsonOut json;
    json.object().field("screen", id()).field("ply", static_cast<int>(session().table().ply()));
    json.field("seat", seat_number(session().asked())).field("viewer", seat_number(session().viewer()));
    json.field("chosen", session().chosen()).field("pending", static_cast<int>(session().pending()));
    json.field("over", session().asked() == kSpectator).field("thinking", bots_.is_thinking());
    json.field("checked", bots_.is_checked(app)).field("reviewed", review_.is_done());
    json.field("legal", static_cast<int>(session().legal().size()))
        .field("shown", static_cast<int>(session().shown_ply()));
    json.field("live", session().is_live()).field("busy", session().is_live() && session().is_behind());
    constexpr std::string_view kModes[] = {"choose", "turn-done", "hand-over", "bot", "away", "over"};
    return json.field("mode", kModes[static_cast<std::size_t>(session().mode())]).end().text();
}

}  // namespace orrery::web
