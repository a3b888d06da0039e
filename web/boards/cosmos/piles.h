// What lies beside the map for everybody: the cards that were played, open offers, and the warning of who can reach
// five colonies. Called by layout.cpp and the map; films send cards there.
#pragma once

#include <string>
#include <string_view>

#include "web/boards/cosmos/scene.h"

namespace orrery::web::cosmos_board {

inline constexpr std::string_view kDiscardMark = "discard";

// Lays the discard pile in the line above scene.room. If it is held or pointed at, it lists the cards that were played.
void lay_discard(Scene& scene);
// Lays the open offers with their goods in a free corner of the map.
void lay_offers(Scene& scene);
// "Sky can have five colonies next turn just by moving", about the seat that is nearest to it; empty: nobody can.
std::string threat_text(const Scene& scene);
// A ring around each planet that somebody could settle as the fifth colony in the next turn.
void paint_threats(const kit::Brush& brush, const CosmosMap& map, const cosmos::View& view);

}  // namespace orrery::web::cosmos_board
