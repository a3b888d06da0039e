// Ideas for actions of a turn: colonies and fleets, moves and attacks, research, harvest.
#include "games/kardashev/insight_ideas.h"

namespace orrery::kardashev {

namespace {

int price_of(const Cost& cost) {
    return cost.choice == Cost::Choice::two_alike        ? 2
           : cost.choice == Cost::Choice::food_or_matter ? 1
                                                         : cost.named.total() + cost.any;
}

void think_of_colonies(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    if (has_slot_for(p, Verb::colonize)) {
        const int price = price_of(colonize_cost(p, s.you)) * s.card;
        for (const Hex hex : colonize_targets(p))
            think(ideas, Move::of(Verb::colonize, hex), 20 + planet_worth(s, hex) - price);
    }
    if (has_slot_for(p, Verb::upgrade_colony))
        for (const Hex hex : upgrade_targets(p))
            think(ideas, Move::of(Verb::upgrade_colony, hex),
                  20 + (p.board.types(hex).empty() ? 0 : planet_worth(s, hex)) - 2 * s.card);
    if (has_slot_for(p, Verb::build_fleet))
        for (const Hex hex : build_targets(p)) {
            const Numbers levels = build_levels(p, hex);
            Move move = Move::of(Verb::build_fleet, hex);
            move.number = static_cast<std::int16_t>(levels.high);
            think(ideas, move,
                  (levels.high - p.board.fleet(hex)) * 10 - levels.high * 2 * s.card + std::min(s.left, 4));
        }
    if (has_slot_for(p, Verb::upgrade_fleet))
        for (const Hex hex : upgrade_fleet_targets(p))
            think(ideas, Move::of(Verb::upgrade_fleet, hex), 10 - 2 * s.card + std::min(s.left, 4));
}

int attack_worth(const Scene& s, Hex to, int level) {
    const Open& p = s.p;
    const Seat defender = defender_of(p, to);
    const HexSet help = supporters(p, defender, to);
    const int against = defence_of(p, to) + (most_supporters(p, defender, help) > 0 ? levels_of(p, help, {}) : 0);
    if (level <= defence_of(p, to)) return -20;
    const int won = p.board.colony(to) * (20 + 3 * std::min(s.left, 5) + 20 / (p.pairs() - 1)) +
                    p.board.fleet(to) * 10 / (p.pairs() - 1);
    return level > against ? won : won / 3;
}

void think_of_moves(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    if (!has_slot_for(p, Verb::move)) return;
    const HexSet near = around(p.board.colonies[slot(s.you)]);
    for (const Hex from : p.board.fleets[slot(s.you)]) {
        const int level = p.board.fleet(from);
        const Reach found = affordable_reach(p, s.you, from, level);
        for (const Hex to : destinations(p, s.you, from, level, found)) {
            Move move = Move::of(Verb::move, from);
            move.to = to;
            int distance = found.distance(to), worth = 0;
            if (is_attack(p, s.you, to)) {
                if (found.approaches(to).size() > 1) move.via = default_approach(p, s.you, from, level, to, found);
                if (move.via != kNoHex) distance = found.distance(to, move.via);
                worth = attack_worth(s, to, level);
            } else if (!p.board.explored().has(to)) {
                worth = 4 + (near.has(to) ? 6 : 2) + std::min(s.left, 4);
            } else {
                const bool opens = p.board.planets.has(to) && p.board.colony(to) == 0 && !near.has(to);
                worth = opens ? 4 + planet_worth(s, to) / 2 : -6;
            }
            worth -= move_cost(p, s.you, level, distance) * s.card;
            if (worth > 0) think(ideas, move, worth);
        }
    }
}

void think_of_research(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    const auto by_tech = [&](Verb verb, Tech tech, int worth) {
        Move move = Move::of(verb);
        move.tech = tech;
        think(ideas, move, worth);
    };
    if (!has_slot_for(p, Verb::research)) return;
    const Player& player = p.player(s.you);
    for (const Tech tech : researchable(p)) {
        int worth =
            points_of(tech) * 10 + engine_worth(tech) * std::min(s.left, 6) - price_of(face(tech).cost) * s.card;
        for (const Tech lost : negates(player.role, tech) & player.researched) worth -= points_of(lost) * 10;
        if (s.left > 0 && face(tech).level < 3) worth += 12;  // it opens the next level
        by_tech(Verb::research, tech, worth);
    }
    Move compile = Move::of(Verb::compile);
    compile.symbol = player.hand.scarcest();
    think(ideas, compile, s.card - 1);
    if (player.mirrored == kNoTech && can_act(p, Verb::clone))
        for (const Tech tech : clonable(p)) by_tech(Verb::clone, tech, engine_worth(tech) * s.left);
    if (can_act(p, Verb::erase)) {
        for (const Tech tech : erasable(p)) {
            int worth = 0;
            for (int k = 0; k < p.seats; ++k) {
                if (!p.player(seat_at(k)).researched.has(tech)) continue;
                const int loss = points_of(tech) * 10 - price_of(face(tech).cost) * s.card;
                worth += seat_at(k) == s.you ? -loss : loss / (p.seats - 1);
            }
            if (worth > 0) by_tech(Verb::erase, tech, worth);
        }
    }
    if (can_act(p, Verb::probe)) think(ideas, Move::of(Verb::probe), 4 + s.left);
    if (can_act(p, Verb::antimatter))
        for (const Hex hex : antimatter_targets(p))
            if (p.board.fleet(hex) == 0 || p.is_enemy(s.you, p.board.fleet_owner(hex)))
                think(ideas, Move::of(Verb::antimatter, hex),
                      p.board.fleet(hex) * 10 / (p.seats - 1) + p.board.types(hex).size() * s.card - 12);
    const auto by_symbol = [&](Verb verb, Hex hex, Symbols symbols, int worth) {
        Move move = Move::of(verb, hex);
        for (const Symbol symbol : kAllTypes)
            if (symbols.has(symbol)) {
                move.symbol = symbol;
                return think(ideas, move, worth - s.card);
            }
    };
    if (can_act(p, Verb::accrete))
        for (const Hex hex : accrete_targets(p)) by_symbol(Verb::accrete, hex, accretable(p), 8 + s.left);
    if (can_act(p, Verb::terraform))
        for (const Hex hex : terraform_targets(p))
            by_symbol(
                Verb::terraform, hex, terraformable(p, hex),
                p.board.types(hex).empty() || p.has(s.you, Tech::arcology) ? p.board.colony(hex) * s.left * 3 : 0);
}

}  // namespace

void think_of_actions(const Scene& s, Ideas& ideas) {
    const Open& p = s.p;
    think_of_colonies(s, ideas);
    think_of_moves(s, ideas);
    think_of_research(s, ideas);
    if (has_slot_for(p, Verb::harvest) && can_harvest(p, s.you)) {
        const int cards = p.player(s.you).hand.total();
        const int more = hand_worth(cards + std::max(1, income_of(p, s.you)), s.left) - hand_worth(cards, s.left);
        think(ideas, Move::of(Verb::harvest), more);
    }
    if (can_act(p, Verb::borrow)) think(ideas, Move::of(Verb::borrow), 8);
    think(ideas, Move::of(Verb::end), 0);
}

}  // namespace orrery::kardashev
