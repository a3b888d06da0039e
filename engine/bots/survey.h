// A match that is over, looked at with the bots' eyes: how every seat stood after each of its moves, and where that turned.
// The page asks through the bots' worker (bots/worker) and draws what comes (web/screens/review.cpp).
//     const auto thinking = survey(record);
//     while (!(*thinking)->step(slice)) read_course((*thinking)->best(), seats);  // rough at once, finer by and by
//
// The one surprising rule: a seat's share is what everybody at the table could see of it. Each playout begins in a world
// that looks like the match to a spectator, so the figures tell nothing that is hidden, whoever looks at them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/players.h"
#include "record/record.h"

namespace orrery {

// Of a whole of 1000, how much each seat has.
using Shares = std::array<std::int32_t, kMaxSeats>;

// Thinks for a number of playouts a move, or for some seconds by the slices' clock, whichever ends first; best() is what
// read_course reads. A Fault: the record does not hold, or its match still runs ("survey/running").
Expected<std::unique_ptr<Thinking>> survey(const Record& record);

// The shares after 0, 1, 2, ... moves; fewer than there were as long as the first look is under way.
std::vector<Shares> read_course(std::string_view text, std::size_t seats);

// A move since which a seat stood much better or worse, over a few moves before and after it: the seat whose share changed most.
struct Swing {
    std::size_t ply = 0;  // of the move, counted from 1
    Seat seat = kSpectator;
    std::int32_t from = 0, to = 0;  // the seat's share

    bool operator==(const Swing&) const = default;
};
// The largest of them, `most` at most and not close together, in the order of the match; not the move with which it ends.
std::vector<Swing> turning_points(std::span<const Shares> course, std::size_t most);

}  // namespace orrery
