// Small things that boards draw: panels, labels, numbers that are readable on any ground, light around choices, arrows
// and places along a path, counts of cards.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/types.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline ImU32 quiet(float alpha = ink::kQuiet) { return with_alpha(ink::kIvory, alpha); }
inline ImU32 warning() { return mix(ink::kEmber, ink::kIvory, 0.35f); }

void panel(const Brush& brush, const Region& at, ImU32 edge);
// A label on a dark ground, kept inside `bounds`, with a seat's shape in front if one is given.
void pill(const Brush& brush, ImVec2 centre, std::string_view text, ImU32 colour, const Region* bounds = nullptr,
          Seat seat = kSpectator);
// In Garamond with a dark edge; `em` in device pixels.
void number(const Brush& brush, ImVec2 centre, float em, ImU32 colour, std::string_view text);

// The title of a moment, across the board for as long as the moment lasts; `share` of it has passed.
void banner(const Brush& brush, const Region& room, std::string_view text, float share, ImU32 colour);

// Marks a choice with a thin line and a little light, so that many choices stay quiet. A lit choice gets full light.
void glow(const Brush& brush, const Region& at);
void glow(const Brush& brush, ImVec2 centre, float radius);
void dashes(const Brush& brush, ImVec2 centre, float radius, ImU32 colour);

void reading_sign(const Brush& brush, ImVec2 centre);  // an (i): its words can be read here
void ship(const Brush& brush, ImVec2 at, ImVec2 heading, ImU32 colour, float size);
void die(const Brush& brush, ImVec2 centre, float size, int number);
// Progress as a bar, with a mark at the value that decides something (0: none).
void track(const Brush& brush, const Region& at, float share, float mark, ImU32 colour);

// What one seat kept secret or rolled. reveal() turns those of several seats over together and rings the highest.
struct Revealed {
    Seat seat = kSpectator;
    std::string name;
    int number = 0;
    bool is_die = false;
};
// `top`: size of what the caller draws above them on their panel. Returns where that begins.
ImVec2 reveal(const Brush& brush, ImVec2 centre, std::span<const Revealed> shown, float share, ImVec2 top = {0, 0});

// arrow: a path with an arrow head in the middle of each leg. along: the point after `share` of the path.
void arrow(const Brush& brush, std::span<const ImVec2> path, ImU32 colour);
ImVec2 along(std::span<const ImVec2> path, float share, ImVec2& heading);

}  // namespace orrery::web::kit
