// The ladder of bots: each game's Insight (core/game.h) says how the five levels play it, bots/players.h plays so.
#pragma once

#include <array>
#include <cstdint>

namespace orrery {

// How a level plays a game.
struct Rung {
    std::uint32_t playouts;  // that a decision is thought over; 0: a quick move
    std::uint8_t slips;      // of 100 decisions so many are any promising move, by lot
};
using Ladder = std::array<Rung, 5>;  // easiest first

}  // namespace orrery
