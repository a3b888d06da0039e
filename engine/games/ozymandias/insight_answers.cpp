// Ideas for all other questions: plans, turns, arrivals, drafts, swords, retreats.
#include "games/ozymandias/insight_ideas.h"
#include "games/ozymandias/position.h"

namespace orrery::ozymandias {

namespace {

// ---- Planning

// Each hand card as leader, in up to three plans: without cards, with the lower half of the other cards under its new
// fleet, or with these cards under the fleet before it.
void think_of_plans(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& player = p.player(you);
    const bool has_new_fleet_only = player.fleets == 0;
    for (const Card leader : player.hand) {
        Move move = Move::of(Verb::plan, leader);
        const int worth = 4 * leader_worth(leader) - rank_of(leader);
        think(ideas, move, worth - 2);
        CardSet others = player.hand;
        others.drop(leader);
        if (others.empty()) continue;
        move.seat = you;
        const CardSet some = worst_of(others, (others.size() + 1) / 2);
        move.under[static_cast<std::size_t>(player.fleets)] = some;
        think(ideas, move, worth);
        if (has_new_fleet_only) continue;
        move.under = {};
        move.under[static_cast<std::size_t>(player.fleets - 1)] = some;
        think(ideas, move, worth + (p.fleet(fleet_at(you, player.fleets - 1)).is_on_map() ? 1 : -1));
    }
}

void think_of_buying(const Open& p, Ideas& ideas) {
    const Player& player = p.player(p.question.seat);
    if (can_buy(p, p.question.seat))
        think(ideas, Move::of(Verb::buy), 2 * player.secrets() - 6 * price_of_card(player) + 4);
    think(ideas, Move::of(Verb::stop), 0);
}

// ---- Turns

int activation_worth(const Open& p, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    if (state.where == Where::exploring) return 18;
    if (state.where == Where::card) return 14 + leader_worth(state.leader);
    const int conquest = can_conquer(p, fleet) ? colony_worth(p, owner_of(fleet), state.spot) : 0;
    return 6 + conquest + (state.under_count > 0 ? 5 : 0);
}

void think_of_turns(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    int exhausted = 0;
    each_fleet(p, you, [&](Fleet fleet) {
        if (!p.fleet(fleet).is_ready) exhausted += activation_worth(p, fleet) - 2;
        if (!can_activate(p, fleet)) return;
        Move move = Move::of(Verb::activate);
        move.fleet = fleet;
        think(ideas, move, activation_worth(p, fleet));
    });
    const Player& player = p.player(you);
    if (can_recover(p, you, p.frames.back().has_recovered))
        think(ideas, Move::of(Verb::recover), exhausted / 2 - worth_of(p, Suit::gold) * price_of_recovery(player));
    else if (!player.hand.empty() && exhausted >= kColony / 2 && player.wealth() < price_of_recovery(player)) {
        Move move = Move::of(Verb::emergency, worst_of(player.hand, 1).first());
        move.suits[0] = Suit::gold;
        think(ideas, move, exhausted / 4 - card_worth(p));
    }
    think(ideas, Move::of(Verb::pass), 0);
}

// ---- Wars

void think_of_drafts(const Open& p, Ideas& ideas) {
    const Fleet fleet = p.question.fleet;
    const int most = most_draft(p, fleet);
    const int other = p.fleet(p.war.other(fleet)).strength + most_draft(p, p.war.other(fleet));
    const int enough = std::clamp(other + 1 - p.fleet(fleet).strength, 0, most);
    for (int n = 0; n <= most; ++n) {
        Move move = Move::of(Verb::draft);
        move.number = static_cast<std::int16_t>(n);
        think(ideas, move, n == enough ? 10 : n == 0 ? 9 : n == most ? 8 : 4);
    }
}

void think_of_swords(const Open& p, Ideas& ideas) {
    const Player& player = p.player(p.question.seat);
    const FleetState& own = p.fleet(p.war.holder);
    const int missing = -p.war.score;
    for (const Card card : player.hand) {
        const int price = sword_price(p, card);
        if (price > player.secrets()) continue;
        Move move = Move::of(Verb::sword, card);
        think(ideas, move, 12 - 2 * price - rank_of(card) - (rank_of(card) < missing ? 8 : 0));
        if (!own.is_led_by(Card::weapons_research) || price + rank_of(card) > player.secrets()) continue;
        move.is_double = true;
        think(ideas, move, 10 - 2 * price - 2 * rank_of(card) - (2 * rank_of(card) < missing ? 8 : 0));
    }
    if (can_bribe(p)) think(ideas, Move::of(Verb::use, Card::the_bribe), 6);
    if (can_hire(p)) {
        Move move = Move::of(Verb::use, Card::the_mercenary);
        for (const int hired : {missing, missing + 3}) {
            if (hired < 1 || hired > player.wealth()) continue;
            move.number = static_cast<std::int16_t>(hired);
            think(ideas, move, 12 - 2 * hired);
        }
    }
    if (can_frighten(p)) {
        Move move = Move::of(Verb::use, Card::the_fear);
        for (const Card card : takeable(p, p.war.holder)) move.paid = card, think(ideas, move, 2 * rank_of(card));
    }
    think(ideas, Move::of(Verb::yield), 6 - 2 * missing);
}

// ---- Arrivals, retreats, and all other questions, as listed

int listed_worth(const Open& p, const Move& move) {
    const Seat you = p.question.seat;
    const auto standing = [&] { return standing_worth(p, you, p.galaxy.spot(move.point)); };
    switch (move.verb) {
        case Verb::warp: return standing();
        case Verb::retreat:
            return p.war.moved != kNoFleet && owner_of(p.war.moved) == you
                       ? 5 + (move.heading == kNoHeading ? standing() : 0)
                   : move.heading == kNoHeading ? 12 - standing() / 4
                                                : 6;
        case Verb::from:
            if (move.fleet != kNoFleet) return 0;
            return control_of(p, p.galaxy.spot(move.point)) != you
                       ? 20
                       : std::min(disks_on(p, p.galaxy.spot(move.point)), 9);
        case Verb::land: {
            const Face& lies = face_of(p.turned, move.rotation);
            return (lies.colonies >> slot_of(move.point) & 1) != 0 ? 20 : 1;
        }
        case Verb::bonus: return activation_worth(p, move.fleet);
        case Verb::claim: return kColony;
        case Verb::use:
            if (move.card == Card::the_wall) return force_of(p, p.war.defender) < force_of(p, p.war.attacker) ? 10 : 0;
            if (move.card == Card::the_gravekeeper) return 4 * p.war.dead - card_worth(p) + 1;
            if (move.card == Card::desert_legend)
                return 3 * (move.suits[0] == move.suits[2] ? worth_of(p, move.suits[0]) : 2) - rank_of(move.paid);
            if (move.card == Card::the_network) return 6 - rank_of(move.paid) - rank_of(move.other);
            return 3;
        default: return 1;
    }
}

void think_of_listed(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch, const Move& begin, bool is_first) {
    is_first ? list_answers(p, scratch) : list_further(p, begin, scratch);
    ScratchList<Entry<Move>, kMostIdeas> step;
    for (const auto& entry : scratch)
        if (step.size() < step.capacity()) step.push_back(entry);
    for (const auto& entry : step) {
        if (entry.more)
            think_of_listed(p, ideas, scratch, entry.move, false);
        else
            think(ideas, entry.move, listed_worth(p, entry.move));
    }
}

}  // namespace

void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    switch (p.question.node) {
        case Node::plan: return think_of_plans(p, ideas);
        case Node::buy: return think_of_buying(p, ideas);
        case Node::turn: return think_of_turns(p, ideas);
        case Node::draft: return think_of_drafts(p, ideas);
        case Node::war: return think_of_swords(p, ideas);
        default: return think_of_listed(p, ideas, scratch, {}, true);
    }
}

}  // namespace orrery::ozymandias
