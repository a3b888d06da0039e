// Battles (6.11): support on both sides, success and failure with all that follows from them, retreat.
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

const Frame* battle_of(const Open& p) {
    for (std::size_t i = p.frames.size(); i-- > 0;)
        if (p.frames[i].step == Step::battle) return &p.frames[i];
    return nullptr;
}

Attackers attackers_of(const Open& p) {
    const Frame* const battle = battle_of(p);
    return battle == nullptr ? Attackers{} : Attackers{battle->hex, battle->level};
}

// R23, R46
HexSet supporters(const Open& p, Seat seat, Hex target, Attackers attackers) {
    HexSet fleets = p.board.fleets[slot(seat)];
    if (const Seat ally = p.ally_of(seat); ally != kSpectator) fleets |= p.board.fleets[slot(ally)];
    if (attackers.from != kNoHex && p.board.fleet(attackers.from) == attackers.levels) fleets.drop(attackers.from);
    return fleets & neighbours(target);
}

// H8: if a fleet has split, only the levels that stay behind give support.
int levels_of(const Open& p, HexSet fleets, Attackers attackers) {
    int levels = 0;
    for (const Hex hex : fleets) levels += p.board.fleet(hex);
    if (p.splits_fleets() && attackers.from != kNoHex && fleets.has(attackers.from)) levels -= attackers.levels;
    return levels;
}

namespace {

int energy_for(const Open& p, Seat payer, int fleets) {
    return std::max(0, fleets - (p.has(payer, Tech::encryption) ? 1 : 0));
}

}  // namespace

Cost support_cost(const Open& p, Seat payer, HexSet fleets) { return cost(0, 0, energy_for(p, payer, fleets.size())); }

int most_supporters(const Open& p, Seat payer, HexSet among) {
    int most = 0;
    while (most < among.size() && can_pay(p, payer, cost(0, 0, energy_for(p, payer, most + 1)))) ++most;
    return most;
}

Seat defender_of(const Open& p, Hex target) {
    const Seat owner = p.board.colony_owner(target);
    return owner != kSpectator ? owner : p.board.fleet_owner(target);
}

int defence_of(const Open& p, Hex target) { return p.board.colony(target) + p.board.fleet(target); }  // R22

bool can_hold(const Open& p, Seat defender, HexSet among, int lacking) {
    bool holds = false;
    each_subset(among, most_supporters(p, defender, among),
                [&](HexSet set) { holds = holds || levels_of(p, set, attackers_of(p)) >= lacking; });
    return holds;
}

HexSet holding_set(const Open& p, const Question& q) {
    const int energy = p.player(q.seat).hand.of(Symbol::e) + (p.has(q.seat, Tech::encryption) ? 1 : 0);
    const Attackers attackers = attackers_of(p);
    HexSet best;
    each_subset(q.among, energy, [&](HexSet set) {
        const int levels = levels_of(p, set, attackers);
        if (levels < q.number || set.empty()) return;
        if (best.empty() || (set.size() == best.size() && levels < levels_of(p, best, attackers))) best = set;
    });
    return best;
}

// ---- Changes. The frame has the moving fleet (hex, level), the target (to), the approach (via), A (number), D
// (amount).

Frame& battle(Play& play, const Frame& move) {
    const Frame from = move;
    Frame& f = play.push(Step::battle, from.seat);
    f.hex = from.hex, f.to = from.to, f.via = from.via, f.level = from.level;
    f.other = defender_of(play.position, from.to);
    return f;
}

namespace {

// The moving levels leave the space they came from and stand on `hex`.
void bring(Play& play, const Frame& f, Hex hex, int levels) {
    Position& p = play.position;
    p.board.set_fleet(f.hex, f.seat, p.board.fleet(f.hex) - f.level);
    if (levels > 0) p.board.set_fleet(hex, f.seat, p.board.fleet(hex) + levels);
    play.tell({.kind = Event::move,
               .seat = f.seat,
               .hex = f.hex,
               .to = hex,
               .number = static_cast<std::int16_t>(levels),
               .amount = f.level});
}

void die(Play& play, const Frame& f) {
    bring(play, f, f.via, 0);
    play.tell({.kind = Event::no_fleet, .seat = f.seat, .hex = f.to});
}

void succeed(Play& play, const Frame& f) {
    Position& p = play.position;
    play.tell({.kind = Event::success, .seat = f.seat, .other = f.other, .hex = f.to});
    if (p.board.fleet(f.to) > 0) set_fleet(play, f.to, f.other, 0);
    const int colony = p.board.colony(f.to);
    int levels = f.level;
    if (colony > 0) {
        set_colony(play, f.to, f.other, 0);
        const int placed = std::min(colony, p.colony_supply(f.seat));  // R27
        if (placed > 0) set_colony(play, f.to, f.seat, placed);
        if (p.has(f.other, Tech::proximity_fuse)) forced_gift(play, f.seat, f.other, 1);
        if (p.has(f.other, Tech::orbital_defense_array)) --levels;
    }
    levels > 0 ? bring(play, f, f.to, levels) : die(play, f);
}

constexpr int kSalvaged = 3;

// Once per turn. If it finds nothing, it is not used up (R31, R54).
bool can_salvage(const Open& p, const Frame& f) {
    return p.has(f.seat, Tech::salvage_drone) && !p.turn.has_salvaged && !p.player(f.other).hand.empty();
}
bool can_raid(const Open& p, const Frame& f) {
    return p.has(f.seat, Tech::raider_drone) && !p.turn.has_raided && !p.player(f.other).hand.empty();
}

void disrupt(Play& play, const Frame& f) {
    Position& p = play.position;
    const int colony = p.board.colony(f.to);
    if (!p.has(f.seat, Tech::disrupter_drone) || p.turn.has_disrupted || colony == 0) return;
    p.turn.has_disrupted = true;
    set_colony(play, f.to, f.other, colony - 1);
}

void retreat(Play& play, const Frame& f) {
    Position& p = play.position;
    const int levels = f.level - (p.has(f.other, Tech::defensive_turrets) ? 1 : 0);
    if (levels > 0 && can_retreat(p, f.seat, f.hex, f.level, f.via, levels))
        bring(play, f, f.via, levels);
    else
        die(play, f);
}

void take_all(Play& play, const Frame& f, Symbol type) {
    Position& p = play.position;
    Cards taken;
    taken.add(type, p.player(f.other).hand.of(type));
    p.player(f.other).hand -= taken;
    p.player(f.seat).hand += taken;
    p.turn.has_raided = true;
    play.tell({.kind = Event::gift, .seat = f.other, .other = f.seat, .cards = taken});
}

}  // namespace

void on_battle(Play& play, Frame& f) {
    enum : Stage { kBegin, kSupport, kSupported, kDefend, kDefended, kDecide, kRaid, kRaided, kRetreat };
    Position& p = play.position;
    switch (f.stage) {
        case kBegin: {
            f.number = f.level;
            f.amount = static_cast<std::int16_t>(defence_of(p, f.to));
            then(f, kDefend);
            const HexSet may = supporters(p, f.seat, f.to, {f.hex, f.level});
            if (may.empty()) return;
            Question& q = play.ask(then(f, kSupported), Node::support, f.seat);
            q.hex = f.to;
            q.among = may;
            return;
        }
        case kSupported:
            f.number = static_cast<std::int16_t>(f.number + levels_of(p, play.answer.hexes, {f.hex, f.level}));
            return pay(play, then(f, kDefend).seat, support_cost(p, f.seat, play.answer.hexes));
        case kDefend: {
            then(f, kDecide);
            const HexSet may = supporters(p, f.other, f.to);
            const int lacking = f.number - f.amount;
            if (lacking <= 0 || may.empty() || !can_hold(p, f.other, may, lacking)) return;  // R25
            Question& q = play.ask(then(f, kDefended), Node::defend, f.other);
            q.hex = f.to;
            q.among = may;
            q.number = static_cast<std::int16_t>(lacking);
            return;
        }
        case kDefended:
            f.amount = static_cast<std::int16_t>(f.amount + levels_of(p, play.answer.hexes, {f.hex, f.level}));
            return pay(play, then(f, kDecide).other, support_cost(p, f.other, play.answer.hexes));
        case kDecide:
            play.tell({.kind = Event::battle,
                       .seat = f.seat,
                       .other = f.other,
                       .hex = f.to,
                       .number = f.number,
                       .amount = f.amount});
            if (f.number > f.amount) {
                finish(f);
                return succeed(play, f);
            }
            play.tell({.kind = Event::failure, .seat = f.seat, .other = f.other, .hex = f.to});
            if (can_salvage(p, f)) {
                p.turn.has_salvaged = true;
                forced_gift(play, f.other, f.seat, kSalvaged);
            }
            return void(then(f, kRaid));
        case kRaid: {
            if (!can_raid(p, f)) return void(then(f, kRetreat));
            Question& q = play.ask(then(f, kRaided), Node::raid, f.seat);
            q.hex = f.to;
            for (const Symbol type : kAllTypes)
                if (p.player(f.other).hand.of(type) > 0) q.types.add(type);
            return;
        }
        case kRaided: then(f, kRetreat); return take_all(play, f, play.answer.symbol);
        default:
            finish(f);
            disrupt(play, f);
            retreat(play, f);
    }
}

}  // namespace orrery::kardashev
