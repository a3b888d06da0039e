// Routes of Ozymandias: the worked examples E1 to E9, E18 and E21 as direct calls. As a second opinion, a search that
// knows only the table of 6.4 and the places of points in the plane.
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games/ozymandias/facts.h"
#include "games/ozymandias/plane.h"
#include "games/ozymandias/routes.h"

namespace orrery::ozymandias {
namespace {

// ---- The worked examples

struct Board {
    Galaxy galaxy;
    Standing standing;
    std::shared_ptr<Reach> found = std::make_shared<Reach>();  // it can't be copied

    Board& friendly(std::string_view at) { return (standing.friendly.add(galaxy.spot(point_of(at))), *this); }
    Board& enemy(std::string_view at) { return (standing.enemy.add(galaxy.spot(point_of(at))), *this); }
    Board& from(std::string_view start, int secrets) {
        return (reach(galaxy, standing, galaxy.spot(point_of(start)), secrets, *found), *this);
    }
    // In secrets; -1: out of reach.
    int move(std::string_view to) const { return secrets(charges_to(galaxy, *found, point_of(to))); }
    int explore(std::string_view port) const { return secrets(charges_to(galaxy, *found, *read_port(port))); }
    int attack(std::string_view from, std::string_view at) const {
        return secrets(charges_to(galaxy, *found, point_of(from), point_of(at)));
    }

   private:
    static int secrets(int charges) { return charges == kFar ? -1 : price_of(charges); }
};

Board one_tile() {
    Board board;
    board.galaxy.place(Site{0}, tile_of(Suit::red, 2), 0);
    return board;
}
Board three_tiles() {
    Board board = one_tile();
    board.galaxy.place(Site{2}, tile_of(Suit::gold, 1), 1);
    board.galaxy.place(Site{4}, tile_of(Suit::blue, 2), 0);
    return board;
}

TEST_CASE("charges cost 1, 2, 3 and so on (E36)", "[ozymandias]") {
    for (int charges = 0; charges < 5; ++charges)
        CHECK(price_of(charges) == std::array<int, 5>{0, 1, 3, 6, 10}[static_cast<std::size_t>(charges)]);
    CHECK(charges_for(0) == 0);
    CHECK(charges_for(2) == 1);
    CHECK(charges_for(3) == 2);
    CHECK(charges_for(99) == 13);
}

TEST_CASE("a free line needs no secrets (E1)", "[ozymandias]") {
    const Board b = three_tiles().from("0a", 0);
    CHECK(b.move("0b") == 0);
    CHECK(b.move("0i") == 0);
    CHECK(b.move("0c") == -1);
    CHECK(b.move("2g") == -1);
    CHECK(b.explore("0a1") == 0);
    CHECK(b.explore("0a11") == 0);
    CHECK(b.explore("0i9") == -1);
    CHECK(b.move("0a") == -1);
}

TEST_CASE("dots and turns are charged (E2, E3)", "[ozymandias]") {
    const Board two = three_tiles().from("0a", 4);
    CHECK(two.move("0e") == 1);  // over the colony 0c
    CHECK(two.move("2f") == 3);
    CHECK(two.move("0d") == 3);
    const Board one = three_tiles().from("0b", 1);
    CHECK(one.move("2g") == 0);
    CHECK(one.move("2e") == 1);
    CHECK(one.move("2h") == 1);
    CHECK(one.move("2d") == -1);
}

TEST_CASE("a gap breaks the line (E4)", "[ozymandias]") {
    CHECK(three_tiles().from("2c", 2).move("2e") >= 0);
    CHECK(three_tiles().from("2c", 2).move("2d") == -1);
    CHECK(three_tiles().from("2c", 3).move("2d") == 3);
}

TEST_CASE("a friendly fleet is passed for one charge (E5, E6)", "[ozymandias]") {
    const Board over = three_tiles().friendly("0b").from("0a", 1);
    CHECK(over.move("0b") == -1);
    CHECK(over.move("0c") == -1);
    CHECK(over.move("2g") == 1);
    const Board attack = three_tiles().friendly("0b").enemy("2g").from("0a", 1);
    CHECK(attack.attack("0b", "2g") == -1);
    CHECK(attack.attack("0a", "2g") == 1);
    CHECK(attack.found->attacks.size() == 1);
}

TEST_CASE("the contested point is not charged (E7)", "[ozymandias]") {
    const Board b = one_tile().enemy("0c").from("0b", 0);
    CHECK(b.move("0c") == -1);
    CHECK(b.attack("0b", "0c") == 0);
}

TEST_CASE("a reserved site is closed, other borders are not (E8, E9)", "[ozymandias]") {
    Board b = one_tile();
    CHECK(b.from("0a", 0).explore("0a1") == 0);
    b.galaxy.reserve(Site{1});
    CHECK(b.from("0b", 0).explore("0a11") == -1);
    CHECK(b.explore("0i9") == 0);
    CHECK(b.explore("0b3") == 0);
    b.galaxy.place(Site{1}, tile_of(Suit::gold, 3), 1);
    CHECK(b.from("0a", 0).explore("0a1") == -1);
    CHECK(b.move("1e") == 0);
}

TEST_CASE("the amount left over moves the loser (E18, E21)", "[ozymandias]") {
    Board b = one_tile();
    b.galaxy.place(Site{2}, tile_of(Suit::gold, 1), 1);
    b.enemy("0b").from("0c", 1);
    CHECK(b.move("2g") == 0);
    CHECK(b.move("2h") == 0);
    CHECK(b.move("0d") == 1);
    CHECK(b.move("0b") == -1);
    CHECK(b.move("2f") == -1);
    const Board forced = one_tile().enemy("0b").from("0a", 6);
    CHECK(forced.move("0i") == 0);
    CHECK(forced.explore("0a1") == 0);
}

// ---- A second opinion

struct Chart {
    std::map<Plane, Point> points;
    std::set<std::pair<Plane, Plane>> gaps;
    std::set<Plane> dots, friendly, enemy, reserved;

    bool is_gap(Plane a, Plane b) const { return gaps.contains({a, b}) || gaps.contains({b, a}); }
    bool is_empty(Plane at) const { return !friendly.contains(at) && !enemy.contains(at); }
};

struct Ends {
    std::map<std::string, int> stops, exits, attacks;  // charges, by the notation

    static void put(std::map<std::string, int>& ends, const std::string& end, int charges) {
        const auto [known, is_new] = ends.try_emplace(end, charges);
        if (!is_new) known->second = std::min(known->second, charges);
    }
};

// Walks every route step by step. In a forced move no point is visited twice.
struct Walker {
    const Chart& chart;
    Plane start;
    int most;
    bool is_forced;
    Ends ends{};
    std::vector<Plane> route{};

    void walk(Plane at, std::optional<Heading> came, int charges, Plane approach) {
        route.push_back(at);
        const bool is_dot = chart.dots.contains(at), is_friendly = chart.friendly.contains(at);
        const bool is_start = route.size() == 1;
        if (chart.is_empty(at)) approach = at;
        if (!is_start && chart.is_empty(at) && at != start) Ends::put(ends.stops, token(chart.points.at(at)), charges);
        for (int i = 0; i < kHeadings; ++i) {
            const Heading heading = static_cast<Heading>(i);
            if (came && heading == opposite(*came)) continue;
            const bool is_turn = came && heading != *came && !is_dot && !is_friendly;
            const int paid = charges + (is_turn ? 1 : 0);
            if (paid > most) continue;
            const Plane next = onward(at, heading);
            const auto there = chart.points.find(next);
            if (there == chart.points.end()) {
                const Arm arm = arm_of(slot_of(chart.points.at(at)), heading);
                if (arm.slot >= 0 && !chart.reserved.contains(next))
                    Ends::put(ends.exits, token(Port{chart.points.at(at), heading}), paid);
                continue;
            }
            if (chart.is_gap(at, next) || arm_of(slot_of(chart.points.at(at)), heading).slot < 0) continue;
            if (chart.enemy.contains(next)) {
                Ends::put(ends.attacks, token(chart.points.at(approach)) + " " + token(there->second), paid);
                continue;
            }
            const bool charged = chart.dots.contains(next) || chart.friendly.contains(next);
            const int arrived = paid + (charged && next != start ? 1 : 0);
            if (arrived > most) continue;
            if (is_forced && std::find(route.begin(), route.end(), next) != route.end()) continue;
            walk(next, heading, arrived, approach);
        }
        route.pop_back();
    }
};

struct World {
    Board board;
    Chart chart;
    Spot start = kNoSpot;
};

World random_world(Chance& chance, int tiles, int fleets) {
    World world;
    Galaxy& galaxy = world.board.galaxy;
    std::vector<int> stack(kTiles);
    for (int i = 0; i < kTiles; ++i) stack[static_cast<std::size_t>(i)] = i;
    const auto take = [&] {
        std::swap(stack[chance.below(static_cast<std::uint32_t>(stack.size()))], stack.back());
        const int tile = stack.back();
        stack.pop_back();
        return static_cast<Tile>(tile);
    };
    const auto rotation = [&] { return static_cast<int>(chance.below(kRotations)); };
    galaxy.place(Site{0}, take(), rotation());
    while (static_cast<int>(galaxy.places().size()) < tiles) {
        const auto free = galaxy.free_sites();
        const Site site = free[chance.below(static_cast<std::uint32_t>(free.size()))];
        if (free.size() > 1 && chance.below(6) == 0)
            galaxy.reserve(site);
        else
            galaxy.place(site, take(), rotation());
    }
    std::vector<Spot> spots;
    galaxy.each_spot([&](Spot spot) { spots.push_back(spot); });
    if (const Spot made = spots[chance.below(static_cast<std::uint32_t>(spots.size()))]; !galaxy.is_colony(made))
        galaxy.terraform(galaxy.point(made));
    // Fleets are close together, so that they are in each other's way.
    world.start = spots[chance.below(static_cast<std::uint32_t>(spots.size()))];
    Standing& standing = world.board.standing;
    std::vector<Spot> near{world.start};
    for (int i = 0; i < fleets; ++i) {
        Spot at = near[chance.below(static_cast<std::uint32_t>(near.size()))];
        for (std::uint32_t left = 1 + chance.below(3); left > 0; --left) {
            const Step step = galaxy.step(at, static_cast<Heading>(chance.below(kHeadings)));
            if (step.to == Step::To::spot) at = step.spot;
        }
        if (at == world.start || standing.friendly.has(at) || standing.enemy.has(at)) continue;
        near.push_back(at);
        if (standing.friendly.size() < 3 && chance.below(2) == 0)
            standing.friendly.add(at);
        else
            standing.enemy.add(at);
    }

    Chart& chart = world.chart;
    for (const Spot spot : spots) {
        const Plane at = plane_of(galaxy.point(spot));
        chart.points[at] = galaxy.point(spot);
        if (galaxy.is_colony(spot) || galaxy.is_hazard(spot)) chart.dots.insert(at);
        if (standing.friendly.has(spot)) chart.friendly.insert(at);
        if (standing.enemy.has(spot)) chart.enemy.insert(at);
        for (int heading = 0; heading < kHeadings; ++heading)
            if ((galaxy.at(spot).arms() >> (slot_of(spot) * kHeadings + heading) & 1) == 0)
                chart.gaps.insert({at, onward(at, static_cast<Heading>(heading))});
    }
    for (const Site site : galaxy.reserved())
        for (int slot = 0; slot < kSlots; ++slot) chart.reserved.insert(plane_of(point_at(site, slot)));
    return world;
}

// Between the given number of tiles and `tiles` - 1 more, and fewer than `fleets` fleets. The numbers are drawn one
// after the other, since compilers evaluate arguments in different orders.
World any_world(Chance& chance, int least, std::uint32_t tiles, std::uint32_t fleets) {
    const int laid = least + static_cast<int>(chance.below(tiles));
    const int flying = static_cast<int>(chance.below(fleets));
    return random_world(chance, laid, flying);
}

Ends ends_of(const World& world, int secrets) {
    const Galaxy& galaxy = world.board.galaxy;
    Reach found;
    reach(galaxy, world.board.standing, world.start, secrets, found);
    Ends ends;
    each_stop(galaxy, found, [&](Point stop, int charges) { ends.stops[token(stop)] = charges; });
    each_exit(galaxy, found, [&](Port exit, int charges) { ends.exits[token(exit)] = charges; });
    for (const Attack& attack : found.attacks)
        ends.attacks[token(galaxy.point(attack.approach)) + " " + token(galaxy.point(attack.target))] = attack.charges;
    return ends;
}

TEST_CASE("stops, exits and attacks cost what the cheapest of all routes costs", "[ozymandias]") {
    Chance chance(3);
    std::size_t attacks = 0, over_friends = 0;
    for (int game = 0; game < 400; ++game) {
        const World world = any_world(chance, 2, 5, 9);
        const int secrets = price_of(static_cast<int>(chance.below(4)));
        const Plane start = plane_of(world.board.galaxy.point(world.start));
        Walker walker{world.chart, start, charges_for(secrets), false};
        walker.walk(start, {}, 0, start);
        const Ends found = ends_of(world, secrets);
        CAPTURE(game, secrets, token(world.board.galaxy.point(world.start)));
        CHECK(found.stops == walker.ends.stops);
        CHECK(found.exits == walker.ends.exits);
        CHECK(found.attacks == walker.ends.attacks);
        attacks += found.attacks.size();
        for (const auto& [attack, charges] : found.attacks) {
            const std::size_t gap = attack.find(' ');
            if (!world.board.galaxy.is_adjacent(point_of(attack.substr(0, gap)), point_of(attack.substr(gap + 1))))
                ++over_friends;
        }
    }
    CHECK(attacks > 400);  // with fewer attacks the test would prove little
    CHECK(over_friends > 20);
}

TEST_CASE("R31 no point is visited twice in a forced route, and every end can still be reached", "[ozymandias]") {
    Chance chance(4);
    for (int game = 0; game < 300; ++game) {
        const World world = any_world(chance, 1, 5, 9);
        const int left_over = 1 + static_cast<int>(chance.below(9));
        const Plane start = plane_of(world.board.galaxy.point(world.start));
        Walker walker{world.chart, start, charges_for(left_over), true};
        walker.walk(start, {}, 0, start);
        const Ends found = ends_of(world, left_over);
        CAPTURE(game, left_over, token(world.board.galaxy.point(world.start)));
        CHECK(found.stops == walker.ends.stops);
        CHECK(found.exits == walker.ends.exits);
    }
}

// Charges of a route by the table of 6.4; -1: it is not a route.
int charges_along(const Chart& chart, const std::vector<Point>& route, std::optional<Heading> exit, bool attacks) {
    int charges = 0;
    std::optional<Heading> came;
    const auto turn = [&](Plane at, Heading heading) {
        if (came && heading == opposite(*came)) return false;
        if (came && heading != *came && !chart.dots.contains(at) && chart.is_empty(at)) ++charges;
        came = heading;
        return true;
    };
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Plane from = plane_of(route[i - 1]), to = plane_of(route[i]);
        std::optional<Heading> heading;
        for (int h = 0; h < kHeadings; ++h)
            if (onward(from, static_cast<Heading>(h)) == to) heading = static_cast<Heading>(h);
        if (!heading || chart.is_gap(from, to) || !turn(from, *heading)) return -1;
        const bool is_last = i + 1 == route.size();
        if (chart.enemy.contains(to)) return is_last && attacks ? charges : -1;
        if (chart.dots.contains(to) || chart.friendly.contains(to)) ++charges;
    }
    return exit && !turn(plane_of(route.back()), *exit) ? -1 : charges;
}

TEST_CASE("the drawn route is a route, and costs what was said", "[ozymandias]") {
    Chance chance(5);
    for (int game = 0; game < 60; ++game) {
        const World world = any_world(chance, 3, 12, 12);
        const Galaxy& galaxy = world.board.galaxy;
        const Standing& standing = world.board.standing;
        const Point start = galaxy.point(world.start);
        Reach found;
        reach(galaxy, standing, world.start, 999, found);
        CAPTURE(game, token(start));
        each_stop(galaxy, found, [&](Point stop, int charges) {
            const std::vector<Point> route = route_to(galaxy, standing, world.start, stop);
            REQUIRE(!route.empty());
            CHECK((route.front() == start && route.back() == stop));
            CHECK(charges_along(world.chart, route, {}, false) == charges);
        });
        each_exit(galaxy, found, [&](Port exit, int charges) {
            const std::vector<Point> route = route_to(galaxy, standing, world.start, exit);
            REQUIRE(!route.empty());
            CHECK((route.front() == start && route.back() == exit.point));
            CHECK(charges_along(world.chart, route, exit.heading, false) == charges);
        });
        for (const Attack& attack : found.attacks) {
            const Point approach = galaxy.point(attack.approach), target = galaxy.point(attack.target);
            const std::vector<Point> route = route_to(galaxy, standing, world.start, approach, target);
            REQUIRE(!route.empty());
            CHECK((route.front() == start && route.back() == target));
            CHECK(charges_along(world.chart, route, {}, true) == attack.charges);
            const auto last = std::find_if(route.rbegin(), route.rend(),
                                           [&](Point at) { return world.chart.is_empty(plane_of(at)); });
            CHECK((last != route.rend() && *last == approach));
        }
        CHECK(route_to(galaxy, standing, world.start, start).empty());
    }
}

TEST_CASE("attacks come in canonical order, approach first", "[ozymandias]") {
    Chance chance(6);
    for (int game = 0; game < 50; ++game) {
        const World world = random_world(chance, 6, 12);
        Reach found;
        reach(world.board.galaxy, world.board.standing, world.start, 30, found);
        std::vector<std::pair<Point, Point>> attacks;
        for (const Attack& one : found.attacks)
            attacks.push_back({world.board.galaxy.point(one.approach), world.board.galaxy.point(one.target)});
        CHECK(std::is_sorted(attacks.begin(), attacks.end()));
        CHECK(std::adjacent_find(attacks.begin(), attacks.end()) == attacks.end());
    }
}

}  // namespace
}  // namespace orrery::ozymandias
