// Names and texts of cards, races, tiles and stones (9.1, 9.2), as catalogue.json has them. Called by words, tables and
// the board.
// Rulebook: assets/rulebooks/cosmos.md, sections 9.1 and 9.2.
#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/cosmos/words.h"

namespace orrery::cosmos {

struct Face {
    std::string_view id;
    Wording name;
    Wording text{};  // empty for Attacks and Reinforcements: their value says everything
};
struct RaceFace {
    std::string_view id;
    Wording name;
    Wording motto;
    Wording text;
    Wording graft;  // what Gestalt takes
};

// These functions must not be given the value that means "none".
std::string name_of(Card card);            // "Attack 6", "Retreat", "Reinforcement 2"; the bare hand: "a bare hand"
std::string names_of(const Cards& cards);  // "Attack 2 and two Negotiates"; "" for an empty set
std::string text_of(Card card);            // what it does, as a sentence
std::string_view name_of(Race race);
std::string_view motto_of(Race race);
std::string_view text_of(Race race);   // all that its owner can do
std::string_view graft_of(Race race);  // what Gestalt takes: "Graft: copying cards."
std::string_view name_of(DomTile tile);
std::string_view text_of(DomTile tile);  // "+2 per level as defender"
std::string_view name_of(Stone stone);
std::string_view text_of(Stone stone);  // "+2 as invader"

}  // namespace orrery::cosmos
