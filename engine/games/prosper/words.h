// Parts of sentences and of notation that the sources of this folder share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "games/prosper/view.h"

namespace orrery::prosper {

std::optional<PlanetId> planet_named(std::string_view text);  // "a1".."f9", "z1"

inline std::string ships(int count) { return count_of(count, "ship"); }
std::string natives_text(int count);              // "no natives", "4 natives"
std::string owner_text(Seat owner, Seat viewer);  // "free", "yours", "{p2}'s"
std::string defence_text(int ships);              // " (8 + 1 for defending)"
std::string staying(int count);                   // "1 stays", "7 stay"
std::string all_lost(int count);                  // "it is lost", "all 5 are lost"
std::string unless_text(Person who);              // " unless you stop them", for a win that can be broken
std::string end_text(const View& view);           // how a finished match ended, and who won

}  // namespace orrery::prosper
