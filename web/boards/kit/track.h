// The track: one line above the map with the round, the phases of the round or turn with the present one marked, and
// what ends the match and how near that is.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/message.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline constexpr float kTrackHeight = 20;  // CSS px

struct Track {
    std::string round;                  // "Round 3 of 12"
    std::span<const Wording> phases{};  // in order
    std::size_t phase = 0;              // the present one; past the last: none
    std::string threat{};               // what somebody is about to do, or that the end is near; may be empty
    std::vector<std::string> facts{};   // the most important first; facts without room are left out
};
// In the line above `room`. If not all phases have room, only the present one is named.
void track_line(const Brush& brush, const Region& room, const Track& track);

}  // namespace orrery::web::kit
