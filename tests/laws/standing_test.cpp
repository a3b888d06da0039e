// Laws of standing answers: what is answered for a seat is legal, comes from what that seat sees, and only if it is asked for.
#include <set>

#include "laws/support.h"

namespace orrery::laws {
namespace {

TEST_CASE("standing answers have ids and words of their own", "[laws][standing]") {
    for_each_game([](auto type) {
        const std::vector<StandingKind> kinds = standing_kinds(decltype(type)::Game::info().id);
        CHECK(kinds.size() <= 32);
        std::set<std::string_view> ids;
        for (const StandingKind& kind : kinds) {
            CHECK(ids.insert(kind.id).second);
            CHECK_FALSE(kind.title.empty());
            CHECK_FALSE(kind.how.empty());
        }
    });
}

TEST_CASE("a standing answer is legal and comes from its seat's view", "[laws][standing]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasStanding<G>) {
            const auto options = *G::read_options(start.variant.seats, start.variant.options);
            Chance setup(start.seed);
            TypedMatch<G> match({start.variant.seats, G::info().revision, options}, setup);
            Chance chance(start.seed + 9);
            walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
                match.set_position(position);
                hold(!match.standing_answer(0), "nothing is answered that nobody asked for", course);
                const StandingKinds kinds = static_cast<StandingKinds>(chance.bits());
                const auto answer = match.standing_answer(kinds);
                if (!answer) return;
                hold(!entries.empty(), "nothing is answered after the end", course, *answer);
                hold(!match.refusal(*answer), "a standing answer is legal", course, *answer);
                const auto world = match.resample(G::decision(position).seat, chance);
                hold(world->standing_answer(kinds) == answer, "it comes from what the seat sees", course, *answer);
            });
        }
    });
}

}  // namespace
}  // namespace orrery::laws
