// Payments and distances, compared with a literal reading of the rules reference (6.0, 6.10) over many hands and
// boards.
#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games/kardashev/facts.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {
namespace {

// ---- Paying, card by card

void pay_any(const Cards& left, const Cards& paid, int any, std::set<std::string>& ways) {
    if (any == 0) return void(ways.insert(token(paid)));
    for (const Symbol type : kAllTypes) {
        if (left.of(type) == 0) continue;
        Cards next_left = left, next_paid = paid;
        next_left.add(type, -1), next_paid.add(type, 1);
        pay_any(next_left, next_paid, any - 1, ways);
    }
}

void substitute(const Cards& left, const Cards& paid, const std::string& missing, int any,
                std::set<std::string>& ways) {
    if (missing.empty()) return pay_any(left, paid, any, ways);
    for (const Symbol type : kAllTypes) {
        if (symbol_token(type)[0] == missing[0] || left.of(type) < 4) continue;
        Cards next_left = left, next_paid = paid;
        next_left.add(type, -4), next_paid.add(type, 4);
        substitute(next_left, next_paid, missing.substr(1), any, ways);
    }
}

std::set<std::string> ways_to_pay(Cards left, const Cards& named, int any) {
    Cards paid;
    std::string missing;
    for (const Symbol type : kAllTypes)
        for (int n = named.of(type); n > 0; --n) {
            if (left.of(type) > 0)
                left.add(type, -1), paid.add(type);
            else
                missing += symbol_token(type);
        }
    std::set<std::string> ways;
    substitute(left, paid, missing, any, ways);
    return ways;
}

TEST_CASE("payments are those that the steps of 6.0 allow, each once", "[kardashev]") {
    constexpr int kMost = 9;
    for (int f = 0; f <= kMost; ++f)
        for (int m = 0; m <= kMost; ++m)
            for (int e = 0; e <= kMost; ++e)
                for (const Cost& price : {cost(1, 1, 0), cost(0, 2, 2), cost(1, 1, 1, 3), cost(3, 0, 3), cost(0, 0, 3),
                                          any_cards(1), any_cards(6)}) {
                    const Cards hand = cards(f, m, e);
                    const std::set<std::string> ways = ways_to_pay(hand, price.named, price.any);
                    std::set<std::string> found;
                    for (const Cards& paid : payments(hand, price)) found.insert(token(paid));
                    const bool is_same = found == ways && payments(hand, price).size() == ways.size() &&
                                         can_pay(hand, price) == !ways.empty();
                    if (!is_same) FAIL(token(hand) << " pays " << cost_text(price));
                }
}

TEST_CASE("the most that can be paid of one type is the highest price that can be paid", "[kardashev]") {
    constexpr int kMost = 9;
    for (int f = 0; f <= kMost; ++f)
        for (int m = 0; m <= kMost; ++m)
            for (int e = 0; e <= kMost; ++e) {
                const Cards hand = cards(f, m, e);
                const int most = most_payable(hand, Symbol::e);
                const bool is_highest = can_pay(hand, cost(0, 0, most)) && !can_pay(hand, cost(0, 0, most + 1));
                if (!is_highest) FAIL(token(hand) << " pays " << most << " energy");
            }
}

TEST_CASE("a technology is unlocked when it needs nothing or one of those that it needs is there", "[kardashev]") {
    for (int k = 0; k < kRoles; ++k) {
        const Role role = static_cast<Role>(k);
        for (const Tech researched : techs_of(role)) {
            TechSet unlocked;
            for (const Tech tech : techs_of(role))
                if (needs(role, tech).empty() || needs(role, tech).has(researched)) unlocked.add(tech);
            CHECK(unlocked_by(role, TechSet::of(researched)) == unlocked);
        }
    }
    CHECK(unlocked_by(kNoRole, {}).empty());
}

// ---- Distances, space by space

std::map<Hex, int> steps_to(const Open& p, Seat seat, Hex from) {
    struct Stand {
        Hex hex;
        bool used;  // the wormhole
        int steps;
    };
    const bool wormhole = p.has(seat, Tech::wormhole);
    std::map<Hex, int> least;
    std::set<std::pair<Hex, bool>> seen{{from, false}};
    for (std::deque<Stand> open{{from, false, 0}}; !open.empty(); open.pop_front()) {
        const Stand here = open.front();
        if (here.steps == kLongestMove) continue;
        for (int i = 0; i < kHexes; ++i) {
            const Hex next = static_cast<Hex>(i);
            if (distance(here.hex, next) != 1 || !p.board.spaces().has(next)) continue;
            least.try_emplace(next, here.steps + 1);
            const Seat colony = p.board.colony_owner(next), fleet = p.board.fleet_owner(next);
            const bool is_free = (p.board.tile(next).is_planet() || p.board.tile(next) == kVoid) &&
                                 (colony == kSpectator || colony == seat) && (fleet == kSpectator || fleet == seat);
            if (is_free && seen.insert({next, here.used}).second) open.push_back({next, here.used, here.steps + 1});
            if (wormhole && !here.used && seen.insert({next, true}).second)
                open.push_back({next, true, here.steps + 1});
        }
    }
    return least;
}

TEST_CASE("distances are those of the shortest legal paths", "[kardashev]") {
    Chance chance(5);
    for (int game = 0; game < 300; ++game) {
        Open p;
        p.seats = 2;
        p.board.radius = static_cast<std::uint8_t>(3 + chance.below(2));
        p.player(seat_at(0)).hand = cards(0, 0, 99);
        if (chance.below(2) == 0) p.player(seat_at(0)).researched.add(Tech::wormhole);
        for (const Hex hex : p.board.spaces()) {
            constexpr std::array<Tile, 5> kTiles{kNoTile, kVoid, kDead, Tile{1}, Tile{8}};
            const Tile tile = kTiles[chance.below(kTiles.size())];
            p.board.set_tile(hex, tile);
            const Seat seat = seat_at(static_cast<int>(chance.below(2)));
            if (tile.is_planet() && chance.below(3) == 0) p.board.set_colony(hex, seat, 1);
            if (tile == kVoid && chance.below(3) == 0) p.board.set_fleet(hex, seat, 1);
        }
        for (const Hex from : p.board.fleets[0]) {
            const Reach found = reach(p, seat_at(0), from, 1);
            const std::map<Hex, int> least = steps_to(p, seat_at(0), from);
            for (const Hex to : p.board.spaces()) {
                if (to == from) continue;
                const auto there = least.find(to);
                const int expected = there == least.end() ? kLongestMove + 1 : there->second;
                if (found.distance(to) != expected) FAIL("game " << game << " " << token(from) << " " << token(to));
                CHECK(found.targets().has(to) == (expected <= kLongestMove));
            }
        }
    }
}

}  // namespace
}  // namespace orrery::kardashev
