// What search calls: the best ideas (insight_ideas.h), and how well each seat stands.
#include "games/ozymandias/insight.h"

#include <algorithm>
#include <cstdlib>

#include "games/ozymandias/insight_ideas.h"

namespace orrery::ozymandias {

constexpr Ladder Insight::kLadder{{{0, 46}, {0, 27}, {0, 13}, {10, 0}, {300, 0}}};

namespace {

void think(const Position& p, Ideas& ideas, std::vector<Entry<Move>>& scratch, int character) {
    if (p.question.node == Node::action)
        think_of_actions(p, ideas);
    else
        think_of_answers(p, ideas, scratch);
    if (character != kNoCharacter) favour(ideas, [&](const Move& move) { return Insight::liking(p, move, character); });
}

}  // namespace

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries, int character) {
    const auto think_of = [character](const Position& now, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
        think(now, ideas, scratch, character);
    };
    list_promising(p, entries, think_of, [](const Move& move) { return move.number > 0; });
}

// One of the best three ideas; the best is the most likely. Much worse ideas are left out, such as passing while a
// colony can be conquered.
Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch, int character) {
    constexpr int kClose = 3;
    Ideas ideas, close;
    think(p, ideas, scratch, character);
    int best = ideas[0].worth;
    for (const auto& idea : ideas) best = std::max(best, idea.worth);
    for (const auto& idea : ideas)
        if (idea.worth >= best - kClose) close.push_back(idea);
    return pick_one(close, {0, 0, 0, 0, 0, 1, 1, 2}, chance);
}

// ---- How it stands

namespace {

int prospects_of(const Open& p, Seat seat) {
    int worth = kColony * score_of(p, seat);
    if (p.over) return worth;
    const Player& player = p.player(seat);
    for (const Suit suit : kAllSuits) worth += std::min(player.of(suit), 8) * worth_of(p, suit);
    worth += player.hand_size * card_worth(p);
    each_fleet(p, seat, [&](Fleet fleet) {
        const FleetState& state = p.fleet(fleet);
        worth += state.strength * 2 + state.under_count * card_worth(p);
        if (p.has_passed(seat) && p.age == p.last_age()) return;
        const int there = state.is_on_map() ? standing_worth(p, seat, state.spot) : 6;
        worth += state.is_ready ? there + 4 : there / 2;
    });
    return worth;
}

}  // namespace

// A lead counts more the less is still to come. No lead counts as a certain win, so a seat far ahead still tries to get
// farther ahead.
void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    constexpr int kLead = 20, kSoon = 2;
    value.fill(0);
    PerSeat<int> worth{};
    for (int k = 0; k < p.seats; ++k) worth[static_cast<std::size_t>(k)] = prospects_of(p, seat_at(k));
    const int left = p.over ? 0 : p.last_age() - p.age + 1;
    const int share = 1000 / p.seats;
    for (std::size_t k = 0; k < static_cast<std::size_t>(p.seats); ++k) {
        int best = 0;
        for (std::size_t other = 0; other < static_cast<std::size_t>(p.seats); ++other)
            if (other != k) best = std::max(best, worth[other]);
        const int lead = (worth[k] - best) * kLead / (kSoon + left);
        const int room = lead > 0 ? 1000 - share : share;
        value[k] = share + lead * room / (room + std::abs(lead));
    }
}

}  // namespace orrery::ozymandias
