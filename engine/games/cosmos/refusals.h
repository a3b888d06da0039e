// The wording of refusals, and the refusals of each part of the game. why_not.cpp, why_not_actions.cpp and
// why_not_invasion.cpp share it.
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
    if (goods.minerals > 0)
        parts.push_back(player.minerals == 0 ? word("no minerals") : count_of(player.minerals, "mineral"));
    if (goods.gas > 0) parts.push_back((player.gas == 0 ? word("no") : number(player.gas)) + " gas");
    return listed(parts);
}

// Who stands in the way, as the asked seat reads it: "{p2} has ships on h5."
inline std::string occupied_text(const Open& p, Site site) {
    std::vector<std::string> names;
    std::string has = "have";
    for (int k = 0; k < p.seats; ++k) {
        const Person who{seat_at(k), p.question.seat};
        if (p.player(who.seat).at(site) == 0) continue;
        names.push_back(who.object());
        has = names.size() == 1 ? who.verb("has") : "have";
    }
    return capitalized(listed(names)) + " " + has + " ships on " + token(site) + ".";
}
inline std::string closed_text(const Open& p, Site site) {
    std::vector<std::string> names;
    for (int k = 0; k < p.seats; ++k)
        if (p.player(seat_at(k)).at(site) > 0) names.push_back(seat_name(seat_at(k)));
    return token(site) + " is closed: " + listed(names) + (names.size() == 1 ? " has" : " have") + " ships there.";
}

// More ships than a site has room for: "d5 has room for 2 ships, not for 3.", "Your stack on d5 is full: 4 ships."
inline std::string no_room_text(const Open& p, Seat seat, Site site, int wanted) {
    const int room = room_at(p, seat, site), there = p.player(seat).at(site);
    if (room == 0 && there > 0) return "Your stack on " + token(site) + " is full: " + ships(there) + ".";
    return token(site) + " has room for " + (there > 0 ? number(room) + " more" : ships(room)) + ", not for " +
           number(wanted) + ".";
}

// Why that many ships can't go from one site to the other: no stack, not adjacent (unless `is_far`), closed, no room,
// or a clung ship in the way (6.5).
Refusal moving_refusal(const Open& p, const Move& m, Site from, Site to, int count, bool is_far = false);
// The refusal if one of these sites is not among the `right` ones, whose stacks may join in an invasion of that site.
Refusal eligible_refusal(const Open& p, const char* section, SiteSet sites, SiteSet right, Site invaded);

Refusal action_refusal(const Open& p, const Move& m);    // any answer at `action`
Refusal invasion_refusal(const Open& p, const Move& m);  // any answer of an invasion

}  // namespace orrery::cosmos
