// The wording of refusals, and the refusals of actions. why_not.cpp and why_not_actions.cpp share it.
// Rulebook: assets/rulebooks/ozymandias.md, section 6.
#pragma once

#include <string>
#include <utility>

#include "core/verdict.h"
#include "games/ozymandias/phrases.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

inline Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

// False: its seat is not in the match, or the fleet is not planned yet.
inline bool is_in_play(const Open& p, Fleet fleet) {
    return index(owner_of(fleet)) < p.seats && p.fleet(fleet).where != Where::none;
}
// How much a player has of what a price asks for: "1 wealth and 0 secrets".
inline std::string owned_text(const Resources& price, const Resources& reserve) {
    std::vector<std::string> owned;
    for (const Suit suit : kAllSuits)
        if (price[slot(suit)] > 0) owned.push_back(resource_text(suit, reserve[slot(suit)]));
    return listed(owned);
}
Refusal no_such_card(const Player& player, Card card);  // the card is not in hand

// Where the fleet could go with unlimited secrets.
inline constexpr int kAnyPrice = 9999;
// Why a route can't end there: nothing leads there, or it costs more than the player has.
Refusal too_far(const std::string& end, int charges, int secrets);

Refusal action_refusal(const Open& p, const Move& m);  // any answer at `action`
Refusal use_refusal(const Open& p, Fleet fleet, const Move& m);

}  // namespace orrery::ozymandias
