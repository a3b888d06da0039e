// Where things of the galaxy are, what they tell, and where a fleet can go. map_drawing.cpp paints them.
#include "web/boards/ozymandias/map.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/words.h"
#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/scene.h"
#include "web/boards/ozymandias/signs.h"

namespace orrery::web {
namespace {
using namespace orrery::ozymandias;
using ozymandias_board::Scene;

// In segments
constexpr float kPoint = 0.3f, kPort = 0.2f, kSite = 0.8f;
constexpr float kReachX = 2.29f, kReachY = 2.45f;  // extent of a tile around its centre, with ports and pieces
constexpr float kLeast = 5.4f;   // the least extent of the drawing, so that few tiles do not fill the screen
constexpr float kNearest = 130;  // CSS px of a segment at the largest zoom
constexpr float kPortOut = 0.08f, kPortApart = 0.03f;  // from the tile, and from the other port of its side
constexpr float kHalfRoot3 = kit::kRoot3 / 2;

// Places relative to the centre of a tile (2.1), and along a heading.
constexpr std::array<ImVec2, kSlots> kSlotPlaces{{{0, -2 * kHalfRoot3},
                                                  {0.5f, -kHalfRoot3},
                                                  {1, 0},
                                                  {1.5f, kHalfRoot3},
                                                  {0.5f, kHalfRoot3},
                                                  {-0.5f, kHalfRoot3},
                                                  {-1.5f, kHalfRoot3},
                                                  {-1, 0},
                                                  {-0.5f, -kHalfRoot3}}};
constexpr std::array<ImVec2, kHeadings> kAhead{
    {{0.5f, -kHalfRoot3}, {1, 0}, {0.5f, kHalfRoot3}, {-0.5f, kHalfRoot3}, {-1, 0}, {-0.5f, -kHalfRoot3}}};

ImVec2 place(Site site) {
    const Axial at = axial_of(site);
    return {3 * real(at.q), -kit::kRoot3 * real(at.q + 2 * at.r)};
}
ImVec2 place(Point point) { return place(site_of(point)) + kSlotPlaces[static_cast<std::size_t>(slot_of(point))]; }

// On the border, half a segment ahead of its point.
ImVec2 place(const PortPlace& port) {
    return kSlotPlaces[static_cast<std::size_t>(port.slot)] + kAhead[static_cast<std::size_t>(port.heading)] * 0.5f;
}
// A little away from the tile and from the other port of its side, so that a finger finds it.
ImVec2 pressed_place(Port port) {
    const int slot = slot_of(port.point);
    const auto at = std::find_if(kPortPlaces.begin(), kPortPlaces.end(),
                                 [&](const PortPlace& one) { return one.slot == slot && one.heading == port.heading; });
    const auto number = static_cast<std::size_t>(at - kPortPlaces.begin());
    const ImVec2 here = place(kPortPlaces[number]), other = place(kPortPlaces[number ^ 1]);  // of the same side
    const ImVec2 middle = towards(here, other, 0.5f);
    return place(site_of(port.point)) + here + unit(middle) * kPortOut + unit(here - middle) * kPortApart;
}

// The site on which a tile is about to be placed (node `land`); kNoSite: there is none.
Site landing_of(const Open& p) {
    return p.question.node == Node::land && !p.frames.empty() ? p.frames.back().site : kNoSite;
}
int rotation_of(const Scene& scene) { return std::max<int>(0, scene.chosen.rotation); }

// Calls visit(site) for all sites that the map shows.
template <class Visit>
void each_site(const Open& p, Visit&& visit) {
    for (const Place& place : p.galaxy.places()) visit(place.site);
    for (const Site site : p.galaxy.reserved()) visit(site);
    if (p.question.node == Node::site)
        for (const Site site : p.galaxy.free_sites()) visit(site);
    if (const Site site = landing_of(p); site != kNoSite) visit(site);
}

// ---- What things tell

void tell_fleet(kit::Facts& told, const Scene& scene, Fleet fleet) {
    const FleetState& state = scene.open().fleet(fleet);
    const Seat owner = owner_of(fleet);
    told.lines.push_back(
        {ozymandias_says::fleet_here(Person{owner, scene.view.viewer}, ozymandias_plan::name_of(scene.frame, owner),
                                     place_of(fleet) + 1,
                                     state.leader == kNoCard ? std::string("none") : ozymandias::name_of(state.leader),
                                     state.strength, state.is_ready ? "ready" : "exhausted"),
         mix(seat_colour(owner), ink::kIvory, 0.35f)});
}

void tell_disks(kit::Facts& told, const Scene& scene, ozymandias::Spot spot) {
    const Open& p = scene.open();
    std::vector<std::string> owners;
    for (const Disk& disk : p.disks)
        if (disk.spot == spot) owners.insert(owners.begin(), ozymandias_plan::name_of(scene.frame, disk.owner));
    if (owners.empty()) {
        told.lines.push_back({ozymandias_says::nobody_controls()});
    } else {
        const Seat control = control_of(p, spot);
        told.lines.push_back({ozymandias_says::controls(Person{control, scene.view.viewer},
                                                        ozymandias_plan::name_of(scene.frame, control)),
                              mix(seat_colour(control), ink::kIvory, 0.35f)});
        if (p.renewed.has(spot)) told.lines.push_back({ozymandias_says::counts_twice(), ink::kBrass});
        if (owners.size() > 1) told.lines.push_back({ozymandias_says::disks_from_top(listed(owners))});
    }
    told.lines.push_back({ozymandias_says::conquest_costs(conquest_price(p, spot))});
}

kit::Facts facts_of(const Scene& scene, Point point) {
    const Open& p = scene.open();
    kit::Facts told;
    const ozymandias::Spot spot = p.galaxy.spot(point);
    if (spot == kNoSpot) {
        told.title = ozymandias_says::point_title(token(point), "turned");
        return told;
    }
    const Place& place = p.galaxy.at(spot);
    const bool is_colony = p.galaxy.is_colony(spot), is_hazard = p.galaxy.is_hazard(spot);
    told.title = ozymandias_says::point_title(token(point), is_colony   ? "colony"
                                                            : is_hazard ? "hazard"
                                                                        : "intersection");
    told.lines.push_back({ozymandias_says::sector(ozymandias::name_of(place.tile), token(place.suit())),
                          ozymandias_board::suit_ink(place.suit())});
    if ((place.terraformed >> slot_of(spot) & 1) != 0) told.lines.push_back({ozymandias_says::terraformed()});
    if (is_colony) tell_disks(told, scene, spot);
    if (const Fleet fleet = fleet_on(p, spot); fleet != kNoFleet) tell_fleet(told, scene, fleet);
    if (is_colony || is_hazard) told.lines.push_back({ozymandias_says::flying_on_costs()});
    return told;
}

kit::Facts facts_of(const Scene& scene, Port port) {
    const int tiles = scene.open().stack_size;
    kit::Facts told{ozymandias_says::port_title(token(port)), {}};
    told.lines.push_back({ozymandias_says::no_tile_behind()});
    told.lines.push_back({tiles > 0 ? ozymandias_says::explorer_takes(tiles) : ozymandias_says::no_tiles_left()});
    return told;
}

kit::Facts facts_of(const Scene& scene, Site site) {
    const Open& p = scene.open();
    kit::Facts told{ozymandias_says::site_title(token(site)), {}};
    told.lines.push_back(
        {p.galaxy.is_reserved(site) ? ozymandias_says::site_is_closed() : ozymandias_says::site_is_empty()});
    for (std::size_t i = 0; i < kFleets; ++i)
        if (p.fleets[i].where == Where::exploring && p.fleets[i].site == site)
            tell_fleet(told, scene, static_cast<Fleet>(i));
    return told;
}

// ---- What a press on something that is no choice means

// The cheapest approach to an enemy on `target`; if there is none, the point where the fleet is.
Point approach_to(const Open& p, Fleet fleet, ozymandias::Spot target) {
    Reach reach;
    reach_of(p, fleet, reach);
    const Attack* best = nullptr;
    for (const Attack& attack : reach.attacks)
        if (attack.target == target && (best == nullptr || attack.charges < best->charges)) best = &attack;
    return p.galaxy.point(best != nullptr ? best->approach : p.fleet(fleet).spot);
}

// What a press on a point or port that is no choice means; no verb: it could not be a move.
Move meant_by(const Scene& scene, Point point) {
    const Open& p = scene.open();
    const ozymandias::Spot spot = p.galaxy.spot(point);
    const auto with = [&](Verb verb) {
        Move move = Move::of(verb);
        move.point = point;
        return move;
    };
    Move move;
    switch (p.question.node) {
        case Node::warp: return with(Verb::warp);
        case Node::retreat: return with(Verb::retreat);
        case Node::source: return with(Verb::from);
        case Node::land:
            move = with(Verb::land);
            move.rotation = static_cast<std::int8_t>(rotation_of(scene));
            return move;
        case Node::action: break;
        default: return {};
    }
    const Fleet own = p.question.fleet;
    if (own == kNoFleet || !p.fleet(own).is_on_map()) return {};
    if (scene.chosen.verb == Verb::use) {
        move = scene.chosen;
        move.point = point;
        return move;
    }
    const Fleet other = spot == kNoSpot ? kNoFleet : fleet_on(p, spot);
    if (other == own) return Move::of(Verb::conquer);
    if (other == kNoFleet || is_own(other, p.question.seat)) return with(Verb::move);
    move = with(Verb::attack);
    move.target = point, move.point = approach_to(p, own, spot);
    return move;
}

Move meant_by(const Scene& scene, Port port) {
    const Node node = scene.open().question.node;
    if (node != Node::action && node != Node::retreat) return {};
    Move move = Move::of(node == Node::action ? Verb::explore : Verb::retreat);
    move.point = port.point, move.heading = port.heading;
    return move;
}

Move meant_by(Site site) {
    Move move = Move::of(Verb::site);
    move.site = site;
    return move;
}

void paint_light(const kit::Spot& own, const kit::Brush& brush) {
    if (own.chosen)
        brush.list.AddCircle(own.centre(), own.radius(), ink::kBrass, 0, brush.px(3));
    else if (own.can())
        kit::glow(brush, own.centre(), own.radius());
    if (brush.focused) kit::dashes(brush, own.centre(), own.radius() + brush.px(4), ink::kBrass);
}

// `thing`: a point, a port, a site.
template <class Thing>
kit::Spot spot_of(const Scene& scene, const OzymandiasMap& map, Thing thing, std::string_view kind, float reach) {
    kit::Spot spot;
    const ImVec2 middle = map.at(thing), half{map.radius() * reach, map.radius() * reach};
    spot.shape = kit::Spot::Shape::disc, spot.min = middle - half, spot.max = middle + half;
    spot.mark = std::string(kind) + token(thing);
    spot.paint = paint_light;
    spot.facts = [&scene, thing] { return facts_of(scene, thing); };
    return spot;
}
}  // namespace

// ---- Where things are

void OzymandiasMap::frame(const View& view, const kit::Region& room, const Theme& theme, std::uint64_t) {
    ImVec2 least{1e6f, 1e6f}, most{-1e6f, -1e6f};
    each_site(view.open, [&](Site site) {
        const ImVec2 centre = place(site);
        least = {std::min(least.x, centre.x - kReachX), std::min(least.y, centre.y - kReachY)};
        most = {std::max(most.x, centre.x + kReachX), std::max(most.y, centre.y + kReachX)};
    });
    room_ = room;
    if (room.width() <= 1 || room.height() <= 1) return;
    const ImVec2 size = most - least;
    // The bounds have the proportions of the room, so that the camera does not turn the drawing.
    const float height = std::max({size.y, size.x * room.height() / room.width(), kLeast});
    const ImVec2 whole{std::max(height * room.width() / room.height(), size.x), height};
    const ImVec2 more = (whole - size) * 0.5f;
    camera_.frame(least - more, most + more, room.min, room.max, whole.y * theme.px(kNearest) / room.height());
}

ImVec2 OzymandiasMap::at(Point point) const { return camera_.to_screen(place(point)); }
ImVec2 OzymandiasMap::at(Site site) const { return camera_.to_screen(place(site)); }
ImVec2 OzymandiasMap::at(Port port) const { return camera_.to_screen(pressed_place(port)); }
ImVec2 OzymandiasMap::border_at(Port port) const {
    return camera_.to_screen(place(port.point) + kAhead[static_cast<std::size_t>(port.heading)] * 0.5f);
}
ImVec2 OzymandiasMap::at(const View& view, Fleet fleet) const {
    const FleetState& state = view.open.fleet(fleet);
    if (state.is_on_map()) return at(view.open.galaxy.point(state.spot));
    return state.where == Where::exploring ? at(state.site) : room_.centre();
}

void OzymandiasMap::add_spots(Scene& scene) const {
    const Open& p = scene.open();
    const auto add = [&](auto thing, std::string_view kind, float reach, const Move& meant) {
        kit::Spot spot = spot_of(scene, *this, thing, kind, reach);
        if (scene.asks && meant.verb != Verb::none) spot.means = ozymandias_plan::Step{meant};
        scene.spots.add(std::move(spot));
    };
    for (const Place& place : p.galaxy.places()) {
        for (int slot = 0; slot < kSlots; ++slot) {
            const Point point = point_at(place.site, slot);
            add(point, "point:", kPoint, meant_by(scene, point));
        }
        for (const PortPlace& gate : kPortPlaces) {
            if (place.next[static_cast<std::size_t>(gate.side)] != kNothing) continue;
            const Port port{point_at(place.site, gate.slot), gate.heading};
            add(port, "port:", kPort, meant_by(scene, port));
        }
    }
    const Site landing = landing_of(p);
    for (const Site site : p.galaxy.reserved())
        if (site != landing) add(site, "site:", kSite, {});
    if (p.question.node == Node::site)
        for (const Site site : p.galaxy.free_sites()) add(site, "site:", kSite, meant_by(site));
    for (int slot = 0; slot < kSlots && landing != kNoSite; ++slot) {
        const Point point = point_at(landing, slot);
        add(point, "point:", kPoint, meant_by(scene, point));
    }
}

// ---- What a choice leads to

namespace {
ImU32 price_ink(int charges) { return charges == 0 ? mix(ink::kVerdigris, ink::kIvory, 0.3f) : ink::kBrass; }

// Paints the ways of the shown fleet. False: there are none to show.
bool ways_of(const Scene& scene, Reach& reach) {
    const Open& p = scene.open();
    switch (p.question.node) {
        case Node::retreat: return retreat_of(p, reach), p.war.moved != kNoFleet;
        case Node::none:
        case Node::buy:
        case Node::plan:
        case Node::turn:
        case Node::action:
        case Node::bonus: break;
        default: return false;
    }
    const Node node = p.question.node;
    const Fleet fleet = node == Node::action && scene.asks ? p.question.fleet : scene.shown;
    if (fleet == kNoFleet || !p.fleet(fleet).is_on_map()) return false;
    reach_of(p, fleet, reach);
    return !(node == Node::action && fleet == p.question.fleet && !has_action(p, p.frames.back()));
}

// The chosen move; while nothing is chosen, the move of the thing that the pointer is on.
const Move& shown_move(const Scene& scene) {
    if (scene.chosen.verb != Verb::none) return scene.chosen;
    const kit::Spot* over = scene.spots.find(scene.over);
    const auto* step = over != nullptr ? kit::choice_of<Move>(*over) : nullptr;
    return step != nullptr ? step->move : scene.chosen;
}

// The way of a move over points, from start to end.
std::vector<Point> way_of(const Open& p, const Move& move) {
    const Fleet fleet = move.verb == Verb::retreat ? p.war.moved : p.question.fleet;
    if (fleet == kNoFleet || !p.fleet(fleet).is_on_map() || move.point == kNoPoint) return {};
    const Standing standing = standing_for(p, fleet);
    const ozymandias::Spot start = p.fleet(fleet).spot;
    if (move.heading != kNoHeading) return route_to(p.galaxy, standing, start, Port{move.point, move.heading});
    if (move.verb == Verb::attack)
        return move.target == kNoPoint ? std::vector<Point>{}
                                       : route_to(p.galaxy, standing, start, move.point, move.target);
    return move.verb == Verb::move || move.verb == Verb::retreat ? route_to(p.galaxy, standing, start, move.point)
                                                                 : std::vector<Point>{};
}

int charges_of(const Open& p, const Reach& reach, const Move& move) {
    if (move.heading != kNoHeading) return charges_to(p.galaxy, reach, Port{move.point, move.heading});
    if (move.verb == Verb::attack) return charges_to(p.galaxy, reach, move.point, move.target);
    return charges_to(p.galaxy, reach, move.point);
}
}  // namespace

void OzymandiasMap::paint_prices(const Scene& scene, const Reach& reach) const {
    const Open& p = scene.open();
    const float size = std::min(scene.px(17), radius() * 0.55f);
    const auto price = [&](ImVec2 centre, int charges) {
        if (size < scene.px(8))
            return scene.brush.list.AddCircleFilled(centre, std::max(1.5f, radius() * 0.1f), price_ink(charges));
        scene.brush.list.AddCircleFilled(centre, size * 0.5f, with_alpha(ink::kNight, 0.8f));
        kit::number(scene.brush, centre, size, price_ink(charges), std::to_string(price_of(charges)));
    };
    const ImVec2 above{0, -radius() * 0.32f};
    each_stop(p.galaxy, reach, [&](Point point, int charges) { price(at(point) + above, charges); });
    each_exit(p.galaxy, reach, [&](Port port, int charges) { price(at(port), charges); });
    if (p.question.node == Node::retreat) return;  // a retreating fleet does not attack
    for (const Attack& attack : reach.attacks) {
        const ImVec2 from = at(p.galaxy.point(attack.approach)), target = at(p.galaxy.point(attack.target));
        const ImVec2 way = unit(target - from);
        const std::array<ImVec2, 2> blow{from + way * (radius() * 0.3f), target - way * (radius() * 0.3f)};
        kit::arrow(scene.brush, blow, with_alpha(ink::kEmber, 0.85f));
        scene.brush.list.AddCircle(target, radius() * 0.42f, ink::kEmber, 0, scene.px(1.6f));
        if (attack.charges > 0) price(towards(from, target, 0.5f) + above, attack.charges);
    }
}

void OzymandiasMap::paint_choice(const Scene& scene) const {
    if (scene.frame.film != nullptr) return;
    const Open& p = scene.open();
    if (const Site site = landing_of(p); site != kNoSite && p.turned != kNoTile)
        paint_landing(scene.brush, site, p.turned, rotation_of(scene));
    Reach reach;
    if (!ways_of(scene, reach)) return;
    const Move& move = shown_move(scene);
    const std::vector<Point> way = scene.asks ? way_of(p, move) : std::vector<Point>{};
    if (scene.chosen.verb == Verb::none) paint_prices(scene, reach);
    if (way.empty()) return;
    std::vector<ImVec2> path;
    for (const Point point : way) path.push_back(at(point));
    if (move.heading != kNoHeading) path.push_back(at(Port{move.point, move.heading}));
    const bool strikes = move.verb == Verb::attack;
    kit::arrow(scene.brush, path, strikes ? ink::kEmber : ink::kBrass);
    const int charges = charges_of(p, reach, move);
    if (charges != kFar && move.verb != Verb::retreat)
        kit::pill(scene.brush, path.back() - ImVec2{0, radius() * 0.6f}, ozymandias_says::price(price_of(charges)),
                  strikes ? kit::warning() : price_ink(charges), &scene.room);
}

}  // namespace orrery::web
