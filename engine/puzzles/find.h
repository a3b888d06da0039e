// Makes positions for "Find the move": decisions in which one move, or a few that come to the same, is much better than
// all others (puzzles/weigh.h), and how that turn goes on. `orrery puzzles` plays matches of bots and looks at every
// decision.
//     PuzzleFinder finder(effort, seed);
//     if (const auto puzzle = finder.look(record, match)) ...
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/weigh.h"
#include "record/data/record.h"

namespace orrery {

// A question of a puzzle and its right answers.
struct PuzzleStep {
    std::string move;
    std::vector<std::string> others{};  // as good
};

struct Puzzle {
    PuzzleStep first;
    std::vector<PuzzleStep> then{};   // further moves of the same turn that are much better than all others, in a row
    std::vector<std::string> rest{};  // how a master ends the turn, as far as nobody else is asked
    std::string second{};             // the best move that is not right
    std::string aim{};                // what the move is for, in words that do not tell it; empty: the game has none
    std::int32_t best = 0;            // the asked seat's share of 1000 after the least good of the right moves
    std::int32_t next = 0;            // after `second`
    std::uint64_t moves = 0;          // how many are legal
    std::size_t level =
        0;  // the weakest level that finds all of it in most tries: index into levels(); 0: none of them
};

class PuzzleFinder {
   public:
    // What became of the decisions that were looked at: each is counted once.
    struct Counts {
        std::uint64_t looked = 0;  // decisions with a choice that is not secret
        std::uint64_t plain = 0, few = 0, many = 0, close = 0, unsure = 0;  // see Clarity
        std::uint64_t obvious = 0;                                          // novices find it every time
        std::uint64_t found = 0;
    };

    PuzzleFinder(const PuzzleEffort& effort, std::uint64_t seed) : effort_(effort), seed_(seed) {}

    // `match` stands after all moves of `record`. Empty: no puzzle here, or nothing is asked. The same record and seed
    // give the same answer.
    std::optional<Puzzle> look(const Record& record, const Match& match);

    const Counts& counts() const { return counts_; }

   private:
    PuzzleEffort effort_;
    std::uint64_t seed_;
    Counts counts_;
};

}  // namespace orrery
