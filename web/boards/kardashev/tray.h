// The question on a Kardashev board, as far as it is not on the map: actions, payments, a tile in the hand, help in a
// battle. bidding.h has the beginning of a round. These functions only add spots.
#pragma once

#include <string>

#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::kardashev_board {

// Adds the tray of the question, if it has one, at the foot of scene.room or in the dock. Returns its height in
// scene.room.
float lay_question(Scene& scene);

kit::TrayButton choice_button(const Scene& scene, std::string label, const kardashev_plan::Step& step,
                              std::string note = {});

}  // namespace orrery::web::kardashev_board
