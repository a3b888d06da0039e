#include "web/boards/cosmos/sums.h"

namespace orrery::web::cosmos_board {
using namespace orrery::cosmos;

Sums sums_of(const Open& p, Seat offence, Site x, Site y, Seat defence, SiteSet support) {
    Open fought = p;
    fought.invasion = {};
    Half &attacker = fought.invasion.half(Side::offence), &defender = fought.invasion.half(Side::defence);
    attacker.main = offence, attacker.site = x, attacker.support = support;
    defender.main = defence, defender.site = y, defender.support = eligible(p, defence, x, y, offence, defence);
    Sums sums{parts_of(fought, Side::offence).total(), parts_of(fought, Side::defence).total()};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (seat == offence || seat == defence) continue;
        for (const Site site : eligible(p, seat, x, y, offence, defence))
            sums.others += p.player(seat).at(site) * weight_of(p, seat);
    }
    return sums;
}

Sums sums_of(const Open& p, Seat offence, Site x, Site y, Seat defence) {
    return sums_of(p, offence, x, y, defence, eligible(p, offence, x, y, offence, defence));
}

}  // namespace orrery::web::cosmos_board
