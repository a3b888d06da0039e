// Line work: small engraved pictures as lists of strokes, for cards and signs. A game has its pictures as data; this
// draws them at any size.
#pragma once

#include <cstdint>
#include <span>

#include <imgui.h>

namespace orrery::web::kit {

enum Op : std::uint8_t {
    kRings,    // n ellipses around x,y with radii from a,b to c,d
    kPetals,   // n ellipses around x,y with radii a,b, turned in steps from c on
    kRays,     // n rays from x,y between radii a and b and angles c and d; every second one is shorter
    kArc,      // around x,y with radii a,b between angles c and d
    kLines,    // n lines x,y to a,b, each shifted by c,d
    kBend,     // a line through x,y and a,b and c,d
    kPolygon,  // n corners around x,y with radii a,b, turned by c hundredths of a side
    kSpiral,   // n arms around x,y out to radius a with a turn of b, flattened to c
    kWaves,    // n rows from y on, a to both sides of x, b high, c apart
    kStars,    // n dots of radius c scattered around x,y within a,b
    kTowers,   // n towers from x to a on the ground y, up to b high
    kTree,     // from x,y with a trunk of length a, forked n times by the angle b
    kDisk,     // around x,y with radius a, dark: hides what was drawn before
    kHelix     // n rungs around x,y, a to both sides, b high
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

// Draws the strokes of one picture around `centre`. It reaches `radius` up and down and somewhat farther to the sides.
// `seed` places scattered things.
void engrave(ImDrawList& list, std::span<const Stroke> strokes, int picture, ImVec2 centre, float radius,
             const Pen& pen, int seed);

}  // namespace orrery::web::kit
