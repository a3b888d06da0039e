#include "web/boards/cosmos/signs.h"

#include <algorithm>
#include <array>

#include "web/boards/kit/geometry.h"

namespace orrery::web::cosmos_board {
namespace {
float line_of(float size) { return std::max(1.0f, size * 0.16f); }
}  // namespace

ImU32 mineral_ink() { return mix(ink::kBrass, ink::kIvory, 0.25f); }
ImU32 gas_ink() { return mix(ink::kVerdigris, ink::kIvory, 0.25f); }

void mineral_sign(const kit::Brush& brush, ImVec2 centre, float size) {
    const ImU32 ink = mineral_ink(), edge = mix(ink, ink::kNight, 0.65f);
    const auto at = [&](float x, float y) { return centre + ImVec2{x, y} * size; };
    const std::array<ImVec2, 6> outline{at(-0.5f, -0.85f), at(0.5f, -0.85f), at(1, -0.2f),
                                        at(0, 1),          at(0, 1),         at(-1, -0.2f)};
    brush.list.AddConvexPolyFilled(outline.data(), 6, ink);
    const float line = line_of(size) * 0.7f;
    const std::array<ImVec2, 4> facets{at(-1, -0.2f), at(-0.35f, -0.2f), at(0.35f, -0.2f), at(1, -0.2f)};
    brush.list.AddPolyline(facets.data(), 4, edge, 0, line);
    for (const float side : {-1.0f, 1.0f}) {
        brush.list.AddLine(at(side * 0.35f, -0.2f), at(0, 1), edge, line);
        brush.list.AddLine(at(side * 0.35f, -0.2f), at(side * 0.5f, -0.85f), edge, line);
    }
}

void gas_sign(const kit::Brush& brush, ImVec2 centre, float size) {
    const ImU32 ink = gas_ink();
    brush.list.AddCircleFilled(centre, size, mix(ink, ink::kNight, 0.72f));
    brush.list.AddCircle(centre, size, ink, 0, line_of(size));
    for (const float y : {-0.42f, 0.0f, 0.42f}) {
        const float reach = y == 0 ? 0.68f : 0.52f;
        const auto at = [&](float x, float up) { return centre + ImVec2{x * reach, y - up} * size; };
        brush.list.AddBezierCubic(at(-1, 0), at(-0.3f, 0.45f), at(0.3f, -0.45f), at(1, 0), ink, line_of(size));
    }
}

void ship_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const auto at = [&](float x, float y) { return centre + ImVec2{x, y} * size; };
    brush.list.PathArcTo(at(0, 0.05f), size * 0.5f, -kPi, 0, 12);
    brush.list.PathFillConvex(mix(ink, ink::kIvory, 0.4f));
    brush.list.AddEllipseFilled(at(0, 0.2f), size, size * 0.36f, ink);
    for (const float x : {-0.55f, 0.0f, 0.55f})
        brush.list.AddCircleFilled(at(x, 0.24f), std::max(0.8f, size * 0.11f), ink::kNight);
}

void card_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const ImVec2 half{size * 0.52f, size * 0.75f}, shift{size * 0.24f, size * 0.14f};
    const auto one = [&](ImVec2 middle, ImU32 colour) {
        brush.list.AddRectFilled(middle - half, middle + half, colour, size * 0.16f);
        brush.list.AddRect(middle - half, middle + half, ink::kNight, size * 0.16f, 0, line_of(size) * 0.7f);
    };
    one(centre + shift, mix(ink, ink::kNight, 0.45f));
    one(centre - shift, ink);
}

void colony_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink, bool held) {
    const float ball = size * 0.66f;
    const ImU32 colour = held ? ink : with_alpha(ink::kIvory, 0.4f);
    if (held)
        brush.list.AddCircleFilled(centre, ball, colour);
    else
        brush.list.AddCircle(centre, ball, colour, 0, line_of(size) * 0.7f);
    if (held)
        brush.list.AddEllipse(centre, size, size * 0.3f, mix(ink, ink::kIvory, 0.5f), -0.35f, 0, line_of(size) * 0.7f);
}

void exchange_sign(const kit::Brush& brush, ImVec2 centre, float size) {
    const ImU32 ink = with_alpha(ink::kIvory, 0.9f);
    for (const float way : {-1.0f, 1.0f}) {
        const ImVec2 tip = centre + ImVec2{way, -way * 0.67f} * size;
        brush.list.AddLine({centre.x - way * size, tip.y}, tip, ink, line_of(size) * 1.4f);
        brush.list.AddTriangleFilled(tip + ImVec2{way * 0.5f, 0} * size, tip - ImVec2{way * 0.33f, 0.5f} * size,
                                     tip - ImVec2{way * 0.33f, -0.5f} * size, ink);
    }
}

void graveyard_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const auto at = [&](float x, float y) { return centre + ImVec2{x, y} * size; };
    const float line = line_of(size);
    // Two halves of a hull that have come apart.
    for (const float side : {-1.0f, 1.0f}) {
        const std::array<ImVec2, 5> half{at(side * 0.14f, 0), at(side * 0.3f, -0.3f), at(side * 0.14f, -0.5f),
                                         at(side * 0.55f, -0.3f), at(side, 0.12f)};
        brush.list.AddPolyline(half.data(), 5, ink, 0, line);
        brush.list.AddLine(at(side, 0.12f), at(side * 0.3f, 0.5f), ink, line);
        brush.list.AddLine(at(side * 0.3f, 0.5f), at(side * 0.14f, 0), ink, line);
    }
    for (const float x : {-0.5f, 0.0f, 0.5f})
        brush.list.AddCircleFilled(at(x, 0.85f), std::max(0.7f, size * 0.08f), ink);
}

}  // namespace orrery::web::cosmos_board
