// Puts names in place of seats in the engine's sentences: "{p2} settles a3" becomes "Anna settles a3".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/data/record.h"

namespace orrery {

std::string_view seat_colour_name(Seat seat);  // "Orange"; the page uses the same names

// The holder's name, or the seat's colour if it has none. Both if two seats' names look alike.
std::vector<std::string> seat_names(const Record& record);
std::string with_names(std::string_view sentence, const std::vector<std::string>& names);

// Who sits there, in a few words: "Anna", "bot, adept", "not yet taken".
std::string holder_words(const SeatHolder& holder);

}  // namespace orrery
