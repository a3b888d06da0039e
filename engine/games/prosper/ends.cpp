// How a match ends and how seats are ranked (section 7): reckoning, domination, round limit, calm, ranking.
#include <tuple>

#include "games/prosper/prosper.h"

namespace orrery::prosper {
namespace {

// The figures that rank the living seats: score or P, then ships, then planets (7.3, 7.5).
struct Standing {
    int value = 0;
    int ships = 0;
    int planets = 0;
    bool operator==(const Standing&) const = default;
    bool operator<(const Standing& other) const {
        return std::tie(value, ships, planets) < std::tie(other.value, other.ships, other.planets);
    }
};

Standing standing(const Position& p, Seat seat) {
    const bool by_score = p.ending == Ending::rounds || p.ending == Ending::calm;
    const int score = p.score[static_cast<std::size_t>(seat)];
    return {by_score ? score : production(p, seat), ships_of(p, seat), planets_of(p, seat)};
}

// The seat that has reached the mark and is ahead of all others; kSpectator: there is none (R37).
Seat dominant_now(const Position& p) {
    Seat best = kSpectator;
    int most = dominance_mark(p) - 1;
    for (int seat = 0; seat < p.seats; ++seat) {
        const int value = production(p, seat_at(seat));
        if (value == most) best = kSpectator;
        if (value <= most) continue;
        best = seat_at(seat);
        most = value;
    }
    return best;
}

}  // namespace

// ---- Reckoning (R30)

int scored_from(const Position& p) {
    if (p.options.end == EndRule::eradication) return 0;
    return std::max(1, round_limit(p.seats, p.options) - 2 * p.seats + 1);
}

void reckon(Position& p, const Listener& listener) {
    if (p.options.end == EndRule::eradication || p.round < scored_from(p)) return;
    for (int seat = 0; seat < p.seats; ++seat) {
        std::uint16_t& score = p.score[static_cast<std::size_t>(seat)];
        const int points = production(p, seat_at(seat));
        score = static_cast<std::uint16_t>(score + points);
        if (is_living(p, seat_at(seat)))
            listener.hear({.kind = Event::Kind::reckon, .seat = seat_at(seat), .count = points, .now = score}, p);
    }
}

// ---- Domination (section 7.2)

int dominance_mark(const Position& p) {
    if (p.options.end != EndRule::domination) return 0;
    constexpr std::array<int, kMaxSeats + 1> kPercent{0, 0, 60, 50, 45, 40, 40};
    const int share = kPercent[static_cast<std::size_t>(p.seats)] * p.board.production(p.board.planets);
    return (share + 99) / 100;
}

void judge_domination(Position& p, const Listener& listener) {
    if (p.options.end != EndRule::domination) return;
    const Seat before = p.dominant;
    const Seat now = dominant_now(p);
    if (now != before) {  // R31
        p.dominant = kSpectator;
        if (before != kSpectator) listener.hear({.kind = Event::Kind::broken, .seat = before}, p);
        p.dominant = now;
        if (p.dominant != kSpectator)
            listener.hear({.kind = Event::Kind::dominant, .seat = p.dominant, .count = production(p, p.dominant)}, p);
        return;
    }
    if (p.dominant == kSpectator) return;
    p.winners.add(p.dominant);
    p.ending = Ending::domination;
}

// ---- Round limit (section 7.3), calm

void decide_by_standing(Position& p, Ending ending, const Listener& listener) {
    if (p.options.end == EndRule::eradication)
        for (int seat = 0; seat < p.seats; ++seat) {
            if (!is_living(p, seat_at(seat))) continue;
            std::uint16_t& score = p.score[static_cast<std::size_t>(seat)];
            score = static_cast<std::uint16_t>(production(p, seat_at(seat)));
            listener.hear({.kind = Event::Kind::score, .seat = seat_at(seat), .now = score}, p);
        }
    p.ending = ending;
    Standing best;
    for (int seat = 0; seat < p.seats; ++seat) {
        const Standing mine = standing(p, seat_at(seat));
        if (!is_living(p, seat_at(seat)) || mine < best) continue;
        if (best < mine) p.winners = {};
        best = mine;
        p.winners.add(seat_at(seat));
    }
}

// ---- Ranking (section 7.5)

Result Prosper::result(const Position& p) {
    const auto is_ahead = [&](Seat a, Seat b) {
        const int fallen_a = p.fallen[static_cast<std::size_t>(a)];
        const int fallen_b = p.fallen[static_cast<std::size_t>(b)];
        if (fallen_a == 0 && fallen_b == 0) return standing(p, b) < standing(p, a);
        return fallen_b != 0 && (fallen_a == 0 || fallen_a > fallen_b);
    };
    Result result;
    for (int seat = 0; seat < p.seats; ++seat) {
        int rank = 1;
        for (int other = 0; other < p.seats; ++other) rank += is_ahead(seat_at(other), seat_at(seat)) ? 1 : 0;
        result.rank[static_cast<std::size_t>(seat)] = static_cast<std::int8_t>(rank);
        result.score[static_cast<std::size_t>(seat)] = p.score[static_cast<std::size_t>(seat)];
    }
    if (p.ending != Ending::none) result.cause = word(p.ending);
    return result;
}

}  // namespace orrery::prosper
