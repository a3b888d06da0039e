// What both sides of an invasion could bring before cards are played. Called by the map, trays and the stage.
#pragma once

#include "games/cosmos/view.h"

namespace orrery::web::cosmos_board {

struct Sums {
    int offence = 0;  // main stack, all own stacks that could support it, and what its race adds
    int defence = 0;
    int others = 0;  // what the stacks of third parties could add to a side
};
// `defence` has a stack on y. `offence` has one on x, which is y or next to it.
Sums sums_of(const cosmos::Open& p, Seat offence, cosmos::Site x, cosmos::Site y, Seat defence);
// The same with only these stacks of the invader as support.
Sums sums_of(const cosmos::Open& p, Seat offence, cosmos::Site x, cosmos::Site y, Seat defence,
             cosmos::SiteSet support);

}  // namespace orrery::web::cosmos_board
