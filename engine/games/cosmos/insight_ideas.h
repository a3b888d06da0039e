// What the files of insight share: ideas, the answers worth a try at a question, and the estimate of what they are
// worth. Integers only; a colony is worth 40, a ship 2.
#pragma once

#include <algorithm>
#include <vector>

#include "core/ideas.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

using Ideas = orrery::Ideas<Move>;
inline constexpr int kColony = 40;
inline constexpr int kShip = 2;
inline constexpr int kSpot = 8;       // a resource spot
inline constexpr int kCardValue = 5;  // about the value of an Attack that somebody else plays

// ---- Worth (insight_worth.cpp)
int site_worth(const Open& p, Seat you, Site site);  // of having a stack there
int chance_to_win(int lead);                         // 0 to 100, before the other's card is known
// What a side would have in its total besides ships and card if `seat` were its main player, with the main stack on
// that site. A hidden race counts only for the seat that is asked, since only that seat knows it.
int edge_of(const Open& p, Seat seat, Side side, Site site);
// Colonies that a seat would have after that many Moves in a row if no other seat interfered.
int colonies_after(const Open& p, Seat seat, int moves);
int moves_of(const Open& p, Seat seat);  // left in its turn under way, otherwise in its next turn

// What others could do if nobody stops them.
struct Threat {
    SeatSet rivals;  // who could have five colonies in their next turn
    SiteSet goals;   // empty planets that those reach
};
Threat threat_to(const Open& p, Seat you);

void think_of_actions(const Open& p, Ideas& ideas);  // insight_actions.cpp
void think_of_victory_moves(const Open& p, Ideas& ideas);
void think_of_settling(const Open& p, Ideas& ideas);  // insight_supply.cpp: placing ships, and SUPPLY
void think_of_supply(const Open& p, Ideas& ideas);
void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch);  // all other questions

}  // namespace orrery::cosmos
