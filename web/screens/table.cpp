// The table's life. It is opened from a journal, started when it is shown, drawn frame by frame, and brought up to date
// after every move (stored, link offered, news said, bots asked). Other games begin from it: rematch, a game from a
// position. app.cpp opens it.
#include "web/screens/table.h"

#include <algorithm>
#include <utility>

#include "bots/by_record.h"
#include "generated/web/say.h"
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
std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number) {
    const Journal* journal = app.store().game(number);
    if (!journal) return make_home_screen(app);
    auto session = Session::open(*journal, board_start(journal->record.game));
    if (!session) {
        page::notice(session.fault().message + " " + say::kept_as_it_is(), "error");
        return make_home_screen(app);
    }
    return std::make_unique<TableScreen>(number, std::move(*session));
}

void begin_match(App& app, const Record& record, SeatSet here) {
    const auto table = Table::open(record, here);
    if (!table) return page::notice(table.fault().message, "error");
    app.store().save(table->journal(static_cast<std::uint64_t>(app.now())));
    app.show(make_table_screen(app, hex16(record.number)));
    app.note_unplayed(hex16(record.number));
}

std::unique_ptr<Screen> make_look_screen(App& app, const Journal& line, std::size_t ply, Look look) {
    auto session = Session::open(line, board_start(line.record.game));
    if (!session) {
        page::notice(session.fault().message + " " + say::kept_as_it_is(), "error");
        return make_home_screen(app);
    }
    (*session)->show_ply(ply);
    return std::make_unique<TableScreen>("", std::move(*session), std::move(look));
}

TableScreen::TableScreen(std::string number, std::unique_ptr<Session> session, std::optional<Look> look)
    : match_(std::move(number), std::move(session), std::move(look)) {}

// ---- A frame

bool TableScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    start(app);
    TableFrame frame{app, app.theme(), min, max};
    frame.animating = film_.tick(app, !news_.is_empty());
    frame.has_card = cards_.is_open();
    drawing_.draw(frame);
    if (frame.has_card) cards_.draw(frame);
    hear_keys(frame);
    carry_out(frame);
    if (!frame.animating && can_check_bots(session().record())) bots_.check(app, film_.moves());
    // Figures are reckoned only for somebody who looks: at a replay, or at the card of a lost match.
    if (Review::is_offered(session()) || (frame.has_card && Review::is_lost(session()))) review_.begin(session());
    return frame.animating;
}

void TableScreen::carry_out(const TableFrame& frame) {
    if (frame.wish) return frame.app.act(*frame.wish);
    if (!frame.choice && !frame.usual) return;
    if (frame.choice) heed_choice(frame.app);
    choose(!frame.is_answer, [&] { session().choose_entry(frame.choice ? *frame.choice : *frame.usual); });
    frame.app.changed();
    if (frame.is_answer) frame.app.act({"answer", {}});
}

// ---- What happens

void TableScreen::start(App& app) {
    if (sending_.follow_carrier(app) && started_) sending_.offer_link(app);
    if (started_) return;
    started_ = true;
    if (match_.look() && !match_.look()->link.empty()) app.offer_link(match_.look()->link, moment_words(session()));
    if (!match_.is_kept()) return;
    if (const Journal* stored = app.store().game(match_.number())) sending_.recall(*stored);
    if (app.store().has_carried(match_.number())) sending_.read_words(app);
    hints_.find(app);
    cards_.look_for_unkept(app);
    if (has_tags(session().record())) bots_.recall_check(app);
    if (news_.gather(app)) film_.note_move();
    const bool opened = session().settle();
    sending_.note_opening(opened);
    if (give_automatic(app) || opened) return moved(app, true);
    sending_.offer_link(app);
    if (!news_.is_empty() || std::exchange(is_told_, false)) say_news(true);
    bots_.ask(app, film_.moves());
}

// True: a decision was answered in advance.
bool TableScreen::give_automatic(App& app) {
    if (!match_.is_kept()) return false;
    session().set_automatic(automatic_of(app, session().record().game, match_.is_by_link()));
    bool given = false;
    while (session().answer_automatically()) given = true;
    return given;
}

void TableScreen::moved(App& app, bool by_others) {
    if (!by_others) app.note_played();
    give_automatic(app);
    cards_.note_move();
    const Sent sent = sending_.note_move(by_others);
    if (match_.is_kept()) {
        Journal journal = session().table().journal(static_cast<std::uint64_t>(app.now()));
        journal.sent = sent;
        app.store().save(journal);
    }
    film_.note_move();
    if (!app.environment().webgl) film_.skip();
    if (match_.is_kept()) sending_.offer_link(app);
    say_news(by_others);
    bots_.ask(app, film_.moves());
    app.changed();
}

// Says what has happened and what is asked now. That a bot thinks is not news.
void TableScreen::say_news(bool by_others) {
    const Mode mode = session().mode();
    // At the curtain, earlier words must not stay.
    std::string words = mode == Mode::hand_over || session().log().empty() ? "" : session().log().back().text;
    const bool is_asked = mode == Mode::choose && by_others;
    if (mode != Mode::bot || !bots_.trouble().empty())
        words += (words.empty() ? "" : " ") + (is_asked ? say::your_turn_now() + " " : "") + words_.headline();
    page::say(words);
    if (is_asked) page::tone("turn");
    if (mode != Mode::over) return;
    cards_.note_end();
    page::tone(cards_.celebrates() ? "win" : "end");
}

void TableScreen::reload(App& app, bool by_post) {
    const Journal* stored = app.store().game(match_.number());
    if (!stored) return;
    sending_.recall(*stored);
    if (stored->record == session().record()) return sending_.hear_words(app);
    auto opened = Session::open(*stored, board_start(stored->record.game));
    if (!opened) return;
    const std::unique_ptr<Session> before = match_.exchange(std::move(*opened));
    const std::size_t shown = before->shown_ply();
    if (!by_post) match_.forget_board(), tell_of_other_tab(*before);
    if (shown < session().table().ply()) session().show_from(shown);
    bots_.forget();
    started_ = false;
    sending_.note_reload();
    if (by_post) keep_place(app, *before);
    start(app);
}

// It is said only once, because whoever plays on in the other tab knows it.
void TableScreen::tell_of_other_tab(const Session& before) {
    const auto &old = before.record().moves, &now = session().record().moves;
    const bool goes_on = now.size() > old.size() && std::equal(old.begin(), old.end(), now.begin());
    if (!goes_on || std::exchange(has_told_of_tab_, true)) return;
    page::notice(say::went_on_in_other_tab(), "info");
}

// Moves that came while the table was open are shown from the current position, and a choice that was begun stays.
void TableScreen::keep_place(App& app, const Session& before) {
    const bool had_device = before.mode() != Mode::hand_over && before.viewer() == session().next_here();
    if (session().mode() == Mode::hand_over && had_device) session().take_device();
    if (!before.is_live()) session().show_ply(before.shown_ply());
    if (before.asked() == session().asked()) session().choose(before.chosen());
    is_told_ = true;
    if (!app.environment().hidden) app.store().mark_seen(match_.number());
}

void TableScreen::rematch(App& app, std::optional<std::uint8_t> level) {
    const Record& played = session().record();
    if (played.is_bound()) return invite_again(app, played, session().table().here());
    const std::uint64_t number = app.luck().bits();
    auto record =
        new_record(played.game, static_cast<int>(played.seats.size()), played.options, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    record->seats = played.seats;
    if (level) keep_level(app, played.game, *level);
    for (SeatHolder& holder : record->seats)
        if (level && holder.kind == SeatKind::bot) holder.level = *level;
    const SeatSet here = seat_by_lot(*record, session().table().here());
    begin_match(app, *record, here);
}

void TableScreen::copy_moment() const {
    const auto link = session().link();
    if (!link) return page::notice(link.fault().message, "error");
    const std::size_t ply = std::min(session().shown_ply(), session().table().committed());
    page::copy(moment_words(session()) + " #" + moment_link(*link, ply), say::moment_copied());
}

void TableScreen::play_on(App& app, const std::string& from) {
    if (!session().table().now().decision().over) return;
    const auto named = whole_number(from, 0, kMaxMoves);
    const std::size_t ply = named ? static_cast<std::size_t>(*named) : session().shown_ply();
    const std::uint64_t number = app.luck().bits();
    const auto next = continuation(session().record(), session().table().here(), ply, number);
    if (!next) return page::notice(next.fault().message, "warning");
    begin_match(app, next->record, next->here);
    page::notice(say::new_game_from_here());
}

}  // namespace orrery::web
