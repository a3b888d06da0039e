// What every Insight promises (core/game.h). Promising moves are legal and all different, and there is at least one.
// Quick moves are legal. Standings are shares of a thousand that agree with how a match ended.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <array>
#include <vector>

#include "bots/policy.h"
#include "games_typed.h"

namespace orrery {
namespace {

template <Game G>
void check_standing(const typename G::Position& position, int seats) {
    std::array<std::int32_t, kMaxSeats> value{};
    G::Insight::evaluate(position, value);
    for (std::size_t k = 0; k < value.size(); ++k) {
        CHECK(value[k] >= 0);
        CHECK(value[k] <= (static_cast<int>(k) < seats ? 1000 : 0));
    }
}

template <Game G>
void check_moves(const typename G::Position& position, std::vector<Entry<typename G::Move>>& entries, Chance& chance) {
    G::Insight::promising(position, entries);
    REQUIRE_FALSE(entries.empty());
    for (std::size_t k = 0; k < entries.size(); ++k) {
        CAPTURE(G::print(entries[k].move));
        CHECK(entries[k].low == entries[k].high);
        CHECK(is_legal<G>(position, entries[k].move));
        const auto same = [&](const auto& other) { return other.move == entries[k].move; };
        CHECK(std::count_if(entries.begin(), entries.end(), same) == 1);
    }
    for (int k = 0; k < 4; ++k) {
        const auto move = G::Insight::playout_move(position, chance, entries);
        CAPTURE(G::print(move));
        CHECK(is_legal<G>(position, move));
    }
}

// Plays moves of three kinds, so that odd positions come up as well as sensible ones.
template <Game G>
typename G::Move some_move(const typename G::Position& position, std::vector<Entry<typename G::Move>>& entries,
                           Chance& chance) {
    const std::uint32_t kind = chance.below(4);
    if (kind == 0) return G::Insight::playout_move(position, chance, entries);
    if (kind != 1) {
        G::legal(position, entries);
        return any_move<G>(position, entries, chance);
    }
    G::Insight::promising(position, entries);
    return random_move_of<G>(entries[chance.below(static_cast<std::uint32_t>(entries.size()))], chance);
}

template <Game G>
void check_insight(int seats, std::uint64_t seed) {
    Chance chance(seed);
    std::vector<OptionText> texts;
    const auto specs = G::option_specs(seats);
    for (const auto& spec : specs)
        if (chance.below(2) == 0 && !spec.menu.empty())
            texts.push_back({spec.key, spec.menu[chance.below(static_cast<std::uint32_t>(spec.menu.size()))].value});
    const auto options = G::read_options(seats, texts);
    if (!options) return;
    auto position = G::start({seats, G::info().revision, *options}, chance);
    std::vector<Entry<typename G::Move>> entries;
    while (!G::decision(position).over) {
        check_standing<G>(position, seats);
        check_moves<G>(position, entries, chance);
        G::apply(position, some_move<G>(position, entries, chance), chance);
        REQUIRE(G::is_sound(position));
    }
    check_standing<G>(position, seats);
}

}  // namespace

TEST_CASE("insight proposes legal moves and shares out a thousand", "[bots]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasInsight<G>) {
            for (int seats = G::info().min_seats; seats <= G::info().max_seats; ++seats)
                for (std::uint64_t seed = 0; seed < 3; ++seed) {
                    CAPTURE(G::info().id, seats, seed);
                    check_insight<G>(seats, seed);
                }
        }
    });
}

TEST_CASE("values of an ended match: winners share nine tenths, ranks the rest", "[bots]") {
    Result result;
    result.rank = {1, 2, 3, 0, 0, 0};
    CHECK(values_of(result)[0] == Catch::Approx(1.0));
    CHECK(values_of(result)[1] == Catch::Approx(0.05));
    CHECK(values_of(result)[2] == Catch::Approx(0.0));
    result.rank = {1, 1, 0, 0, 0, 0};
    CHECK(values_of(result)[0] == Catch::Approx(0.55));
    CHECK(values_of(result)[1] == values_of(result)[0]);
    result.side = {0, 0, 1, 3, 4, 5};  // allied: they win together
    CHECK(values_of(result)[0] == Catch::Approx(1.0));
    CHECK(values_of(result)[1] == Catch::Approx(1.0));
}

}  // namespace orrery
