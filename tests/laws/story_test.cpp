// The story law: a film tells a move event by event. The sentences about its first events are those that the log will
// have, in their order. Only the last sentence may still get longer, if all seats share a sentence.
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
            const std::vector<std::string> whole = G::describe(then, move, known, now);
            for (std::size_t happened = 1; happened <= known.size(); ++happened) {
                const std::vector<std::string> told = G::describe(then, move, std::span(known).first(happened), now);
                bool is_beginning = told.size() <= whole.size();
                for (std::size_t i = 0; is_beginning && i + 1 < told.size(); ++i) is_beginning = told[i] == whole[i];
                hold(is_beginning, "a story tells what the log tells", course,
                     std::to_string(happened) + " events: " + (told.empty() ? "" : told.back()));
            }
        };
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {}, made);
    });
}

constexpr std::string_view kTurnColumn = "State";  // may say whose turn it is, which comes after all events

// Nothing that a sheet lists changes without an event, and no event is told before it has happened. Sentences of a sheet may
// say who is asked, which comes last.
TEST_CASE("what is seen while a move happens ends where the move ends", "[laws][story][film]") {
    std::size_t compared = 0;
    for_each_course([&compared](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto made = [&](const auto& before, const auto& move, const auto& after, const Course& course) {
            if (course.ply % 4 != start.seed % 4) return;
            const auto viewer = seat_at(static_cast<int>(course.ply) % (course.variant.seats + 1) - 1);
            const auto seen = watch<G>(before, move, course, viewer);
            hold(seen.end == after, "watching changes nothing", course, G::print(move));
            if (seen.views.empty()) return;
            const Sheet last = G::sheet(seen.views.back()), end = G::sheet(G::view(after, viewer));
            const std::string who = seat_token(viewer) + " " + G::print(move);
            hold(last.when == end.when, "the last view is of the same moment", course, who + ": " + last.when);
            hold(last.tables.size() == end.tables.size(), "the last view has the tables of the end", course, who);
            for (std::size_t i = 0; i < end.tables.size(); ++i) {
                const SheetTable &one = last.tables[i], &other = end.tables[i];
                hold(one.rows.size() == other.rows.size(), "the last view has the tables of the end", course,
                     who + ": " + other.caption);
                for (std::size_t row = 0; row < other.rows.size(); ++row)
                    for (std::size_t k = 0; k < other.columns.size(); ++k)
                        hold(other.columns[k] == kTurnColumn || one.rows[row][k] == other.rows[row][k],
                             "the last view has the tables of the end", course,
                             who + ": " + other.caption + ", " + one.rows[row][k] + ", " + other.rows[row][k]);
            }
            ++compared;
        };
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {}, made);
    });
    CHECK(compared > 1000);
}

}  // namespace
}  // namespace orrery::laws
