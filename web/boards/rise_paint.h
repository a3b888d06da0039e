// Draws the spots of a Rise table: bars, plates, cards, trays and their buttons, and the ghost of a choice on the map.
#pragma once

#include "web/boards/rise_galaxy.h"
#include "web/boards/rise_layout.h"

namespace orrery::web {

struct RiseScene {
    const rise::View& view;
    const BoardFrame& frame;
    const Theme& theme;
    ImDrawList& list;
    const Table& table;
    const RiseGalaxy& galaxy;
    const rise_plan::Offer& chosen;
    rise::Card lifted = rise::kNoCard;  // on its way: not drawn where it lies
    rise::Card picked = rise::kNoCard;  // its ways are open
    const Spot* over = nullptr;         // under the pointer
    const Spot* focus = nullptr;        // walked to by keys
    const Spot* told = nullptr;         // a sector whose numbers are shown
};

void paint_spots(const RiseScene& scene);
void paint_map_info(const RiseScene& scene);
// On the map, what the choice would do: where a disk would stand and what it earns, which sectors a harvest endangers.
void paint_preview(const RiseScene& scene);
void paint_told(const RiseScene& scene);  // a sector's numbers, beside it

}  // namespace orrery::web
