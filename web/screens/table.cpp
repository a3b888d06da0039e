#include "web/screens/table.h"

#include <algorithm>

#include "core/json.h"
#include "core/words.h"
#include "record/continuation.h"
#include "record/seating.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/levels.h"
#include "web/message.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/home.h"
#include "web/screens/lobby.h"
#include "web/screens/setup.h"
#include "web/screens/table_screen.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {
constexpr std::string_view kOfReplay[] = {"play",  "pause", "go-ply",  "rules",
                                          "sheet", "idea",  "play-on", "copy-moment"};  // commands

// Of a first match, one at each answer.
constexpr std::string_view kHints[] = {"Choose on the board. You read here how it will end, before you confirm it.",
                                       "You can undo a move until somebody else has moved.",
                                       "The log says what the others did, and Rules explains what you may do."};

// What is chosen, whatever number stands in it.
std::string without_number(const Steps& choice, const std::string& chosen) {
    return choice.line ? choice.line->text : chosen;
}
}  // namespace

std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number) {
    const Journal* journal = app.store().game(number);
    if (!journal) return make_home_screen(app);
    auto session = Session::open(*journal, board_start(journal->record.game));
    if (!session) {
        page::notice(session.fault().message + " It is kept as it is.", "error");
        return make_home_screen(app);
    }
    return std::make_unique<TableScreen>(number, std::move(*session));
}

std::unique_ptr<Screen> make_look_screen(App& app, const Journal& line, std::size_t ply, Look look) {
    auto session = Session::open(line, board_start(line.record.game));
    if (!session) {
        page::notice(session.fault().message + " It is kept as it is.", "error");
        return make_home_screen(app);
    }
    (*session)->show_ply(ply);
    return std::make_unique<TableScreen>("", std::move(*session), std::move(look));
}

TableScreen::TableScreen(std::string number, std::unique_ptr<Session> session, std::optional<Look> look)
    : number_(std::move(number)), session_(std::move(session)), look_(std::move(look)) {}

TableScreen::~TableScreen() {
    stop_thinking(job_);
    stop_thinking(check_job_);
}

// ---- What happens

void TableScreen::start(App& app) {
    if (started_) return;
    started_ = true;
    if (look_ && !look_->link.empty()) app.offer_link(look_->link, moment_words(*session_));
    if (!is_kept()) return;
    coach(app);
    look_for_unkept(app);
    if (has_tags(session_->record())) recall_check(app);
    gather_news(app);
    const bool has_opened = session_->settle();
    if (give_automatic(app) || has_opened) return moved(app, true);
    const auto link = session_->link();
    if (link) app.offer_link(*link, sentence_for_link(), next_name());
    if (!news_.empty()) say_news(true);
    ask_bot(app);
}

void TableScreen::look_for_unkept(const App& app) {
    const Journal* stored = app.store().game(number_);
    const bool is_bound = stored && stored->record.is_bound();  // else its code may not be here yet
    unkept_ = is_bound ? unkept_seats(app, *stored) : Unkept{};
}

void TableScreen::coach(const App& app) {
    const auto known = static_cast<std::size_t>(std::atoi(app.store().setting(kKnownHints, "0").c_str()));
    coaching_ = known < std::size(kHints) ? kHints[known] : "";
}

void TableScreen::forget_hint(App& app) {
    if (coaching_.empty()) return;
    const auto now = std::find(std::begin(kHints), std::end(kHints), coaching_);
    app.store().set_setting(kKnownHints, std::to_string(now - std::begin(kHints) + 1));
    coaching_ = {};
}

// True: something was answered in advance.
bool TableScreen::give_automatic(App& app) {
    if (!is_kept()) return false;
    session_->set_automatic(automatic_of(app, session_->record().game, by_link()));
    bool given = false;
    while (session_->answer_automatically()) given = true;
    return given;
}

bool TableScreen::by_link() const {
    const auto& seats = session_->record().seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind != SeatKind::bot && !session_->table().here().has(seat_at(static_cast<int>(i)))) return true;
    return false;
}

void TableScreen::moved(App& app, bool by_others) {
    give_automatic(app);
    if (is_kept()) app.store().save(session_->table().journal(static_cast<std::uint64_t>(app.now())));
    send_closed_ = false, has_moved_ = true;
    last_moved_ = platform_ms();
    if (!app.environment().webgl) skip_motion();
    if (is_kept()) {
        const auto link = session_->link();
        if (link)
            app.offer_link(*link, sentence_for_link(), next_name());
        else if (session_->pending() == 0)
            page::notice(link.fault().message, "warning");
    }
    say_news(by_others);
    ask_bot(app);
    app.changed();
}

// What has happened, and what is asked now. That a bot thinks is no news.
void TableScreen::say_news(bool by_others) {
    const Mode mode = session_->mode();
    // At the curtain, what was said before must not stand there any more.
    std::string words = mode == Mode::hand_over || session_->log().empty() ? "" : session_->log().back().text;
    const bool is_asked = mode == Mode::choose && by_others;
    if (mode != Mode::bot || !bot_trouble_.empty())
        words += (words.empty() ? "" : " ") + std::string(is_asked ? "Your turn. " : "") + headline();
    page::say(words);
    if (is_asked) page::tone("turn");
    if (mode != Mode::over) return;
    celebrates_ = winner_here() != kSpectator;
    page::tone(celebrates_ ? "win" : "end");
}

// Who won among those who sit here; kSpectator: nobody.
Seat TableScreen::winner_here() const {
    const Result result = session_->table().now().result();
    for (std::size_t i = 0; i < session_->names().size(); ++i)
        if (result.rank[i] == 1 && session_->table().here().has(seat_at(static_cast<int>(i))))
            return seat_at(static_cast<int>(i));
    return kSpectator;
}

void TableScreen::reload(App& app) {
    const Journal* stored = app.store().game(number_);
    if (!stored || stored->record == session_->record()) return;
    auto session = Session::open(*stored, board_start(stored->record.game));
    if (!session) return;
    const std::size_t shown = session_->shown_ply();
    session_ = std::move(*session);
    board_viewer_.reset();
    if (shown < session_->table().ply()) session_->show_from(shown);
    job_.clear();
    stop_thinking(check_job_);
    started_ = false;
    start(app);
}

void TableScreen::rematch(App& app, std::optional<std::uint8_t> level) {
    const Record& played = session_->record();
    if (played.is_bound()) return invite_again(app, played, session_->table().here());
    const std::uint64_t number = app.luck().bits();
    auto record =
        new_record(played.game, static_cast<int>(played.seats.size()), played.options, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    record->seats = played.seats;
    if (level) keep_level(app, played.game, *level);
    for (SeatHolder& holder : record->seats)
        if (level && holder.kind == SeatKind::bot) holder.level = *level;
    const SeatSet here = seat_by_lot(*record, session_->table().here());
    auto table = Table::open(*record, here);
    if (!table) return page::notice(table.fault().message, "error");
    app.store().save(table->journal(static_cast<std::uint64_t>(app.now())));
    app.show(make_table_screen(app, hex16(number)));
}

void TableScreen::skip_motion() {
    if (session_->is_live() && session_->is_behind()) session_->show_live();
    film_since_ = -1;
}

void TableScreen::catch_up() {
    constexpr double kUnwatched = 1000;  // ms without a frame: the canvas is hidden
    if (platform_ms() - std::max(last_drawn_, last_moved_) > kUnwatched) skip_motion();
}

void TableScreen::send_words(Way way) {
    const auto link = session_->link();
    if (!link) return page::notice(link.fault().message, "error");
    const std::string words = way == Way::remind ? reminder_words(session_->table(), next_name()) : sentence_for_link();
    way == Way::copy ? page::copy(words + " #" + *link) : page::send_on(words + " #" + *link);
}

void TableScreen::copy_moment() const {
    const auto link = session_->link();
    if (!link) return page::notice(link.fault().message, "error");
    const std::size_t ply = std::min(session_->shown_ply(), session_->table().committed());
    page::copy(moment_words(*session_) + " #" + moment_link(*link, ply),
               "Link copied. It opens at this move and shows what everybody at the table could see.");
}

void TableScreen::play_on(App& app) {
    if (!session_->table().now().decision().over) return;
    const std::uint64_t number = app.luck().bits();
    const auto next = continuation(session_->record(), session_->table().here(), session_->shown_ply(), number);
    if (!next) return page::notice(next.fault().message, "warning");
    auto table = Table::open(next->record, next->here);
    if (!table) return page::notice(table.fault().message, "error");
    app.store().save(table->journal(static_cast<std::uint64_t>(app.now())));
    app.show(make_table_screen(app, hex16(number)));
    page::say("A game of its own. The match you looked at stays as it is.");
}

Board* TableScreen::board() const {
    if (board_viewer_ != session_->viewer()) {
        board_viewer_ = session_->viewer();
        board_ = make_board(session_->record().game);
    }
    return board_.get();
}

// ---- Commands and messages

bool TableScreen::act(App& app, const Command& command) {
    const std::string& name = command.name;
    if (look_ && name == "now") return (app.act(look_->back), true);
    if (look_ && std::find(std::begin(kOfReplay), std::end(kOfReplay), name) == std::end(kOfReplay)) return false;
    const std::string count = command.arg("count");
    const bool sends = !command.arg("send").empty();
    const auto with_count = [&count](std::string text) { return count.empty() ? text : with_number(text, count); };
    if (name != "play" && name != "go-ply") playing_ = false;
    if (name == "answer" || name == "end-turn" || name == "close-news") news_.clear();
    if (name == "play" || name == "go-ply" || name == "recap" || name == "choose") sheet_open_ = false;

    if (name == "choose") {
        skip_motion();
        if (!session_->is_live()) session_->show_live();
        const std::string before = without_number(session_->choice(), session_->chosen());
        session_->choose(with_count(command.arg("tokens")));
        if (without_number(session_->choice(), session_->chosen()) != before) page::tone("select");
    } else if (name == "teach-reading") {
        app.store().set_setting(kKnowsReading, "yes");
        page::notice("Hold a card to read it.", "info");
    } else if (name == "back") {
        session_->step_back();
    } else if (name == "answer") {
        skip_motion();
        const std::string move = with_count(command.arg("move"));
        const Verdict refused = session_->answer(move.empty() ? session_->chosen() : move);
        if (refused) return (page::notice_refusal(session_->record().game, *refused), true);
        page::tone("commit");
        forget_hint(app);
        if (is_kept()) coach(app);
        if (sends && session_->mode() == Mode::turn_done) session_->end_turn();
        moved(app);
        if (sends && session_->mode() == Mode::away) send_words(Way::send);
    } else if (name == "close-hint") {
        forget_hint(app);
    } else if (name == "undo") {
        skip_motion();
        if (!session_->chosen().empty()) {
            session_->step_back();
        } else if (session_->can_undo()) {
            session_->undo();
            moved(app);
        }
    } else if (name == "end-turn") {
        if (!session_->can_end_turn()) return true;
        skip_motion();
        session_->end_turn();
        moved(app);
        if (sends && session_->mode() == Mode::away) send_words(Way::send);
    } else if (name == "go-ply") {
        session_->show_ply(static_cast<std::size_t>(std::max(0, std::atoi(command.arg("ply").c_str()))));
    } else if (name == "play") {
        if (session_->is_live() || !session_->is_behind()) session_->show_ply(0);
        playing_ = true;
        film_since_ = -1;
    } else if (name == "look-back") {
        session_->show_ply(session_->table().ply());
        sheet_open_ = true;
        page::say(headline());
    } else if (name == "idea") {
        if (Review::is_offered(*session_)) review_.ask(*session_);
    } else if (name == "play-on") {
        play_on(app);
    } else if (name == "copy-moment") {
        copy_moment();
    } else if (name == "pause") {
        film_since_ = -1;
    } else if (name == "recap") {
        session_->recap();
        film_since_ = -1;
    } else if (name == "now") {
        session_->show_live();
    } else if (name == "skip") {
        skip_motion();
    } else if (name == "stop-bot") {
        if (!job_.empty() && can_hurry_bot()) page::stop_thinking(job_, true);
    } else if (name == "retry-bot") {
        bot_trouble_.clear();
        ask_bot(app);
    } else if (name == "pass-device") {
        session_->take_device();
        page::say(headline());
    } else if (set_automatic(app, session_->record().game, command)) {
        if (give_automatic(app)) moved(app);
    } else if (name == "beside-log") {
        beside_log_ = beside_log_ == command.arg("list") ? "" : command.arg("list");
    } else if (is_kept() && tend_seats(app, number_, command)) {
        look_for_unkept(app);
    } else if (name == "close-unkept") {
        if (const Journal* stored = app.store().game(number_)) forget_unkept(app, *stored);
        unkept_ = {};
        page::say(headline());
    } else if (name == "rematch") {
        const auto* level = std::find(std::begin(kBotLevels), std::end(kBotLevels), command.arg("level"));
        rematch(app, level == std::end(kBotLevels)
                         ? std::nullopt
                         : std::optional(static_cast<std::uint8_t>(level - std::begin(kBotLevels))));
    } else if (name == "set-up-again" && is_kept()) {
        app.show(make_setup_screen(app, session_->record(), session_->table().here()));
    } else if (name == "copy") {
        send_words(Way::copy);
    } else if (name == "send") {
        send_words(!has_moved_ && !next_name().empty() ? Way::remind : Way::send);
    } else if (name == "show-link") {
        show_link();
    } else if ((name == "save-game" || name == "next-game") && command.arg("number").empty()) {
        app.act({name, {{"number", number_}}});
    } else if (name == "close-news") {
        page::say(headline());
    } else if (name == "close-card") {
        if (session_->mode() == Mode::over)
            result_closed_at_ = session_->table().ply();
        else
            send_closed_ = true;
    } else if (name == "rules") {
        page::rules(session_->record().game, command.arg("at"));
    } else if (name == "sheet") {
        sheet_open_ = !sheet_open_;
    } else if (name == "fit") {
        if (board()) board()->fit();
    } else {
        return false;
    }
    return true;
}

// ---- Back

std::vector<Command> TableScreen::on_top(App& app) const {
    std::vector<Command> open;
    if (!session_->is_live() && !look_) open.push_back({"now", {}});
    if (!app.environment().webgl) return open;  // nobody sees the rest
    const bool narrow = format_of(app.theme(), ImGui::GetIO().DisplaySize) == Format::portrait;
    const bool is_gone = beside_log_ == "automatic" && session_->mode() == Mode::over;
    if (narrow && sheet_open_) open.push_back({"sheet", {}});
    if (!beside_log_.empty() && !is_gone && (!narrow || sheet_open_))
        open.push_back({"beside-log", {{"list", beside_log_}}});
    if (!card_open()) return open;
    if (unkept_open())
        open.push_back({"close-unkept", {}});
    else if (news_open())
        open.push_back({"close-news", {}});
    else if (session_->mode() != Mode::hand_over)  // the device is passed on, or left with it
        open.push_back({"close-card", {}});
    return open;
}

std::size_t TableScreen::layers(App& app) { return on_top(app).size(); }

bool TableScreen::close_top(App& app) {
    if (const std::vector<Command> open = on_top(app); !open.empty()) return act(app, open.back());
    return session_->is_live() && board() && board()->key(ImGuiKey_Escape);  // what the board has opened
}

bool TableScreen::hears(App& app, std::string_view type, std::string_view json) {
    if (review_.hears(*session_, type, json)) return app.changed(), true;
    if (type == "bot-answer" || type == "bot-failed") {
        bot_answered(app, json);
        if (!check_job_.empty()) check_answered(app, json);
        return true;
    }
    if (type == "stored") return reload(app), true;
    if (type == "env") look_for_unkept(app);
    return false;
}

std::string TableScreen::state_json(App& app) {
    catch_up();
    const auto seat_number = [](Seat seat) { return index(seat) + 1; };
    JsonOut json;
    json.object().field("screen", id()).field("ply", static_cast<int>(session_->table().ply()));
    json.field("seat", seat_number(session_->asked())).field("viewer", seat_number(session_->viewer()));
    json.field("chosen", session_->chosen()).field("pending", static_cast<int>(session_->pending()));
    json.field("over", session_->asked() == kSpectator).field("thinking", !job_.empty());
    json.field("checked", is_checked(app)).field("reviewed", review_.is_done());
    json.field("legal", static_cast<int>(session_->legal().size()))
        .field("shown", static_cast<int>(session_->shown_ply()));
    json.field("live", session_->is_live()).field("busy", session_->is_live() && session_->is_behind());
    constexpr std::string_view kModes[] = {"choose", "turn-done", "hand-over", "bot", "away", "over"};
    return json.field("mode", kModes[static_cast<std::size_t>(session_->mode())]).end().text();
}

// ---- Words

std::string TableScreen::title() const {
    const std::string game(session_->table().now().info().title);
    constexpr std::string_view kOfMode[] = {"Your turn", "Your turn", "Pass the device", "", "Waiting", "Game over"};
    std::string_view words = kOfMode[static_cast<std::size_t>(session_->mode())];
    if (!session_->is_live()) words = "Replay";
    if (look_) words = look_->title;
    const bool is_plain = words.empty() || is_lesson();
    return is_plain ? game : std::string(words) + " · " + game;
}

std::string TableScreen::turn_words() const {
    const Seat seat = session_->asked();
    const auto name = [&](Seat of) { return session_->named(seat_name(of)); };
    switch (session_->mode()) {
        case Mode::choose: return session_->named(session_->table().now().question(session_->viewer()));
        case Mode::turn_done: return done_words();
        case Mode::hand_over: return "Pass the device to " + name(session_->next_here()) + ".";
        case Mode::bot:
            if (!bot_trouble_.empty()) return name(seat) + " can't answer.";
            return session_->runs_bots() ? name(seat) + " is thinking."
                                         : name(seat) + ", a bot, moves on another player's device.";
        case Mode::away: return "Waiting for " + owing_words() + ".";
        case Mode::over: return result_words();
    }
    return {};
}

// What the viewer has done is not committed yet: the end of a turn, or an answer in a turn that goes on.
std::string TableScreen::done_words() const {
    const std::string undo = session_->can_undo() ? ", or undo." : ".";
    if (sends_next()) return "That's your turn. Send it" + undo;
    if (!session_->goes_on()) return "That's your turn. End it" + undo;
    const std::string next = session_->named(seat_name(session_->asked()));
    if (session_->table().now().decision().mover == session_->viewer())
        return next + " answers next, then your turn goes on. Go on" + undo;
    return "That's your answer; " + next + " is next. Go on" + undo;
}

std::string TableScreen::end_label() const {
    const bool is_done = session_->mode() == Mode::turn_done;
    const SeatSet next = receivers(session_->ending());
    const std::string sends = next.empty() ? std::string() : to_whom(next);
    if (is_done || session_->ending() == kEnd)
        return !sends.empty() ? capitalized(sends) : is_done && session_->goes_on() ? "Go on" : "End turn";
    return capitalized(session_->ending()) + (sends.empty() ? "" : " and " + sends);
}

Command TableScreen::confirm_command(const std::string& move) const {
    Command confirm = with("answer", "move", move);
    if (!receivers(move).empty()) confirm.args.emplace_back("send", "yes");
    return confirm;
}

std::string TableScreen::confirm_label(const std::string& move) const {
    const SeatSet next = receivers(move);
    return next.empty() ? "Confirm" : "Confirm and " + to_whom(next);
}

Command TableScreen::end_command() const {
    return sends_next() ? with("end-turn", "send", "yes") : Command{"end-turn", {}};
}

bool TableScreen::sends_next() const { return !receivers(session_->ending()).empty(); }

SeatSet TableScreen::receivers(std::string_view move) const {
    return is_kept() && by_link() ? find_receivers(move) : SeatSet{};
}

SeatSet TableScreen::find_receivers(std::string_view move) const {
    const bool is_done = session_->mode() == Mode::turn_done;
    const std::string where = std::to_string(session_->table().ply()) + "/" + std::to_string(index(session_->viewer()));
    if (std::string asked = where + (is_done ? "" : " " + std::string(move)); asked != receivers_.first) {
        receivers_ = {std::move(asked), is_done ? SeatSet{} : session_->next_after(move)};
        if (is_done && session_->asked() != kSpectator) receivers_.second.add(session_->asked());
        for (std::size_t i = 0; i < session_->names().size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            const bool is_elsewhere = !session_->is_bot(seat) && !session_->table().here().has(seat);
            if (receivers_.second.has(seat) && !is_elsewhere) receivers_.second = {};
        }
    }
    return receivers_.second;
}

std::string TableScreen::to_whom(SeatSet seats) const {
    std::string name;
    for (std::size_t i = 0; i < session_->names().size(); ++i) {
        if (!seats.has(seat_at(static_cast<int>(i)))) continue;
        if (!name.empty()) return "send";
        name = session_->names()[i];
    }
    return "send to " + name;
}

std::string TableScreen::send_label() const {
    const std::string next = next_name();
    if (next.empty()) return "Send the link";
    return (has_moved_ ? "Send to " : "Remind ") + next;
}

// "Anna", "Anna and Ben (secret choices)".
std::string TableScreen::owing_words() const {
    const Table& table = session_->table();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < session_->names().size(); ++i)
        if (table.owing().has(seat_at(static_cast<int>(i)))) names.push_back(session_->names()[i]);
    const std::string text = listed(names);
    if (table.waits_for() != kSpectator || !table.now().decision().secret) return text;
    return text + (names.size() == 1 ? " (a secret choice)" : " (secret choices)");
}

// Why it is somebody else's turn, and what to do.
std::string TableScreen::away_words() const {
    const Table& table = session_->table();
    const Seat seat = session_->asked();
    const std::string name = session_->named(seat_name(seat));
    if (table.here().empty()) return "You are watching.";
    if (table.has_sealed(seat))
        return "Everybody has chosen. " + name + "'s choice opens when " + name + " opens the link.";
    if (table.waits_for() != kSpectator)
        return "Chance is drawn when " + name + " opens the link, so nobody can know it before.";
    if (table.has_sealed(session_->viewer()))
        return "Your choice is sealed. Send the link to everyone who still has to choose.";
    return "You'll get a link back after " + name + "'s move.";
}

std::string TableScreen::replay_words() const {
    const std::size_t ply = session_->shown_ply(), whole = session_->table().ply();
    const std::string title = look_ ? look_->title + ". " : "";
    if (ply == 0) return title + "The start of " + count_of(static_cast<std::int64_t>(whole), "move");
    return title + "After move " + std::to_string(ply) + " of " + std::to_string(whole);
}

std::string_view TableScreen::leave_words() const { return look_ ? look_->leave : std::string_view("Back to now"); }

std::string TableScreen::headline() const { return session_->is_live() ? turn_words() : replay_words(); }

std::string TableScreen::shown_headline() const {
    if (!session_->is_live() || !session_->is_behind()) return headline();
    if (story_ && !story_->title.empty()) return session_->named(story_->title);
    const Seat seat = session_->log()[session_->shown_ply()].seat;
    if (seat == kSpectator) return headline();
    return seat == session_->viewer() ? "Your move" : session_->named(seat_name(seat)) + " moves";
}

// While moves are shown, those before.
std::span<const LogRow> TableScreen::shown_log() const {
    const std::span<const LogRow> rows = session_->log();
    const bool moving = session_->is_live() && session_->is_behind();
    return moving ? rows.first(std::min(rows.size(), session_->shown_ply())) : rows;
}

std::optional<LogRow> TableScreen::telling() const {
    if (!session_->is_live() || !session_->is_behind() || pauses() || (story_ && told_.empty())) return std::nullopt;
    LogRow row = session_->log()[session_->shown_ply()];
    if (!story_) return row;
    row.text.clear();
    for (const std::string& sentence : told_) row.text += (row.text.empty() ? "" : " ") + sentence;
    return row;
}

// What others are about to do, before they do it: "Sky wins at the end of this round unless you stop them."
std::string TableScreen::threats() const {
    std::string told;
    const std::vector<SeatFigures> figures = this->figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].flag.empty() || seat_at(static_cast<int>(i)) == session_->viewer()) continue;
        told += (told.empty() ? "" : " ") + session_->names()[i] + " " + figures[i].flag + ".";
    }
    return told;
}

std::string TableScreen::hint() const {
    const Steps choice = session_->choice();
    const Match& now = session_->table().now();
    if (!session_->is_live()) {
        const std::size_t ply = session_->shown_ply();
        return ply == 0 ? "Nothing has happened yet." : session_->log()[ply - 1].text;
    }
    switch (session_->mode()) {
        case Mode::choose:
            if (!session_->chosen().empty())
                return session_->named(now.explain(session_->viewer(), session_->chosen())) +
                       (choice.line
                            ? ""
                            : " " + std::string(board() ? board()->what_next(session_->chosen()) : "Where to?"));
            if (!board()) return "Choose:";
            if (std::string told = threats(); !told.empty()) return told;
            return std::string(coaching_);
        case Mode::turn_done:
            return session_->goes_on() ? "Nothing is final until you go on."
                                       : "Nothing is final until you end your turn.";
        case Mode::bot: return bot_trouble_;
        case Mode::away: return away_words();
        case Mode::hand_over: return curtain_words();
        case Mode::over: return session_->log().empty() ? "" : session_->log().back().text;
    }
    return {};
}

bool TableScreen::card_open() const {
    if (!is_kept() || !session_->is_live() || session_->is_behind()) return false;
    if (news_open() || unkept_open()) return true;
    switch (session_->mode()) {
        case Mode::hand_over: return true;
        case Mode::away: return !send_closed_ && !session_->table().here().empty();
        case Mode::over: return result_closed_at_ != session_->table().ply();
        default: return false;
    }
}

std::string TableScreen::told() const {
    if (!session_->is_live() || !session_->is_behind()) return hint();
    if (pauses() || story_) return told_.empty() ? "" : told_.back();
    return session_->log()[session_->shown_ply()].text;
}

// "You won", "Sky won", "You and Sky share the win"; how it ended, the last move tells.
std::string TableScreen::result_words() const {
    const Result result = session_->table().now().result();
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < session_->names().size(); ++i) {
        if (result.rank[i] != 1) continue;
        const bool is_you = seat_at(static_cast<int>(i)) == session_->viewer();
        winners.insert(is_you ? winners.begin() : winners.end(), is_you ? "You" : session_->names()[i]);
    }
    const std::string_view how = winners.size() == 1         ? " won"
                                 : result.sides_with(1) == 1 ? " won together"
                                                             : " share the win";
    return listed(winners) + std::string(how);
}

std::optional<CardButton> TableScreen::other_level() const {
    const Record& record = session_->record();
    const auto people = std::count_if(record.seats.begin(), record.seats.end(),
                                      [](const SeatHolder& holder) { return holder.kind != SeatKind::bot; });
    const auto bot = std::find_if(record.seats.begin(), record.seats.end(),
                                  [](const SeatHolder& holder) { return holder.kind == SeatKind::bot; });
    if (!is_kept() || record.is_bound() || people != 1 || bot == record.seats.end()) return {};
    const Seat you = session_->viewer();
    if (you == kSpectator) return {};
    const bool has_won = session_->table().now().result().rank[static_cast<std::size_t>(index(you))] == 1;
    const std::optional<std::uint8_t> level = has_won ? harder(bot->level) : easier(bot->level);
    if (!level) return {};
    const std::string id(kBotLevels[*level]);
    return CardButton{"result-level", (has_won ? "Harder: " : "Easier: ") + id, {"rematch", {{"level", id}}}};
}

// Whose answer of what kind is wanted, for everybody's eyes.
std::string TableScreen::curtain_words() const {
    const std::string next = session_->named(seat_name(session_->next_here()));
    if (session_->pending() > 0) return next + " is in the middle of a turn. Only " + next + " may look.";
    const Match& now = session_->table().now();
    return session_->named(closed(now.question(kSpectator))) + " " +
           (now.decision().secret ? "The choice is secret: only " + next + " may look."
                                  : next + ", press when you're ready.");
}

// How a score came about: "gems 16, cards 33", where the game's sheet tells it.
std::string TableScreen::score_parts(Seat seat) const {
    std::string parts;
    for (const SheetTable& table : session_->table().now().sheet(kSpectator).tables) {
        if (table.caption != kScores) continue;
        for (const auto& row : table.rows)
            if (row.front() == seat_name(seat))
                for (std::size_t i = 1; i + 1 < row.size(); ++i)
                    parts += (parts.empty() ? "" : ", ") + table.columns[i] + " " + row[i];
    }
    return parts;
}

std::vector<std::string> TableScreen::ranking() const {
    const Result result = session_->table().now().result();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < session_->names().size(); ++i) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return result.rank[a] < result.rank[b]; });
    const bool has_scores =
        std::any_of(order.begin(), order.end(), [&](std::size_t i) { return result.score[i] != 0; });
    std::vector<std::string> lines;
    for (std::size_t i : order) {
        const std::string parts = score_parts(seat_at(static_cast<int>(i)));
        lines.push_back(std::to_string(result.rank[i]) + ". " + session_->names()[i] +
                        (has_scores ? ", score " + std::to_string(result.score[i]) : "") +
                        (parts.empty() ? "" : ": " + parts));
    }
    return lines;
}

std::string TableScreen::next_name() const {
    const Table& table = session_->table();
    std::string name;
    for (std::size_t i = 0; i < session_->names().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!table.owing().has(seat) || table.here().has(seat)) continue;
        if (!name.empty()) return {};
        name = session_->names()[i];
    }
    return name;
}

std::string TableScreen::sentence_for_link() const { return share_words(session_->table(), session_->names()); }

}  // namespace orrery::web
