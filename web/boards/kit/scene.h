// What all parts of a board with a map share during one frame, in any game. A game's own Scene adds its view, its map
// and the choices.
#pragma once

#include <string>
#include <vector>

#include "core/types.h"
#include "web/boards/board.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// The place of what is shown of a seat.
struct Plate {
    Region at;
    float figures = 0;                 // height of the upper part, which has signs and figures
    bool is_folded = false;            // a small one: all seats stand in one row of a phone
    std::vector<Facts::Line> words{};  // lines for the lower part, as wide as the plate
};

struct Scene {
    const BoardFrame& frame;
    Brush brush;
    Spots& spots;
    float covered = 0;            // by a phone's sheet, device pixels
    bool asks = false;            // the viewer is asked, and may press
    std::string picked{};         // the mark of a thing whose ways are shown
    std::string over{};           // the mark that the pointer, a finger or the keys are on; may be empty
    Seat looked_at = kSpectator;  // the seat whose things are open; kSpectator: none
    int page = 0;                 // of a long list
    bool folds = false;           // a phone's plates make room for the map
    bool is_tight = false;        // that was not enough, so the hand is left out too
    std::vector<Plate> plates{};  // one per seat
    Region room{};                // the part of the board that the things around the map leave
    Region hand{};                // where the viewer's hand lies; empty: nowhere
    Spots above{};                // what lies over map and plates; added last
    std::string told{};           // words about the question that need no tray, for the place beside the board

    // The place of a tray that is not on the board; empty: there is no such place.
    Region dock() const { return {frame.dock_min, frame.dock_max}; }
    bool has_dock() const { return dock().width() > 0; }
    Region board() const { return {frame.min, frame.max - ImVec2{0, covered}}; }
    // The place for something large over the map; on a phone also over the plates.
    Region large() const { return frame.format == Format::wide ? room : board(); }
    float px(float css) const { return brush.px(css); }
};

// The middle of a seat's plate; for kSpectator the middle of the map.
ImVec2 plate_of(const Scene& scene, Seat seat);

}  // namespace orrery::web::kit
