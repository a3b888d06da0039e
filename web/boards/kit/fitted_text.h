// Names on small things: a font at any size, as large as fits, in few lines, with long words hyphenated.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

namespace orrery::web {

// A font at a size other than its own.
struct Type {
    ImFont* font;
    float size;

    float width(std::string_view text) const;
    std::string cut(std::string_view text, float width) const;  // with an ellipsis
    void draw(ImDrawList& list, ImVec2 at, ImU32 ink, std::string_view text) const;
};

// As large as the longest word allows, but at least `least`.
Type with_room(Type type, std::string_view text, float width, float least);
// Breaks words into few lines and hyphenates long ones; text that is still too long ends with an ellipsis.
std::vector<std::string> wrapped(const Type& type, std::string_view text, float width, std::size_t lines);

}  // namespace orrery::web
