// Boards of Prosper or Perish: planets and lanes as bit sets, the eight hand-made maps (section 9.2) as catalogue.json
// has them, and the names of all maps. A Board never changes during a match. The number of seats and the options
// determine it.
// Rulebook: assets/rulebooks/prosper.md, section 9.2.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/prosper/view.h"

namespace orrery::prosper {

// ---- Sets of planets. Bit k is PlanetId k, so ascending bits are in canonical order.

using PlanetSet = std::uint64_t;
constexpr PlanetSet only(PlanetId planet) { return PlanetSet{1} << index(planet); }
constexpr bool has(PlanetSet set, PlanetId planet) { return ((set >> index(planet)) & 1) != 0; }
constexpr bool is_single(PlanetSet set) { return set != 0 && (set & (set - 1)) == 0; }
constexpr PlanetId lowest(PlanetSet set) { return static_cast<PlanetId>(std::countr_zero(set)); }

// for (const PlanetId planet : each(set)) ...
struct PlanetRange {
    struct Iterator {
        PlanetSet rest;
        constexpr PlanetId operator*() const { return lowest(rest); }
        constexpr Iterator& operator++() { return (rest &= rest - 1, *this); }
        constexpr bool operator!=(const Iterator& other) const { return rest != other.rest; }
    };
    PlanetSet set;
    constexpr Iterator begin() const { return {set}; }
    constexpr Iterator end() const { return {0}; }
};
constexpr PlanetRange each(PlanetSet set) { return {set}; }

// ---- Boards

struct Place {
    std::int16_t x = 0;
    std::int16_t y = 0;
    bool operator==(const Place&) const = default;
};

struct Board {
    PlanetSet planets = 0;
    std::array<PlanetSet, 3> of_size{};  // by PlanetSize
    std::array<PlanetSet, kPlanetIds> adjacent{};
    std::array<PlanetSize, kPlanetIds> size{};
    std::array<Place, kPlanetIds> place{};  // hand-made: 1/10000 of the side; generated: the generator's grid

    const SizeFacts& facts_of(PlanetId planet) const { return facts(size[index(planet)]); }
    void add(PlanetId planet, PlanetSize planet_size, Place where);
    void join(PlanetId a, PlanetId b);
    int production(PlanetSet set) const;
    bool operator==(const Board&) const = default;
};

struct MapPlanet {
    PlanetId id = kNoPlanet;
    PlanetSize size = PlanetSize::small;
    std::int16_t x = 0, y = 0;
};
struct MapLane {
    PlanetId from = kNoPlanet, to = kNoPlanet;
};
struct HandMade {
    std::string_view id;
    Wording name;
    int players;
    std::array<std::uint8_t, kMaxSeats> bonus, first_bonus;  // first_bonus: in revisions before kEvenBonus
    std::array<MapPlanet, kMaxPlanets> planets;              // kNoPlanet after the last one
    std::array<MapLane, kMaxEdges> lanes;                    // kNoPlanet after the last one
};
const HandMade* hand_made(int seats, MapChoice choice);  // nullptr: there is none

inline constexpr int kEvenBonus = 2;  // the first rules revision with bonuses measured with strong bots (R34)

// ---- What follows from seats and options. Options that do not fit the seats count as the default.

std::string map_id(int seats, const Options& options);
std::string map_name(int seats, const Options& options);
Board board_of(int seats, const Options& options);
std::array<std::uint8_t, kMaxSeats> bonus_of(int seats, const Options& options, int revision);
int round_limit(int seats, const Options& options);  // `rounds`, or 99 with end=eradication
bool starts_at_homes(int seats, const Options& options);

}  // namespace orrery::prosper
