// The question that is asked, as a sentence.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

std::string ask_turn(const Open& p, Person who) {
    if (!can_recover(p, p.question.seat, p.frames.back().has_recovered)) return say::ask_turn(who);
    return say::ask_turn_or_recover(who, price_of_recovery(p.player(p.question.seat)));
}

std::string ask_action(const Open& p, Person who) {
    const Frame& frame = acting_frame(p);
    const int fleet = fleet_number(frame.fleet);
    if (!has_action(p, frame)) return say::ask_order(who, fleet);
    const bool is_pinned = pinned_by(p, frame.fleet) != kNoFleet;
    if (is_pinned && !p.fleet(frame.fleet).is_led_by(Card::the_general)) return say::ask_pinned(who, fleet);
    return say::ask_action(who, fleet);
}

std::string ask_draft(const Open& p, Person who) {
    const Fleet fleet = owner_of(p.war.attacker) == p.question.seat ? p.war.attacker : p.war.defender;
    return say::ask_draft(who, most_draft(p, fleet), fleet_number(fleet));
}

}  // namespace

std::string Ozymandias::question(const View& view) {
    if (view.decision.over) return say::game_over();
    const Open& p = view.open;
    const Question& q = p.question;
    const Person who{view.decision.seat, view.viewer};
    switch (q.node) {
        case Node::buy: return say::ask_buy(who, price_of_card(p.player(q.seat)));
        case Node::plan: return say::ask_plan(who);
        case Node::turn: return ask_turn(p, who);
        case Node::legend: return say::ask_legend(who);
        case Node::alien: return say::ask_alien(who);
        case Node::site: return say::ask_site(who, name_of(p.turned), token(suit_of(p.turned)));
        case Node::warp: return say::ask_warp(who, fleet_number(q.fleet));
        case Node::land: return say::ask_land(who, name_of(p.turned), token(suit_of(p.turned)));
        case Node::action: return ask_action(p, who);
        case Node::bonus: return say::ask_bonus(who);
        case Node::source: return say::ask_source(who);
        case Node::wall: return say::ask_wall(who);
        case Node::draft: return ask_draft(p, who);
        case Node::war: return say::ask_war(who, -p.war.score);
        case Node::grave: return say::ask_grave(who, p.war.dead);
        case Node::pyrrhus: return say::ask_pyrrhus(who);
        case Node::retreat: {
            const Fleet moved = p.war.moved;
            return say::ask_retreat(who, {owner_of(moved), view.viewer}, fleet_number(moved), p.war.left_over());
        }
        case Node::claim: return say::ask_claim(who);
        case Node::watcher: return say::ask_watcher(who);
        case Node::network: return say::ask_network(who);
        case Node::none: break;
    }
    return say::ask(who);
}

}  // namespace orrery::ozymandias
