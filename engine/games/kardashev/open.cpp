// Reads and changes the public board and players.
#include "games/kardashev/open.h"

namespace orrery::kardashev {

HexSet Board::all_colonies() const {
    HexSet all;
    for (const HexSet set : colonies) all |= set;
    return all;
}
HexSet Board::all_fleets() const {
    HexSet all;
    for (const HexSet set : fleets) all |= set;
    return all;
}

namespace {

Seat owner_in(const PerSeat<HexSet>& sets, Hex hex) {
    for (std::size_t k = 0; k < sets.size(); ++k)
        if (sets[k].has(hex)) return seat_at(static_cast<int>(k));
    return kSpectator;
}

void put(PerSeat<HexSet>& sets, std::array<std::uint8_t, kHexes>& levels, Hex hex, Seat owner, int level) {
    for (HexSet& set : sets) set.drop(hex);
    if (level > 0) sets[slot(owner)].add(hex);
    levels[slot(hex)] = static_cast<std::uint8_t>(level);
}

int sum(HexSet hexes, const std::array<std::uint8_t, kHexes>& levels) {
    int total = 0;
    for (const Hex hex : hexes) total += levels[slot(hex)];
    return total;
}

}  // namespace

Seat Board::colony_owner(Hex hex) const { return owner_in(colonies, hex); }
Seat Board::fleet_owner(Hex hex) const { return owner_in(fleets, hex); }
int Board::colony_levels_of(Seat seat) const { return sum(colonies[slot(seat)], colony_levels); }
int Board::fleet_levels_of(Seat seat) const { return sum(fleets[slot(seat)], fleet_levels); }

HexSet Board::with(Symbol symbol, HexSet among) const {
    HexSet found;
    for (const Hex hex : among)
        if (symbols(hex).has(symbol)) found.add(hex);
    return found;
}

void Board::set_tile(Hex hex, Tile tile) {
    planets.drop(hex), dead.drop(hex), empty.drop(hex);
    if (tile.is_planet()) planets.add(hex);
    if (tile == kDead) dead.add(hex);
    if (tile == kVoid) empty.add(hex);
    tiles[slot(hex)] = tile;
}
void Board::set_colony(Hex hex, Seat owner, int level) { put(colonies, colony_levels, hex, owner, level); }
void Board::set_fleet(Hex hex, Seat owner, int level) { put(fleets, fleet_levels, hex, owner, level); }

HexSet Open::enemy_colonies(Seat seat) const {
    HexSet all;
    for (int k = 0; k < seats; ++k)
        if (is_enemy(seat, seat_at(k))) all |= board.colonies[static_cast<std::size_t>(k)];
    return all;
}
HexSet Open::enemy_fleets(Seat seat) const {
    HexSet all;
    for (int k = 0; k < seats; ++k)
        if (is_enemy(seat, seat_at(k))) all |= board.fleets[static_cast<std::size_t>(k)];
    return all;
}

SeatSet Open::lying() const {
    SeatSet set;
    for (int k = 0; k < seats; ++k)
        if (players[static_cast<std::size_t>(k)].drawn != kNoTile) set.add(seat_at(k));
    return set;
}

std::string_view token(Node node) {
    constexpr std::array<std::string_view, 18> kNames{"none",  "role",  "bid",     "late-bid", "slot", "first",
                                                      "take",  "split", "pay",     "place",    "gain", "act",
                                                      "yield", "share", "support", "defend",   "raid", "give"};
    return kNames[static_cast<std::size_t>(node)];
}

std::string_view token(Step step) {
    constexpr std::array<std::string_view, kSteps> kNames{"roles", "rounds", "bids",  "picks",  "pick",
                                                          "turn",  "pay",    "place", "action", "battle"};
    return kNames[static_cast<std::size_t>(step)];
}

}  // namespace orrery::kardashev
