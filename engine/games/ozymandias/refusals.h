// How refusals are worded, and where those of actions are found: what why_not.cpp and why_not_actions.cpp share.
#pragma once

#include <string>
#include <utility>

#include "core/verdict.h"
#include "games/ozymandias/phrases.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

inline Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

// "p1f2", or nothing where it is not in play.
inline bool is_in_play(const Open& p, Fleet fleet) {
    return index(owner_of(fleet)) < p.seats && p.fleet(fleet).where != Where::none;
}
inline std::string needs_secrets(int price, const Player& player) {
    return resource_text(Suit::blue, price) + ", and you have " + number(player.secrets());
}
// "You have 2 secrets": of what a price asks for.
inline std::string owned_text(const Resources& price, const Resources& reserve) {
    std::vector<std::string> owned;
    for (const Suit suit : kAllSuits)
        if (price[slot(suit)] > 0) owned.push_back(resource_text(suit, reserve[slot(suit)]));
    return "You have " + listed(owned) + ".";
}
Refusal no_such_card(const Player& player, Card card);  // it is not in hand

// How far a fleet could go if secrets were no matter.
inline constexpr int kAnyPrice = 9999;
// What stands against an end of a route: nothing leads there, or it costs more than there is.
Refusal too_far(const std::string& end, int charges, int secrets, const char* ruling);

Refusal action_refusal(const Open& p, const Move& m);  // any answer at `action`
Refusal use_refusal(const Open& p, Fleet fleet, const Move& m);

}  // namespace orrery::ozymandias
