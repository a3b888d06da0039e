#include "web/boards/kit/signs.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/boards/kit/fitted_text.h"
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
    ImFont* font = brush.theme.display;  // the smallest font that is not enlarged at this size
    for (ImFont* smaller : {brush.theme.title, brush.theme.numeral})
        if (smaller->FontSize >= size) font = smaller;
    const ImVec2 extent = font->CalcTextSizeA(size, 1e6f, 0, text.data(), text.data() + text.size());
    const ImVec2 at{std::round(centre.x - extent.x / 2), std::round(centre.y - extent.y * 0.53f)};
    const float edge = std::max(1.0f, size * 0.06f);
    constexpr std::array<ImVec2, 8> kAround{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.7f, 0.7f}, {-0.7f, 0.7f}, {0.7f, -0.7f}, {-0.7f, -0.7f}}};
    for (const ImVec2 around : kAround)
        draw_words(brush.list, font, size, at + around * edge, with_alpha(ink::kNight, 0.8f), text);
    draw_words(brush.list, font, size, at, colour, text);
}

void banner(const Brush& brush, const Region& room, std::string_view text, float share, ImU32 colour) {
    constexpr float kHeight = 68, kPlace = 0.3f, kFade = 6;  // CSS px; share of the height; share of the time
    const float alpha = std::clamp(std::min(share, 1 - share) * kFade, 0.0f, 1.0f);
    const float y = room.min.y + room.height() * kPlace, half = brush.px(kHeight) / 2;
    const ImU32 ground = with_alpha(ink::kNight, 0.92f * alpha), gone = with_alpha(ink::kNight, 0);
    const ImU32 line = with_alpha(colour, 0.8f * alpha), faint = with_alpha(colour, 0);
    const auto band = [&](float top, float bottom, ImU32 at_edge, ImU32 inside) {
        const float middle = room.centre().x;
        brush.list.AddRectFilledMultiColor({room.min.x, top}, {middle, bottom}, at_edge, inside, inside, at_edge);
        brush.list.AddRectFilledMultiColor({middle, top}, {room.max.x, bottom}, inside, at_edge, at_edge, inside);
    };
    band(y - half, y + half, gone, ground);
    band(y - half, y - half + brush.theme.line(), faint, line);
    band(y + half - brush.theme.line(), y + half, faint, line);
    ImFont* font = brush.theme.headline(text, room.width() * 0.9f);
    text_centred(brush.list, font, {room.centre().x, y}, with_alpha(colour, alpha), text);
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

void reading_sign(const Brush& brush, ImVec2 centre) {
    const float radius = brush.px(9);
    brush.list.AddCircleFilled(centre, radius, with_alpha(ink::kNight, 0.85f));
    brush.list.AddCircle(centre, radius, ink::kBrass, 0, brush.theme.line());
    text_centred(brush.list, brush.theme.bold, centre, ink::kIvory, "i");
}

void ship(const Brush& brush, ImVec2 at, ImVec2 heading, ImU32 colour, float size) {
    const ImVec2 across{-heading.y, heading.x};
    const ImVec2 bow = at + heading * size, left = at - heading * size * 0.8f + across * size * 0.72f;
    const ImVec2 stern = at - heading * size * 0.35f, right = at - heading * size * 0.8f - across * size * 0.72f;
    brush.list.AddTriangleFilled(bow, left, stern, colour);
    brush.list.AddTriangleFilled(bow, stern, right, mix(colour, ink::kNight, 0.28f));
    const std::array<ImVec2, 4> outline{bow, left, stern, right};
    brush.list.AddPolyline(outline.data(), 4, ink::kNight, ImDrawFlags_Closed, brush.px(1));
}

void die(const Brush& brush, ImVec2 centre, float size, int number) {
    const float half = size / 2, step = size * 0.27f, dot = size * 0.09f;
    const ImVec2 corner{half, half};
    brush.list.AddRectFilled(centre - corner, centre + corner, ink::kIvory, size * 0.2f);
    const auto at = [&](float x, float y) {
        brush.list.AddCircleFilled(centre + ImVec2{x * step, y * step}, dot, ink::kNight);
    };
    if (number % 2 == 1) at(0, 0);
    if (number >= 2) at(-1, -1), at(1, 1);
    if (number >= 4) at(1, -1), at(-1, 1);
    if (number == 6) at(-1, 0), at(1, 0);
}

void track(const Brush& brush, const Region& at, float share, float mark, ImU32 colour) {
    const float rounding = at.height() / 2;
    brush.list.AddRectFilled(at.min, at.max, with_alpha(ink::kNight, 0.8f), rounding);
    const float end = at.min.x + at.width() * std::clamp(share, 0.0f, 1.0f);
    if (share > 0)
        brush.list.AddRectFilled(at.min, {std::max(end, at.min.x + at.height()), at.max.y}, colour, rounding);
    brush.list.AddRect(at.min, at.max, with_alpha(ink::kIvory, 0.3f), rounding, 0, brush.theme.line());
    if (mark <= 0) return;
    const float x = std::round(at.min.x + at.width() * mark);
    brush.list.AddLine({x, at.min.y - brush.px(2)}, {x, at.max.y + brush.px(2)}, ink::kBrass, brush.px(2));
}

ImVec2 reveal(const Brush& brush, ImVec2 centre, std::span<const Revealed> shown, float share, ImVec2 top) {
    const Theme& theme = brush.theme;
    const ImVec2 size{brush.px(76), brush.px(84)}, edge{brush.px(12), brush.px(12)};
    const float gap = brush.px(8), whole = (size.x + gap) * real(shown.size()) - gap;
    const ImVec2 half{std::max(whole, top.x) / 2, (size.y + top.y) / 2};
    panel(brush, {centre - half - edge, centre + half + edge}, ink::kBrass);
    int most = 0;
    for (const Revealed& one : shown) most = std::max(most, one.number);
    const float turned = std::clamp((share - 0.15f) / 0.3f, 0.0f, 1.0f);
    ImVec2 at{centre.x - whole / 2, centre.y - half.y + top.y};
    for (const Revealed& one : shown) {
        const ImVec2 middle = at + size * 0.5f;
        const float wide = std::abs(1 - 2 * turned) * size.x / 2;
        const bool wins = one.number == most && share > 0.55f;
        const ImVec2 min{middle.x - wide, at.y}, max{middle.x + wide, at.y + size.y};
        brush.list.AddRectFilled(min, max, turned < 0.5f ? ink::kLine : mix(ink::kNight, ink::kChart, 0.6f),
                                 brush.px(6));
        brush.list.AddRect(min, max, wins ? ink::kBrass : with_alpha(ink::kIvory, 0.3f), brush.px(6), 0,
                           brush.px(wins ? 3 : 1));
        if (turned > 0.5f && one.is_die)
            die(brush, middle + ImVec2{0, brush.px(6)}, brush.px(32), one.number);
        else if (turned > 0.5f)
            number(brush, middle + ImVec2{0, brush.px(6)}, brush.px(32), wins ? ink::kBrass : ink::kIvory,
                   std::to_string(one.number));
        draw_seat_shape(brush.list, one.seat, {middle.x, at.y + brush.px(14)}, brush.px(7), seat_colour(one.seat),
                        ink::kNight);
        squeezed_at(brush.list, theme.small, {middle.x, at.y + size.y - brush.px(11)}, size.x - brush.px(6),
                    with_alpha(ink::kIvory, 0.85f), one.name, 0.5f);
        at.x += size.x + gap;
    }
    return centre - half;
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
