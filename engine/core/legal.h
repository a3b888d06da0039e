// Reading a game's legal list: the number of a move in it, the move of a number, and what core answers to a move that is
// not in it. Numbers count every number of a range; they are what links hold.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace orrery {

// The number 0.. of `move` among `entries`; -1 if it is not there.
template <class G>
std::int64_t place_of(const typename G::Move& move, const std::vector<Entry<typename G::Move>>& entries) {
    std::int64_t place = 0;
    for (const auto& entry : entries) {
        if (!entry.ranged()) {
            if (entry.move == move) return place;
        } else if (const std::int32_t number = G::number_of(move); number >= entry.low && number <= entry.high) {
            if (G::with_number(entry.move, number) == move) return place + (number - entry.low);
        }
        place += entry.width();
    }
    return -1;
}

// The reverse: `place` must be below the sum of all widths.
template <class G>
typename G::Move move_at(std::uint64_t place, const std::vector<Entry<typename G::Move>>& entries) {
    for (const auto& entry : entries) {
        if (place < entry.width())
            return entry.ranged() ? G::with_number(entry.move, entry.low + static_cast<std::int32_t>(place))
                                  : entry.move;
        place -= entry.width();
    }
    assert(false && "there are not so many legal moves");
    return {};
}

// Empty: the move is legal. Else the game says why it is not.
template <class G>
Verdict refusal(const typename G::Position& position, const typename G::Move& move) {
    std::vector<Entry<typename G::Move>> entries;
    G::legal(position, entries);
    if (place_of<G>(move, entries) >= 0) return {};
    return G::why_not(position, move);
}

}  // namespace orrery
