// Finds positions for "Find the move": those in which one move, or a few that come to the same, is much better than all
// others. `orrery puzzles` plays matches of bots and looks at every decision.
//     PuzzleFinder finder(effort, seed);
//     if (const auto puzzle = finder.look(match)) ...
//
// The one surprising rule: a puzzle is sure only as far as search is. So every legal move is weighed, also those that
// search would never try, and the best moves are weighed again with other luck, by much longer search. The figures
// are those of the long search with the smaller gap.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games.h"

namespace orrery {

// How much is searched.
struct PuzzleEffort {
    std::uint32_t glance = 300;     // playouts of one search, to see whether a decision is worth more
    std::uint32_t each = 40;        // of every legal move; 4 and 16 times as many of those that may be among the best
    std::uint32_t proof = 4'000;    // of the best moves, twice
    std::uint32_t tries = 6;        // by each level, to grade the puzzle
    std::int32_t margin = 100;      // of 1000: by so much the best move is better than any other
    std::uint64_t least_moves = 4;  // with fewer legal moves nothing needs to be found
    std::size_t most_moves = 400;   // with more, not all can be weighed
};

struct Puzzle {
    std::string move;
    std::vector<std::string> others{};  // as good: the same in another order, or with a number that matters little
    std::int32_t best = 0;              // the asked seat's share of 1000 after the least good of these
    std::int32_t next = 0;              // after the best of all others
    std::uint64_t moves = 0;            // how many are legal
    std::size_t level = 0;  // the weakest level that finds it in most tries: index into levels(); 0: none of them
};

// What this legal move is for, in words of the game that do not tell the move; empty: the game has none.
std::string aim_of(const Match& match, const std::string& move);

class PuzzleFinder {
   public:
    // What became of the decisions that were looked at: each is counted once.
    struct Counts {
        std::uint64_t looked = 0;   // decisions with a choice that is not secret
        std::uint64_t plain = 0;    // several moves are about as good
        std::uint64_t few = 0;      // too few legal moves to be a riddle
        std::uint64_t many = 0;     // too many to weigh them all
        std::uint64_t close = 0;    // another legal move came too close when all were weighed
        std::uint64_t unsure = 0;   // the long searches did not agree
        std::uint64_t obvious = 0;  // novices find it every time
        std::uint64_t found = 0;
    };

    PuzzleFinder(const PuzzleEffort& effort, std::uint64_t seed) : effort_(effort), seed_(seed) {}

    // Empty: no puzzle here, or nothing is asked. The same position and seed give the same answer.
    std::optional<Puzzle> look(const Match& match);

    const Counts& counts() const { return counts_; }

   private:
    std::size_t level_that_finds(const Match& match, const Puzzle& puzzle, bool& is_obvious) const;

    PuzzleEffort effort_;
    std::uint64_t seed_;
    Counts counts_;
};

}  // namespace orrery
