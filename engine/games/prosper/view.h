// All that other folders may know of Prosper or Perish: the options of a match (Options), the answer of a seat (Move),
// what a move did (Event), what a seat may know (View), and the words of the rulebook as small types. Boards include
// only this file.
//
// Nothing is hidden in this game: every seat's View holds the whole position and differs only in `viewer`.
// Rulebook: assets/rulebooks/prosper.md.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/list.h"
#include "core/types.h"

namespace orrery::prosper {

// ---- Planets (section 2, 11.1)

enum class PlanetSize : std::uint8_t { small, medium, large };

struct SizeFacts {
    std::string_view name;
    std::uint8_t production;
    std::uint8_t natives;
    std::uint8_t limit;
    constexpr int settling_loss() const { return natives / 2; }  // R6
};
inline constexpr std::array<SizeFacts, 3> kSizes{{{"small", 2, 0, 15}, {"medium", 5, 4, 30}, {"large", 8, 12, 60}}};
constexpr const SizeFacts& facts(PlanetSize size) { return kSizes[static_cast<std::size_t>(size)]; }
constexpr std::string_view token(PlanetSize size) { return facts(size).name; }

// A planet's name as a number: sector * 9 + number - 1; the hub z1 is last. Ascending is canonical order on every map.
// Each map uses some of these names.
enum class PlanetId : std::uint8_t {};
inline constexpr int kPlanetIds = 6 * 9 + 1;
inline constexpr int kMaxPlanets = 37;
inline constexpr int kMaxEdges = 96;
inline constexpr PlanetId kHub{kPlanetIds - 1}, kNoPlanet{kPlanetIds};

constexpr std::size_t index(PlanetId planet) { return static_cast<std::size_t>(planet); }
constexpr PlanetId planet_at(int sector, int number) { return static_cast<PlanetId>(sector * 9 + number - 1); }
std::string planet_name(PlanetId planet);
inline std::string token(PlanetId planet) { return planet_name(planet); }

// ---- What is answered (section 11.2)

enum class Verb : std::uint8_t { settle, muster, move, end };

// settle and muster use target and count, move uses all three, end uses none. A member that the verb does not use, or
// that is not chosen yet, keeps the value given here.
struct Move {
    Verb verb = Verb::end;
    PlanetId source = kNoPlanet;
    PlanetId target = kNoPlanet;
    std::uint8_t count = 0;

    bool operator==(const Move&) const = default;
};

// ---- What attackers find (section 6.3)

// Attack of c ships on a planet. A free planet defends with its natives, an owned one with its ships and one more.
struct Clash {
    bool conquered = false;      // the attacker owns the planet now
    bool cleared = false;        // nobody owns the planet now: an enemy's planet was emptied (R21)
    std::uint8_t remaining = 0;  // ships of the new or old owner
    bool operator==(const Clash&) const = default;
};
constexpr int strength(PlanetSize size, int ships) {
    const int others = facts(size).natives;
    return ships + (ships == 0 ? others : 1);
}
constexpr Clash clash(PlanetSize size, int defenders, int attackers) {
    const int surplus = attackers - strength(size, defenders);
    if (surplus > 0) return {true, false, static_cast<std::uint8_t>(surplus)};  // R22, R23
    if (defenders == 0) return {};                                              // R24
    if (surplus == 0) return {false, true, 0};                                  // R21
    const int left = -surplus;                                                  // R19, R20
    return {false, false, static_cast<std::uint8_t>(left < defenders ? left : defenders)};
}

// ---- What a move did

// One thing that happened when a move was applied. Members that a kind does not name have no meaning in it.
struct Event {
    enum class Kind : std::uint8_t {
        settle,     // seat settles planet with count ships; `now` of them stay
        muster,     // seat puts count ships onto planet; now it has `now`
        no_room,    // seat loses the last count ships of its reserve: they have no room (R9)
        move,       // seat moves count ships from source to its own planet
        attack,     // seat attacks planet of other (nobody: free) with count ships from source; `before` ships defend
        leave,      // seat leaves planet, which becomes free (R15)
        eliminate,  // seat has lost its last planet (R28)
        end,        // seat ends its turn
        stuck,      // seat has movements left, but can't make one (R27)
        skip,       // seat's turn ends before it is asked (R27)
        build,      // seat builds count ships; the round is over
        reckon,     // seat scores count and now has `now` (R30)
        score,      // seat has a score of `now` at the end of a match without reckoning
        broken,     // seat is no longer dominant
        dominant,   // seat is dominant, with a production of count
        win,        // seat wins, or shares the win; the match is over
        round       // round count begins; seat has its first turn
    };
    Kind kind = Kind::end;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    PlanetId source{};
    PlanetId planet{};
    Clash clash{};  // of an attack
    std::int32_t count = 0;
    std::int32_t before = 0;
    std::int32_t now = 0;

    bool operator==(const Event&) const = default;
};

// ---- What a match is started with (section 8.1)

enum class MapChoice : std::uint8_t { usual, other, generated };  // usual, other: hand-made, for this many seats
enum class StartRule : std::uint8_t { draft, homes };
enum class EndRule : std::uint8_t { domination, rounds, eradication };
enum class SettleRule : std::uint8_t { full, half };
inline constexpr int kMaxRounds = 30;
inline constexpr int kMaxBonus = 10;

// The accepted values are in options.cpp. Options{} is the default game for every number of seats. Values that do not
// fit the number of seats count as the default; only a forged record has such values.
struct Options {
    MapChoice map = MapChoice::usual;
    std::uint32_t seed = 0;  // of a generated map
    StartRule start = StartRule::draft;
    EndRule end = EndRule::domination;
    std::uint8_t rounds = 0;  // 0: the usual number for this many seats
    SettleRule settle = SettleRule::full;
    bool own_bonus = false;  // false: the map's bonus
    std::array<std::uint8_t, kMaxSeats> bonus{};

    bool operator==(const Options&) const = default;
};

// ---- What a seat may know

enum class Phase : std::uint8_t { draft, move, over };
enum class Ending : std::uint8_t { none, eradication, domination, rounds, calm };

std::string_view word(Verb verb);      // "settle"
std::string_view word(Phase phase);    // "draft"
std::string_view word(Ending ending);  // "domination", "-" for none
std::string_view word(StartRule rule);
std::string_view word(EndRule rule);
std::string_view word(SettleRule rule);
template <class T>
auto token(T value) -> decltype(word(value)) {
    return word(value);
}
inline std::string seat_or_dash(Seat seat) { return seat == kSpectator ? "-" : seat_token(seat); }  // for JSON
int usual_rounds(int seats);

inline constexpr std::int32_t kPlaceUnits = 110000;  // side of the drawing; a multiple of the units of both map formats
struct ViewPlanet {
    PlanetId id{};
    PlanetSize size = PlanetSize::small;
    std::int32_t x = 0;  // place on the drawing, 0..kPlaceUnits: x to the right, y down
    std::int32_t y = 0;
    Seat owner = kSpectator;  // kSpectator: free
    std::uint8_t ships = 0;

    bool operator==(const ViewPlanet&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(id), CEREAL_NVP(size), nvp("owner", seat_or_dash(owner)), CEREAL_NVP(ships));
        json(nvp("x", static_cast<double>(x) / kPlaceUnits), nvp("y", static_cast<double>(y) / kPlaceUnits));
    }
};

struct ViewEdge {
    PlanetId from{};
    PlanetId to{};  // later in canonical order

    bool operator==(const ViewEdge&) const = default;
    friend std::array<PlanetId, 2> token(const ViewEdge& edge) { return {edge.from, edge.to}; }
};

struct ViewSeat {
    std::int32_t production = 0;  // P
    std::int32_t ships = 0;
    std::int32_t planets = 0;
    std::int32_t score = 0;
    std::int32_t reserve = 0;
    std::int32_t bonus = 0;
    std::int32_t fallen = 0;  // 0: living; 1: the first eliminated, 2: the next, ...

    bool operator==(const ViewSeat&) const = default;
};

struct View {
    Seat viewer = kSpectator;
    int seats = 2;
    Options options;

    // the board
    std::string map;                             // "trefoil", "rnd-3-17"
    std::string map_name;                        // "Trefoil", "Random map 17"
    FixedList<ViewPlanet, kMaxPlanets> planets;  // in canonical order
    FixedList<ViewEdge, kMaxEdges> edges;        // sorted
    std::array<PlanetId, kMaxSeats> homes{};
    int total_production = 0;  // T

    // whose turn
    Phase phase = Phase::draft;
    Verb asked = Verb::settle;  // settle, muster or move (which includes end); without meaning when the match is over
    Seat turn = kSpectator;
    int pass = 0;             // of the draft
    int round = 0;            // 0 in the draft
    Seat first = kSpectator;  // the first seat of this round
    int left = 0;             // movements left in this turn

    // the race
    std::array<ViewSeat, kMaxSeats> seat{};
    Seat dominant = kSpectator;
    int dominance_mark = 0;  // the least P that dominates; 0: this match does not end by domination
    int round_limit = 0;
    int scored_from = 0;   // the first round whose P is scored; 0: no round is scored
    int calm = 0;          // rounds in a row without a change of owner
    bool changed = false;  // a planet has changed its owner in this round

    // the end
    Ending ending = Ending::none;
    SeatSet winners;

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(nvp("viewer", seat_or_dash(viewer)));
        save_position(json);
    }
    // The JSON of the position, since nothing is hidden.
    void save_position(JsonOut& json) const {
        const auto players = std::span(seat).first(static_cast<std::size_t>(seats));
        const auto each = [players](std::int32_t ViewSeat::*member) {
            return each_of(players, [member](const ViewSeat& one) { return one.*member; });
        };
        json(nvp("game", "prosper"), nvp("players", seats)).key("options").object();
        json(CEREAL_NVP(map), nvp("start", options.start), nvp("end", options.end));
        json(nvp("rounds", options.rounds == 0 ? usual_rounds(seats) : int{options.rounds}));
        json(nvp("settle", options.settle), nvp("bonus", each(&ViewSeat::bonus)));
        json(unhashed("own bonus", options.own_bonus)).end();
        json(CEREAL_NVP(phase), nvp("turn", seat_or_dash(turn)));
        if (phase != Phase::over) json(CEREAL_NVP(asked));
        json(CEREAL_NVP(pass), nvp("reserve", each(&ViewSeat::reserve)), CEREAL_NVP(round));
        json(nvp("first", seat_or_dash(first)), CEREAL_NVP(left), nvp("score", each(&ViewSeat::score)));
        json(nvp("dom", seat_or_dash(dominant)), CEREAL_NVP(calm), CEREAL_NVP(changed));
        json(nvp("eliminated", each(&ViewSeat::fallen)), nvp("over", ending), nvp("win", tokens(winners)));
        json(CEREAL_NVP(planets), CEREAL_NVP(edges), nvp("homes", std::span(homes).first(players.size())));
        // Derived from the rest, for readers that only look.
        json(nvp("production", each(&ViewSeat::production)), nvp("ships", each(&ViewSeat::ships)));
        json(CEREAL_NVP(total_production), CEREAL_NVP(dominance_mark), CEREAL_NVP(round_limit));
        json(CEREAL_NVP(scored_from));
    }
};

const ViewPlanet* find(const View& view, PlanetId planet);  // nullptr: not on this map
bool adjacent(const View& view, PlanetId a, PlanetId b);

}  // namespace orrery::prosper
