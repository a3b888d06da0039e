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

}  // namespace
}  // namespace orrery::laws
