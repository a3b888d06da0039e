// How strong somebody plays a game, as a number that results move: Glicko-2, after Mark E. Glickman, "Example of the
// Glicko-2 system" (www.glicko.net/glicko/glicko2.pdf). A rating has a deviation, which says how sure the number is, and
// a volatility, which says how much it swings. The bots' levels have ratings too: they are measured, and do not move.
//
// A novice has 1000 in every game. A person begins there as well, because whoever does what the lesson teaches wins
// about half of the matches against a novice (engine/README.md, Levels).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace orrery {

inline constexpr double kNoviceRating = 1000;

struct Rating {
    double value = kNoviceRating;
    double deviation = 350;  // the true value is within two of them 95 times in 100
    double volatility = 0.06;
};

struct Meeting {
    double value = 0, deviation = 0;  // of the rival
    double score = 0;                 // 1: won, 0.5: tied, 0: lost
    double weight = 1;                // shares of one match add up to 1
};

// After a rating period: here one match, with a meeting per rival. The paper has no weights; they scale what a meeting
// tells (its part of 1 / v) and how far it moves the rating (its part of the sum in delta), as if it were that part of
// a game. Without meetings only the deviation grows.
Rating rated(const Rating& before, std::span<const Meeting> period);

// Of a bot's level (index into kBotLevels) in a game; none: it was not measured.
std::optional<Rating> level_rating(std::string_view game, std::uint8_t level);

}  // namespace orrery
