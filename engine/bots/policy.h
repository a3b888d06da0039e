// What search asks about a game: the moves worth a try, a quick move for playouts, and how well each seat stands. The
// answers come from the game's Insight if it has one, else from its plain rules.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/legal.h"

namespace orrery {

// How well each seat stands or ended, 0..1.
using Values = std::array<double, kMaxSeats>;

// Winning counts most, places a little: nine tenths are shared by the sides that win, one tenth goes by rank. Each seat
// of a side gets all that the side has, so each plays for both.
inline Values values_of(const Result& result) {
    Values values{};
    const auto seats = std::count_if(result.rank.begin(), result.rank.end(), [](std::int8_t rank) { return rank > 0; });
    const int winners = result.sides_with(1);
    for (std::size_t k = 0; k < values.size(); ++k) {
        const int rank = result.rank[k];
        if (rank == 0) continue;
        if (rank == 1) values[k] += 0.9 / winners;
        if (seats > 1) values[k] += 0.1 * static_cast<double>(seats - rank) / static_cast<double>(seats - 1);
    }
    return values;
}

template <Game G>
struct Policy {
    using Move = typename G::Move;
    using Position = typename G::Position;
    using Entries = std::vector<Entry<Move>>;
    static constexpr bool kHasInsight = HasInsight<G>;

    // With insight: best first. Without: in canonical order; if moves have several steps, only the first few hundred.
    // `character`: of the asked seat (core/ladder.h).
    static void candidates(const Position& position, Entries& entries, int character = kNoCharacter) {
        if constexpr (HasCharacters<G>)
            G::Insight::promising(position, entries, character);
        else if constexpr (kHasInsight)
            G::Insight::promising(position, entries);
        else
            list_moves<G>(position, entries);
    }

    static Move quick_move(const Position& position, Chance& chance, Entries& scratch, int character = kNoCharacter) {
        if constexpr (HasCharacters<G>) {
            return G::Insight::playout_move(position, chance, scratch, character);
        } else if constexpr (kHasInsight) {
            return G::Insight::playout_move(position, chance, scratch);
        } else {
            G::legal(position, scratch);
            return any_move<G>(position, scratch, chance);
        }
    }

    // What the move is worth to the asked seat for the character's sake alone, on the scale of Values.
    static float liking([[maybe_unused]] const Position& position, [[maybe_unused]] const Move& move,
                        [[maybe_unused]] int character) {
        if constexpr (HasCharacters<G>)
            return static_cast<float>(G::Insight::liking(position, move, character) * G::Insight::kThousandths) / 1000;
        return 0;
    }

    static Values standing(const Position& position) {
        if constexpr (kHasInsight) {
            std::array<std::int32_t, kMaxSeats> thousandths{};
            G::Insight::evaluate(position, thousandths);
            Values values{};
            for (std::size_t k = 0; k < values.size(); ++k) values[k] = thousandths[k] / 1000.0;
            return values;
        } else {
            return values_of(G::result(position));
        }
    }

    // Is this a good moment to judge the position? The game's Insight says so if it has is_quiet.
    static bool is_quiet(const Position& position) {
        if constexpr (requires { G::Insight::is_quiet(position); })
            return G::Insight::is_quiet(position);
        else
            return true;
    }

    // How well each seat stands after a playout of quick moves, which change `world`: its result if it ended, else a
    // judgement.
    static Values play_out(Position& world, Chance& chance, Entries& scratch) {
        for (int n = 0; n < kLongestPlayout; ++n) {
            if (G::decision(world).over) return values_of(G::result(world));
            if (n >= horizon() && is_quiet(world)) break;
            const Move move = quick_move(world, chance, scratch);
            G::apply(world, move, chance);
        }
        return standing(world);
    }

   private:
    static constexpr int kLongestPlayout = 5000;  // decisions

    static constexpr int horizon() {
        if constexpr (requires { G::Insight::kHorizon; })
            return G::Insight::kHorizon;
        else
            return kHasInsight ? 12 : kLongestPlayout;
    }
};

}  // namespace orrery
