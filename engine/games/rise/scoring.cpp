// Scores and the end (section 7). During a match, hands (and closed banks) are secret, so the standing counts only what
// everybody sees.
#include "games/rise/position.h"

namespace orrery::rise {

int score_of(const Position& p, Seat seat) {
    std::array<int, kColours> value{};
    for (const Colour colour : kAllColours) value[static_cast<std::size_t>(colour)] = p.galaxy.value_of(colour);
    int score = p.over || !p.options.closed_banks ? p.bank_of(seat) : 0;
    const auto worth = [&](Card card) { return value[static_cast<std::size_t>(colour_of(card))]; };
    for (const Card card : p.pile_of(seat)) score += worth(card);  // Ancient Secrets counts once (R45)
    if (p.over)
        for (const Card card : p.hand_of(seat)) score += worth(card);
    for (const Colour colour : kAllColours) score += p.dead_of(seat, colour) * value[static_cast<std::size_t>(colour)];
    return score;
}

Result result_of(const Position& p) {
    Result result;
    // Ties: more gems, then first in turn order after the player of the last turn (R46).
    std::array<std::int64_t, kSeats> order{};
    for (int i = 0; i < p.seats; ++i) {
        const Seat seat = seat_at(i);
        const int place = (i - index(p.active) - 1 + 2 * p.seats) % p.seats;
        const int score = score_of(p, seat);
        const int gems = p.over || !p.options.closed_banks ? p.bank_of(seat) : 0;
        result.score[static_cast<std::size_t>(i)] = score;
        order[static_cast<std::size_t>(i)] = (std::int64_t{score} * (kCeiling + 1) + gems) * kSeats - place;
    }
    for (int i = 0; i < p.seats; ++i) {
        std::int8_t rank = 1;
        for (int k = 0; k < p.seats; ++k)
            if (order[static_cast<std::size_t>(k)] > order[static_cast<std::size_t>(i)]) ++rank;
        result.rank[static_cast<std::size_t>(i)] = rank;
    }
    if (p.over) result.cause = p.pool_size() == 0 ? "pool" : "rounds";
    return result;
}

}  // namespace orrery::rise
