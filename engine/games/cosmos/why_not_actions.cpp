// Why a move or an invasion is refused (6.5, 6.6, and the special moves of races in 9.2).
#include "games/cosmos/refusals.h"

namespace orrery::cosmos {

Refusal moving_refusal(const Open& p, const Move& m, Site from, Site to, int count, bool is_far) {
    const Seat seat = p.question.seat;
    const int there = p.player(seat).at(from);
    if (there == 0) return no("6.5", say::you_have_no_stack_on(token(from)));
    if (!is_far && !are_adjacent(from, to)) {
        const SiteSet sites = m.verb == Verb::victory ? victory_sites(p, seat, from) : moves_from(p, seat, from);
        return no("6.5", joined({say::is_not_next_to(token(to), token(from)),
                                 sites.empty() ? "" : say::you_reach(token(from), names_of(sites))}));
    }
    if (is_far && from == to) return no("6.5", say::already_there(token(to)));
    const Count most = m.verb == Verb::victory ? victory_count(p, seat, from, to) : moving(p, seat, from, to);
    if (most.high == 0 && !is_open_to(p, seat, to)) return no("6.5", closed_text(p, to));
    if (count < 1) return no("6.5", say::move_at_least_one());
    if (count > there) return no("6.5", say::you_have_ships_on(there, token(from), count));
    const bool is_clung = clung_on(p, seat, from) != nullptr;
    if (is_clung && count < there) return no("R43", say::clung_stack_moves_whole(token(from), there));
    if (is_clung && clung_on(p, seat, to) != nullptr) return no("R43", say::both_stacks_are_clung_to());
    return no("6.5", no_room_text(p, seat, to, count));
}

Refusal eligible_refusal(const Open& p, const char* section, SiteSet sites, SiteSet right, Site invaded) {
    const Site site = (sites - right).first();
    const std::string name = token(site), more = right.empty() ? "" : say::stacks_that_can_join(names_of(right));
    if (p.player(p.question.seat).at(site) == 0) return no(section, joined({say::you_have_no_stack_on(name), more}));
    if (site != invaded && !are_adjacent(site, invaded))
        return no(section, joined({say::is_not_next_to(name, token(invaded)), more}));
    return no(section, joined({say::main_stack_is_no_support(name), more}));
}

namespace {

// The race or stone that a special move requires.
Refusal special_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const Player& player = p.player(seat);
    if (m.verb == Verb::walk) {
        if (player.race != Race::mason) return no("9.2", say::only_mason_walks());
        if (p.has_walked) return no("R40", say::has_walked());
        if (clung_on(p, seat, m.from) != nullptr) return no("R43", say::clung_stack_cannot_walk(token(m.from)));
        if (player.at(m.from) < 3) return no("9.2", say::walk_takes_three(token(m.from), player.at(m.from)));
    }
    if (m.verb == Verb::stride) {
        if (!player.stones.has(Stone::stride)) return no("9.2", say::no_stride_stone());
        if (p.has_stridden) return no("9.2", say::has_stridden());
    }
    if (m.verb == Verb::leap && !player.stones.has(Stone::reach)) return no("9.2", say::no_reach_stone());
    return {};
}

// A move over Y to Z.
Refusal way_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    if (p.player(seat).at(m.from) == 0) return no("6.5", say::you_have_no_stack_on(token(m.from)));
    if (!are_adjacent(m.from, m.to)) return no("9.2", say::is_not_next_to(token(m.to), token(m.from)));
    if (!are_adjacent(m.to, m.then)) return no("9.2", say::is_not_next_to(token(m.then), token(m.to)));
    if (m.from == m.then) return no("9.2", say::way_ends_where_it_begins(token(m.then)));
    for (const Site site : {m.to, m.then})
        if (!is_open_to(p, seat, site)) return no("9.2", closed_text(p, site));
    return {};
}

Refusal walk_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    const int there = p.player(seat).at(m.from);
    if (m.dropped < 1 || m.number < 1 || m.dropped + m.number >= there)
        return no("9.2", say::walk_leaves_ships(token(m.from), token(m.to), token(m.then), there));
    const bool is_first = room_at(p, seat, m.to) < m.dropped;
    const Site full = is_first ? m.to : m.then;
    return no("9.2", no_room_text(p, seat, full, is_first ? m.dropped : m.number));
}

Refusal invade_refusal(const Open& p, const Move& m) {
    const Seat seat = p.question.seat;
    if (p.actions == 0) return no("6.6", say::only_extra_moves());
    if (p.player(seat).at(m.from) == 0) return no("6.6", say::you_have_no_stack_on(token(m.from)));
    if (m.from != m.to && !are_adjacent(m.from, m.to))
        return no("6.6", say::is_not_next_to(token(m.to), token(m.from)));
    if (m.seat == seat) return no("6.6", say::not_yourself());
    if (index(m.seat) >= p.seats) return no("6.6", say::no_such_player(seat_token(m.seat)));
    if (p.player(m.seat).at(m.to) == 0) return no("6.6", say::has_no_stack_on(Person{m.seat, seat}, token(m.to)));
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
