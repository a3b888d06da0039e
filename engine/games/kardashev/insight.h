// What search needs to play Kardashev well (core/game.h, HasInsight): how well each seat stands, the few answers worth
// a try, and a quick answer for simulated play. These are guesses: nothing here decides what is legal. The positions
// given to these functions are worlds made up for a seat, so all of their members may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/kardashev/position.h"

namespace orrery::kardashev {

struct Insight {
    // One share of a thousand per seat. It depends on the lead over the best other seat, in points and in what will
    // bring points.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries, int character = kNoCharacter);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch,
                             int character = kNoCharacter);
    // Don't judge in the middle of an action: a price may be paid already, with nothing gained for it yet.
    static bool is_quiet(const Position& p) { return p.question.node == Node::act; }
    // Several turns. The gain of a bid or a technology shows late; if playouts were judged earlier, more search would
    // play worse.
    static constexpr int kHorizon = 40;
    static const Ladder kLadder;
    static const Characters kCharacters;  // insight_characters.cpp, with what they like
    static constexpr int kThousandths = 2;
    static int liking(const Position& p, const Move& move, int character);
};

}  // namespace orrery::kardashev
