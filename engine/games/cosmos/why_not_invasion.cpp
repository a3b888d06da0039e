// Why an answer in an invasion is refused (6.7 to 6.15, and powers of races in 9.2).
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

namespace {

Refusal no_such_card(const char* section, const Player& player, Card card) {
    if (player.hand.size() == 0) return no(section, say::hand_is_empty());
    const int held = player.hand.of(card);
    return no(section, held > 0 ? say::card_held_only(name_of(card), held)
                                : say::card_not_held(name_of(card), names_of(player.hand)));
}

Refusal join_side_refusal(const Open& p, const Move& m, const char* section) {
    return eligible_refusal(p, section, m.sites, eligible(p, p.question.seat), p.invasion.half(Side::defence).site);
}

Refusal play_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.card == Card::bare || m.other == Card::bare) return no("R9", say::bare_hand_only_without_card());
    for (const Card card : {m.card, m.other}) {
        if (card == kNoCard) continue;
        if (is_reinforcement(card)) return no("6.9", say::is_no_invade_card(name_of(card)));
        if (player.hand.of(card) < (m.card == m.other ? 2 : 1)) return no_such_card("6.9", player, card);
    }
    if (m.other != kNoCard) return no("6.9", say::only_two_faced_plays_two());
    return no("6.9", say::no_hidden_race());
}

Refusal face_refusal(const Open& p, const Move& m) {
    Cards chosen;
    for (const Card card : p.down_of(p.invasion.side_of(p.question.seat))) chosen.add(card);
    return no("6.10", say::you_chose_others(names_of(chosen), name_of(m.card)));
}

Refusal burn_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    int sum = 0;
    std::size_t place = 0;
    for (const Site site : m.sites) {
        const int wanted = m.counts[place++];
        sum += wanted;
        const int there = p.player(seat).at(site);
        if (there == 0) return no("9.2", say::you_have_no_stack_on(token(site)));
        if (fighting(p, seat).has(site)) return no("9.2", say::stack_fights(token(site)));
        if (wanted > there) return no("9.2", say::site_has(token(site), there, wanted));
    }
    return no("9.2", say::burn_at_most(sum));
}

Refusal reinforce_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Side side = p.invasion.side_of(seat);
    int sum = 0;
    for (int k = 0; k < kKinds - kInvadeKinds; ++k) {
        const Card card = card_at(kInvadeKinds + k);
        const int wanted = m.counts[static_cast<std::size_t>(k)];
        if (wanted > p.player(seat).hand.of(card)) return no_such_card("6.11", p.player(seat), card);
        sum += wanted * value_of(card);
    }
    return no("6.11",
              say::reinforcements_not_enough(p.invasion.half(side).total + sum, p.invasion.half(other(side)).total,
                                             reinforcement_needed(p, side), sum));
}

// The whole main stack has no room there.
Refusal withdrawal_refusal(const Open& p, const Move& m, const char* section) {
    const Seat seat = p.question.seat;
    if (m.from == kNoSite) return no(section, p.player(seat).is_hidden ? say::name_a_site_or_no() : say::name_a_site());
    const Half& half = p.invasion.half(p.invasion.side_of(seat));
    const int there = p.player(seat).at(half.site);
    if (half.site == m.from || !are_adjacent(half.site, m.from))
        return no(section, say::is_not_next_to(token(m.from), token(half.site)));
    if (!is_open_to(p, seat, m.from)) return no(section, closed_text(p, m.from));
    if (room_at(p, seat, m.from) < there) return no(section, no_room_text(p, seat, m.from, there));
    return no("R43", say::both_stacks_are_clung_to());
}

Refusal slip_refusal(const Open& p, const Move& m) {
    if (p.invasion.side_of(p.question.seat) == Side::offence) return no("9.2", say::invading_stack_stays());
    if (!m.is_yes) return no("9.2", say::revealed_slips_away());
    return withdrawal_refusal(p, m, "9.2");
}

Refusal graft_refusal(const Open& p, const Move& m) {
    return no("9.2", say::no_stack_that_fought(token(m.from), names_of(fighting(p, p.question.seat), "or")));
}

Refusal tile_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.tile == DomTile::none) return no("9.2", say::revealed_raises_tile());
    const std::string_view name = name_of(m.tile);
    return no("9.2", player.level(m.tile) == 2 ? say::tile_at_level_two(name) : say::tiles_first_at_level_one(name));
}

Refusal shed_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.other != kNoCard && player.level(DomTile::shed) < 2) return no("9.2", say::shed_one());
    return no_such_card("9.2", player, player.hand.of(m.card) == 0 || m.other == kNoCard ? m.card : m.other);
}

Refusal join_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Site y = p.invasion.half(Side::defence).site;
    const SiteSet sites = join_sites(p, seat);
    if (!sites.has(m.from)) return no("9.2", say::cannot_join_from(token(m.from), token(y), names_of(sites, "or")));
    const Count count = join_count(p, seat, m.from);
    return no("9.2", count.low < count.high ? say::join_with_one_or_two(token(m.from), m.number)
                                            : say::join_with(token(m.from), count.high, m.number));
}

}  // namespace

Refusal invasion_refusal(const Open& p, const Move& m) {
    switch (m.verb) {
        case Verb::ally: return join_side_refusal(p, m, "6.7");
        case Verb::support: return join_side_refusal(p, m, "6.8");
        case Verb::play: return play_refusal(p, m);
        case Verb::face: return face_refusal(p, m);
        case Verb::burn: return burn_refusal(p, m);
        case Verb::reinforce: return reinforce_refusal(p, m);
        case Verb::retreat: return withdrawal_refusal(p, m, "6.13");
        case Verb::slip: return slip_refusal(p, m);
        case Verb::graft: return graft_refusal(p, m);
        case Verb::tile: return tile_refusal(p, m);
        case Verb::shed: return shed_refusal(p, m);
        case Verb::join: return join_refusal(p, m);
        case Verb::victory: return moving_refusal(p, m, m.from, m.to, m.number);
        default: return no("5", say::no_answer());
    }
}

}  // namespace orrery::cosmos
