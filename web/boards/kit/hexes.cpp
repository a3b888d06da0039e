#include "web/boards/kit/hexes.h"

namespace orrery::web::kit {

std::array<ImVec2, 6> hex_corners(ImVec2 centre, float radius) {
    std::array<ImVec2, 6> points;
    for (std::size_t i = 0; i < 6; ++i) points[i] = at_angle(centre, radius, kPi / 6 + real(i) * kPi / 3);
    return points;
}

void fill_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour) {
    const std::array<ImVec2, 6> points = hex_corners(centre, radius);
    brush.list.AddConvexPolyFilled(points.data(), 6, colour);
}

void line_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour, float thick) {
    const std::array<ImVec2, 6> points = hex_corners(centre, radius);
    brush.list.AddPolyline(points.data(), 6, colour, ImDrawFlags_Closed, thick);
}

void dash_hex(const Brush& brush, ImVec2 centre, float radius, ImU32 colour) {
    constexpr int kDashes = 4;
    const std::array<ImVec2, 6> points = hex_corners(centre, radius);
    for (std::size_t i = 0; i < 6; ++i)
        for (int k = 0; k < kDashes; ++k) {
            const ImVec2 a = points[i], b = points[(i + 1) % 6];
            brush.list.AddLine(towards(a, b, (real(k) + 0.2f) / kDashes), towards(a, b, (real(k) + 0.8f) / kDashes),
                               colour, brush.theme.line());
        }
}

void light_hex(const Brush& brush, ImVec2 centre, float radius, bool chosen) {
    if (chosen) return line_hex(brush, centre, radius * 0.94f, ink::kBrass, brush.px(3));
    fill_hex(brush, centre, radius * 0.94f, with_alpha(ink::kBrass, brush.lit ? 0.16f : 0.07f));
    line_hex(brush, centre, radius * 0.985f, with_alpha(ink::kBrass, 0.22f), brush.px(4));
    line_hex(brush, centre, radius * 0.94f, with_alpha(ink::kBrass, brush.lit ? 1.0f : 0.75f),
             brush.px(brush.lit ? 2 : 1.3f));
}

}  // namespace orrery::web::kit
