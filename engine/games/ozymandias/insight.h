// What search needs to play Ozymandias well (core/game.h, HasInsight): how well each seat stands, the few answers worth a try,
// and a quick one for simulated play. Guesses, not rules: nothing here decides what is legal. Positions that come here are
// worlds made up for a seat, so all of them may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/ozymandias/position.h"

namespace orrery::ozymandias {

struct Insight {
    // Shares of a thousand by the lead over the best of the others, in colonies and in what will conquer more.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch);
    // Where an age begins: in the middle of one, whoever has fleets ready and prices paid looks better or worse than he is.
    static bool is_quiet(const Position& p) { return p.question.node == Node::buy || p.question.node == Node::plan; }
    static constexpr int kHorizon = 20;  // decisions; then on to the next age
    static const Ladder kLadder;
};

}  // namespace orrery::ozymandias
