// What all parts of the Rise board share in one frame: what is shown, what can be chosen, where things are so far.
#pragma once

#include <span>

#include "games/rise/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/spots.h"
#include "web/boards/rise/galaxy.h"
#include "web/boards/rise/plan.h"

namespace orrery::web::rise_board {

struct Scene {
    const rise::View& view;
    const BoardFrame& frame;
    kit::Brush brush;
    const RiseGalaxy& galaxy;
    kit::Spots& spots;
    std::span<const rise_plan::Offer> offers;  // empty: the viewer is not asked
    const rise::Move& chosen;                  // as far as it is chosen
    rise::Card picked = rise::kNoCard;         // the ways to use it are shown
    rise::Card lifted = rise::kNoCard;         // it is moving, so it is not drawn at its place
    float sheet = 0;    // height of the board's lower end that the hand leaves to a phone's sheet
    bool wide = false;  // with columns beside the map
    kit::Region map{};  // the room that the things around it leave
    kit::Spots over{};  // what lies over map and table, added last

    // The place of a tray that is not on the map; empty: there is no such place.
    kit::Region dock() const { return {frame.dock_min, frame.dock_max}; }
    bool has_dock() const { return dock().width() > 0; }

    float px(float css) const { return brush.px(css); }
};

}  // namespace orrery::web::rise_board
