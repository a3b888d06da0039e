// The signs of Settlers of the Cosmos: minerals, gas, ships, cards, colonies, the graveyard. Their shapes say the same
// as their colours.
#pragma once

#include "games/cosmos/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::cosmos_board {

ImU32 mineral_ink();
ImU32 gas_ink();
// `size`: radius, device pixels.
void mineral_sign(const kit::Brush& brush, ImVec2 centre, float size);          // a cut crystal
void gas_sign(const kit::Brush& brush, ImVec2 centre, float size);              // three wisps in a ring
void ship_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink);  // a saucer from the side
void card_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink);  // two cards, one behind the other
void colony_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink,
                 bool held);                                                         // a planet: full or an outline
void exchange_sign(const kit::Brush& brush, ImVec2 centre, float size);              // an arrow there and one back
void graveyard_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink);  // a broken saucer

}  // namespace orrery::web::cosmos_board
