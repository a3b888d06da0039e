// A number from a range: a track to press and drag, minus and plus, and a grid of useful amounts.
// Marks "<id>:slider", "button:<id>-less", "button:<id>-more", "button:<id>-<amount>".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

struct Amount {
    std::string label;
    std::int32_t number = 0;
};

// Returns the new value if it was changed. `shows_value`: the number is shown large beside the track.
std::optional<std::int32_t> count_slider(const Theme& theme, Marks& marks, std::string_view id, std::int32_t low,
                                         std::int32_t high, std::int32_t value, std::span<const Amount> amounts = {},
                                         bool shows_value = true);

}  // namespace orrery::web
