// "Find the move": a position at a table with the coach beside it. The first move that a person makes counts; a wrong
// one is not carried out, and after it the best move can be shown. The list of all positions is below.
#pragma once

#include <memory>
#include <string_view>

#include "web/screens/screen.h"

namespace orrery::web {

// `json`: assets/puzzles/<game>.json. `command`: find-move {game}, the three of today, or find-move {game, at}, all from
// the position with that number, counted from 0. If the file cannot be read, a notice says so.
void open_puzzles(App& app, std::string_view json, const Command& command);

// All positions, game by game, and what became of them on this device.
std::unique_ptr<Screen> make_puzzle_list();

}  // namespace orrery::web
