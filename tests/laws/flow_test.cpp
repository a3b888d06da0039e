// The law of the flow (core/flow.h): whether somebody is asked, who, and what kind of question, is no secret. Otherwise
// the record itself would tell what is hidden, and a device that knows only its own cards could not follow it.
#include "laws/support.h"

namespace orrery::laws {
namespace {

// A revision for which the law does not hold, and the ruling that says so. It stays here as long as links of that revision
// open. Random matches almost never come to such a question, but tests/games/rise/rulings_late_test.cpp does (R59).
struct Silence {
    std::string_view game;
    int revision;
};
constexpr Silence kSilences[] = {{"rise", 1}};  // R59: a missing question told that the tiles were alike

bool is_silent(const Variant& variant) {
    for (const Silence& silence : kSilences)
        if (silence.game == variant.game && silence.revision == variant.revision) return true;
    return false;
}

template <Game G>
struct Told {
    Decision next;
    std::vector<typename G::Event> events;  // as a spectator is told them
};

template <Game G>
Told<G> tell(typename G::Position position, const typename G::Move& move, const Course& course) {
    std::vector<typename G::Event> events;
    Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
    G::apply(position, move, luck, &events);
    return {G::decision(position), masked<G>(events, kSpectator)};
}

TEST_CASE("the flow is public", "[laws][flow]") {
    std::size_t compared = 0;
    for_each_course([&](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if (is_silent(start.variant)) return;
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        std::vector<Entry<typename G::Move>> entries;
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto& move, const auto&, const Course& course) {
                Chance chance(course.seed + course.ply);
                match.set_position(before);
                const bool is_hidden = !match.may_know(kSpectator, G::print(move));
                const auto here = tell<G>(before, move, course);
                for (int world = 0; world < 2; ++world) {
                    const auto other = G::resample(before, kSpectator, chance);
                    auto answer = move;
                    if (is_hidden) {
                        G::legal(other, entries);
                        answer = any_move<G>(other, entries, chance);
                    } else if (refusal<G>(other, move)) {
                        continue;
                    }
                    const auto there = tell<G>(other, answer, course);
                    if (there.events != here.events) continue;  // everybody can tell the two worlds apart
                    ++compared;
                    hold(there.next == here.next, "who is asked what is no secret", course, G::print(move));
                }
            });
    });
    CHECK(compared > 1000);
}

}  // namespace
}  // namespace orrery::laws
