// Plays a record again. Every move is checked against the rules, and in a game by link against the secret of its seat.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "record/data/record.h"

namespace orrery {

class Luck;

// A record without moves, with normalised options. All seats are open; set them before the first link is made.
Expected<Record> new_record(std::string_view game, int seats, const std::vector<OptionText>& options,
                            std::uint64_t number, std::uint64_t seed);

// start_of: the match at ply 0. luck_of: the luck of a ply in a match at one device, where it follows from the seed
// (for games by link see record/replay/luck.h).
Expected<std::unique_ptr<Match>> start_of(const Record& record);
Expected<std::unique_ptr<Match>> start_of(const Record& record, const Luck& luck);  // the record's own
Expected<bool> can_start(const Record& record);  // can be asked before its luck is known
inline Chance luck_of(const Record& record, std::size_t ply) {
    return Chance::of_ply(record.seed, static_cast<std::uint32_t>(ply));
}

// The match after `plies` moves (by default all). A Fault names the first move that is not possible, and why; in a game
// by link also the first move that its seat's secret does not prove ("record/proof"). `each`, if given, is called
// before each move with the match and the move's path.
using EachPly = std::function<void(const Match& before, const Path& path)>;
Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies = kMaxMoves, const EachPly& each = {});

// The Fault of the move at `ply`, from 1, that is not legal there: why, and how many moves before it are valid.
Fault impossible_move(std::size_t ply, std::string_view move, const Fault& why);
// The Fault of a move in a game by link that `seat` has not proven.
Fault unproven(const Record& record, Seat seat, std::size_t ply);

}  // namespace orrery
