// What `orrery bench` and tests/bench measure: random playouts, the single steps of play, replay and the link codec, for
// every game, seat count and value of the game's first option (its boards). And the signature: one hash over everything
// that can be seen in fixed matches, equal on every machine or the rules are not the same there.
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
                          bool quick);  // of all games if `game` is empty; quick: the defaults only

double clock_ns();

// Writes the members of one board; runs for about `budget_ms` a figure.
void measure_board(JsonOut& json, const Board& board, double budget_ms);

// Over every game, hidden ones too, every seat count with default options.
std::uint64_t signature();

}  // namespace orrery::cli
