// What a device can say about a match that it followed: who sits here, whether the match still goes on from the moves
// that were handed over, and how it ended for a seat. Tries at today's match (tries.h) and results (results.h) use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "record/play/journal.h"

namespace orrery {

// What a stored text may say
inline constexpr std::int64_t kLastDay = 99999;  // of 2243
inline constexpr std::int64_t kMostPoints = 99999;

// The only seat that a person at this device has; none if the device has several, or none.
std::optional<Seat> person_here(const Journal& journal);

// Of the start and the first `count` moves.
std::uint64_t line_hash(const Record& record, std::size_t count);

std::uint32_t committed_moves(const Journal& journal);

// Does the match still begin with these moves? False: somebody returned to an earlier move, or plays another line.
bool goes_on_from(const Journal& journal, std::uint32_t moves, std::uint64_t line);

struct Ending {
    Result result;
    std::int32_t turns = 0;  // of the seat

    bool is_first(Seat seat) const { return result.rank[slot(seat)] == 1; }
    bool is_tied(Seat seat) const { return is_first(seat) && result.sides_with(1) > 1; }
    // Points ahead of the best seat of another side, or behind the first one; 0: a tie, or the game has no points.
    std::int32_t by(Seat seat, std::size_t seats) const;
};
// Of a match that is over. None: its moves are not possible.
std::optional<Ending> ending_of(const Record& record, Seat seat);

}  // namespace orrery
