// The ground of every board: night, a star field that differs by game, and the thin circles of an atlas page.
#pragma once

#include <cstdint>
#include <span>

#include <imgui.h>
#include <imgui_internal.h>

#include "web/theme.h"

namespace orrery::web {

// Stars with a faint glow behind them. No star is drawn behind `words`.
void draw_sky(ImDrawList& list, ImVec2 min, ImVec2 max, std::uint64_t seed, const Theme& theme,
              std::span<const ImRect> words = {});

// Engraved circles around `centre`, with graduation marks on the outermost, as on a star chart.
void draw_chart_rings(ImDrawList& list, ImVec2 centre, float radius, const Theme& theme);

}  // namespace orrery::web
