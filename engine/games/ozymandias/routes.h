// How fleets travel (6.4): where a fleet can go and for how many charges, whom it can attack and from where, through
// which ports it can leave; the cheapest route itself, for drawing; and forced retreats (6.7, R30, R31). Called by
// legal lists, rules, refusals, words and the board.
// Rulebook: assets/rulebooks/ozymandias.md, sections 6.4 and 6.7.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/scratch_list.h"
#include "games/ozymandias/galaxy.h"

namespace orrery::ozymandias {

// k charges cost k(k+1)/2 secrets.
constexpr int price_of(int charges) { return charges * (charges + 1) / 2; }
// How many charges this many secrets can pay.
constexpr int charges_for(int secrets) {
    int charges = 0;
    while (price_of(charges + 1) <= secrets) ++charges;
    return charges;
}

// All fleets on the map except the travelling one, as its owner sees them. In a retreat, as the owner of the moved
// fleet sees them.
struct Standing {
    SpotSet friendly;
    SpotSet enemy;
};

inline constexpr std::uint8_t kFar = 255;  // in place of charges: out of reach

struct Attack {
    Spot approach = kNoSpot;
    Spot target = kNoSpot;
    std::uint8_t charges = kFar;

    bool operator==(const Attack&) const = default;
};
// Each of 20 enemies can be attacked over four arms. Paths over friendly fleets, 12 arms in all, add at most 36.
inline constexpr std::size_t kAttacks = 4 * 20 + 36;

// Charges of the cheapest route to each end. Until reach() has filled it, nothing is known.
struct Reach {
    std::array<std::uint8_t, kSpots> stops;           // by spot; kFar: out of reach
    std::array<std::uint8_t, kTiles * kPorts> exits;  // by place * 12 + number of the port
    ScratchList<Attack, kAttacks> attacks;            // in canonical order

    int stop(Spot spot) const { return stops[static_cast<std::size_t>(spot)]; }
    int exit(int place, int port) const { return exits[static_cast<std::size_t>(place * kPorts + port)]; }
    int attack(Spot approach, Spot target) const {
        for (const Attack& one : attacks)
            if (one.approach == approach && one.target == target) return one.charges;
        return kFar;
    }
};

// What a fleet on `start` can do with this many secrets. `out` is overwritten. `standing` must not contain the fleet
// itself.
// In a retreat (R30, R31) the amount left over takes the place of the secrets, and there is no attack. Visiting a point
// twice never lowers the price of a stop or an exit, so the ends are those of a move.
void reach(const Galaxy& galaxy, const Standing& standing, Spot start, int secrets, Reach& out);

// Calls visit(point, charges) for all stops and visit(port, charges) for all exits, in canonical order.
template <class Visit>
void each_stop(const Galaxy& galaxy, const Reach& reach, Visit&& visit) {
    galaxy.each_spot([&](Spot spot) {
        if (reach.stop(spot) != kFar) visit(galaxy.point(spot), reach.stop(spot));
    });
}
template <class Visit>
void each_exit(const Galaxy& galaxy, const Reach& reach, Visit&& visit) {
    for (std::size_t rank = 0; rank < galaxy.places().size(); ++rank) {
        const int place = galaxy.nth(static_cast<int>(rank));
        for (int port = 0; port < kPorts; ++port) {
            const PortPlace& at = kPortPlaces[static_cast<std::size_t>(port)];
            if (reach.exit(place, port) != kFar)
                visit(Port{point_at(galaxy.at(place).site, at.slot), at.heading}, reach.exit(place, port));
        }
    }
}

// Charges of a named end, for callers that have a move; kFar: the secrets given to reach() don't suffice.
int charges_to(const Galaxy& galaxy, const Reach& reach, Point stop);
int charges_to(const Galaxy& galaxy, const Reach& reach, Port exit);
int charges_to(const Galaxy& galaxy, const Reach& reach, Point approach, Point target);

// The cheapest route; among equals the one with the fewest points. It begins with `start` and includes both ends; for
// an attack it ends with the target. Empty: there is no route at any price.
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point stop);
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Port exit);
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point approach, Point target);

}  // namespace orrery::ozymandias
