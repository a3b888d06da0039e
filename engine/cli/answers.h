// Answers of the terminal: one JSON object per line on standard output, a Fault as one on standard error. Also the JSON
// of what every game has: decision, result, legal moves, sheet.
#pragma once

#include <string>
#include <vector>

#include "core/json.h"
#include "games.h"

namespace orrery::cli {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 2;

int answer(const JsonOut& json);  // prints the line; returns kDone
int refuse(const Fault& fault);   // prints {"code", "message"}; returns kRefused

// The names of the levels, and those of the game's characters: "random, novice, ..., also novice-raider, ...".
std::string bot_names(std::string_view game);

// A sentence for a terminal, with p1 for {p1}.
std::string plain(std::string sentence);

void write_decision(JsonOut& json, const Decision& decision);
void write_result(JsonOut& json, const Match& match);
// Lines such as "move a3 b2 1..12", "end", and "settle d5=1..3 ..." if more steps follow. Only those that begin with
// `tokens`.
void write_legal(JsonOut& json, const Match& match, std::string_view tokens = {});
void write_sheet(JsonOut& json, const Sheet& sheet);

}  // namespace orrery::cli
