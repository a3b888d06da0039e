// Small pieces of sentences and of notation that the sources of this folder share.
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

}  // namespace orrery::prosper
