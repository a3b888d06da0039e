// What search needs to play Settlers of the Cosmos well (core/game.h, HasInsight): how well each seat stands, the few
// answers worth a try, and a quick answer for simulated play. These are guesses: nothing here decides what is legal.
// The positions given to these functions are worlds made up for a seat, so all of their members may be read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/cosmos/position.h"

namespace orrery::cosmos {

struct Insight {
    static const Ladder kLadder;
    static const Characters kCharacters;  // insight_characters.cpp, with what they like
    static constexpr int kThousandths = 4;
    static int liking(const Position& p, const Move& move, int character);
    // One share of a thousand per seat. It depends on the lead over the best other seat, in colonies and in what will
    // bring more.
    static void evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value);
    static void promising(const Position& p, std::vector<Entry<Move>>& entries, int character = kNoCharacter);
    static Move playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch,
                             int character = kNoCharacter);
    // Judge only between actions: in the middle of an invasion cards are spent, but nothing is gained for them yet.
    static bool is_quiet(const Position& p) {
        return p.question.node == Node::action || p.question.node == Node::supply;
    }
    static constexpr int kHorizon = 16;
};

}  // namespace orrery::cosmos
