// Sector tiles and their geometry (2.1, 9.6): suits, sites, points, headings, ports, the 18 tiles. All files in this
// folder and the board use these words. galaxy.h says which tiles lie where in a match, routes.h how fleets travel.
// Rulebook: assets/rulebooks/ozymandias.md, sections 2.1 and 9.6.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace orrery::ozymandias {

// ---- Suits are resources too: wealth, population, secrets
enum class Suit : std::uint8_t { gold, red, blue };
inline constexpr int kSuits = 3;
inline constexpr std::array<Suit, kSuits> kAllSuits{Suit::gold, Suit::red, Suit::blue};

// ---- Headings and sides, as numbers 0..5 clockwise: hours 1, 3, 5, 7, 9, 11 and 12, 2, 4, 6, 8, 10
enum class Heading : std::int8_t {};
enum class Side : std::int8_t {};
inline constexpr Heading kNoHeading{-1};
inline constexpr Side kNoSide{-1};
inline constexpr int kHeadings = 6;
inline constexpr int kSides = 6;

constexpr int hour_of(Heading heading) { return 2 * static_cast<int>(heading) + 1; }
constexpr int hour_of(Side side) { return side == Side{0} ? 12 : 2 * static_cast<int>(side); }
constexpr Heading opposite(Heading heading) {
    return static_cast<Heading>((static_cast<int>(heading) + 3) % kHeadings);
}
constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 3) % kSides); }

// ---- Sites, numbered in a spiral
enum class Site : std::int16_t {};
inline constexpr Site kNoSite{-1};
inline constexpr int kSites = 919;  // 18 tiles reach ring 17

struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
    bool operator==(const Axial&) const = default;
};
Axial axial_of(Site site);
Site site_at(Axial place);             // kNoSite: beyond ring 17
Site neighbour(Site site, Side side);  // kNoSite: beyond ring 17

// ---- Points: the nine slots a to i of each site
enum class Point : std::int16_t {};
inline constexpr Point kNoPoint{-1};
inline constexpr int kSlots = 9;

constexpr Point point_at(Site site, int slot) { return static_cast<Point>(static_cast<int>(site) * kSlots + slot); }
constexpr Site site_of(Point point) { return static_cast<Site>(static_cast<int>(point) / kSlots); }
constexpr int slot_of(Point point) { return static_cast<int>(point) % kSlots; }

// A set of slots, as nine bits.
using Slots = std::uint16_t;
inline constexpr Slots kAllSlots = 0x1ff;

// ---- Arms: what is one segment further (2.1), if there is no gap
struct Arm {
    Side side = kNoSide;    // the side over which it leaves the tile; kNoSide: it stays on the tile
    std::int8_t slot = -1;  // its other end; -1: there is no arm in this heading

    bool operator==(const Arm&) const = default;
};
Arm arm_of(int slot, Heading heading);

// ---- Ports: where arms cross the border
struct Port {
    Point point = kNoPoint;
    Heading heading = kNoHeading;

    bool operator==(const Port&) const = default;
};
inline constexpr Port kNoPort{};
inline constexpr int kPorts = 12;
struct PortPlace {
    std::int8_t slot;
    Heading heading;
    Side side;
};
// In canonical order. Every tile has the same ports.
inline constexpr std::array<PortPlace, kPorts> kPortPlaces{{
    {0, Heading{0}, Side{0}},  // a1
    {0, Heading{5}, Side{0}},  // a11
    {1, Heading{1}, Side{1}},  // b3
    {2, Heading{0}, Side{1}},  // c1
    {3, Heading{1}, Side{2}},  // d3
    {3, Heading{2}, Side{2}},  // d5
    {4, Heading{3}, Side{3}},  // e7
    {5, Heading{2}, Side{3}},  // f5
    {6, Heading{3}, Side{4}},  // g7
    {6, Heading{4}, Side{4}},  // g9
    {7, Heading{5}, Side{5}},  // h11
    {8, Heading{4}, Side{5}},  // i9
}};
// The site behind a port; kNoSite: beyond ring 17, which no fleet can reach.
Site site_behind(Port port);

// ---- Tiles, by suit, then number: gold-1 .. blue-6
enum class Tile : std::int8_t {};
inline constexpr Tile kNoTile{-1};
inline constexpr int kTiles = 18;
inline constexpr int kTilesOfSuit = 6;
inline constexpr int kRotations = 3;

constexpr Tile tile_of(Suit suit, int number) {  // numbers from 1
    return static_cast<Tile>(static_cast<int>(suit) * kTilesOfSuit + number - 1);
}
constexpr Suit suit_of(Tile tile) { return static_cast<Suit>(static_cast<int>(tile) / kTilesOfSuit); }
constexpr int number_of(Tile tile) { return static_cast<int>(tile) % kTilesOfSuit + 1; }
std::string_view name_of(Tile tile);  // "Tithe"

// A tile as it is printed (9.6), in the catalogue.
struct Printed {
    Wording name;
    std::string_view slots;  // c colony, h hazard, . intersection
    std::string_view gaps;   // "b-c, g-h"
};

// A tile on its site, turned clockwise by 0, 120 or 240 degrees: what is at the slots of the site.
struct Face {
    Slots colonies = 0;
    Slots hazards = 0;
    std::uint64_t arms = 0;  // bit slot * 6 + heading: this arm has no gap
    bool operator==(const Face&) const = default;
};
const Face& face_of(Tile tile, int rotation);

// ---- Notation (11)
std::string token(Site site);              // "12"; "-"
std::string token(Point point);            // "12f"; "-"
std::string token(Port port);              // "0a11"; "-"
std::string token(Tile tile);              // "blue-3"; "-"
std::string rotation_token(int rotation);  // "r1"
std::string_view token(Suit suit);         // "gold"
std::optional<Site> read_site(std::string_view text);
std::optional<Point> read_point(std::string_view text);
std::optional<Port> read_port(std::string_view text);  // only if there is such a port
std::optional<Tile> read_tile(std::string_view text);
std::optional<int> read_rotation(std::string_view text);
std::optional<Suit> read_suit(std::string_view text);

}  // namespace orrery::ozymandias
