// What search needs to play Ozymandias well (core/game.h, HasInsight): how well each seat stands, the few answers worth
// a try, and a quick answer for simulated play. These are guesses: nothing here decides what is legal. The positions
// given to these functions are worlds made up for a seat, so all of their members may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/ozymandias/position.h"

namespace orrery::ozymandias {

struct Insight {
    // One share of a thousand per seat. It depends on the lead over the best other seat, in colonies and in what will
    // conquer more.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries, int character = kNoCharacter);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch,
                             int character = kNoCharacter);
    // Judge only at the beginning of an age. In the middle of an age a seat with ready fleets or paid prices seems
    // better or worse than it is.
    static bool is_quiet(const Position& p) { return p.question.node == Node::buy || p.question.node == Node::plan; }
    static constexpr int kHorizon = 20;  // decisions; then the playout continues to the next age
    static const Ladder kLadder;
    static const Characters kCharacters;  // insight_characters.cpp, with what they like
    static constexpr int kThousandths = 3;
    static int liking(const Position& p, const Move& move, int character);
};

}  // namespace orrery::ozymandias
