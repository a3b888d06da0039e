// The question that is asked, as a sentence.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

std::string settle_text(const Open& p, Seat seat) {
    const bool is_first = p.player(seat).sites.empty();
    return word(is_first ? "choose a planet, and fill the space around it"
                         : "choose your second planet, and the space around it");
}

// What supply allows now. A race is named only if nothing else can be done.
std::string supply_text(const View& view) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    std::vector<std::string> ways;
    if (can_buy_ships(p, seat) || can_buy_card(p, seat)) ways.push_back("buy");
    if (can_offer(p, seat) || has_offer(p, seat)) ways.push_back("trade");
    for (const Clung& one : p.clung)
        if (one.host == seat && (ways.empty() || ways.back() != "purge")) ways.push_back("purge");
    if (ways.empty()) ways.push_back("reveal " + Person{seat, view.viewer}.the("race"));
    return listed(ways) + ", or go on";
}

std::string action_text(const Open& p) {
    std::string text = "move or invade";
    if (p.extras > 0)
        return text + ": " + count_of(p.actions, "action") + " and " + count_of(p.extras, "extra move") + " left";
    return text + ": " + count_of(p.actions, "action") + " left";
}

std::string ally_text(const View& view) {
    const Invasion& war = view.open.invasion;
    return "take sides? " + Person{war.offence(), view.viewer}.does("invades") + " " +
           Person{war.defence(), view.viewer}.object() + " on " + token(war.half(Side::defence).site);
}

std::string behind_text(const Open& p, Seat seat) {
    const Side side = p.invasion.side_of(seat);
    return "play Reinforcements? You have " + number(p.invasion.half(side).total) + " against " +
           number(p.invasion.half(other(side)).total);
}

std::string grow_text(const Open& p, Seat seat) {
    return word(p.player(seat).is(Race::broodkin) && p.round == 1 ? "which stack should double?"
                                                                  : "where should a ship be added?");
}

std::string what_is_asked(const View& view) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const Invasion& war = p.invasion;
    switch (p.question.node) {
        case Node::keep: return "choose the race you keep";
        case Node::settle: return settle_text(p, seat);
        case Node::exile: return "choose where your ships return";
        case Node::grow: return grow_text(p, seat);
        case Node::mode: return "lance or shield?";
        case Node::supply: return supply_text(view);
        case Node::action: return action_text(p);
        case Node::ally: return ally_text(view);
        case Node::support: return "call support to " + token(war.half(Side::defence).site) + "?";
        case Node::cards:
            return "choose a card against " + Person{war.half(other(war.side_of(seat))).main, view.viewer}.object();
        case Node::face: return "which of the two cards counts?";
        case Node::turncoat: return "change sides?";
        case Node::copy: return "copy the other card (" + number(war.half(other(war.side_of(seat))).value) + ")?";
        case Node::burn: return "burn up to 4 ships, +2 each?";
        case Node::reinforce: return behind_text(p, seat);
        case Node::company: return "act as a friend?";
        case Node::retreat: return "where should the main stack withdraw?";
        case Node::slip: return "slip away with the main stack?";
        case Node::spite: return "strike back?";
        case Node::cling: return "cling to the winner's main stack?";
        case Node::graft: return "give a ship for a power?";
        case Node::tile: return "which tile goes up?";
        case Node::shed: return "discard cards to draw as many?";
        case Node::join: return "join on " + token(war.half(Side::defence).site) + " with 1 or 2 ships?";
        case Node::victory: return "make a victory move?";
        case Node::none: break;
    }
    return "choose";
}

}  // namespace

std::string Cosmos::question(const View& view) {
    if (view.decision.over) return "The game is over.";
    return Person{view.decision.seat, view.viewer}.asked(what_is_asked(view));
}

}  // namespace orrery::cosmos
