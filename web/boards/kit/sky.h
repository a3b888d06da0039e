// The ground of every board: night, a star field of its own for each game, and the thin circles of an atlas page.
#pragma once

#include <cstdint>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

// Stars and a faint glow behind them.
void draw_sky(ImDrawList& list, ImVec2 min, ImVec2 max, std::uint64_t seed, const Theme& theme);

// Engraved circles round `centre` with graduation marks on the outermost, as on a star chart.
void draw_chart_rings(ImDrawList& list, ImVec2 centre, float radius, const Theme& theme);

}  // namespace orrery::web
