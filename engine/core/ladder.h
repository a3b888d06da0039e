// The ladder of bots. Each game's Insight (core/game.h) says how the five levels play it. bots/players.h makes players
// that do so.
#pragma once

#include <array>
#include <cstdint>

namespace orrery {

// How a level plays a game.
struct Rung {
    std::uint32_t playouts;  // per decision; 0: a quick move
    std::uint8_t slips;      // how many of 100 decisions are a promising move picked at random
};
using Ladder = std::array<Rung, 5>;  // easiest first

}  // namespace orrery
