// How fast bots search, for bench.cpp: playouts per second in the opening and amid a match of each game, and a signature
// over what a search of fixed size chooses, which must be the same on every machine.
#pragma once

#include "core/json.h"

namespace orrery {

// Writes the member "search". Runs for about `budget_ms` a figure.
void measure_search(JsonOut& json, double budget_ms);

}  // namespace orrery
