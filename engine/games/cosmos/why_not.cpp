// Why a move that is not listed is refused: the section or ruling, and the figures. This file has set-up and supply.
// Actions are in why_not_actions.cpp, answers in an invasion in why_not_invasion.cpp.
#include "games/cosmos/position.h"
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

namespace {

// ---- Set-up

Refusal keep_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    const std::string_view name = name_of(m.race);
    if (!player.dealt.has(m.race)) return no("6.1", say::not_dealt(name, names_of(player.dealt, "or")));
    return no("6.1", kAlwaysOpen.has(m.race) ? say::is_always_open(name) : say::is_open_in_this_game(name));
}

Refusal settle_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const int cap = cap_of(p, seat), left = left_to_place(p, seat);
    if (!p.planets.has(m.from)) return no("6.2", say::has_no_planet(token(m.from)));
    if (p.taken.has(m.from)) return no("6.2", joined({occupied_text(p, m.from), say::choose_empty_planet()}));
    if (m.counts[0] < 1 || m.counts[0] > cap) return no("6.2", say::planet_takes(cap, m.counts[0]));
    int sum = m.counts[0];
    std::size_t place = 0;
    for (const Site corner : next_to(m.from)) {
        const int wanted = m.counts[++place];
        sum += wanted;
        if (wanted > 0 && !is_open_to(p, seat, corner)) return no("R18", occupied_text(p, corner));
        if (wanted > room_at(p, seat, corner)) return no("6.2", no_room_text(p, seat, corner, wanted));
    }
    const bool is_first = p.player(seat).sites.empty();
    return no("6.2", is_first ? say::can_place_first(left, sum) : say::can_place(left, sum));
}

// ---- Before SUPPLY

Refusal exile_refusal(const Open& p, const Move& m) {
    if (p.taken.has(m.from)) return no("6.3", joined({occupied_text(p, m.from), say::choose_empty_site()}));
    return no("6.3", say::not_on_rim(token(m.from), token((kLattice.rim - p.taken).first())));
}

Refusal grow_refusal(const Open& p, const Move& m) {
    const bool is_first = p.round == 1;
    if (is_first != (m.verb == Verb::twice))
        return no("R46", is_first ? say::doubles_in_first_turn() : say::doubles_in_first_turn_only());
    const int there = p.player(p.question.seat).at(m.from);
    const std::string site = token(m.from);
    return no("9.2", there == 0 ? say::you_have_no_stack_on(site) : say::stack_is_full(site, there));
}

// ---- SUPPLY

Refusal offer_answer_refusal(const Open& p, const Move& m) {
    const bool is_there = m.offer.maker != kSpectator && index(m.offer.maker) < p.seats && p.offer(m.offer).is_open();
    if (!is_there) return no("6.4", say::no_offer(token(m.offer)));
    const Offer& offer = p.offer(m.offer);
    const Seat seat = p.question.seat;
    if (offer.to != seat) return no("6.4", say::offer_is_for(token(m.offer), Person{offer.to, seat}));
    return no("6.4", say::offer_asks_for(goods_text(offer.ask), owned_text(p.player(seat), offer.ask)));
}

Refusal offer_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (p.options.trade == Trade::off) return no("8", say::no_trade());
    if (m.seat == p.question.seat || index(m.seat) >= p.seats) return no("6.4", say::offer_goes_to_another());
    for (const Goods& goods : {m.give, m.ask})
        if (goods.minerals > kMostOffered || goods.gas > kMostOffered)
            return no("R53", say::offer_names_at_most(kMostOffered));
    if (player.offers_made >= kOffers) return no("R11", say::two_offers_made());
    return no("6.4", say::cannot_set_aside(goods_text(m.give), owned_text(player, m.give)));
}

Refusal card_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (player.gas == 0) return no("6.4", say::no_gas_for_card());
    if (player.hand_size >= kMostBought && !player.is(Race::hoarder))
        return no("R8", say::too_many_cards(player.hand_size, kMostBought));
    return no("6.4", say::no_card_is_left());
}

Refusal ship_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Player& player = p.player(seat);
    const int wanted = m.to == kNoSite ? 1 : 2;
    if (player.minerals == 0) return no("6.4", say::no_mineral_for_ships());
    if (player.graveyard < wanted) return no("6.4", say::graveyard_has(player.graveyard, wanted));
    if (wanted > ships_for_a_mineral(p, seat)) return no("R39", say::one_ship_for_ascended());
    for (const Site site : {m.from, m.to}) {
        if (site == kNoSite) continue;
        if (player.at(site) == 0) return no("R33", say::you_have_no_stack_on(token(site)));
        const int each = m.from == m.to ? 2 : 1;
        if (room_at(p, seat, site) < each) return no("R33", no_room_text(p, seat, site, each));
    }
    return no("6.4", say::cannot_buy_these_ships());
}

Refusal purge_refusal(const Open& p, const Move& m) {
    const bool is_there = p.player(p.question.seat).at(m.from) > 0;
    const std::string site = token(m.from);
    return no("6.4", is_there ? say::nothing_clings(site) : say::you_have_no_stack_on(site));
}

Refusal supply_refusal(const Open& p, const Move& m) {
    switch (m.verb) {
        case Verb::accept:
        case Verb::decline: return offer_answer_refusal(p, m);
        case Verb::offer: return offer_refusal(p, m);
        case Verb::buy: return m.is_yes ? card_refusal(p) : ship_refusal(p, m);
        case Verb::purge: return purge_refusal(p, m);
        default: return no("9.2", say::no_hidden_race());
    }
}

// ---- Which verbs fit a node

// Empty if the verb fits.
Refusal verb_refusal(const Open& p, Verb verb) {
    const std::string_view given = token(verb), node = token(p.question.node);
    const auto is_one = [&](Verb first, Verb last) { return verb >= first && verb <= last; };
    const Verb growth = p.round == 1 ? Verb::twice : Verb::brood;
    switch (p.question.node) {
        case Node::grow:
            return is_one(Verb::twice, Verb::brood) ? Refusal{} : no("5", say::now_choose(token(growth), given));
        case Node::supply: return is_one(Verb::accept, Verb::ready) ? Refusal{} : no("5", say::now_supply(given));
        case Node::action: return is_one(Verb::move, Verb::end) ? Refusal{} : no("5", say::now_act(given));
        case Node::cards: return verb == Verb::play ? Refusal{} : no("5", say::now_choose(token(Verb::play), given));
        default: return given == node ? Refusal{} : no("5", say::now_choose(node, given));  // "keep" answers "keep"
    }
}

}  // namespace

Refusal why_not(const Open& p, const Move& m) {
    if (p.over || p.question.node == Node::none) return no("7", say::game_over());
    if (Refusal other = verb_refusal(p, m.verb); !other.reason.empty()) return other;
    switch (p.question.node) {
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
