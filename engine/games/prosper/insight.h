// What search needs to play Prosper or Perish well (core/game.h, HasInsight): the movements worth a try, a quick
// movement for simulated play, and how well each seat stands. These are guesses: nothing here decides what is legal.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/prosper/position.h"

namespace orrery::prosper {

struct Insight {
    static const Ladder kLadder;
    static const Characters kCharacters;
    static constexpr int kThousandths = 5;
    static int liking(const Position& p, const Move& move, int character);
    static constexpr bool kIsOpen = true;  // nothing is hidden, and no luck comes after the start
    static constexpr int kHorizon = 0;     // decisions of a playout before its position may be judged

    // Shares of a thousand: how likely each seat is to win.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    // Keeps a few of the many counts of a pair: the least that conquers, one that also leaves a guard, all that is not
    // needed, all but one, and all.
    static void promising(const Position& p, std::vector<Entry<Move>>& entries, int character = kNoCharacter);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch,
                             int character = kNoCharacter);
    // Judge only between rounds, after the first skirmishes.
    static bool is_quiet(const Position& p);
};

}  // namespace orrery::prosper
