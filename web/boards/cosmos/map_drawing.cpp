// How things of the map are painted: hexes with planets and tokens, saucers, clung ships, stones.
#include "web/boards/cosmos/map_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/piles.h"
#include "web/boards/cosmos/scene.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::cosmos;
using cosmos_board::Scene;

// In sides of a hex
constexpr float kWorld = 0.56f;                      // a planet
constexpr float kToken = 0.15f, kTokenDown = 0.68f;  // below the centre, away from stacks
constexpr float kStone = 0.17f, kStoneUp = 0.66f;
constexpr float kHexShare = 0.975f;  // below 1, so that there is a gap between hexes
constexpr float kNamesFrom = 40;     // CSS px of a side from which on sites show their names
constexpr float kNumberedFrom = 5;   // CSS px: on smaller saucers, as in a thumbnail, counts would lie over each other

std::array<ImVec2, 6> corners(ImVec2 centre, float radius) {
    std::array<ImVec2, 6> points;
    for (std::size_t i = 0; i < 6; ++i) points[i] = at_angle(centre, radius, real(i) * kPi / 3);
    return points;
}

// Seats with a colony on that planet, in their order.
std::vector<Seat> colonists(const Open& p, Site planet) {
    std::vector<Seat> seats;
    for (int k = 0; k < p.seats; ++k)
        if (colonies_of(p, seat_at(k)).has(planet)) seats.push_back(seat_at(k));
    return seats;
}

// A ring round a planet, in equal parts of its colonists' colours.
void paint_ring(const kit::Brush& brush, ImVec2 centre, float radius, const std::vector<Seat>& seats) {
    const float part = 2 * kPi / real(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const float from = -kPi / 2 + real(i) * part;
        brush.list.PathArcTo(centre, radius, from, from + part, 32);
        brush.list.PathStroke(seat_colour(seats[i]), 0, std::max(1.5f, radius * 0.1f));
    }
}
}  // namespace

void CosmosMap::paint_hex(const kit::Brush& brush, const View& view, Site site) const {
    const Open& p = view.open;
    const ImVec2 centre = at(site);
    const float r = radius();
    const bool is_planet = p.planets.has(site);
    const std::array<ImVec2, 6> edge = corners(centre, r * kHexShare);
    const ImU32 ground =
        is_planet ? mix(ink::kChart, ink::kAzure, 0.28f) : with_alpha(mix(ink::kNight, ink::kSable, 0.5f), 0.85f);
    brush.list.AddConvexPolyFilled(edge.data(), 6, ground);
    brush.list.AddPolyline(edge.data(), 6,
                           is_planet ? mix(ink::kLine, ink::kIvory, 0.3f) : with_alpha(ink::kLine, 0.7f),
                           ImDrawFlags_Closed, brush.theme.line());
    if (is_planet) {
        std::size_t face = 0;  // the planet's number among the hexes with a planet
        for (const Site one : kLattice.centres)
            if (one < site) ++face;
        faces_.draw(brush.list, face, centre, r * kWorld, IM_COL32_WHITE);
        if (const std::vector<Seat> seats = colonists(p, site); !seats.empty())
            paint_ring(brush, centre, r * (kWorld + 0.07f), seats);
    }
    const ImVec2 token = centre + ImVec2{0, r * kTokenDown};
    if (p.minerals.has(site)) cosmos_board::mineral_sign(brush, token, r * kToken);
    if (p.gases.has(site)) cosmos_board::gas_sign(brush, token, r * kToken);
    for (int k = 0; k < kStones; ++k)
        if (p.stones[static_cast<std::size_t>(k)] == site)
            cosmos_board::paint_stone(brush, centre - ImVec2{0, r * kStoneUp}, static_cast<Stone>(k), r * kStone);
}

void CosmosMap::paint_stacks(const kit::Brush& brush, const View& view, Site site) const {
    const Open& p = view.open;
    int stacks = 0;
    for (int k = 0; k < p.seats; ++k) stacks += p.player(seat_at(k)).at(site) > 0;
    const float size = saucer(stacks);
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const int ships = p.player(seat).at(site);
        if (ships == 0) continue;
        const ImVec2 middle = at(view, seat, site);
        cosmos_board::paint_stack(brush, middle, seat, ships, size);
        if (const Clung* clung = clung_on(p, seat, site)) cosmos_board::paint_clung(brush, middle, clung->owner, size);
    }
}

void CosmosMap::paint(const kit::Brush& brush, const View& view) const {
    const Open& p = view.open;
    for (const Site site : kLattice.centres) paint_hex(brush, view, site);
    cosmos_board::paint_threats(brush, *this, view);
    for (const Site site : SiteSet::all()) {
        const bool is_bare = !p.taken.has(site) && !p.planets.has(site);
        if (is_bare) brush.list.AddCircleFilled(at(site), std::max(1.2f, radius() * 0.05f), kit::quiet(0.6f));
    }
    if (Words words; has_all_names(brush.theme)) paint_names(brush, view, SiteSet::all(), words);
    for (const Site site : p.taken) paint_stacks(brush, view, site);
}

bool CosmosMap::has_all_names(const Theme& theme) const { return radius() >= theme.px(kNamesFrom); }

// Each below its site's centre, or else where it is clear of planets, saucers and words.
void CosmosMap::paint_names(const kit::Brush& brush, const View& view, SiteSet named, Words& words) const {
    const Open& p = view.open;
    ImFont* const small = brush.theme.small;
    const float line = small->FontSize, r = radius();
    const ImRect sight{brush.list.GetClipRectMin(), brush.list.GetClipRectMax()};
    const bool is_part = !(named == SiteSet::all());
    for (const Site site : named) {
        const std::string name = token(site);
        const ImVec2 half{measure(small, name).x / 2, line * 0.4f};
        const bool is_planet = p.planets.has(site), is_taken = p.taken.has(site), is_bare = !is_taken && !is_planet;
        const float saucers = cosmos_plan::stacks_on(p, site) > 1 ? r * 0.5f : saucer();
        const float away = std::max(r * (is_bare ? 0.2f : 0.45f), is_bare    ? line * 0.75f
                                                                  : is_taken ? saucer() * 0.9f + half.y
                                                                             : 0);
        const float aside = is_taken ? std::max(away, saucers + half.x) : away;
        const auto meets = [&](ImVec2 middle, ImVec2 other, float width) {
            return std::abs(middle.x - other.x) < half.x + width && std::abs(middle.y - other.y) < line * 0.8f;
        };
        // How far the name is from what it could lie on; at most as far as matters.
        const auto clearance = [&](ImVec2 middle) {
            const ImVec2 reach{half.x, line / 2};
            float clear = sight.Contains(ImRect{middle - reach, middle + reach}) ? line * 0.6f : -r;
            for (const Site beside : next_to(site)) {
                if (p.planets.has(beside)) clear = std::min(clear, distance(middle, at(beside)) - r * (kWorld + 0.1f));
                if (p.taken.has(beside) && meets(middle, at(beside), saucer())) clear = -r;
            }
            if (is_taken && meets(middle, at(site), saucers * 0.9f)) clear = -r;
            for (const kit::Region& other : words)
                if (middle.x - half.x < other.max.x && middle.x + half.x > other.min.x &&
                    middle.y - half.y < other.max.y && middle.y + half.y > other.min.y)
                    clear = -r;
            return clear;
        };
        ImVec2 middle = at(site) + ImVec2{0, away};
        float most = clearance(middle);
        for (const ImVec2 way :
             {ImVec2{0, -away}, {-aside, away * 0.6f}, {aside, away * 0.6f}, {-aside, 0}, {aside, 0}}) {
            const float clear = clearance(at(site) + way);
            if ((is_part || !is_planet) && clear > most + 1) most = clear, middle = at(site) + way;
        }
        if (is_part && most <= -r) continue;
        words.push_back({middle - half, middle + half});
        if (is_part || is_planet) {  // a dark ground, because planets may be bright
            const ImVec2 around{half.x + brush.px(3), line * 0.45f};
            brush.list.AddRectFilled(middle - around, middle + around, with_alpha(ink::kNight, 0.6f), around.y);
        }
        text_centred(brush.list, small, middle, kit::quiet(is_part || is_planet ? 0.9f : 0.65f), name);
    }
}

// On a small map, the sites that can be chosen and those that are.
void CosmosMap::paint_names_of_choice(const Scene& scene, Words& words) const {
    const Open& p = scene.open();
    SiteSet chosen, open;
    for (const Site site : {scene.chosen.from, scene.chosen.to, scene.chosen.then})
        if (site != kNoSite) chosen.add(site);
    for (const kit::Spot& spot : scene.spots.all())
        if (const auto site = cosmos_board::site_of(spot.mark)) {
            if (spot.chosen)
                chosen.add(*site);
            else if (spot.can())
                open.add(*site);
        }
    const ImVec2 token{radius() * kToken, radius() * kToken};
    for (const Site site : p.minerals | p.gases) {
        const ImVec2 middle = at(site) + ImVec2{0, radius() * kTokenDown};
        words.push_back({middle - token, middle + token});
    }
    paint_names(scene.brush, scene.view, chosen, words);
    paint_names(scene.brush, scene.view, open - chosen, words);
}

namespace cosmos_board {

void paint_stack(const kit::Brush& brush, ImVec2 at, Seat owner, int ships, float size, bool faded) {
    const float alpha = faded ? 0.45f : 1;
    const ImU32 colour = with_alpha(seat_colour(owner), alpha), edge = with_alpha(ink::kNight, 0.85f * alpha);
    const float line = std::max(1.0f, size * 0.07f);
    const ImVec2 hull = at + ImVec2{0, size * 0.26f}, dome = at - ImVec2{0, size * 0.02f};
    const float wide = size * 0.62f, high = size * 0.8f;
    brush.list.AddEllipseFilled(hull + ImVec2{0, size * 0.09f}, size * 1.05f, size * 0.53f, edge);
    const auto line_dome = [&] { brush.list.PathEllipticalArcTo(dome, wide, high, 0, -kPi, 0, 20); };
    line_dome();
    brush.list.PathFillConvex(with_alpha(mix(seat_colour(owner), ink::kIvory, 0.6f), alpha));
    line_dome();
    brush.list.PathStroke(edge, 0, line);
    draw_seat_shape(brush.list, owner, dome - ImVec2{0, size * 0.4f}, size * 0.3f, with_alpha(ink::kNight, alpha),
                    with_alpha(ink::kNight, alpha));
    brush.list.AddEllipseFilled(hull, size, size * 0.5f, colour);
    brush.list.AddEllipse(hull, size, size * 0.5f, with_alpha(ink::kIvory, 0.5f * alpha), 0, 0, line * 0.8f);
    if (ships > 0 && size >= brush.px(kNumberedFrom))
        kit::number(brush, hull, std::max(brush.px(14), size * 0.9f), with_alpha(ink::kIvory, alpha),
                    std::to_string(ships));
}

void paint_clung(const kit::Brush& brush, ImVec2 host, Seat owner, float size) {
    const ImVec2 at = host + ImVec2{size * 0.85f, -size * 0.5f};
    brush.list.AddLine(host + ImVec2{size * 0.45f, -size * 0.1f}, at, seat_colour(owner), std::max(1.0f, size * 0.1f));
    paint_stack(brush, at, owner, 0, size * 0.5f);
}

// A cut stone with its sign: a fist's wedge, a shield, an eye, a pick, a star, two steps.
void paint_stone(const kit::Brush& brush, ImVec2 at, Stone stone, float size) {
    const ImU32 ink = mix(ink::kArgent, ink::kAzure, 0.18f), mark = ink::kNight;
    const float line = std::max(1.0f, size * 0.18f);
    const std::array<ImVec2, 6> edge = corners(at, size);
    brush.list.AddConvexPolyFilled(edge.data(), 6, ink);
    brush.list.AddPolyline(edge.data(), 6, ink::kBrass, ImDrawFlags_Closed, std::max(1.0f, size * 0.12f));
    const auto to = [&](float x, float y) { return at + ImVec2{x, y} * size; };
    const auto stroke = [&](std::initializer_list<ImVec2> points, bool closed) {
        for (const ImVec2& point : points) brush.list.PathLineTo(point);
        brush.list.PathStroke(mark, closed ? ImDrawFlags_Closed : 0, line);
    };
    switch (stone) {
        case Stone::might: return stroke({to(0, -0.5f), to(0.45f, 0.4f), to(-0.45f, 0.4f)}, true);
        case Stone::ward:
            return stroke({to(-0.42f, -0.4f), to(0.42f, -0.4f), to(0.36f, 0.15f), to(0, 0.55f), to(-0.36f, 0.15f)},
                          true);
        case Stone::sight:
            brush.list.AddEllipse(at, size * 0.58f, size * 0.34f, mark, 0, 0, line);
            return brush.list.AddCircleFilled(at, size * 0.17f, mark);
        case Stone::lode: return stroke({to(0, -0.5f), to(0.4f, 0), to(0, 0.5f), to(-0.4f, 0)}, true);
        case Stone::reach:
            for (const float angle : {0.0f, kPi / 3, 2 * kPi / 3})
                brush.list.AddLine(at_angle(at, size * 0.55f, angle), at_angle(at, -size * 0.55f, angle), mark, line);
            return;
        case Stone::stride:
            for (const float x : {-0.3f, 0.15f}) stroke({to(x, -0.4f), to(x + 0.3f, 0), to(x, 0.4f)}, false);
            return;
        case Stone::none: return;
    }
}

}  // namespace cosmos_board
}  // namespace orrery::web
