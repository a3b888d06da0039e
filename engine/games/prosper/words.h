// What the sources of this folder share to read and write words. Sentences are in assets/words/en/prosper.ftl.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.h"
#include "games/prosper/view.h"

namespace orrery::prosper {

std::optional<PlanetId> planet_named(std::string_view text);  // "a1".."f9", "z1"
std::string end_text(const View& view);                       // how a finished match ended, and who won

}  // namespace orrery::prosper
