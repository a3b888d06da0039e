// The leak laws: what a seat may not know is in nothing that it is shown. Screens, logs, text table and bots are made
// from views alone, so a view that does not change with the hidden half of the world cannot tell of it.
#include "laws/support.h"

namespace orrery::laws {
namespace {

TEST_CASE("a resampled world gives a seat the same view, question and moves", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 5);
        std::vector<Entry<typename G::Move>> same;
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            const Decision decision = G::decision(position);
            for (int k = -1; k < course.variant.seats; ++k) {
                const Seat viewer = seat_at(k);
                const auto world = G::resample(position, viewer, chance);
                const auto view = G::view(position, viewer);
                hold(view.viewer == viewer, "a view knows its viewer", course);
                hold(G::is_sound(world), "resampled worlds are sound", course, seat_token(viewer));
                hold(G::view(world, viewer) == view, "a resampled world looks the same", course, seat_token(viewer));
                hold(G::decision(world) == decision, "what is asked is no secret", course, seat_token(viewer));
                if (!decision.owing.has(viewer) || viewer != decision.seat) continue;
                G::legal(world, same);
                hold(same == entries, "a seat's own moves are no secret to it", course, seat_token(viewer));
            }
        });
    });
}

TEST_CASE("all that is shown to a seat is the same in a resampled world", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 6);
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, G::info().revision, options}, setup);
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            if (course.ply % 8 != start.seed % 8) return;
            match.set_position(position);
            const int k = static_cast<int>(chance.below(static_cast<std::uint32_t>(course.variant.seats) + 1)) - 1;
            const Seat viewer = seat_at(k);
            const auto world = match.resample(viewer, chance);
            hold(world->view_json(viewer) == match.view_json(viewer), "JSON of a view tells no secret", course);
            hold(world->question(viewer) == match.question(viewer), "questions tell no secret", course);
            const Sheet mine = match.sheet(viewer), other = world->sheet(viewer);
            hold(mine.facts == other.facts && mine.tables.size() == other.tables.size(), "sheets tell no secret",
                 course);
            for (std::size_t i = 0; i < mine.tables.size(); ++i) {
                hold(mine.tables[i].rows == other.tables[i].rows, "tables tell no secret", course);
                for (const auto& row : mine.tables[i].rows)
                    hold(row.size() == mine.tables[i].columns.size(), "rows fill their columns", course);
            }
            if (entries.empty()) return;
            const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
            std::string text = G::print(entry.move);
            for (; !text.empty(); text.erase(text.find(' ') == std::string::npos ? 0 : text.rfind(' ')))
                hold(world->explain(viewer, text) == match.explain(viewer, text), "explanations tell no secret", course,
                     text);
        });
    });
}

TEST_CASE("the log does not tell a sealed answer", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        std::vector<Entry<typename G::Move>> entries;
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto& move, const auto& after, const Course& course) {
                const Decision asked = G::decision(before);
                if (!asked.secret) return;
                G::legal(before, entries);
                Chance chance(course.seed + course.ply);
                for (int k = -1; k < course.variant.seats; ++k) {
                    const Seat viewer = seat_at(k);
                    if (viewer == asked.seat) continue;
                    const auto seen_before = G::view(before, viewer);
                    const auto seen_after = G::view(after, viewer);
                    const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
                    auto other = before;
                    Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
                    G::apply(other, entry.move, luck);
                    if (!(G::view(other, viewer) == seen_after)) continue;  // revealed, or seen to differ
                    hold(G::describe(seen_before, entry.move, seen_after) == G::describe(seen_before, move, seen_after),
                         "the log does not tell a sealed answer", course, G::print(move));
                }
            });
    });
}

}  // namespace
}  // namespace orrery::laws
