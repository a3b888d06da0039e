// Everything that is true at one moment of Nim, secrets included. Private to the game and its tests: a plain value,
// no pointers, no heap, members of fixed width, each named once more in `serialize`.
#pragma once

#include <array>
#include <cstdint>

#include <cereal/types/array.hpp>
#include <cereal/types/common.hpp>

#include "games/template/view.h"

namespace orrery::example {

struct Position {
    Options options;
    std::int32_t seats = 2;
    Phase phase = Phase::bid;
    std::int32_t heap = 0;
    Seat turn = kSpectator;  // who acts; while bids are made, the first seat that owes one
    Seat last = kSpectator;  // who took the last stone
    std::array<std::int32_t, kMostSeats> token{};
    std::array<std::int32_t, kMostSeats> bid{};  // -1: not made yet; sealed until all are
    std::array<bool, kMostSeats> shown{};

    bool operator==(const Position&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(options, seats, phase, heap, turn, last, token, bid, shown);
    }
};

}  // namespace orrery::example
