// A move as motion: its events one after the other, some of them together. A board says which events make a beat and how
// long each is beside the others; this tells how long the whole is and what is going on at a moment of it.
#pragma once

#include <cstddef>
#include <span>

namespace orrery::web::kit {

// Events that happen at the same time: `count` of them from `first` on.
struct Beat {
    std::size_t first = 0, count = 1;
    int weight = 1;  // how long beside others; 0: no time at all
};

// Where a film stands: all beats before `beat` have happened, of that one `share`. Past the last: beats.size().
struct Moment {
    std::size_t beat = 0;
    float share = 0;
};
Moment moment_in(std::span<const Beat> beats, float progress);

// The same in events, of which every one is in a beat: all before `first` have happened, those before `last` are going on.
struct Stretch {
    std::size_t first = 0, last = 0;
    float share = 0;
};
Stretch stretch_in(std::span<const Beat> beats, float progress);

double length_ms(std::span<const Beat> beats, double least);

constexpr float eased(float share) { return share * share * (3 - 2 * share); }

}  // namespace orrery::web::kit
