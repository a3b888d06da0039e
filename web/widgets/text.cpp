#include "web/widgets/text.h"

#include <cfloat>

namespace orrery::web {

ImVec2 measure(ImFont* font, std::string_view text, float wrap) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, wrap, text.data(), text.data() + text.size());
}

void text_at(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text, float wrap) {
    list.AddText(font, font->FontSize, at, colour, text.data(), text.data() + text.size(), wrap);
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
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void heading(const Theme& theme, std::string_view text) {
    paragraph(theme.title, text, ink::kBrass);
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
