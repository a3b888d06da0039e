// What all parts of the Cosmos board share in one frame: what is shown, what can be chosen, where things are so far.
#pragma once

#include <span>

#include "games/cosmos/view.h"
#include "web/boards/cosmos/plan.h"
#include "web/boards/kit/scene.h"

namespace orrery::web {

class CosmosMap;

namespace cosmos_board {

struct Scene : kit::Scene {
    const cosmos::View& view;
    const CosmosMap& map;
    std::span<const cosmos_plan::Step> offers;  // what can be chosen next
    const cosmos::Move& chosen;                 // as far as it is chosen; no verb: nothing is chosen
    const cosmos_plan::Draft& draft;            // a trade before it is offered

    const cosmos::Open& open() const { return view.open; }
    cosmos::Node node() const { return view.open.question.node; }
};

}  // namespace cosmos_board
}  // namespace orrery::web
