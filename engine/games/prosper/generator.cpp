// Section 9.4, step by step: places, orbits of edges, then connect, loose ends, thicken, robust.
#include "games/prosper/generator.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "core/chance.h"

namespace orrery::prosper {
namespace {

using Int = std::int64_t;

struct Point {
    Int x = 0;
    Int y = 0;
};
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Int dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr Int cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
constexpr Int square(Point a) { return dot(a, a); }
constexpr int sign(Int value) { return (value > 0) - (value < 0); }

struct Recipe {
    std::array<int, 3> sector;  // larges, mediums, smalls
    Int distance;
    Int wedge;
    std::array<Point, 6> turn;  // (C, S) of rotation j
    std::array<std::uint8_t, kMaxSeats> bonus;
};
// clang-format off
constexpr std::array<Recipe, 5> kRecipes{{
    {{2, 3, 4}, 2900, 0, {{{65536, 0}, {-65536, 0}}}, {1, 0}},
    {{2, 3, 3}, 2550, 1732, {{{65536, 0}, {-32768, 56756}, {-32768, -56756}}}, {1, 0, 0}},
    {{1, 3, 3}, 2400, 1000, {{{65536, 0}, {0, 65536}, {-65536, 0}, {0, -65536}}}, {1, 1, 0, 0}},
    {{1, 3, 3}, 2100, 727,
     {{{65536, 0}, {20252, 62328}, {-53020, 38521}, {-53020, -38521}, {20252, -62328}}}, {0, 1, 1, 0, 0}},
    {{1, 3, 2}, 2050, 577,
     {{{65536, 0}, {32768, 56756}, {-32768, 56756}, {-65536, 0}, {-32768, -56756}, {32768, -56756}}},
     {0, 1, 1, 1, 0, 0}},
}};
// clang-format on
const Recipe& recipe(int seats) { return kRecipes[static_cast<std::size_t>(seats - 2)]; }

struct Edge {
    int u = 0;
    int v = 0;  // u < v
    bool operator==(const Edge&) const = default;
    bool operator<(const Edge& other) const { return std::tie(u, v) < std::tie(other.u, other.v); }
};

// Edges that become each other when the map is turned. They are taken or left together.
struct Orbit {
    Int length = 0;           // squared, of its smallest pair
    std::vector<Edge> edges;  // the smallest pair first
    bool taken = false;
};

// One attempt: planets by index (sector * k + place in the sector; the hub is last), and the edges taken so far.
class Attempt {
   public:
    Attempt(int seats, int number, Chance& draws)
        : seats_(seats), recipe_(recipe(seats)), distance_(recipe_.distance - 20 * number), draws_(draws) {
        for (const int count : recipe_.sector) per_sector_ += count;
    }

    bool run() { return place_planets() && connect() && tie_loose_ends() && thicken() && is_robust(); }
    Board board() const;

   private:
    bool place_planets();
    bool is_acceptable(Point place, bool is_first) const;
    bool connect();
    bool tie_loose_ends();
    bool thicken();
    bool is_robust() const;

    void list_orbits();
    bool is_feasible(const Orbit& orbit) const;
    bool is_near_a_third_planet(Edge edge) const;
    bool is_crossing(Edge a, Edge b) const;
    void take(Orbit& orbit);

    int count() const { return static_cast<int>(points_.size()); }
    bool has_hub() const { return hub_ != 0; }
    Point point(int planet) const { return points_[static_cast<std::size_t>(planet)]; }
    int degree(int planet) const;
    std::vector<int> components(int without) const;
    Point rotated(int turns, Point p) const {
        const Point t = recipe_.turn[static_cast<std::size_t>(turns)];
        return {(p.x * t.x - p.y * t.y + 32768) >> 16, (p.x * t.y + p.y * t.x + 32768) >> 16};
    }
    int turned(int planet) const {
        if (planet == seats_ * per_sector_) return planet;
        return (planet + per_sector_) % (seats_ * per_sector_);
    }
    Edge turned(Edge edge) const {
        const auto [u, v] = std::minmax({turned(edge.u), turned(edge.v)});
        return {u, v};
    }

    const int seats_;
    const Recipe& recipe_;
    const Int distance_;
    Chance& draws_;
    int per_sector_ = 0;
    std::uint32_t hub_ = 0;  // 0 none, 1 medium, 2 large
    std::vector<Point> points_;
    std::vector<Orbit> orbits_;
    std::vector<Edge> edges_;
};

// ---- Steps 1 to 3: hub, places, index

bool Attempt::place_planets() {
    hub_ = draws_.below(3);
    std::vector<Point> sector;  // the places in sector a
    if (has_hub()) points_.push_back({0, 0});
    while (static_cast<int>(sector.size()) < per_sector_) {
        const bool is_first = sector.empty();
        int tries = 0;
        Point place;
        do {
            if (++tries > 400) return false;
            place.x = static_cast<Int>(draws_.below(20001)) - 10000;
            place.y = -static_cast<Int>(draws_.below(10001));
        } while (!is_acceptable(place, is_first));
        sector.push_back(place);
        for (int turns = 0; turns < seats_; ++turns) points_.push_back(rotated(turns, place));
    }
    points_.clear();
    for (int turns = 0; turns < seats_; ++turns)
        for (const Point place : sector) points_.push_back(rotated(turns, place));
    if (has_hub()) points_.push_back({0, 0});
    return true;
}

bool Attempt::is_acceptable(Point place, bool is_first) const {
    const Int across = place.x < 0 ? -place.x : place.x;
    if (place.y == 0) return false;
    if (seats_ > 2 && 1000 * across > recipe_.wedge * -place.y) return false;
    if (seats_ == 2 || seats_ == 4) {
        if (across > 9000 || place.y < -9000) return false;
    } else if (square(place) > 100000000) {
        return false;
    }
    if (is_first && square(place) < 30250000) return false;
    const auto is_too_near = [&](Point other) { return square(other - place) < distance_ * distance_; };
    for (int turns = 1; turns < seats_; ++turns)
        if (is_too_near(rotated(turns, place))) return false;
    return std::none_of(points_.begin(), points_.end(), is_too_near);
}

// ---- Steps 4 and 5: orbits, feasible

void Attempt::list_orbits() {
    for (int u = 0; u < count(); ++u) {
        for (int v = u + 1; v < count(); ++v) {
            Orbit orbit;
            for (Edge edge{u, v}; orbit.edges.empty() || edge != Edge{u, v}; edge = turned(edge))
                orbit.edges.push_back(edge);
            const bool is_smallest = std::min_element(orbit.edges.begin(), orbit.edges.end()) == orbit.edges.begin();
            if (!is_smallest) continue;
            orbit.length = square(point(v) - point(u));
            orbits_.push_back(orbit);
        }
    }
    std::sort(orbits_.begin(), orbits_.end(), [](const Orbit& a, const Orbit& b) {
        return std::tie(a.length, a.edges.front()) < std::tie(b.length, b.edges.front());
    });
}

bool Attempt::is_feasible(const Orbit& orbit) const {
    for (int planet = 0; planet < count(); ++planet) {
        int degree_then = degree(planet);
        for (const Edge edge : orbit.edges) degree_then += edge.u == planet || edge.v == planet ? 1 : 0;
        if (degree_then > (planet == seats_ * per_sector_ ? 6 : 5)) return false;
    }
    for (const Edge edge : orbit.edges) {
        if (is_near_a_third_planet(edge)) return false;
        const auto is_crossing_it = [&](Edge other) { return is_crossing(edge, other); };
        if (std::any_of(edges_.begin(), edges_.end(), is_crossing_it)) return false;
        if (std::any_of(orbit.edges.begin(), orbit.edges.end(), is_crossing_it)) return false;
    }
    return true;
}

bool Attempt::is_near_a_third_planet(Edge edge) const {
    const Point along = point(edge.v) - point(edge.u);
    const Int length = square(along);
    for (int planet = 0; planet < count(); ++planet) {
        if (planet == edge.u || planet == edge.v) continue;
        const Point aside = point(planet) - point(edge.u);
        const Int forward = dot(aside, along);
        const Int off = cross(along, aside);
        if (0 < forward && forward < length && off * off < 810000 * length) return true;
    }
    return false;
}

bool Attempt::is_crossing(Edge one, Edge other) const {
    if (one.u == other.u || one.u == other.v || one.v == other.u || one.v == other.v) return false;
    const auto side = [&](int a, int b, int c) { return sign(cross(point(b) - point(a), point(c) - point(a))); };
    return side(one.u, one.v, other.u) * side(one.u, one.v, other.v) <= 0 &&
           side(other.u, other.v, one.u) * side(other.u, other.v, one.v) <= 0;
}

void Attempt::take(Orbit& orbit) {
    orbit.taken = true;
    edges_.insert(edges_.end(), orbit.edges.begin(), orbit.edges.end());
}

int Attempt::degree(int planet) const {
    return static_cast<int>(
        std::count_if(edges_.begin(), edges_.end(), [&](Edge edge) { return edge.u == planet || edge.v == planet; }));
}

// For each planet the lowest planet that it is connected with if `without` is removed (-1: none is removed).
std::vector<int> Attempt::components(int without) const {
    std::vector<int> component(points_.size());
    for (int planet = 0; planet < count(); ++planet) component[static_cast<std::size_t>(planet)] = planet;
    for (const Edge edge : edges_) {
        if (edge.u == without || edge.v == without) continue;
        const auto [low, high] =
            std::minmax({component[static_cast<std::size_t>(edge.u)], component[static_cast<std::size_t>(edge.v)]});
        std::replace(component.begin(), component.end(), static_cast<int>(high), static_cast<int>(low));
    }
    return component;
}

// ---- Steps 6 to 9: connect, loose ends, thicken, robust

bool Attempt::connect() {
    list_orbits();
    std::vector<int> component = components(-1);
    for (Orbit& orbit : orbits_) {
        const bool joins_two = std::any_of(orbit.edges.begin(), orbit.edges.end(), [&](Edge edge) {
            return component[static_cast<std::size_t>(edge.u)] != component[static_cast<std::size_t>(edge.v)];
        });
        if (!joins_two || !is_feasible(orbit)) continue;
        take(orbit);
        component = components(-1);
    }
    return std::all_of(component.begin(), component.end(), [](int lowest) { return lowest == 0; });
}

bool Attempt::tie_loose_ends() {
    for (Orbit& orbit : orbits_) {
        const Edge edge = orbit.edges.front();
        if (!orbit.taken && (degree(edge.u) < 2 || degree(edge.v) < 2) && is_feasible(orbit)) take(orbit);
    }
    for (int planet = 0; planet < count(); ++planet)
        if (degree(planet) < 2) return false;
    return true;
}

bool Attempt::thicken() {
    const Int longest = 2 * distance_ + distance_ / 4;
    for (Orbit& orbit : orbits_) {
        if (5 * static_cast<int>(edges_.size()) >= 8 * count() || orbit.length > longest * longest) break;
        if (!orbit.taken && is_feasible(orbit)) take(orbit);
    }
    return true;
}

bool Attempt::is_robust() const {
    for (int without = 0; without < count(); ++without) {
        const std::vector<int> component = components(without);
        for (int planet = 0; planet < count(); ++planet)
            if (planet != without && component[static_cast<std::size_t>(planet)] != (without == 0 ? 1 : 0))
                return false;
    }
    return true;
}

// ---- The result

Board Attempt::board() const {
    const auto id = [&](int planet) {
        return planet == seats_ * per_sector_ ? kHub : planet_at(planet / per_sector_, planet % per_sector_ + 1);
    };
    const auto size = [&](int planet) {
        if (planet == seats_ * per_sector_) return hub_ == 2 ? PlanetSize::large : PlanetSize::medium;
        const int place = planet % per_sector_;
        if (place < recipe_.sector[0]) return PlanetSize::large;
        return place < recipe_.sector[0] + recipe_.sector[1] ? PlanetSize::medium : PlanetSize::small;
    };
    Board board;
    for (int planet = 0; planet < count(); ++planet)
        board.add(id(planet), size(planet),
                  {static_cast<std::int16_t>(point(planet).x), static_cast<std::int16_t>(point(planet).y)});
    for (const Edge edge : edges_) board.join(id(edge.u), id(edge.v));
    return board;
}

}  // namespace

Board generated_board(int seats, std::uint32_t seed, int* failed) {
    Chance draws(std::uint64_t{seed} * 16 + static_cast<std::uint64_t>(seats));
    for (int number = 0; number < 64; ++number) {
        Attempt attempt(seats, number, draws);
        if (failed != nullptr) *failed = number;
        if (attempt.run()) return attempt.board();
    }
    return {};
}

std::array<std::uint8_t, kMaxSeats> generated_bonus(int seats) { return recipe(seats).bonus; }

}  // namespace orrery::prosper
