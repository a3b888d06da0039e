// The keys of a number that is being chosen: digits type it, arrows and others change it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games.h"

namespace orrery::web {

std::optional<int> pressed_digit();

class NumberKeys {
   public:
    // The number after the keys of this frame, within the range; none: no key was for it.
    std::optional<std::int32_t> hear(const Pick& pick, double now_ms);

   private:
    std::string typed_;  // digits of a number being typed
    double typed_at_ = 0;
};

}  // namespace orrery::web
