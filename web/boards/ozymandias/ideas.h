// Plans that get a button (6.1), for players who don't want to place every card. Called by planner.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/ozymandias/view.h"

namespace orrery::web::ozymandias_plan {

struct Idea {
    std::string_view id;    // for its mark
    std::string label;      // who leads
    std::string note;       // what it does with the cards
    ozymandias::Move plan;  // a complete, legal plan
};
// Plans for the viewer at the node `plan`: keep all cards as swords, or put the lower half of them under the new fleet
// to be harvested. The card of lowest rank leads. Empty: there is no card to plan with.
std::vector<Idea> ideas_for_plan(const ozymandias::View& view);

}  // namespace orrery::web::ozymandias_plan
