// Fleets, cards and suits as spots of the Ozymandias board beside the map, for trays, plans and the fleets of a seat.
// These functions only make a spot; their caller places it.
#pragma once

#include <string>

#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_board {

// CSS px
inline constexpr float kFleetWidth = 82, kFleetHeight = 46, kCardWidth = 54, kCardHeight = 68;
inline constexpr float kSmallPhone = 600, kSmallWidth = 46, kSmallHeight = 60;  // height of its board; its cards
inline constexpr float kRowHeight = 60;                                         // of a card in a hand of several rows
inline constexpr float kSlimCard = 46;                        // the least width of a card with its name
inline constexpr float kNamedWidth = 84, kNamedHeight = 106;  // of a card with its name

// The size of a card without its text, device pixels. A small phone's map needs the room.
inline ImVec2 card_size(const Scene& scene) {
    const bool is_small =
        scene.frame.format == Format::portrait && scene.frame.max.y - scene.frame.min.y < scene.px(kSmallPhone);
    return is_small ? ImVec2{scene.px(kSmallWidth), scene.px(kSmallHeight)}
                    : ImVec2{scene.px(kCardWidth), scene.px(kCardHeight)};
}

// Its leader, its place, strength and plowshares; faint if it is exhausted. Mark "fleet:p1f2".
kit::Spot fleet_spot(const Scene& scene, ozymandias::Fleet fleet);
// A card of the viewer's hand, or an open one. Mark "card:the-wall".
kit::Spot card_spot(const Scene& scene, ozymandias::Card card);
kit::Spot suit_spot(const Scene& scene, const ozymandias_plan::Step& step);
kit::Facts fleet_facts(const Scene& scene, ozymandias::Fleet fleet);

kit::TrayButton choice_button(const Scene& scene, const ozymandias_plan::Step& step);
kit::Spot small_button(const kit::TrayButton& button);  // in small letters, for places with many buttons

}  // namespace orrery::web::ozymandias_board
