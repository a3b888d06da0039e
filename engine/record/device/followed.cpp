#include "record/device/followed.h"

#include <algorithm>
#include <string>

#include "core/hash.h"
#include "record/replay/replay.h"

namespace orrery {

std::optional<Seat> person_here(const Journal& journal) {
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        SeatSet one;
        one.add(seat_at(static_cast<int>(i)));
        if (journal.record.seats[i].kind == SeatKind::person && journal.here == one.bits)
            return seat_at(static_cast<int>(i));
    }
    return {};
}

std::uint64_t line_hash(const Record& record, std::size_t count) {
    std::string start = record.game + " " + std::to_string(record.revision) + " " + hex16(record.seed);
    for (const OptionText& option : record.options) start += " " + option.key + "=" + option.value;
    for (const SeatHolder& holder : record.seats)
        start += " " + std::to_string(static_cast<int>(holder.kind)) + ":" + std::to_string(holder.level) +
                 (holder.character == kNoCharacter ? "" : ":" + std::to_string(holder.character));
    std::uint64_t hash = hash_text(start);
    for (std::size_t i = 0; i < count; ++i) hash = hash_text(record.moves[i], hash_text("\n", hash));
    return hash;
}

std::uint32_t committed_moves(const Journal& journal) {
    return static_cast<std::uint32_t>(std::min<std::size_t>(journal.committed, journal.record.moves.size()));
}

bool goes_on_from(const Journal& journal, std::uint32_t moves, std::uint64_t line) {
    return committed_moves(journal) >= moves && line_hash(journal.record, moves) == line;
}

std::int32_t Ending::by(Seat seat, std::size_t seats) const {
    if (is_tied(seat)) return 0;
    std::optional<std::int32_t> other;  // the score to compare with
    for (std::size_t i = 0; i < seats; ++i) {
        const Seat rival = seat_at(static_cast<int>(i));
        if (rival == seat || result.is_one_side(seat, rival) || (!is_first(seat) && !is_first(rival))) continue;
        other = std::max(other.value_or(result.score[i]), result.score[i]);
    }
    const std::int32_t ahead = other ? result.score[slot(seat)] - *other : 0;
    return is_first(seat) ? std::max(0, ahead) : std::min(0, ahead);
}

std::optional<Ending> ending_of(const Record& record, Seat seat) {
    Ending ending;
    std::optional<Decision> turn;
    const auto match = replay(record, kMaxMoves, [&](const Match& before, const Path&) {
        const Decision now = before.decision();
        if (now.mover == seat && !(turn && turn->is_of_turn(now))) ++ending.turns;
        turn = now;
    });
    if (!match) return {};
    ending.result = (*match)->result();
    return ending;
}

}  // namespace orrery
