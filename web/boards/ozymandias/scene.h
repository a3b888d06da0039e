// What all parts of the Ozymandias board share in one frame: what is shown, what can be chosen, where things are so
// far.
#pragma once

#include <span>

#include "games/ozymandias/view.h"
#include "web/boards/kit/scene.h"
#include "web/boards/ozymandias/plan.h"

namespace orrery::web {

class OzymandiasMap;

namespace ozymandias_board {

struct Scene : kit::Scene {
    const ozymandias::View& view;
    const OzymandiasMap& map;
    std::span<const ozymandias_plan::Step> offers;   // what can be chosen next
    const ozymandias::Move& chosen;                  // as far as it is chosen; no verb: nothing is chosen
    ozymandias::Fleet shown = ozymandias::kNoFleet;  // the one that somebody looks at, or the one of the question

    const ozymandias::Open& open() const { return view.open; }
    ozymandias::Node node() const { return view.open.question.node; }
};

}  // namespace ozymandias_board
}  // namespace orrery::web
