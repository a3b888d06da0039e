// The question that is asked, as a sentence.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"

namespace orrery::ozymandias {

namespace {

std::string or_recover(const Open& p) {
    const bool has_recovered = p.frames.back().has_recovered;
    if (!can_recover(p, p.question.seat, has_recovered)) return "activate a fleet, or pass";
    return "activate a fleet, recover for " + number(price_of_recovery(p.player(p.question.seat))) + " wealth, or pass";
}

std::string act_with(const Open& p) {
    const Frame& frame = acting_frame(p);
    const std::string fleet = fleet_name(frame.fleet);
    if (!has_action(p, frame)) return fleet + ": use an order, or finish";
    if (const Fleet pin = pinned_by(p, frame.fleet);
        pin != kNoFleet && !p.fleet(frame.fleet).is_led_by(Card::the_general))
        return fleet + " is pinned: attack, or finish";
    return "what should " + fleet + " do?";
}

std::string what_is_asked(const View& view) {
    const Open& p = view.open;
    const Question& q = p.question;
    switch (q.node) {
        case Node::buy: {
            const int price = price_of_card(p.player(q.seat));
            return "buy a card for " + resource_text(Suit::blue, price) + ", or stop";
        }
        case Node::plan: return "choose a leader, and cards to put under your fleets";
        case Node::turn: return or_recover(p);
        case Node::legend: return "discard a card for three resources?";
        case Node::alien: return "turn up the top tile, and land on it?";
        case Node::site: return "choose a site for " + tile_text(p.turned);
        case Node::warp: return "where should " + fleet_name(q.fleet) + " warp in?";
        case Node::land: return "turn " + tile_text(p.turned) + ", and choose a point to land on";
        case Node::action: return act_with(p);
        case Node::bonus: return "choose a fleet for a bonus action, or finish";
        case Node::source: return "no disks left: take one from where?";
        case Node::wall: return "pay 1 secret to stop the attack?";
        case Node::draft: {
            const Fleet fleet = owner_of(p.war.attacker) == q.seat ? p.war.attacker : p.war.defender;
            return "draft up to " + number(most_draft(p, fleet)) + " population into " + fleet_name(fleet);
        }
        case Node::war:
            return p.war.score == 0 ? "play a sword, or yield for a tie"
                                    : "play a sword, or yield (" + number(-p.war.score) + " behind)";
        case Node::grave: return "discard a red card for " + number(p.war.dead) + " population?";
        case Node::pyrrhus: return "pay 3 secrets to move the winner instead?";
        case Node::retreat: {
            const int left_over = p.war.left_over();
            return "where should " + fleet_of(p.war.moved, view.viewer) + " go (" + number(left_over) + " left over)?";
        }
        case Node::claim: return "claim the colony?";
        case Node::watcher: return "pay 1 secret to draw a card?";
        case Node::network: return "discard two cards to draw two?";
        case Node::none: break;
    }
    return "choose";
}

}  // namespace

std::string Ozymandias::question(const View& view) {
    if (view.decision.over) return "The game is over.";
    return Person{view.decision.seat, view.viewer}.asked(what_is_asked(view));
}

}  // namespace orrery::ozymandias
