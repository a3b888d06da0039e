// The galaxy of a match: the tiles on their sites, the sites reserved for face-down tiles (6.4), and the points that
// have become colonies (Terraformation). A plain value in rules and views; all of it is public.
// Moves and texts name points by site (Point). Code that looks up points often uses a Spot instead: the place of the
// tile in the order of placing, and the slot. A spot keeps its meaning for the whole match.
// Rulebook: assets/rulebooks/ozymandias.md, sections 2.1 and 6.4.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/json.h"
#include "core/list.h"
#include "games/ozymandias/sectors.h"

namespace orrery::ozymandias {

enum class Spot : std::int16_t {};
inline constexpr Spot kNoSpot{-1};
inline constexpr int kSpots = kTiles * 16;  // spots are numbers below this; some numbers are unused

constexpr Spot spot_at(int place, int slot) { return static_cast<Spot>(place * 16 + slot); }
constexpr int place_of(Spot spot) { return static_cast<int>(spot) >> 4; }
constexpr int slot_of(Spot spot) { return static_cast<int>(spot) & 15; }

// A set of spots, as bits by place.
struct SpotSet {
    std::array<Slots, kTiles> at{};

    constexpr bool has(Spot spot) const { return (at[index(spot)] >> slot_of(spot) & 1) != 0; }
    constexpr void add(Spot spot) { at[index(spot)] = static_cast<Slots>(at[index(spot)] | 1 << slot_of(spot)); }
    constexpr void drop(Spot spot) { at[index(spot)] = static_cast<Slots>(at[index(spot)] & ~(1 << slot_of(spot))); }
    constexpr bool empty() const { return *this == SpotSet{}; }
    constexpr int size() const {
        int count = 0;
        for (const Slots slots : at) count += std::popcount(slots);
        return count;
    }
    bool operator==(const SpotSet&) const = default;

   private:
    static constexpr std::size_t index(Spot spot) { return static_cast<std::size_t>(place_of(spot)); }
};

// What is next to a side of a placed tile, if it is not a placed tile.
inline constexpr std::int8_t kNothing = -1;   // leaving explores, or returns to the card
inline constexpr std::int8_t kReserved = -2;  // closed, since a face-down tile is reserved there
// How many sides all placed tiles together can have with no tile behind them.
inline constexpr std::size_t kMostSides = 4 * kTiles + 2;

struct Place {
    Site site = kNoSite;
    Tile tile = kNoTile;
    std::int8_t rotation = 0;
    Slots colonies = 0;                      // terraformed ones too
    Slots hazards = 0;                       // hazards that have not become colonies
    Slots terraformed = 0;                   // slots that Terraformation has made colonies
    std::array<std::int8_t, kSides> next{};  // by side: a place, kNothing or kReserved

    Slots dots() const { return static_cast<Slots>(colonies | hazards); }
    Suit suit() const { return suit_of(tile); }
    std::uint64_t arms() const { return face_of(tile, rotation).arms; }
    bool operator==(const Place&) const = default;
    void save(JsonOut& json) const {
        std::vector<std::string> points;
        for (int slot = 0; slot < kSlots; ++slot)
            if ((terraformed >> slot & 1) != 0) points.push_back(token(point_at(site, slot)));
        json(CEREAL_NVP(site), CEREAL_NVP(tile), nvp("rotation", rotation_token(rotation)));
        json(nvp("terraformed", points));
    }
};

// What is reached by going on by one segment.
struct Step {
    enum class To : std::int8_t { spot, outside, closed, gap };  // gap: also if there is no arm
    To to = To::gap;
    Spot spot = kNoSpot;
};

class Galaxy {
   public:
    // ---- Tiles and sites
    const FixedList<Place, kTiles>& places() const { return places_; }
    const FixedList<Site, kTiles>& reserved() const { return reserved_; }  // in the order of reserving
    const Place& at(int place) const { return places_[static_cast<std::size_t>(place)]; }
    const Place& at(Spot spot) const { return at(place_of(spot)); }
    int place_at(Site site) const;  // -1: no tile lies there face-up
    int nth(int rank) const {
        return order_[static_cast<std::size_t>(rank)];
    }  // the place of the tile on the rank-th lowest site
    bool is_reserved(Site site) const;
    bool is_placed(Site site) const { return place_at(site) >= 0; }
    // Sites that are empty, not reserved, and next to a placed tile (Alien Remnant), in order.
    FixedList<Site, kMostSides> free_sites() const;

    // Places a tile on a site that has none. The site stops being reserved.
    void place(Site site, Tile tile, int rotation);
    void reserve(Site site);  // the site must be neither placed nor reserved
    // An intersection or hazard becomes a colony of its sector's suit.
    void terraform(Point point);

    // ---- Points of placed tiles
    Spot spot(Point point) const;  // kNoSpot: its site has no placed tile
    Point point(Spot spot) const { return point_at(at(spot).site, slot_of(spot)); }
    bool has(Point point) const { return spot(point) != kNoSpot; }
    bool is_colony(Spot spot) const { return (at(spot).colonies >> slot_of(spot) & 1) != 0; }
    bool is_hazard(Spot spot) const { return (at(spot).hazards >> slot_of(spot) & 1) != 0; }
    bool is_dot(Spot spot) const { return is_colony(spot) || is_hazard(spot); }
    bool is_colony(Point point) const { return has(point) && is_colony(spot(point)); }
    bool is_hazard(Point point) const { return has(point) && is_hazard(spot(point)); }
    Suit suit(Point point) const { return at(spot(point)).suit(); }  // of the sector; its tile must be placed

    Step step(Spot from, Heading heading) const;
    bool is_adjacent(Spot one, Spot other) const;  // an arm connects them, also across a border
    bool is_adjacent(Point one, Point other) const { return is_adjacent(spot(one), spot(other)); }

    // Calls visit(spot) for all spots of placed tiles, in canonical order.
    template <class Visit>
    void each_spot(Visit&& visit) const {
        for (std::size_t rank = 0; rank < places_.size(); ++rank)
            for (int slot = 0; slot < kSlots; ++slot) visit(spot_at(nth(static_cast<int>(rank)), slot));
    }

    bool operator==(const Galaxy&) const = default;
    void save(JsonOut& json) const {
        json(nvp("sites", places_), nvp("reserved sites", reserved_));  // in the order of placing, which spots use
    }

   private:
    void join(Site site, std::int8_t value);  // updates what its neighbours know about it

    FixedList<Place, kTiles> places_;
    FixedList<Site, kTiles> reserved_;
    std::array<std::int8_t, kTiles> order_{};  // places by site
};

}  // namespace orrery::ozymandias
