// Laws of automatic answers: what is answered for a seat is legal, comes from what that seat sees, and only if it is asked for.
#include <set>

#include "laws/support.h"

namespace orrery::laws {
namespace {

TEST_CASE("automatic answers have ids and words of their own", "[laws][automatic]") {
    for_each_game([](auto type) {
        const std::vector<AutomaticKind> kinds = automatic_kinds(decltype(type)::Game::info().id);
        CHECK(kinds.size() <= 32);
        std::set<std::string_view> ids;
        for (const AutomaticKind& kind : kinds) {
            CHECK(ids.insert(kind.id).second);
            CHECK_FALSE(kind.title.empty());
            CHECK_FALSE(kind.how.empty());
        }
    });
}

TEST_CASE("an automatic answer is legal and comes from its seat's view", "[laws][automatic]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAutomaticAnswers<G>) {
            const auto options = *G::read_options(start.variant.seats, start.variant.options);
            Chance setup(start.seed);
            TypedMatch<G> match({start.variant.seats, G::info().revision, options}, setup);
            Chance chance(start.seed + 9);
            walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
                match.set_position(position);
                hold(!match.automatic_answer(0), "nothing is answered that nobody asked for", course);
                const AutomaticKinds kinds = static_cast<AutomaticKinds>(chance.bits());
                const auto answer = match.automatic_answer(kinds);
                if (!answer) return;
                hold(!entries.empty(), "nothing is answered after the end", course, *answer);
                hold(!match.refusal(*answer), "an automatic answer is legal", course, *answer);
                const auto world = match.resample(G::decision(position).seat, chance);
                hold(world->automatic_answer(kinds) == answer, "it comes from what the seat sees", course, *answer);
            });
        }
    });
}

}  // namespace
}  // namespace orrery::laws
