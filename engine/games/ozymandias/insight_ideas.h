// What insight.cpp, insight_actions.cpp and insight_answers.cpp share: ideas, the answers worth a try at a question,
// and the estimate of what they are worth. Integers only; a colony is worth about 40.
#pragma once

#include <algorithm>
#include <vector>

#include "core/ideas.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

using Ideas = orrery::Ideas<Move>;
inline constexpr int kColony = 40;

// ---- Worth (insight_worth.cpp)
int leader_worth(Card leader);               // 0 to 9
int worth_of(const Open& p, Suit resource);  // of one unit
int worth_of(const Open& p, const Resources& some);
int card_worth(const Open& p);                                            // of any card in hand
int colony_worth(const Open& p, Seat you, Spot colony);                   // of putting a disk on top
int standing_worth(const Open& p, Seat you, Spot spot);                   // of a fleet there that could conquer next
int force_of(const Open& p, Fleet fleet);                                 // rough strength in a war
Seat weakest_opponent(const Open& p, Seat you, bool with_cards = false);  // to give cards to, or take cards from
CardSet worst_of(CardSet cards, int count);                               // the lowest by rank

void think_of_actions(const Open& p, Ideas& ideas);                                     // insight_actions.cpp
void think_of_texts(const Open& p, Ideas& ideas, Fleet fleet);                          // of orders and actions
void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch);  // all other questions

}  // namespace orrery::ozymandias
