// Names on small things: a face at any size, as large as fits, in few lines, long words broken with a hyphen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

namespace orrery::web {

// A face at another size than its own.
struct Type {
    ImFont* font;
    float size;

    float width(std::string_view text) const;
    std::string cut(std::string_view text, float width) const;  // with an ellipsis
    void draw(ImDrawList& list, ImVec2 at, ImU32 ink, std::string_view text) const;
};

// As large as the longest word allows, `least` at the least.
Type with_room(Type type, std::string_view text, float width, float least);
// In few lines of words, long ones hyphenated; what still is too long ends with an ellipsis.
std::vector<std::string> wrapped(const Type& type, std::string_view text, float width, std::size_t lines);

}  // namespace orrery::web
