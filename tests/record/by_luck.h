// A match that is played by luck, for tests that need a record with moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "record/replay/replay.h"

namespace orrery {

// Adds random legal moves to a record that has none, until there are `moves` or the match is over. Equal seeds give equal
// moves. Returns the match as it stands then.
inline auto play_by_luck(Record& record, std::uint64_t seed, std::size_t moves = kMaxMoves) {
    auto match = std::move(*start_of(record));
    Chance choice(seed);
    while (record.moves.size() < moves && !match->decision().over) {
        const Path path = any_path(*match, choice);
        record.moves.push_back(match->move_text(path));
        Chance chance = luck_of(record, record.moves.size());
        match->play(path, chance);
    }
    return match;
}

}  // namespace orrery
