// Ideas for an action: onto planets, towards planets, and invasions that the sums allow; also ideas for a victory move.
#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

namespace {

constexpr int kUrgent = kColony;  // added to what keeps somebody from five colonies

// The seat that moves, and what it can use.
struct Glance {
    const Open& p;
    Seat you;
    const Player& own;
    SiteSet free;   // empty planets
    SiteSet reach;  // next to own stacks
    Threat threat;

    explicit Glance(const Open& open)
        : p(open), you(open.question.seat), own(open.player(you)), free(open.planets - open.taken) {
        for (const Site site : own.sites) reach |= next_to(site);
        threat = threat_to(p, you);
    }
    int stake_at(Site site) const {
        return p.planets.has(site) ? kColony : (p.minerals | p.gases).has(site) ? kSpot : 1;
    }
    int gain_at(Site site) const {
        const int near = (next_to(site) & (free - reach)).size();
        return site_worth(p, you, site) + 3 * near + (threat.goals.has(site) ? kUrgent : 0);
    }
};

// Ships go from one site to another: all of them and half of them; onto planets also all but one.
void think_of_going(const Glance& glance, Ideas& ideas, Move move, Count count) {
    const int ships = glance.own.at(move.from);
    const Site to = move.verb == Verb::stride ? move.then : move.to;
    const int gain = glance.gain_at(to) - 2;
    SiteSet others = next_to(move.from) & glance.free;
    others.drop(to);
    const bool is_planet = glance.p.planets.has(to) || glance.p.planets.has(move.from);
    int last = 0;
    for (const int number :
         {count.high, is_planet ? std::min(count.high, ships - 1) : 0, std::min(count.high, ships / 2)}) {
        if (number < std::max(1, count.low) || number == last) continue;
        last = number;
        move.number = static_cast<std::int8_t>(number);
        const bool leaves = number == ships;
        const int stays = !leaves && !others.empty() ? 5 : 0;
        think(ideas, move, gain + number + stays - (leaves ? glance.stake_at(move.from) : 0));
    }
}

void think_of_moves(const Glance& glance, Ideas& ideas, bool is_victory) {
    const auto& [p, you, own, free, reach, threat] = glance;
    for (const Site from : own.sites)
        for (const Site to : is_victory ? victory_sites(p, you, from) : moves_from(p, you, from)) {
            Move move = Move::of(is_victory ? Verb::victory : Verb::move, from);
            move.to = to;
            if (site_worth(p, you, to) > 0)
                think_of_going(glance, ideas, move,
                               is_victory ? victory_count(p, you, from, to) : moving(p, you, from, to));
        }
}

// Leaps onto empty planets, from the stack with the most ships to spare.
void think_of_leaps(const Glance& glance, Ideas& ideas) {
    const auto& [p, you, own, free, reach, threat] = glance;
    Move move = Move::of(Verb::leap);
    int most = -2 * kColony;
    for (const Site from : own.sites)
        if (const int spare = 2 * own.at(from) - glance.stake_at(from); spare > most) most = spare, move.from = from;
    for (const Site to : free) {
        move.to = to;
        if (const Count count = moving(p, you, move.from, to); count.high > 0)
            think_of_going(glance, ideas, move, count);
    }
}

// Moves over two sites, only the best one of each stack: strides onto an empty planet, and walks that pass one or end
// on one.
void think_of_two_sites(const Glance& glance, Ideas& ideas, Verb verb) {
    const auto& [p, you, own, free, reach, threat] = glance;
    const SiteSet closed = p.taken - own.sites;
    for (const Site x : own.sites) {
        if (verb == Verb::walk && !can_walk_from(p, you, x)) continue;
        Move best = Move::of(verb, x);
        int most = 0;
        for (const Site y : next_to(x) - closed)
            for (const Site z : next_to(y) - closed) {
                const bool is_by_the_way = verb == Verb::walk && free.has(y);
                if (z == x || !(free.has(z) || is_by_the_way)) continue;
                const int has_room =
                    verb == Verb::stride ? moving(p, you, x, z).high : std::min(room_at(p, you, y), room_at(p, you, z));
                const int gain = glance.gain_at(z) + (verb == Verb::walk ? glance.gain_at(y) : 0);
                if (has_room > 0 && gain > most) most = gain, best.to = y, best.then = z;
            }
        if (most == 0) continue;
        if (verb == Verb::stride) {
            think_of_going(glance, ideas, best, moving(p, you, x, best.then));
            continue;
        }
        const int dropped = std::min({free.has(best.to) ? 2 : 1, own.at(x) - 2, room_at(p, you, best.to)});
        const int carried = std::min(own.at(x) - 1 - dropped, room_at(p, you, best.then));
        best.dropped = static_cast<std::int8_t>(dropped), best.number = static_cast<std::int8_t>(carried);
        think(ideas, best, most + carried - 4);
    }
}

// The fifth colony, if a Move there makes one. Then no other idea is needed.
bool think_of_winning(const Glance& glance, Ideas& ideas, bool is_victory) {
    const auto& [p, you, own, free, reach, threat] = glance;
    const bool is_checked = p.options.five == Five::now && p.round > 1;
    if (!is_checked || colonies_of(p, you).size() != kGoal - 1) return false;
    for (const Site from : own.sites) {
        const bool keeps = p.planets.has(from);  // one ship stays on it
        for (const Site to : next_to(from) & free) {
            const Count count = moving(p, you, from, to);
            const int number = std::min(count.high, own.at(from) - (keeps ? 1 : 0));
            if (number < std::max(1, count.low)) continue;
            Move move = Move::of(is_victory ? Verb::victory : Verb::move, from);
            move.to = to, move.number = static_cast<std::int8_t>(number);
            think(ideas, move, 1000);
            return true;
        }
    }
    return false;
}

int best_card(const Player& player) {
    int best = 0;
    for (int k = 0; k < kInvadeKinds; ++k)
        if (player.hand.of(card_at(k)) > 0) best = std::max(best, value_of(card_at(k)));
    return best;
}

// An invasion with all support, with the support that stands on no planet, and without support.
void think_of_invading(const Glance& glance, Ideas& ideas, Site x, Site y, Seat defence) {
    const auto& [p, you, own, free, reach, threat] = glance;
    const SiteSet support = eligible(p, you, x, y, you, defence);
    const bool is_planet = p.planets.has(y);
    const int against = strength_of(p, defence, SiteSet::of(y) | eligible(p, defence, x, y, you, defence)) +
                        edge_of(p, defence, Side::defence, y) + kCardValue;
    int prize = kShip * p.player(defence).at(y) + (is_planet ? kColony + kColony / (p.seats - 1) : 4);
    if (threat.rivals.has(defence)) prize += is_planet ? kUrgent : kUrgent / 4;
    const int edge = edge_of(p, you, Side::offence, x) + best_card(own);
    Move move = Move::of(Verb::invade, x);
    move.to = y, move.seat = defence;
    FixedList<SiteSet, 3> choices;
    for (const SiteSet some : {support, support - p.planets, SiteSet()})
        if (choices.empty() || choices[choices.size() - 1] != some) choices.push_back(some);
    for (const SiteSet some : choices) {
        const int ships = strength_of(p, you, SiteSet::of(x) | some);
        const int risk = kColony / 2 * ((SiteSet::of(x) | some) & p.planets).size() + kShip * ships + 4;
        const int chance = chance_to_win(ships + edge - against);
        move.sites = some;
        think(ideas, move, (chance * prize - (100 - chance) * risk) / 100);
    }
}

}  // namespace

void think_of_actions(const Open& p, Ideas& ideas) {
    const Glance glance(p);
    if (think_of_winning(glance, ideas, false)) return;
    const Player& own = glance.own;
    think(ideas, Move::of(Verb::end), 0);
    if (p.actions > 0)
        for (const Site x : own.sites)
            for (int k = 0; k < p.seats; ++k) {
                if (seat_at(k) == glance.you) continue;
                for (const Site y : (next_to(x) | SiteSet::of(x)) & p.player(seat_at(k)).sites)
                    think_of_invading(glance, ideas, x, y, seat_at(k));
            }
    if (own.stones.has(Stone::reach)) think_of_leaps(glance, ideas);
    if (own.stones.has(Stone::stride) && !p.has_stridden) think_of_two_sites(glance, ideas, Verb::stride);
    if (may_walk(p, glance.you)) think_of_two_sites(glance, ideas, Verb::walk);
    think_of_moves(glance, ideas, false);
}

void think_of_victory_moves(const Open& p, Ideas& ideas) {
    const Glance glance(p);
    if (think_of_winning(glance, ideas, true)) return;
    think(ideas, Move::of(Verb::victory), 0);
    think_of_moves(glance, ideas, true);
}

}  // namespace orrery::cosmos
