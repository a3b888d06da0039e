// The words of the rules reference as small types: hexes, symbols, tiles, cards, roles, technologies, verbs, and the
// Move. All files in this folder and the board use them. catalogue.h says what technologies and roles do; hexes.h has
// the geometry.
// Rulebook: assets/rulebooks/kardashev.md, sections 2, 9 and 11.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/list.h"
#include "core/set_of.h"
#include "core/types.h"

namespace orrery::kardashev {

inline constexpr int kSeats = 6;    // at most
inline constexpr int kPieces = 15;  // of each kind, per player
inline constexpr int kHighestLevel = 3;
inline constexpr int kMostBid = 6;      // (R9)
inline constexpr int kSubstitutes = 4;  // cards of one type that replace a missing card (R11)
inline constexpr int kLongestMove = 8;  // tiles (R28)

template <class T>
using PerSeat = std::array<T, kSeats>;

// ---- Hexes a1..i9 in canonical order: by row from a on, then by column
enum class Hex : std::int8_t {};
inline constexpr Hex kNoHex{-1};
inline constexpr int kHexes = 61;
constexpr std::size_t slot(Hex hex) { return static_cast<std::size_t>(hex); }

using HexSet = SetOf<Hex>;

// ---- Symbols, in canonical order; the first three are the types of resources and their cards
enum class Symbol : std::uint8_t { f, m, e, w };
inline constexpr Symbol kNoSymbol{4};
inline constexpr int kTypes = 3;
inline constexpr std::array<Symbol, kTypes> kAllTypes{Symbol::f, Symbol::m, Symbol::e};
inline constexpr std::array<Symbol, 4> kAllSymbols{Symbol::f, Symbol::m, Symbol::e, Symbol::w};
constexpr std::size_t slot(Symbol symbol) { return static_cast<std::size_t>(symbol); }

// A set of symbols, as bits.
struct Symbols {
    std::uint8_t bits = 0;

    constexpr bool has(Symbol symbol) const { return ((bits >> static_cast<int>(symbol)) & 1) != 0; }
    constexpr void add(Symbol symbol) { bits = static_cast<std::uint8_t>(bits | 1 << static_cast<int>(symbol)); }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return std::popcount(bits); }
    constexpr Symbol first() const { return static_cast<Symbol>(std::countr_zero(bits)); }
    constexpr Symbols types() const { return {static_cast<std::uint8_t>(bits & 7)}; }  // without w
    friend constexpr Symbols operator&(Symbols a, Symbols b) { return {static_cast<std::uint8_t>(a.bits & b.bits)}; }
    friend constexpr Symbols operator-(Symbols a, Symbols b) { return {static_cast<std::uint8_t>(a.bits & ~b.bits)}; }
    constexpr SetOf<Symbol>::Iterator begin() const { return {bits}; }
    constexpr SetOf<Symbol>::Iterator end() const { return {0}; }
    bool operator==(const Symbols&) const = default;
};
inline constexpr Symbols kAnyType{7};
inline constexpr Symbols kEverySymbol{15};

// What lies on a space: a planet with its symbols, an empty tile, a destroyed planet, or nothing yet.
struct Tile {
    std::uint8_t value = 32;

    constexpr bool is_planet() const { return value >= 1 && value <= 15; }
    constexpr Symbols symbols() const { return {is_planet() ? value : std::uint8_t{0}}; }
    bool operator==(const Tile&) const = default;
};
inline constexpr Tile kVoid{0};
inline constexpr Tile kDead{16};
inline constexpr Tile kNoTile{32};
constexpr Tile planet(Symbols symbols) { return {symbols.bits}; }
std::string token(Tile tile);  // "fmw", "void", "dead", "-"
std::optional<Tile> read_tile(std::string_view text);

// ---- Resource cards: how many of each type
struct Cards {
    std::array<std::int16_t, kTypes> count{};

    constexpr int of(Symbol type) const { return count[slot(type)]; }
    constexpr int total() const { return count[0] + count[1] + count[2]; }
    constexpr bool empty() const { return total() == 0; }
    constexpr void add(Symbol type, int n = 1) { count[slot(type)] = static_cast<std::int16_t>(count[slot(type)] + n); }
    constexpr Cards& operator+=(const Cards& other) {
        for (const Symbol type : kAllTypes) add(type, other.of(type));
        return *this;
    }
    constexpr Cards& operator-=(const Cards& other) {
        for (const Symbol type : kAllTypes) add(type, -other.of(type));
        return *this;
    }
    friend constexpr Cards operator-(Cards a, const Cards& b) { return a -= b; }
    constexpr bool holds(const Cards& other) const {
        return of(Symbol::f) >= other.of(Symbol::f) && of(Symbol::m) >= other.of(Symbol::m) &&
               of(Symbol::e) >= other.of(Symbol::e);
    }
    constexpr int least() const { return std::min({count[0], count[1], count[2]}); }
    constexpr int most() const { return std::max({count[0], count[1], count[2]}); }
    Symbol scarcest(Symbols among = kAnyType) const;  // ties f, m, e
    Symbol plentiful() const;
    bool operator==(const Cards&) const = default;
};
constexpr Cards cards(int f, int m, int e) {
    return {{static_cast<std::int16_t>(f), static_cast<std::int16_t>(m), static_cast<std::int16_t>(e)}};
}
// The order of lists of cards: smaller ones first, then as sorted lists.
bool comes_before(const Cards& a, const Cards& b);
std::string token(const Cards& cards);  // "ffm"; "none"
std::optional<Cards> read_cards(std::string_view text);
inline auto by_type(const Cards& cards) {  // for JSON
    return std::array{std::pair("f", cards.count[0]), std::pair("m", cards.count[1]), std::pair("e", cards.count[2])};
}

// ---- Roles and technologies (9), in canonical order
enum class Role : std::uint8_t { explorer, imperialist, pioneer, scavenger, scientist, warlord, none };
inline constexpr int kRoles = 6;
inline constexpr Role kNoRole = Role::none;
constexpr std::size_t slot(Role role) { return static_cast<std::size_t>(role); }

enum class Tech : std::uint8_t {
    encryption,
    fuel_efficiency,
    boosters,
    asteroid_mining,
    harvest_rover,
    expanded_cargohold,
    terraform,
    accretion_device,
    antimatter,
    proximity_fuse,
    salvage_drone,
    taxation,
    blockade,
    defensive_turrets,
    raider_drone,
    disrupter_drone,
    timeshares,
    orbital_defense_array,
    time_dilation,
    signal_intercept,
    spacetime_manipulator,
    fabricators,
    militarization,
    autonomous_construction,
    interstellar_ark,
    nanotube_polymers,
    space_probe,
    magnetic_rake,
    tractor_beam,
    arcology,
    propellant_depot,
    wormhole,
    dyson_sphere,
    botsourcing,
    memory_eraser,
    cloning,
    none
};
inline constexpr int kTechs = 36;
inline constexpr Tech kNoTech = Tech::none;
constexpr std::size_t slot(Tech tech) { return static_cast<std::size_t>(tech); }

using TechSet = SetOf<Tech>;

// ---- What is asked and answered (section 11)
enum class Verb : std::uint8_t {
    role,
    bid,
    slot,
    take,
    first,
    split,
    pay,
    place,
    gain,
    colonize,
    upgrade_colony,
    build_fleet,
    upgrade_fleet,
    harvest,
    move,
    research,
    compile,
    terraform,
    accrete,
    antimatter,
    swap,
    probe,
    erase,
    clone,
    borrow,
    order,
    end,
    yield,
    share,
    support,
    defend,
    raid,
    give,
    none
};
std::string_view verb_token(Verb verb);

enum class Side : std::uint8_t { none, up, down };
enum class Order : std::uint8_t { hold, ask, yield, none };  // 8.1, defence=orders
std::string_view token(Order order);

// The part of a bid that picks=plan adds: slots and tiles, the most wanted first. A tile is named by its drawer;
// kSpectator is `none`.
struct Plan {
    FixedList<std::int8_t, kSeats> slots;
    FixedList<Seat, kSeats + 1> tiles;
    Seat first = kSpectator;

    bool operator==(const Plan&) const = default;
};

// A complete move, or the beginning of one. Members that a verb does not use keep the values given here.
struct Move {
    Verb verb = Verb::none;
    Side side = Side::none;     // place
    Symbol symbol = kNoSymbol;  // gain, compile, terraform, accrete, raid
    Seat seat = kSpectator;     // take (kSpectator: none), first
    Role role = kNoRole;        // role
    Tech tech = kNoTech;        // research, erase, clone
    Order order = Order::none;  // order
    Hex hex = kNoHex;           // the first hex
    Hex to = kNoHex;            // move, swap, share
    Hex via = kNoHex;           // move: the approach, if several are affordable
    std::int16_t level = 0;     // move: how many levels; 0: all
    std::int16_t number = -1;   // bid, slot, split, build-fleet; -1: not chosen yet
    Cards cards{};              // pay, yield, give
    HexSet hexes{};             // support, defend
    Plan plan{};                // bid

    bool operator==(const Move&) const = default;

    static Move of(Verb verb, Hex hex = kNoHex) {
        Move move;
        move.verb = verb, move.hex = hex;
        return move;
    }
};
std::string print(const Move& move);  // verbs.cpp

// ---- Options (8.1)
enum class Roles : std::uint8_t { draft, random, fixed };
struct Options {
    Roles roles = Roles::draft;
    PerSeat<Role> fixed{kNoRole, kNoRole, kNoRole, kNoRole, kNoRole, kNoRole};
    bool allies = false;
    std::int32_t cap = 15;
    bool is_short = false;  // left=6
    bool plans = false;     // picks=plan
    bool orders = false;    // defence=orders

    int left() const { return is_short ? 6 : 3; }
    bool operator==(const Options&) const = default;
};
std::vector<OptionText> texts_of(int seats, const Options& options, int revision);  // options.cpp

// ---- Words
std::string_view symbol_token(Symbol symbol);
std::string type_name(Symbol symbol);                                      // "food", "matter", "energy", "military"
std::string cards_text(const Cards& cards);                                // "2 food and 1 energy"; "nothing"
std::string symbols_text(Symbols symbols, std::string_view last = "and");  // "food and military"; "food or military"
std::optional<Symbol> read_symbol(std::string_view text);                  // f, m, e, w

}  // namespace orrery::kardashev
