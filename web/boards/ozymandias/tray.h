// The question on an Ozymandias board, as far as it is not on the map: buttons, cards, fleets, suits, a plan, a war.
// These functions only add spots; plan.h says which thing stands for a step.
#pragma once

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// Adds the tray of the question, if it has one, at the foot of scene.room or in the dock. Returns its height in
// scene.room.
float lay_question(Scene& scene);

// A card of the viewer's hand as it lies below the map. During a plan or a war it has a word below it.
kit::Spot hand_spot(const Scene& scene, ozymandias::Card card);
bool has_captions(const Scene& scene);  // the question has words below the cards of the hand

}  // namespace orrery::web::ozymandias_board
