// A new game from a move of a match that is over; links that open at a moment; a bot's own move, as somebody may know
// it.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <string>

#include "laws/support.h"
#include "record/link/link.h"
#include "record/play/bot_check.h"
#include "record/play/continuation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "record/support.h"

namespace orrery {
namespace {

TEST_CASE("a continuation has the moves up to its ply, and a number of its own", "[record][continuation]") {
    for (const GameInfo& info : games()) {
        INFO(info.id);
        Record played = laws::played(info.id, 2, 4, kMaxMoves);
        played.seats[0] = {SeatKind::person, 0, "Ann"};
        played.seats[1] = {SeatKind::bot, 3, ""};
        const std::size_t ply = played.moves.size() / 2;
        const auto next = continuation(played, SeatSet{1}, ply, 99);
        REQUIRE(next);
        CHECK(next->record.number == 99);
        CHECK(next->record.seats == played.seats);
        CHECK(next->here == SeatSet{1});
        CHECK(std::equal(next->record.moves.begin(), next->record.moves.end(), played.moves.begin()));
        CHECK((*replay(next->record))->fingerprint() == (*replay(played, ply))->fingerprint());
        CHECK(compare(played, next->record).standing == Standing::unrelated);
        const auto over = continuation(played, SeatSet{1}, played.moves.size(), 99);
        REQUIRE_FALSE(over);
        CHECK(over.fault().code == "continuation/over");
    }
}

TEST_CASE("an onlooker plays the asked seat, and bots play for people elsewhere", "[record][continuation]") {
    Record played = laws::played("nim", 3, 4, kMaxMoves);
    for (SeatHolder& holder : played.seats) holder = {SeatKind::person, 0, "Ann"};
    const Seat asked = (*replay(played, 5))->decision().seat;
    const auto next = continuation(played, {}, 5, 99);
    REQUIRE(next);
    for (int k = 0; k < 3; ++k) {
        CHECK(next->here.has(seat_at(k)) == (seat_at(k) == asked));
        CHECK(next->record.seats[static_cast<std::size_t>(k)].kind ==
              (seat_at(k) == asked ? SeatKind::person : SeatKind::bot));
        CHECK(next->record.seats[static_cast<std::size_t>(k)].name.empty());
    }
}

TEST_CASE("a game by link can continue elsewhere only if its moves used no luck", "[record][continuation]") {
    const Record open = laws::played_by_link("prosper", 2, 1, kMaxMoves);
    const auto next = continuation(open, SeatSet{1}, 20, 99);
    REQUIRE(next);
    CHECK_FALSE(next->record.is_bound());
    const Record lucky = laws::played_by_link("rise", 2, 1, 30);
    const auto refused = continuation(lucky, SeatSet{1}, 20, 99);
    REQUIRE_FALSE(refused);
    CHECK(refused.fault().code == "continuation/luck");
}

TEST_CASE("a link tells a moment after a dot", "[record][link]") {
    const Record record = laws::played("prosper", 2, 3, 40);
    const std::string code = *encode_link(record);
    const auto moment_in = [](const std::string& text) {
        const auto opened = open_link(text);
        REQUIRE(opened);
        return opened->moment;
    };
    CHECK(moment_link(code, 12) == code + ".12");
    CHECK(moment_in(moment_link(code, 12)) == 12);
    CHECK(moment_in("Look at this: https://play.example/#" + moment_link(code, 0) + ".") == 0);
    CHECK(moment_in(moment_link(code, 4000)) == 40);
    for (const char* rest : {"", ".", ". 12", ".12th", ".123456", " .12", "12"}) {
        INFO(rest);
        CHECK_FALSE(moment_in(code + rest));
    }
    CHECK(open_link(moment_link(code, 12))->record == record);
    CHECK_FALSE(open_code(moment_link(code, 12)));
}

TEST_CASE("a move is named by what was done, not by its price", "[record][continuation]") {
    using Tells = Sentence::Tells;
    CHECK(naming_sentence({}).empty());
    CHECK(naming_sentence({{"You pay.", {}, Tells::price}}) == "You pay.");
    CHECK(naming_sentence({{"You pay.", {}, Tells::price}, {"You gain.", {}, Tells::yield}, {"You build."}}) ==
          "You build.");
    int paid_first = 0, only_gained = 0;
    for (const GameInfo& info : games()) {
        const Record record = laws::played(info.id, 2, 3, kMaxMoves);
        const Table table = std::move(*Table::open(record, SeatSet{1}));
        for (std::size_t ply = 1; ply <= table.ply(); ++ply) {
            const auto before = table.at(ply - 1);
            if (before->decision().secret) continue;  // later the log tells more of it
            const LogLine line = table.log(kSpectator, ply - 1, ply).front();
            const auto has = [&](const auto& kind) {
                return std::any_of(line.sentences.begin(), line.sentences.end(),
                                   [&](const Sentence& one) { return one.seat == line.seat && kind(one); });
            };
            const auto gains = [](const Sentence& one) { return one.tells == Tells::yield; };
            const bool has_deed = has(names_move);
            if (!has_deed && !has(gains)) continue;  // only others are told of
            paid_first += has_deed && line.sentences.front().tells == Tells::price ? 1 : 0;
            only_gained += has_deed ? 0 : 1;
            const std::string told = act_words(*before, kSpectator, record.moves[ply - 1], luck_of(record, ply));
            CAPTURE(info.id, ply, told);
            CHECK(has(
                [&](const Sentence& one) { return one.text == told && (has_deed ? names_move(one) : gains(one)); }));
        }
    }
    CHECK(paid_first > 0);
    CHECK(only_gained > 0);
}

TEST_CASE("a bot's own move is told only to those who may know it", "[record][continuation]") {
    const Record open = laws::played("prosper", 2, 3, kMaxMoves);
    const Table table = std::move(*Table::open(open, SeatSet{1}));
    const std::string played = open.moves[6];
    CHECK(idea_words(table, kSpectator, 7, played) == "The best bot's idea: the same.");
    const auto before = table.at(6);
    const auto legal = before->legal();
    const std::string other = legal.back().print() == played ? legal.front().print() : legal.back().print();
    const std::string words = idea_words(table, kSpectator, 7, other.substr(0, other.find("..")));
    CHECK(words.starts_with("The best bot's idea: {p"));

    const Record hidden = laws::played("rise", 2, 3, kMaxMoves);
    const Table hands = std::move(*Table::open(hidden, SeatSet{1}));
    std::size_t ply = 1;
    while (ply <= hands.ply() && !hands.at(ply - 1)->decision().secret) ++ply;
    REQUIRE(ply <= hands.ply());
    const Seat seat = hands.at(ply - 1)->decision().seat;
    const Seat other_seat = seat_at(1 - index(seat));
    const std::string& answer = hidden.moves[ply - 1];
    CHECK(idea_words(hands, seat, ply, answer) == "The best bot's idea: the same.");
    const std::string told = idea_words(hands, other_seat, ply, answer);
    CHECK(told == "The best bot's idea stays hidden: it would show what only " + seat_name(seat) + " can see.");
    CHECK(idea_words(hands, kSpectator, ply, answer) == told);
}

}  // namespace
}  // namespace orrery
