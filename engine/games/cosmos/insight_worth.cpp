// What a stack on a site is worth, what a main player adds to a total, and who could soon have five colonies.
#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

int site_worth(const Open& p, Seat you, Site site) {
    const Player& own = p.player(you);
    const bool is_new = !own.sites.has(site);
    int worth = is_new && p.planets.has(site) ? kColony : 0;
    if (is_new && (p.minerals | p.gases).has(site)) worth += kSpot;
    if (own.is(Race::lapidary))
        for (const Site stone : p.stones)
            if (stone == site) worth += 10;
    const SiteSet near = next_to(site) & p.planets;
    return worth + 4 * (near - p.taken).size() + 2 * (near - own.sites).size();
}

int chance_to_win(int lead) { return std::clamp(50 + 8 * lead, 5, 95); }

int edge_of(const Open& p, Seat seat, Side side, Site site) {
    const Player& main = p.player(seat);
    const bool invades = side == Side::offence;
    const auto has = [&](Race race) {
        return main.has_power(race) || (seat == p.question.seat && main.is_hidden_as(race));
    };
    int edge = 2 * main.level(invades ? DomTile::strike : DomTile::guard) + main.level(DomTile::steady) +
               main.grafts.size() + main.bitter;
    const bool is_set = main.mode == (invades ? Mode::lance : Mode::shield);
    if (is_set || (main.is_hidden && has(Race::binary))) edge += 3;
    if (main.stones.has(invades ? Stone::might : Stone::ward)) edge += 2;
    if (invades && has(Race::empire)) edge += colonies_of(p, seat).size();
    if (!invades && has(Race::mason)) edge += main.at(site) * weight_of(p, seat);
    if (has(Race::hoarder)) edge += main.hand_size / 5;
    return edge;
}

// ---- Five colonies

namespace {

// Empty planets next to stacks that can send ships without giving up a planet.
SiteSet goals_of(const Open& p, Seat seat, SiteSet& reach) {
    const Player& player = p.player(seat);
    for (const Site site : player.sites)
        if (player.at(site) > 1 || !p.planets.has(site)) reach |= next_to(site);
    return reach & (p.planets - p.taken);
}

}  // namespace

int moves_of(const Open& p, Seat seat) {
    constexpr int kActions = 2;
    if (p.active == seat && p.question.node != Node::supply) return p.actions + p.extras;
    return kActions + p.player(seat).level(DomTile::march);
}

int colonies_after(const Open& p, Seat seat, int moves) {
    SiteSet reach;
    const int near = goals_of(p, seat, reach).size();
    int colonies = colonies_of(p, seat).size() + std::min(near, moves);
    const bool is_quick = p.player(seat).is(Race::mason) || p.player(seat).stones.has(Stone::stride);
    const int steps = is_quick ? 1 : 2;  // to a planet two sites away
    if (near >= moves || moves - near < steps) return colonies;
    SiteSet further;
    for (const Site site : reach - p.taken) further |= next_to(site);
    if (!((further - reach) & (p.planets - p.taken)).empty()) ++colonies;
    return colonies;
}

Threat threat_to(const Open& p, Seat you) {
    Threat threat;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (seat == you || colonies_after(p, seat, moves_of(p, seat)) < kGoal) continue;
        threat.rivals.add(seat);
        SiteSet reach;
        threat.goals |= goals_of(p, seat, reach);
    }
    return threat;
}

}  // namespace orrery::cosmos
