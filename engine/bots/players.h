// Computer players for any game. The terminal, the arena and the worker module get one by its level and let it choose.
// A player is a pure function of what its seat may know, its seed and its budget, so a choice can be repeated.
//     const auto player = make_player("master", counted(20'000), seed);
//     match->play(player->choose(*match), chance);
// A bot is a level, perhaps with a character of its game: "adept-raider" (core/ladder.h).
//
// The one surprising rule: thinking goes in steps. A worker that must hear a stop button calls think(), then step()
// with a small slice, and may take best() at any moment. choose() does the same in one endless step.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/ladder.h"
#include "games.h"

namespace orrery {

// Milliseconds from any start. The engine has no clock of its own; a caller that has one passes it in.
using Clock = double (*)();

// How long to think at most: a number of playouts (repeatable) or of milliseconds by `clock`; 0: no such limit. With
// both, whichever ends first.
struct Budget {
    std::uint32_t playouts = 0;
    std::uint32_t milliseconds = 0;
    Clock clock = nullptr;  // needed with milliseconds
};
constexpr Budget counted(std::uint32_t playouts) { return {.playouts = playouts}; }
constexpr Budget timed(std::uint32_t milliseconds, Clock clock) {
    return {.milliseconds = milliseconds, .clock = clock};
}

// `random` plays any legal move. Each game says how the other levels play it (core/ladder.h).
struct Level {
    std::string_view id;
    std::uint32_t milliseconds;  // per move at most, if there is a clock that may limit it; 0: no limit
};
std::span<const Level> levels();                // weakest first
const Level* find_level(std::string_view bot);  // of "adept" or "adept-raider"; nullptr: unknown

// The choice of one move. It looks only at worlds that look like the match to the seat.
class Thinking {
   public:
    virtual ~Thinking() = default;

    // Goes on thinking for at most `slice` and never beyond the budget. Returns true when the choice is made.
    virtual bool step(const Budget& slice) = 0;
    // The best move so far, in the game's notation. It is always legal, even before the first step.
    virtual std::string best() const = 0;
    virtual std::uint32_t playouts() const = 0;  // so far
};

class Player {
   public:
    virtual ~Player() = default;

    // `match` must ask something; the player answers for the seat that is asked.
    virtual std::unique_ptr<Thinking> think(const Match& match) const = 0;
    // The path of the chosen move, for Match::play.
    Path choose(const Match& match) const;
};

// nullptr: unknown level. The player thinks as long as the game says for that level, but within the budget. In a game
// that does not know its character it plays without one.
std::unique_ptr<Player> make_player(std::string_view bot, const Budget& budget, std::uint64_t seed);
// A player with figures that no level has, for measurements.
std::unique_ptr<Player> make_player(const Rung& rung, const Budget& budget, std::uint64_t seed);

}  // namespace orrery
