// Record, link, journal, undo and replay are five ways to the same position. Links keep within their budget, and a link
// that was damaged on its way is either repaired or refused.
#include "laws/support.h"
#include "moves.h"
#include "record/link/mixed_radix.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery::laws {
namespace {

// Plays a course at a table, turn by turn as a device does. Some moves are taken back and made again.
Table play_at_table(Course& course, bool with_undo) {
    auto opened = Table::open(course.record(), SeatSet{}, 0);
    hold(static_cast<bool>(opened), "a new record opens", course);
    Table table = std::move(*opened);
    Chance choice(course.seed * 17 + 3);
    Decision turn = table.now().decision();
    while (!table.now().decision().over) {
        course.ply = table.ply();
        hold(table.ply() < kMaxMoves, "every match ends", course);
        if (!table.now().decision().is_of_turn(turn)) table.commit();
        turn = table.now().decision();
        const bool is_taken_back = with_undo && choice.below(4) == 0;
        const std::uint64_t before = is_taken_back ? table.now().fingerprint() : 0;
        const Seat seat = table.now().decision().seat;
        const std::string text = any_move(table.now(), choice);
        const Verdict verdict = table.play(text);
        hold(!verdict, "what is legal is taken", course, text);
        if (!is_taken_back || !table.can_undo()) continue;
        hold(seat != kSpectator && table.committed() < table.ply(), "only the running turn is taken back", course);
        table.undo();
        hold(table.now().fingerprint() == before, "undo gives back what was", course, text);
        hold(!table.play(text), "what was taken back can be done again", course, text);
    }
    course.ply = table.ply();
    return table;
}

// Opens a link in pieces of so many moves. Returns what opened, and how many pieces it took.
std::pair<Expected<OpenedLink>, std::size_t> opened_in_pieces(std::string_view text, std::size_t moves) {
    LinkOpening opening(text);
    for (std::size_t pieces = 1;; ++pieces)
        if (auto opened = opening.go_on(moves)) return {std::move(*opened), pieces};
}

TEST_CASE("record, link, journal, undo and replay agree", "[laws][record]") {
    for_each_course([](auto, const Course& start) {
        if (start.seed % 4 != 1) return;
        Course course = start;
        const Table table = play_at_table(course, true);
        const std::uint64_t end = table.now().fingerprint();
        const Record& record = table.record();

        const auto replayed = replay(record);
        hold(replayed && (*replayed)->fingerprint() == end, "replay ends the same", course);
        const auto code = table.link();
        hold(static_cast<bool>(code), "a record has a link", course, code ? "" : code.fault().message);
        const auto opened = open_link(*code);
        hold(static_cast<bool>(opened), "its link opens", course, opened ? "" : opened.fault().message);
        hold(opened->record == record && opened->match->fingerprint() == end, "its link ends the same", course, *code);
        constexpr std::size_t kPiece = 5;  // moves
        const auto [in_pieces, pieces] = opened_in_pieces(*code, kPiece);
        hold(in_pieces && in_pieces->record == record && in_pieces->match->fingerprint() == end,
             "its link opens in pieces as at once", course, *code);
        hold(pieces == std::max<std::size_t>(1, (record.moves.size() + kPiece - 1) / kPiece),
             "a piece has as many moves as were asked for", course, std::to_string(pieces));
        const auto from_json = read_record(record_json(record));
        hold(from_json && *from_json == record, "JSON gives the record back", course);
        const Journal journal = table.journal(123);
        const auto journal_back = read_journal(journal_json(journal));
        hold(journal_back && *journal_back == journal, "JSON gives the journal back", course);
        const auto again = Table::open(journal);
        hold(again && again->now().fingerprint() == end && again->committed() == table.committed(),
             "a journal opens where it was", course);
        for (const std::size_t ply : {std::size_t{0}, table.ply() / 3, table.ply() / 2, table.ply()})
            hold(table.at(ply)->fingerprint() == (*replay(record, ply))->fingerprint(), "any ply can be shown", course);
        hold(table.log(kSpectator).size() == table.ply(), "every move is in the log", course);

        const auto size = measure_link(record);
        hold(size && size->payload_bytes <= size->budget_bytes(), "links keep within their budget", course);
        if (start.variant.is_default)  // an option may ask for endless play; then the page offers a file
            hold(size->characters + 100 <= kShareableUrl, "links can be shared", course, *code);
    });
}

// Tries every other character at every place, every swap of neighbours, one swap of distant characters, every cut, loss
// and doubling.
template <class Try>
void damage(const std::string& code, Chance& chance, Try&& attempt) {
    std::string text = "#" + code;
    for (std::size_t at = 1; at < text.size(); ++at) {
        const char whole = text[at];
        for (std::uint64_t digit = 0; digit < 62; ++digit) {
            text[at] = digit62(digit);
            if (text[at] != whole) attempt(text);
        }
        text[at] = whole;
        for (const std::size_t other :
             {at + 1, std::size_t{1} + chance.below(static_cast<std::uint32_t>(code.size()))}) {
            if (other >= text.size() || text[other] == whole) continue;
            std::swap(text[at], text[other]);
            attempt(text);
            std::swap(text[at], text[other]);
        }
        attempt(text.substr(0, at));
        attempt("#" + text.substr(at + 1));
        attempt(text.substr(0, at) + text.substr(at + 1));
        attempt(text.substr(0, at) + whole + text.substr(at));
    }
}

TEST_CASE("a damaged link opens as itself or not at all", "[laws][record][link]") {
    constexpr int kLinks = 2000;                                      // every other one of a game by link
    constexpr std::size_t kLong = 400, kShort = 30, kLongEvery = 10;  // moves
    std::vector<std::pair<std::string_view, int>> ways;
    for (const GameInfo& info : games())
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats) ways.emplace_back(info.id, seats);
    Chance chance(77);
    std::size_t tried = 0, waiting = 0, sealed = 0;
    const auto damaged = [&](const Record& record) {
        waiting += has_waiting(record) ? 1 : 0;
        sealed += record.binding && !record.binding->sealed.empty() ? 1 : 0;
        const std::string code = *encode_link(record);
        damage(code, chance, [&](const std::string& text) {
            ++tried;
            const auto opened = open_link(text);
            if (opened ? opened->record != record : !opened.fault().code.starts_with("link/"))
                FAIL(code << " as " << text);
        });
    };
    for (int i = 0; i < kLinks; i += is_sample_run() ? 83 : 1) {
        const auto [game, seats] = ways[static_cast<std::size_t>(i) / 2 % ways.size()];
        const bool is_long = chance.below(kLongEvery) == 0;
        const std::uint64_t seed = 3000 + static_cast<std::uint64_t>(i);
        const std::size_t moves = chance.below(static_cast<std::uint32_t>(is_long ? kLong : kShort));
        damaged(i % 2 == 0 ? played(game, seats, seed, moves) : played_by_link(game, seats, seed, moves));
    }
    if (!is_sample_run()) {  // a waiting move is rare: look for one
        std::uint64_t seed = 1;
        while (!has_waiting(played_by_link("rise", 2, seed, seed % 40))) ++seed;
        damaged(played_by_link("rise", 2, seed, seed % 40));
    }
    CHECK(tried > 100 * 60 * (is_sample_run() ? 1 : 50));
    CHECK((is_sample_run() || (waiting > 0 && sealed > 10)));
}

TEST_CASE("a refused move changes nothing at a table", "[laws][record]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        for (int seats = G::info().min_seats; seats <= G::info().max_seats; ++seats) {
            auto table = Table::open(*new_record(G::info().id, seats, {}, 1, 1), SeatSet{});
            REQUIRE(table);
            const Journal before = table->journal(0);
            for (const char* text : {"", " ", "no-such-move", "end 1 2 3", "\xFF\xFE", "move move move"}) {
                const Verdict verdict = table->play(text);
                REQUIRE(verdict);
                CHECK_FALSE(verdict->ruling.empty());
                CHECK_FALSE(verdict->reason.empty());
            }
            CHECK(table->journal(0) == before);
        }
    });
}

}  // namespace
}  // namespace orrery::laws
