// What comes to mind at a question, and what it seems worth: what insight.cpp, insight_actions.cpp and insight_answers.cpp share.
// Integers only; a colony is worth 40, a ship 2.
#pragma once

#include <algorithm>
#include <vector>

#include "core/ideas.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

using Ideas = orrery::Ideas<Move>;
inline constexpr int kColony = 40;
inline constexpr int kShip = 2;
inline constexpr int kCardValue = 5;  // of an Attack that somebody else plays, about

// ---- Worth (insight.cpp)
int site_worth(const Open& p, Seat you, Site site);  // of standing there
int chance_to_win(int lead);                         // 0 to 100, before the other's card is known
int strength_of(const Open& p, Seat seat, SiteSet sites);

void think_of_actions(const Open& p, Ideas& ideas);  // insight_actions.cpp
void think_of_victory_moves(const Open& p, Ideas& ideas);
void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch);  // to anything else

}  // namespace orrery::cosmos
