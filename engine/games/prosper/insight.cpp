// Insight into Prosper or Perish, in chapters: what planets are worth and who menaces them, movements, the draft, quick
// moves for playouts, standing. Integers only, no allocation. Worth is counted in ships.
#include "games/prosper/insight.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "generated/prosper/say.h"

namespace orrery::prosper {

constexpr Ladder Insight::kLadder{{{0, 30}, {4, 17}, {10, 0}, {30, 0}, {90, 0}}};
constexpr Characters Insight::kCharacters{{{"raider", say::named_raider, say::raider},
                                           {"settler", say::named_settler, say::settler},
                                           {"guard", say::named_guard, say::guard}}};

namespace {

int production_of(const Position& p, PlanetId planet) { return p.board.facts_of(planet).production; }

// ---- Worth and menace

// What the seat to move looks at.
struct Scene {
    const Position& p;
    int character;
    PlanetSet own;
    PlanetSet enemies;

    explicit Scene(const Position& position, int its_character)
        : p(position),
          character(its_character),
          own(owned_by(position, position.turn)),
          enemies(taken_planets(position) & ~own) {}

    // The most ships of an enemy next to `planet`, without the planets in `ignored`.
    int menace(PlanetId planet, PlanetSet ignored = 0) const {
        int most = 0;
        for (const PlanetId near : each(p.board.adjacent[index(planet)] & enemies & ~ignored))
            most = std::max(most, ships_on(p, near));
        return most;
    }
    int liking(const Move& move) const { return character == kNoCharacter ? 0 : Insight::liking(p, move, character); }
    bool is_frontier(PlanetId planet) const { return (p.board.adjacent[index(planet)] & ~own) != 0; }
};

// The expected loss if `planet` has this many ships next to this menace. The defence counts one ship more, so d ships
// hold against a menace of at most d.
int risk(const Position& p, PlanetId planet, int ships, int menace) {
    const int worth = production_of(p, planet);
    if (ships == 0) return 4 * worth;
    if (menace <= ships) return 0;
    return menace >= ships + 2 ? 2 * worth + 1 : worth;
}

int conquest_worth(const Scene& scene, PlanetId target) {
    const Position& p = scene.p;
    const int worth = production_of(p, target);
    if (is_free(p, target)) return 4 * worth - p.board.facts_of(target).natives;
    const Seat owner = owner_of(p, target);
    return 6 * worth - 1 + (owner == p.dominant ? 12 : 0) + (is_single(owned_by(p, owner)) ? 20 : 0);
}

// ---- Movements

int attack_worth(const Scene& scene, PlanetId source, PlanetId target, int count) {
    const Position& p = scene.p;
    const int here = ships_on(p, source);
    const int surplus = count - strength(p, target);
    if (surplus < 0 || (surplus == 0 && is_free(p, target))) return -50;
    const int before = risk(p, source, here, scene.menace(source));
    const int after = risk(p, source, here - count, scene.menace(source, only(target)));
    const int safety = before - after;
    if (surplus == 0) return 3 * production_of(p, target) + safety - (p.board.facts_of(target).natives > 0 ? 0 : 2);
    return conquest_worth(scene, target) - risk(p, target, surplus, scene.menace(target)) + safety;
}

// The best conquest that `ships` on `planet` could make.
int prospect(const Scene& scene, PlanetId planet, int ships) {
    int best = 0;
    for (const PlanetId target : each(scene.p.board.adjacent[index(planet)] & ~scene.own))
        if (ships > strength(scene.p, target)) best = std::max(best, conquest_worth(scene, target));
    return best;
}

int surplus_unbuilt(const Position& p, PlanetId planet, int ships) {
    return ships == 0 ? 0 : std::max(0, production_of(p, planet) - (p.board.facts_of(planet).limit - ships));
}

int shift_worth(const Scene& scene, PlanetId source, PlanetId target, int count) {
    const Position& p = scene.p;
    const int from = ships_on(p, source);
    const int to = ships_on(p, target);
    const int from_menace = scene.menace(source);
    const int to_menace = scene.menace(target);
    int worth = risk(p, source, from, from_menace) - risk(p, source, from - count, from_menace);
    worth += risk(p, target, to, to_menace) - risk(p, target, to + count, to_menace);
    worth += surplus_unbuilt(p, source, from) - surplus_unbuilt(p, source, from - count);
    worth += surplus_unbuilt(p, target, to) - surplus_unbuilt(p, target, to + count);
    const int gain = prospect(scene, target, to + count) - prospect(scene, target, to);
    const int lost = prospect(scene, source, from) - prospect(scene, source, from - count);
    return worth + (gain - std::max(lost, 0)) / 2 + std::min(count, 8) / 4 - 3;
}

// The best few moves by worth, best first.
class Shortlist {
   public:
    static constexpr std::size_t kMost = 26;

    explicit Shortlist(const Scene& scene) : scene_(scene) {}
    void offer(const Move& move, int worth) {
        worth += scene_.liking(move);
        if (size_ == kMost && worth <= worth_[kMost - 1]) return;
        std::size_t k = size_ < kMost ? size_++ : kMost - 1;
        for (; k > 0 && worth_[k - 1] < worth; --k) {
            worth_[k] = worth_[k - 1];
            move_[k] = move_[k - 1];
        }
        worth_[k] = worth;
        move_[k] = move;
    }
    void list(std::vector<Entry<Move>>& entries) const {
        for (std::size_t k = 0; k < size_; ++k) {
            const int count = move_[k].verb == Verb::end ? 0 : move_[k].count;
            entries.push_back({move_[k], count, count});
        }
    }

   private:
    const Scene& scene_;
    std::array<Move, kMost> move_;
    std::array<int, kMost> worth_;
    std::size_t size_ = 0;
};

// A few different counts, all of them from 1 to `most`.
class Counts {
   public:
    explicit Counts(int most) : most_(most) {}
    void add(int count) {
        if (count < 1 || count > most_) return;
        for (std::size_t k = 0; k < size_; ++k)
            if (count_[k] == count) return;
        count_[size_++] = count;
    }
    const int* begin() const { return count_.data(); }
    const int* end() const { return count_.data() + size_; }

   private:
    int most_;
    std::array<int, 8> count_{};
    std::size_t size_ = 0;
};

Move movement(PlanetId source, PlanetId target, int count) {
    return {Verb::move, source, target, static_cast<std::uint8_t>(count)};
}

void offer_attacks(const Scene& scene, PlanetId source, Shortlist& shortlist) {
    const Position& p = scene.p;
    const int ships = ships_on(p, source);
    for (const PlanetId target : each(p.board.adjacent[index(source)] & ~scene.own)) {
        const int resistance = strength(p, target);
        if (ships < resistance) continue;
        Counts counts(std::min(ships, resistance + p.board.facts_of(target).limit));
        counts.add(resistance + 1);
        counts.add(resistance + scene.menace(target));
        counts.add(ships - scene.menace(source, only(target)));
        counts.add(ships - 1);
        counts.add(ships);
        if (!is_free(p, target)) counts.add(resistance);
        const bool is_last = is_single(scene.own);
        for (const int count : counts)
            if (count > resistance || (count == resistance && !is_free(p, target) && !(is_last && count == ships)))
                shortlist.offer(movement(source, target, count), attack_worth(scene, source, target, count));
    }
}

void offer_shifts(const Scene& scene, PlanetId source, PlanetSet realm_of_source, Shortlist& shortlist) {
    const Position& p = scene.p;
    const int ships = ships_on(p, source);
    for (const PlanetId target : each(realm_of_source & ~only(source))) {
        if (!scene.is_frontier(target)) continue;
        Counts counts(std::min(ships, room(p, target)));
        counts.add(ships - 1);
        counts.add(ships - scene.menace(source));
        counts.add(scene.menace(target) - ships_on(p, target));
        counts.add(ships);
        counts.add(ships / 2);
        counts.add(room(p, target));
        for (const int count : counts)
            shortlist.offer(movement(source, target, count), shift_worth(scene, source, target, count));
    }
}

void promising_movements(const Scene& scene, std::vector<Entry<Move>>& entries) {
    const Position& p = scene.p;
    Shortlist shortlist(scene);
    shortlist.offer({}, 0);  // end
    PlanetSet connected = 0;
    for (const PlanetId source : each(scene.own)) {
        if (!has(connected, source)) connected = realm(p.board, scene.own, source);
        offer_attacks(scene, source, shortlist);
        offer_shifts(scene, source, connected, shortlist);
    }
    shortlist.list(entries);
}

// ---- Draft (sections 6.1 and 6.2)

// Prefers production for few ships, near the seat's own planets and not next to strong neighbours.
int settling_worth(const Scene& scene, PlanetId planet, int count) {
    const Position& p = scene.p;
    const SizeFacts& size = p.board.facts_of(planet);
    const PlanetSet near = p.board.adjacent[index(planet)];
    const int stay = count - size.settling_loss();
    int worth = 6 * size.production - 2 * count;
    worth += 2 * std::popcount(near & scene.own) + std::popcount(near & ~scene.enemies);
    worth -= 2 * risk(p, planet, stay, scene.menace(planet)) / 2;
    for (const PlanetId rival : each(near & scene.enemies))
        if (stay >= ships_on(p, rival) + 2) worth += production_of(p, rival);
    return worth;
}

void promising_settling(const Scene& scene, std::vector<Entry<Move>>& entries) {
    const Position& p = scene.p;
    const int reserve = p.reserve[slot(p.turn)];
    Shortlist shortlist(scene);
    for (const PlanetId planet : each(free_planets(p))) {
        const SizeFacts& size = p.board.facts_of(planet);
        const int least = settle_least(p, size);
        if (reserve < least) continue;
        Counts counts(settle_most(size, reserve));
        counts.add(least);
        counts.add(least + 2);
        counts.add(least + 4);
        counts.add(size.settling_loss() + scene.menace(planet));
        for (const int count : counts)
            if (count >= least)
                shortlist.offer({Verb::settle, kNoPlanet, planet, static_cast<std::uint8_t>(count)},
                                settling_worth(scene, planet, count));
    }
    shortlist.list(entries);
}

int mustering_worth(const Scene& scene, PlanetId planet, int count) {
    const Position& p = scene.p;
    const int ships = ships_on(p, planet);
    const int menace = scene.menace(planet);
    return risk(p, planet, ships, menace) - risk(p, planet, ships + count, menace) +
           (prospect(scene, planet, ships + count) - prospect(scene, planet, ships)) / 2 + count;
}

void promising_mustering(const Scene& scene, std::vector<Entry<Move>>& entries) {
    const Position& p = scene.p;
    const int reserve = p.reserve[slot(p.turn)];
    Shortlist shortlist(scene);
    for (const PlanetId planet : each(scene.own)) {
        Counts counts(std::min(reserve, room(p, planet)));
        counts.add(reserve);
        counts.add(room(p, planet));
        counts.add((reserve + 1) / 2);
        for (const int count : counts)
            shortlist.offer({Verb::muster, kNoPlanet, planet, static_cast<std::uint8_t>(count)},
                            mustering_worth(scene, planet, count));
    }
    shortlist.list(entries);
}

// ---- Quick moves: the best at first sight, with a little chance

// The best move so far; some chance is part of the worth of moves.
struct Pick {
    const Scene& scene;
    Move move{};
    int worth = 0;
    void offer(const Move& other, int other_worth) {
        other_worth += scene.liking(other);
        if (other_worth > worth) move = other, worth = other_worth;
    }
};

int quick_count(const Scene& scene, PlanetId source, PlanetId target) {
    const Position& p = scene.p;
    const int ships = ships_on(p, source);
    const int resistance = strength(p, target);
    const int most = std::min(ships, resistance + p.board.facts_of(target).limit);
    const int spare = ships - scene.menace(source, only(target));
    const int wanted = resistance + std::max(1, scene.menace(target));
    return std::clamp(std::max(spare, wanted), resistance + 1, std::max(resistance + 1, std::min(most, ships - 1)));
}

Move quick_movement(const Scene& scene, Chance& chance) {
    const Position& p = scene.p;
    std::uint64_t luck = chance.bits();
    Pick pick{scene};
    for (const PlanetId source : each(scene.own)) {
        const int ships = ships_on(p, source);
        for (const PlanetId target : each(p.board.adjacent[index(source)] & ~scene.own)) {
            if (ships <= strength(p, target)) continue;
            const int count = quick_count(scene, source, target);
            const int worth = attack_worth(scene, source, target, count) + static_cast<int>(luck & 7) - 3;
            luck = std::rotr(luck, 3);
            pick.offer(movement(source, target, count), worth);
        }
    }
    if (pick.worth > 0) return pick.move;

    // Nothing can be conquered: bring the largest idle fleet to where it is needed.
    PlanetId idle{};
    int most = 2;
    for (const PlanetId source : each(scene.own)) {
        const int spare = ships_on(p, source) - std::max(1, scene.menace(source));
        if (spare > most && prospect(scene, source, ships_on(p, source)) == 0) {
            most = spare;
            idle = source;
        }
    }
    if (most == 2) return {};
    for (const PlanetId target : each(realm(p.board, scene.own, idle) & ~only(idle))) {
        const int count = std::min(most, room(p, target));
        if (count < 1 || !scene.is_frontier(target)) continue;
        const int worth = shift_worth(scene, idle, target, count) + static_cast<int>(luck & 3);
        luck = std::rotr(luck, 3);
        pick.offer(movement(idle, target, count), worth);
    }
    return pick.move;
}

Move quick_settling(const Scene& scene, Chance& chance) {
    const Position& p = scene.p;
    const int reserve = p.reserve[slot(p.turn)];
    Pick pick{scene, {}, -10'000};
    for (const PlanetId planet : each(free_planets(p))) {
        const SizeFacts& size = p.board.facts_of(planet);
        const int least = settle_least(p, size);
        if (reserve < least) continue;
        const int most = settle_most(size, reserve);
        const int count = std::min(most, least + static_cast<int>(chance.below(4)));
        pick.offer({Verb::settle, kNoPlanet, planet, static_cast<std::uint8_t>(count)},
                   settling_worth(scene, planet, count) + static_cast<int>(chance.below(12)));
    }
    return pick.move;
}

Move quick_mustering(const Scene& scene, Chance& chance) {
    const Position& p = scene.p;
    const int reserve = p.reserve[slot(p.turn)];
    Pick pick{scene, {}, -10'000};
    for (const PlanetId planet : each(scene.own)) {
        const int count = std::min(reserve, room(p, planet));
        if (count > 0)
            pick.offer({Verb::muster, kNoPlanet, planet, static_cast<std::uint8_t>(count)},
                       mustering_worth(scene, planet, count) + static_cast<int>(chance.below(4)));
    }
    return pick.move;
}

// ---- Standing

// The score that a seat may expect per round, in hundredths, if nothing changes.
int expectation(const Position& p, Seat seat) {
    const int limit = round_limit(p.seats, p.options);
    const int scored = limit - std::max(1, scored_from(p)) + 1;
    const int to_come = std::min(scored, limit - p.round + 1);
    const int rounds = std::min(limit - p.round + 1, 10);
    int ships = 0;
    for (const PlanetId planet : each(owned_by(p, seat))) ships += std::min(ships_on(p, planet), 40);
    const int future = 100 * production(p, seat) + 8 * rounds * ships;
    const int value = (100 * p.score[slot(seat)] + to_come * future) / scored;
    return seat == p.dominant ? value + value / 4 : value;
}

// From -1000 to 1000, steep around 0.
int squash(int lead, int half) { return 1000 * lead / (std::abs(lead) + half); }

}  // namespace

// ---- Characters

namespace {

enum class Taste { raider = 1, settler, guard };

bool is_rival(const Position& p, PlanetId planet) { return !is_free(p, planet) && owner_of(p, planet) != p.turn; }

}  // namespace

int Insight::liking(const Position& p, const Move& move, int character) {
    if (move.verb != Verb::move) return 0;
    const bool attacks = is_rival(p, move.target), settles = is_free(p, move.target);
    switch (static_cast<Taste>(character)) {
        case Taste::raider: return attacks ? 5 : 0;
        case Taste::settler: return settles ? 3 : 0;
        case Taste::guard: return attacks ? -1 : settles ? 0 : 2;
    }
    return 0;
}

void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    value = {};
    std::array<int, kMaxSeats> expected{};
    for (int k = 0; k < p.seats; ++k)
        if (is_living(p, seat_at(k))) expected[static_cast<std::size_t>(k)] = expectation(p, seat_at(k));
    const int half = 6 * p.board.production(p.board.planets);
    int sum = 0;
    for (int k = 0; k < p.seats; ++k) {
        if (!is_living(p, seat_at(k))) continue;
        int rival = 0;
        for (int other = 0; other < p.seats; ++other)
            if (other != k) rival = std::max(rival, expected[static_cast<std::size_t>(other)]);
        std::int32_t& mine = value[static_cast<std::size_t>(k)];
        mine = 1000 + squash(expected[static_cast<std::size_t>(k)] - rival, half);
        sum += mine;
    }
    if (sum == 0) return;
    for (std::int32_t& share : value) share = 1000 * share / sum;
}

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries, int character) {
    entries.clear();
    if (p.phase == Phase::over) return;
    const Scene scene(p, character);
    switch (asked(p)) {
        case Verb::settle: return promising_settling(scene, entries);
        case Verb::muster: return promising_mustering(scene, entries);
        default: return promising_movements(scene, entries);
    }
}

Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>&, int character) {
    const Scene scene(p, character);
    switch (asked(p)) {
        case Verb::settle: return quick_settling(scene, chance);
        case Verb::muster: return quick_mustering(scene, chance);
        default: return quick_movement(scene, chance);
    }
}

bool Insight::is_quiet(const Position& p) { return p.round >= 3 && p.turn == p.first && p.left == kMovements; }

}  // namespace orrery::prosper
