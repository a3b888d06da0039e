// What search needs to play Kardashev well (core/game.h, HasInsight): how well each seat stands, the few answers worth a try,
// and a quick one for simulated play. Guesses, not rules: nothing here decides what is legal. Positions that come here are
// worlds made up for a seat, so all of them may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/kardashev/position.h"

namespace orrery::kardashev {

struct Insight {
    // Shares of a thousand by the lead over the best of the others, in points and in what will make points.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch);
    // Not in the middle of an action: a price may be paid and nothing had for it yet.
    static bool is_quiet(const Position& p) { return p.question.node == Node::act; }
    // Several turns: what a bid or a technology brings shows late, and judged earlier, more search plays worse.
    static constexpr int kHorizon = 40;
    static const Ladder kLadder;
};

}  // namespace orrery::kardashev
