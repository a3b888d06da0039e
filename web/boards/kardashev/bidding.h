// The beginning of a round: bids, with plans or without; turns and tiles that are picked; and the drawn tiles.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::kardashev_board {

inline constexpr float kTile = 58;  // CSS px, of a tile in a tray

std::string tile_name(kardashev::Tile tile);
void lay_bid(kit::Tray& tray, const Scene& scene);
// A bid with its plan (8.1): what it is worth, and chips of turns and tiles in the order in which they are wanted.
void lay_planner(kit::Tray& tray, const Scene& scene);
void lay_slots(kit::Tray& tray, const Scene& scene);
void lay_take(kit::Tray& tray, const Scene& scene);

// The bid after a chip of its plan was dragged onto another; nothing: these are no such chips.
std::optional<kardashev::Move> reordered(const Scene& scene, std::string_view chip, std::string_view onto);

}  // namespace orrery::web::kardashev_board
