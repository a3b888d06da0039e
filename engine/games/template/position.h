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
    std::int32_t revision = 1;  // of the rules
    Phase phase = Phase::bid;
    std::int32_t heap = 0;
    std::array<std::int32_t, kPiles> pile{};
    Seat turn = kSpectator;   // whose turn it is; while bids are made, the first seat that owes one
    Seat asked = kSpectator;  // in `contest`: who is asked within that turn
    Seat last = kSpectator;   // who took the last stone
    std::array<std::int32_t, kMostSeats> token{};
    std::array<std::int32_t, kMostSeats> bid{};  // -1: not made yet; sealed until all are
    std::array<Pile, kMostSeats> stake{};        // as the bid
    std::array<bool, kMostSeats> shown{};
    std::array<bool, kMostSeats> shifted{};
    std::array<std::int32_t, kMostSeats> points{};  // of piles

    bool operator==(const Position&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(options, seats, revision, phase, heap, pile, turn, asked, last);
        archive(token, bid, stake, shown, shifted, points);
    }
};

}  // namespace orrery::example
