#include "web/widgets/text.h"

#include <algorithm>
#include <cfloat>

namespace orrery::web {
namespace {

// The context's own place for what its user needs: the listener of the frame that is drawn, or nullptr.
void*& listener() { return ImGui::GetIO().UserData; }

void tell_places(const ImDrawList& list, ImFont* font, float size, ImVec2 at, std::string_view text, float wrap) {
    if (listener() == nullptr) return;
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const char *line = text.data(), *const end = line + text.size();
    while (line < end) {
        const char* rest = end;
        const ImVec2 extent = font->CalcTextSizeA(size, FLT_MAX, 0, line, end, &rest);
        if (wrap > 0 && extent.x > wrap) rest = font->CalcWordWrapPositionA(size / font->FontSize, line, end, wrap);
        if (rest == line) ++rest;
        const float width = font->CalcTextSizeA(size, FLT_MAX, 0, line, rest).x;
        const ImVec2 min{std::max(at.x, low.x), std::max(at.y, low.y)};
        const ImVec2 max{std::min(at.x + width, high.x), std::min(at.y + size, high.y)};
        if (min.x < max.x && min.y < max.y) static_cast<WordPlaces*>(listener())->add(min, max);
        at.y += size;
        for (line = rest; line < end && (*line == ' ' || *line == '\n');) ++line;
    }
}

}  // namespace

WordPlaces::WordPlaces() { listener() = this; }
WordPlaces::~WordPlaces() { listener() = nullptr; }

bool WordPlaces::meet(ImVec2 min, ImVec2 max) const {
    return std::any_of(places_.begin(), places_.end(), [&](const ImVec4& place) {
        return place.x < max.x && place.z > min.x && place.y < max.y && place.w > min.y;
    });
}

void draw_words(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour, std::string_view text,
                float wrap) {
    list.AddText(font, size, at, colour, text.data(), text.data() + text.size(), wrap);
    tell_places(list, font, size, at, text, wrap);
}

ImVec2 measure(ImFont* font, std::string_view text, float wrap) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, wrap, text.data(), text.data() + text.size());
}

void text_at(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text, float wrap) {
    draw_words(list, font, font->FontSize, at, colour, text, wrap);
}

void text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour, std::string_view text) {
    const ImVec2 size = measure(font, text);
    text_at(list, font, {centre.x - size.x / 2, centre.y - size.y / 2}, colour, text);
}

std::string ellipsis(ImFont* font, std::string_view text, float width) {
    if (measure(font, text).x <= width) return std::string(text);
    const float room = width - measure(font, "…").x;
    const char* rest = text.data();
    font->CalcTextSizeA(font->FontSize, room > 1 ? room : 1, 0, text.data(), text.data() + text.size(), &rest);
    return std::string(text.data(), rest) + "…";
}

void paragraph(ImFont* font, std::string_view text, ImU32 colour) {
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::PushTextWrapPos(0);
    tell_places(*ImGui::GetWindowDrawList(), font, font->FontSize, ImGui::GetCursorScreenPos(), text,
                ImGui::GetContentRegionAvail().x);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void heading(const Theme& theme, std::string_view text) {
    paragraph(theme.title_of(text), text, ink::kBrass);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float y = at.y - ImGui::GetStyle().ItemSpacing.y / 2;
    ImGui::GetWindowDrawList()->AddLine({at.x, y}, {at.x + ImGui::GetContentRegionAvail().x, y},
                                        with_alpha(ink::kBrass, 0.35f), theme.line());
    ImGui::Dummy({0, theme.px(2)});
}

void caption(const Theme& theme, std::string_view text) {
    paragraph(theme.small, text, with_alpha(ink::kIvory, ink::kQuiet));
}

}  // namespace orrery::web
