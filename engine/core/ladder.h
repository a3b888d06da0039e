// The ladder of bots, and their characters. Each game's Insight (core/game.h) says how the five levels play it, and what
// its characters like. bots/players.h makes players that do so.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/message.h"

namespace orrery {

// How a level plays a game.
struct Rung {
    std::uint32_t playouts;  // per decision; 0: a quick move
    std::uint8_t slips;      // how many of 100 decisions are a promising move picked at random
};
using Ladder = std::array<Rung, 5>;  // easiest first

// Who a bot is beside its level: it likes some acts better than they are worth. In records a character is its place in
// the game's list, counted from 1; 0: none. So new ones are added at the end.
struct Character {
    std::string_view id;
    Wording name;   // "raider"
    Wording words;  // what it does, after its name and a colon: "invades wherever it can win"
};
inline constexpr int kNoCharacter = 0;
using Characters = std::array<Character, 3>;
inline constexpr int kMostCharacters = 7;  // that a link could tell apart

}  // namespace orrery
