// The table's life. It is opened from a journal, started when it is shown, and brought up to date after every move
// (stored, link offered, news said, bots asked). Other games begin from it: rematch, a game from a position. It also
// sends words. app.cpp opens it.
#include "web/screens/table.h"

#include <algorithm>

#include "record/device/post.h"
#include "record/play/continuation.h"
#include "record/play/seating.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/levels.h"
#include "web/message.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/home.h"
#include "web/screens/lobby.h"
#include "web/screens/table_screen.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {
// Hints of a first match, one at each answer.
constexpr std::string_view kWord = "word";  // the dialog that asks for a word
constexpr float kBothFrom = 640;            // CSS px: a lower window has no room for a hint below a notice
constexpr std::string_view kHints[] = {"Choose what to do. You read here how it will end, before you confirm it.",
                                       "You can undo a move until somebody else has moved.",
                                       "The log says what the others did, and Rules explains what you may do."};
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
    if (const bool was_carried = std::exchange(is_carried_, is_kept() && app.post().carries(number_));
        started_ && was_carried != is_carried_)
        offer_link(app);
    if (started_) return;
    started_ = true;
    if (look_ && !look_->link.empty()) app.offer_link(look_->link, moment_words(*session_));
    if (!is_kept()) return;
    if (const Journal* stored = app.store().game(number_)) sent_ = stored->sent;
    if (app.store().has_carried(number_)) read_words(app);
    coach(app);
    look_for_unkept(app);
    if (has_tags(session_->record())) recall_check(app);
    gather_news(app);
    has_opened_ = session_->settle();
    if (give_automatic(app) || has_opened_) return moved(app, true);
    offer_link(app);
    if (!news_.empty() || std::exchange(is_told_, false)) say_news(true);
    ask_bot(app);
}

// ---- Words with turns

Seat TableScreen::speaker(const App& app) const {
    const Journal* stored = is_kept() ? app.store().game(number_) : nullptr;
    if (!stored || session_->viewer() != kSpectator) return session_->viewer();
    return slot_of(*stored);
}

bool TableScreen::can_speak(const App& app) const {
    const bool rests = session_->mode() == Mode::away || session_->mode() == Mode::over;
    return is_kept() && session_->is_live() && rests && session_->table().committed() > 0 &&
           app.post().takes_words(number_);
}

std::string TableScreen::word_label(const App& app) const {
    const Journal* stored = app.store().game(number_);
    const bool has_word = stored && !app.post().own_word(*stored, speaker(app)).empty();
    return has_word ? "Change your word" : "Add a word";
}

void TableScreen::ask_word(const App& app) const {
    const Journal* stored = app.store().game(number_);
    if (!stored || !can_speak(app)) return;
    const std::string help = is_carried_
                                 ? "It goes along with your turn. Everybody who has the game's link can read it."
                                 : "It goes along with the link that you send.";
    page::ask_text(kWord, "A word along", app.post().own_word(*stored, speaker(app)), static_cast<int>(kMaxWordSigns),
                   help);
}

bool TableScreen::hear_word(App& app, std::string_view json) {
    const Message message(json);
    if (message.text("id") != kWord) return false;
    const auto text = message.text_or_null("value");
    if (!text || !can_speak(app)) return true;
    app.post().say_along(number_, speaker(app), *text);
    read_words(app);
    offer_link(app);
    return true;
}

// Words that came without a move.
void TableScreen::hear_words(App& app) {
    const std::size_t ply = session_->table().ply();
    const std::string before = session_->word_at(ply);
    read_words(app);
    if (const std::string now = session_->word_at(ply); now != before && !now.empty()) page::say(now);
}

void TableScreen::read_words(App& app) {
    if (is_kept()) session_->tell_words(app.post().words(number_));
}

// ---- Links

Expected<std::string> TableScreen::link() const {
    auto link = session_->link();
    return link && is_carried_ ? Expected<std::string>(carried_link(*link)) : std::move(link);
}

void TableScreen::offer_link(App& app) {
    if (const auto link = this->link())
        app.offer_link(*link, sentence_for_link(), next_readers());
    else if (session_->pending() == 0 && !is_carried_)
        page::notice(link.fault().message, "warning");
}

void TableScreen::look_for_unkept(const App& app) {
    const Journal* stored = app.store().game(number_);
    const bool is_bound = stored && stored->record.is_bound();  // otherwise its code may not be here yet
    unkept_ = is_bound ? unkept_seats(app, *stored) : Unkept{};
}

void TableScreen::coach(const App& app) {
    const auto known = static_cast<std::size_t>(std::atoi(app.store().setting(kKnownHints, "0").c_str()));
    coaching_ = known < std::size(kHints) ? kHints[known] : "";
}

void TableScreen::forget_hint(App& app) {
    if (coaching_.empty() || hint_waits(app)) return;
    const auto now = std::find(std::begin(kHints), std::end(kHints), coaching_);
    app.store().set_setting(kKnownHints, std::to_string(now - std::begin(kHints) + 1));
    coaching_ = {};
}

bool TableScreen::hint_waits(App& app) const {
    const float notices = app.environment().safe_top;
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    return notices > 0 && format_of(app.theme(), window) == Format::portrait &&
           window.y < app.theme().px(notices + kBothFrom);
}

// True: a decision was answered in advance.
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
    send_closed_ = false, just_sent_ = false;
    if (is_kept()) {
        Journal journal = session_->table().journal(static_cast<std::uint64_t>(app.now()));
        journal.sent = sent_ = by_link() ? Sent::due : Sent::nothing;
        app.store().save(journal);
    }
    has_opened_ &= by_others;
    last_moved_ = platform_ms();
    if (!app.environment().webgl) skip_motion();
    if (is_kept()) offer_link(app);
    say_news(by_others);
    ask_bot(app);
    app.changed();
}

// Says what has happened and what is asked now. That a bot thinks is not news.
void TableScreen::say_news(bool by_others) {
    const Mode mode = session_->mode();
    // At the curtain, earlier words must not stay.
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

// The winner among the seats here; kSpectator: none.
Seat TableScreen::winner_here() const {
    const Result result = session_->table().now().result();
    for (std::size_t i = 0; i < session_->names().size(); ++i)
        if (result.rank[i] == 1 && session_->table().here().has(seat_at(static_cast<int>(i))))
            return seat_at(static_cast<int>(i));
    return kSpectator;
}

void TableScreen::reload(App& app, bool by_post) {
    const Journal* stored = app.store().game(number_);
    if (!stored) return;
    sent_ = stored->sent;
    if (stored->record == session_->record()) return hear_words(app);
    auto session = Session::open(*stored, board_start(stored->record.game));
    if (!session) return;
    const std::unique_ptr<Session> before = std::exchange(session_, std::move(*session));
    const std::size_t shown = before->shown_ply();
    if (!by_post) board_viewer_.reset();
    if (shown < session_->table().ply()) session_->show_from(shown);
    job_.clear();
    stop_thinking(check_job_);
    started_ = just_sent_ = false;
    if (by_post) keep_place(app, *before);
    start(app);
}

// Moves that came while the table was open are shown from the current position, and a choice that was begun stays.
void TableScreen::keep_place(App& app, const Session& before) {
    const bool had_device = before.mode() != Mode::hand_over && before.viewer() == session_->next_here();
    if (session_->mode() == Mode::hand_over && had_device) session_->take_device();
    if (!before.is_live()) session_->show_ply(before.shown_ply());
    if (before.asked() == session_->asked()) session_->choose(before.chosen());
    is_told_ = true;
    if (!app.environment().hidden) app.store().mark_seen(number_);
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

void TableScreen::catch_up(App& app) {
    constexpr double kUnwatched = 1000;  // ms without a frame: the canvas is hidden
    if (!session_->is_live() || !session_->is_behind()) return;
    if (platform_ms() - std::max(last_drawn_, last_moved_) > kUnwatched) skip_motion(), app.changed();
}

void TableScreen::send_words(Way way) {
    const auto link = this->link();
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

}  // namespace orrery::web
