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
// Smaller, but at least `least`, if `wrapped` would cut the text.
Type uncut(Type type, std::string_view text, float width, std::size_t lines, float least);
// Breaks words into few lines and hyphenates long ones; text that is still too long ends with an ellipsis.
std::vector<std::string> wrapped(const Type& type, std::string_view text, float width, std::size_t lines);
bool is_cut(const std::vector<std::string>& lines);  // of `wrapped`

// One line, or where that would be too small two smaller ones.
struct Label {
    Type type;
    std::vector<std::string> lines;

    float width() const;
    float height() const;
    // `middle` is at half its height. `left` is the share of a line's width to the left of it: 0 begins there, 0.5
    // centres.
    void draw(ImDrawList& list, ImVec2 middle, ImU32 ink, float left = 0) const;
};
Label label_in(ImFont* font, std::string_view text, float width);

// One line, smaller where it has no room, and cut where that is not enough. `middle` and `left` as in Label::draw.
// Returns the width.
float squeezed_at(ImDrawList& list, Type type, ImVec2 middle, float room, ImU32 ink, std::string_view text,
                  float left = 0);
inline float squeezed_at(ImDrawList& list, ImFont* font, ImVec2 middle, float room, ImU32 ink, std::string_view text,
                         float left = 0) {
    return squeezed_at(list, Type{font, font->FontSize}, middle, room, ink, text, left);
}
bool squeezes(ImFont* font, std::string_view text, float room);  // does squeezed_at draw the whole text?

}  // namespace orrery::web
