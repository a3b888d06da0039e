// What search needs to play Prosper or Perish well (core/game.h, HasInsight): the movements worth a try, a quick one
// for simulated play, and how well each seat stands. Guesses, not rules: nothing here decides what is legal.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/prosper/position.h"

namespace orrery::prosper {

struct Insight {
    static const Ladder kLadder;
    static constexpr bool kIsOpen = true;  // nothing is hidden, and no luck comes after the start
    static constexpr int kHorizon = 0;     // decisions of a playout before it may be judged

    // Shares of a thousand: how likely each seat is to win.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    // Of the many counts of a pair: the least that takes, that and a guard, all that is not needed, all but one, all.
    static void promising(const Position& p, std::vector<Entry<Move>>& entries);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch);
    // Between rounds, with the first skirmishes over.
    static bool is_quiet(const Position& p);
};

}  // namespace orrery::prosper
