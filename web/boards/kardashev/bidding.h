// What a round begins with: bids, with plans or without, turns and tiles that are picked, and the tiles that lie for it.
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
// A bid with its plan (8.1): what it is worth, and chips of turns and tiles in the order they are wanted.
void lay_planner(kit::Tray& tray, const Scene& scene);
void lay_slots(kit::Tray& tray, const Scene& scene);
void lay_take(kit::Tray& tray, const Scene& scene);

// A chip of the bid's plan was dragged onto another: the bid then; nothing: they are no such chips.
std::optional<kardashev::Move> reordered(const Scene& scene, std::string_view chip, std::string_view onto);

}  // namespace orrery::web::kardashev_board
