// Small pieces of sentences and of notation that the sources of this folder share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/prosper/view.h"

namespace orrery::prosper {

std::optional<std::uint32_t> whole_number(std::string_view text);  // digits only, no leading zeros
std::optional<PlanetId> planet_named(std::string_view text);       // "a1".."f9", "z1"
std::vector<std::string_view> split(std::string_view text);        // at each space; "" has no parts

std::string ships(int count);                               // "1 ship", "2 ships"
std::string natives_text(int count);                        // "no natives", "4 natives"
std::string joined(const std::vector<std::string>& parts);  // "a, b and c"
std::string owner_text(Seat owner, Seat viewer);            // "free", "yours", "{p2}'s"

}  // namespace orrery::prosper
