// Laws of play: what is legal, what is refused and why; the text of moves; soundness; the end.
#include <algorithm>
#include <array>

#include "laws/support.h"

namespace orrery::laws {
namespace {

template <Game G>
void check_refused(const typename G::Position& position, const typename G::Move& move,
                   const std::vector<Entry<typename G::Move>>& entries, const Course& course) {
    if (path_of<G>(position, move, entries)) return;
    const Refusal refused = G::why_not(position, move);
    if (refused.ruling.empty() || refused.reason.size() < 8)
        hold(false, "a refusal names the ruling and says why", course, G::print(move) + ": " + refused.reason);
}

TEST_CASE("what is not listed is refused with ruling and reason, also after mutation", "[laws][play]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 99);
        std::vector<std::string> vocabulary{"0", "1", "7", "99", "p1", "x"};
        typename G::Move last{};
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            if (entries.empty()) {
                check_refused<G>(position, last, entries, course);
                return;
            }
            for (int i = 0; i < 4; ++i) {
                const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
                if (!entry.ranged() || entry.more) continue;
                for (const int number : {entry.low - 1, entry.high + 1})
                    if (number >= 0) check_refused<G>(position, G::with_number(entry.move, number), entries, course);
            }
            auto steps = entries;
            const auto any = any_move<G>(position, steps, chance);
            const std::string text = G::print(any);
            for (std::string& token : tokens_of(text))
                if (vocabulary.size() < 200 &&
                    std::find(vocabulary.begin(), vocabulary.end(), token) == vocabulary.end())
                    vocabulary.push_back(std::move(token));
            for (int i = 0; i < 6; ++i) {
                const auto move = G::parse(mutate(text, vocabulary, chance));
                if (move) check_refused<G>(position, *move, entries, course);
            }
            last = any;
        });
    });
}

TEST_CASE("positions stay sound, somebody can move until it is over, and it ends with a result", "[laws][play]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        std::array<std::int8_t, kMaxSeats> sides{};
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            hold(G::is_sound(position), "positions stay sound", course);
            const Decision decision = G::decision(position);
            hold(decision.over == entries.empty(), "somebody can move until it is over", course);
            const Result result = G::result(position);
            for (int k = 0; k < course.variant.seats; ++k)
                for (int other = 0; other < k; ++other)
                    hold(!result.is_one_side(seat_at(k), seat_at(other)) ||
                             result.rank[static_cast<std::size_t>(k)] == result.rank[static_cast<std::size_t>(other)],
                         "allied seats have one rank", course);
            if (course.ply == 0) sides = result.side;
            hold(result.side == sides, "who is allied stays so", course);
            for (int k = course.variant.seats; k < kMaxSeats; ++k)
                hold(result.rank[static_cast<std::size_t>(k)] == 0, "seats beyond the match have no rank", course);
            if (!decision.over) {
                hold(result.cause.empty(), "a running match has no cause of its end", course);
                hold(decision.owing.has(decision.seat), "the seat that is asked owes an answer", course);
                hold((decision.owing.bits >> course.variant.seats) == 0, "only seats of the match owe answers", course);
                hold(decision.secret || decision.owing.bits == 1u << index(decision.seat),
                     "only secret answers are owed by several", course);
                hold(!decision.node.empty(), "a question has a name", course);
                return;
            }
            hold(!result.cause.empty(), "an end has a cause", course);
            std::vector<int> ranks;
            for (int k = 0; k < course.variant.seats; ++k) ranks.push_back(result.rank[static_cast<std::size_t>(k)]);
            std::sort(ranks.begin(), ranks.end());
            for (std::size_t k = 0; k < ranks.size(); ++k)
                hold(ranks[k] >= 1 && ranks[k] <= static_cast<int>(k) + 1 && (k > 0 || ranks[k] == 1),
                     "ranks go from 1 on", course);
        });
    });
}

TEST_CASE("a turn has one mover, and what ends a part of it is legal and ends it", "[laws][play]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        walk<G>(
            start, [&](const auto&, const auto&, const Course&) {},
            [](const auto& before, const auto& move, const auto& after, const Course& course) {
                const Decision asked = G::decision(before), next = G::decision(after);
                hold(asked.mover == kSpectator || index(asked.mover) < course.variant.seats, "the mover is a seat",
                     course);
                if (asked.end.empty()) return;
                const auto end = G::parse(asked.end);
                hold(end && !refusal<G>(before, *end), "what ends a part of a turn is legal", course, asked.end);
                if (G::print(move) != asked.end) return;
                hold(next.over || next.seat != asked.seat || !next.is_of_turn(asked), "it ends the part", course,
                     asked.end);
            });
    });
}

TEST_CASE("the same luck makes the same match, and listening changes nothing", "[laws][play]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [](const auto& before, const auto& move, const auto& after, const Course& course) {
                auto again = before;
                std::vector<typename G::Event> events;
                Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
                G::apply(again, move, luck, &events);
                hold(again == after, "the same luck makes the same match, whoever listens", course, G::print(move));
            });
    });
}

TEST_CASE("insight names legal moves and fair values", "[laws][play]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        if constexpr (HasInsight<G>) {
            std::vector<Entry<typename G::Move>> promising;
            walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
                std::array<std::int32_t, kMaxSeats> value{};
                G::Insight::evaluate(position, value);
                for (const std::int32_t one : value) hold(one >= 0 && one <= 1000, "values are 0 to 1000", course);
                if (entries.empty()) return;
                G::Insight::promising(position, promising);
                hold(!promising.empty(), "something is promising where something is asked", course);
                for (const auto& entry : promising) {
                    hold(entry.low == entry.high, "a promising move has one number", course);
                    hold(path_of<G>(position, entry.move, entries).has_value(), "what is promising is legal", course,
                         G::print(entry.move));
                }
                Chance chance(course.seed + course.ply);
                const auto quick = G::Insight::playout_move(position, chance, promising);
                hold(path_of<G>(position, quick, entries).has_value(), "playout moves are legal", course);
            });
        }
    });
}

}  // namespace
}  // namespace orrery::laws
