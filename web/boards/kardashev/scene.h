// What all parts of the Kardashev board share in one frame: what is shown, what can be chosen, where things stand so far.
#pragma once

#include <span>
#include <string>

#include "games/kardashev/view.h"
#include "web/boards/board.h"
#include "web/boards/kardashev/plan.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

class KardashevMap;

namespace kardashev_board {

// What a phone's sheet hides of the board: a slider where a number is asked for, else two lines of words.
inline float covered_by_sheet(const BoardFrame& frame, const kardashev::View& view) {
    using kardashev::Node;
    constexpr float kWords = 0.34f;  // of a slider with its amounts
    const Node node = view.open.question.node;
    const bool bids =
        node == Node::split || ((node == Node::bid || node == Node::late_bid) && !view.open.options.plans);
    const bool slides = bids || (frame.legal.size() == 1 && frame.legal.front().ranged());
    return slides ? frame.covered : frame.covered * kWords;
}

struct Scene {
    const kardashev::View& view;
    const BoardFrame& frame;
    kit::Brush brush;
    const KardashevMap& map;
    kit::Spots& spots;
    bool asks = false;                             // the viewer is asked, and may press
    std::span<const kardashev_plan::Pick> offers;  // what can be chosen next
    const kardashev_plan::Pick& chosen;
    kardashev::Hex picked = kardashev::kNoHex;  // its ways are open
    Seat tree = kSpectator;                     // whose technologies are open
    int page = 0;                               // of a long list of cards
    kit::Region room{};                         // what the things around the map leave of the board
    kit::Spots over{};                          // what lies over map and plates, added last

    const kardashev::Open& open() const { return view.open; }
    // Where a tray stands that is not on the board; empty: there is no such place.
    kit::Region dock() const { return {frame.dock_min, frame.dock_max}; }
    bool has_dock() const { return dock().width() > 0; }
    // Where something large lies over the map; on a phone over the plates too.
    kit::Region large() const {
        if (frame.format == Format::wide) return room;
        return {frame.min, frame.max - ImVec2{0, covered_by_sheet(frame, view)}};
    }
    float px(float css) const { return brush.px(css); }
};

}  // namespace kardashev_board
}  // namespace orrery::web
