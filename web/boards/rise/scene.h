// What all parts of the Rise board share in one frame: what is shown, what can be chosen, where things are so far.
#pragma once

#include <span>

#include "games/rise/view.h"
#include "web/boards/kit/scene.h"
#include "web/boards/rise/galaxy.h"
#include "web/boards/rise/plan.h"

namespace orrery::web::rise_board {

struct Scene : kit::Scene {
    const rise::View& view;
    const RiseGalaxy& galaxy;
    std::span<const rise_plan::Offer> offers;  // empty: the viewer is not asked
    const rise::Move& chosen;                  // as far as it is chosen
    rise::Card opened = rise::kNoCard;         // the ways to use it are shown
    rise::Card lifted = rise::kNoCard;         // it is moving, so it is not drawn at its place
    bool wide = false;                         // with columns beside the map
};

}  // namespace orrery::web::rise_board
