// Whose ways the map shows: the stack that is picked or pointed at, and the seats that it could invade. Called by the
// map's parts.
#pragma once

#include "games/cosmos/view.h"

namespace orrery::web::cosmos_board {
struct Scene;

// The picked stack, or the one that is pointed at, while no target is chosen; kNoSite: there is none.
cosmos::Site shown_from(const Scene& scene);
// Whose stack on that site is meant: the viewer's own, otherwise the first; kSpectator: there is none.
Seat mover_on(const Scene& scene, cosmos::Site site);

// Calls visit(seat) for the seats that `seat` could invade there from an adjacent site, or from the site itself.
template <class Visit>
void each_defender(const cosmos::Open& p, Seat seat, cosmos::Site from, cosmos::Site to, Visit&& visit) {
    if (from != to && is_open_to(p, seat, to)) return;
    for (int k = 0; k < p.seats; ++k)
        if (const Seat other = seat_at(k); other != seat && p.player(other).at(to) > 0) visit(other);
}

}  // namespace orrery::web::cosmos_board
