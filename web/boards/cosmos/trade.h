// A trade on a Cosmos board, before it is offered: to whom, what is given, what is asked. Called by tray.cpp.
#pragma once

#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::cosmos_board {

// `width`: of the tray within its edges, device pixels.
void lay_trade(kit::Tray& tray, const Scene& scene, float width);

}  // namespace orrery::web::cosmos_board
