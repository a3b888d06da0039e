// The steps that list themselves, in the order of section 6: bids, picks, payments, gifts, moves of fleets and exchanges.
// The values of such a step depend on the whole move before it, so one rule (steps.h) cannot say both what is listed and
// why anything else is refused.
// Rulebook: assets/rulebooks/kardashev.md, section 6.
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "core/verbs.h"
#include "games/kardashev/arguments.h"
#include "games/kardashev/play.h"
#include "games/kardashev/steps.h"

namespace orrery::kardashev::steps {

using namespace arguments;
using Entries = std::vector<Entry<Move>>;
using AStep = VerbStep<Open, Move>;

inline Entry<Move> numbered(Move move, int low, int high) {
    move.number = static_cast<std::int16_t>(low);
    if (low == high) return {std::move(move)};
    return {std::move(move), low, high};
}

template <auto kMember>
bool agrees(const Move& begun, const Move& move) {
    return begun.*kMember == Move{}.*kMember || begun.*kMember == move.*kMember;
}
inline bool agrees_always(const Move&, const Move&) { return true; }
inline bool is_never_chosen(const Move&) { return false; }
inline bool is_open_always(const Open&, const Move&) { return true; }
inline Verdict nothing_against(const Open&, const Move&) { return {}; }

// A step for questions with only this answer: it makes the list itself.
constexpr AStep answer(const Argument<Move>& notation, decltype(AStep::list) list, decltype(AStep::against) against) {
    return {notation, is_never_chosen, agrees_always, is_open_always, list, against};
}

// ---- Bids (6.1): a number; with picks=plan also slots and tiles one after the other, the most wanted first

inline bool plan_goes_on(const Open& p, const Move& bid) {
    if (!p.options.plans) return false;
    const std::size_t tiles = static_cast<std::size_t>(std::popcount(p.lying().bits)) + (plans_name_none(p) ? 1 : 0);
    return bid.plan.slots.size() < static_cast<std::size_t>(p.pairs()) || bid.plan.tiles.size() < tiles ||
           (p.options.allies && bid.plan.first == kSpectator);
}

template <class List, class Item>
bool is_named(const List& list, Item item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

inline void list_plan(const Open& p, const Move& bid, Entries& entries) {
    Move move = bid;
    const std::size_t listed = entries.size();
    const auto add = [&] { entries.emplace_back(move, 0, 0, plan_goes_on(p, move)); };
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
    if (entries.size() > listed) return;
    const Seat seat = p.question.seat, ally = p.ally_of(seat);
    for (const Seat first : {std::min(seat, ally), std::max(seat, ally)}) {
        move.plan = bid.plan;
        move.plan.first = first;
        add();
    }
}

inline void list_bids(const Open& p, const Move& begun, bool, Entries& entries) {
    if (begun.number >= 0) return list_plan(p, begun, entries);
    entries.push_back(numbered(begun, 0, most_bid(p, p.question.seat)));
    entries.back().more = p.options.plans;
}

template <class List>
inline bool is_beginning(const List& begun, const List& whole) {
    return begun.size() <= whole.size() && std::equal(begun.begin(), begun.end(), whole.begin());
}
inline bool leads_to_bid(const Move& begun, const Move& move) {
    return agrees<&Move::number>(begun, move) && is_beginning(begun.plan.slots, move.plan.slots) &&
           is_beginning(begun.plan.tiles, move.plan.tiles);
}

inline Verdict against_plan(const Open& p, const Move& m) {
    const Plan& plan = m.plan;
    const bool has_plan = !plan.slots.empty() || !plan.tiles.empty();
    if (!p.options.plans) return Refusal{"8.1", say::bid_without_plan(m.number)};
    std::vector<std::string> tiles = tokens(p.lying());
    if (plans_name_none(p)) tiles.emplace_back("none");
    const std::string all = say::plan_names(p.pairs(), listed(tiles));
    if (!has_plan) return Refusal{"8.1", say::plan_is_missing() + " " + all};
    if (p.options.allies && plan.first != p.question.seat && plan.first != p.ally_of(p.question.seat))
        return Refusal{"8.2", say::plan_without_first()};
    if (!p.options.allies && plan.first != kSpectator) return Refusal{"8.1", say::first_is_for_allies()};
    return Refusal{"8.1", all};
}
inline Verdict against_bid(const Open& p, const Move& m) {
    const int most = most_bid(p, p.question.seat);
    if (m.number > kMostBid) return Refusal{"R9", say::bid_over_limit(m.number)};
    if (m.number > most) return Refusal{"R9", say::bid_over_hand(most, m.number)};
    return against_plan(p, m);
}
inline constexpr AStep kBids{kBid, is_never_chosen, leads_to_bid, is_open_always, list_bids, against_bid};

// ---- Picks (6.2)

inline void list_slots(const Open& p, const Move& begun, bool, Entries& entries) {
    for (int place = 1; place <= p.pairs(); ++place)
        if (is_free(p, place)) entries.push_back(numbered(begun, place, place));
}
inline Verdict against_slot(const Open& p, const Move& m) {
    if (m.number < 1 || m.number > p.pairs()) return Refusal{"6.2", say::no_such_position(p.pairs(), m.number)};
    const Seat taker = p.order[static_cast<std::size_t>(m.number - 1)];
    return Refusal{"6.2", say::position_is_taken(m.number, Person{taker})};
}
inline constexpr AStep kSlot = answer(kNumber, list_slots, against_slot);

inline void list_tiles(const Open& p, const Move& begun, bool, Entries& entries) {
    Move move = begun;
    for (int k = 0; k < p.seats; ++k)
        if (p.lying().has(seat_at(k))) move.seat = seat_at(k), entries.emplace_back(move);
    move.seat = kSpectator;
    if (may_take_none(p, p.question.number)) entries.emplace_back(move);
}
inline Verdict against_tile(const Open& p, const Move& m) {
    const std::string drawers = seats_in(p.lying());
    if (m.seat == kSpectator) return Refusal{"R13", say::must_take_tile(drawers)};
    if (index(m.seat) >= p.seats) return Refusal{"6.2", say::no_such_player(seat_token(m.seat))};
    return Refusal{"6.2", say::tile_is_gone(Person{m.seat}, drawers)};
}
inline constexpr AStep kTile = answer(kDrawer, list_tiles, against_tile);

// ---- Cards: payments (6.0), what a colony yields (6.9), gifts (8.2)

inline void list_payments(const Open& p, const Move& begun, bool, Entries& entries) {
    Move move = begun;
    for (const Cards& paid : payments(p.player(p.question.seat).hand, p.question.cost))
        move.cards = paid, entries.emplace_back(move);
}
inline Verdict against_payment(const Open& p, const Move& m) {
    constexpr std::size_t kMostNamed = 6;
    const Payments all = payments(p.player(p.question.seat).hand, p.question.cost);
    std::vector<std::string> ways;
    for (const Cards& paid : all)
        if (ways.size() < kMostNamed) ways.push_back(token(paid));
    const int more = static_cast<int>(all.size() - ways.size());
    return Refusal{"6.0", say::does_not_pay(token(m.cards), cost_text(p.question.cost), listed(ways, "or"), more)};
}
inline constexpr AStep kPaidCards = answer(kCards, list_payments, against_payment);

// Multisets of `size` cards of these types, as sorted lists; if a hand is given, only cards that it holds.
inline void list_cards(Entries& entries, const Move& begin, Symbols types, int size, const Cards* hand = nullptr) {
    Move move = begin;
    const auto most = [&](Symbol type, int left) {
        return !types.has(type) ? 0 : hand == nullptr ? left : std::min(left, hand->of(type));
    };
    for (int f = most(Symbol::f, size); f >= 0; --f)
        for (int m = most(Symbol::m, size - f); m >= 0; --m) {
            const int e = size - f - m;
            if (e > most(Symbol::e, e)) continue;
            move.cards = cards(f, m, e);
            entries.emplace_back(move);
        }
}

Move at_asked_hex(const Open& p) { return Move::of(Verb::none, p.question.hex); }

inline Verdict against_yielding(const Open& p, const Move& m) {
    if (m.hex == p.question.hex) return {};
    return Refusal{"6.9", say::yields_now(token(p.question.hex), token(m.hex))};
}
inline void list_yields(const Open& p, const Move& begun, bool, Entries& entries) {
    list_cards(entries, begun, p.question.types, p.question.number);
}
inline Verdict against_yield(const Open& p, const Move& m) {
    const Question& q = p.question;
    return Refusal{"6.9", say::yields(token(q.hex), q.number, symbols_text(q.types, "or"), cards_text(m.cards))};
}
inline bool is_hex_chosen(const Move& begun) { return begun.hex != kNoHex; }
inline constexpr AStep kYieldingHex{kHex, is_hex_chosen, agrees_always, is_open_always, nullptr, against_yielding};
inline constexpr AStep kYield = answer(kCards, list_yields, against_yield);

inline void list_gifts(const Open& p, const Move& begun, bool, Entries& entries) {
    constexpr int kMostGiven = 3;
    const Cards& hand = p.player(p.question.seat).hand;
    for (int size = 0; size <= std::min(kMostGiven, hand.total()); ++size)
        list_cards(entries, begun, kAnyType, size, &hand);
}
inline Verdict against_gift(const Open& p, const Move&) {
    return Refusal{"8.2", say::can_give(cards_text(p.player(p.question.seat).hand))};
}
inline constexpr AStep kGiven = answer(kGift, list_gifts, against_gift);

// ---- Timeshares (9.2) and support (6.11)

inline void list_shares(const Open& p, const Move& begun, bool, Entries& entries) {
    Move move = begun;
    for (const Hex colony : p.question.among) move.to = colony, entries.emplace_back(move);
}
inline Verdict against_share(const Open& p, const Move&) {
    return Refusal{"9.2", say::can_draw_on(token(p.question.hex), spaces_text(p.question.among, "or"))};
}
inline constexpr AStep kSharingHex{kHex, is_hex_chosen, agrees_always, is_open_always, nullptr, nothing_against};
inline constexpr AStep kShared = answer(kOther, list_shares, against_share);

inline void list_helpers(const Open& p, const Move& begun, bool, Entries& entries) {
    const Question& q = p.question;
    Move move = begun;
    each_subset(q.among, most_supporters(p, q.seat, q.among),
                [&](HexSet set) { move.hexes = set, entries.emplace_back(move); });
}
inline Verdict against_helpers(const Open& p, const Move& m) {
    const Question& q = p.question;
    for (const Hex hex : m.hexes)
        if (!q.among.has(hex))
            return Refusal{"R23", say::cannot_help(token(hex), token(q.hex), spaces_text(q.among, "and"))};
    return Refusal{m.verb == Verb::support ? "6.11" : "R46", cannot_pay(p, q.seat, support_cost(p, q.seat, m.hexes))};
}
inline constexpr AStep kHelpers = answer(kFleets, list_helpers, against_helpers);

// ---- Moves of fleets (6.10): fleet and levels, destination, approach

int level_of(const Open& p, const Move& move) { return move.level > 0 ? move.level : p.board.fleet(move.hex); }

inline void list_fleets(const Open& p, const Move& begun, bool, Entries& entries) {
    for (const Hex from : p.board.fleets[slot(p.active)]) {
        const int all = p.board.fleet(from);
        const int lowest = p.has(p.active, Tech::autonomous_construction) ? 1 : all;
        for (int level = lowest; level <= all; ++level) {
            if (destinations(p, p.active, from, level, affordable_reach(p, p.active, from, level)).empty()) continue;
            Move move = begun;
            move.hex = from;
            move.level = static_cast<std::int16_t>(level == all ? 0 : level);
            entries.emplace_back(move, 0, 0, true);
        }
    }
}

// Destinations. If several approaches can carry out an attack, the approach follows.
inline void list_targets(const Open& p, const Move& begun, bool, Entries& entries) {
    const int level = level_of(p, begun);
    const Reach found = affordable_reach(p, p.active, begun.hex, level);
    Move move = begun;
    if (begun.to != kNoHex) {
        for (const Hex via : found.approaches(begun.to)) move.via = via, entries.emplace_back(move);
        return;
    }
    for (const Hex to : destinations(p, p.active, begun.hex, level, found)) {
        move.to = to;
        const bool chooses = is_attack(p, p.active, to) && found.approaches(to).size() > 1;
        entries.emplace_back(move, 0, 0, chooses);
    }
}

inline bool is_open_to_move(const Open& p, const Move&) { return can_move(p, p.active); }
inline bool leads_to_fleet(const Move& begun, const Move& move) {
    return begun.hex == kNoHex || (begun.hex == move.hex && begun.level == move.level);
}
inline bool leads_to_target(const Move& begun, const Move& move) {
    return agrees<&Move::to>(begun, move) && agrees<&Move::via>(begun, move);
}

inline Verdict against_fleet(const Open& p, const Move& m) {
    if (p.board.fleets[slot(p.active)].has(m.hex)) return {};
    return Refusal{"6.10", say::no_fleet(token(m.hex))};
}
inline Verdict against_target(const Open& p, const Move& m) {
    const Seat seat = p.active;
    const std::string from = token(m.hex), to = token(m.to);
    if (!p.board.spaces().has(m.to)) return Refusal{"2.1", say::off_board(to)};
    const int all = p.board.fleet(m.hex);
    if (m.level > 0 && !p.has(seat, Tech::autonomous_construction))
        return Refusal{"R30", say::split_needs_tech(from, all, to, name(Tech::autonomous_construction))};
    if (m.level >= all)
        return Refusal{"6.10", all == 1 ? say::moves_whole(from, all, to) : say::moves_in_part(from, all, to)};
    const int level = level_of(p, m);
    if (m.to == m.hex) return Refusal{"6.10", say::is_there_already(to)};
    if (p.board.dead.has(m.to)) return Refusal{"R21", say::no_fleet_on_destroyed(to)};
    const Reach found = reach(p, seat, m.hex, level);
    const bool attacks = is_attack(p, seat, m.to);
    if (!attacks && p.board.fleet(m.to) > 0) return Refusal{"6.17", say::holds_one_fleet(to)};
    if (!p.board.explored().has(m.to) && p.bag_size == 0) return Refusal{"6.10", say::nothing_to_explore()};
    const int distance = found.distance(m.to);
    if (distance > kLongestMove) return Refusal{"R28", say::no_way(from, to)};
    if (distance > found.longest) {
        const Cost price = cost(0, 0, move_cost(p, seat, level, distance));
        return Refusal{"6.10", say::is_away(to, distance) + " " + cannot_pay(p, seat, price)};
    }
    if (!attacks) return Refusal{"6.10", say::no_approach(from, to)};
    return Refusal{"6.10", say::wrong_approach(to, spaces_text(found.approaches(m.to), "or"), token(m.via))};
}
inline constexpr AStep kMoving{kFleet, is_hex_chosen, leads_to_fleet, is_open_to_move, list_fleets, against_fleet};
inline constexpr AStep kMovedTo{kTarget,        is_never_chosen, leads_to_target,
                                is_open_always, list_targets,    against_target};

// ---- Exchanges of tiles (9.1, R37)

inline void list_swaps(const Open& p, const Move& begun, bool more, Entries& entries) {
    Move move = begun;
    for (const Hex one : p.board.explored())
        if (!swap_partners(p, one).empty()) move.hex = one, entries.emplace_back(move, 0, 0, more);
}
inline void list_partners(const Open& p, const Move& begun, bool, Entries& entries) {
    Move move = begun;
    for (const Hex other : swap_partners(p, begun.hex)) move.to = other, entries.emplace_back(move);
}
inline bool is_open_to_swap(const Open& p, const Move&) { return can_swap_any(p); }

inline Verdict against_swap(const Open& p, const Move& m) {
    for (const Hex hex : {m.hex, m.to})
        if (!p.board.explored().has(hex)) return Refusal{"R37", say::unexplored(token(hex))};
    if (p.board.tile(m.hex) == p.board.tile(m.to)) return Refusal{"R37", say::same_tiles()};
    for (const auto& [hex, other] : {std::pair(m.hex, m.to), std::pair(m.to, m.hex)}) {
        if (p.board.colony(hex) > 0 && !p.board.planets.has(other))
            return Refusal{"R37", say::colony_would_float(token(hex))};
        if (p.board.fleet(hex) > 0 && p.board.dead.has(other))
            return Refusal{"R37", say::fleet_would_be_stuck(token(hex))};
    }
    return Refusal{"R37", say::cannot_swap()};
}
inline constexpr AStep kSwapped{kHex, is_hex_chosen, agrees<&Move::hex>, is_open_to_swap, list_swaps, nothing_against};
inline constexpr AStep kSwappedWith{kOther,         is_never_chosen, agrees<&Move::to>,
                                    is_open_always, list_partners,   against_swap};

}  // namespace orrery::kardashev::steps
