// What the right move of a puzzle is for, in words of the game that do not tell the move: "Take a planet from a rival".
#pragma once

#include <span>
#include <string>

#include "games.h"
#include "record/data/record.h"

namespace orrery {

// Some moves of one turn after the moves of a record, played with the record's own luck. `moves` must be legal one after
// the other.
std::string aim_of(const Record& record, const Match& match, std::span<const std::string> moves);

// The aim of the turn that `moves` begin, unless it tells the move: then the aim of the first move alone, or what the
// question is about. How the match ends tells no move. `right`: the right first moves. Empty: the game has no aims.
std::string discreet_aim(const Record& record, const Match& match, std::span<const std::string> moves,
                         std::span<const std::string> right);

// Does the match end against the asked seat, whatever its luck, before it is asked in another turn, if it plays `move`
// and everybody plays as masters do?
bool loses_at_once(const Match& match, const std::string& move, std::uint64_t seed);

}  // namespace orrery
