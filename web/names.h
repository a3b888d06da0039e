// Words as screens write them. Names of seats: record/seat_names.h.
#pragma once

#include <string>
#include <string_view>

#include "record/seat_names.h"

namespace orrery::web {

inline constexpr std::string_view kNameHelp = "It goes along in the link of the game.";  // where a name is asked for

std::string capitalized(std::string_view words);  // "Ready"

}  // namespace orrery::web
