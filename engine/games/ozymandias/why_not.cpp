// Why a move that is not listed is refused: the section or ruling, and the figures. In the order of section 6. Actions
// and texts of leaders are in why_not_actions.cpp.
#include "games/ozymandias/position.h"
#include "games/ozymandias/refusals.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

Refusal no_such_card(const Player& player, Card card) {
    if (player.hand.empty()) return no("6", say::hand_is_empty(name_of(card)));
    return no("6", say::not_in_hand(name_of(card)) + " " + say::you_hold(names_of(player.hand)));
}

Refusal too_far(const std::string& end, int charges, int secrets) {
    if (charges == kFar) return no("6.4", say::no_route(end));
    return no("6.4", say::route_costs(end, price_of(charges), charges, secrets));
}

namespace {

// ---- Planning

Refusal buy_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (!p.can_draw()) return no("R50", say::no_card_left());
    return no("R16", say::next_card_costs(price_of_card(player), player.secrets()));
}

Refusal plan_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (!player.hand.has(m.card)) return no_such_card(player, m.card);
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet under = m.under[static_cast<std::size_t>(k)];
        if (!under.empty() && k > player.fleets) return no("6.1", say::no_fleet_yet(k + 1, player.fleets + 1));
        for (const Card card : under)
            if (!player.hand.has(card)) return no_such_card(player, card);
    }
    return no("6.1", say::cards_go_under(token(fleet_at(p.question.seat, 0))));
}

// ---- A turn

Refusal activate_refusal(const Open& p, const Move& m) {
    if (!is_own(m.fleet, p.question.seat)) return no("6.2", say::not_your_fleet(token(m.fleet)));
    if (!is_in_play(p, m.fleet)) return no("6.2", say::no_such_fleet(p.player(p.question.seat).fleets, token(m.fleet)));
    if (!p.fleet(m.fleet).is_ready) return no("6.2", say::fleet_is_exhausted(fleet_number(m.fleet)));
    return no("R14", say::no_point_to_warp(fleet_number(m.fleet)));
}

Refusal recover_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (p.frames.back().has_recovered) return no("R18", say::has_recovered());
    if (player.boxes >= kBoxes) return no("R18", say::boxes_are_used());
    if (player.wealth() < price_of_recovery(player))
        return no("R18", say::recovery_costs(price_of_recovery(player), player.wealth()));
    return no("6.2", say::none_is_exhausted());
}

Refusal emergency_refusal(const Open& p, const Move& m) { return no_such_card(p.player(p.question.seat), m.card); }

// ---- Arriving

Refusal site_refusal(const Open& p, const Move& m) {
    if (p.galaxy.is_placed(m.site)) return no("9.4", say::site_has_tile(token(m.site)));
    if (p.galaxy.is_reserved(m.site)) return no("R11", say::site_is_reserved(token(m.site)));
    return no("9.4", say::site_is_far(token(m.site)));
}

Refusal warp_refusal(const Open& p, const Move& m) {
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.3", say::no_tile_lies_at(token(m.point)));
    if (fleet_on(p, spot) != kNoFleet) return no("6.3", say::fleet_stands_there(token(m.point)));
    return no("6.3", say::is_controlled_by(token(m.point), seat_name(control_of(p, spot))));
}

Refusal land_refusal(const Open& p, const Move& m) {
    const Site site =
        p.fleet(p.question.fleet).where == Where::exploring ? p.fleet(p.question.fleet).site : p.frames.back().site;
    return no("6.3", say::lands_on_its_tile(token(site), token(m.point)));
}

// ---- Bonus actions and disks

Refusal bonus_refusal(const Open& p, const Move& m) {
    if (!is_own(m.fleet, p.question.seat) || !is_in_play(p, m.fleet))
        return no("9.1", say::not_your_fleet(token(m.fleet)));
    if (!p.fleet(m.fleet).is_on_map()) return no("9.1", say::isnt_on_map(fleet_number(m.fleet)));
    return no("9.1", say::has_no_bonus(fleet_number(m.fleet)));
}

Refusal source_refusal(const Open& p, const Move& m) {
    if (m.fleet != kNoFleet) {
        if (!is_own(m.fleet, p.question.seat)) return no("R21", say::not_your_fleet(token(m.fleet)));
        return no("R21", say::no_disk_on_leader(fleet_number(m.fleet)));
    }
    return no("R21", say::no_disk_there(token(m.point)));
}

// ---- Wars

Refusal draft_refusal(const Open& p, const Move& m) {
    const Fleet fleet = is_own(p.war.attacker, p.question.seat) ? p.war.attacker : p.war.defender;
    const Player& player = p.player(p.question.seat);
    if (p.fleet(fleet).is_led_by(Card::double_agent)) return no("9.4", say::double_agent_drafts_nothing());
    const int most = capacity_of(p, fleet), strength = p.fleet(fleet).strength;
    if (player.population() < most - strength) return no("6.7", say::few_people(player.population(), m.number));
    return no("R26", say::little_room(fleet_number(fleet), most - strength, strength, most, m.number));
}

Refusal sword_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    const Fleet fleet = p.war.holder;
    if (!player.hand.has(m.card)) return no_such_card(player, m.card);
    if (m.is_double && !p.fleet(fleet).is_led_by(Card::weapons_research))
        return no("9.4", say::only_weapons_research());
    const int plans = sword_price(p, m.card), rank = rank_of(m.card), have = player.secrets();
    if (m.is_double && have >= plans) return no("9.4", say::twice_costs(rank, plans + rank, have));
    if (p.fleet(p.war.other(fleet)).is_led_by(Card::the_swamp)) return no("9.3", say::swamp_costs(plans, have));
    const std::string_view suit = token(suit_of(m.card)), sector = token(sector_of(p, fleet));
    return no("R27", say::sword_costs(name_of(m.card), suit, sector, plans, have));
}

Refusal retreat_refusal(const Open& p, const Move& m) {
    const Fleet moved = p.war.moved;
    const Point start = p.galaxy.point(p.fleet(moved).spot);
    const bool leaves = m.heading != kNoHeading;
    const std::string end = leaves ? token(Port{m.point, m.heading}) : token(m.point);
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.7", say::no_tile_lies_at(token(m.point)));
    if (m.point == start && !leaves) return no("R31", say::stands_on(token(start)) + " " + say::can_hold());
    if (!leaves && fleet_on(p, spot) != kNoFleet) return no("6.7", say::fleet_stands_there(token(m.point)));
    Reach found;
    reach(p.galaxy, standing_for(p, moved), p.fleet(moved).spot, kAnyPrice, found);
    const int charges =
        leaves ? charges_to(p.galaxy, found, Port{m.point, m.heading}) : charges_to(p.galaxy, found, m.point);
    if (charges == kFar) return no("R30", say::no_route(end));
    return no("R30", say::retreat_costs(end, price_of(charges), p.war.left_over()));
}

// ---- Which verbs fit a node

bool fits(const Open& p, Verb verb) {
    const Node node = p.question.node;
    switch (verb) {
        case Verb::buy:
        case Verb::stop: return node == Node::buy;
        case Verb::plan: return node == Node::plan;
        case Verb::activate:
        case Verb::recover:
        case Verb::pass: return node == Node::turn;
        case Verb::site: return node == Node::site;
        case Verb::warp: return node == Node::warp;
        case Verb::land: return node == Node::land;
        case Verb::move:
        case Verb::attack:
        case Verb::explore:
        case Verb::conquer:
        case Verb::harvest:
        case Verb::delegate: return node == Node::action;
        case Verb::bonus: return node == Node::bonus;
        case Verb::end: return node == Node::action || node == Node::bonus;
        case Verb::from: return node == Node::source;
        case Verb::draft: return node == Node::draft;
        case Verb::sword:
        case Verb::yield: return node == Node::war;
        case Verb::retreat:
        case Verb::hold: return node == Node::retreat;
        case Verb::claim:
        case Verb::decline: return node == Node::claim;
        case Verb::emergency:
            return node == Node::buy || node == Node::turn || node == Node::action || node == Node::war;
        case Verb::use:
        case Verb::skip: {
            const bool may_skip = node == Node::legend || node == Node::alien || node == Node::wall ||
                                  node == Node::grave || node == Node::pyrrhus || node == Node::watcher ||
                                  node == Node::network;
            return may_skip || (verb == Verb::use && (node == Node::action || node == Node::war));
        }
        case Verb::none: break;
    }
    return false;
}

}  // namespace

Refusal why_not(const Open& p, const Move& m) {
    if (p.frames.empty()) return no("7", say::game_over());
    const Question& q = p.question;
    if (!fits(p, m.verb))
        return no(m.verb == Verb::emergency ? "R25" : "5", say::choose_now(token(q.node), token(m.verb)));
    switch (m.verb) {
        case Verb::buy: return buy_refusal(p);
        case Verb::plan: return plan_refusal(p, m);
        case Verb::activate: return activate_refusal(p, m);
        case Verb::recover: return recover_refusal(p);
        case Verb::emergency: return emergency_refusal(p, m);
        case Verb::site: return site_refusal(p, m);
        case Verb::warp: return warp_refusal(p, m);
        case Verb::land: return land_refusal(p, m);
        case Verb::bonus: return bonus_refusal(p, m);
        case Verb::from: return source_refusal(p, m);
        case Verb::draft: return draft_refusal(p, m);
        case Verb::sword: return sword_refusal(p, m);
        case Verb::retreat: return retreat_refusal(p, m);
        case Verb::use:
            if (q.node != Node::action) return use_refusal(p, q.node == Node::war ? p.war.holder : q.fleet, m);
            break;
        default: break;
    }
    return action_refusal(p, m);
}

}  // namespace orrery::ozymandias
