// Why an answer in an invasion is refused (6.7 to 6.15, and powers of races in 9.2).
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

namespace {

Refusal no_such_card(const char* section, const Player& player, Card card) {
    if (player.hand.size() == 0) return no(section, "Your hand is empty.");
    if (const int held = player.hand.of(card); held > 0)
        return no(section,
                  "You hold " + name_of(card) + (held == 1 ? " only once." : " only " + number(held) + " times."));
    return no(section, "You don't hold " + name_of(card) + ". You hold " + names_of(player.hand) + ".");
}

Refusal join_side_refusal(const Open& p, const Move& m, const char* section) {
    return eligible_refusal(p, section, m.sites, eligible(p, p.question.seat), p.invasion.half(Side::defence).site);
}

Refusal play_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.card == Card::bare || m.other == Card::bare)
        return no("R9", "You can play a bare hand only if no invade card is left at all.");
    for (const Card card : {m.card, m.other}) {
        if (card == kNoCard) continue;
        if (is_reinforcement(card)) return no("6.9", name_of(card) + " is no invade card.");
        if (player.hand.of(card) < (m.card == m.other ? 2 : 1)) return no_such_card("6.9", player, card);
    }
    if (m.other != kNoCard) return no("6.9", "Only Two-Faced plays two cards.");
    return no("6.9", "You have no hidden race to reveal.");
}

Refusal face_refusal(const Open& p, const Move& m) {
    Cards chosen;
    for (const Card card : p.down_of(p.invasion.side_of(p.question.seat))) chosen.add(card);
    return no("6.10", "You chose " + names_of(chosen) + ", not " + name_of(m.card) + ".");
}

Refusal burn_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    int sum = 0;
    std::size_t place = 0;
    for (const Site site : m.sites) {
        const int wanted = m.counts[place++];
        sum += wanted;
        if (p.player(seat).at(site) == 0) return no("9.2", "You have no stack on " + token(site) + ".");
        if (fighting(p, seat).has(site))
            return no("9.2", "Your stack on " + token(site) + " fights: it can't be burnt.");
        if (wanted > p.player(seat).at(site))
            return no("9.2", token(site) + " has " + ships(p.player(seat).at(site)) + ", not " + number(wanted) + ".");
    }
    return no("9.2", "You burn up to 4 ships, not " + number(sum) + ".");
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
    return no("6.11", "That makes " + number(p.invasion.half(side).total + sum) + " against " +
                          number(p.invasion.half(other(side)).total) + "; you need " +
                          number(reinforcement_needed(p, side)) + " more, not " + number(sum) + ".");
}

// The whole main stack has no room there.
Refusal withdrawal_refusal(const Open& p, const Move& m, const char* section) {
    const Seat seat = p.question.seat;
    if (m.from == kNoSite) {
        if (p.player(seat).is_hidden) return no(section, "Name the site where your main stack goes, or \"no\".");
        return no(section, "Name the site where your main stack goes.");
    }
    const Half& half = p.invasion.half(p.invasion.side_of(seat));
    const int there = p.player(seat).at(half.site);
    if (half.site == m.from || !are_adjacent(half.site, m.from))
        return no(section, token(m.from) + " isn't next to " + token(half.site) + ".");
    if (!is_open_to(p, seat, m.from)) return no(section, closed_text(p, m.from));
    if (room_at(p, seat, m.from) < there) return no(section, no_room_text(p, seat, m.from, there));
    return no("R43", "Ships cling to both stacks, so they can't join.");
}

Refusal slip_refusal(const Open& p, const Move& m) {
    if (p.invasion.side_of(p.question.seat) == Side::offence)
        return no("9.2", "An invading main stack stays where it is: \"yes\" or \"no\".");
    if (!m.is_yes) return no("9.2", "Your race is revealed: your main stack slips away.");
    return withdrawal_refusal(p, m, "9.2");
}

Refusal graft_refusal(const Open& p, const Move& m) {
    return no("9.2", "No stack of yours that fought stands on " + token(m.from) + ". A ship can come from " +
                         names_of(fighting(p, p.question.seat), "or") + ".");
}

Refusal tile_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.tile == DomTile::none) return no("9.2", "Your race is revealed: a tile goes up.");
    const std::string name = word(name_of(m.tile));
    if (player.level(m.tile) == 2) return no("9.2", name + " has level 2 already.");
    return no("9.2", name + " gets to level 2 only when all tiles have level 1.");
}

Refusal shed_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (m.other != kNoCard && player.level(DomTile::shed) < 2)
        return no("9.2", "Your tile Shed has level 1: you discard one card.");
    return no_such_card("9.2", player, player.hand.of(m.card) == 0 || m.other == kNoCard ? m.card : m.other);
}

Refusal join_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Site y = p.invasion.half(Side::defence).site;
    if (!join_sites(p, seat).has(m.from))
        return no("9.2", token(m.from) + " has no stack of yours that fought and can move to " + token(y) +
                             ". You can join from " + names_of(join_sites(p, seat), "or") + ".");
    const Count count = join_count(p, seat, m.from);
    return no("9.2", "From " + token(m.from) + " you can join with " +
                         (count.low < count.high ? word("1 or 2 ships") : ships(count.high)) + ", not with " +
                         number(m.number) + ".");
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
        default: return no("5", "That isn't an answer to what is asked.");
    }
}

}  // namespace orrery::cosmos
