// What insight.cpp, insight_actions.cpp, insight_answers.cpp and insight_worth.cpp share: ideas, the answers worth a
// try at a question, and the estimate of what they are worth. Integers only; worth is counted in tenths of a point.
#pragma once

#include <algorithm>
#include <vector>

#include "core/ideas.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Worth (insight_worth.cpp): how many rounds are left, and what cards, planets and technologies are worth

inline constexpr int kCardWorth = 4;  // low, since actions are scarcer than cards

int rounds_left(const Open& p);  // not counting this one
int income_of(const Open& p, Seat seat);
int engine_worth(Tech tech);  // what it does besides its points, per round left
int hand_worth(int cards, int left);
int role_worth(Role role);  // what it brings, per round left

struct Scene {
    const Open& p;
    Seat you;
    int left;  // rounds after this one
    int card;  // what a card is worth
    explicit Scene(const Open& open, Seat seat)
        : p(open), you(seat), left(rounds_left(open)), card(left > 0 ? kCardWorth : 1) {}
};

int planet_worth(const Scene& s, Hex hex);
int tile_worth(const Scene& s, Tile tile);

// ---- Ideas

using Ideas = orrery::Ideas<Move>;

void think_of_actions(const Scene& s, Ideas& ideas);                                     // insight_actions.cpp
void think_of_answers(const Scene& s, Ideas& ideas, std::vector<Entry<Move>>& scratch);  // all other questions

}  // namespace orrery::kardashev
