// Why a move or an invasion is refused (6.5, 6.6, and the special moves of races in 9.2).
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

Refusal moving_refusal(const Open& p, const Move& m, Site from, Site to, int count, bool is_far) {
    const Seat seat = p.question.seat;
    const int there = p.player(seat).at(from);
    if (there == 0) return no("6.5", "You have no stack on " + token(from) + ".");
    if (!is_far && !are_adjacent(from, to)) {
        const SiteSet sites = m.verb == Verb::victory ? victory_sites(p, seat, from) : moves_from(p, seat, from);
        return no("6.5", token(to) + " isn't next to " + token(from) +
                             (sites.empty() ? "." : ". From " + token(from) + " you reach " + names_of(sites) + "."));
    }
    if (is_far && from == to) return no("6.5", "The ships stand on " + token(to) + " already.");
    const Count most = m.verb == Verb::victory ? victory_count(p, seat, from, to) : moving(p, seat, from, to);
    if (most.high == 0 && !is_open_to(p, seat, to)) return no("6.5", closed_text(p, to));
    if (count < 1) return no("6.5", "Move at least 1 ship.");
    if (count > there)
        return no("6.5", "You have " + ships(there) + " on " + token(from) + ", not " + number(count) + ".");
    if (clung_on(p, seat, from) != nullptr && count < there)
        return no("R43", "A ship clings to your stack on " + token(from) + ", so all " + number(there) +
                             " of its ships move together.");
    if (clung_on(p, seat, from) != nullptr && clung_on(p, seat, to) != nullptr)
        return no("R43", "Ships cling to both stacks, so they can't join.");
    return no("6.5", no_room_text(p, seat, to, count));
}

Refusal eligible_refusal(const Open& p, const char* section, SiteSet sites, SiteSet right, Site invaded) {
    const Site site = (sites - right).first();
    const std::string others = right.empty() ? "" : " Your stacks that can join: " + names_of(right) + ".";
    if (p.player(p.question.seat).at(site) == 0)
        return no(section, "You have no stack on " + token(site) + "." + others);
    if (site != invaded && !are_adjacent(site, invaded))
        return no(section, token(site) + " isn't next to " + token(invaded) + "." + others);
    return no(section, "Your stack on " + token(site) + " is the main stack." + others);
}

namespace {

// The race or stone that a special move requires.
Refusal special_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Player& player = p.player(seat);
    if (m.verb == Verb::walk) {
        if (player.race != Race::mason) return no("9.2", "Only Mason can walk two steps.");
        if (p.has_walked) return no("R40", "You have walked once this turn already.");
        if (clung_on(p, seat, m.from) != nullptr)
            return no("R43", "A ship clings to your stack on " + token(m.from) + ": it can't walk.");
        if (player.at(m.from) < 3)
            return no("9.2",
                      "A walk takes 3 ships or more, and " + token(m.from) + " has " + number(player.at(m.from)) + ".");
    }
    if (m.verb == Verb::stride) {
        if (!player.stones.has(Stone::stride)) return no("9.2", "You don't have the Stride stone.");
        if (p.has_stridden) return no("9.2", "You have used the Stride stone this turn already.");
    }
    if (m.verb == Verb::leap && !player.stones.has(Stone::reach)) return no("9.2", "You don't have the Reach stone.");
    return {};
}

// A move over Y to Z.
Refusal way_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    if (p.player(seat).at(m.from) == 0) return no("6.5", "You have no stack on " + token(m.from) + ".");
    if (!are_adjacent(m.from, m.to)) return no("9.2", token(m.to) + " isn't next to " + token(m.from) + ".");
    if (!are_adjacent(m.to, m.then)) return no("9.2", token(m.then) + " isn't next to " + token(m.to) + ".");
    if (m.from == m.then) return no("9.2", "The way can't end on " + token(m.then) + ", where it begins.");
    for (const Site site : {m.to, m.then})
        if (!is_open_to(p, seat, site)) return no("9.2", closed_text(p, site));
    return {};
}

Refusal walk_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const int there = p.player(seat).at(m.from);
    if (m.dropped < 1 || m.number < 1 || m.dropped + m.number >= there)
        return no("9.2", "At least 1 ship stays on " + token(m.from) + ", 1 on " + token(m.to) + " and 1 on " +
                             token(m.then) + "; you have " + ships(there) + ".");
    const bool is_first = room_at(p, seat, m.to) < m.dropped;
    const Site full = is_first ? m.to : m.then;
    return no("9.2", no_room_text(p, seat, full, is_first ? m.dropped : m.number));
}

Refusal invade_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    if (p.actions == 0) return no("6.6", "Only extra moves are left: you can't invade.");
    if (p.player(seat).at(m.from) == 0) return no("6.6", "You have no stack on " + token(m.from) + ".");
    if (m.from != m.to && !are_adjacent(m.from, m.to))
        return no("6.6", token(m.to) + " isn't next to " + token(m.from) + ".");
    if (m.seat == seat) return no("6.6", "You can't invade yourself.");
    if (index(m.seat) >= p.seats) return no("6.6", "There is no " + seat_token(m.seat) + ".");
    if (p.player(m.seat).at(m.to) == 0) return no("6.6", seat_name(m.seat) + " has no stack on " + token(m.to) + ".");
    return eligible_refusal(p, "6.6", m.sites, eligible(p, seat, m.from, m.to, seat, m.seat), m.to);
}

}  // namespace

Refusal action_refusal(const Open& p, const Move& m) {
    if (m.verb == Verb::invade) return invade_refusal(p, m);
    if (Refusal special = special_refusal(p, m); !special.reason.empty()) return special;
    const bool has_way = m.verb == Verb::walk || m.verb == Verb::stride;
    if (has_way)
        if (Refusal way = way_refusal(p, m); !way.reason.empty()) return way;
    if (m.verb == Verb::walk) return walk_refusal(p, m);
    return moving_refusal(p, m, m.from, has_way ? m.then : m.to, m.number, m.verb != Verb::move);
}

}  // namespace orrery::cosmos
