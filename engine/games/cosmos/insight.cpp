// What search calls: the best ideas (insight_ideas.h), and how well each seat stands.
#include "games/cosmos/insight.h"

#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

constexpr Ladder Insight::kLadder{{{0, 0}, {15, 0}, {60, 0}, {250, 0}, {1'200, 0}}};

namespace {

void think_plainly(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    switch (p.question.node) {
        case Node::action: return think_of_actions(p, ideas);
        case Node::victory: return think_of_victory_moves(p, ideas);
        case Node::settle: return think_of_settling(p, ideas);
        case Node::supply: return think_of_supply(p, ideas);
        default: return think_of_answers(p, ideas, scratch);
    }
}

void think(const Position& p, Ideas& ideas, std::vector<Entry<Move>>& scratch, int character) {
    think_plainly(p, ideas, scratch);
    if (character != kNoCharacter) favour(ideas, [&](const Move& move) { return Insight::liking(p, move, character); });
}

}  // namespace

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries, int character) {
    const auto think_of = [character](const Position& now, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
        think(now, ideas, scratch, character);
    };
    list_promising(p, entries, think_of, [](const Move& move) { return move.number > 0; });
}

// One of the best three ideas; the best is the most likely.
Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch, int character) {
    Ideas ideas;
    think(p, ideas, scratch, character);
    return pick_one(ideas, {0, 0, 0, 0, 0, 1, 1, 2}, chance);
}

// ---- How it stands

namespace {

int cards_worth(const Player& player) {
    int worth = 0;
    for (int k = 0; k < kKinds; ++k) worth += player.hand.of(card_at(k)) * (2 + value_of(card_at(k)) / 2);
    return worth;
}

// Colonies of others that could be taken as the ships stand now.
int weak_colonies(const Open& p, Seat seat) {
    int count = 0;
    for (const Site site : p.player(seat).sites& p.planets) {
        const int defence = strength_of(p, seat, (next_to(site) | SiteSet::of(site)) & p.player(seat).sites);
        for (int k = 0; k < p.seats; ++k) {
            const Seat other = seat_at(k);
            if (other == seat || strength_of(p, other, next_to(site) & p.player(other).sites) <= defence) continue;
            ++count;
            break;
        }
    }
    return count;
}

// `turns`: how many other seats play before it.
int standing_of(const Open& p, Seat seat, int turns) {
    constexpr int kNearest = 120, kNear = 50, kFar = 25, kWeak = 6;
    const Player& player = p.player(seat);
    int worth = kColony * colonies_of(p, seat).size();
    if (colonies_after(p, seat, moves_of(p, seat)) >= kGoal) worth += turns == 0 ? kNearest : turns == 1 ? kNear : kFar;
    SiteSet reach;
    int ships = 0;
    for (const Site site : player.sites) {
        ships += player.at(site);
        reach |= next_to(site);
    }
    const SiteSet goals = (reach & p.planets) - player.sites;
    worth += 6 * std::min(3, (goals - p.taken).size()) + 2 * std::min(4, (goals & p.taken).size());
    worth += kShip * ships * (player.is(Race::ascended) ? 2 : 1) + player.graveyard / 4;
    worth += 7 * spots_of(p, seat).size() + 3 * std::min(6, counters_of(player)) + cards_worth(player);
    worth += 6 * (player.grafts.size() + player.stones.size()) + 5 * player.bitter + kColony / 2 * clung_of(p, seat);
    for (const std::int8_t level : player.tiles) worth += 5 * level;
    worth -= kWeak * weak_colonies(p, seat);
    return worth + (p.active == seat ? 5 * p.actions : 0);
}

// Shares of a thousand: a lead of one colony doubles the share of a seat.
void share_out(const std::array<int, kMaxSeats>& worth, int seats, std::array<std::int32_t, kMaxSeats>& value) {
    constexpr std::array<std::int32_t, 8> kRoots{4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233};  // 4096 / 2^(k/8)
    const auto count = static_cast<std::size_t>(seats);
    const int best = *std::max_element(worth.begin(), worth.begin() + seats);
    std::int32_t sum = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const int behind = std::min((best - worth[k]) * 8 / kColony, 100);
        sum += value[k] = kRoots[static_cast<std::size_t>(behind % 8)] >> (behind / 8);
    }
    for (std::size_t k = 0; k < count; ++k) value[k] = value[k] * 1000 / sum;
}

}  // namespace

void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    value.fill(0);
    std::array<int, kMaxSeats> worth{};
    const int active = p.active == kSpectator ? 0 : index(p.active);
    for (int k = 0; k < p.seats; ++k) {
        const int turns = (k - active + p.seats) % p.seats;
        worth[static_cast<std::size_t>(k)] = standing_of(p, seat_at(k), turns) + (p.winners.has(seat_at(k)) ? 400 : 0);
    }
    share_out(worth, p.seats, value);
}

}  // namespace orrery::cosmos
