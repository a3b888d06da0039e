// Where hexes lie (2.1, 2.2): names, neighbours, zones and homes of the board, for each number of seats.
// Rulebook: assets/rulebooks/kardashev.md, sections 2.1 and 2.2.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "games/kardashev/words.h"

namespace orrery::kardashev {

struct Place {
    int row = 0;     // a is 1
    int column = 0;  // from 1
};

namespace hexes {

inline constexpr std::array<int, 10> kFirstColumn{0, 1, 1, 1, 1, 1, 2, 3, 4, 5};
inline constexpr std::array<int, 10> kLastColumn{0, 5, 6, 7, 8, 9, 9, 9, 9, 9};

consteval std::array<Place, kHexes> places() {
    std::array<Place, kHexes> all{};
    std::size_t next = 0;
    for (int row = 1; row <= 9; ++row)
        for (int column = kFirstColumn[static_cast<std::size_t>(row)];
             column <= kLastColumn[static_cast<std::size_t>(row)]; ++column)
            all[next++] = {row, column};
    return all;
}
inline constexpr std::array<Place, kHexes> kPlaces = places();

constexpr int distance(Place a, Place b) {
    const int rows = b.row - a.row, columns = b.column - a.column;
    const int r = rows < 0 ? -rows : rows, c = columns < 0 ? -columns : columns;
    return rows * columns >= 0 ? std::max(r, c) : r + c;
}

consteval std::array<std::uint64_t, kHexes> neighbours() {
    std::array<std::uint64_t, kHexes> all{};
    for (std::size_t a = 0; a < kHexes; ++a)
        for (std::size_t b = 0; b < kHexes; ++b)
            if (distance(kPlaces[a], kPlaces[b]) == 1) all[a] |= std::uint64_t{1} << b;
    return all;
}
inline constexpr std::array<std::uint64_t, kHexes> kNeighbours = neighbours();

// Spaces at most that many steps from e5.
consteval std::array<std::uint64_t, 5> discs() {
    std::array<std::uint64_t, 5> all{};
    for (std::size_t radius = 0; radius < all.size(); ++radius)
        for (std::size_t hex = 0; hex < kHexes; ++hex)
            if (distance(kPlaces[hex], {5, 5}) <= static_cast<int>(radius)) all[radius] |= std::uint64_t{1} << hex;
    return all;
}
inline constexpr std::array<std::uint64_t, 5> kDiscs = discs();

}  // namespace hexes

constexpr Place place_of(Hex hex) { return hexes::kPlaces[slot(hex)]; }
constexpr int distance(Hex a, Hex b) { return hexes::distance(place_of(a), place_of(b)); }
constexpr HexSet neighbours(Hex hex) { return HexSet(hexes::kNeighbours[slot(hex)]); }
constexpr HexSet around(HexSet hexes) {  // all hexes next to at least one of them
    HexSet found;
    for (const Hex hex : hexes) found = found | neighbours(hex);
    return found;
}
constexpr HexSet disc(int radius) { return HexSet(hexes::kDiscs[static_cast<std::size_t>(radius)]); }
constexpr int radius_for(int seats) { return seats <= 3 ? 3 : 4; }

std::string token(Hex hex);  // "e5"; "-"
std::optional<Hex> read_hex(std::string_view text);
std::string token(HexSet hexes);    // "e6,f7"; "none"
inline auto tokens(HexSet hexes) {  // for JSON
    return each_of(hexes, [](Hex hex) { return token(hex); });
}
std::optional<HexSet> read_hexes(std::string_view text);
std::string spaces_text(HexSet hexes, std::string_view last);  // "e8, f7 and g9"

// The space with this name. For the catalogue.
consteval Hex space_at(std::string_view name) {
    for (int hex = 0; hex < kHexes; ++hex)
        if (place_of(static_cast<Hex>(hex)).row == name[0] - 'a' + 1 &&
            place_of(static_cast<Hex>(hex)).column == name[1] - '0')
            return static_cast<Hex>(hex);
    throw "there is no such space";
}

struct Home {
    Hex inner = kNoHex;
    Hex outer = kNoHex;
};
struct HomesFor {
    int players;
    PerSeat<Home> homes;
};
Home home_of(int seats, Seat seat);

}  // namespace orrery::kardashev
