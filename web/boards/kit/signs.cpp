#include "web/boards/kit/signs.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/boards/kit/geometry.h"
#include "web/widgets/text.h"

namespace orrery::web::kit {

void panel(const Brush& brush, const Region& at, ImU32 edge) {
    brush.list.AddRectFilled(at.min, at.max, with_alpha(ink::kChart, 0.96f), brush.px(8));
    brush.list.AddRect(at.min, at.max, edge, brush.px(8), 0, brush.theme.line());
}

void pill(const Brush& brush, ImVec2 centre, std::string_view text, ImU32 colour, const Region* bounds, Seat seat) {
    const Theme& theme = brush.theme;
    const ImVec2 words = measure(theme.small, text);
    const float mark = seat == kSpectator ? 0 : theme.px(14);
    const ImVec2 half{(words.x + mark) / 2 + theme.px(8), words.y / 2 + theme.px(3)};
    if (bounds != nullptr) {
        const ImVec2 keep = half + ImVec2{theme.px(4), theme.px(4)};
        const ImVec2 least = bounds->min + keep, most = bounds->max - keep;
        centre = {std::clamp(centre.x, least.x, std::max(least.x, most.x)),
                  std::clamp(centre.y, least.y, std::max(least.y, most.y))};
    }
    brush.list.AddRectFilled(centre - half, centre + half, with_alpha(ink::kNight, 0.92f), half.y);
    brush.list.AddRect(centre - half, centre + half, colour, half.y, 0, theme.line());
    if (mark > 0)
        draw_seat_shape(brush.list, seat, {centre.x - half.x + theme.px(13), centre.y}, theme.px(5), seat_colour(seat),
                        ink::kNight);
    text_at(brush.list, theme.small, {centre.x - half.x + theme.px(8) + mark, centre.y - words.y / 2}, colour, text);
}

void number(const Brush& brush, ImVec2 centre, float em, ImU32 colour, std::string_view text) {
    const float size = em * brush.theme.title_line;
    ImFont* font = brush.theme.display;  // the smallest that is not stretched at this size
    for (ImFont* smaller : {brush.theme.title, brush.theme.numeral})
        if (smaller->FontSize >= size) font = smaller;
    const char* end = text.data() + text.size();
    const ImVec2 extent = font->CalcTextSizeA(size, 1e6f, 0, text.data(), end);
    const ImVec2 at{std::round(centre.x - extent.x / 2), std::round(centre.y - extent.y * 0.53f)};
    const float edge = std::max(1.0f, size * 0.06f);
    constexpr std::array<ImVec2, 8> kAround{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.7f, 0.7f}, {-0.7f, 0.7f}, {0.7f, -0.7f}, {-0.7f, -0.7f}}};
    for (const ImVec2 around : kAround)
        brush.list.AddText(font, size, at + around * edge, with_alpha(ink::kNight, 0.8f), text.data(), end);
    brush.list.AddText(font, size, at, colour, text.data(), end);
}

void glow(const Brush& brush, const Region& at) {
    for (int i = 0; i < 3; ++i) {
        const float by = brush.px(1 + 2 * real(i));
        const Region around = at.grown(by);
        brush.list.AddRect(around.min, around.max,
                           with_alpha(ink::kBrass, (brush.lit ? 0.5f : 0.26f) * (1 - 0.3f * real(i))), brush.px(6) + by,
                           0, brush.px(2));
    }
    brush.list.AddRect(at.min, at.max, with_alpha(ink::kBrass, brush.lit ? 1.0f : 0.7f), brush.px(6), 0,
                       brush.px(brush.lit ? 2 : 1.2f));
}

void glow(const Brush& brush, ImVec2 centre, float radius) {
    const float step = brush.px(2.5f), strength = brush.lit ? 0.4f : 0.2f;
    for (int i = 0; i < 4; ++i)
        brush.list.AddCircle(centre, radius + step * (real(i) - 0.5f),
                             with_alpha(ink::kBrass, strength * (1 - 0.25f * real(i))), 0, step);
    brush.list.AddCircle(centre, radius, with_alpha(ink::kBrass, brush.lit ? 1.0f : 0.6f), 0,
                         brush.px(brush.lit ? 2 : 1.2f));
}

void dashes(const Brush& brush, ImVec2 centre, float radius, ImU32 colour) {
    constexpr int kDashes = 14;
    for (int i = 0; i < kDashes; ++i) {
        const float from = 2 * kPi * real(i) / kDashes;
        brush.list.PathArcTo(centre, radius, from, from + kPi / kDashes * 1.1f, 4);
        brush.list.PathStroke(colour, 0, brush.px(2));
    }
}

void arrow(const Brush& brush, std::span<const ImVec2> path, ImU32 colour) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        brush.list.AddLine(path[i], path[i + 1], with_alpha(ink::kNight, 0.6f), brush.px(6));
        brush.list.AddLine(path[i], path[i + 1], colour, brush.px(3));
        const ImVec2 ahead = unit(path[i + 1] - path[i]), across{-ahead.y, ahead.x};
        const ImVec2 middle = towards(path[i], path[i + 1], 0.55f);
        const float size = brush.px(8);
        brush.list.AddTriangleFilled(middle + ahead * size, middle - ahead * size * 0.6f + across * size * 0.8f,
                                     middle - ahead * size * 0.6f - across * size * 0.8f, colour);
    }
}

ImVec2 along(std::span<const ImVec2> path, float share, ImVec2& heading) {
    float whole = 0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) whole += distance(path[i], path[i + 1]);
    float left = whole * share;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const float leg = distance(path[i], path[i + 1]);
        heading = unit(path[i + 1] - path[i]);
        if (left <= leg || i + 2 == path.size())
            return towards(path[i], path[i + 1], leg > 0 ? std::min(1.0f, left / leg) : 0);
        left -= leg;
    }
    return path.front();
}

}  // namespace orrery::web::kit
