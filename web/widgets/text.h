// Words on the canvas: measured, placed, shortened with an ellipsis, or set as paragraphs in ImGui's flow.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

// While one lives, it is told the places of all words that are drawn, line by line: for whoever draws something beside
// words. Every word on the canvas is drawn by this file, or by draw_words.
class WordPlaces {
   public:
    WordPlaces();
    ~WordPlaces();
    WordPlaces(const WordPlaces&) = delete;
    WordPlaces& operator=(const WordPlaces&) = delete;

    void add(ImVec2 min, ImVec2 max) { places_.push_back({min.x, min.y, max.x, max.y}); }
    bool meet(ImVec2 min, ImVec2 max) const;  // is a part of a word in that rectangle?

   private:
    std::vector<ImVec4> places_;
};

// `size`: of the font, device pixels. `wrap`: the width of a line, 0: one line.
void draw_words(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour, std::string_view text,
                float wrap = 0);
ImVec2 measure(ImFont* font, std::string_view text, float wrap = 0);  // wrap 0: one line
void text_at(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text, float wrap = 0);
void text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour, std::string_view text);
std::string ellipsis(ImFont* font, std::string_view text, float width);

// In ImGui's flow, wrapped at the available width.
void paragraph(ImFont* font, std::string_view text, ImU32 colour = ink::kIvory);
void heading(const Theme& theme, std::string_view text);  // Garamond in brass with a thin rule below
void caption(const Theme& theme, std::string_view text);  // small and quiet

}  // namespace orrery::web
