// "Find the move": positions from matches of bots in which one move is much better than others. `orrery puzzles`
// (engine/puzzles) finds them, scripts/puzzles.mjs writes them to assets/puzzles/<game>.json:
//
//     {"game": "rise", "grades": "emh...", "puzzles": [
//         {"link", "move", "aim": "Win this auction", "best": 81, "next": 56, "level": "adept"}]}
//
// `others`, which may be missing, are moves as good as `move`, such as the same in another order.
// `best` is the win chance in percent after the move, `next` after the best other one; `level` is the weakest level of
// bots that mostly finds it, empty if none does. `grades` has a letter for each: easy, middle or hard. New positions are
// added at the end, because a device stores by their places which of them were found.
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

struct Puzzle {
    std::string link, move;
    std::vector<std::string> others;
    std::string aim, level;
    int best = 0, next = 0;  // percent
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

// Three of a day, the same for everybody: one easy, one middle, one hard, of one game. Without any positions: no game.
std::string_view daily_game(std::int64_t day);
struct DailyPuzzles {
    std::string_view game;
    std::array<std::size_t, 3> at{};
};
DailyPuzzles daily_puzzles(std::int64_t day);

// What became of a position on this device.
enum class PuzzleMark : char { open = '-', found = 'f', missed = 'm', later = 'l' };
PuzzleMark puzzle_mark(const App& app, std::string_view game, std::size_t at);
// The first answer stays: a position that was missed can only be found later.
void note_puzzle(App& app, std::string_view game, std::size_t at, bool is_found);
// What the text `theirs` of the setting `name`, one of the marks of a game, adds to those here, as the new text.
// `positions` is set to how many of them change; 0: the setting is none of them, the text is damaged, or it adds nothing.
std::string joined_marks(const App& app, std::string_view name, std::string_view theirs, int& positions);
std::string todays_words(const App& app, std::int64_t day);  // "Three in Rise", "1 of 3 found in Rise"

std::string find_title();                                                          // "Find the move"
inline constexpr const char *kFindMove = "find-move", *kFindMoves = "find-moves";  // commands

}  // namespace orrery::web
