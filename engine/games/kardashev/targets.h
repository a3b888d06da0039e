// What can be done, where, and at what price, in the order of section 6. Rules, refusals, words and insight ask this
// about an open position. Nothing here changes anything.
// Rulebook: assets/rulebooks/kardashev.md, section 6.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/set_of.h"
#include "games/kardashev/open.h"

namespace orrery::kardashev {

// ---- Paying (6.0)
using Payments = FixedList<Cards, 96>;
Payments payments(const Cards& hand, const Cost& cost);  // in their order of preference; the first is the default
bool can_pay(const Cards& hand, const Cost& cost);
int most_payable(const Cards& hand, Symbol type);  // how many cards of that type a price may have, if it has no others
inline bool can_pay(const Open& p, Seat seat, const Cost& cost) { return can_pay(p.player(seat).hand, cost); }

// ---- Bidding and picking (6.1, 6.2, 8.2)
int most_bid(const Open& p, Seat seat);
Seat late_bidder(const Open& p);  // kSpectator: nobody bids late
Seat speaker_of(const Open& p, Seat pair);
int bid_of(const Open& p, Seat pair);  // of a pair: the sum of its bids
int price_of(const Open& p, int place_in_rank);
bool is_free(const Open& p, int slot);
bool may_take_none(const Open& p, int still_to_take);
bool plans_name_none(const Open& p);  // fewer tiles than players were drawn (8.1)

// ---- Placing (6.3)
HexSet places_for_tile(const Open& p);

// ---- Actions of a turn (6.4)
enum class ActionClass : std::uint8_t { base, research, flex };
ActionClass class_of(const Open& p, Seat seat, Verb verb);
SetOf<ActionClass> open_slots(const Turn& turn);  // the classes of which one more action may be taken
bool has_slot_for(const Open& p, Verb verb);      // the active player has one

// ---- Colonies and fleets on them (6.5 to 6.8): where the active player can act; pieces and payment are checked
Cost colonize_cost(const Open& p, Seat seat);
HexSet open_planets(const Open& p, Seat seat);  // planets that could carry a new colony of this seat
HexSet colonize_targets(const Open& p);
HexSet upgrade_targets(const Open& p);
HexSet shipyards(const Open& p, Seat seat);  // colonized tiles where the seat may build fleets
Numbers build_levels(const Open& p, Hex hex);
HexSet build_targets(const Open& p);
HexSet upgrade_fleet_targets(const Open& p);

// ---- Harvest (6.9)
bool is_blockaded(const Open& p, Seat owner, Hex colony);  // no harvest for the owner
HexSet producing_colonies(const Open& p, Seat seat);
HexSet gathering_fleets(const Open& p, Seat seat);       // fleets with harvest-rover or asteroid-mining
HexSet shares_for(const Open& p, Seat seat, Hex fleet);  // timeshares: the colonies that this fleet may use
bool can_harvest(const Open& p, Seat seat);

// ---- Moves (6.10)
HexSet enterable(const Open& p, Seat seat);
int move_cost(const Open& p, Seat seat, int level, int distance);
// Where a fleet can stand before its last step. at[d]: the hexes that take d steps and not fewer.
struct Reach {
    std::array<HexSet, kLongestMove> at{};
    int longest = 0;  // affordable distance

    HexSet targets() const;  // all spaces that the last step can reach
    int distance(Hex to) const;
    HexSet approaches(Hex to) const;
    int distance(Hex to, Hex via) const;
};
Reach reach(const Open& p, Seat seat, Hex from, int level);
Reach affordable_reach(const Open& p, Seat seat, Hex from, int level);  // no further than the affordable distance
bool is_attack(const Open& p, Seat seat, Hex to);
HexSet destinations(const Open& p, Seat seat, Hex from, int level, const Reach& reach);
// Could that many levels from there retreat to `via`?
bool can_retreat(const Open& p, Seat seat, Hex from, int level, Hex via, int levels_left);
Hex default_approach(const Open& p, Seat seat, Hex from, int level, Hex to, const Reach& reach);
bool can_move(const Open& p, Seat seat);

// ---- Battles (6.11)
// That many levels of the fleet on `from` attack. They support nobody, not even the rest of their own fleet.
struct Attackers {
    Hex from = kNoHex;
    int levels = 0;
};
const Frame* battle_of(const Open& p);  // nullptr: no battle is being fought
Attackers attackers_of(const Open& p);  // those of the current battle; none: no battle
// Fleets of the seat and its ally that may support: all next to the target. A fleet that attacks as a whole is
// excluded.
HexSet supporters(const Open& p, Seat seat, Hex target, Attackers attackers = {});
int levels_of(const Open& p, HexSet fleets, Attackers attackers);  // the levels that these fleets add as support
Cost support_cost(const Open& p, Seat payer, HexSet fleets);
int most_supporters(const Open& p, Seat payer, HexSet among);  // how many the payer can pay for
Seat defender_of(const Open& p, Hex target);
int defence_of(const Open& p, Hex target);                               // without support
bool can_hold(const Open& p, Seat defender, HexSet among, int lacking);  // in the current battle
// The cheapest set that holds and that energy alone can pay (8.1, defence=orders); empty: there is none.
HexSet holding_set(const Open& p, const Question& question);
// Calls visit(set) for all subsets with at most that many members: smaller ones first, then in the order of sorted
// lists.
template <class Visit>
void each_subset(HexSet among, int most, Visit&& visit) {
    std::array<Hex, 6> hexes{};
    int count = 0;
    for (const Hex hex : among) hexes[static_cast<std::size_t>(count++)] = hex;
    const auto grow = [&](const auto& self, HexSet set, int from, int left) -> void {
        if (left == 0) return visit(set);
        for (int i = from; i + left <= count; ++i)
            self(self, set | HexSet::of(hexes[static_cast<std::size_t>(i)]), i + 1, left - 1);
    };
    for (int size = 0; size <= std::min(most, count); ++size) grow(grow, {}, 0, size);
}

// ---- Research (6.12 to 6.14)
TechSet unlocked(const Open& p, Seat seat);  // not researched yet, requirements met
TechSet researchable(const Open& p);
Cost symbol_cost(Symbol symbol);  // price of terraform and accrete
HexSet terraform_targets(const Open& p);
HexSet accrete_targets(const Open& p);
Symbols accretable(const Open& p);
Symbols terraformable(const Open& p, Hex hex);
HexSet antimatter_targets(const Open& p);
bool can_swap(const Open& p, Hex one, Hex other);
HexSet swap_partners(const Open& p, Hex one);  // only later ones
bool can_swap_any(const Open& p);
TechSet erasable(const Open& p);
TechSet clonable(const Open& p);

// ---- Turn's end (8.2)
bool can_give(const Open& p, Seat seat);

// ---- Good defaults: the plan of a bid, the cards of a harvest
Plan usual_plan(const Open& p, Seat seat);
Cards usual_yield(Cards hand, Symbols types, int n);

// Is this verb of ACT legal now with any arguments?
bool can_act(const Open& p, Verb verb);

// ---- Scores (section 7)
struct Score {
    int colonies = 0;
    int fleets = 0;
    int techs = 0;
    int total() const { return colonies + fleets + techs; }
};
Score score_of(const Open& p, Seat seat);
Decision decision_of(const Open& p, SeatSet owing);

// What may follow the beginning of a legal move (core/game.h). Boards use it too, where they show several steps at
// once.
void list_further(const Open& open, const Move& prefix, std::vector<Entry<Move>>& entries);

}  // namespace orrery::kardashev
