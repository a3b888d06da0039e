#include "web/boards/rise_signs.h"

#include <algorithm>
#include <array>
#include <string>

#include "web/boards/geometry.h"
#include "web/boards/rise_cards.h"
#include "web/widgets/text.h"

namespace orrery::web::rise_signs {

void disk(ImDrawList& list, rise::Colour colour, ImVec2 centre, float radius) {
    const ImU32 hue = rise_cards::colour_of(colour);
    list.AddCircleFilled(centre + ImVec2{0, radius * 0.09f}, radius * 1.06f, with_alpha(ink::kNight, 0.6f));
    list.AddCircleFilled(centre, radius, mix(hue, ink::kNight, 0.28f));
    list.AddCircleFilled(centre, radius * 0.86f, hue);
    list.AddCircle(centre, radius, mix(hue, ink::kIvory, 0.55f), 0, std::max(1.0f, radius * 0.07f));
    rise_cards::draw_shape(list, colour, centre, radius * 0.56f, rise_cards::ink_on(colour),
                           with_alpha(ink::kNight, 0));
}

void number(ImDrawList& list, const Theme& theme, ImVec2 centre, float size, ImU32 colour, std::string_view text) {
    ImFont* font = theme.display;
    for (ImFont* smaller : {theme.title, theme.numeral})
        if (smaller->FontSize >= size) font = smaller;
    const char* end = text.data() + text.size();
    const ImVec2 extent = font->CalcTextSizeA(size, 1e6f, 0, text.data(), end);
    const ImVec2 at{std::round(centre.x - extent.x / 2), std::round(centre.y - extent.y * 0.53f)};
    const float edge = std::max(1.0f, size * 0.06f);
    constexpr std::array<ImVec2, 8> kAround{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.7f, 0.7f}, {-0.7f, 0.7f}, {0.7f, -0.7f}, {-0.7f, -0.7f}}};
    for (const ImVec2 around : kAround)
        list.AddText(font, size, at + around * edge, with_alpha(ink::kNight, 0.8f), text.data(), end);
    list.AddText(font, size, at, colour, text.data(), end);
}

float gem_count(ImDrawList& list, const Theme& theme, ImVec2 at, int count) {
    const float radius = theme.px(5.5f);
    const std::string text = count < 0 ? "?" : std::to_string(count);
    rise_cards::draw_gem(list, {at.x + radius, at.y}, radius);
    const ImVec2 size = measure(theme.numeral, text);
    text_at(list, theme.numeral, {at.x + radius * 2 + theme.px(4), at.y - size.y * 0.55f}, ink::kIvory, text);
    return radius * 2 + theme.px(4) + size.x;
}

void backs(ImDrawList& list, const Theme& theme, ImVec2 at, int count) {
    const ImVec2 half{theme.px(4.5f), theme.px(6)};
    rise_cards::draw_back(list, theme, {at.x, at.y - half.y}, {at.x + half.x * 2, at.y + half.y});
    const std::string text = std::to_string(count);
    text_at(list, theme.small, {at.x + half.x * 2 + theme.px(4), at.y - theme.small->FontSize / 2},
            with_alpha(ink::kIvory, 0.85f), text);
}

void pill(ImDrawList& list, const Theme& theme, ImVec2 centre, std::string_view text, ImU32 colour) {
    const ImVec2 words = measure(theme.small, text);
    const ImVec2 half{words.x / 2 + theme.px(8), words.y / 2 + theme.px(3)};
    list.AddRectFilled(centre - half, centre + half, with_alpha(ink::kNight, 0.92f), half.y);
    list.AddRect(centre - half, centre + half, colour, half.y, 0, theme.line());
    text_centred(list, theme.small, centre, colour, text);
}

void ground(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, ImU32 edge) {
    list.AddRectFilled(min, max, with_alpha(ink::kChart, 0.96f), theme.px(8));
    list.AddRect(min, max, edge, theme.px(8), 0, theme.line());
}

void glow(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, bool bright) {
    for (int i = 0; i < 3; ++i) {
        const ImVec2 by{theme.px(1 + 2 * real(i)), theme.px(1 + 2 * real(i))};
        list.AddRect(min - by, max + by, with_alpha(ink::kBrass, (bright ? 0.5f : 0.26f) * (1 - 0.3f * real(i))),
                     theme.px(6) + by.x, 0, theme.px(2));
    }
    list.AddRect(min, max, with_alpha(ink::kBrass, bright ? 1.0f : 0.7f), theme.px(6), 0, theme.px(bright ? 2 : 1.2f));
}

}  // namespace orrery::web::rise_signs
