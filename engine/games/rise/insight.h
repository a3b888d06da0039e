// What search needs to play Rise well (core/game.h, HasInsight): how well each seat stands, the few answers worth a try,
// and a quick one for simulated play. Guesses, not rules: nothing here decides what is legal. Positions that come here
// are worlds made up for a seat, so all of them may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/rise/position.h"

namespace orrery::rise {

struct Insight {
    static const Ladder kLadder;
    // Shares of a thousand, by the lead over the best of the others; a lead counts more as the pool runs out.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch);
    // Not in the middle of bids: there sealed gems count for nothing yet.
    static bool is_quiet(const Position& p) { return p.question.verb == Verb::expand; }
};

}  // namespace orrery::rise
