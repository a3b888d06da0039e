// Why a move that is not listed is refused: the section or ruling, and the figures. This file has set-up and supply.
// Actions are in why_not_actions.cpp, answers in an invasion in why_not_invasion.cpp.
#include "games/cosmos/position.h"
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

namespace {

// ---- Set-up

Refusal keep_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (player.dealt.has(m.race))
        return no("6.1", word(name_of(m.race)) + " is always open" + (kAlwaysOpen.has(m.race) ? "" : " in this game") +
                             ". Leave out \"open\".");
    std::vector<std::string> dealt;
    for (const Race race : player.dealt) dealt.push_back(word(name_of(race)));
    return no("6.1", "You weren't dealt " + word(name_of(m.race)) + ". You can keep " + listed(dealt, "or") + ".");
}

Refusal settle_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const int cap = cap_of(p, seat), left = left_to_place(p, seat);
    if (!p.planets.has(m.from)) return no("6.2", token(m.from) + " has no planet.");
    if (p.taken.has(m.from)) return no("6.2", occupied_text(p, m.from) + " Choose an empty planet.");
    if (m.counts[0] < 1 || m.counts[0] > cap)
        return no("6.2", "1 to " + number(cap) + " ships go on the planet, not " + number(m.counts[0]) + ".");
    int sum = m.counts[0];
    std::size_t place = 0;
    for (const Site corner : next_to(m.from)) {
        const int wanted = m.counts[++place];
        sum += wanted;
        if (wanted > 0 && !is_open_to(p, seat, corner)) return no("R18", occupied_text(p, corner));
        if (wanted > room_at(p, seat, corner)) return no("6.2", no_room_text(p, seat, corner, wanted));
    }
    const bool is_first = p.player(seat).sites.empty();
    return no("6.2", "You can place " + ships(left) + (is_first ? " now, and keep 1 back" : "") + ", not " +
                         number(sum) + ".");
}

// ---- Before SUPPLY

Refusal exile_refusal(const Open& p, const Move& m) {
    if (p.taken.has(m.from)) return no("6.3", occupied_text(p, m.from) + " Choose an empty site.");
    return no("6.3", token(m.from) + " isn't on the rim. Choose an empty site of the rim, such as " +
                         token((kLattice.rim - p.taken).first()) + ".");
}

Refusal grow_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const bool is_first = p.round == 1;
    if (is_first != (m.verb == Verb::twice))
        return no("R46", is_first ? "In your first turn a stack doubles." : "A stack doubles in your first turn only.");
    if (p.player(seat).at(m.from) == 0) return no("9.2", "You have no stack on " + token(m.from) + ".");
    return no("9.2", "Your stack on " + token(m.from) + " is full: " + ships(p.player(seat).at(m.from)) + ".");
}

// ---- SUPPLY

Refusal offer_answer_refusal(const Open& p, const Move& m) {
    const bool is_there = m.offer.maker != kSpectator && index(m.offer.maker) < p.seats && p.offer(m.offer).is_open();
    if (!is_there) return no("6.4", "There is no offer " + token(m.offer) + ".");
    const Offer& offer = p.offer(m.offer);
    if (offer.to != p.question.seat)
        return no("6.4", "Offer " + token(m.offer) + " is for " + seat_name(offer.to) + ".");
    const Player& player = p.player(p.question.seat);
    return no("6.4", "It asks for " + goods_text(offer.ask) + ", and you have " + owned_text(player, offer.ask) + ".");
}

Refusal offer_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (p.options.trade == Trade::off) return no("8", "This game is played without trade.");
    if (m.seat == p.question.seat || index(m.seat) >= p.seats) return no("6.4", "An offer goes to another player.");
    for (const Goods& goods : {m.give, m.ask})
        if (goods.minerals > kMostOffered || goods.gas > kMostOffered)
            return no("R53", "An offer names up to " + number(kMostOffered) + " of each kind.");
    if (player.offers_made >= kOffers) return no("R11", "You have made two offers this turn, and can't make more.");
    return no("6.4", "You can't set aside " + goods_text(m.give) + ": you have " + owned_text(player, m.give) + ".");
}

Refusal card_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (player.gas == 0) return no("6.4", "A card costs 1 gas, and you have none.");
    if (player.hand_size >= kMostBought && !player.is(Race::hoarder))
        return no("R8", "You hold " + number(player.hand_size) + " cards. With " + number(kMostBought) +
                            " or more you can't buy any.");
    return no("6.4", "No card is left in the deck or the discard pile.");
}

Refusal ship_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Player& player = p.player(seat);
    const int wanted = m.to == kNoSite ? 1 : 2;
    if (player.minerals == 0) return no("6.4", "Ships cost 1 mineral, and you have none.");
    if (player.graveyard < wanted)
        return no("6.4", "Your graveyard has " + ships(player.graveyard) + ", not " + number(wanted) + ".");
    if (wanted > ships_for_a_mineral(p, seat)) return no("R39", "A mineral buys Ascended one ship.");
    for (const Site site : {m.from, m.to}) {
        if (site == kNoSite) continue;
        if (player.at(site) == 0) return no("R33", "You have no stack on " + token(site) + ".");
        const int each = m.from == m.to ? 2 : 1;
        if (room_at(p, seat, site) < each) return no("R33", no_room_text(p, seat, site, each));
    }
    return no("6.4", "These ships can't be bought.");
}

Refusal purge_refusal(const Open& p, const Move& m) {
    if (p.player(p.question.seat).at(m.from) == 0) return no("6.4", "You have no stack on " + token(m.from) + ".");
    return no("6.4", "No ship clings to your stack on " + token(m.from) + ".");
}

Refusal supply_refusal(const Open& p, const Move& m) {
    switch (m.verb) {
        case Verb::accept:
        case Verb::decline: return offer_answer_refusal(p, m);
        case Verb::offer: return offer_refusal(p, m);
        case Verb::buy: return m.is_yes ? card_refusal(p) : ship_refusal(p, m);
        case Verb::purge: return purge_refusal(p, m);
        default: return no("9.2", "You have no hidden race to reveal.");
    }
}

// ---- Which verbs fit a node

std::string asked_growth(const Open& p) { return p.round == 1 ? "\"double\"" : "\"brood\""; }

struct Fit {
    Node node;
    Verb first;
    Verb last;
    const char* wanted;
};
constexpr Fit kFits[] = {
    {Node::keep, Verb::keep, Verb::keep, "\"keep\""},
    {Node::settle, Verb::settle, Verb::settle, "\"settle\""},
    {Node::exile, Verb::exile, Verb::exile, "\"return\""},
    {Node::grow, Verb::twice, Verb::brood, nullptr},  // "double" in the first turn, "brood" later
    {Node::mode, Verb::mode, Verb::mode, "\"mode\""},
    {Node::supply, Verb::accept, Verb::ready, "a purchase, an offer or \"ready\""},
    {Node::action, Verb::move, Verb::end, "a move, an invasion or \"end\""},
    {Node::ally, Verb::ally, Verb::ally, "\"ally\""},
    {Node::support, Verb::support, Verb::support, "\"support\""},
    {Node::cards, Verb::play, Verb::play, "\"play\""},
    {Node::face, Verb::face, Verb::face, "\"face\""},
    {Node::turncoat, Verb::turncoat, Verb::turncoat, "\"turncoat\""},
    {Node::copy, Verb::copy, Verb::copy, "\"copy\""},
    {Node::burn, Verb::burn, Verb::burn, "\"burn\""},
    {Node::reinforce, Verb::reinforce, Verb::reinforce, "\"reinforce\""},
    {Node::company, Verb::company, Verb::company, "\"company\""},
    {Node::retreat, Verb::retreat, Verb::retreat, "\"retreat\""},
    {Node::slip, Verb::slip, Verb::slip, "\"slip\""},
    {Node::spite, Verb::spite, Verb::spite, "\"spite\""},
    {Node::cling, Verb::cling, Verb::cling, "\"cling\""},
    {Node::graft, Verb::graft, Verb::graft, "\"graft\""},
    {Node::tile, Verb::tile, Verb::tile, "\"tile\""},
    {Node::shed, Verb::shed, Verb::shed, "\"shed\""},
    {Node::join, Verb::join, Verb::join, "\"join\""},
    {Node::victory, Verb::victory, Verb::victory, "\"victory\""},
};

}  // namespace

Refusal why_not(const Open& p, const Move& m) {
    if (p.over || p.question.node == Node::none) return no("7", "The game is over.");
    const Node node = p.question.node;
    for (const Fit& fit : kFits)
        if (fit.node == node && (m.verb < fit.first || m.verb > fit.last))
            return no("5", "Now choose " + (fit.wanted != nullptr ? word(fit.wanted) : asked_growth(p)) + ", not \"" +
                               word(token(m.verb)) + "\".");
    switch (node) {
        case Node::keep: return keep_refusal(p, m);
        case Node::settle: return settle_refusal(p, m);
        case Node::exile: return exile_refusal(p, m);
        case Node::grow: return grow_refusal(p, m);
        case Node::supply: return supply_refusal(p, m);
        case Node::action: return action_refusal(p, m);
        default: return invasion_refusal(p, m);
    }
}

}  // namespace orrery::cosmos
