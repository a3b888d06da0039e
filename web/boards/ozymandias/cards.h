// Leaders as cards: suit and rank, name, a portrait in line work for each leader, and the text if there is room.
#pragma once

#include "games/ozymandias/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::ozymandias_board {

// From 46 x 60 CSS px on: suit, rank, portrait and name; from 180 wide the text too.
void paint_card(const kit::Brush& brush, const kit::Region& at, ozymandias::Card card);
void paint_card_back(const kit::Brush& brush, const kit::Region& at);
kit::Facts card_facts(ozymandias::Card card);

}  // namespace orrery::web::ozymandias_board
