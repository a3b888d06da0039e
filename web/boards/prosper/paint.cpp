// In the order of painting: ground, lanes, planets with their words, the preview of a choice.
#include "web/boards/prosper/paint.h"

#include <algorithm>
#include <any>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "generated/prosper-board/say.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/sky.h"
#include "web/widgets/text.h"

namespace orrery::web::prosper_board {
using namespace orrery::prosper;

std::size_t index_of(const Scene& scene, PlanetId planet) {
    for (std::size_t i = 0; i < scene.view.planets.size(); ++i)
        if (scene.view.planets[i].id == planet) return i;
    return 0;
}

std::vector<ImVec2> path_of(const Scene& scene, PlanetId source, PlanetId target) {
    std::vector<ImVec2> path;
    const std::vector<PlanetId> way = prosper_plan::way(scene.view, source, target);
    for (PlanetId stop : way) path.push_back(scene.places[index_of(scene, stop)]);
    const ImVec2 begin = unit(path[1] - path[0]), end = unit(path[path.size() - 2] - path.back());
    path.front() = path.front() + begin * (scene.radii[index_of(scene, source)] + scene.brush.theme.px(8));
    path.back() = path.back() + end * (scene.radii[index_of(scene, target)] + scene.brush.theme.px(8));
    return path;
}

namespace {
using kit::quiet;
using prosper_plan::Outcome;

constexpr float kUp = -kPi / 2;

bool has_source(const Scene& scene) { return scene.pick.source != kNoPlanet; }
bool has_target(const Scene& scene) { return scene.pick.target != kNoPlanet; }

void pill(const Scene& scene, ImVec2 centre, std::string_view text, ImU32 colour, Seat seat = kSpectator) {
    const kit::Region bounds{scene.frame.min, scene.frame.max};
    kit::pill(scene.brush, centre, text, colour, &bounds, seat);
}

// ---- Lanes

void paint_lane(const Scene& scene, const ViewEdge& edge) {
    const std::size_t a = index_of(scene, edge.from), b = index_of(scene, edge.to);
    const ViewPlanet &from = scene.view.planets[a], &to = scene.view.planets[b];
    const ImVec2 along = unit(scene.places[b] - scene.places[a]);
    const float gap = scene.brush.theme.px(scene.thumbnail ? 1 : 6);
    const ImVec2 p = scene.places[a] + along * (scene.radii[a] + gap),
                 q = scene.places[b] - along * (scene.radii[b] + gap);
    if (from.owner != kSpectator && from.owner == to.owner) {
        scene.brush.list.AddLine(p, q, with_alpha(seat_colour(from.owner), 0.20f), scene.brush.theme.px(6));
        scene.brush.list.AddLine(p, q, with_alpha(seat_colour(from.owner), 0.75f), scene.brush.theme.px(1.6f));
    } else {
        scene.brush.list.AddLine(p, q, mix(ink::kLine, ink::kIvory, 0.12f), scene.brush.theme.line());
    }
}

void light_realm(const Scene& scene) {
    if (!has_source(scene)) return;
    const std::vector<PlanetId> realm = prosper_plan::realm(scene.view, scene.pick.source);
    const auto inside = [&](PlanetId planet) { return std::find(realm.begin(), realm.end(), planet) != realm.end(); };
    for (const ViewEdge& edge : scene.view.edges)
        if (inside(edge.from) && inside(edge.to))
            scene.brush.list.AddLine(scene.places[index_of(scene, edge.from)], scene.places[index_of(scene, edge.to)],
                                     with_alpha(ink::kBrass, 0.22f), scene.brush.theme.px(11));
}

// ---- Planets

void paint_owner(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius) {
    const Theme& theme = scene.brush.theme;
    const float ring = radius + theme.px(scene.thumbnail ? 0.5f : 3);
    if (planet.owner == kSpectator) {
        scene.brush.list.AddCircle(at, ring, mix(ink::kLine, ink::kIvory, 0.08f), 0, theme.line());
        return;
    }
    const ImU32 colour = seat_colour(planet.owner);
    const float thick = scene.thumbnail ? std::max(1.0f, radius * 0.3f) : theme.px(3.5f);
    scene.brush.list.AddCircle(at, ring, with_alpha(mix(ink::kNight, colour, 0.42f), 0.95f), 0, thick);
    const float share = real(planet.ships) / real(facts(planet.size).limit);
    if (share > 0) {  // an arc without length has no end
        scene.brush.list.PathArcTo(at, ring, kUp, kUp + 2 * kPi * std::min(1.0f, share), 0);
        scene.brush.list.PathStroke(colour, 0, thick);
    }
    if (scene.thumbnail) return;
    const float mark = std::clamp(radius * 0.24f, theme.px(4.5f), theme.px(8));
    const ImVec2 corner = at_angle(at, ring, -kPi * 0.75f);
    scene.brush.list.AddCircleFilled(corner, mark + theme.px(2.5f), ink::kNight);
    draw_seat_shape(scene.brush.list, planet.owner, corner, mark, colour, mix(colour, ink::kIvory, 0.5f));
}

void paint_danger(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius) {
    if (planet.owner != scene.view.viewer) return;
    const prosper_plan::Danger danger = prosper_plan::danger(scene.view, planet);
    if (danger == prosper_plan::Danger::none) return;
    const float size = std::clamp(radius * 0.3f, scene.brush.theme.px(6), scene.brush.theme.px(10));
    const ImVec2 centre = at_angle(at, radius + scene.brush.theme.px(3), -kPi * 0.25f);
    const std::array<ImVec2, 3> corners{at_angle(centre, size, kUp), at_angle(centre, size, kUp + 2 * kPi / 3),
                                        at_angle(centre, size, kUp + 4 * kPi / 3)};
    const bool now = danger == prosper_plan::Danger::now;
    scene.brush.list.AddCircleFilled(centre, size + scene.brush.theme.px(1.5f), ink::kNight);
    if (now) scene.brush.list.AddTriangleFilled(corners[0], corners[1], corners[2], ink::kEmber);
    scene.brush.list.AddTriangle(corners[0], corners[1], corners[2], ink::kEmber, scene.brush.theme.px(1.4f));
    const ImU32 sign = now ? ink::kNight : ink::kEmber;
    scene.brush.list.AddLine(centre - ImVec2{0, size * 0.42f}, centre + ImVec2{0, size * 0.12f}, sign,
                             scene.brush.theme.px(1.6f));
    scene.brush.list.AddCircleFilled(centre + ImVec2{0, size * 0.36f}, scene.brush.theme.px(0.9f), sign);
}

void paint_words(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius, int ships) {
    const Theme& theme = scene.brush.theme;
    const SizeFacts& size = facts(planet.size);
    if (planet.owner != kSpectator)
        kit::number(scene.brush, at, std::clamp(radius * 1.12f, theme.px(14), theme.px(46)), ink::kIvory,
                    std::to_string(ships));
    else if (size.natives > 0)
        kit::number(scene.brush, at, std::clamp(radius * 0.72f, theme.px(13), theme.px(24)),
                    mix(ink::kIvory, ink::kLine, 0.32f), std::to_string(size.natives));
    if (radius >= theme.px(15) && planet.owner != kSpectator) {
        const int built = std::min<int>(size.production, size.limit - ships);
        const std::string text = "+" + std::to_string(std::max(0, built));
        const ImVec2 corner = at_angle(at, radius + theme.px(5), kPi * 0.27f);
        const ImVec2 extent = measure(theme.small, text);
        scene.brush.list.AddRectFilled(corner - ImVec2{theme.px(2), extent.y * 0.42f},
                                       corner + ImVec2{extent.x + theme.px(3), extent.y * 0.5f},
                                       with_alpha(ink::kNight, 0.78f), theme.px(4));
        text_at(scene.brush.list, theme.small, corner - ImVec2{0, extent.y * 0.5f},
                built < size.production ? ink::kBrass : ink::kVerdigris, text);
    }
}

// At the lower left, or where no other planet, no name and no edge of the board is in the way; nowhere if there is no such
// place.
void paint_name(const Scene& scene, std::size_t i) {
    const Theme& theme = scene.brush.theme;
    const std::string name = planet_name(scene.view.planets[i].id);
    const ImVec2 half{measure(theme.small, name).x / 2, theme.small->FontSize * 0.45f};
    const float radius = scene.radii[i], away = radius + theme.px(8);
    const auto is_clear = [&](ImVec2 middle) {
        const ImVec2 min = middle - half, max = middle + half;
        if (min.x < scene.frame.min.x || max.x > scene.frame.max.x || max.y > scene.frame.max.y) return false;
        for (std::size_t k = 0; k < scene.places.size(); ++k) {
            const ImVec2 nearest{std::clamp(scene.places[k].x, min.x, max.x),
                                 std::clamp(scene.places[k].y, min.y, max.y)};
            if (k != i && distance(nearest, scene.places[k]) < scene.radii[k] + theme.px(7)) return false;
        }
        return std::none_of(scene.named->begin(), scene.named->end(), [&](ImVec2 other) {
            return std::fabs(other.x - middle.x) < 2 * half.x && std::fabs(other.y - middle.y) < 2 * half.y;
        });
    };
    const ImVec2 left = at_angle(scene.places[i], away, kPi * 0.75f) + ImVec2{-half.x, theme.small->FontSize * 0.1f};
    const ImVec2 below = scene.places[i] + ImVec2{0, away + half.y}, right{2 * scene.places[i].x - left.x, left.y};
    const bool has_figure = radius >= theme.px(15) && scene.view.planets[i].owner != kSpectator;  // at the lower right
    for (const ImVec2 middle : {left, below, has_figure ? below : right}) {
        if (!is_clear(middle)) continue;
        scene.named->push_back(middle);
        return text_centred(scene.brush.list, theme.small, middle, quiet(0.62f), name);
    }
}

}  // namespace

void paint_planet(const Scene& scene, std::size_t i, const kit::Spot& spot, const kit::Brush& brush) {
    const ViewPlanet& planet = scene.view.planets[i];
    const ImVec2 at = scene.places[i];
    const float radius = scene.radii[i];
    const bool mine = planet.id == scene.pick.source || planet.id == scene.pick.target;
    const bool chooses_target = has_source(scene) && !has_target(scene) && scene.chooses;
    const bool dim = scene.chooses && !scene.thumbnail && !spot.can() && !mine &&
                     (chooses_target || (scene.view.phase == Phase::draft && planet.owner == kSpectator));
    const float light = dim ? 0.42f : planet.owner == kSpectator ? 0.78f : 1.0f;
    brush.list.AddCircleFilled(at, radius + brush.px(1), ink::kNight);
    scene.faces.draw(brush.list, face_of(planet), at, radius, mix(ink::kNight, IM_COL32_WHITE, light));

    if (spot.can() && !mine) {
        const float ring = radius + brush.px(7);
        if (chooses_target &&
            !prosper_plan::can_take(scene.view, kit::entries_in<Move>(scene.frame), scene.pick.source, planet))
            kit::dashes(brush, at, ring, ink::kEmber);
        else
            kit::glow(brush, at, ring);
    }
    paint_owner(scene, planet, at, radius);
    if (mine) brush.list.AddCircle(at, radius + brush.px(7), ink::kBrass, 0, brush.px(2.5f));
    if (brush.focused) kit::dashes(brush, at, radius + brush.px(11), ink::kBrass);
    if (scene.thumbnail) return;
    paint_words(scene, planet, at, radius, planet.ships);
    paint_name(scene, i);
    paint_danger(scene, planet, at, radius);
}

namespace {
// "Takes 6" over a planet that can be attacked; in ember if the source has too few ships.
void paint_prices(const Scene& scene) {
    if (scene.pick.verb != Verb::move || !has_source(scene) || has_target(scene) || scene.frame.film != nullptr) return;
    const Seat mover = find(scene.view, scene.pick.source)->owner;
    for (const Entry<Move>& way : kit::entries_in<Move>(scene.frame)) {
        if (way.move.source != scene.pick.source) continue;
        const ViewPlanet& planet = *find(scene.view, way.move.target);
        if (planet.owner == mover) continue;
        const std::size_t i = index_of(scene, planet.id);
        const int needed = strength(planet.size, planet.ships) + 1;
        pill(scene, scene.places[i] - ImVec2{0, scene.radii[i] + scene.brush.px(17)},
             way.high >= needed ? prosper_says::takes(needed) : prosper_says::needs(needed),
             way.high >= needed ? quiet(0.9f) : kit::warning());
    }
}

// ---- The preview of a choice

void paint_ghost_way(const Scene& scene) {
    if (scene.drag_from) {
        const std::array<ImVec2, 2> path{*scene.drag_from, ImGui::GetIO().MousePos};
        kit::arrow(scene.brush, path, with_alpha(ink::kBrass, 0.8f));
    }
    if (!has_source(scene) || !has_target(scene)) return;
    const bool fails = scene.pick.count > 0 && prosper_plan::outcome(scene.view, scene.view.turn, scene.pick).fails();
    kit::arrow(scene.brush, path_of(scene, scene.pick.source, scene.pick.target), fails ? ink::kEmber : ink::kBrass);
}

void paint_ghost_result(const Scene& scene) {
    if (!has_target(scene) || scene.pick.count == 0 || !scene.frame.interactive) return;
    const Seat mover = scene.view.turn;
    const Outcome after = prosper_plan::outcome(scene.view, mover, scene.pick);
    const auto under = [&](PlanetId planet) {
        const std::size_t i = index_of(scene, planet);
        return scene.places[i] + ImVec2{0, scene.radii[i] + scene.brush.theme.px(19)};
    };
    if (has_source(scene))
        pill(scene, under(scene.pick.source), prosper_says::left_behind(after.source_ships),
             after.source_ships > 0 ? quiet(0.9f) : kit::warning());
    const bool holds = after.target_owner == scene.view.turn || after.target_owner == kSpectator;
    const std::string told = after.cleared                      ? prosper_says::emptied()
                             : after.target_owner == kSpectator ? prosper_says::natives_hold()
                             : holds                            ? prosper_says::there(after.target_ships)
                                                                : prosper_says::are_left(after.target_ships);
    pill(scene, under(scene.pick.target), told,
         after.fails() ? kit::warning() : mix(ink::kVerdigris, ink::kIvory, 0.3f), after.target_owner);
}

}  // namespace

void paint_ground(const Scene& scene) {
    ImDrawList& list = scene.brush.list;
    list.PushClipRect(scene.frame.min, scene.frame.max, true);
    draw_sky(list, scene.frame.min, scene.frame.max, scene.frame.sky, scene.brush.theme);
    if (!scene.thumbnail) draw_chart_rings(list, scene.heart, 0.5f * scene.scale, scene.brush.theme);
    light_realm(scene);
    for (const ViewEdge& edge : scene.view.edges) paint_lane(scene, edge);
    paint_ghost_way(scene);
}

void paint_over(const Scene& scene) {
    if (!scene.thumbnail) {
        paint_prices(scene);
        paint_ghost_result(scene);
    }
    scene.brush.list.PopClipRect();
}

}  // namespace orrery::web::prosper_board
