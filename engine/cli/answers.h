// Answers of the terminal: one JSON object a line on standard output; a Fault as one on standard error. Also the JSON
// words for what every game has: decision, result, legal moves, sheet.
#pragma once

#include <string>
#include <vector>

#include "core/json.h"
#include "games.h"

namespace orrery::cli {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 2;

int answer(const JsonOut& json);  // prints the line; kDone
int refuse(const Fault& fault);   // prints {"code", "message"}; kRefused

// A sentence for a terminal: {p1} becomes p1.
std::string plain(std::string sentence);

void write_decision(JsonOut& json, const Decision& decision);
void write_result(JsonOut& json, const Match& match);
// "move a3 b2 1..12", "end", "settle d5=1..3 ..." with more steps to come; only what goes on from `tokens`, a part of a move.
void write_legal(JsonOut& json, const Match& match, std::string_view tokens = {});
void write_sheet(JsonOut& json, const Sheet& sheet);

}  // namespace orrery::cli
