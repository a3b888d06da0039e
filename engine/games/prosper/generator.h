// The generator of random fair maps (section 9.4). The map is a pure function of the number of seats and a seed. The
// generator uses only 64-bit integers, so `rnd-<n>-<seed>` is the same map on every machine for ever.
// Rulebook: assets/rulebooks/prosper.md, section 9.4.
#pragma once

#include <array>
#include <cstdint>

#include "games/prosper/maps.h"

namespace orrery::prosper {

// Empty board: all attempts failed (no seed is known for which this happens). `failed`, if given, counts the failed
// attempts.
Board generated_board(int seats, std::uint32_t seed, int* failed = nullptr);

std::array<std::uint8_t, kMaxSeats> generated_bonus(int seats);

}  // namespace orrery::prosper
