// A new game that branches off from a match that is over: it has the same moves up to a ply and the same luck after it,
// and is played at this device. The page offers it beside a replay (web/screens/table.cpp).
#pragma once

#include <cstddef>
#include <cstdint>

#include "record/data/record.h"

namespace orrery {

struct Continuation {
    Record record;
    SeatSet here;  // who sits at this device
};

// Branches off after `ply` moves of `played`; `number` is the new game's. People of `here` keep their seats. If nobody
// sits here, a person takes the seat that is asked. Bots take all other seats.
// Faults: "continuation/over": nothing is asked there. "continuation/luck": the luck of a game by link came from its
// seats' secrets, and without them the same moves lead to another position.
Expected<Continuation> continuation(const Record& played, SeatSet here, std::size_t ply, std::uint64_t number);

}  // namespace orrery
