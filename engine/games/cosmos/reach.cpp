// Who can have five colonies at the end of its turn: boards and words warn of it.
#include <algorithm>
#include <vector>

#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// One way: a ship of the stack on `source` reaches the planet `goal` with that many Moves.
struct Way {
    Site goal;
    Site source;
    int steps;
};

// What is left to spend: Moves, ships that minerals buy, and the step that a walk or a stride saves.
struct Means {
    int moves = 0;
    int ships = 0;
    int shortcuts = 0;
};

Means means_of(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    const bool goes_on = p.active == seat && p.actions + p.extras > 0;
    const bool has_supply = !goes_on || p.question.node == Node::supply;
    Means means{goes_on ? p.actions + p.extras : 2, 0, 0};
    if (has_supply) {
        means.moves += player.level(DomTile::march);
        const int minerals = player.minerals + (goes_on ? 0 : income_of(p, seat).minerals);
        means.ships = std::min<int>(minerals * ships_for_a_mineral(p, seat), player.graveyard);
    }
    if (player.is(Race::mason) && !(goes_on && p.has_walked)) means.shortcuts = 1;
    if (player.stones.has(Stone::stride) && !(goes_on && p.has_stridden)) means.shortcuts = 1;
    return means;
}

// No two planets are adjacent. So a Move settles one planet at most.
std::vector<Way> ways_to(const Open& p, Seat seat, SiteSet goals, SiteSet passable, int most) {
    const SiteSet own = p.player(seat).sites;
    std::vector<Way> ways;
    for (const Site goal : goals) {
        SiteSet seen, edge;
        seen.add(goal), edge.add(goal);
        for (int steps = 1; steps <= most && !edge.empty(); ++steps) {
            SiteSet ring;
            for (const Site site : edge) ring = ring | next_to(site);
            ring = ring - seen;
            for (const Site source : ring& own) ways.push_back({goal, source, steps});
            seen = seen | ring;
            edge = (ring & passable) - own;
        }
    }
    return ways;
}

struct Search {
    std::vector<Way> ways;
    std::array<std::int8_t, kSites> spare{};    // ships that a stack can send without giving up a colony
    std::array<std::int8_t, kSites> buyable{};  // ships that can be bought and fit there
    SiteSet settled{};

    bool can_settle(int count, Means means) {
        if (count <= 0) return true;
        if (count > means.moves) return false;
        return std::any_of(ways.begin(), ways.end(), [&](const Way& way) { return goes(way, count, means); });
    }

    // Uses this way, then as many others as are missing.
    bool goes(const Way& way, int count, Means means) {
        const int saved = way.steps > 1 ? means.shortcuts : 0;
        means.moves -= way.steps - saved, means.shortcuts -= saved;
        const bool buys = spare[slot(way.source)] == 0;
        std::int8_t& ships = (buys ? buyable : spare)[slot(way.source)];
        means.ships -= buys ? 1 : 0;
        if (settled.has(way.goal) || ships == 0 || means.moves < 0 || means.ships < 0) return false;
        --ships, settled.add(way.goal);
        const bool can = can_settle(count - 1, means);
        ++ships, settled.drop(way.goal);
        return can;
    }
};

Search search_of(const Open& p, Seat seat, std::vector<Way> ways) {
    Search search{std::move(ways)};
    const Player& player = p.player(seat);
    for (const Site site : player.sites) {
        const int ships = player.at(site), stays = p.planets.has(site) ? 1 : 0;
        const bool is_whole = clung_on(p, seat, site) != nullptr;
        search.spare[slot(site)] = static_cast<std::int8_t>(is_whole ? 1 - stays : ships - stays);
        search.buyable[slot(site)] = static_cast<std::int8_t>(is_whole ? 0 : std::max(0, cap_of(p, seat) - ships));
    }
    return search;
}

}  // namespace

Reach reach_of(const Open& p, Seat seat) {
    Reach reach;
    const SiteSet held = colonies_of(p, seat);
    const int missing = kGoal - held.size();
    const Means means = means_of(p, seat);
    if (p.over || p.round == 0 || missing > means.moves) return reach;
    if (missing <= 0) return {true, true, {}};
    const auto try_with = [&](SiteSet passable) {
        Search search = search_of(
            p, seat, ways_to(p, seat, (p.planets & passable) - held, passable, means.moves + means.shortcuts));
        for (const Way& way : std::vector<Way>(search.ways))
            if (search.goes(way, missing, means)) reach.planets.add(way.goal);
        return !reach.planets.empty();
    };
    reach.by_moves = try_with(SiteSet::all() - p.taken);
    reach.by_wins = reach.by_moves || try_with(SiteSet::all());
    return reach;
}

}  // namespace orrery::cosmos
