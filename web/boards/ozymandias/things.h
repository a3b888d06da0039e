// Fleets, cards and suits as things of the Ozymandias board beside the map: what a tray, a plan and the fleets of a seat are
// laid of. Each only makes a spot; whoever lays it gives it a place.
#pragma once

#include <string>

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// CSS px
inline constexpr float kFleetWidth = 82, kFleetHeight = 46, kCardWidth = 46, kCardHeight = 60;
inline constexpr float kNamedWidth = 84, kNamedHeight = 106;  // of a card that bears its name

// Its leader, where it is, strength and plowshares; faint when it is exhausted. Mark "fleet:p1f2".
kit::Spot fleet_spot(const Scene& scene, ozymandias::Fleet fleet);
// Of the viewer's hand, or one that lies open. Mark "card:the-wall".
kit::Spot card_spot(const Scene& scene, ozymandias::Card card);
kit::Spot suit_spot(const Scene& scene, const ozymandias_plan::Step& step);
kit::Facts fleet_facts(const Scene& scene, ozymandias::Fleet fleet);

kit::TrayButton choice_button(const Scene& scene, const ozymandias_plan::Step& step);
kit::Spot small_button(const kit::TrayButton& button);  // in small letters, where there are many

}  // namespace orrery::web::ozymandias_board
