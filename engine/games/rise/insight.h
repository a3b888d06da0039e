// What search needs to play Rise well (core/game.h, HasInsight): how well each seat stands, the few answers worth a
// try, and a quick answer for simulated play. These are guesses: nothing here decides what is legal. The positions
// given to these functions are worlds made up for a seat, so all of their members may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/rise/position.h"

namespace orrery::rise {

struct Insight {
    static const Ladder kLadder;
    static const Characters kCharacters;
    static constexpr int kThousandths = 2;
    static int liking(const Position& p, const Move& move, int character);
    // One share of a thousand per seat. It depends on the lead over the best other seat. A lead counts more as the pool
    // runs out.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries, int character = kNoCharacter);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch,
                             int character = kNoCharacter);
    // Don't judge in the middle of bids: sealed gems don't count for anything yet.
    static bool is_quiet(const Position& p) { return p.question.verb == Verb::expand; }
};

}  // namespace orrery::rise
