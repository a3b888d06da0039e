// The question that is asked, as a sentence.
#include <algorithm>

#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// What supply allows now. A race is named only if nothing else can be done.
std::string supply_text(const Open& p, const Person& who) {
    std::vector<std::string> ways;
    if (can_buy_ships(p, who.seat) || can_buy_card(p, who.seat)) ways.push_back(say::way_buy());
    if (can_offer(p, who.seat) || has_offer(p, who.seat)) ways.push_back(say::way_trade());
    if (std::any_of(p.clung.begin(), p.clung.end(), [&](const Clung& one) { return one.host == who.seat; }))
        ways.push_back(say::way_purge());
    return ways.empty() ? say::asks_reveal(who) : say::asks_supply(listed(ways));
}

std::string what_is_asked(const View& view) {
    const Open& p = view.open;
    const Invasion& war = p.invasion;
    const Person who{p.question.seat, view.viewer};
    const auto person = [&](Seat seat) { return Person{seat, view.viewer}; };
    const std::string invaded = token(war.half(Side::defence).site);
    const auto own = [&]() -> const Half& { return war.half(war.side_of(who.seat)); };
    const auto others = [&]() -> const Half& { return war.half(other(war.side_of(who.seat))); };
    switch (p.question.node) {
        case Node::keep: return say::asks_race();
        case Node::settle: return p.player(who.seat).sites.empty() ? say::asks_planet() : say::asks_second_planet();
        case Node::exile: return say::asks_return();
        case Node::grow:
            return p.player(who.seat).is(Race::broodkin) && p.round == 1 ? say::asks_doubling() : say::asks_growth();
        case Node::mode: return say::asks_mode();
        case Node::supply: return supply_text(p, who);
        case Node::action: return say::asks_action(p.actions, p.extras);
        case Node::ally: return say::asks_ally(person(war.offence()), person(war.defence()), invaded);
        case Node::support: return say::asks_support(invaded);
        case Node::cards: return say::asks_card(person(others().main));
        case Node::face: return say::asks_face();
        case Node::turncoat: return say::asks_turncoat();
        case Node::copy: return say::asks_copy(others().value);
        case Node::burn: return say::asks_burn();
        case Node::reinforce: return say::asks_reinforce(own().total, others().total);
        case Node::company: return say::asks_company();
        case Node::retreat: return say::asks_retreat();
        case Node::slip: return say::asks_slip();
        case Node::spite: return say::asks_spite();
        case Node::cling: return say::asks_cling();
        case Node::graft: return say::asks_graft();
        case Node::tile: return say::asks_tile();
        case Node::shed: return say::asks_shed();
        case Node::join: return say::asks_join(invaded);
        case Node::victory: return say::asks_victory();
        case Node::none: break;
    }
    return say::asks_anything();
}

}  // namespace

std::string Cosmos::question(const View& view) {
    if (view.decision.over) return say::game_over();
    return say::asked(Person{view.decision.seat, view.viewer}, what_is_asked(view));
}

}  // namespace orrery::cosmos
