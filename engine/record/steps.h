// Choosing a move step by step, for any game: a legal list is read as a tree of tokens. The first step is the verb with
// its first thing ("move a3"), each further token a step, and the number of a ranged move the last. Where a move has several
// steps of its own, `legal` is the list of the one that is being chosen; a number in its middle is one step for each.
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
    std::vector<std::string> next;    // what can be chosen now: all tokens up to there; a whole move may go on, too
    std::optional<LegalLine> line;    // chosen but for its number, or altogether
    std::size_t place = 0;            // of `line` in the list
    std::optional<std::string> move;  // the whole move
    std::int32_t number = 0;          // of a ranged line, when chosen
};
Steps steps(std::span<const LegalLine> legal, std::string_view chosen);

// Where somebody stands who has chosen these tokens: steps without a choice are taken.
struct Choosing {
    std::string tokens;
    Path prefix{};                 // of the steps that are chosen
    std::vector<LegalLine> legal;  // of the step that is being chosen
    Steps steps;                   // neither `next` nor `line`: the tokens lead nowhere
};
Choosing choose_in(const Match& match, std::string_view tokens);

// What is said of each of the choices `next` (Steps::next) to `viewer`. Where the same would be said of several, the words come
// first that tell them apart.
std::vector<std::string> labels_of(const Match& match, Seat viewer, std::span<const std::string> next);

// One step less: the number goes together with the thing it belongs to.
std::string step_back(std::span<const LegalLine> legal, std::string_view chosen);

}  // namespace orrery
