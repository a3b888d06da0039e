// The signs of Ozymandias: suits (which are also resources), swords and plowshares. Their shapes say the same as their
// colours.
#pragma once

#include "games/ozymandias/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::ozymandias_board {

ImU32 suit_ink(ozymandias::Suit suit);
// A coin, people, an eye; `size` is its radius.
void resource_sign(const kit::Brush& brush, ImVec2 centre, float size, ozymandias::Suit suit);
void sword_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink);
void plowshare_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink);

}  // namespace orrery::web::ozymandias_board
