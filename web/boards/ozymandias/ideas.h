// Plans worth a button (6.1), for whoever does not want to lay every card: called by planner.cpp.
#pragma once

#include <string>
#include <vector>

#include "games/ozymandias/view.h"

namespace orrery::web::ozymandias_plan {

struct Idea {
    std::string label;
    std::string note;       // what it does with the cards
    ozymandias::Move plan;  // a whole, legal one
};
// Of the viewer, at the node `plan`: all cards kept as swords, or the lower half of them put under the new fleet to be
// harvested. The card of lowest rank leads. Empty: there is no card to plan with.
std::vector<Idea> ideas_for_plan(const ozymandias::View& view);

}  // namespace orrery::web::ozymandias_plan
