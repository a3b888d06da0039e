// Small things that boards are drawn with: panels, pills of words, numbers that stand out from any ground, light around what
// can be chosen, arrows and the way along a path, counts of cards.
#pragma once

#include <span>
#include <string_view>

#include "core/types.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline ImU32 quiet(float alpha = ink::kQuiet) { return with_alpha(ink::kIvory, alpha); }
inline ImU32 warning() { return mix(ink::kEmber, ink::kIvory, 0.35f); }

void panel(const Brush& brush, const Region& at, ImU32 edge);
// A label on a dark ground, kept inside `bounds`; a seat's mark stands before the words if there is one.
void pill(const Brush& brush, ImVec2 centre, std::string_view text, ImU32 colour, const Region* bounds = nullptr,
          Seat seat = kSpectator);
// In Garamond with a dark edge; `em` in device pixels.
void number(const Brush& brush, ImVec2 centre, float em, ImU32 colour, std::string_view text);

// What can be chosen: a thin line and a breath of light, so that many of them stay quiet; full light when lit.
void glow(const Brush& brush, const Region& at);
void glow(const Brush& brush, ImVec2 centre, float radius);
void dashes(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);

// A path with a head in the middle of each leg; and the point `share` of the way along it.
void arrow(const Brush& brush, std::span<const ImVec2> path, ImU32 colour);
ImVec2 along(std::span<const ImVec2> path, float share, ImVec2& heading);

}  // namespace orrery::web::kit
