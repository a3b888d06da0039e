// Paints the letters of all fonts into one texture, a font at a time: all together they hold up a slow phone too long.
// At first only the letters of our own words are painted; those of people's names follow when the first one is drawn.
#pragma once

#include <cstdint>
#include <string_view>

#include <imgui.h>

namespace orrery::web {

inline constexpr std::string_view kTextFile = "text.otf", kTitleFile = "title.otf";

// Line height of a font file for an em of 1; 1 if the file did not arrive.
float line_height_of(std::string_view file);
bool has_accents_of_titles();  // only languages with such letters in titles bring them

// Forgets all fonts. add_font asks for those that come instead, at least one; paint_letters makes them usable.
void begin_fonts();

// A font that shows only our own words never gets the letters of people's names.
enum class Shows : std::uint8_t { names, own_words };

// A font with an em of `size` device pixels. Letters that the file lacks come from the text font, and all of them if the
// file did not arrive. `weight` above 1 darkens the strokes. The first font is ImGui's default.
ImFont* add_font(std::string_view file, float size, float weight = 1, Shows shows = Shows::names);

// Paints one font, or puts the painted ones into ImGui's atlas. True: call it again before the next frame.
bool paint_letters();

// Looks at a frame before it is shown. True: a name in it has letters that are not painted yet. From then on all fonts
// have all letters: apply the theme again, paint, and draw the frame again.
bool wants_letters(const ImDrawData& drawn);
bool shows_all_letters();  // also those of people's names, as far as their font has arrived

}  // namespace orrery::web
