// What people read of cards, races, tiles and stones: names and texts (9.1, 9.2), as catalogue.json has them. Called by words, tables and the board.
#pragma once

#include <string>
#include <string_view>

#include "games/cosmos/words.h"

namespace orrery::cosmos {

struct Face {
    std::string_view id;
    std::string_view name;
    std::string_view text{};  // Attacks and Reinforcements have none: their value tells it
};
struct RaceFace {
    std::string_view id;
    std::string_view name;
    std::string_view motto;
    std::string_view text;
    std::string_view graft;  // what Gestalt takes
};

// None of these takes the value that stands for nothing.
std::string name_of(Card card);            // "Attack 6", "Retreat", "Reinforcement 2"; the bare hand: "a bare hand"
std::string names_of(const Cards& cards);  // "Attack 2 and two Negotiates"; nothing for no card
std::string text_of(Card card);            // what it does, as a sentence
std::string_view name_of(Race race);
std::string_view motto_of(Race race);
std::string_view text_of(Race race);   // all it can do, to whoever has it
std::string_view graft_of(Race race);  // what Gestalt takes: "Graft: copying cards."
std::string_view name_of(DomTile tile);
std::string_view text_of(DomTile tile);  // "+2 per level as defender"
std::string_view name_of(Stone stone);
std::string_view text_of(Stone stone);  // "+2 as invader"

}  // namespace orrery::cosmos
