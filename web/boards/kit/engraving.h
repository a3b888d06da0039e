// Line work: small engraved pictures as lists of strokes, for cards and signs. A game keeps its pictures as data; this
// draws them at any size.
#pragma once

#include <cstdint>
#include <span>

#include <imgui.h>

namespace orrery::web::kit {

enum Op : std::uint8_t {
    kRings,    // n ellipses round x,y with radii from a,b to c,d
    kPetals,   // n ellipses round x,y with radii a,b, turned by c and on
    kRays,     // n rays from x,y between radii a and b and angles c and d; every second one shorter
    kArc,      // round x,y with radii a,b between angles c and d
    kLines,    // n lines x,y to a,b, each shifted by c,d
    kBend,     // a line through x,y and a,b and c,d
    kPolygon,  // of n corners round x,y with radii a,b, turned by c hundredths of a side
    kSpiral,   // n arms round x,y out to radius a by a turn of b, flattened to c
    kWaves,    // n rows from y on, a to both sides of x, b high, c apart
    kStars,    // n dots of radius c strewn round x,y within a,b
    kTowers,   // n of them from x to a on the ground y, up to b high
    kTree,     // from x,y, the trunk a long, n times forked by the angle b
    kDisk,     // round x,y with radius a, dark: hides what was drawn before
    kHelix     // n rungs round x,y, a to both sides, b high
};

// Coordinates are hundredths of the picture's radius, angles hundredths of a turn, clockwise from the east.
struct Stroke {
    std::uint8_t picture;
    bool accent;
    Op op;
    std::int8_t n, x, y, a, b, c, d;
};

struct Pen {
    ImU32 ink, accent;
    float line;  // width of a stroke, device pixels
};

// The strokes of one picture round `centre`; it reaches `radius` up and down and somewhat farther to the sides. What is
// strewn follows `seed`.
void engrave(ImDrawList& list, std::span<const Stroke> strokes, int picture, ImVec2 centre, float radius,
             const Pen& pen, int seed);

}  // namespace orrery::web::kit
