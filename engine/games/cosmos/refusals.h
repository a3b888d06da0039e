// The wording of refusals, and the refusals of each part of the game. why_not.cpp, why_not_actions.cpp and
// why_not_invasion.cpp share it. A reason is for the seat that is asked.
// Rulebook: assets/rulebooks/cosmos.md, sections 5 and 6.
#pragma once

#include <string>
#include <utility>

#include "core/verdict.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

inline Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

// How much a player has of each kind that these goods name: "2 minerals and no gas".
inline std::string owned_text(const Player& player, Goods goods) {
    std::vector<std::string> parts;
    if (goods.minerals > 0) parts.push_back(say::minerals(player.minerals));
    if (goods.gas > 0) parts.push_back(say::gas(player.gas));
    return listed(parts);
}

// Who stands in the way on a site.
inline People occupants(const Open& p, Site site) {
    SeatSet seats;
    for (int k = 0; k < p.seats; ++k)
        if (p.player(seat_at(k)).at(site) > 0) seats.add(seat_at(k));
    return people(seats, p.question.seat);
}
inline std::string occupied_text(const Open& p, Site site) {
    const People all = occupants(p, site);
    return say::occupied(all.n, all.one, all.names, token(site));
}
inline std::string closed_text(const Open& p, Site site) {
    const People all = occupants(p, site);
    return say::is_closed(token(site), all.names, all.n);
}

// More ships than a site has room for.
inline std::string no_room_text(const Open& p, Seat seat, Site site, int wanted) {
    const int room = room_at(p, seat, site), there = p.player(seat).at(site);
    if (there == 0) return say::has_room_for(token(site), room, wanted);
    return room == 0 ? say::stack_is_full(token(site), there) : say::has_room_for_more(token(site), room, wanted);
}

// Why that many ships can't go from one site to the other: no stack, not adjacent (unless `is_far`), closed, no room,
// or a clung ship in the way (6.5).
Refusal moving_refusal(const Open& p, const Move& m, Site from, Site to, int count, bool is_far = false);
// The refusal if one of these sites is not among the `right` ones, whose stacks may join in an invasion of that site.
Refusal eligible_refusal(const Open& p, const char* section, SiteSet sites, SiteSet right, Site invaded);

Refusal action_refusal(const Open& p, const Move& m);    // any answer at `action`
Refusal invasion_refusal(const Open& p, const Move& m);  // any answer of an invasion

}  // namespace orrery::cosmos
