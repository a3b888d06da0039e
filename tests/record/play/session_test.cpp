// A session as a screen uses it, without a screen: turns, steps of a choice, who looks at the table, and what is shown.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games_typed.h"
#include "moves.h"
#include "record/link/link.h"
#include "record/play/session.h"
#include "record/replay/replay.h"
#include "record/support.h"

namespace orrery {
namespace {

using Mode = Session::Mode;

// A match of Nim at one device: people on the seats of `here`, bots on the others.
std::unique_ptr<Session> session(int seats, SeatSet here, std::initializer_list<const char*> moves = {}) {
    Record record = *new_record("nim", seats, {}, 7, 7);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i].kind = here.has(seat_at(static_cast<int>(i))) ? SeatKind::person : SeatKind::bot;
    Table table = std::move(*Table::open(record, here));
    for (const char* move : moves) REQUIRE_FALSE(table.play(move));
    table.commit();
    return std::move(*Session::open(table.journal(0)));
}

std::vector<std::string> next(const Session& session) { return session.choice().next; }

TEST_CASE("a choice goes on step by step, and back to the last step that had a choice", "[record][session]") {
    const auto mine = session(2, SeatSet{1}, {"bid 3", "bid 0"});
    REQUIRE(mine->mode() == Mode::choose);
    CHECK(next(*mine) == std::vector<std::string>{"take", "shift a", "shift b", "shift c", "show"});
    mine->choose("shift a");
    CHECK(mine->chosen() == "shift a");
    CHECK(next(*mine) == std::vector<std::string>{"shift a 1", "shift a 2"});
    CHECK_FALSE(mine->choice().move);
    mine->choose("shift a 2");
    CHECK(next(*mine) == std::vector<std::string>{"shift a 2 b", "shift a 2 c", "shift a 2 heap"});
    mine->choose("shift a 2 d");  // leads nowhere
    CHECK(mine->chosen() == "shift a 2");
    mine->choose("shift a 2 heap");
    CHECK(mine->choice().move == "shift a 2 heap");
    mine->step_back();
    CHECK(mine->chosen() == "shift a 2");
    mine->step_back();
    CHECK(mine->chosen() == "shift a");
    mine->step_back();
    CHECK(mine->chosen().empty());
    mine->choose("take");
    CHECK(mine->choice().number == 1);
    CHECK(mine->choice().move == "take 1");
    mine->choose("take 9");
    CHECK(mine->choice().move == "take 3");
    CHECK(mine->answer("take 9"));
    CHECK_FALSE(mine->answer(*mine->choice().move));
    CHECK(mine->record().moves.back() == "take 3");
    CHECK(mine->chosen().empty());
}

// The entry of that place in what can be chosen, as a board hands it back. The number of a beginning is the lowest.
std::any entry_of(const Session& session, std::size_t place) {
    std::any entry;
    visit_game(session.record().game, [&](auto type) {
        using G = typename decltype(type)::Game;
        const auto& entries = std::any_cast<const std::vector<Entry<typename G::Move>>&>(session.pick().entries);
        auto one = entries[place];
        if (one.more && one.ranged()) one = {G::with_number(one.move, one.low), 0, 0, true};
        entry = one;
    });
    return entry;
}

TEST_CASE("an entry of a board and its text choose the same, in every game", "[record][session]") {
    for (const GameInfo& info : games()) {
        CAPTURE(info.id);
        Record record = *new_record(info.id, info.min_seats, {}, 7, 7);
        SeatSet here;
        for (int i = 0; i < info.min_seats; ++i) {
            record.seats[static_cast<std::size_t>(i)].kind = SeatKind::person;
            here.add(seat_at(i));
        }
        const Journal journal = std::move(*Table::open(record, here)).journal(0);
        const auto typed = std::move(*Session::open(journal)), told = std::move(*Session::open(journal));
        Chance chance(7);
        for (int presses = 0; presses < 400 && typed->mode() != Mode::over; ++presses) {
            for (const auto& one : {typed.get(), told.get()}) {
                if (one->mode() == Mode::turn_done) one->end_turn();
                if (one->mode() == Mode::hand_over) one->take_device();
            }
            REQUIRE(typed->mode() == told->mode());
            if (typed->mode() != Mode::choose) break;
            if (!typed->pick().is_whole()) {
                const auto legal = typed->legal();
                const std::size_t place = chance.below(static_cast<std::uint32_t>(legal.size()));
                typed->choose_entry(entry_of(*typed, place));
                told->choose(legal[place].more && legal[place].ranged() ? legal[place].with(legal[place].low)
                                                                        : legal[place].text);
            }
            CAPTURE(presses, told->chosen());
            REQUIRE(typed->chosen() == told->chosen());
            REQUIRE(typed->legal() == told->legal());
            REQUIRE(typed->pick().is_whole() == told->pick().is_whole());
            REQUIRE(typed->pick().is_whole() == told->choice().move.has_value());
            if (!typed->pick().is_whole()) continue;
            if (typed->pick().ranged()) typed->choose_number(typed->pick().high);
            const std::string move = typed->chosen();
            REQUIRE_FALSE(typed->answer_as_chosen());
            REQUIRE_FALSE(told->answer(move));
            REQUIRE(typed->record() == told->record());
            REQUIRE(typed->record().moves.back() == move);
        }
    }
}

TEST_CASE("if the only choice is a number, it begins where the screen says", "[record][session]") {
    Record record = *new_record("nim", 2, {}, 7, 7);
    record.revision = 1;  // bids only
    record.seats[0].kind = SeatKind::person, record.seats[1].kind = SeatKind::bot;
    const Table table = std::move(*Table::open(record, SeatSet{1}));
    const auto at_lowest = std::move(*Session::open(table.journal(0)));
    CHECK(at_lowest->chosen() == "bid 0");
    const auto advised = std::move(*Session::open(table.journal(0), [](const auto&, const Pick&) { return 2; }));
    CHECK(advised->chosen() == "bid 2");
}

TEST_CASE("a turn of one answer ends with it, and the device is handed on", "[record][session]") {
    const auto ours = session(2, SeatSet{3}, {"bid 3", "bid 0"});
    CHECK(ours->mode() == Mode::hand_over);
    CHECK(ours->viewer() == kSpectator);
    CHECK(ours->next_here() == seat_at(0));
    ours->take_device();
    CHECK(ours->viewer() == seat_at(0));
    CHECK(ours->mode() == Mode::choose);
    CHECK(ours->ending().empty());
    CHECK_FALSE(ours->can_end_turn());
    REQUIRE_FALSE(ours->answer("take 2"));
    CHECK(ours->pending() == 0);
    CHECK(ours->mode() == Mode::hand_over);
    CHECK(ours->next_here() == seat_at(1));
    CHECK(open_link(*ours->link())->record.moves.size() == 3);
}

TEST_CASE("the table gives an answer that is the only one", "[record][session]") {
    Record record = *new_record("nim", 2, {{"stones", "1"}}, 7, 7);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    Table table = std::move(*Table::open(record, SeatSet{3}));
    for (const char* move : {"bid 0", "bid 0", "show", "show", "shift a 1 b", "shift b 1 a"})
        REQUIRE_FALSE(table.play(move));
    table.commit();
    CHECK(only_answer(table.now()) == "take 1");
    const auto ours = std::move(*Session::open(table.journal(0)));
    CHECK(ours->answer_automatically());
    CHECK(ours->mode() == Mode::over);
    CHECK(ours->record().moves.back() == "take 1");
    CHECK_FALSE(ours->table().is_automatic(7));  // nobody had asked for it in advance
    CHECK_FALSE(ours->answer_automatically());
}

// A match of Rise when the tiles that a seat looks at are alike, which only that seat can see (R59).
Table alike_tiles() {
    for (std::uint64_t seed = 1;; ++seed) {
        Record record = *new_record("rise", 2, {}, 7, seed);
        for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
        Table table = std::move(*Table::open(record, SeatSet{3}));
        Chance choice(seed);
        while (!table.now().decision().over) {
            if (!only_answer(table.now()).empty()) return table;
            REQUIRE_FALSE(table.play(any_move(table.now(), choice)));
        }
    }
}

TEST_CASE("an only answer within a turn is taken back with the answer before it", "[record][session]") {
    const Table table = alike_tiles();
    CHECK(table.now().decision().node == "put");
    const auto ours = std::move(*Session::open(table.journal(0)));
    const std::size_t before = ours->record().moves.size();
    ours->take_device();
    int given = 0;
    while (ours->answer_automatically()) ++given;
    CHECK(given >= 1);
    CHECK(ours->record().moves.size() == before + static_cast<std::size_t>(given));
    CHECK(ours->log().back().text.find("Automatic answer") == std::string::npos);
}

TEST_CASE("who is asked after an answer is known before the answer is given", "[record][session]") {
    Record record = *new_record("prosper", 2, {}, 7, 7);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    const auto ours = std::move(*Session::open(std::move(*Table::open(record, SeatSet{3})).journal(0)));
    Chance choice(7);
    int handed_over = 0;
    for (int answers = 0; answers < 30; ++answers) {
        if (ours->mode() == Mode::hand_over) ours->take_device();
        if (ours->mode() == Mode::turn_done) ours->end_turn(), ours->take_device();
        REQUIRE(ours->mode() == Mode::choose);
        const Seat viewer = ours->viewer();
        const std::string move = any_move(ours->table().now(), choice);
        const SeatSet next = ours->next_after(move);
        REQUIRE_FALSE(ours->answer(move));
        CAPTURE(answers, move);
        CHECK(next.empty() == (ours->asked() == viewer));
        if (!next.empty()) CHECK(next.has(ours->asked()));
        handed_over += next.empty() ? 0 : 1;
    }
    CHECK(handed_over > 3);
    CHECK(handed_over < 30);
}

TEST_CASE("a turn of several answers can be taken back until it is handed on", "[record][session]") {
    Record record = *new_record("prosper", 2, {}, 7, 7);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    const auto ours = std::move(*Session::open(std::move(*Table::open(record, SeatSet{3})).journal(0)));
    const auto other_than_end = [&ours](const std::string& nor = "") {
        for (const std::string& move : first_moves(ours->table().now(), 50))
            if (move != ours->ending() && move != nor) return move;
        return std::string();
    };
    while (ours->mode() == Mode::hand_over || ours->ending().empty()) {
        if (ours->mode() == Mode::hand_over) ours->take_device();
        if (ours->ending().empty()) REQUIRE_FALSE(ours->answer(other_than_end()));
    }
    const Seat seat = ours->viewer();
    const std::size_t before = ours->table().ply();
    const std::uint64_t was = ours->table().now().fingerprint();
    const std::string first = other_than_end();
    REQUIRE_FALSE(ours->answer(first));
    const std::string first_told = ours->log().back().text;
    CHECK(ours->mode() == Mode::choose);
    CHECK(ours->pending() == 1);
    CHECK(open_link(*ours->link())->record.moves.size() == before);  // nothing goes out yet
    REQUIRE(ours->can_undo());
    ours->undo();
    CHECK(ours->table().now().fingerprint() == was);
    REQUIRE_FALSE(ours->answer(other_than_end(first)));
    CHECK(ours->log().size() == ours->table().ply());
    CHECK(ours->log().back().text != first_told);
    REQUIRE_FALSE(ours->answer(ours->ending()));
    CHECK(ours->mode() == Mode::turn_done);
    CHECK_FALSE(ours->goes_on());
    CHECK(ours->viewer() == seat);
    CHECK(ours->can_undo());
    ours->end_turn();
    CHECK(ours->mode() == Mode::hand_over);
    CHECK(ours->pending() == 0);
    CHECK_FALSE(ours->can_undo());
}

TEST_CASE("a pass, which gives up more than a turn, can be undone until the turn is ended", "[record][session]") {
    Record record = *new_record("ozymandias", 2, {}, 7, 7);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    const auto ours = std::move(*Session::open(Table::open(record, SeatSet{3})->journal(0)));
    Chance chance(3);
    for (int step = 0; ours->ending() != "pass"; ++step) {
        REQUIRE(step < 40);
        if (ours->mode() == Mode::hand_over) ours->take_device();
        if (ours->mode() == Mode::turn_done)
            ours->end_turn();
        else if (ours->ending() != "pass")
            REQUIRE_FALSE(ours->answer(ours->table().now().move_text(any_path(ours->table().now(), chance))));
    }
    const std::size_t before = ours->table().ply();
    ours->end_turn();
    CHECK(ours->mode() == Mode::turn_done);
    CHECK(ours->pending() == 1);
    REQUIRE(ours->can_undo());
    ours->undo();
    CHECK(ours->table().ply() == before);
    CHECK(ours->mode() == Mode::choose);
    ours->end_turn();
    ours->end_turn();
    CHECK(ours->table().ply() == before + 1);
    CHECK(ours->pending() == 0);
    CHECK(ours->mode() == Mode::hand_over);
}

TEST_CASE("a person who is asked within a turn gets the device, and the turn goes on", "[record][session]") {
    const auto ours = session(3, SeatSet{7}, {"bid 3", "bid 0", "bid 0"});
    ours->take_device();
    REQUIRE_FALSE(ours->answer("shift a 2 heap"));
    CHECK(ours->mode() == Mode::hand_over);
    CHECK(ours->next_here() == seat_at(1));
    CHECK(ours->goes_on());
    ours->take_device();
    REQUIRE_FALSE(ours->answer("contest"));
    CHECK(ours->viewer() == seat_at(1));  // whose turn it is now
    CHECK(ours->mode() == Mode::choose);
}

TEST_CASE("a session answers for bots, and without people shows everybody's view", "[record][session]") {
    const auto bots = session(2, SeatSet{});
    CHECK(bots->runs_bots());
    CHECK(bots->mode() == Mode::bot);
    CHECK(bots->viewer() == kSpectator);
    REQUIRE_FALSE(bots->answer_for_bot("bid 1"));
    CHECK(bots->answer("bid 1")->reason == "It isn't your turn.");
    REQUIRE_FALSE(bots->answer_for_bot("bid 0"));
    CHECK(bots->log().size() == 2);
    CHECK(bots->log()[0].text == "Orange has made a secret choice.");
    bots->show_ply(0);
    CHECK(bots->move_after().empty());
}

TEST_CASE("what is shown can go back and return to the newest ply, and the log is the viewer's", "[record][session]") {
    const auto mine = session(2, SeatSet{1}, {"bid 3", "bid 0", "take 1", "take 2", "take 1"});
    CHECK_FALSE(mine->is_behind());
    mine->show_ply(0);
    CHECK(mine->is_behind());
    CHECK_FALSE(mine->is_live());
    CHECK(mine->shown().decision().node == "bid");
    CHECK(mine->move_after() == "bid 3");
    mine->show_next();
    CHECK(mine->shown_ply() == 1);
    CHECK(mine->move_after().empty());  // the other's sealed bid
    mine->show_live();
    CHECK_FALSE(mine->is_behind());
    CHECK(mine->is_live());
    mine->recap();
    CHECK(mine->shown_ply() == 3);  // what the other took last, and the viewer's answer to it
    mine->show_live();
    CHECK(mine->log()[0].text == "You bid 3.");
    CHECK(mine->log()[1].text.find("go first") != std::string::npos);
    CHECK(mine->facts().find("The heap holds 17 stones") != std::string::npos);
}

TEST_CASE("two devices of a game by link play through their sessions", "[record][session]") {
    auto devices = post::begun("nim", 2, 0, 900);
    std::vector<std::unique_ptr<Session>> sessions;
    for (const post::Device& device : devices) sessions.push_back(std::move(*Session::open(device.journal)));
    CHECK(sessions[0]->mode() == Mode::choose);
    CHECK(sessions[1]->mode() == Mode::choose);  // both owe a secret answer
    REQUIRE_FALSE(sessions[0]->answer("stake 2 b"));
    CHECK(sessions[0]->mode() == Mode::away);
    devices[0].journal = sessions[0]->table().journal(1);
    devices[1].open(*sessions[0]->link());
    auto other = std::move(*Session::open(devices[1].journal));
    REQUIRE(other->mode() == Mode::choose);
    REQUIRE_FALSE(other->answer("bid 1"));
    devices[0].open(*other->link());
    const auto opened = std::move(*Session::open(devices[0].journal));
    CHECK(opened->record().moves == std::vector<std::string>{"stake 2 b", "bid 1"});
    CHECK(opened->mode() == Mode::choose);
}

}  // namespace
}  // namespace orrery
