// How refusals are worded, and where those of actions are found: what why_not.cpp, why_not_actions.cpp and
// why_not_technologies.cpp share.
#pragma once

#include <string>
#include <utility>

#include "core/verdict.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

inline Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

std::string cannot_pay(const Open& p, Seat seat, const Cost& cost);
std::string what_lies_on(const Open& p, Hex hex);

Refusal action_refusal(const Open& p, const Move& m);      // any answer to ACT
Refusal technology_refusal(const Open& p, const Move& m);  // research, and actions that technologies bring

}  // namespace orrery::kardashev
