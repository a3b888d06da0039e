// What lies beside the map for all: the cards that have been played, open offers, and the warning of who can reach five
// colonies. Called by layout.cpp and the map; films send cards there.
#pragma once

#include <string>
#include <string_view>

#include "web/boards/cosmos/scene.h"

namespace orrery::web::cosmos_board {

inline constexpr std::string_view kDiscardMark = "discard";

// In the line over scene.room: held or pointed at it lists what has been played.
void lay_discard(Scene& scene);
// Where the map leaves a corner free: offers that are open, with their goods.
void lay_offers(Scene& scene);
// "Sky can have five colonies next turn, by Moves alone", of whoever is nearest to it; empty: nobody can.
std::string threat_text(const Scene& scene);
// Around each planet that somebody could settle as the fifth colony on the next turn.
void paint_threats(const kit::Brush& brush, const CosmosMap& map, const cosmos::View& view);

}  // namespace orrery::web::cosmos_board
