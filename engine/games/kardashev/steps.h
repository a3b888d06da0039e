// The rules of the steps of moves, in the order of section 6: which values a step may have, and why any other value is
// refused. verbs.cpp says which verbs take which steps. core/verbs.h says how a rule is read.
// Rulebook: assets/rulebooks/kardashev.md, sections 6 and 9.
#pragma once

#include <string>
#include <vector>

#include "core/set_of.h"
#include "core/verbs.h"
#include "core/words.h"
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev::steps {

// ---- What several rules say

inline std::string cannot_pay(const Open& p, Seat seat, const Cost& cost) {
    return say::cannot_pay(cost_text(cost), cards_text(p.player(seat).hand));
}
// What lies on a space, as the words about it name it.
inline std::string kind_on(const Open& p, Hex hex) {
    return p.board.tile(hex) == kNoTile ? "none" : token(p.board.tile(hex));
}
inline std::string seats_in(SeatSet seats) {
    std::vector<std::string> names;
    for (int k = 0; k < kSeats; ++k)
        if (seats.has(seat_at(k))) names.push_back(seat_name(seat_at(k)));
    return listed(names, "or");
}

// ---- Bids and picks (6.1, 6.2, 8.2)

constexpr auto free_roles = [](const Open& p, const Move&, auto& role) {
    SetOf<Role> free((1u << kRoles) - 1);
    for (const Player& player : p.players)
        if (player.role != kNoRole) free.drop(player.role);
    role.only(free, "4", [&p](Role one) -> std::string {
        for (int k = 0; k < p.seats; ++k)
            if (p.player(seat_at(k)).role == one) return say::role_is_taken(Person{seat_at(k)}, face(one).name);
        return say::no_such_role();
    });
};

constexpr auto both_allies = [](const Open& p, const Move&, auto& seat) {
    const Seat own = p.question.seat, ally = p.ally_of(own);
    seat.only(SetOf<Seat>::of(own, ally), "8.2", [own, ally] {
        SeatSet both;
        both.add(own), both.add(ally);
        return say::name_an_ally(seats_in(both));
    });
};

constexpr auto shares_of_price = [](const Open& p, const Move&, auto& number) {
    const Question& q = p.question;
    number.only(Numbers{q.least, q.most}, "R45", [&q](int one) { return say::part_of_price(q.least, q.most, one); });
};

// ---- Placing (6.3)

constexpr auto spaces_for_tile = [](const Open& p, const Move&, auto& hex) {
    hex.only(p.board.spaces(), "2.1", [](Hex one) { return say::off_board(token(one)); });
    hex.except(p.board.explored(), "6.3", [](Hex one) { return say::has_tile(token(one)); });
    hex.only(p.question.among, "6.3", [&p](Hex one) {
        if (p.question.among.size() == 1) return say::only_place(token(p.question.among));
        return say::white_opens_later(token(one), (p.board.unexplored() & p.board.blue()).size());
    });
};

constexpr auto sides_of_tile = [](const Open& p, const Move& m, auto& side) {
    const auto both = SetOf<Side>::of(Side::up, Side::down);
    side.only(p.question.tile.is_planet() ? both : SetOf<Side>::of(Side::up), "6.3",
              [&m] { return say::empty_tile_is_up(token(m.hex)); });
};

constexpr auto cards_to_gain = [](const Open& p, const Move&, auto& type) {
    type.only(p.question.types, "6.3",
              [&p](Symbol one) { return say::cannot_gain(symbols_text(p.question.types, "or"), symbol_token(one)); });
};

// ---- Colonies and fleets on them (6.5 to 6.8)

// Where a seat could colonize if it had a piece and the price.
constexpr auto open_to_colonize = [](const Open& p, Seat seat, auto& hex) {
    hex.only(p.board.planets, "6.5", [&p](Hex one) { return say::only_planets(token(one), kind_on(p, one)); });
    hex.except(p.board.all_colonies(), "6.5", [](Hex one) { return say::has_colony(token(one)); });
    hex.except(p.enemy_fleets(seat), "6.5", [](Hex one) { return say::enemy_fleet(token(one)); });
    hex.only(around(p.board.colonies[slot(seat)]) | p.board.fleets[slot(seat)], "6.5",
             [](Hex one) { return say::too_far_to_colonize(token(one)); });
};
constexpr auto planets_to_colonize = [](const Open& p, const Move&, auto& hex) {
    const Seat seat = p.active;
    const bool has_piece = p.colony_supply(seat) > 0, pays = can_pay(p, seat, colonize_cost(p, seat));
    if (hex.is_done_if(!has_piece || !pays)) return;
    open_to_colonize(p, seat, hex);
    hex.that(has_piece, "6.5", [] { return say::no_colony_piece(); });
    hex.that(pays, "6.5", [&p, seat] { return cannot_pay(p, seat, colonize_cost(p, seat)); });
};

constexpr auto colonies_to_raise = [](const Open& p, const Move&, auto& hex) {
    const Seat seat = p.active;
    const bool has_piece = p.colony_supply(seat) > 0, pays = can_pay(p, seat, kColonyCost);
    if (hex.is_done_if(!has_piece || !pays)) return;
    const HexSet own = p.board.colonies[slot(seat)];
    HexSet highest;
    for (const Hex one : own)
        if (p.board.colony(one) == kHighestLevel) highest.add(one);
    hex.only(own, "6.6", [](Hex one) { return say::no_colony(token(one)); });
    hex.except(highest, "6.6", [](Hex one) { return say::colony_is_highest(token(one)); });
    hex.that(has_piece, "6.6", [] { return say::no_colony_piece(); });
    hex.that(pays, "6.6", [&p, seat] { return cannot_pay(p, seat, kColonyCost); });
};

inline std::string no_shipyard(const Open& p, Hex hex) {
    const Seat owner = p.board.colony_owner(hex);
    if (owner == kSpectator || p.is_enemy(p.active, owner)) return say::no_colony(token(hex));
    if (!p.board.symbols(hex).has(Symbol::w)) return say::no_military(token(hex));
    return say::ally_fleet(token(hex));
}

constexpr auto levels_to_build = [](const Open& p, const Move& m, auto& number) {
    const Seat seat = p.active;
    const Hex hex = m.hex;
    const int there = p.board.fleet(hex), colony = p.board.colony(hex);  // the tile is destroyed first
    const int pieces = p.fleet_supply(seat) + there;
    number.only(Numbers{0, colony}, "R8",
                [hex, colony](int one) { return say::fleet_too_high(token(hex), colony, one); });
    number.only(Numbers{there + 1, kPieces}, "R48", [there](int one) { return say::fleet_too_low(there, one); });
    number.only(Numbers{0, pieces}, "6.7", [pieces] { return say::fleet_pieces(pieces); });
    int paid = std::min(colony, pieces);
    while (paid > there && !can_pay(p, seat, fleet_cost(paid))) --paid;
    number.only(Numbers{0, paid}, "6.7", [&p, seat](int one) { return cannot_pay(p, seat, fleet_cost(one)); });
};

constexpr auto shipyards_to_build = [](const Open& p, const Move&, auto& hex) {
    if (hex.is_done_if(!can_pay(p, p.active, fleet_cost(1)))) return;
    const HexSet yards = shipyards(p, p.active);
    hex.only(yards, "6.7", [&p](Hex one) { return no_shipyard(p, one); });
    HexSet open;
    for (const Hex one : yards)
        if (!build_levels(p, one).empty()) open.add(one);
    hex.leads_on(open);
};

constexpr auto fleets_to_raise = [](const Open& p, const Move&, auto& hex) {
    const Seat seat = p.active;
    const bool has_piece = p.fleet_supply(seat) > 0, pays = can_pay(p, seat, fleet_cost(1));
    if (hex.is_done_if(!has_piece || !pays)) return;
    const HexSet own = p.board.fleets[slot(seat)];
    HexSet highest;
    for (const Hex one : own)
        if (p.board.fleet(one) == kHighestLevel) highest.add(one);
    hex.only(shipyards(p, seat), "6.8", [&p](Hex one) { return no_shipyard(p, one); });
    hex.only(own, "6.8", [](Hex one) { return say::no_fleet(token(one)); });
    hex.except(highest, "6.8", [](Hex one) { return say::fleet_is_highest(token(one)); });
    hex.that(has_piece, "6.8", [] { return say::fleet_pieces(0); });
    hex.that(pays, "6.8", [&p, seat] { return cannot_pay(p, seat, fleet_cost(1)); });
};

// ---- Harvest (6.9)

constexpr auto may_harvest = [](const Open& p, auto& check) {
    check.that(can_harvest(p, p.active), "6.9", [] { return say::nothing_to_harvest(); });
};

// ---- Battles (6.11, 9.2)

constexpr auto cards_to_raid = [](const Open& p, const Move&, auto& type) {
    type.only(p.question.types, "9.2",
              [&p](Symbol one) { return say::cannot_raid(symbol_token(one), symbols_text(p.question.types, "or")); });
};

// ---- Research (6.12 to 6.14) and the actions of technologies (9.1 to 9.3)

template <Tech kTech>
constexpr auto needs_tech = [](const Open& p, auto& check) {
    check.that(p.has(p.active, kTech), "6.14", [] { return say::needs_tech(name(kTech)); });
};

constexpr auto techs_to_research = [](const Open& p, const Move&, auto& tech) {
    const Seat seat = p.active;
    const Player& player = p.player(seat);
    const TechSet open = unlocked(p, seat);
    tech.only(techs_of(player.role), "6.12",
              [&player](Tech one) { return say::not_of_role(name(one), face(player.role).name); });
    tech.except(player.researched, "6.12", [](Tech one) { return say::has_tech(name(one)); });
    tech.only(open, "R5", [&player](Tech one) {
        std::vector<std::string> wanted;
        for (const Tech before : needs(player.role, one)) wanted.push_back(name(before));
        return say::tech_needs(name(one), listed(wanted, "or"));
    });
    tech.only(payable(p, seat, open), "6.12", [&p, seat](Tech one) { return cannot_pay(p, seat, face(one).cost); });
};

constexpr auto cards_to_compile = [](const Open&, const Move&, auto& type) {
    type.only(kAnyType, kNotation, [] { return say::not_now(); });
};

inline Symbols payable_symbols(const Open& p, Seat seat) {
    Symbols found;
    for (const Symbol symbol : kAllSymbols)
        if (can_pay(p, seat, symbol_cost(symbol))) found.add(symbol);
    return found;
}
constexpr auto payable_symbol = [](const Open& p, auto& symbol) {
    symbol.only(payable_symbols(p, p.active), "R36",
                [&p](Symbol one) { return cannot_pay(p, p.active, symbol_cost(one)); });
};

constexpr auto symbols_to_add = [](const Open& p, const Move& m, auto& symbol) {
    symbol.only(kEverySymbol, kNotation, [] { return say::no_such_symbol(); });
    symbol.except(p.board.symbols(m.hex), "R36",
                  [&m](Symbol one) { return say::has_symbol(token(m.hex), symbol_token(one)); });
    payable_symbol(p, symbol);
};
constexpr auto colonies_to_terraform = [](const Open& p, const Move&, auto& hex) {
    const HexSet own = p.board.colonies[slot(p.active)];
    hex.only(own, "9.1", [](Hex one) { return say::no_colony(token(one)); });
    const Symbols payable = payable_symbols(p, p.active);
    HexSet open;
    for (const Hex one : own)
        if (!(payable - p.board.symbols(one)).empty()) open.add(one);
    hex.leads_on(open);
};

constexpr auto symbols_to_rebuild = [](const Open& p, const Move&, auto& symbol) { payable_symbol(p, symbol); };
constexpr auto planets_to_rebuild = [](const Open& p, const Move&, auto& hex) {
    hex.only(p.board.dead, "9.1", [&p](Hex one) { return say::only_destroyed(token(one), kind_on(p, one)); });
    const HexSet near = around(p.board.colonies[slot(p.active)]);
    hex.only(near, "9.1", [](Hex one) { return say::not_next_to_colony(token(one)); });
    hex.leads_on(payable_symbols(p, p.active).empty() ? HexSet() : near);
};

constexpr auto planets_to_destroy = [](const Open& p, const Move&, auto& hex) {
    hex.only(p.board.planets, "9.1", [&p](Hex one) { return say::only_undestroyed(token(one), kind_on(p, one)); });
    hex.except(p.board.all_colonies(), "9.1", [](Hex one) { return say::colony_there(token(one)); });
    hex.only(around(p.board.colonies[slot(p.active)]), "9.1",
             [](Hex one) { return say::not_next_to_colony(token(one)); });
};

constexpr auto may_probe = [](const Open& p, auto& check) {
    needs_tech<Tech::space_probe>(p, check);
    check.that(p.bag_size > 0, "9.3", [] { return say::bag_is_empty(); });
    check.that(!p.board.unexplored().empty(), "9.3", [] { return say::all_is_explored(); });
};

constexpr auto may_erase = [](const Open& p, auto& check) {
    needs_tech<Tech::memory_eraser>(p, check);
    check.that(!p.is_known_last_round(), "R34", [] { return say::too_late_to_erase(); });
    check.that(!p.turn.has_erased, "R34", [] { return say::has_erased(); });
};
constexpr auto techs_to_erase = [](const Open& p, const Move&, auto& tech) {
    TechSet researched;
    for (const Player& player : p.players) researched |= player.researched;
    tech.only(researched, "9.3", [](Tech one) { return say::nobody_has(name(one)); });
};

constexpr auto techs_to_clone = [](const Open& p, const Move&, auto& tech) {
    const Player& player = p.player(p.active);
    tech.only(techs_of(player.role), "9.3", [](Tech one) { return say::not_of_your_role(name(one)); });
    tech.except(player.researched, "9.3", [](Tech one) { return say::has_it_yourself(name(one)); });
    tech.except(TechSet::of(Tech::cloning), "9.3", [] { return say::own_mark(); });
    if (player.mirrored == kNoTech) return;
    tech.except(TechSet::of(player.mirrored), "9.3", [](Tech one) { return say::mark_is_there(name(one)); });
};

constexpr auto may_borrow = [](const Open& p, auto& check) {
    needs_tech<Tech::time_dilation>(p, check);
    check.that(!p.turn.has_borrowed, "R39", [] { return say::has_borrowed(); });
    check.that(!p.is_known_last_round(), "R39", [] { return say::nothing_to_borrow(); });
    check.that(p.turn.used() == 2 + p.turn.additional, "R39",
               [&p] { return say::use_actions_first(p.turn.used(), 2 + p.turn.additional); });
};

// ---- Orders (6.16)

constexpr auto may_order = [](const Open& p, auto& check) {
    check.that(p.options.orders, "6.16", [] { return say::no_orders(); });
    check.that(!p.turn.has_ordered, "R56", [] { return say::has_ordered(); });
};
constexpr auto other_orders = [](const Open& p, const Move&, auto& order) {
    order.only(SetOf<Order>::of(Order::hold, Order::ask, Order::yield) - SetOf<Order>::of(p.player(p.active).order),
               "R56", [](Order one) { return say::same_order(token(one)); });
};

}  // namespace orrery::kardashev::steps
