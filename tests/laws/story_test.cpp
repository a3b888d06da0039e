// The story law: a film tells a move event by event. The sentences about its first events are those that the log will
// have, in their order. Only the last sentence may still get longer, if all seats share a sentence.
#include <array>

#include "laws/support.h"

namespace orrery::laws {
namespace {

TEST_CASE("what is told while a move happens is what the log tells of it", "[laws][story]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto made = [&](const auto& before, const auto& move, const auto& after, const Course& course) {
            if (course.ply % 4 != start.seed % 4) return;
            typename G::Position again = before;
            std::vector<typename G::Event> events;
            Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
            G::apply(again, move, luck, &events);
            const auto viewer = seat_at(static_cast<int>(course.ply) % (course.variant.seats + 1) - 1);
            const std::vector<typename G::Event> known = masked<G>(events, viewer);
            const auto then = G::view(before, viewer), now = G::view(after, viewer);
            const std::vector<Sentence> whole = G::describe(then, move, known, now);
            for (std::size_t happened = 1; happened <= known.size(); ++happened) {
                const std::vector<Sentence> told = G::describe(then, move, std::span(known).first(happened), now);
                bool is_beginning = told.size() <= whole.size();
                for (std::size_t i = 0; is_beginning && i + 1 < told.size(); ++i) is_beginning = told[i] == whole[i];
                hold(is_beginning, "a story tells what the log tells", course,
                     std::to_string(happened) + " events: " + (told.empty() ? "" : told.back().text));
            }
        };
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {}, made);
    });
}

// What a sheet lists of the question itself, which is put after the last event: a column of a table, or all of it. The law
// also checks that it needs each of these.
struct OfQuestion {
    std::string_view game, table, column;
};
constexpr std::array kOfQuestions = {
    OfQuestion{"prosper", "Seats", "State"},        // whose turn it is
    OfQuestion{"kardashev", "This round", "Turn"},  // the old order goes when the first seat is asked for a place
    OfQuestion{"kardashev", "This round", "Bid"},   // whoever has no cards bids 0 when the others are asked
    OfQuestion{"rise", "Still to take effect, last one first", ""},  // what asks
    OfQuestion{"rise", "Known in the deck", ""}};                    // the cards that are to be put back

bool is_of_question(std::string_view game, std::string_view table, std::string_view column) {
    for (const OfQuestion& one : kOfQuestions)
        if (one.game == game && one.table == table && (one.column.empty() || one.column == column)) return true;
    return false;
}

// The rows of a sheet without what is of the question.
std::vector<std::string> listed(const Sheet& sheet, std::string_view game) {
    std::vector<std::string> rows;
    for (const SheetTable& table : sheet.tables) {
        if (is_of_question(game, table.caption, "")) continue;
        for (const auto& row : table.rows) {
            rows.push_back(table.caption + ":");
            for (std::size_t k = 0; k < row.size(); ++k)
                if (!is_of_question(game, table.caption, table.columns[k])) rows.back() += " " + row[k];
        }
    }
    return rows;
}

// What the sheet lists of one of them.
std::vector<std::string> listed_of(const Sheet& sheet, const OfQuestion& one) {
    std::vector<std::string> cells;
    for (const SheetTable& table : sheet.tables)
        for (const auto& row : table.rows)
            for (std::size_t k = 0; k < row.size() && table.caption == one.table; ++k)
                if (one.column.empty() || table.columns[k] == one.column) cells.push_back(row[k]);
    return cells;
}

// Nothing that a sheet lists changes without an event, and no event is told before it has happened.
TEST_CASE("what is seen while a move happens ends where the move ends", "[laws][story][film]") {
    std::size_t compared = 0;
    std::array<bool, kOfQuestions.size()> is_needed{};
    for_each_course([&](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto made = [&](const auto& before, const auto& move, const auto& after, const Course& course) {
            if (course.ply % 4 != start.seed % 4) return;
            const auto viewer = seat_at(static_cast<int>(course.ply) % (course.variant.seats + 1) - 1);
            const auto seen = watch<G>(before, move, course, viewer);
            hold(seen.end == after, "watching changes nothing", course, G::print(move));
            if (seen.views.empty()) return;
            const std::string_view game = course.variant.game;
            const Sheet last_sheet = G::sheet(seen.views.back()), end_sheet = G::sheet(G::view(after, viewer));
            for (std::size_t i = 0; i < kOfQuestions.size(); ++i)
                if (kOfQuestions[i].game == game)
                    is_needed[i] |= listed_of(last_sheet, kOfQuestions[i]) != listed_of(end_sheet, kOfQuestions[i]);
            const auto last = listed(last_sheet, game), end = listed(end_sheet, game);
            hold(last.size() == end.size(), "the last view lists what the end lists", course, G::print(move));
            for (std::size_t i = 0; i < end.size(); ++i)
                hold(last[i] == end[i], "the last view lists what the end lists", course,
                     seat_token(viewer) + " " + G::print(move) + ": " + last[i] + " | " + end[i]);
            ++compared;
        };
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {}, made);
    });
    CHECK(compared > 1000);
    for (std::size_t i = 0; i < kOfQuestions.size() && seeds().size() >= 150; ++i) {
        INFO(kOfQuestions[i].game << ": " << kOfQuestions[i].table << ", " << kOfQuestions[i].column);
        CHECK(is_needed[i]);
    }
}

}  // namespace
}  // namespace orrery::laws
