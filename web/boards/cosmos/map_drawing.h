// Paints single things of the map for the map, plates, trays, stage and films: saucers and stones.
#pragma once

#include "games/cosmos/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::cosmos_board {

// A stack as a flying saucer in its owner's colour, with its owner's shape on the dome and the number of ships below.
// `size`: its radius, device pixels. 0 ships: no figure. `faded`: the stack is lost.
void paint_stack(const kit::Brush& brush, ImVec2 at, Seat owner, int ships, float size, bool faded = false);
// A ship that clings to a stack: a small saucer of its owner at the rim of the saucer of `size` at `host`.
void paint_clung(const kit::Brush& brush, ImVec2 host, Seat owner, float size);
void paint_stone(const kit::Brush& brush, ImVec2 at, cosmos::Stone stone, float size);

}  // namespace orrery::web::cosmos_board
