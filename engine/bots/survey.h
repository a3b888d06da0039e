// Judges a match that is over as the bots see it: how every seat stood after each move, and where that turned. The page
// asks the bots' worker for it (bots/worker) and draws the answer (web/screens/review.cpp).
//     const auto thinking = survey(record);
//     while (!(*thinking)->step(slice)) read_course((*thinking)->best(), seats);  // rough at once, finer with time
//
// The one surprising rule: a seat's share is what everybody at the table could see of it. Each playout begins in a
// world that looks like the match to a spectator, so the figures tell nothing hidden to anybody.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/players.h"
#include "record/data/record.h"

namespace orrery {

// How much each seat has, of 1000 for all.
using Shares = std::array<std::int32_t, kMaxSeats>;

// Thinks for a number of playouts per move, or for some seconds by the slices' clock, whichever ends first. read_course
// reads its best(). A Fault: the record is not valid, or its match still runs ("survey/running").
Expected<std::unique_ptr<Thinking>> survey(const Record& record);

// The shares after 0, 1, 2, ... moves; within a turn they go evenly from its beginning to the next one's. Until the
// first round is done there are fewer than the match has moves.
std::vector<Shares> read_course(std::string_view text, std::size_t seats);

// A turn over which a seat's share changed: from its beginning to the beginning of the next turn. If turns are short,
// both figures are averages, over a few turns before and a few after.
struct Swing {
    std::size_t ply = 0;            // of the turn's first move, counted from 1
    Seat seat = kSpectator;         // the one that changed most
    std::int32_t from = 0, to = 0;  // the seat's share

    bool operator==(const Swing&) const = default;
};
// The largest swings, at most `most`, not close together, in the order of the match. The last turn of the match is
// never one. `turns`: the ply at which each turn begins, counted from 0. `of`: only swings of this seat's share;
// kSpectator: of every seat's.
std::vector<Swing> turning_points(std::span<const Shares> course, std::span<const std::size_t> turns, std::size_t most,
                                  Seat of = kSpectator);

}  // namespace orrery
