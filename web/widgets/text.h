// Words on the canvas: measured, placed, shortened with an ellipsis, or set as paragraphs in ImGui's flow.
#pragma once

#include <string>
#include <string_view>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

ImVec2 measure(ImFont* font, std::string_view text, float wrap = 0);  // wrap 0: one line
void text_at(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text, float wrap = 0);
void text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour, std::string_view text);
std::string ellipsis(ImFont* font, std::string_view text, float width);

// In ImGui's flow, wrapped at the available width.
void paragraph(ImFont* font, std::string_view text, ImU32 colour = ink::kIvory);
void heading(const Theme& theme, std::string_view text);  // Garamond in brass with a thin rule below
void caption(const Theme& theme, std::string_view text);  // small and quiet

}  // namespace orrery::web
