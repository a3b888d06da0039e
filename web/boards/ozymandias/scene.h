// What all parts of the Ozymandias board share in one frame: what is shown, what can be chosen, where things stand so far.
#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "games/ozymandias/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/spots.h"
#include "web/boards/ozymandias/plan.h"
#include "web/widgets/text.h"

namespace orrery::web {

class OzymandiasMap;

namespace ozymandias_board {

// What a phone's sheet hides of the board, device pixels: a slider where a number is asked for, nothing but buttons before
// something is chosen, then a few lines of words; a plan and a card take more of them.
inline float covered_by_sheet(const BoardFrame& frame, const Theme& theme, ozymandias::Node node,
                              const ozymandias_plan::Step& chosen) {
    constexpr float kWords = 0.43f, kPlan = 0.6f;  // of a slider with its amounts
    constexpr float kAround = 26, kBeside = 28;    // CSS px: what surrounds the words
    const bool slides = frame.legal.size() == 1 && frame.legal.front().ranged();
    if (slides || frame.covered <= 0) return frame.covered;
    if (chosen.tokens.empty()) return 0;
    if (node == ozymandias::Node::plan) return frame.covered * kPlan;
    const ozymandias::Card named = ozymandias::find_card(chosen.last);
    float words = 0;
    if (chosen.move.verb == ozymandias::Verb::use || named != ozymandias::kNoCard) {
        const ozymandias::CardFace& face = ozymandias::face(named != ozymandias::kNoCard ? named : chosen.move.card);
        const std::string told = std::string(face.name) + ", population 7. " + std::string(face.timing) + ": " +
                                 std::string(face.text) + " Where to?";
        words = measure(theme.text, told, frame.max.x - frame.min.x - theme.px(kBeside)).y + theme.px(kAround);
    }
    return std::max(frame.covered * kWords, words);
}

struct Scene {
    const ozymandias::View& view;
    const BoardFrame& frame;
    kit::Brush brush;
    const OzymandiasMap& map;
    kit::Spots& spots;
    bool asks = false;                               // the viewer is asked, and may press
    std::span<const ozymandias_plan::Step> offers;   // what can be chosen next
    const ozymandias_plan::Step& chosen;             // read from the tokens chosen so far
    ozymandias::Fleet shown = ozymandias::kNoFleet;  // that somebody looks at, or whose question it is
    std::string_view picked{};                       // the mark of a thing whose ways are open; of a plan, the card
    Seat looked_at = kSpectator;                     // whose fleets are open; kSpectator: nobody's
    int page = 0;                                    // of a long list of buttons
    kit::Region room{};                              // what the things around the map leave of the board
    kit::Spots over{};                               // what lies over map and plates, added last

    const ozymandias::Open& open() const { return view.open; }
    ozymandias::Node node() const { return view.open.question.node; }
    // Where a tray stands that is not on the board; empty: there is no such place.
    kit::Region dock() const { return {frame.dock_min, frame.dock_max}; }
    bool has_dock() const { return dock().width() > 0; }
    // Where something large lies over the map; on a phone over the plates too.
    kit::Region large() const {
        if (frame.format == Format::wide) return room;
        return {frame.min, frame.max - ImVec2{0, covered()}};
    }
    float covered() const { return covered_by_sheet(frame, brush.theme, node(), chosen); }
    float px(float css) const { return brush.px(css); }
};

}  // namespace ozymandias_board
}  // namespace orrery::web
