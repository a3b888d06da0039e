// Colours, sizes and fonts: no colour, size or font literal stands anywhere else in web/.
// Sizes are in device pixels: `px(16)` is 16 CSS pixels at the current pixel ratio and browser zoom, and more where
// everything is larger: in a large window, or with large text. A font's size is the em, as in CSS.
#pragma once

#include <string_view>

#include <imgui.h>

#include "core/types.h"

namespace orrery::web {

namespace ink {  // variants are made where they are drawn: with_alpha(kBrass, 0.65f)
inline constexpr ImU32 kNight = IM_COL32(0x0b, 0x10, 0x20, 255);
inline constexpr ImU32 kChart = IM_COL32(0x15, 0x1d, 0x33, 255);
inline constexpr ImU32 kLine = IM_COL32(0x3b, 0x4a, 0x72, 255);
inline constexpr ImU32 kIvory = IM_COL32(0xea, 0xe2, 0xcf, 255);
inline constexpr ImU32 kBrass = IM_COL32(0xd0, 0xa5, 0x4b, 255);
inline constexpr ImU32 kEmber = IM_COL32(0xe0, 0x60, 0x3f, 255);
inline constexpr ImU32 kVerdigris = IM_COL32(0x5f, 0xae, 0x9e, 255);
inline constexpr float kQuiet = 0.65f;  // alpha of secondary text
// Heraldic tinctures, for powers that are not seats
inline constexpr ImU32 kSable = IM_COL32(0x17, 0x14, 0x1c, 255);
inline constexpr ImU32 kAzure = IM_COL32(0x36, 0x5f, 0xc2, 255);
inline constexpr ImU32 kGules = IM_COL32(0xb5, 0x2b, 0x3a, 255);
inline constexpr ImU32 kArgent = IM_COL32(0xf1, 0xee, 0xe6, 255);
}  // namespace ink

ImU32 with_alpha(ImU32 colour, float alpha);
ImU32 mix(ImU32 from, ImU32 to, float share);  // share 0: from, 1: to

// A seat's colour (Okabe-Ito) and its shape; they are always used together.
ImU32 seat_colour(Seat seat);
void draw_seat_shape(ImDrawList& list, Seat seat, ImVec2 centre, float radius, ImU32 fill, ImU32 edge);

struct Theme {
    float ratio = 1;                      // device pixels per CSS pixel, browser zoom included
    float scale = 1;                      // device pixels per CSS pixel as drawn: the ratio times the growth
    ImFont* text = nullptr;               // Inter 16
    ImFont* small = nullptr;              // Inter 14, 13 in a small window
    ImFont* bold = nullptr;               // Inter SemiBold 16
    ImFont* title = nullptr;              // EB Garamond 28
    ImFont* foreign = nullptr;            // Inter 25: titles with letters that our file of EB Garamond lacks
    ImFont* numeral = nullptr;            // EB Garamond 22: counts on the board
    ImFont* display = nullptr;            // EB Garamond 44, without accents: titles over a page
    float text_line = 1, title_line = 1;  // line height of Inter and of EB Garamond for an em of 1
    bool touch = false;                   // coarse pointer: targets at least 44 CSS px
    bool reduced_motion = false;
    bool spacious = false;  // a desktop's window

    float px(float css) const { return css * scale; }
    ImFont* title_of(std::string_view words) const;  // the title's font; no title has letters of two fonts
    // The largest font in which these words fit a line of that width in device pixels; at least the title's.
    ImFont* headline(std::string_view words, float width) const;
    // The size that ImGui needs for a font with an em of `css` CSS pixels: the height of a line.
    float text_px(float css) const { return px(css) * text_line; }
    float title_px(float css) const { return px(css) * title_line; }
    float line() const { return ratio < 1.5f ? 1.0f : ratio * 0.75f; }  // a thin engraved line
    float target() const { return px(touch ? 44 : 36); }                // the least height of a control
    bool narrow(ImVec2 canvas) const { return canvas.x < px(760); }     // phone layout
};

// The factor by which everything is drawn larger in a window of `css` pixels, if the wished text size is `text_size`.
// Large windows get larger things. Things grow only as far as the room of a small phone is left.
float growth(ImVec2 css, float text_size);

// Asks for the fonts at the scale's sizes and sets ImGui's style; needed again after each change of the scale. The fonts
// can be used once paint_letters (letters.h) has painted them.
void apply_theme(Theme& theme);

}  // namespace orrery::web
