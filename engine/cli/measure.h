// What `orrery bench` and tests/bench measure: random playouts, the single steps of play, replay and the link codec,
// for every game, number of seats and value of the game's first option (its boards).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/types.h"

namespace orrery::cli {

struct Board {
    std::string game;
    int seats = 2;
    std::vector<OptionText> options;

    std::string name() const;  // "prosper-3-triskele"
};
std::vector<Board> boards(std::string_view game,
                          bool quick);  // all games if `game` is empty; quick: defaults only

double clock_ns();

// Writes the figures of one board as members; each takes about `budget_ms`.
void measure_board(JsonOut& json, const Board& board, double budget_ms);

}  // namespace orrery::cli
