// What search asks: the best of what comes to mind (insight_ideas.h), and how well each seat stands.
#include "games/cosmos/insight.h"

#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

constexpr Ladder Insight::kLadder{{{0, 0}, {15, 0}, {60, 0}, {250, 0}, {1'200, 0}}};

namespace {

void think(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    if (p.question.node == Node::action) return think_of_actions(p, ideas);
    if (p.question.node == Node::victory) return think_of_victory_moves(p, ideas);
    think_of_answers(p, ideas, scratch);
}

}  // namespace

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries) {
    entries.clear();
    if (p.over) return;
    Ideas ideas;
    think(p, ideas, entries);
    list_best(ideas, entries, [](const Move& move) { return move.number > 0; });
}

// One of the best three, the best most often.
Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>& scratch) {
    Ideas ideas;
    think(p, ideas, scratch);
    return pick_one(ideas, {0, 0, 0, 0, 0, 1, 1, 2}, chance);
}

// ---- Worth

int site_worth(const Open& p, Seat you, Site site) {
    const bool is_planet = p.planets.has(site);
    int worth = is_planet && !p.player(you).sites.has(site) ? kColony : 0;
    if ((p.minerals | p.gases).has(site) && !p.player(you).sites.has(site)) worth += 8;
    for (const Site stone : p.stones)
        if (stone == site && p.player(you).is(Race::lapidary)) worth += 10;
    const SiteSet near = next_to(site) & p.planets;
    worth += 4 * (near - p.taken).size() + 2 * (near - p.player(you).sites).size();
    return worth;
}

int chance_to_win(int lead) { return std::clamp(50 + 8 * lead, 5, 95); }

int strength_of(const Open& p, Seat seat, SiteSet sites) {
    int ships = 0;
    for (const Site site : sites) ships += p.player(seat).at(site);
    return ships * weight_of(p, seat);
}

// ---- How it stands

namespace {

int cards_worth(const Player& player) {
    int worth = 0;
    for (int k = 0; k < kKinds; ++k) worth += player.hand.of(card_at(k)) * (2 + value_of(card_at(k)) / 2);
    return worth;
}

int standing_of(const Open& p, Seat seat) {
    constexpr int kWin = 200;
    const Player& player = p.player(seat);
    const int colonies = colonies_of(p, seat).size();
    int worth = kColony * colonies + (p.winners.has(seat) ? kWin : 0);
    if (p.over) return worth;
    SiteSet reach;
    int ships = 0;
    for (const Site site : player.sites) {
        ships += player.at(site);
        reach |= next_to(site);
    }
    const SiteSet goals = (reach & p.planets) - player.sites;
    worth += 6 * std::min(3, (goals - p.taken).size()) + 2 * std::min(4, (goals & p.taken).size());
    worth += colonies == kGoal - 1 ? 6 * std::min(3, (goals - p.taken).size()) : 0;
    worth += kShip * ships * (player.is(Race::ascended) ? 2 : 1) + player.graveyard / 4;
    worth += 7 * spots_of(p, seat).size() + 3 * std::min(6, counters_of(player)) + cards_worth(player);
    worth += 6 * (player.grafts.size() + player.stones.size()) + 5 * player.bitter + kColony / 2 * clung_of(p, seat);
    for (const std::int8_t level : player.tiles) worth += 5 * level;
    return worth + (p.active == seat ? 5 * p.actions : 0);
}

}  // namespace

void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    constexpr int kLead = 2;
    value.fill(0);
    PerSeat<int> worth{};
    for (int k = 0; k < p.seats; ++k) worth[static_cast<std::size_t>(k)] = standing_of(p, seat_at(k));
    for (std::size_t k = 0; k < static_cast<std::size_t>(p.seats); ++k) {
        int best = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(p.seats); ++i)
            if (i != k) best = std::max(best, worth[i]);
        value[k] = std::clamp(1000 / p.seats + (worth[k] - best) * kLead, 0, 1000);
    }
}

}  // namespace orrery::cosmos
