// What comes to mind at a question, and what it seems worth: what the files of insight share. Integers only; a colony is worth 40,
// a ship 2.
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
inline constexpr int kCardValue = 5;  // of an Attack that somebody else plays, about

// ---- Worth (insight_worth.cpp)
int site_worth(const Open& p, Seat you, Site site);  // of standing there
int chance_to_win(int lead);                         // 0 to 100, before the other's card is known
// What that side would have in a total beside ships and card with this main player, his main stack on that site. Of a hidden
// race only the one who is asked counts his own.
int edge_of(const Open& p, Seat seat, Side side, Site site);
// Colonies that a seat would have after so many Moves in a row with nobody in its way.
int colonies_after(const Open& p, Seat seat, int moves);
int moves_of(const Open& p, Seat seat);  // what it still has of the turn under way, else what it has in its next one

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
void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch);  // to anything else

}  // namespace orrery::cosmos
