// What all parts of the Cosmos board share in one frame: what is shown, what can be chosen, where things stand so far.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "games/cosmos/view.h"
#include "web/boards/board.h"
#include "web/boards/cosmos/plan.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

class CosmosMap;

namespace cosmos_board {

struct Scene {
    const cosmos::View& view;
    const BoardFrame& frame;
    kit::Brush brush;
    const CosmosMap& map;
    kit::Spots& spots;
    bool asks = false;                          // the viewer is asked, and may press
    std::span<const cosmos_plan::Step> offers;  // what can be chosen next
    const cosmos_plan::Step& chosen;            // read from the tokens chosen so far
    std::string_view picked{};                  // the mark of a thing whose ways are open
    std::string_view over{};                    // the mark that the pointer, a finger or the keys are on; may be empty
    Seat looked_at = kSpectator;                // whose cards and race are open; kSpectator: nobody's
    int page = 0;                               // of a long list of buttons
    const cosmos_plan::Draft& draft;            // a trade that is put together
    kit::Region room{};                         // what the things around the map leave of the board
    kit::Spots above{};                         // what lies over map and plates, added last

    const cosmos::Open& open() const { return view.open; }
    cosmos::Node node() const { return view.open.question.node; }
    // Where a tray stands that is not on the board; empty: there is no such place.
    kit::Region dock() const { return {frame.dock_min, frame.dock_max}; }
    bool has_dock() const { return dock().width() > 0; }
    // What a phone's sheet hides of the board, device pixels: words, which come before a choice too, or a slider.
    float covered() const {
        const bool slides = frame.legal.size() == 1 && frame.legal.front().ranged();
        return slides ? frame.covered : frame.covered / 2;
    }
    float px(float css) const { return brush.px(css); }
};

}  // namespace cosmos_board
}  // namespace orrery::web
