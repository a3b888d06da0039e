// The Position of Prosper or Perish, and the questions that its rules ask about it. Private to this folder and its
// tests. It is a plain value without heap. Each seat has a bit set of the planets it owns, so the rules are a few
// operations on words.
// Rulebook: assets/rulebooks/prosper.md, sections 6 and 7.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/listener.h"
#include "core/verdict.h"
#include "games/prosper/maps.h"
#include "games/prosper/view.h"

namespace orrery::prosper {

inline constexpr int kReserve = 30;       // ships of each seat for the draft
inline constexpr int kMovements = 3;      // in a turn
inline constexpr int kCalmRounds = 10;    // R32
inline constexpr int kSafetyRounds = 99;  // R32

struct Position {
    // fixed from the start
    int seats = 2;
    Options options;
    Board board;
    std::array<std::uint8_t, kMaxSeats> bonus{};  // R34

    // A planet has an owner if and only if there are ships on it. It then has exactly one owner.
    std::array<PlanetSet, kMaxSeats> owned{};
    std::array<std::uint8_t, kPlanetIds> ships{};

    Phase phase = Phase::draft;
    Seat turn{};  // kSpectator when the match is over
    std::uint8_t pass = 1;
    std::array<std::uint8_t, kMaxSeats> reserve{};

    std::uint8_t round = 0;  // 0 in the draft
    Seat first{};
    std::uint8_t left = 0;                         // movements left
    std::array<std::uint16_t, kMaxSeats> score{};  // P summed over the scored rounds
    std::array<std::uint8_t, kMaxSeats> fallen{};  // 0: living; 1: the first eliminated, 2: the next, ...
    Seat dominant = kSpectator;                    // set at the end of the last round
    bool changed = false;                          // a planet has changed its owner in this round
    std::uint8_t calm = 0;

    Ending ending = Ending::none;
    SeatSet winners;

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const;  // view.cpp: what View lists
};
static_assert(std::is_trivially_copyable_v<Position>);

// ---- Who owns what (section 3)

inline PlanetSet owned_by(const Position& p, Seat seat) { return p.owned[static_cast<std::size_t>(seat)]; }
inline int ships_on(const Position& p, PlanetId planet) { return p.ships[index(planet)]; }
inline bool is_free(const Position& p, PlanetId planet) { return p.ships[index(planet)] == 0; }
inline bool is_living(const Position& p, Seat seat) { return p.phase == Phase::draft || owned_by(p, seat) != 0; }
inline PlanetSet taken_planets(const Position& p) {
    PlanetSet taken = 0;
    for (const PlanetSet planets : p.owned) taken |= planets;
    return taken;
}
inline PlanetSet free_planets(const Position& p) { return p.board.planets & ~taken_planets(p); }
Seat owner_of(const Position& p, PlanetId planet);  // kSpectator: free

inline int room(const Position& p, PlanetId planet) { return p.board.facts_of(planet).limit - p.ships[index(planet)]; }
inline int strength(const Position& p, PlanetId planet) {
    return strength(p.board.size[index(planet)], p.ships[index(planet)]);
}
inline Seat left_of(const Position& p, Seat seat) {  // R2
    const int next = index(seat) + 1;
    return seat_at(next == p.seats ? 0 : next);
}

// All planets that can be reached from `planet` over planets of `own`, including `planet`.
PlanetSet realm(const Board& board, PlanetSet own, PlanetId planet);

// ---- What is legal (section 6); 0: none

inline int settle_least(const Position& p, const SizeFacts& size) {  // R5
    return (p.options.settle == SettleRule::half ? size.settling_loss() : size.natives) + 1;
}
inline int settle_most(const SizeFacts& size, int reserve) {  // R7
    return std::min<int>(reserve, size.limit + size.settling_loss());
}
bool can_settle(const Position& p, Seat seat);
bool can_muster(const Position& p, Seat seat);
bool can_move(const Position& p, Seat seat);
int most_movable(const Position& p, PlanetId source, PlanetId target);  // M(A, B) for the seat whose turn it is
Verb asked(const Position& p);                                          // settle, muster or move

Refusal no_such_planet(std::string_view map, PlanetId planet);

// ---- Telling the listener what happens

using Listener = orrery::Listener<Position, Event>;

// ---- The race (section 7)

inline int production(const Position& p, Seat seat) { return p.board.production(owned_by(p, seat)); }
int ships_of(const Position& p, Seat seat);
int planets_of(const Position& p, Seat seat);
int dominance_mark(const Position& p);  // the least P that dominates; 0: this match does not end by domination
int scored_from(const Position& p);     // the first scored round; 0: no round is scored

void reckon(Position& p, const Listener& listener);
void judge_domination(Position& p, const Listener& listener);
void decide_by_standing(Position& p, Ending ending, const Listener& listener);

// ---- What moves do. `land` is a movement without its consequences (section 6.3, steps 1 to 4).

void land(Position& p, const Move& move);
void build(Position& p, const Listener& listener);  // production step 1

// The whole position behind a view: nothing is hidden. The view must come from a position.
Position position_behind(const View& view);

}  // namespace orrery::prosper
