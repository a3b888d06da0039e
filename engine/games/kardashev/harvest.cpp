// Harvest (6.9): colonies, then fleets, then timeshares, each source separately; then taxation.
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

namespace {

// Is there a fleet next to that colony whose owner has blockade and is accepted by `stops`?
template <class Stops>
bool blockades(const Open& p, Hex colony, Stops&& stops) {
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (!(p.board.fleets[slot(seat)] & neighbours(colony)).empty() && p.has(seat, Tech::blockade) && stops(seat))
            return true;
    }
    return false;
}

}  // namespace

bool is_blockaded(const Open& p, Seat owner, Hex colony) {
    return blockades(p, colony, [&](Seat seat) { return p.is_enemy(seat, owner); });
}

HexSet producing_colonies(const Open& p, Seat seat) {
    HexSet producing;
    for (const Hex hex : p.board.colonies[slot(seat)])
        if (!p.board.types(hex).empty() && !is_blockaded(p, seat, hex)) producing.add(hex);
    return producing;
}

HexSet gathering_fleets(const Open& p, Seat seat) {
    const bool rover = p.has(seat, Tech::harvest_rover), mining = p.has(seat, Tech::asteroid_mining);
    HexSet gathering;
    if (!rover && !mining) return gathering;
    const HexSet colonized = p.board.all_colonies();
    for (const Hex hex : p.board.fleets[slot(seat)])
        if (!p.board.types(hex).empty() && (colonized.has(hex) ? rover : mining)) gathering.add(hex);
    return gathering;
}

// R55: blockades of the seat itself and of its ally have no effect.
HexSet shares_for(const Open& p, Seat seat, Hex fleet) {
    HexSet eligible;
    for (const Hex hex : (neighbours(fleet) & p.enemy_colonies(seat)) - p.shared) {
        const Seat owner = p.board.colony_owner(hex);
        const auto stops = [&](Seat other) {
            return other != seat && other != p.ally_of(seat) && p.is_enemy(other, owner);
        };
        if (!p.board.types(hex).empty() && !blockades(p, hex, stops)) eligible.add(hex);
    }
    return eligible;
}

bool can_harvest(const Open& p, Seat seat) {
    if (!producing_colonies(p, seat).empty() || !gathering_fleets(p, seat).empty()) return true;
    if (!p.has(seat, Tech::timeshares)) return false;
    for (const Hex fleet : p.board.fleets[slot(seat)])
        if (!shares_for(p, seat, fleet).empty()) return true;
    return false;
}

// ---- Changes

namespace {

void ask_yield(Play& play, Frame& f, Stage stage, Hex hex, int n) {
    Question& q = play.ask(then(f, stage), Node::yield, f.seat);
    q.hex = hex;
    q.number = static_cast<std::int16_t>(n);
    q.types = play.position.board.types(hex);
}

// A colony with arcology yields its level in each type of a hybrid.
void produce(Play& play, const Frame& f, const Cards& yielded) {
    Position& p = play.position;
    for (const Symbol type : kAllTypes)
        if (yielded.of(type) > 0) p.produced[slot(type)].add(f.hex);
    gain(play, f.seat, yielded);
}

// Pairs of a fleet and a colony next to it that produced in step 1, ordered by colony, then by fleet (R32).
void tax(Play& play, Seat harvester) {
    Position& p = play.position;
    const HexSet colonies = p.produced[0] | p.produced[1] | p.produced[2];
    for (int k = 0; k < p.seats; ++k) {
        const Seat taxer = seat_at(k);
        if (!p.has(taxer, Tech::taxation) || !p.is_enemy(taxer, harvester)) continue;
        for (const Hex colony : colonies) {
            Symbols types;
            for (const Symbol type : kAllTypes)
                if (p.produced[slot(type)].has(colony)) types.add(type);
            for (int n = (neighbours(colony) & p.board.fleets[slot(taxer)]).size(); n > 0; --n) {
                Cards one;
                one.add(p.player(taxer).hand.scarcest(types));
                gain(play, taxer, one);
            }
        }
    }
}

Hex take_first(HexSet& hexes) {
    const Hex hex = hexes.first();
    hexes.drop(hex);
    return hex;
}

}  // namespace

void harvest(Play& play, Frame& f) {
    enum : Stage { kBegin, kColony, kYielded, kFleets, kFleet, kGathered, kShares, kShare, kShared, kDrawn };
    Position& p = play.position;
    const Board& board = p.board;
    switch (f.stage) {
        case kBegin:
            p.produced = {};
            p.shared = {};
            f.among = producing_colonies(p, f.seat);
            return void(then(f, kColony));
        case kColony:
            if (f.among.empty()) return void(then(f, kFleets));
            f.hex = take_first(f.among);
            if (p.has(f.seat, Tech::arcology) && board.is_hybrid(f.hex)) {
                Cards all;
                for (const Symbol type : kAllTypes)
                    if (board.types(f.hex).has(type)) all.add(type, board.colony(f.hex));
                return produce(play, f, all);
            }
            return ask_yield(play, f, kYielded, f.hex, board.colony(f.hex));
        case kYielded: then(f, kColony); return produce(play, f, play.answer.cards);
        case kFleets: f.among = gathering_fleets(p, f.seat); return void(then(f, kFleet));
        case kFleet: {
            if (f.among.empty()) return void(then(f, kShares));
            const Hex fleet = take_first(f.among);
            const int n = p.has(f.seat, Tech::expanded_cargohold) ? board.fleet(fleet) : 1;
            return ask_yield(play, f, kGathered, fleet, n);
        }
        case kGathered: then(f, kFleet); return gain(play, f.seat, play.answer.cards);
        case kShares:
            if (p.has(f.seat, Tech::timeshares)) f.among = board.fleets[slot(f.seat)];
            return void(then(f, kShare));
        case kShare: {
            if (f.among.empty()) break;
            const Hex fleet = take_first(f.among);
            const HexSet eligible = shares_for(p, f.seat, fleet);
            if (eligible.empty()) return;  // R58: it draws whenever it can
            Question& q = play.ask(then(f, kShared), Node::share, f.seat);
            q.hex = fleet;
            q.among = eligible;
            return;
        }
        case kShared:
            p.shared.add(play.answer.to);
            return ask_yield(play, f, kDrawn, play.answer.to, board.colony(play.answer.to));  // R33
        case kDrawn: then(f, kShare); return gain(play, f.seat, play.answer.cards);
    }
    finish(f);
    tax(play, f.seat);
    p.produced = {};
    p.shared = {};
}

}  // namespace orrery::kardashev
