// Another way on from a move of a match that is over: a game of its own, at this device, with the same moves up to there and
// the same luck ahead. The page offers it beside a replay (web/screens/table.cpp).
#pragma once

#include <cstddef>
#include <cstdint>

#include "record/record.h"

namespace orrery {

struct Continuation {
    Record record;
    SeatSet here;  // who sits at this device
};

// After `ply` moves of `played`; `number` is the new game's. People of `here` keep their seats, or, where nobody sits here,
// whoever is asked gets a person; bots take the seats of all others.
// Faults: "continuation/over": nothing is asked there; "continuation/luck": of a game by link whose luck came from its
// seats' secrets, so that a game without them comes to another position.
Expected<Continuation> continuation(const Record& played, SeatSet here, std::size_t ply, std::uint64_t number);

}  // namespace orrery
