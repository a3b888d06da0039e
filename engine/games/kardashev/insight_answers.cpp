// Ideas for all other questions: bids and their plans, places, support, picks, payments.
#include "games/kardashev/insight_ideas.h"
#include "games/kardashev/position.h"

namespace orrery::kardashev {

namespace {

// ---- Bids

// Tiles by worth; slots from the last on, since a late player can react to what the others did.
Plan plan_of(const Scene& s) {
    const Open& p = s.p;
    const auto worth_of = [&](Seat drawer) { return tile_worth(s, p.player(drawer).drawn); };
    Plan plan;
    for (int wanted = p.pairs(); wanted >= 1; --wanted) plan.slots.push_back(static_cast<std::int8_t>(wanted));
    for (int k = 0; k < p.seats; ++k)
        if (p.lying().has(seat_at(k))) insert_by_worth(plan.tiles, seat_at(k), worth_of);
    if (plans_name_none(p)) plan.tiles.push_back(kSpectator);
    if (p.options.allies) plan.first = s.you;
    return plan;
}

void think_of_bids(const Scene& s, Ideas& ideas) {
    constexpr std::array<int, kMostBid + 1> kWorth{10, 12, 11, 7, 4, 2, 1};
    Move move = Move::of(Verb::bid);
    if (s.p.options.plans) move.plan = plan_of(s);
    for (int n = 0; n <= most_bid(s.p, s.you); ++n) {
        move.number = static_cast<std::int16_t>(n);
        think(ideas, move, kWorth[static_cast<std::size_t>(n)]);
    }
    if (!s.p.options.plans) return;
    std::reverse(move.plan.slots.begin(), move.plan.slots.end());
    for (int n = 0; n <= std::min(2, most_bid(s.p, s.you)); ++n) {
        move.number = static_cast<std::int16_t>(n);
        think(ideas, move, kWorth[static_cast<std::size_t>(n)] - 5);
    }
}

// ---- Other answers

void think_of_places(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    const Question& q = p.question;
    const HexSet own = around(p.board.colonies[slot(s.you)]), theirs = around(p.enemy_colonies(s.you));
    for (const Hex hex : q.among) {
        Move move = Move::of(Verb::place, hex);
        move.side = Side::up;
        const int good = tile_worth(s, q.tile);
        think(ideas, move,
              (own.has(hex) ? 3 * good : 0) - (theirs.has(hex) ? good : 0) +
                  (q.tile == kVoid && theirs.has(hex) ? 6 : 0));
        if (!q.tile.is_planet()) continue;
        move.side = Side::down;
        think(ideas, move, s.card + (theirs.has(hex) && !own.has(hex) ? 4 : 0) - (own.has(hex) ? 8 : 0));
    }
}

void think_of_support(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    const Question& q = p.question;
    const Frame& f = p.frames.back();
    const bool attacks = q.node == Node::support;
    const int lacking = attacks ? f.amount + 1 - f.number : q.number;
    each_subset(q.among, most_supporters(p, q.seat, q.among), [&](HexSet set) {
        Move move = Move::of(attacks ? Verb::support : Verb::defend);
        move.hexes = set;
        const int levels = levels_of(p, set, attackers_of(p));
        think(ideas, move, (levels >= lacking ? 20 : 0) - set.size() * s.card + (attacks ? levels : 0));
    });
}

void think_of_listed(const Scene& s, Ideas& ideas, const std::vector<Entry<Move>>& entries) {
    const Open& p = s.p;
    const Question& q = p.question;
    const Cards hand = p.player(s.you).hand;
    int worth = 40;
    for (const auto& entry : entries) {
        const Move& move = entry.move;
        --worth;  // if nothing else is known, earlier entries of a list are better
        switch (q.node) {
            case Node::slot: think(ideas, move, move.number); break;
            case Node::take:
                think(ideas, move, move.seat == kSpectator ? 0 : tile_worth(s, p.player(move.seat).drawn));
                break;
            case Node::first: think(ideas, move, move.seat == s.you ? 1 : 0); break;
            case Node::gain: think(ideas, move, -hand.of(move.symbol)); break;
            case Node::raid: think(ideas, move, 1); break;
            case Node::yield: {
                Cards after = hand;
                after += move.cards;
                think(ideas, move, 4 * after.least() - after.most());
                break;
            }
            case Node::share: think(ideas, move, p.board.colony(move.to)); break;
            default: think(ideas, move, worth);
        }
        if (entry.high > entry.low) {  // a split: also the whole price
            Move whole = move;
            whole.number = static_cast<std::int16_t>(entry.high);
            think(ideas, whole, worth - 1);
        }
    }
}

}  // namespace

void think_of_answers(const Scene& s, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    switch (s.p.question.node) {
        case Node::bid:
        case Node::late_bid: return think_of_bids(s, ideas);
        case Node::place: return think_of_places(s, ideas);
        case Node::support:
        case Node::defend: return think_of_support(s, ideas);
        default: list_answers(s.p, scratch), think_of_listed(s, ideas, scratch);
    }
}

}  // namespace orrery::kardashev
