// What stands below the map of Rise or in the dock: the tray of a question, or the ways to use a card; and what lies
// over the map: everybody's cards, and a card to read. These functions only add spots.
#pragma once

#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

// The subject of the question, as far as it is not on the table, and the remaining buttons. Returns the height that it
// takes from the map.
float lay_question(Scene& scene);
// The least height of a phone's map beside the words for a lot.
float map_beside_lot(const Scene& scene);
// Expand, Event, Harvest, Auction, with what is certain about each. Returns the height that they take from the map.
float lay_ways(Scene& scene, rise::Card card);
// Everybody's piles, dead disks and known cards; deck and tiles.
void lay_everything(Scene& scene);
// The place of a large card: beside the thing that it belongs to, if there is room.
kit::Region large_place(const Scene& scene, rise::Card card, bool pinned);
// A large card with a button for the rules, over a shade. A press anywhere closes it.
void lay_large(Scene& scene, rise::Card card);

}  // namespace orrery::web::rise_board
