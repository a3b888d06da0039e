// How the galaxy is painted: tiles with their lines, the three kinds of points, disks in stacks, fleets.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/map.h"
#include "web/boards/ozymandias/signs.h"

namespace orrery::web {
namespace {
using namespace orrery::ozymandias;
using ozymandias_board::suit_ink;

const float kHexRadius = 2 / kit::kRoot3;  // of the three hexes of a tile, in segments
// Corners of a tile around its centre, in segments; y in units of 1 / sqrt(3).
constexpr std::array<ImVec2, 12> kCorners{
    {{-1, -3}, {0, -4}, {1, -3}, {1, -1}, {2, 0}, {2, 2}, {1, 3}, {0, 2}, {-1, 3}, {-2, 2}, {-2, 0}, {-1, -1}}};

// An outline slightly inside the border, so that there is a gap between sectors.
std::array<ImVec2, 12> outline_of(ImVec2 centre, float radius, float share) {
    std::array<ImVec2, 12> points = kCorners;
    for (ImVec2& point : points) point = centre + ImVec2{point.x, point.y / kit::kRoot3} * (radius * share);
    return points;
}

void fill_tile(const kit::Brush& brush, ImVec2 centre, float radius, ImU32 colour) {
    const float reach = kHexRadius * radius;
    for (const float angle : {-kPi / 2, kPi / 6, kPi * 5 / 6})
        kit::fill_hex(brush, at_angle(centre, reach, angle), reach * 0.985f, colour);
}

void line_tile(const kit::Brush& brush, ImVec2 centre, float radius, ImU32 colour, float thick) {
    const std::array<ImVec2, 12> points = outline_of(centre, radius, 0.965f);
    brush.list.AddPolyline(points.data(), 12, colour, ImDrawFlags_Closed, thick);
}

enum class Kind : std::uint8_t { intersection, colony, hazard };

// A colony: a ring with a world in it; a hazard: a sharp diamond; an intersection: a small dot.
void paint_point(const kit::Brush& brush, ImVec2 centre, float radius, Kind kind, ImU32 ink) {
    ImDrawList& list = brush.list;
    const float line = std::max(1.0f, radius * 0.07f);
    if (kind == Kind::intersection) return list.AddCircleFilled(centre, std::max(1.2f, radius * 0.09f), ink);
    if (kind == Kind::colony) {
        const float reach = radius * 0.25f;
        list.AddCircleFilled(centre, reach, ink::kNight);
        list.AddCircleFilled(centre, reach * 0.52f, ink);
        list.AddCircle(centre, reach, mix(ink, ink::kIvory, 0.55f), 0, line);
        return;
    }
    const float reach = radius * 0.24f;
    const std::array<ImVec2, 4> edge{centre - ImVec2{0, reach}, centre + ImVec2{reach, 0}, centre + ImVec2{0, reach},
                                     centre - ImVec2{reach, 0}};
    list.AddConvexPolyFilled(edge.data(), 4, mix(ink, ink::kNight, 0.55f));
    list.AddPolyline(edge.data(), 4, mix(ink, ink::kIvory, 0.7f), ImDrawFlags_Closed, line);
    list.AddLine(edge[3], edge[1], mix(ink, ink::kIvory, 0.7f), line);
}

// A tile's ground, border, suit and lines. A gap breaks its line.
void paint_sector(const kit::Brush& brush, const OzymandiasMap& map, Site site, Suit suit, std::uint64_t arms) {
    const ImVec2 centre = map.at(site);
    const float r = map.radius();
    const ImU32 ink = suit_ink(suit);
    fill_tile(brush, centre, r, with_alpha(mix(ink::kNight, ink, 0.17f), 0.95f));
    line_tile(brush, centre, r, with_alpha(ink, 0.85f), std::max(1.0f, r * 0.05f));
    ozymandias_board::resource_sign(brush, centre, r * 0.3f, suit);
    const float thick = std::max(1.5f, r * 0.085f);
    for (int slot = 0; slot < kSlots; ++slot)
        for (int heading = 0; heading < kHeadings; ++heading) {
            const Arm arm = arm_of(slot, static_cast<Heading>(heading));
            if (arm.slot < 0 || (arms >> (slot * kHeadings + heading) & 1) == 0) continue;
            const bool stays = arm.side == kNoSide;
            if (stays && arm.slot < slot) continue;  // it is drawn from its other end
            const Point point = point_at(site, slot);
            brush.list.AddLine(
                map.at(point),
                stays ? map.at(point_at(site, arm.slot)) : map.border_at(Port{point, static_cast<Heading>(heading)}),
                mix(ink, ink::kIvory, 0.35f), thick);
        }
}

void paint_slots(const kit::Brush& brush, const OzymandiasMap& map, Site site, Suit suit, Slots colonies,
                 Slots hazards) {
    for (int slot = 0; slot < kSlots; ++slot) {
        const Kind kind = (colonies >> slot & 1) != 0  ? Kind::colony
                          : (hazards >> slot & 1) != 0 ? Kind::hazard
                                                       : Kind::intersection;
        paint_point(brush, map.at(point_at(site, slot)), map.radius(), kind, suit_ink(suit));
    }
}
}  // namespace

void OzymandiasMap::paint_tile(const kit::Brush& brush, const Place& place) const {
    paint_sector(brush, *this, place.site, place.suit(), place.arms());
    paint_slots(brush, *this, place.site, place.suit(), place.colonies, place.hazards);
}

void OzymandiasMap::paint_landing(const kit::Brush& brush, Site site, Tile tile, int rotation) const {
    const Face& face = face_of(tile, rotation);
    paint_sector(brush, *this, site, suit_of(tile), face.arms);
    paint_slots(brush, *this, site, suit_of(tile), face.colonies, face.hazards);
    line_tile(brush, at(site), radius(), ink::kBrass, brush.px(2));
}

void OzymandiasMap::paint_back(const kit::Brush& brush, Site site) const {
    const ImVec2 centre = at(site);
    const float r = radius();
    fill_tile(brush, centre, r, mix(ink::kChart, ink::kLine, 0.35f));
    line_tile(brush, centre, r, with_alpha(ink::kBrass, 0.55f), brush.theme.line());
    for (const float share : {0.5f, 0.32f}) {
        const std::array<ImVec2, 12> points = outline_of(centre, r, share);
        brush.list.AddPolyline(points.data(), 12, with_alpha(ink::kIvory, 0.22f), ImDrawFlags_Closed,
                               brush.theme.line());
    }
}

// From the lowest disk up. The top disk has its owner's sign. If there are several, their number is beside them. A colony
// that counts twice has a ring (R60).
void OzymandiasMap::paint_disks(const kit::Brush& brush, const View& view, ozymandias::Spot spot) const {
    const float wide = radius() * 0.27f, flat = wide * 0.62f, storey = radius() * 0.11f;
    ImVec2 centre = at(view.open.galaxy.point(spot)) + ImVec2{0, radius() * 0.06f};
    Seat top = kSpectator;
    int count = 0;
    for (const Disk& disk : view.open.disks) {
        if (disk.spot != spot) continue;
        top = disk.owner, ++count;
        const ImU32 colour = seat_colour(top);
        brush.list.AddEllipseFilled(centre + ImVec2{0, storey * 0.7f}, wide, flat, mix(colour, ink::kNight, 0.5f));
        brush.list.AddEllipseFilled(centre, wide, flat, colour);
        brush.list.AddEllipse(centre, wide, flat, with_alpha(ink::kNight, 0.85f), 0, 0,
                              std::max(1.0f, radius() * 0.03f));
        centre.y -= storey;
    }
    if (count == 0) return;
    centre.y += storey;
    draw_seat_shape(brush.list, top, centre, wide * 0.52f, ink::kNight, seat_colour(top));
    const float em = std::max(brush.px(11), radius() * 0.26f);
    if (count > 1 && radius() > brush.px(14))
        kit::number(brush, centre + ImVec2{-wide - em * 0.35f, flat}, em, ink::kIvory, std::to_string(count));
    if (!view.open.renewed.has(spot)) return;
    brush.list.AddEllipse(centre, wide * 1.25f, flat * 1.25f, ink::kBrass, 0, 0, std::max(1.5f, radius() * 0.05f));
    if (radius() > brush.px(14))
        text_centred(brush.list, brush.theme.bold, centre + ImVec2{wide * 1.25f + brush.px(10), flat}, ink::kBrass,
                     "\u00d72");
}

void OzymandiasMap::paint(const kit::Brush& brush, const View& view) const {
    const Open& p = view.open;
    for (const Place& place : p.galaxy.places()) paint_tile(brush, place);
    for (const Site site : p.galaxy.reserved()) paint_back(brush, site);
    if (p.question.node == Node::site)
        for (const Site site : p.galaxy.free_sites())
            line_tile(brush, at(site), radius(), with_alpha(ink::kLine, 0.9f), brush.theme.line());
    SpotSet stacked;
    for (const Disk& disk : p.disks)
        if (disk.spot != kNoSpot && !stacked.has(disk.spot))
            stacked.add(disk.spot), paint_disks(brush, view, disk.spot);
    for (std::size_t i = 0; i < kFleets; ++i) {
        const auto fleet = static_cast<Fleet>(i);
        const FleetState& state = p.fleets[i];
        if (!state.is_on_map() && state.where != Where::exploring) continue;
        const bool aside = state.is_on_map() && p.galaxy.is_colony(state.spot);
        ozymandias_board::paint_fleet(brush, at(view, fleet) + (aside ? ImVec2{0.24f, -0.3f} * radius() : ImVec2{}),
                                      view, fleet, radius() * 0.3f);
    }
}

namespace ozymandias_board {

void paint_fleet(const kit::Brush& brush, ImVec2 at, const View& view, Fleet fleet, float size) {
    const FleetState& state = view.open.fleet(fleet);
    const Seat owner = owner_of(fleet);
    const bool acts = view.open.question.fleet == fleet && view.open.question.node == Node::action;
    const ImU32 colour = state.is_ready || acts ? seat_colour(owner) : mix(seat_colour(owner), ink::kNight, 0.5f);
    brush.list.AddCircleFilled(at, size * 1.05f, with_alpha(ink::kNight, 0.7f));
    if (acts) kit::glow(brush, at, size * 1.25f);
    if (state.is_ready || acts)
        brush.list.AddCircle(at, size * 1.05f, acts ? ink::kBrass : seat_colour(owner), 0, std::max(1.0f, size * 0.1f));
    kit::ship(brush, at - ImVec2{0, size * 0.05f}, {0, -1}, colour, size * 0.95f);
    draw_seat_shape(brush.list, owner, at + ImVec2{0, size * 0.72f}, size * 0.38f, colour, ink::kNight);
    if (size < brush.px(5) || state.strength == 0) return;
    const float em = std::max(brush.px(11), size * 0.95f);
    kit::number(brush, at + ImVec2{size * 1.05f, -size * 0.55f}, em, ink::kIvory, std::to_string(state.strength));
}

}  // namespace ozymandias_board
}  // namespace orrery::web
