// Weighs all moves of one decision and says whether one of them, or a few that come to the same, is much better than all
// others. PuzzleFinder (puzzles/find.h) makes positions for "Find the move" of such decisions.
//
// The one surprising rule: an answer is sure only as far as search is. So every legal move is weighed, also those that
// search would never try, and the best moves are weighed again with other luck, by much longer search. The figures are
// those of the long search with the smaller gap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games.h"

namespace orrery {

// How much is searched, and what is asked of an answer.
struct PuzzleEffort {
    std::uint32_t glance = 300;     // playouts of one search, to see whether a decision is worth more
    std::uint32_t each = 40;        // of every legal move; 4 and 16 times as many of those that may be among the best
    std::uint32_t proof = 4'000;    // of the best moves, twice
    std::uint32_t tries = 6;        // by each level, to grade the puzzle
    std::int32_t margin = 100;      // of 1000: by so much the best move is better than any other
    std::uint64_t least_moves = 4;  // with fewer legal moves nothing needs to be found
    std::uint64_t one_in = 4;       // of so many legal moves, at most one is right
    std::size_t most_moves = 400;   // with more, not all can be weighed
    bool keeps_obvious = false;     // also what novices find every time
};

enum class Clarity {
    clear,
    plain,  // several moves are about as good
    few,    // too few legal moves
    many,   // too many to weigh them all
    close,  // another legal move came too close when all were weighed
    unsure  // the long searches did not agree
};

struct Answer {
    Clarity clarity = Clarity::plain;
    // The rest only if it is clear. Shares are of 1000, of the asked seat.
    std::vector<std::string> right{};  // all that are as good, the best first
    std::string second{};              // the best of all others
    std::int32_t best = 0;             // after the least good of the right ones
    std::int32_t next = 0;             // after `second`
    std::uint64_t moves = 0;           // how many are legal
};

// The match must ask for a choice that is not secret. The same position and seed give the same answer.
//
// A move after which the best one is still possible in the same turn is no rival of it. It is right as well if it leaves
// nothing to do for the best one (two ships instead of one), or if both are needed and their order does not matter.
Answer weigh(const Match& match, const PuzzleEffort& effort, std::uint64_t seed);

}  // namespace orrery
