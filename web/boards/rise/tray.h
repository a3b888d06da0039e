// What lies over the map of Rise: the tray of a question, the ways to use a card, everybody's cards, and a card to read.
// Each only adds spots.
#pragma once

#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

// What the question is about, as far as it does not lie on the table, and what is left to press.
void lay_question(Scene& scene);
// Expand, Event, Harvest, Auction: near the card, with what is certain.
void lay_ways(Scene& scene, rise::Card card);
// Everybody's piles, dead disks and known cards; deck and tiles.
void lay_everything(Scene& scene);
// Where a card stands large: beside the thing it is shown for, if there is room.
kit::Region large_place(const Scene& scene, rise::Card card, bool pinned);
// Such a card with the way into the rules, over a shade; closed by a press anywhere.
void lay_large(Scene& scene, rise::Card card);

}  // namespace orrery::web::rise_board
