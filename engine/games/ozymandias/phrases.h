// Fleets and cards as values of messages. describe.cpp, explain.cpp, question.cpp, sheet.cpp and the refusals use it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "games/ozymandias/open.h"

namespace orrery::ozymandias {

inline int fleet_number(Fleet fleet) { return place_of(fleet) + 1; }  // 0: kNoFleet

inline std::string names_of(CardSet cards) {
    std::vector<std::string> names;
    for (const Card card : cards) names.push_back(name_of(card));
    return listed(names);
}

// For the forms of messages. None: there is no card, or the reader doesn't know it.
inline std::string name_or_none(Card card) { return card == kNoCard ? std::string("none") : name_of(card); }
inline std::string names_or_none(CardSet cards) { return cards.empty() ? std::string("none") : names_of(cards); }
inline std::string_view state_key(const FleetState& fleet) { return fleet.is_ready ? "ready" : "exhausted"; }

}  // namespace orrery::ozymandias
