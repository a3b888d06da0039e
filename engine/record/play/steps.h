// Choosing a move step by step, for any game. A legal list is read as a tree of tokens. The first step is the verb with
// its first thing ("move a3"); each further token is one step; the number of a ranged move is the last. If a game's
// moves have several steps of their own, `legal` is the list of the step that is being chosen; a number in the middle
// is one step.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games.h"

namespace orrery {

struct Steps {
    std::vector<std::string> next;  // the choices: all tokens up to and with the next one; a whole move may go on, too
    std::optional<LegalLine> line;  // chosen, apart from its number if it is ranged
    std::size_t place = 0;          // of `line` in the list
    std::optional<std::string> move;  // the whole move
    std::int32_t number = 0;          // the chosen number of a ranged line
};
Steps steps(std::span<const LegalLine> legal, std::string_view chosen);

// The state after these tokens are chosen. Steps that leave no choice are taken.
struct Choosing {
    std::string tokens;
    Path prefix{};                 // of the steps that are chosen
    std::vector<LegalLine> legal;  // of the step that is being chosen
    Steps steps;                   // neither `next` nor `line`: the tokens lead nowhere
};
Choosing choose_in(const Match& match, std::string_view tokens);

// What `viewer` reads at each of the choices `next` (Steps::next). If several would read the same, the words that tell
// them apart come first.
std::vector<std::string> labels_of(const Match& match, Seat viewer, std::span<const std::string> next);

// Goes one step back. A number goes together with the thing that it belongs to.
std::string step_back(std::span<const LegalLine> legal, std::string_view chosen);

}  // namespace orrery
