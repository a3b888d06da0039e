// What search calls: the best ideas (insight_ideas.h), and how well each seat stands.
#include "games/kardashev/insight.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/kardashev/insight_ideas.h"

namespace orrery::kardashev {

constexpr Ladder Insight::kLadder{{{0, 0}, {30, 12}, {40, 0}, {120, 0}, {330, 0}}};

namespace {

void think(const Position& p, Ideas& ideas, std::vector<Entry<Move>>& scratch, int character) {
    const Scene s(p, p.question.seat);
    if (p.question.node == Node::act)
        think_of_actions(s, ideas);
    else
        think_of_answers(s, ideas, scratch);
    if (character != kNoCharacter) favour(ideas, [&](const Move& move) { return Insight::liking(p, move, character); });
}

}  // namespace

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries, int character) {
    const auto think_of = [character](const Position& now, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
        think(now, ideas, scratch, character);
    };
    list_promising(p, entries, think_of, [](const Move& move) { return move.number != 0 && move.number != -1; });
}

// One of the best four ideas; the best is the most likely.
Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch, int character) {
    Ideas ideas;
    think(p, ideas, scratch, character);
    return pick_one(ideas, {0, 0, 0, 0, 1, 1, 2, 3}, chance);
}

// ---- How it stands

namespace {

// A lead counts more the less is still to come. No lead counts as a certain win, so a seat far ahead still tries to get
// farther ahead.
constexpr int kLeadWorth = 30;
constexpr int kSoon = 8;

int prospects_of(const Open& p, Seat seat, int left) {
    if (!p.is_alive(seat)) return 0;
    const Player& player = p.player(seat);
    int worth = 10 * score_of(p, seat).total();
    if (p.over) return worth;
    worth += hand_worth(player.hand.total(), left) + 2 * std::min(player.hand.least(), 4);
    worth += income_of(p, seat) * std::min(left, 6) * 3;
    for (const Tech tech : player.active()) worth += engine_worth(tech) * std::min(left, 6);
    worth += 6 * std::min(open_planets(p, seat).size(), 3);
    worth += role_worth(player.role) * std::min(left, 6);
    worth += player.ledger * 8;
    if (player.held != kNoTile) worth += player.held == kVoid ? 1 : 8;
    return worth;
}

}  // namespace

void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    value.fill(0);
    const int left = p.over ? 0 : rounds_left(p);
    PerSeat<int> worth{};
    for (int k = 0; k < p.seats; ++k) worth[static_cast<std::size_t>(k)] = prospects_of(p, seat_at(k), left);
    if (p.options.allies) {
        PerSeat<int> sums = worth;
        for (int k = 0; k < p.seats; ++k) sums[static_cast<std::size_t>(k)] += worth[slot(p.ally_of(seat_at(k)))];
        worth = sums;
    }
    const int share = 1000 / p.pairs();
    for (int k = 0; k < p.seats; ++k) {
        const std::size_t i = static_cast<std::size_t>(k);
        int best = 0;
        for (int other = 0; other < p.seats; ++other)
            if (other != k && seat_at(other) != p.ally_of(seat_at(k)))
                best = std::max(best, worth[static_cast<std::size_t>(other)]);
        const int lead = (worth[i] - best) * kLeadWorth / (kSoon + std::min(left, 8));
        const int room = lead > 0 ? 1000 - share : share;
        value[i] = share + lead * room / (room + std::abs(lead));
    }
}

}  // namespace orrery::kardashev
