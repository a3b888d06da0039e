#include "web/boards/kardashev/art.h"

#include "web/boards/kit/engraving.h"

namespace orrery::web::kardashev_board {
namespace {
namespace pictures {
using namespace kit;
using enum kardashev::Role;

constexpr std::uint8_t of(kardashev::Role role) { return static_cast<std::uint8_t>(role); }

constexpr Stroke kStrokes[] = {
    // A star compass
    {of(explorer), false, kRings, 2, 0, 0, 88, 88, 72, 72},
    {of(explorer), false, kRays, 16, 0, 0, 72, 88, 0, 100},
    {of(explorer), true, kPolygon, 4, 0, 0, 18, 66, 0, 0},
    {of(explorer), false, kRays, 4, 0, 0, 10, 52, 12, 100},
    // A crown over its towers
    {of(imperialist), true, kLines, 1, -60, 40, -70, -30, 0, 0},
    {of(imperialist), true, kLines, 1, -70, -30, -30, 6, 0, 0},
    {of(imperialist), true, kLines, 1, -30, 6, 0, -56, 0, 0},
    {of(imperialist), true, kLines, 1, 0, -56, 30, 6, 0, 0},
    {of(imperialist), true, kLines, 1, 30, 6, 70, -30, 0, 0},
    {of(imperialist), true, kLines, 1, 70, -30, 60, 40, 0, 0},
    {of(imperialist), false, kLines, 3, -60, 46, 60, 46, 0, 14},
    // An ark under its sails
    {of(pioneer), true, kBend, 1, -80, 30, 0, 96, 80, 30},
    {of(pioneer), true, kLines, 1, -80, 30, 80, 30, 0, 0},
    {of(pioneer), false, kTree, 3, 0, 30, 36, 9, 0, 0},
    {of(pioneer), false, kStars, 9, 0, -40, 80, 40, 3, 0},
    // A rake of magnetic lines
    {of(scavenger), true, kArc, 1, 0, 10, 46, 46, 50, 100},
    {of(scavenger), true, kArc, 1, 0, 10, 24, 24, 50, 100},
    {of(scavenger), true, kLines, 2, -46, 10, -24, 10, 70, 0},
    {of(scavenger), true, kLines, 2, -46, 10, -46, 44, 92, 0},
    {of(scavenger), true, kLines, 2, -24, 10, -24, 44, 48, 0},
    {of(scavenger), false, kRings, 3, 0, 52, 30, 14, 86, 40},
    // A thread of life and its orbits
    {of(scientist), true, kHelix, 9, 0, 0, 30, 84, 0, 0},
    {of(scientist), false, kRings, 2, 0, 0, 88, 30, 88, 44},
    // Crossed lances behind a shield
    {of(warlord), false, kLines, 2, -80, 80, 80, -80, 8, 0},
    {of(warlord), false, kLines, 2, -80, -80, 80, 80, 8, 0},
    {of(warlord), true, kDisk, 1, 0, 0, 46, 0, 0, 0},
    {of(warlord), true, kPolygon, 6, 0, 0, 52, 52, 0, 0},
    {of(warlord), true, kRings, 2, 0, 0, 30, 30, 12, 12},
};
}  // namespace pictures
}  // namespace

void draw_role(ImDrawList& list, kardashev::Role role, ImVec2 centre, float radius, ImU32 line, ImU32 accent,
               float thick) {
    engrave(list, pictures::kStrokes, pictures::of(role), centre, radius, {line, accent, thick},
            static_cast<int>(role));
}

}  // namespace orrery::web::kardashev_board
