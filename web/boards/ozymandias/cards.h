// Leaders as cards: suit and rank, name, a portrait in line work of its own for each, what the text says where it has room.
#pragma once

#include "games/ozymandias/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::ozymandias_board {

// From 44 x 60 CSS px on: suit, rank and portrait; with more room its name, from 180 wide on its text.
void paint_card(const kit::Brush& brush, const kit::Region& at, ozymandias::Card card);
void paint_card_back(const kit::Brush& brush, const kit::Region& at);
kit::Facts card_facts(ozymandias::Card card);

}  // namespace orrery::web::ozymandias_board
