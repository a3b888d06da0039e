// The commands of `orrery`. Each takes what was typed after its name and returns an exit code.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery::cli {

using Typed = std::vector<std::string>;

int list_games(const Typed& typed);       // links.cpp
int new_link(const Typed& typed);         // links.cpp
int show_link(const Typed& typed);        // links.cpp
int play_moves(const Typed& typed);       // links.cpp
int check_link(const Typed& typed);       // links.cpp
int trace_match(const Typed& typed);      // matches.cpp
int hold_arena(const Typed& typed);       // matches.cpp
int run_bench(const Typed& typed);        // bench.cpp
int measure_lengths(const Typed& typed);  // lengths.cpp
int find_puzzles(const Typed& typed);     // puzzles.cpp

}  // namespace orrery::cli
