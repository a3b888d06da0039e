// The rules in the rulebook's order: setup, draft, turns, production. ends.cpp has the end of a match. Bots call legal
// and apply more than anything else. Both allocate nothing except in the list that the caller reuses.
#include <bit>
#include <cassert>

#include "core/legal.h"
#include "games/prosper/prosper.h"

namespace orrery::prosper {

// ---- Terms (section 3)

Seat owner_of(const Position& p, PlanetId planet) {
    for (int seat = 0; seat < p.seats; ++seat)
        if (has(p.owned[static_cast<std::size_t>(seat)], planet)) return seat_at(seat);
    return kSpectator;
}

PlanetSet realm(const Board& board, PlanetSet own, PlanetId planet) {
    PlanetSet reached = only(planet);
    PlanetSet frontier = reached;
    while (frontier != 0) {
        const PlanetSet next = board.adjacent[index(lowest(frontier))] & own & ~reached;
        frontier &= frontier - 1;
        frontier |= next;
        reached |= next;
    }
    return reached;
}

int ships_of(const Position& p, Seat seat) {
    int sum = 0;
    for (const PlanetId planet : each(owned_by(p, seat))) sum += ships_on(p, planet);
    return sum;
}

int planets_of(const Position& p, Seat seat) { return std::popcount(owned_by(p, seat)); }

namespace {

// All ships of a seat's last planet may leave it only if they conquer the target (R25).
int keep_a_planet(PlanetSet own, int ships, int strength_of_target, int most) {
    return is_single(own) && ships <= strength_of_target ? ships - 1 : most;
}

// Ownership follows from ships. Every change of a planet goes through here.
void put(Position& p, PlanetId planet, Seat owner, int ships) {
    p.ships[index(planet)] = static_cast<std::uint8_t>(ships);
    if (ships != 0)
        p.owned[slot(owner)] |= only(planet);
    else
        p.owned[slot(owner)] &= ~only(planet);
}

void enter_draft_seat(Position& p, const Listener& listener);
void enter_round(Position& p, Seat first, const Listener& listener);
void enter_turn(Position& p, Seat seat, const Listener& listener);

}  // namespace

// ---- Setup (section 4)

Position Prosper::start(const Setup<Options>& setup, Chance&) {
    Position p;
    p.seats = setup.seats;
    p.options = setup.options;
    p.board = board_of(p.seats, p.options);
    p.bonus = bonus_of(p.seats, p.options, setup.revision);
    for (int seat = 0; seat < p.seats; ++seat) {
        const int ships = kReserve + p.bonus[static_cast<std::size_t>(seat)];
        if (starts_at_homes(p.seats, p.options)) {
            const PlanetId home = planet_at(seat, 1);
            const SizeFacts& size = p.board.facts_of(home);
            put(p, home, seat_at(seat), std::min<int>(size.limit, ships - size.settling_loss()));
        } else {
            p.reserve[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(ships);
        }
    }
    enter_draft_seat(p, nullptr);
    return p;
}

// ---- What is asked (section 5)

Verb asked(const Position& p) {
    if (p.phase != Phase::draft) return Verb::move;
    return can_settle(p, p.turn) ? Verb::settle : Verb::muster;
}

Decision Prosper::decision(const Position& p) {
    Decision decision;
    decision.over = p.phase == Phase::over;
    if (decision.over) return decision;
    decision.seat = p.turn;
    decision.owing.add(p.turn);
    const Verb verb = asked(p);
    decision.node = verb == Verb::settle ? "settle" : verb == Verb::muster ? "muster" : "move";
    decision.mover = p.turn;
    decision.turn = p.round - p.pass;  // one of them is 0
    if (verb == Verb::move) decision.end = "end";
    return decision;
}

// ---- Draft (sections 6.1 and 6.2)

bool can_settle(const Position& p, Seat seat) {
    const PlanetSet open = free_planets(p);
    for (std::size_t k = 0; k < kSizes.size(); ++k)
        if ((open & p.board.of_size[k]) != 0 && p.reserve[slot(seat)] >= settle_least(p, kSizes[k])) return true;
    return false;
}

bool can_muster(const Position& p, Seat seat) {
    for (const PlanetId planet : each(owned_by(p, seat)))
        if (room(p, planet) > 0) return true;
    return false;
}

namespace {

void list_settling(const Position& p, std::vector<Entry<Move>>& entries) {
    const int reserve = p.reserve[slot(p.turn)];
    for (const PlanetId planet : each(free_planets(p))) {
        const SizeFacts& size = p.board.facts_of(planet);
        const int least = settle_least(p, size);
        if (reserve < least) continue;
        entries.emplace_back(Move{Verb::settle, kNoPlanet, planet, static_cast<std::uint8_t>(least)}, least,
                             settle_most(size, reserve));
    }
}

void list_mustering(const Position& p, std::vector<Entry<Move>>& entries) {
    const int reserve = p.reserve[slot(p.turn)];
    for (const PlanetId planet : each(owned_by(p, p.turn)))
        if (const int space = room(p, planet); space > 0)
            entries.emplace_back(Move{Verb::muster, kNoPlanet, planet, 1}, 1, std::min(reserve, space));
}

// The seat after `turn` in snake order. The seat at a turning point acts twice in a row (R10).
void pass_on(Position& p) {
    const bool is_forward = p.pass % 2 == 1;
    const int next = index(p.turn) + (is_forward ? 1 : -1);
    if (next >= 0 && next < p.seats)
        p.turn = seat_at(next);
    else
        ++p.pass;
}

// Goes on to the next seat that is asked in the draft, beginning with `turn`. After the draft, round 1 begins.
void enter_draft_seat(Position& p, const Listener& listener) {
    while (true) {
        bool is_done = true;
        for (const std::uint8_t waiting : p.reserve) is_done = is_done && waiting == 0;
        if (is_done) break;
        if (p.reserve[slot(p.turn)] > 0) {
            if (can_settle(p, p.turn) || can_muster(p, p.turn)) return;
            const int lost = std::exchange(p.reserve[slot(p.turn)], std::uint8_t{0});  // R9: lost for lack of room
            listener.hear({.kind = Event::Kind::no_room, .seat = p.turn, .count = lost}, p);
        } else {
            pass_on(p);
        }
    }
    p.phase = Phase::move;
    p.pass = 0;
    enter_round(p, seat_at(0), listener);  // R11
}

void draft(Position& p, const Move& move, Event::Kind kind, int now, const Listener& listener) {
    put(p, move.target, p.turn, now);
    p.reserve[slot(p.turn)] = static_cast<std::uint8_t>(p.reserve[slot(p.turn)] - move.count);
    listener.hear({.kind = kind, .seat = p.turn, .planet = move.target, .count = move.count, .now = now}, p);
}

void settle(Position& p, const Move& move, const Listener& listener) {
    const int stay = move.count - p.board.facts_of(move.target).settling_loss();  // R6
    draft(p, move, Event::Kind::settle, stay, listener);
    pass_on(p);
    enter_draft_seat(p, listener);
}

void muster(Position& p, const Move& move, const Listener& listener) {
    draft(p, move, Event::Kind::muster, ships_on(p, move.target) + move.count, listener);
    enter_draft_seat(p, listener);
}

}  // namespace

// ---- Turn (section 6.3)

int most_movable(const Position& p, PlanetId source, PlanetId target) {
    const PlanetSet own = owned_by(p, p.turn);
    const int ships = ships_on(p, source);
    if (!has(own, source) || source == target || !has(p.board.planets, target)) return 0;
    if (has(own, target))
        return has(realm(p.board, own, source), target) ? std::min(ships, room(p, target)) : 0;  // R12, R16
    if (!has(p.board.adjacent[index(source)], target)) return 0;
    const int resistance = strength(p, target);
    const int most = std::min(ships, resistance + p.board.facts_of(target).limit);  // R13
    return keep_a_planet(own, ships, resistance, most);
}

// A seat with one planet has no movement only if it has one ship there and that ship can conquer no neighbour. A seat
// with more planets always has one: some neighbour is not its own, since the map is connected and does not belong to
// one player as a whole (7.1).
bool can_move(const Position& p, Seat seat) {
    const PlanetSet own = owned_by(p, seat);
    if (own == 0) return false;
    if (!is_single(own)) return own != p.board.planets;
    const PlanetId last = lowest(own);
    if (ships_on(p, last) > 1) return true;
    for (const PlanetId target : each(p.board.adjacent[index(last)]))
        if (strength(p, target) == 0) return true;
    return false;
}

namespace {

void list_movements(const Position& p, std::vector<Entry<Move>>& entries) {
    const PlanetSet own = owned_by(p, p.turn);
    PlanetSet near = 0;
    for (const PlanetId source : each(own)) near |= p.board.adjacent[index(source)];
    near &= ~own;

    // The most that each target takes from any source. Full planets are left out.
    std::array<std::uint8_t, kPlanetIds> takes;
    PlanetSet open = near;
    for (const PlanetId target : each(near))
        takes[index(target)] = static_cast<std::uint8_t>(strength(p, target) + p.board.facts_of(target).limit);  // R13
    for (const PlanetId target : each(own)) {
        takes[index(target)] = static_cast<std::uint8_t>(room(p, target));  // R12
        if (takes[index(target)] != 0) open |= only(target);
    }

    const bool is_last = is_single(own);
    PlanetSet connected = 0;
    for (const PlanetId source : each(own)) {
        if (!has(connected, source)) connected = realm(p.board, own, source);
        const int ships = ships_on(p, source);
        const PlanetSet targets = (connected | (p.board.adjacent[index(source)] & near)) & open & ~only(source);
        for (const PlanetId target : each(targets)) {
            int most = std::min<int>(ships, takes[index(target)]);
            if (is_last) most = keep_a_planet(own, ships, strength(p, target), most);
            if (most > 0) entries.emplace_back(Move{Verb::move, source, target, 1}, 1, most);
        }
    }
}

void next_turn(Position& p, const Listener& listener);

void eliminate(Position& p, Seat seat, const Listener& listener) {  // R28
    std::uint8_t order = 0;
    int living = 0;
    for (int other = 0; other < p.seats; ++other) {
        order = std::max(order, p.fallen[static_cast<std::size_t>(other)]);
        living += is_living(p, seat_at(other)) ? 1 : 0;
    }
    p.fallen[slot(seat)] = static_cast<std::uint8_t>(order + 1);
    listener.hear({.kind = Event::Kind::eliminate, .seat = seat}, p);
    if (living > 1) return;
    for (int other = 0; other < p.seats; ++other)
        if (is_living(p, seat_at(other))) p.winners.add(seat_at(other));
    p.ending = Ending::eradication;
}

void finish(Position& p, const Listener& listener) {
    p.phase = Phase::over;
    p.turn = kSpectator;
    p.left = 0;
    for (int seat = 0; seat < p.seats; ++seat)
        if (p.winners.has(seat_at(seat))) listener.hear({.kind = Event::Kind::win, .seat = seat_at(seat)}, p);
}

// What the attackers find there, before the movement is made.
Event meeting(const Position& p, const Move& move, Seat defender) {
    const int there = ships_on(p, move.target);
    const bool is_attack = defender != p.turn;
    return {.kind = is_attack ? Event::Kind::attack : Event::Kind::move,
            .seat = p.turn,
            .other = defender,
            .source = move.source,
            .planet = move.target,
            .clash = is_attack ? clash(p.board.size[index(move.target)], there, move.count) : Clash{},
            .count = move.count,
            .before = there};
}

void move_ships(Position& p, const Move& move, const Listener& listener) {
    const Seat defender = owner_of(p, move.target);
    const Event met = listener.is_there() ? meeting(p, move, defender) : Event{};
    land(p, move);
    listener.hear(met, p);
    if (is_free(p, move.source)) listener.hear({.kind = Event::Kind::leave, .seat = p.turn, .planet = move.source}, p);
    if (defender != kSpectator && !is_living(p, defender)) eliminate(p, defender, listener);
    if (p.ending != Ending::none) return finish(p, listener);
    --p.left;
    if (p.left != 0 && can_move(p, p.turn)) return;
    if (p.left != 0) listener.hear({.kind = Event::Kind::stuck, .seat = p.turn}, p);  // R27
    next_turn(p, listener);
}

}  // namespace

void land(Position& p, const Move& move) {
    const Seat mover = owner_of(p, move.source);
    const Seat defender = owner_of(p, move.target);
    put(p, move.source, mover, ships_on(p, move.source) - move.count);
    if (is_free(p, move.source)) p.changed = true;  // R15
    if (defender == mover) return put(p, move.target, mover, ships_on(p, move.target) + move.count);

    const Clash outcome = clash(p.board.size[index(move.target)], ships_on(p, move.target), move.count);
    if (outcome.conquered || outcome.cleared) {
        if (defender != kSpectator) put(p, move.target, defender, 0);
        p.changed = true;
    }
    if (outcome.conquered)
        put(p, move.target, mover, outcome.remaining);
    else if (defender != kSpectator)
        put(p, move.target, defender, outcome.remaining);
}

void Prosper::legal(const Position& p, std::vector<Entry<Move>>& entries) {
    entries.clear();
    if (p.phase == Phase::over) return;
    if (p.phase == Phase::move) {
        list_movements(p, entries);
        entries.push_back({});  // R35: end
    } else if (can_settle(p, p.turn)) {
        list_settling(p, entries);
    } else {
        list_mustering(p, entries);
    }
}

void Prosper::apply(Position& p, const Move& move, Chance&, const Listener& listener) {
    assert(!refusal<Prosper>(p, move));
    switch (move.verb) {
        case Verb::settle: return settle(p, move, listener);
        case Verb::muster: return muster(p, move, listener);
        case Verb::move: return move_ships(p, move, listener);
        case Verb::end: listener.hear({.kind = Event::Kind::end, .seat = p.turn}, p); return next_turn(p, listener);
    }
}

// ---- Production (section 5, R33)

void build(Position& p, const Listener& listener) {  // R14
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (!is_living(p, seat)) continue;
        const int before = listener.is_there() ? ships_of(p, seat) : 0;
        for (const PlanetId planet : each(owned_by(p, seat))) {
            const SizeFacts& size = p.board.facts_of(planet);
            std::uint8_t& ships = p.ships[index(planet)];
            ships = static_cast<std::uint8_t>(std::min<int>(size.limit, ships + size.production));
        }
        if (listener.is_there())
            listener.hear({.kind = Event::Kind::build, .seat = seat, .count = ships_of(p, seat) - before}, p);
    }
}

namespace {

void produce(Position& p, const Listener& listener) {
    build(p, listener);
    reckon(p, listener);
    judge_domination(p, listener);
    if (p.ending == Ending::none && p.round >= round_limit(p.seats, p.options))
        decide_by_standing(p, Ending::rounds, listener);
    if (p.options.end == EndRule::eradication && p.ending == Ending::none) {
        p.calm = static_cast<std::uint8_t>(p.changed ? 0 : p.calm + 1);
        if (p.calm >= kCalmRounds) decide_by_standing(p, Ending::calm, listener);
    }
    if (p.ending != Ending::none) return finish(p, listener);
    Seat first = left_of(p, p.first);  // R26
    while (!is_living(p, first)) first = left_of(p, first);
    enter_round(p, first, listener);
}

// Each seat once, beginning with the first seat; then production.
void next_turn(Position& p, const Listener& listener) {
    Seat next = left_of(p, p.turn);
    while (next != p.first && !is_living(p, next)) next = left_of(p, next);
    if (next == p.first)
        produce(p, listener);
    else
        enter_turn(p, next, listener);
}

void enter_round(Position& p, Seat first, const Listener& listener) {
    ++p.round;
    p.first = first;
    p.changed = false;
    listener.hear({.kind = Event::Kind::round, .seat = first, .count = p.round}, p);
    enter_turn(p, first, listener);
}

void enter_turn(Position& p, Seat seat, const Listener& listener) {
    p.turn = seat;
    p.left = kMovements;
    if (can_move(p, seat)) return;
    listener.hear({.kind = Event::Kind::skip, .seat = seat}, p);  // R27
    next_turn(p, listener);
}

}  // namespace

}  // namespace orrery::prosper
