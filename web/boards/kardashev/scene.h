// What all parts of the Kardashev board share in one frame: what is shown, what can be chosen, where things are so far.
#pragma once

#include <span>

#include "games/kardashev/view.h"
#include "web/boards/kardashev/plan.h"
#include "web/boards/kit/scene.h"

namespace orrery::web {

class KardashevMap;

namespace kardashev_board {

struct Scene : kit::Scene {
    const kardashev::View& view;
    const KardashevMap& map;
    std::span<const kardashev_plan::Step> offers;  // what can be chosen next
    const kardashev::Move& chosen;                 // as far as it is chosen
    std::span<const kardashev_plan::Step> ways;    // of ACT: what can be done on the map, before a verb is chosen

    const kardashev::Open& open() const { return view.open; }
};

}  // namespace kardashev_board
}  // namespace orrery::web
