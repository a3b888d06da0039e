// The places of points in the plane (2.1), for tests that look at lines as a person does: x in halves of a segment, y
// in rows.
#pragma once

#include <array>

#include "games/ozymandias/sectors.h"

namespace orrery::ozymandias {

struct Plane {
    int x = 0;
    int y = 0;

    friend Plane operator+(Plane a, Plane b) { return {a.x + b.x, a.y + b.y}; }
    bool operator==(const Plane&) const = default;
    bool operator<(const Plane& other) const { return x != other.x ? x < other.x : y < other.y; }
};

inline Plane plane_of(Point point) {
    constexpr std::array<Plane, kSlots> kSlotPlaces{
        {{0, 2}, {1, 1}, {2, 0}, {3, -1}, {1, -1}, {-1, -1}, {-3, -1}, {-2, 0}, {-1, 1}}};
    const Axial site = axial_of(site_of(point));
    return Plane{6 * site.q, 2 * site.q + 4 * site.r} + kSlotPlaces[static_cast<std::size_t>(slot_of(point))];
}

inline Plane onward(Plane from, Heading heading) {
    constexpr std::array<Plane, kHeadings> kSegments{{{1, 1}, {2, 0}, {1, -1}, {-1, -1}, {-2, 0}, {-1, 1}}};
    return from + kSegments[static_cast<std::size_t>(heading)];
}

}  // namespace orrery::ozymandias
