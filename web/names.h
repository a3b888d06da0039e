// Names as screens write them. Names of seats: record/data/seat_names.h.
#pragma once

#include <string_view>

#include "core/words.h"
#include "record/data/seat_names.h"

namespace orrery::web {

inline constexpr std::string_view kNameHelp = "The other players will see it.";  // where a name is asked for

}  // namespace orrery::web
