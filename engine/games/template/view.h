// Nim with sealed bids, the template game: everything that other folders may know of it. `scripts/dev new-game` copies
// this folder; read view.h, position.h, rules.cpp, view.cpp, text.cpp in this order. RULINGS holds the rules.
//
// The game: a heap of stones. Every seat draws a hidden token, then all bid secretly for the first turn. In turn a seat
// takes stones, or passes once by showing its token. Last stone 10 points, plus the token, less the bid.
#pragma once

#include <array>
#include <cstdint>

#include "core/archive.h"
#include "core/game.h"

namespace orrery::example {

inline constexpr int kMostSeats = 4;
inline constexpr int kTokens = 9;  // numbered 1..9
inline constexpr int kHighestBid = 3;
inline constexpr int kLastStone = 10;  // points for taking it

struct Options {
    std::int32_t stones = 21;  // at the start
    std::int32_t most = 3;     // stones in one turn

    bool operator==(const Options&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(bounded(stones, 1, 60), bounded(most, 2, 9));
    }
};

enum class Verb : std::uint8_t { bid, take, show };

struct Move {
    Verb verb = Verb::bid;
    std::int32_t number = 0;  // 0 with `show`

    bool operator==(const Move&) const = default;
};

enum class Phase : std::uint8_t { bid, turn, over };

struct SeatView {
    std::int32_t token = 0;  // 0: hidden from the viewer
    std::int32_t bid = -1;   // -1: none yet, or hidden from the viewer
    bool has_bid = false;
    bool has_shown = false;

    bool operator==(const SeatView&) const = default;
};

// One thing that a move did, for sentences and boards.
struct Event {
    enum class Kind : std::uint8_t {
        bid,     // seat has bid number, for its own eyes only
        opened,  // seat has bid number: the last bid is in
        take,    // seat takes stones; number: how many are left
        show     // seat shows its token, number
    };
    Kind kind = Kind::bid;
    Seat seat = kSpectator;
    std::int32_t number = 0;

    bool operator==(const Event&) const = default;
};

// What one seat may know: filled field by field in view.cpp, so what is not named there cannot leak.
struct View {
    Seat viewer = kSpectator;
    Options options;
    std::int32_t seats = 2;
    Phase phase = Phase::bid;
    std::int32_t heap = 0;
    Seat turn = kSpectator;  // first seat that still owes a bid, or whose turn it is
    Seat last = kSpectator;  // who took the last stone
    std::array<SeatView, kMostSeats> seat{};

    bool operator==(const View&) const = default;
};

}  // namespace orrery::example
