// What comes to mind for an action: onto planets, towards them, and invasions where the sums allow; and for a victory move.
#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

namespace {

// Ships go from one site onto another: all, all but one, and half of them.
void think_of_going(const Open& p, Ideas& ideas, Move move, Count count) {
    const Seat you = p.question.seat;
    const int ships = p.player(you).at(move.from);
    const Site to = move.verb == Verb::stride ? move.then : move.to;
    const int gain = site_worth(p, you, to) - 2;
    const int stake = p.planets.has(move.from) ? kColony : (p.minerals | p.gases).has(move.from) ? 8 : 1;
    int last = 0;
    for (const int number : {count.high, std::min(count.high, ships - 1), std::min(count.high, ships / 2)}) {
        if (number < count.low || number == last) continue;
        last = number;
        move.number = static_cast<std::int8_t>(number);
        const bool leaves = number == ships;
        think(ideas, move, gain + number - (leaves ? stake : 0));
    }
}

void think_of_moves(const Open& p, Ideas& ideas, bool is_victory) {
    const Seat you = p.question.seat;
    for (const Site from : p.player(you).sites)
        for (const Site to : is_victory ? victory_sites(p, you, from) : moves_from(p, you, from)) {
            Move move = Move::of(is_victory ? Verb::victory : Verb::move, from);
            move.to = to;
            if (site_worth(p, you, to) > 0)
                think_of_going(p, ideas, move, is_victory ? victory_count(p, you, from, to) : moving(p, you, from, to));
        }
}

// Leaps onto empty planets.
void think_of_leaps(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    for (const Site from : p.player(you).sites)
        for (const Site to : p.planets - p.taken) {
            Move move = Move::of(Verb::leap, from);
            move.to = to;
            if (const Count count = moving(p, you, from, to); count.high > 0) think_of_going(p, ideas, move, count);
        }
}

int best_card(const Player& player) {
    int best = 0;
    for (int k = 0; k < kInvadeKinds; ++k)
        if (player.hand.of(card_at(k)) > 0) best = std::max(best, value_of(card_at(k)));
    return best;
}

void think_of_invading(const Open& p, Ideas& ideas, Site x, Site y, Seat defence) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    const SiteSet support = eligible(p, you, x, y, you, defence);
    SiteSet main = SiteSet::of(x);
    const int against = strength_of(p, defence, SiteSet::of(y) | eligible(p, defence, x, y, you, defence));
    const int prize = kShip * p.player(defence).at(y) + (p.planets.has(y) ? kColony + kColony / (p.seats - 1) : 4);
    const int risk = p.planets.has(x) ? kColony / 2 : 4;
    for (const bool is_supported : {true, false}) {
        if (is_supported && support.empty()) continue;
        const SiteSet stacks = is_supported ? main | support : main;
        const int chance = chance_to_win(strength_of(p, you, stacks) + best_card(own) - against - kCardValue);
        Move move = Move::of(Verb::invade, x);
        move.to = y, move.seat = defence;
        if (is_supported) move.sites = support;
        think(ideas, move, (chance * prize - (100 - chance) * (risk + kShip * strength_of(p, you, stacks))) / 100);
    }
}

}  // namespace

void think_of_actions(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    think(ideas, Move::of(Verb::end), 0);
    if (p.actions > 0)
        for (const Site x : own.sites)
            for (int k = 0; k < p.seats; ++k) {
                if (seat_at(k) == you) continue;
                for (const Site y : (next_to(x) | SiteSet::of(x)) & p.player(seat_at(k)).sites)
                    think_of_invading(p, ideas, x, y, seat_at(k));
            }
    if (own.stones.has(Stone::reach)) think_of_leaps(p, ideas);
    think_of_moves(p, ideas, false);
}

void think_of_victory_moves(const Open& p, Ideas& ideas) {
    think(ideas, Move::of(Verb::victory), 0);
    think_of_moves(p, ideas, true);
}

}  // namespace orrery::cosmos
