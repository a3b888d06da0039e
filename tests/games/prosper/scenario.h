// Runs the scenario text of the rules reference (section 11.5): positions, moves and what must be seen afterwards.
// One thing is added to it: `no <decision> = <ruling>` also wants the refusal to name that ruling.
#pragma once

#include <string>
#include <string_view>

namespace orrery::prosper {

// Empty when every line holds, else the first line that does not and what is true instead. The text may hold several
// scenarios; each begins with a `map` line.
std::string run_scenario(std::string_view text);

}  // namespace orrery::prosper
