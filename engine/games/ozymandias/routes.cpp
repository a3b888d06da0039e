// The search goes over departures: a point, and the heading in which a route leaves it. What can follow does not depend
// on the way there. So each departure is looked at once, in the order of charges.
#include "games/ozymandias/routes.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace orrery::ozymandias {
namespace {

using Headings = std::uint8_t;  // as bits

constexpr Headings kAllHeadings = 63;
constexpr int kMostArms = 4;  // of a point

constexpr Headings bit(Heading heading) { return static_cast<Headings>(1 << static_cast<int>(heading)); }

bool is_in(const SpotSet& set, int place, int slot) {
    return (set.at[static_cast<std::size_t>(place)] >> slot & 1) != 0;
}

class Search {
   public:
    Search(const Galaxy& galaxy, const Standing& standing, Spot start, int most, Reach& out)
        : galaxy_(galaxy), standing_(standing), start_(start), most_(most), out_(out) {}

    void run() {
        leave(start_, kAllHeadings);
        for (int first = 0; charges_ <= most_ && first < size_; ++charges_)
            for (const int end = size_; first < end; ++first) {
                const Departures& from = queue_[static_cast<std::size_t>(first)];
                for (unsigned left = from.headings; left != 0; left &= left - 1)
                    slide(place_of(from.spot), slot_of(from.spot), static_cast<Heading>(std::countr_zero(left)));
            }
    }

   private:
    struct Departures {
        Spot spot;
        Headings headings;
    };

    // Queues departures from a point. Each costs one more charge than the way there; at the start it costs none.
    void leave(Spot spot, Headings headings) {
        const std::size_t place = static_cast<std::size_t>(place_of(spot));
        const int shift = slot_of(spot) * kHeadings;
        const std::uint64_t fresh =
            galaxy_.at(spot).arms() & static_cast<std::uint64_t>(headings) << shift & ~(seen_[place] | done_[place]);
        if (fresh == 0) return;
        seen_[place] |= fresh;
        queue_[static_cast<std::size_t>(size_++)] = {spot, static_cast<Headings>(fresh >> shift)};
    }

    // Goes straight on without another charge, until something stops the fleet.
    void slide(int place, int slot, Heading heading) {
        for (;;) {
            const std::uint64_t departure = std::uint64_t{1} << (slot * kHeadings + static_cast<int>(heading));
            const Place& here = galaxy_.at(place);
            std::uint64_t& done = done_[static_cast<std::size_t>(place)];
            if ((here.arms() & departure & ~done) == 0) return;
            done |= departure;
            const Arm arm = arm_of(slot, heading);
            const int next = arm.side == kNoSide ? place : here.next[static_cast<std::size_t>(arm.side)];
            if (next == kNothing) leave_galaxy(place, slot, heading);
            if (next < 0) return;
            const Spot from = spot_at(place, slot), to = spot_at(next, arm.slot);
            place = next, slot = arm.slot;
            if (is_in(standing_.enemy, place, slot)) {
                if (!standing_.friendly.has(from)) add_attack(from, to, charges_);
                return;
            }
            const Headings back = bit(opposite(heading));
            if (is_in(standing_.friendly, place, slot)) {
                leave(to, static_cast<Headings>(kAllHeadings & ~back));
                if (!standing_.friendly.has(from)) attack_over(from, to, charges_ + 1, {});
                return;
            }
            if (to == start_) return;  // coming back to the start never helps
            const bool is_dot = (galaxy_.at(place).dots() >> slot & 1) != 0;
            std::uint8_t& stop = out_.stops[static_cast<std::size_t>(to)];
            const int charges = charges_ + (is_dot ? 1 : 0);
            if (charges <= most_) stop = std::min(stop, static_cast<std::uint8_t>(charges));
            leave(to, static_cast<Headings>(kAllHeadings & ~back & ~(is_dot ? 0 : bit(heading))));
            if (is_dot) return;
        }
    }

    void leave_galaxy(int place, int slot, Heading heading) {
        for (int port = 0; port < kPorts; ++port)
            if (kPortPlaces[static_cast<std::size_t>(port)].slot == slot &&
                kPortPlaces[static_cast<std::size_t>(port)].heading == heading)
                out_.exits[static_cast<std::size_t>(place * kPorts + port)] = static_cast<std::uint8_t>(charges_);
    }

    // Only over friendly fleets, so the approach stays the same (R9). `at` is the point just entered. The way straight
    // back leads to the approach, or to a fleet that was already passed.
    void attack_over(Spot approach, Spot at, int charges, SpotSet passed) {
        if (charges > most_) return;
        passed.add(at);
        for (int heading = 0; heading < kHeadings; ++heading) {
            const Step step = galaxy_.step(at, static_cast<Heading>(heading));
            if (step.to != Step::To::spot) continue;
            if (standing_.enemy.has(step.spot)) add_attack(approach, step.spot, charges);
            if (standing_.friendly.has(step.spot) && !passed.has(step.spot))
                attack_over(approach, step.spot, charges + 1, passed);
        }
    }

    void add_attack(Spot approach, Spot target, int charges) {
        const auto key = [&](Spot from, Spot to) {
            return static_cast<int>(galaxy_.point(from)) * kSites * kSlots + static_cast<int>(galaxy_.point(to));
        };
        std::size_t at = out_.attacks.size();
        while (at > 0 && key(out_.attacks[at - 1].approach, out_.attacks[at - 1].target) > key(approach, target)) --at;
        const std::uint8_t price = static_cast<std::uint8_t>(charges);
        if (at > 0 && out_.attacks[at - 1].approach == approach && out_.attacks[at - 1].target == target)
            out_.attacks[at - 1].charges = std::min(out_.attacks[at - 1].charges, price);
        else
            out_.attacks.insert_at(at, {approach, target, price});
    }

    const Galaxy& galaxy_;
    const Standing& standing_;
    const Spot start_;
    const int most_;
    Reach& out_;
    int charges_ = 0;
    std::array<std::uint64_t, kTiles> done_{};                   // by place: departures as in Face::arms
    std::array<std::uint64_t, kTiles> seen_{};                   // departures that wait or have waited
    std::array<Departures, kTiles * kSlots * kMostArms> queue_;  // in the order of charges
    int size_ = 0;
};

// ---- The route itself

// How the route must end: a stop, a port, or an attack from an approach.
struct Goal {
    Spot spot = kNoSpot;  // the stop, the point of the port, or the target
    Heading port = kNoHeading;
    Spot approach = kNoSpot;
};

// Departures in two layers: before the approach is left for the last time, and after it, over friendly fleets.
std::vector<Point> trace(const Galaxy& galaxy, const Standing& standing, Spot start, const Goal& goal) {
    constexpr int kCharge = 10000;  // one charge costs more than all segments of a route
    constexpr int kFrom = -1;
    struct Node {
        int cost = std::numeric_limits<int>::max();
        int before = kFrom;
    };
    constexpr int kLayer = kSpots * kHeadings;
    std::vector<Node> nodes(2 * kLayer + 1);
    const int end = 2 * kLayer;
    std::deque<int> open;
    const auto relax = [&](int node, int cost, int before) {
        Node& known = nodes[static_cast<std::size_t>(node)];
        if (cost >= known.cost) return;
        known = {cost, before};
        open.push_back(node);
    };
    const auto departure = [](Spot spot, int heading) { return static_cast<int>(spot) * kHeadings + heading; };
    for (int heading = 0; heading < kHeadings; ++heading) relax(departure(start, heading), 0, kFrom);
    for (; !open.empty(); open.pop_front()) {
        const int node = open.front();
        if (node == end) continue;
        const int layer = node / kLayer * kLayer;
        const Spot from = static_cast<Spot>((node - layer) / kHeadings);
        const Heading heading = static_cast<Heading>(node % kHeadings);
        const int cost = nodes[static_cast<std::size_t>(node)].cost + 1;
        const Step step = galaxy.step(from, heading);
        if (step.to == Step::To::outside && from == goal.spot && heading == goal.port) relax(end, cost, node);
        if (step.to != Step::To::spot) continue;
        const bool is_left = layer > 0 || from == goal.approach;  // the approach is left
        if (step.spot == goal.spot && goal.port == kNoHeading && (goal.approach == kNoSpot || is_left))
            relax(end, cost, node);
        const bool is_friendly = standing.friendly.has(step.spot);
        if (standing.enemy.has(step.spot) || step.spot == start) continue;
        for (int i = 0; i < kHeadings; ++i) {
            const Heading onward = static_cast<Heading>(i);
            if (onward == opposite(heading)) continue;
            const bool is_free = onward == heading && !is_friendly && !galaxy.is_dot(step.spot);
            const int paid = cost + (is_free ? 0 : kCharge);
            if (layer == 0) relax(departure(step.spot, i), paid, node);
            if (is_left && is_friendly) relax(kLayer + departure(step.spot, i), paid, node);
        }
    }
    std::vector<Point> route;
    if (nodes[static_cast<std::size_t>(end)].before == kFrom) return route;
    if (goal.port == kNoHeading) route.push_back(galaxy.point(goal.spot));
    for (int node = nodes[static_cast<std::size_t>(end)].before; node != kFrom;
         node = nodes[static_cast<std::size_t>(node)].before)
        route.push_back(galaxy.point(static_cast<Spot>(node % kLayer / kHeadings)));
    std::reverse(route.begin(), route.end());
    return route;
}

}  // namespace

void reach(const Galaxy& galaxy, const Standing& standing, Spot start, int secrets, Reach& out) {
    out.stops.fill(kFar);
    out.exits.fill(kFar);
    out.attacks.clear();
    Search(galaxy, standing, start, charges_for(secrets), out).run();
}

int charges_to(const Galaxy& galaxy, const Reach& reach, Point stop) {
    return galaxy.has(stop) ? reach.stop(galaxy.spot(stop)) : kFar;
}

int charges_to(const Galaxy& galaxy, const Reach& reach, Port exit) {
    if (!galaxy.has(exit.point)) return kFar;
    for (int port = 0; port < kPorts; ++port) {
        const PortPlace& at = kPortPlaces[static_cast<std::size_t>(port)];
        if (at.slot == slot_of(exit.point) && at.heading == exit.heading)
            return reach.exit(place_of(galaxy.spot(exit.point)), port);
    }
    return kFar;
}

int charges_to(const Galaxy& galaxy, const Reach& reach, Point approach, Point target) {
    if (!galaxy.has(approach) || !galaxy.has(target)) return kFar;
    return reach.attack(galaxy.spot(approach), galaxy.spot(target));
}

std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point stop) {
    const Spot goal = galaxy.spot(stop);
    if (goal == kNoSpot || goal == start || standing.friendly.has(goal) || standing.enemy.has(goal)) return {};
    return trace(galaxy, standing, start, {goal, kNoHeading, kNoSpot});
}

std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Port exit) {
    if (!galaxy.has(exit.point)) return {};
    return trace(galaxy, standing, start, {galaxy.spot(exit.point), exit.heading, kNoSpot});
}

std::vector<Point> route_to(const Galaxy& galaxy, const Standing& standing, Spot start, Point approach, Point target) {
    const Spot from = galaxy.spot(approach), to = galaxy.spot(target);
    if (from == kNoSpot || to == kNoSpot || standing.friendly.has(from) || !standing.enemy.has(to)) return {};
    return trace(galaxy, standing, start, {to, kNoHeading, from});
}

}  // namespace orrery::ozymandias
