// How refusals are worded, and where those of each part of the game are found: what why_not.cpp, why_not_actions.cpp and
// why_not_invasion.cpp share.
#pragma once

#include <string>
#include <utility>

#include "core/verdict.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

inline Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

// "1 mineral and 0 gas".
inline std::string owned_text(const Player& player) {
    return count_of(player.minerals, "mineral") + " and " + number(player.gas) + " gas";
}

// Ships that find no room on a site: "d5 has room for 2 ships, not for 3.", "Your stack on d5 is full: 4 ships."
inline std::string no_room_text(const Open& p, Seat seat, Site site, int wanted) {
    const int room = room_at(p, seat, site), there = p.player(seat).at(site);
    if (room == 0 && there > 0) return "Your stack on " + token(site) + " is full: " + ships(there) + ".";
    return token(site) + " has room for " + (there > 0 ? number(room) + " more" : ships(room)) + ", not for " +
           number(wanted) + ".";
}

// So many ships can't go from one site to the other: no stack, not adjacent where that is asked, closed, no room, or a clung
// ship in the way (6.5). `to` stands beside `from` unless `is_far`.
Refusal moving_refusal(const Open& p, const Move& m, Site from, Site to, int count, bool is_far = false);
// One of these sites has no stack that may join in an invasion of that site, beside the main one.
Refusal eligible_refusal(const Open& p, const char* section, SiteSet wrong, Site invaded);

Refusal action_refusal(const Open& p, const Move& m);    // any answer at `action`
Refusal invasion_refusal(const Open& p, const Move& m);  // any answer of an invasion

}  // namespace orrery::cosmos
