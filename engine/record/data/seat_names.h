// Puts names in place of seats in the engine's sentences: "{p2} settles a3" becomes "Anna settles a3".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/data/record.h"

namespace orrery {

std::string seat_colour_name(Seat seat);  // "Orange"; the page uses the same names

// The holder's name, or the seat's colour if it has none. Both if two seats' names look alike.
std::vector<std::string> seat_names(const Record& record);
std::string with_names(std::string_view sentence, const std::vector<std::string>& names);

// Who sits there, in a few words: "Anna", "Bot, adept", "Bot, adept raider", "Free".
std::string holder_words(std::string_view game, const SeatHolder& holder);

// A bot as the bots' players, the terminal and the page's worker call it: "adept", "adept-raider". bot_named: nothing,
// if the game has no such bot.
std::string bot_id(std::string_view game, const SeatHolder& holder);
std::optional<SeatHolder> bot_named(std::string_view game, std::string_view id);

}  // namespace orrery
