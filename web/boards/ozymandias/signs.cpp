#include "web/boards/ozymandias/signs.h"

#include <algorithm>
#include <array>

#include "web/boards/kit/geometry.h"

namespace orrery::web::ozymandias_board {
using namespace orrery::ozymandias;

namespace {
float line_of(float size) { return std::max(1.0f, size * 0.16f); }

// A square hole in a coin.
void coin(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    list.AddCircleFilled(c, r, ink);
    list.AddCircle(c, r * 0.74f, with_alpha(ink::kNight, 0.7f), 0, line_of(r) * 0.7f);
    const ImVec2 half{r * 0.26f, r * 0.26f};
    list.AddRectFilled(c - half, c + half, ink::kNight);
}

// Two heads above their shoulders, one behind the other.
void people(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    const auto one = [&](ImVec2 at, float size, ImU32 colour) {
        list.AddCircleFilled(at - ImVec2{0, size * 0.45f}, size * 0.42f, colour);
        list.PathArcTo(at + ImVec2{0, size * 0.85f}, size * 0.75f, -kPi, 0, 12);
        list.PathFillConvex(colour);
    };
    one(c + ImVec2{r * 0.42f, -r * 0.1f}, r * 0.85f, mix(ink, ink::kNight, 0.4f));
    one(c + ImVec2{-r * 0.28f, r * 0.08f}, r, ink);
}

void eye(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    const ImVec2 left = c - ImVec2{r * 1.1f, 0}, right = c + ImVec2{r * 1.1f, 0};
    list.PathLineTo(left);
    list.PathBezierQuadraticCurveTo(c - ImVec2{0, r * 1.35f}, right);
    list.PathBezierQuadraticCurveTo(c + ImVec2{0, r * 1.35f}, left);
    list.PathFillConvex(ink);
    list.AddCircleFilled(c, r * 0.5f, ink::kNight);
    list.AddCircleFilled(c - ImVec2{r * 0.12f, r * 0.12f}, r * 0.17f, ink::kIvory);
}
}  // namespace

ImU32 suit_ink(Suit suit) {
    switch (suit) {
        case Suit::gold: return mix(ink::kBrass, ink::kIvory, 0.15f);
        case Suit::red: return mix(ink::kGules, ink::kIvory, 0.22f);
        default: return mix(ink::kAzure, ink::kIvory, 0.3f);
    }
}

void resource_sign(const kit::Brush& brush, ImVec2 centre, float size, Suit suit) {
    const ImU32 ink = suit_ink(suit);
    switch (suit) {
        case Suit::gold: return coin(brush.list, centre, size * 0.9f, ink);
        case Suit::red: return people(brush.list, centre, size, ink);
        default: return eye(brush.list, centre, size, ink);
    }
}

// From corner to corner, with a point at the top.
void sword_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const ImVec2 ahead = unit({1, -1}), across{-ahead.y, ahead.x};
    const ImVec2 tip = centre + ahead * (size * 1.2f), guard = centre - ahead * (size * 0.45f);
    const ImVec2 pommel = centre - ahead * (size * 1.15f);
    const ImVec2 side = across * (size * 0.15f);
    brush.list.AddTriangleFilled(tip, guard - side, guard + side, ink);
    brush.list.AddLine(guard - across * (size * 0.5f), guard + across * (size * 0.5f), ink, line_of(size) * 1.2f);
    brush.list.AddLine(guard, pommel, ink, line_of(size));
    brush.list.AddCircleFilled(pommel, size * 0.16f, ink);
}

// The blade that turns the ground, its beam and its handle.
void plowshare_sign(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const auto at = [&](float x, float y) { return centre + ImVec2{x, y} * size; };
    brush.list.AddTriangleFilled(at(-1.05f, 0.75f), at(0.1f, -0.05f), at(0.35f, 0.75f), ink);
    const float line = line_of(size);
    brush.list.AddLine(at(-0.95f, -0.1f), at(0.5f, -0.1f), ink, line);
    brush.list.PathLineTo(at(0.1f, 0.5f));
    brush.list.PathBezierQuadraticCurveTo(at(0.6f, 0.1f), at(1, -0.85f));
    brush.list.PathStroke(ink, 0, line);
    brush.list.AddLine(at(0.72f, -0.9f), at(1.1f, -0.85f), ink, line);
}

}  // namespace orrery::web::ozymandias_board
