// Moves (6.10): paths, cost, destinations, approaches, exploring.
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

HexSet enterable(const Open& p, Seat seat) {
    return (p.board.planets | p.board.empty) - p.enemy_colonies(seat) - p.enemy_fleets(seat);
}

int move_cost(const Open& p, Seat seat, int level, int distance) {
    if (p.has(seat, Tech::dyson_sphere)) return 0;
    const int energy = level == kHighestLevel ? 2 : 1;
    const int tiles = (level == 1 ? 2 : 1) * (p.has(seat, Tech::boosters) ? 2 : 1);
    const int cost = (distance + tiles - 1) / tiles * energy;
    return p.has(seat, Tech::fuel_efficiency) ? std::max(0, cost - 1) : cost;
}

HexSet Reach::targets() const {
    HexSet all;
    for (int d = 0; d < longest; ++d) all |= at[static_cast<std::size_t>(d)];
    return around(all);
}

HexSet Reach::approaches(Hex to) const {
    HexSet all;
    for (int d = 0; d < longest; ++d) all |= at[static_cast<std::size_t>(d)] & neighbours(to);
    return all;
}

int Reach::distance(Hex to) const {
    for (int d = 0; d < kLongestMove; ++d)
        if (!(at[static_cast<std::size_t>(d)] & neighbours(to)).empty()) return d + 1;
    return kLongestMove + 1;
}

int Reach::distance(Hex, Hex via) const {
    for (int d = 0; d < kLongestMove; ++d)
        if (at[static_cast<std::size_t>(d)].has(via)) return d + 1;
    return kLongestMove + 1;
}

namespace {

int affordable_distance(const Open& p, Seat seat, int level) {
    const int energy = most_payable(p.player(seat).hand, Symbol::e);
    int longest = 0;
    while (longest < kLongestMove && move_cost(p, seat, level, longest + 1) <= energy) ++longest;
    return longest;
}

// Two searches side by side: before the wormhole is used and after. One space of a path may be any space (R29, R52).
Reach reach(const Open& p, Seat seat, Hex from, int longest, std::size_t steps) {
    Reach found;
    found.longest = longest;
    const HexSet free = enterable(p, seat), all = p.board.spaces();
    const bool has_wormhole = p.has(seat, Tech::wormhole);
    HexSet plain = HexSet::of(from), seen_plain = plain, beyond, seen_beyond, seen = plain;
    found.at[0] = plain;
    for (std::size_t d = 1; d < steps && !(plain | beyond).empty(); ++d) {
        const HexSet next = around(plain);
        if (has_wormhole) {
            beyond = ((next & all) | (around(beyond) & free)) - seen_beyond;
            seen_beyond |= beyond;
        }
        plain = (next & free) - seen_plain;
        seen_plain |= plain;
        found.at[d] = (plain | beyond) - seen;
        seen |= found.at[d];
    }
    return found;
}

}  // namespace

Reach reach(const Open& p, Seat seat, Hex from, int level) {
    return reach(p, seat, from, affordable_distance(p, seat, level), std::size_t{kLongestMove});
}

Reach affordable_reach(const Open& p, Seat seat, Hex from, int level) {
    const int longest = affordable_distance(p, seat, level);
    return reach(p, seat, from, longest, static_cast<std::size_t>(longest));
}

bool is_attack(const Open& p, Seat seat, Hex to) { return (p.enemy_colonies(seat) | p.enemy_fleets(seat)).has(to); }

namespace {

// The seat's own fleets that this many levels could join (R30).
HexSet merging(const Open& p, Seat seat, int level) {
    HexSet found;
    if (!p.has(seat, Tech::autonomous_construction)) return found;
    for (const Hex hex : p.board.fleets[slot(seat)])
        if (p.board.fleet(hex) + level <= kHighestLevel) found.add(hex);
    return found;
}

}  // namespace

HexSet destinations(const Open& p, Seat seat, Hex from, int level, const Reach& reach) {
    HexSet found = (enterable(p, seat) - p.board.all_fleets()) | merging(p, seat, level);
    found |= p.enemy_colonies(seat) | p.enemy_fleets(seat);
    if (p.bag_size > 0) found |= p.board.unexplored();
    found.drop(from);
    return found & reach.targets();
}

// R26: spaces that can be entered and have no fleet. The start counts as free if the whole fleet has left it.
bool can_retreat(const Open& p, Seat seat, Hex from, int level, Hex via, int levels_left) {
    if (!enterable(p, seat).has(via)) return false;
    if (via == from && level == p.board.fleet(from)) return true;
    if (p.board.fleet(via) == 0) return true;
    const int stay = via == from ? p.board.fleet(from) - level : p.board.fleet(via);
    return p.has(seat, Tech::autonomous_construction) && p.board.fleets[slot(seat)].has(via) &&
           stay + levels_left <= kHighestLevel;
}

Hex default_approach(const Open& p, Seat seat, Hex from, int level, Hex to, const Reach& reach) {
    Hex best = kNoHex;
    std::array<int, 2> least{2, 0};
    for (const Hex via : reach.approaches(to)) {
        const std::array<int, 2> key{can_retreat(p, seat, from, level, via, level) ? 0 : 1, reach.distance(to, via)};
        if (best == kNoHex || key < least) best = via, least = key;
    }
    return best;
}

bool can_move(const Open& p, Seat seat) {
    for (const Hex from : p.board.fleets[slot(seat)]) {
        const int lowest = p.has(seat, Tech::autonomous_construction) ? 1 : p.board.fleet(from);
        for (int level = lowest; level <= p.board.fleet(from); ++level)
            if (!destinations(p, seat, from, level, affordable_reach(p, seat, from, level)).empty()) return true;
    }
    return false;
}

// ---- Changes

namespace {

void arrive(Play& play, const Frame& f, int levels) {
    Position& p = play.position;
    p.board.set_fleet(f.hex, f.seat, p.board.fleet(f.hex) - f.level);
    if (levels > 0) p.board.set_fleet(f.to, f.seat, p.board.fleet(f.to) + levels);
    play.tell({.kind = Event::move,
               .seat = f.seat,
               .hex = f.hex,
               .to = f.to,
               .number = static_cast<std::int16_t>(levels),
               .amount = f.level});
}

}  // namespace

void move_fleet(Play& play, Frame& f) {
    enum : Stage { kExplored = kPaid + 1, kBeamed };  // they follow those of PayStage
    Position& p = play.position;
    switch (f.stage) {
        case kPay: {
            if (f.level == 0) f.level = static_cast<std::int16_t>(p.board.fleet(f.hex));
            const Reach found = reach(p, f.seat, f.hex, f.level);
            const bool attacks = is_attack(p, f.seat, f.to);
            if (attacks && f.via == kNoHex) f.via = default_approach(p, f.seat, f.hex, f.level, f.to, found);
            const int distance = attacks ? found.distance(f.to, f.via) : found.distance(f.to);
            return pay(play, then(f, kPaid).seat, cost(0, 0, move_cost(p, f.seat, f.level, distance)));
        }
        case kPaid:
            if (is_attack(p, f.seat, f.to)) {
                finish(f);
                battle(play, f);
            } else if (!p.board.explored().has(f.to)) {
                then(f, kExplored);
                const Hex from = f.hex;
                Tile tile;
                draw_tile(play, f.seat, f.to, tile);
                Frame& placing = place_tile(play, f.seat, tile, HexSet::of(f.to));
                if (p.splits_fleets()) placing.hex = from;
            } else {
                finish(f);
                arrive(play, f, f.level);
            }
            return;
        case kExplored: {  // a fleet that places a destroyed planet is destroyed there
            const bool dies = p.board.dead.has(f.to);
            arrive(play, f, dies ? 0 : f.level);
            if (dies) play.tell({.kind = Event::no_fleet, .seat = f.seat, .hex = f.to});
            const Symbols types = p.board.symbols(f.to).types();
            if (!p.splits_fleets() || dies || !p.has(f.seat, Tech::tractor_beam) || types.empty()) return finish(f);
            play.ask(then(f, kBeamed), Node::gain, f.seat).types = types;
            return;
        }
        default: {
            const Seat seat = f.seat;
            Cards one;
            one.add(play.answer.symbol);
            finish(f);
            gain(play, seat, one);
        }
    }
}

}  // namespace orrery::kardashev
