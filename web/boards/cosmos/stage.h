// An invasion on the Cosmos board: both sides, their stacks and cards, and how strong they are. Called by trays while
// something is asked, and by films.
#pragma once

#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::cosmos_board {

// Its height in a tray, device pixels. A small board, as with large letters, leaves the map its room.
inline float stage_height(const Scene& scene) {
    const bool is_roomy =
        scene.frame.format == Format::wide && scene.frame.max.y - scene.frame.min.y >= scene.px(560.0f);
    return scene.px(is_roomy ? 176.0f : 56.0f);
}

// From a height of 130 CSS px on, it also shows faces, all stacks and the parts of the sums. `turned`: how far the
// cards have turned over, 0 (face down) to 1. `counted`: the share of the totals that has been counted up.
void paint_stage(const Scene& scene, const kit::Region& at, const kit::Brush& brush, float turned = 1,
                 float counted = 1);
void lay_stage(kit::Tray& tray, const Scene& scene, float width);
// "Before cards: 6 against up to 4; others could add 3.", about the chosen invasion.
std::string sums_text(const Scene& scene);

}  // namespace orrery::web::cosmos_board
