// "Find the move": positions from matches of bots in which one move is much better than others. `orrery puzzles`
// (engine/puzzles) finds them, scripts/puzzles.mjs writes them to assets/puzzles/<game>.json:
//
//     {"game": "rise", "grades": "emh...", "puzzles": [
//         {"link", "move", "others": [...], "then": [{"move", "others": [...]}], "rest": ["move", ...],
//          "second": "move", "aim": "Win this auction", "best": 81, "next": 56, "level": "adept"}]}
//
// `others` are all moves as good as `move`, such as the same in another order. `then` are further moves of the same turn
// that are asked after `move`, and `rest` is how a master ends the turn after those. `second` is the best of all moves
// that are not right at first. All these may be missing.
// `best` is the win chance in percent after the move, `next` after `second`; `level` is the weakest level of
// bots that mostly finds it, empty if none does. `grades` has a letter for each: easy, middle or hard. New positions are
// added at the end, because a device stores by their places which of them were found. So one that was withdrawn leaves
// its place empty: {}, with the grade "-". It is never offered, and what became of it counts nowhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/verdict.h"
#include "web/outline.h"

namespace orrery::web {

class App;

// One move that is asked.
struct PuzzleStep {
    std::string move;
    std::vector<std::string> others;  // as good

    bool is_right(std::string_view answer) const;
};
struct Puzzle {
    std::string link;               // empty: the position was withdrawn
    std::vector<PuzzleStep> asked;  // at least one
    std::vector<std::string> rest;
    std::string second;
    std::string aim, level;
    int best = 0, next = 0;  // percent

    bool is_there() const { return !link.empty(); }
};
struct PuzzleBook {
    std::string game;
    std::vector<Puzzle> puzzles;
};
Expected<PuzzleBook> read_puzzles(std::string_view json);

// Which positions a game has.
struct PuzzleCount {
    std::string_view game;
    std::string_view grades;
};
std::span<const PuzzleCount> puzzle_counts();
std::string grade_words(char grade);  // "easy", "middle" or "hard"
inline constexpr char kWithdrawn = '-';

// Three of a day, the same for everybody: one easy, one middle, one hard, of one game. Without any positions: no game.
std::string_view daily_game(std::int64_t day);
struct DailyPuzzles {
    std::string_view game;
    std::array<std::size_t, 3> at{};
};
DailyPuzzles daily_puzzles(std::int64_t day);
std::array<std::size_t, 3> three_of(std::string_view grades, std::int64_t round);  // their places

// What became of a position on this device.
enum class PuzzleMark : char { open = '-', found = 'f', missed = 'm', later = 'l' };
PuzzleMark puzzle_mark(const App& app, std::string_view game, std::size_t at);
// The first answer stays: a position that was missed can only be found later.
void note_puzzle(App& app, std::string_view game, std::size_t at, bool is_found);

// The same for a text that has a letter for each position, which may be shorter or longer than there are positions.
PuzzleMark mark_at(std::string_view marks, std::size_t at);
std::string noted(std::string marks, std::size_t at, bool is_found);
std::string joined(std::string_view grades, std::string mine, std::string_view theirs, int& positions);
struct PuzzleTally {
    std::size_t there = 0, found = 0;  // found: with the first move
    bool has_open = false;
    std::size_t next = 0;  // the place of the first that is open; if none is, of the first
};
PuzzleTally tally_of(std::string_view grades, std::string_view marks);
std::string puzzle_marks(const App& app, std::string_view game);

// What the text `theirs` of the setting `name`, one of the marks of a game, adds to those here, as the new text.
// `positions` is set to how many of them change; 0: the setting is none of them, the text is damaged, or it adds nothing.
// A newer version may know of more positions: the marks of those are left out.
std::string joined_marks(const App& app, std::string_view name, std::string_view theirs, int& positions);
std::string todays_words(const App& app, std::int64_t day);  // "Three in Rise", "1 of 3 found in Rise"

std::string find_title();                                                          // "Find the move"
inline constexpr const char *kFindMove = "find-move", *kFindMoves = "find-moves";  // commands

}  // namespace orrery::web
