// What may be answered: all that the question lets through, in canonical order; the steps of an action are its verb, its hex,
// and what else it needs (section 11). A bid with a plan names slots and tiles one after the other.
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

namespace {

using Entries = std::vector<Entry<Move>>;

Entry<Move> begun(Move move) { return {std::move(move), 0, 0, true}; }
Entry<Move> numbered(Move move, int low, int high) {
    move.number = static_cast<std::int16_t>(low);
    if (low == high) return {std::move(move)};
    return {std::move(move), low, high};
}

void list_hexes(Entries& entries, Verb verb, HexSet hexes, bool more = false) {
    for (const Hex hex : hexes) entries.push_back({Move::of(verb, hex), 0, 0, more});
}
void list_symbols(Entries& entries, const Move& begin, Symbols symbols) {
    Move move = begin;
    for (const Symbol symbol : kAllSymbols)
        if (move.symbol = symbol; symbols.has(symbol)) entries.push_back({move});
}
void list_techs(Entries& entries, Verb verb, TechSet techs) {
    Move move = Move::of(verb);
    for (const Tech tech : techs) move.tech = tech, entries.push_back({move});
}
void list_subsets(Entries& entries, Verb verb, HexSet among, int most) {
    each_subset(among, most, [&](HexSet set) {
        Move move = Move::of(verb);
        move.hexes = set;
        entries.push_back({move});
    });
}

// Multisets of `size` cards of these types, as sorted lists; of a hand no more than it holds.
void list_cards(Entries& entries, const Move& begin, Symbols types, int size, const Cards* hand = nullptr) {
    Move move = begin;
    const auto most = [&](Symbol type, int left) {
        return !types.has(type) ? 0 : hand == nullptr ? left : std::min(left, hand->of(type));
    };
    for (int f = most(Symbol::f, size); f >= 0; --f)
        for (int m = most(Symbol::m, size - f); m >= 0; --m) {
            const int e = size - f - m;
            if (e > most(Symbol::e, e)) continue;
            move.cards = cards(f, m, e);
            entries.push_back({move});
        }
}

// ---- Bids

bool plan_goes_on(const Open& p, const Move& bid) {
    if (!p.options.plans) return false;
    const std::size_t tiles = static_cast<std::size_t>(std::popcount(p.lying().bits)) + (plans_name_none(p) ? 1 : 0);
    return bid.plan.slots.size() < static_cast<std::size_t>(p.pairs()) || bid.plan.tiles.size() < tiles ||
           (p.options.allies && bid.plan.first == kSpectator);
}

template <class List, class Item>
bool is_named(const List& list, Item item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

void list_bids(const Open& p, Entries& entries) {
    Entry<Move> entry = numbered(Move::of(Verb::bid), 0, most_bid(p, p.question.seat));
    entry.more = p.options.plans;
    entries.push_back(entry);
}

void list_plan(const Open& p, const Move& bid, Entries& entries) {
    Move move = bid;
    const auto add = [&] { entries.push_back({move, 0, 0, plan_goes_on(p, move)}); };
    if (bid.plan.slots.size() < static_cast<std::size_t>(p.pairs())) {
        for (std::int8_t wanted = 1; wanted <= p.pairs(); ++wanted) {
            if (is_named(bid.plan.slots, wanted)) continue;
            move.plan = bid.plan;
            move.plan.slots.push_back(wanted);
            add();
        }
        return;
    }
    const SeatSet lying = p.lying();
    for (int k = 0; k <= p.seats; ++k) {
        const Seat drawer = k == p.seats ? kSpectator : seat_at(k);
        const bool is_offered = drawer == kSpectator ? plans_name_none(p) : lying.has(drawer);
        if (!is_offered || is_named(bid.plan.tiles, drawer)) continue;
        move.plan = bid.plan;
        move.plan.tiles.push_back(drawer);
        add();
    }
    if (!entries.empty()) return;
    const Seat seat = p.question.seat, ally = p.ally_of(seat);
    for (const Seat first : {std::min(seat, ally), std::max(seat, ally)}) {
        move.plan = bid.plan;
        move.plan.first = first;
        add();
    }
}

// ---- Moves of fleets: fleet and levels, destination, approach

void list_fleets(const Open& p, Entries& entries) {
    for (const Hex from : p.board.fleets[slot(p.active)]) {
        const int all = p.board.fleet(from);
        const int lowest = p.has(p.active, Tech::autonomous_construction) ? 1 : all;
        for (int level = lowest; level <= all; ++level) {
            if (destinations(p, p.active, from, level, reach(p, p.active, from, level)).empty()) continue;
            Move move = Move::of(Verb::move, from);
            move.level = static_cast<std::int16_t>(level == all ? 0 : level);
            entries.push_back(begun(move));
        }
    }
}

int level_of(const Open& p, const Move& move) { return move.level > 0 ? move.level : p.board.fleet(move.hex); }

void list_destinations(const Open& p, const Move& begin, Entries& entries) {
    const int level = level_of(p, begin);
    const Reach found = reach(p, p.active, begin.hex, level);
    Move move = begin;
    for (const Hex to : destinations(p, p.active, begin.hex, level, found)) {
        move.to = to;
        const bool chooses = is_attack(p, p.active, to) && found.approaches(to).size() > 1;
        entries.push_back({move, 0, 0, chooses});
    }
}

void list_approaches(const Open& p, const Move& begin, Entries& entries) {
    Move move = begin;
    for (const Hex via : reach(p, p.active, begin.hex, level_of(p, begin)).approaches(begin.to))
        move.via = via, entries.push_back({move});
}

// ---- Actions

void list_first_swaps(const Open& p, Entries& entries) {
    for (const Hex one : p.board.explored())
        if (!swap_partners(p, one).empty()) entries.push_back(begun(Move::of(Verb::swap, one)));
}

void list_action(const Open& p, Verb verb, Entries& entries) {
    const Seat seat = p.active;
    switch (verb) {
        case Verb::colonize: return list_hexes(entries, verb, colonize_targets(p, seat));
        case Verb::upgrade_colony: return list_hexes(entries, verb, upgrade_targets(p, seat));
        case Verb::build_fleet: return list_hexes(entries, verb, build_targets(p, seat), true);
        case Verb::upgrade_fleet: return list_hexes(entries, verb, upgrade_fleet_targets(p, seat));
        case Verb::move: return list_fleets(p, entries);
        case Verb::research: return list_techs(entries, verb, researchable(p, seat));
        case Verb::compile: return list_symbols(entries, Move::of(verb), kAnyType);
        case Verb::terraform: return list_hexes(entries, verb, terraform_targets(p, seat), true);
        case Verb::accrete: return list_hexes(entries, verb, accrete_targets(p, seat), true);
        case Verb::antimatter: return list_hexes(entries, verb, antimatter_targets(p, seat));
        case Verb::swap: return list_first_swaps(p, entries);
        case Verb::erase: return list_techs(entries, verb, erasable(p));
        case Verb::clone: return list_techs(entries, verb, clonable(p, seat));
        case Verb::order:
            for (const Order order : {Order::hold, Order::ask, Order::yield}) {
                if (order == p.player(seat).order) continue;
                Move move = Move::of(verb);
                move.order = order;
                entries.push_back({move});
            }
            return;
        default: return;
    }
}

bool stands_alone(Verb verb) {
    return verb == Verb::harvest || verb == Verb::probe || verb == Verb::borrow || verb == Verb::end;
}

void list_actions(const Open& p, Entries& entries) {
    for (int i = static_cast<int>(Verb::colonize); i <= static_cast<int>(Verb::end); ++i) {
        const Verb verb = static_cast<Verb>(i);
        if (can_act(p, verb)) entries.push_back({Move::of(verb), 0, 0, !stands_alone(verb)});
    }
}

}  // namespace

void list_answers(const Open& p, Entries& entries) {
    entries.clear();
    const Question& q = p.question;
    Move move;
    switch (q.node) {
        case Node::none: return;
        case Node::role: {
            unsigned taken = 0;
            for (const Player& player : p.players)
                if (player.role != kNoRole) taken |= 1u << slot(player.role);
            move.verb = Verb::role;
            for (int role = 0; role < kRoles; ++role)
                if ((taken >> role & 1u) == 0) move.role = static_cast<Role>(role), entries.push_back({move});
            return;
        }
        case Node::bid:
        case Node::late_bid: return list_bids(p, entries);
        case Node::slot:
            for (int place = 1; place <= p.pairs(); ++place)
                if (is_free(p, place)) entries.push_back({numbered(Move::of(Verb::slot), place, place).move});
            return;
        case Node::first: {
            move.verb = Verb::first;
            const Seat ally = p.ally_of(q.seat);
            for (const Seat seat : {std::min(q.seat, ally), std::max(q.seat, ally)})
                move.seat = seat, entries.push_back({move});
            return;
        }
        case Node::take:
            move.verb = Verb::take;
            for (int k = 0; k < p.seats; ++k)
                if (p.lying().has(seat_at(k))) move.seat = seat_at(k), entries.push_back({move});
            move.seat = kSpectator;
            if (may_take_none(p, q.number)) entries.push_back({move});
            return;
        case Node::split: entries.push_back(numbered(Move::of(Verb::split), q.least, q.most)); return;
        case Node::pay:
            move.verb = Verb::pay;
            for (const Cards& paid : payments(p.player(q.seat).hand, q.cost))
                move.cards = paid, entries.push_back({move});
            return;
        case Node::place: return list_hexes(entries, Verb::place, q.among, true);
        case Node::gain: return list_symbols(entries, Move::of(Verb::gain), q.types);
        case Node::raid: return list_symbols(entries, Move::of(Verb::raid), q.types);
        case Node::act: return list_actions(p, entries);
        case Node::yield: return list_cards(entries, Move::of(Verb::yield, q.hex), q.types, q.number);
        case Node::share:
            move = Move::of(Verb::share, q.hex);
            for (const Hex colony : q.among) move.to = colony, entries.push_back({move});
            return;
        case Node::support:
        case Node::defend:
            return list_subsets(entries, q.node == Node::support ? Verb::support : Verb::defend, q.among,
                                most_supporters(p, q.seat, q.among));
        case Node::give: {
            constexpr int kMostGiven = 3;
            const Cards& hand = p.player(q.seat).hand;
            for (int size = 0; size <= std::min(kMostGiven, hand.total()); ++size)
                list_cards(entries, Move::of(Verb::give), kAnyType, size, &hand);
            return;
        }
    }
}

void list_further(const Open& p, const Move& prefix, Entries& entries) {
    entries.clear();
    Move move = prefix;
    switch (prefix.verb) {
        case Verb::bid: return list_plan(p, prefix, entries);
        case Verb::place:
            move.side = Side::up;
            entries.push_back({move});
            move.side = Side::down;
            if (p.question.tile.is_planet()) entries.push_back({move});
            return;
        case Verb::move:
            if (prefix.hex == kNoHex) return list_fleets(p, entries);
            return prefix.to == kNoHex ? list_destinations(p, prefix, entries) : list_approaches(p, prefix, entries);
        default: break;
    }
    if (prefix.hex == kNoHex) return list_action(p, prefix.verb, entries);
    switch (prefix.verb) {
        case Verb::build_fleet: {
            const Levels levels = build_levels(p, p.active, prefix.hex);
            entries.push_back(numbered(move, levels.low, levels.high));
            return;
        }
        case Verb::terraform: return list_symbols(entries, prefix, terraformable(p, p.active, prefix.hex));
        case Verb::accrete: return list_symbols(entries, prefix, accretable(p, p.active));
        default:
            for (const Hex other : swap_partners(p, prefix.hex)) move.to = other, entries.push_back({move});
    }
}

namespace {

template <class List>
bool is_beginning(const List& begun, const List& whole) {
    return begun.size() <= whole.size() && std::equal(begun.begin(), begun.end(), whole.begin());
}

}  // namespace

bool leads_to(const Move& prefix, const Move& move) {
    if (prefix.verb != move.verb) return false;
    if (prefix.verb == Verb::bid)
        return (prefix.number < 0 || prefix.number == move.number) &&
               is_beginning(prefix.plan.slots, move.plan.slots) && is_beginning(prefix.plan.tiles, move.plan.tiles);
    const auto fits = [](auto begun, auto whole, auto open) { return begun == open || begun == whole; };
    return fits(prefix.hex, move.hex, kNoHex) && (prefix.hex == kNoHex || prefix.level == move.level) &&
           fits(prefix.to, move.to, kNoHex) && fits(prefix.via, move.via, kNoHex);
}

// A move that is written otherwise than it is listed (6.10): with an approach where only one is affordable, or without one
// where the default is meant.
Move as_listed(const Open& p, Move move) {
    if (move.verb != Verb::move || p.question.node != Node::act || move.to == kNoHex) return move;
    if (!p.board.fleets[slot(p.active)].has(move.hex) || !p.board.spaces().has(move.to)) return move;
    const Reach found = reach(p, p.active, move.hex, level_of(p, move));
    if (!is_attack(p, p.active, move.to)) return move;
    const HexSet approaches = found.approaches(move.to);
    if (approaches.size() == 1 && approaches.has(move.via)) move.via = kNoHex;
    if (approaches.size() > 1 && move.via == kNoHex)
        move.via = default_approach(p, p.active, move.hex, level_of(p, move), move.to, found);
    return move;
}

}  // namespace orrery::kardashev
