// What an event of Settlers of the Cosmos changes of a match as it is seen: films carry out the events of a move one by one, so that the
// board is as it was before what is shown.
#pragma once

#include "games/cosmos/view.h"

namespace orrery::web::cosmos_film {

void carry_out(cosmos::Open& p, const cosmos::Event& event);

}  // namespace orrery::web::cosmos_film
