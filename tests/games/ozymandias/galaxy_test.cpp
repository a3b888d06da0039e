// Tiles, sites and the galaxy of Ozymandias, compared with 2.1 and 9.6 of the rules reference. Routes are in
// routes_test.cpp.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/ozymandias/facts.h"
#include "games/ozymandias/galaxy.h"
#include "games/ozymandias/plane.h"

namespace orrery::ozymandias {
namespace {

TEST_CASE("sites are numbered in a spiral", "[ozymandias]") {
    // The first three rings of the list of sites in the rules reference.
    constexpr std::array<Axial, 37> kListed{{
        {0, 0},   {0, 1},  {1, 0},  {1, -1}, {0, -1},  {-1, 0}, {-1, 1}, {0, 2},  {1, 1},  {2, 0},
        {2, -1},  {2, -2}, {1, -2}, {0, -2}, {-1, -1}, {-2, 0}, {-2, 1}, {-2, 2}, {-1, 2}, {0, 3},
        {1, 2},   {2, 1},  {3, 0},  {3, -1}, {3, -2},  {3, -3}, {2, -3}, {1, -3}, {0, -3}, {-1, -2},
        {-2, -1}, {-3, 0}, {-3, 1}, {-3, 2}, {-3, 3},  {-2, 3}, {-1, 3},
    }};
    for (std::size_t i = 0; i < kListed.size(); ++i) CHECK(axial_of(static_cast<Site>(i)) == kListed[i]);
    std::set<std::pair<int, int>> places;
    for (int i = 0; i < kSites; ++i) {
        const Axial at = axial_of(static_cast<Site>(i));
        if (site_at(at) != static_cast<Site>(i)) FAIL("site " << i);
        places.insert({at.q, at.r});
    }
    CHECK(places.size() == kSites);
    CHECK(axial_of(Site{918}) == Axial{-1, 17});
    CHECK(site_at({0, 18}) == kNoSite);
}

TEST_CASE("each site has six neighbours, and they have it as theirs on the opposite side", "[ozymandias]") {
    for (int side = 0; side < kSides; ++side)  // sites 1 to 6 lie on sides 12, 2, 4, 6, 8, 10
        CHECK(neighbour(Site{0}, static_cast<Side>(side)) == static_cast<Site>(side + 1));
    for (int i = 0; i < kSites; ++i)
        for (int side = 0; side < kSides; ++side) {
            const Site next = neighbour(static_cast<Site>(i), static_cast<Side>(side));
            if (next != kNoSite && neighbour(next, opposite(static_cast<Side>(side))) != static_cast<Site>(i))
                FAIL("site " << i << " side " << side);
        }
    CHECK(hour_of(Side{0}) == 12);
    CHECK(hour_of(Side{5}) == 10);
    CHECK(hour_of(Heading{5}) == 11);
}

// ---- Tiles

std::vector<int> slots_in(Slots bits) {
    std::vector<int> slots;
    for (int slot = 0; slot < kSlots; ++slot)
        if ((bits >> slot & 1) != 0) slots.push_back(slot);
    return slots;
}
bool is_open(const Face& face, int slot, int heading) { return (face.arms >> (slot * kHeadings + heading) & 1) != 0; }

TEST_CASE("tiles have the listed colonies, also the sets for each number of players", "[ozymandias]") {
    constexpr std::array<int, kTilesOfSuit> kColonies{1, 2, 3, 2, 1, 3};
    for (int i = 0; i < kTiles; ++i) {
        const Tile tile = static_cast<Tile>(i);
        CHECK(slots_in(face_of(tile, 0).colonies).size() ==
              static_cast<std::size_t>(kColonies[static_cast<std::size_t>(number_of(tile) - 1)]));
        CHECK(tile_of(suit_of(tile), number_of(tile)) == tile);
    }
    CHECK(name_of(tile_of(Suit::gold, 1)) == "Tithe");
    CHECK(name_of(tile_of(Suit::blue, 6)) == "Azure Spiral");
}

TEST_CASE("tiles keep every port and three arms per point, are connected, and separate their colonies",
          "[ozymandias]") {
    for (int i = 0; i < kTiles; ++i)
        for (int rotation = 0; rotation < kRotations; ++rotation) {
            CAPTURE(token(static_cast<Tile>(i)), rotation);
            const Face& face = face_of(static_cast<Tile>(i), rotation);
            CHECK((face.colonies & face.hazards) == 0);
            for (const PortPlace& port : kPortPlaces) {
                CHECK(is_open(face, port.slot, static_cast<int>(port.heading)));
                CHECK(arm_of(port.slot, port.heading).side == port.side);
            }
            std::set<int> connected{0};
            for (int round = 0; round < kSlots; ++round)
                for (int slot = 0; slot < kSlots; ++slot) {
                    int open = 0;
                    for (int heading = 0; heading < kHeadings; ++heading) {
                        if (!is_open(face, slot, heading)) continue;
                        ++open;
                        const Arm arm = arm_of(slot, static_cast<Heading>(heading));
                        if (arm.side != kNoSide) continue;
                        CHECK(is_open(face, arm.slot, static_cast<int>(opposite(static_cast<Heading>(heading)))));
                        CHECK_FALSE(((face.colonies >> slot & 1) != 0 && (face.colonies >> arm.slot & 1) != 0));
                        if (connected.contains(slot)) connected.insert(arm.slot);
                    }
                    CHECK(open >= 3);
                }
            CHECK(connected.size() == kSlots);
        }
}

TEST_CASE("a tile is turned clockwise, with its gaps", "[ozymandias]") {
    for (int i = 0; i < kTiles; ++i)
        for (int rotation = 1; rotation < kRotations; ++rotation) {
            const Face& printed = face_of(static_cast<Tile>(i), 0);
            const Face& turned = face_of(static_cast<Tile>(i), rotation);
            for (int slot = 0; slot < kSlots; ++slot) {
                const int to = (slot + 3 * rotation) % kSlots;
                CHECK((printed.colonies >> slot & 1) == (turned.colonies >> to & 1));
                CHECK((printed.hazards >> slot & 1) == (turned.hazards >> to & 1));
                for (int heading = 0; heading < kHeadings; ++heading)
                    CHECK(is_open(printed, slot, heading) == is_open(turned, to, (heading + 2 * rotation) % kHeadings));
            }
        }
    // gold-1 at r1 has its colony at d, hazards at b, f and i, and its gap between c and d (12).
    const Face& tithe = face_of(tile_of(Suit::gold, 1), 1);
    CHECK(slots_in(tithe.colonies) == std::vector<int>{3});
    CHECK(slots_in(tithe.hazards) == std::vector<int>{1, 5, 8});
    CHECK_FALSE(is_open(tithe, 2, 2));  // c5
    CHECK_FALSE(is_open(tithe, 3, 5));  // d11
}

// ---- The plane: every arm is one straight segment, on tiles and over borders

TEST_CASE("lines run straight over every border, port for port", "[ozymandias]") {
    for (int side = 0; side < kSides; ++side)
        for (int one = 0; one < kRotations; ++one)
            for (int other = 0; other < kRotations; ++other) {
                Galaxy galaxy;
                galaxy.place(Site{0}, tile_of(Suit::red, 2), one);
                galaxy.place(neighbour(Site{0}, static_cast<Side>(side)), tile_of(Suit::blue, 2), other);
                int crossing = 0;
                galaxy.each_spot([&](Spot from) {
                    for (int heading = 0; heading < kHeadings; ++heading) {
                        const Step step = galaxy.step(from, static_cast<Heading>(heading));
                        if (step.to != Step::To::spot) continue;
                        if (place_of(step.spot) != place_of(from)) ++crossing;
                        CHECK(plane_of(galaxy.point(step.spot)) ==
                              onward(plane_of(galaxy.point(from)), static_cast<Heading>(heading)));
                        const Step back = galaxy.step(step.spot, opposite(static_cast<Heading>(heading)));
                        CHECK((back.to == Step::To::spot && back.spot == from));
                        CHECK(galaxy.is_adjacent(from, step.spot));
                    }
                });
                CHECK(crossing == 4);  // two ports, both ways
            }
}

TEST_CASE("lines continue where three tiles meet", "[ozymandias]") {
    Galaxy galaxy;
    for (int i = 0; i < 7; ++i) galaxy.place(static_cast<Site>(i), tile_of(Suit::gold, 2), i % kRotations);
    for (const PortPlace& place : kPortPlaces) {
        const Port port{point_at(Site{0}, place.slot), place.heading};
        const Step step = galaxy.step(galaxy.spot(port.point), port.heading);
        REQUIRE(step.to == Step::To::spot);
        CHECK(site_of(galaxy.point(step.spot)) == site_behind(port));
        CHECK(plane_of(galaxy.point(step.spot)) == onward(plane_of(port.point), port.heading));
    }
}

// ---- A galaxy that grows

TEST_CASE("a galaxy knows its tiles, reserved sites and where a tile may be laid", "[ozymandias]") {
    Galaxy galaxy;
    galaxy.place(Site{0}, tile_of(Suit::red, 2), 0);
    CHECK(galaxy.free_sites().size() == 6);
    CHECK(galaxy.step(galaxy.spot(point_of("0a")), Heading{0}).to == Step::To::outside);
    galaxy.reserve(Site{1});
    CHECK(galaxy.is_reserved(Site{1}));
    CHECK_FALSE(galaxy.has(point_of("1a")));
    CHECK(galaxy.step(galaxy.spot(point_of("0a")), Heading{0}).to == Step::To::closed);
    CHECK(galaxy.free_sites().size() == 5);
    galaxy.place(Site{4}, tile_of(Suit::blue, 2), 0);
    CHECK(galaxy.is_adjacent(point_of("0e"), point_of("4a")));
    CHECK_FALSE(galaxy.is_adjacent(point_of("0e"), point_of("0h")));
    const Spot kept = galaxy.spot(point_of("4c"));
    galaxy.place(Site{1}, tile_of(Suit::gold, 3), 1);
    CHECK_FALSE(galaxy.is_reserved(Site{1}));
    CHECK(galaxy.is_adjacent(point_of("0a"), point_of("1e")));
    CHECK(galaxy.spot(point_of("4c")) == kept);
    CHECK(galaxy.point(kept) == point_of("4c"));
    CHECK(galaxy.suit(point_of("4c")) == Suit::blue);
    // A tile may be laid next to a site that is already reserved. That site stays closed.
    galaxy.reserve(Site{3});
    galaxy.place(Site{11}, tile_of(Suit::gold, 1), 0);
    CHECK(galaxy.step(galaxy.spot(point_of("11i")), Heading{4}).to == Step::To::closed);
    std::vector<std::string> order;
    galaxy.each_spot([&](Spot spot) { order.push_back(token(galaxy.point(spot))); });
    CHECK(order.size() == 36);
    CHECK(order.front() == "0a");
    CHECK(order[9] == "1a");
    CHECK(order[18] == "4a");
    CHECK(order.back() == "11i");
    std::vector<int> free;
    for (const Site site : galaxy.free_sites()) free.push_back(static_cast<int>(site));
    CHECK(std::is_sorted(free.begin(), free.end()));
    CHECK(std::set<int>(free.begin(), free.end()).size() == free.size());
}

TEST_CASE("a terraformed point is a colony of its sector's suit", "[ozymandias]") {
    Galaxy galaxy;
    galaxy.place(Site{0}, tile_of(Suit::red, 2), 0);
    CHECK(galaxy.is_hazard(point_of("0d")));
    CHECK_FALSE(galaxy.is_colony(point_of("0b")));
    galaxy.terraform(point_of("0d"));
    galaxy.terraform(point_of("0b"));
    CHECK((galaxy.is_colony(point_of("0d")) && !galaxy.is_hazard(point_of("0d"))));
    CHECK(galaxy.is_colony(point_of("0b")));
    CHECK(slots_in(galaxy.at(0).terraformed) == std::vector<int>{1, 3});
    CHECK_FALSE(galaxy.is_colony(point_of("7a")));  // no tile lies there
}

TEST_CASE("sites, points, ports, tiles and rotations are read only as they are printed", "[ozymandias]") {
    for (const char* text : {"0", "12", "918"}) CHECK(token(*read_site(text)) == text);
    for (const char* text : {"0a", "12f", "918i"}) CHECK(token(*read_point(text)) == text);
    for (const PortPlace& place : kPortPlaces) {
        const Port port{point_at(Site{12}, place.slot), place.heading};
        CHECK(read_port(token(port)) == port);
    }
    CHECK(token(*read_port("0a11")) == "0a11");
    for (int i = 0; i < kTiles; ++i) CHECK(read_tile(token(static_cast<Tile>(i))) == static_cast<Tile>(i));
    CHECK(token(tile_of(Suit::blue, 3)) == "blue-3");
    CHECK(read_rotation("r2") == 2);
    CHECK(read_suit("red") == Suit::red);
    for (const char* text : {"", "01", "919", "-1", "+1", "1 ", "99999999999"})
        CHECK_FALSE(read_site(text).has_value());
    for (const char* text : {"", "a", "0", "0j", "0A", "00a", "919a"}) CHECK_FALSE(read_point(text).has_value());
    for (const char* text : {"", "0a", "0a3", "0a12", "0b1", "0a01", "a1"}) CHECK_FALSE(read_port(text).has_value());
    for (const char* text : {"gold", "gold-0", "gold-7", "green-1"}) CHECK_FALSE(read_tile(text).has_value());
    CHECK_FALSE(read_rotation("r3").has_value());
    CHECK_FALSE(read_suit("green").has_value());
    CHECK(token(kNoPoint) == "-");
    CHECK(token(kNoPort) == "-");
}

}  // namespace
}  // namespace orrery::ozymandias
