// Scores and ranks (section 7, end of 8.2), and the contract's questions about the current decision.
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

Score score_of(const Open& p, Seat seat) {
    constexpr int kColonyPoints = 2;
    Score score;
    if (!p.is_alive(seat)) return score;  // R40
    score.colonies = kColonyPoints * p.board.colony_levels_of(seat);
    score.fleets = p.board.fleet_levels_of(seat);
    for (const Tech tech : p.player(seat).researched) score.techs += points_of(tech);
    return score;
}

namespace {

// The figures by which sides are compared: the first that differs decides (R18). Pairs are compared by their sums
// (R60).
using Standing = std::array<int, 6>;

Standing standing_of(const Open& p, Seat seat) {
    if (!p.is_alive(seat)) return {};
    const Score score = score_of(p, seat);
    return {1,
            score.total(),
            p.board.colony_levels_of(seat),
            score.techs,
            p.board.fleet_levels_of(seat),
            p.player(seat).hand.total()};
}

Standing side_standing(const Open& p, Seat seat) {
    Standing sum = standing_of(p, seat);
    if (const Seat ally = p.ally_of(seat); ally != kSpectator) {
        const Standing other = standing_of(p, ally);
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += other[i];
    }
    sum[0] = std::min(sum[0], 1);  // one member of the pair is enough
    return sum;
}

}  // namespace

Result result_of(const Open& p) {
    Result result;
    PerSeat<Standing> standings{};
    for (int k = 0; k < p.seats; ++k) {
        const std::size_t i = static_cast<std::size_t>(k);
        standings[i] = side_standing(p, seat_at(k));
        result.score[i] = score_of(p, seat_at(k)).total();
        if (p.options.allies) result.side[i] = static_cast<std::int8_t>(k % (p.seats / 2));
    }
    for (int k = 0; k < p.seats; ++k) {
        const std::size_t i = static_cast<std::size_t>(k);
        int better = 0;
        for (int other = 0; other < p.seats; ++other)
            if (standings[static_cast<std::size_t>(other)] > standings[i]) ++better;
        result.rank[i] = static_cast<std::int8_t>(better + 1);
    }
    if (p.over) result.cause = !p.eliminated.empty() ? "elimination" : p.round == p.final_round ? "expansion" : "cap";
    return result;
}

Decision decision_of(const Open& p, SeatSet owing) {
    constexpr int kTurns = 32;  // in a round, at most
    constexpr int kOfPicks = 8;
    if (p.over) return {.over = true};
    const Question& q = p.question;
    if (q.node == Node::none) return {};  // while a move is carried out
    Decision decision{.seat = q.seat, .node = token(q.node)};
    if (q.node == Node::bid) {
        decision.secret = true;
        decision.owing = owing;
        decision.turn = p.round * kTurns;
        return decision;
    }
    decision.owing.add(q.seat);
    if (p.active == kSpectator) {  // a role, or a late bid
        decision.mover = q.seat;
        decision.turn = p.round * kTurns + kTurns - 1 - (q.node == Node::role ? index(q.seat) : 0);
        return decision;
    }
    const bool is_turn = p.frames.size() > 1 && p.frames[1].step == Step::turn;
    decision.mover = p.active;
    decision.turn = p.round * kTurns + (is_turn ? kOfPicks : 0) + 1 + p.position;
    if (q.node == Node::act && !can_give(p, q.seat)) decision.end = "end";
    return decision;
}

}  // namespace orrery::kardashev
