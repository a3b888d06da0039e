// What can be done, where, and at what price. Rules, refusals, words, board and insight ask this about an open match.
// Nothing here changes anything. A question that depends on a hand may be asked only for the seat that owns the hand.
// Disks come first; the rest follows section 6.
// Rulebook: assets/rulebooks/ozymandias.md, section 6.
#pragma once

#include <vector>

#include "core/game.h"
#include "games/ozymandias/open.h"
#include "games/ozymandias/routes.h"

namespace orrery::ozymandias {

// ---- Disks and control
Seat control_of(const Open& p, Spot colony);  // kSpectator: nobody controls it
int disks_on(const Open& p, Spot colony);
SpotSet colonies_with_disks(const Open& p, Seat owner);
int capacity_of(const Open& p, Fleet fleet);
int score_of(const Open& p, Seat seat);  // (7)

// ---- Fleets
Fleet fleet_on(const Open& p, Spot spot);  // kNoFleet: there is none
bool is_own(Fleet fleet, Seat seat);
Suit sector_of(const Open& p, Fleet fleet);         // the suit of the sector of a fleet on the map
Standing standing_for(const Open& p, Fleet fleet);  // all fleets except this one, as its owner sees them
// Calls visit(fleet) for the fleets of a seat, in the order of their numbers.
template <class Visit>
void each_fleet(const Open& p, Seat seat, Visit&& visit) {
    for (int k = 0; k < p.player(seat).fleets; ++k) visit(fleet_at(seat, k));
}

// ---- Planning (6.1)
int price_of_card(const Player& player);  // the next one
bool can_buy(const Open& p, Seat seat);
bool may_buy(const Open& p, Seat seat);  // whether the seat is asked at all (section 5)

// ---- Turns (6.2)
int price_of_recovery(const Player& player);
bool can_recover(const Open& p, Seat seat, bool has_recovered);
bool can_activate(const Open& p, Fleet fleet);
bool has_to_pass(const Open& p, Seat seat, bool has_recovered);  // whether nothing else is possible

// ---- Arriving (6.3)
SpotSet closed_to_warp(const Open& p, Seat seat);  // points with a fleet, and colonies that somebody else controls
bool can_warp(const Open& p, Seat seat, int points = 1);  // whether there are that many other points
bool can_turn_up(const Open& p);                          // Alien Remnant

// ---- Actions (6.3 to 6.6) of the acting fleet, whose frame has the node `action`
const Frame& acting_frame(const Open& p);  // only at the node `action`
bool can_delegate(const Open& p, const Frame& f);
bool is_owed(const Open& p, const Frame& f, Fleet fleet);  // whether the activation f owes it a bonus action at its end
bool has_action(const Open& p, const Frame& f);            // whether an action may still be taken
bool has_any_action(const Open& p, const Frame& f);        // and whether there is one, as far as everybody can tell
Fleet pinned_by(const Open& p, Fleet fleet);               // kNoFleet: it is not pinned
void reach_of(const Open& p, Fleet fleet, Reach& out);     // with its owner's secrets
bool can_conquer(const Open& p, Fleet fleet);
int conquest_price(const Open& p, Spot colony);  // in population
constexpr int secret_plans(int rank) { return rank / 2; }
bool can_harvest(const Open& p, Fleet fleet, Card card, Suit suit);

// ---- Texts with a choice (9.1). Could this fleet use its leader's text now, as far as everybody can tell? A hand that
// is not empty counts as if it held any card (R56).
bool can_use(const Open& p, Fleet fleet);
bool can_target(const Open& p, Fleet fleet, Spot spot);  // Trawler, The Quest: whether it may be this point
bool order_is_open(const Open& p, const Frame& f);       // the order of the acting fleet
bool action_text_is_open(const Open& p, const Frame& f);
CardSet takeable(const Open& p, Fleet fleet);  // cards of its owner's hand with which the text may be paid

// ---- Wars (6.7)
int most_draft(const Open& p, Fleet fleet);
int sword_price(const Open& p, Card card);  // in secrets, for the fleet with the initiative
bool can_bribe(const Open& p);
bool can_frighten(const Open& p);  // The Fear, as far as everybody can tell
bool can_hire(const Open& p);      // The Mercenary
void retreat_of(const Open& p, Reach& out);

// ---- The end (7)
Decision decision_of(const Open& p);

// What may follow the beginning of a legal move (core/game.h). Boards use it too, where they show several steps at
// once.
void list_further(const Open& open, const Move& prefix, std::vector<Entry<Move>>& entries);
bool leads_to(const Move& prefix, const Move& move);

}  // namespace orrery::ozymandias
