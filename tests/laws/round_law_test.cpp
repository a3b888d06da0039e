// Laws of secret rounds, in which seats of a game by link answer in any order (record/replay/secret_round.h). What a seat is
// asked does not depend on answers before it, and every answer is owed once.
#include "laws/support.h"

namespace orrery::laws {
namespace {

constexpr std::uint64_t kOtherAnswers = 3;  // ways in which seats before it answer differently

template <Game G>
struct Asked {
    Decision decision;
    typename G::View view;
    std::vector<Entry<typename G::Move>> entries;

    bool operator==(const Asked&) const = default;
};

// What each member of the round is asked, with answers drawn from `choice`.
template <Game G>
std::vector<Asked<G>> round_with(typename G::Position position, Chance& choice, const Course& course) {
    std::vector<Asked<G>> round;
    for (Decision asked = G::decision(position);;) {
        round.push_back({asked, G::view(position, asked.seat), {}});
        std::vector<Entry<typename G::Move>>& entries = round.back().entries;
        G::legal(position, entries);
        auto steps = entries;
        SeatSet left = asked.owing;
        left.drop(asked.seat);
        if (left.empty()) return round;
        Chance luck(course.seed);
        G::apply(position, any_move<G>(position, steps, choice), luck);
        hold(luck.bits() == Chance(course.seed).bits(), "only the last answer of a round brings luck", course);
        const Decision next = G::decision(position);
        hold(!next.over && next.secret && next.node == asked.node, "a round goes on until all have answered", course);
        hold(next.owing == left, "whoever has answered owes nothing, and nobody else is let off", course);
        hold(left.has(next.seat), "who is asked owes an answer", course);
        asked = next;
    }
}

TEST_CASE("what is asked in a secret round does not depend on the answers before", "[laws][secrecy][round]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 9);
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            const Decision decision = G::decision(position);
            const bool is_round = !entries.empty() && decision.secret;
            hold(!is_round || decision.owing.has(decision.seat), "who is asked owes an answer", course);
            if (!is_round) return;
            const auto round = round_with<G>(position, chance, course);
            for (std::uint64_t way = 0; way < kOtherAnswers; ++way)
                hold(round_with<G>(position, chance, course) == round,
                     "a seat is asked the same whatever those before it answered", course, decision.node);
        });
    });
}

}  // namespace
}  // namespace orrery::laws
