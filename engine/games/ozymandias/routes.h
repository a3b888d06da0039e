// How fleets travel (6.4): where a fleet can go and for how many charges, whom it can attack from where, through which ports it
// can leave; the cheapest route itself, for drawing; and forced retreats (6.7, R30, R31). Called by legal lists, rules, refusals,
// words and the board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/list.h"
#include "games/ozymandias/galaxy.h"

namespace orrery::ozymandias {

// k charges cost k(k+1)/2 secrets.
constexpr int price_of(int charges) { return charges * (charges + 1) / 2; }
// How many charges that many secrets, or more, can pay.
constexpr int charges_for(int secrets) {
    int charges = 0;
    while (price_of(charges + 1) <= secrets) ++charges;
    return charges;
}

// All fleets on the map but the one that travels, as its owner sees them. In a retreat that is the owner of the moved fleet.
struct Standing {
    SpotSet friendly;
    SpotSet enemy;
};

inline constexpr std::uint8_t kFar = 255;  // charges: out of reach

struct Attack {
    Spot approach = kNoSpot;
    Spot target = kNoSpot;
    std::uint8_t charges = kFar;

    bool operator==(const Attack&) const = default;
};
// Four arms lead to each of 20 enemies; over friendly fleets, 12 arms in all, come 36 more at most.
inline constexpr std::size_t kAttacks = 4 * 20 + 36;

// Charges of the cheapest route to every end. Filled by reach().
struct Reach {
    std::array<std::uint8_t, kSpots> stops{};           // by spot; kFar
    std::array<std::uint8_t, kTiles * kPorts> exits{};  // by place * 12 + number of the port
    FixedList<Attack, kAttacks> attacks;                // in canonical order

    int stop(Spot spot) const { return stops[static_cast<std::size_t>(spot)]; }
    int exit(int place, int port) const { return exits[static_cast<std::size_t>(place * kPorts + port)]; }
    int attack(Spot approach, Spot target) const {
        for (const Attack& one : attacks)
            if (one.approach == approach && one.target == target) return one.charges;
        return kFar;
    }
};

// What a fleet on `start` can do with so many secrets. `out` is overwritten. `standing` without the fleet itself.
// Of a retreat (R30, R31) the same holds with what is left over as secrets, but that it cannot attack: visiting a point twice
// never lowers the price of a stop or an exit, so the ends are those of a move.
void reach(const Galaxy& galaxy, const Standing& standing, Spot start, int secrets, Reach& out);

// Calls visit(point, charges) for all stops, visit(port, charges) for all exits, in canonical order.
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

// Charges by names, for whoever has a move in hand; kFar: not within the secrets given to reach().
int charges_to(const Galaxy& galaxy, const Reach& reach, Point stop);
int charges_to(const Galaxy& galaxy, const Reach& reach, Port exit);
int charges_to(const Galaxy& galaxy, const Reach& reach, Point approach, Point target);

// The cheapest route, of those the one with fewest points: from `start` on, both ends included, for an attack up to the target.
// Empty: there is none at any price.
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point stop);
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Port exit);
std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point approach, Point target);

}  // namespace orrery::ozymandias
