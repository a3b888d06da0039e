// How sentences name fleets, cards, tiles and places. describe.cpp, explain.cpp, question.cpp, sheet.cpp and the
// refusals use it.
#pragma once

#include <string>
#include <vector>

#include "core/words.h"
#include "games/ozymandias/open.h"

namespace orrery::ozymandias {

inline std::string fleet_name(Fleet fleet) { return "fleet " + number(place_of(fleet) + 1); }

// "your fleet 2", "{p2}'s fleet 1".
inline std::string fleet_of(Fleet fleet, Seat reader) {
    return Person{owner_of(fleet), reader}.whose(fleet_name(fleet));
}

inline std::string names_of(CardSet cards, std::string_view last = "and") {
    std::vector<std::string> names;
    for (const Card card : cards) names.push_back(name_of(card));
    return listed(names, last);
}

// "Ledger (gold)".
inline std::string tile_text(Tile tile) {
    return std::string(name_of(tile)) + " (" + std::string(token(suit_of(tile))) + ")";
}

}  // namespace orrery::ozymandias
