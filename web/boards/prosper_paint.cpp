// In the order of painting: ground, lanes, planets with what is written on them, the ghost of a choice, the motion of a
// movement, and last the card that tells a planet's numbers.
#include "web/boards/prosper_paint.h"

#include <algorithm>
#include <any>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "web/boards/geometry.h"
#include "web/boards/prosper_card.h"
#include "web/boards/sky.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::prosper;
using prosper_plan::Option;
using prosper_plan::Outcome;

constexpr float kFlight = 0.62f;  // share of a film in which ships fly; then planets build
constexpr float kUp = -kPi / 2;

std::size_t index_of(const Scene& scene, PlanetId planet) {
    for (std::size_t i = 0; i < scene.view.planets.size(); ++i)
        if (scene.view.planets[i].id == planet) return i;
    return 0;
}
const Option* option_at(const Scene& scene, PlanetId planet) {
    for (const Option& option : scene.options)
        if (option.planet == planet) return &option;
    return nullptr;
}
bool choosing_target(const Scene& scene) { return scene.pick.source.has_value() && !scene.options.empty(); }
ImU32 quiet(float alpha = ink::kQuiet) { return with_alpha(ink::kIvory, alpha); }

// ---- Words on planets

// The smallest of the theme's numerals that is not stretched at this size.
ImFont* numerals(const Theme& theme, float size) {
    for (ImFont* font : {theme.numeral, theme.title})
        if (font->FontSize >= size) return font;
    return theme.display;
}

void number_at(const Scene& scene, ImVec2 centre, float size, ImU32 colour, std::string_view text) {
    ImFont* font = numerals(scene.theme, size);
    const ImVec2 extent = font->CalcTextSizeA(size, 1e6f, 0, text.data(), text.data() + text.size());
    const ImVec2 at{std::round(centre.x - extent.x / 2), std::round(centre.y - extent.y * 0.53f)};
    const float edge = std::max(1.0f, size * 0.055f);
    const ImU32 shade = with_alpha(ink::kNight, 0.8f);
    constexpr std::array<ImVec2, 8> kAround{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.7f, 0.7f}, {-0.7f, 0.7f}, {0.7f, -0.7f}, {-0.7f, -0.7f}}};
    for (ImVec2 around : kAround)
        scene.list.AddText(font, size, at + around * edge, shade, text.data(), text.data() + text.size());
    scene.list.AddText(font, size, at, colour, text.data(), text.data() + text.size());
}

// A small label on a dark ground; a seat's mark stands before the words if there is one.
void pill(const Scene& scene, ImVec2 centre, std::string_view text, ImU32 colour, Seat seat = kSpectator) {
    const Theme& theme = scene.theme;
    const ImVec2 words = measure(theme.small, text);
    const float mark = seat == kSpectator ? 0 : theme.px(14);
    const ImVec2 half{(words.x + mark) / 2 + theme.px(7), words.y / 2 + theme.px(3)};
    const ImVec2 keep = half + ImVec2{theme.px(4), theme.px(4)};
    centre = {std::clamp(centre.x, scene.frame.min.x + keep.x,
                         std::max(scene.frame.min.x + keep.x, scene.frame.max.x - keep.x)),
              std::clamp(centre.y, scene.frame.min.y + keep.y,
                         std::max(scene.frame.min.y + keep.y, scene.frame.max.y - keep.y))};
    scene.list.AddRectFilled(centre - half, centre + half, with_alpha(ink::kNight, 0.92f), half.y);
    scene.list.AddRect(centre - half, centre + half, colour, half.y, 0, theme.line());
    if (mark > 0)
        draw_seat_shape(scene.list, seat, {centre.x - half.x + theme.px(12), centre.y}, theme.px(5), seat_colour(seat),
                        ink::kNight);
    text_at(scene.list, theme.small, {centre.x - half.x + theme.px(7) + mark, centre.y - words.y / 2}, colour, text);
}

// ---- Lanes

void paint_lane(const Scene& scene, const ViewEdge& edge) {
    const std::size_t a = index_of(scene, edge.from), b = index_of(scene, edge.to);
    const ViewPlanet &from = scene.view.planets[a], &to = scene.view.planets[b];
    const ImVec2 along = unit(scene.places[b] - scene.places[a]);
    const float gap = scene.theme.px(scene.thumbnail ? 1 : 6);
    const ImVec2 p = scene.places[a] + along * (scene.radii[a] + gap),
                 q = scene.places[b] - along * (scene.radii[b] + gap);
    if (from.owner != kSpectator && from.owner == to.owner) {
        scene.list.AddLine(p, q, with_alpha(seat_colour(from.owner), 0.20f), scene.theme.px(6));
        scene.list.AddLine(p, q, with_alpha(seat_colour(from.owner), 0.75f), scene.theme.px(1.6f));
    } else {
        scene.list.AddLine(p, q, mix(ink::kLine, ink::kIvory, 0.12f), scene.theme.line());
    }
}

void light_realm(const Scene& scene) {
    if (!scene.pick.source) return;
    const std::vector<PlanetId> realm = prosper_plan::realm(scene.view, *scene.pick.source);
    const auto inside = [&](PlanetId planet) { return std::find(realm.begin(), realm.end(), planet) != realm.end(); };
    for (const ViewEdge& edge : scene.view.edges)
        if (inside(edge.from) && inside(edge.to))
            scene.list.AddLine(scene.places[index_of(scene, edge.from)], scene.places[index_of(scene, edge.to)],
                               with_alpha(ink::kBrass, 0.22f), scene.theme.px(11));
}

// ---- Planets

// What can be chosen: a thin ring and a breath of light, so that many of them stay quiet; full light under the pointer.
void glow(const Scene& scene, ImVec2 centre, float radius, bool bright) {
    const float step = scene.theme.px(2.5f), strength = bright ? 0.4f : 0.2f;
    for (int i = 0; i < 4; ++i)
        scene.list.AddCircle(centre, radius + step * (real(i) - 0.5f),
                             with_alpha(ink::kBrass, strength * (1 - 0.25f * real(i))), 0, step);
    scene.list.AddCircle(centre, radius, with_alpha(ink::kBrass, bright ? 1.0f : 0.6f), 0,
                         scene.theme.px(bright ? 2 : 1.2f));
}

void dashes(const Scene& scene, ImVec2 centre, float radius, ImU32 colour) {
    constexpr int kDashes = 14;
    for (int i = 0; i < kDashes; ++i) {
        const float from = 2 * kPi * real(i) / kDashes;
        scene.list.PathArcTo(centre, radius, from, from + kPi / kDashes * 1.1f, 4);
        scene.list.PathStroke(colour, 0, scene.theme.px(2));
    }
}

void paint_owner(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius) {
    const Theme& theme = scene.theme;
    const float ring = radius + theme.px(scene.thumbnail ? 0.5f : 3);
    if (planet.owner == kSpectator) {
        scene.list.AddCircle(at, ring, mix(ink::kLine, ink::kIvory, 0.08f), 0, theme.line());
        return;
    }
    const ImU32 colour = seat_colour(planet.owner);
    const float thick = scene.thumbnail ? std::max(1.0f, radius * 0.3f) : theme.px(3.5f);
    scene.list.AddCircle(at, ring, with_alpha(mix(ink::kNight, colour, 0.42f), 0.95f), 0, thick);
    const float share = real(planet.ships) / real(facts(planet.size).limit);
    scene.list.PathArcTo(at, ring, kUp, kUp + 2 * kPi * std::min(1.0f, share), 0);
    scene.list.PathStroke(colour, 0, thick);
    if (scene.thumbnail) return;
    const float mark = std::clamp(radius * 0.24f, theme.px(4.5f), theme.px(8));
    const ImVec2 corner = at_angle(at, ring, -kPi * 0.75f);
    scene.list.AddCircleFilled(corner, mark + theme.px(2.5f), ink::kNight);
    draw_seat_shape(scene.list, planet.owner, corner, mark, colour, mix(colour, ink::kIvory, 0.5f));
}

void paint_danger(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius) {
    if (planet.owner != scene.view.viewer) return;
    const prosper_plan::Danger danger = prosper_plan::danger(scene.view, planet);
    if (danger == prosper_plan::Danger::none) return;
    const float size = std::clamp(radius * 0.3f, scene.theme.px(6), scene.theme.px(10));
    const ImVec2 centre = at_angle(at, radius + scene.theme.px(3), -kPi * 0.25f);
    const std::array<ImVec2, 3> corners{at_angle(centre, size, kUp), at_angle(centre, size, kUp + 2 * kPi / 3),
                                        at_angle(centre, size, kUp + 4 * kPi / 3)};
    const bool now = danger == prosper_plan::Danger::now;
    scene.list.AddCircleFilled(centre, size + scene.theme.px(1.5f), ink::kNight);
    if (now) scene.list.AddTriangleFilled(corners[0], corners[1], corners[2], ink::kEmber);
    scene.list.AddTriangle(corners[0], corners[1], corners[2], ink::kEmber, scene.theme.px(1.4f));
    const ImU32 sign = now ? ink::kNight : ink::kEmber;
    scene.list.AddLine(centre - ImVec2{0, size * 0.42f}, centre + ImVec2{0, size * 0.12f}, sign, scene.theme.px(1.6f));
    scene.list.AddCircleFilled(centre + ImVec2{0, size * 0.36f}, scene.theme.px(0.9f), sign);
}

void paint_words(const Scene& scene, const ViewPlanet& planet, ImVec2 at, float radius, int ships) {
    const Theme& theme = scene.theme;
    const SizeFacts& size = facts(planet.size);
    if (planet.owner != kSpectator)
        number_at(scene, at, std::clamp(radius * 1.12f, theme.px(14), theme.px(46)), ink::kIvory,
                  std::to_string(ships));
    else if (size.natives > 0)
        number_at(scene, at, std::clamp(radius * 0.72f, theme.px(13), theme.px(24)),
                  mix(ink::kIvory, ink::kLine, 0.32f), std::to_string(size.natives));
    if (radius < theme.px(15)) return;
    if (planet.owner != kSpectator) {
        const int built = std::min<int>(size.production, size.limit - ships);
        const std::string text = "+" + std::to_string(std::max(0, built));
        const ImVec2 corner = at_angle(at, radius + theme.px(5), kPi * 0.27f);
        const ImVec2 extent = measure(theme.small, text);
        scene.list.AddRectFilled(corner - ImVec2{theme.px(2), extent.y * 0.42f},
                                 corner + ImVec2{extent.x + theme.px(3), extent.y * 0.5f},
                                 with_alpha(ink::kNight, 0.78f), theme.px(4));
        text_at(scene.list, theme.small, corner - ImVec2{0, extent.y * 0.5f},
                built < size.production ? ink::kBrass : ink::kVerdigris, text);
    }
    const std::string name = planet_name(planet.id);
    const ImVec2 corner = at_angle(at, radius + theme.px(8), kPi * 0.75f);
    text_at(scene.list, theme.small, corner - ImVec2{measure(theme.small, name).x, theme.small->FontSize * 0.4f},
            quiet(0.62f), name);
}

void paint_planet(const Scene& scene, std::size_t i, int ships) {
    const ViewPlanet& planet = scene.view.planets[i];
    const ImVec2 at = scene.places[i];
    const float radius = scene.radii[i];
    const Theme& theme = scene.theme;
    const Option* option = option_at(scene, planet.id);
    const bool mine = planet.id == scene.pick.source || planet.id == scene.pick.target;
    const bool asked = !scene.options.empty() || scene.pick.target.has_value();
    const bool dim = asked && !scene.thumbnail && option == nullptr && !mine &&
                     (choosing_target(scene) || (scene.view.phase == Phase::draft && planet.owner == kSpectator));
    const float light = dim ? 0.42f : planet.owner == kSpectator ? 0.78f : 1.0f;
    scene.list.AddCircleFilled(at, radius + theme.px(1), ink::kNight);
    scene.faces.draw(scene.list, face_of(planet), at, radius, mix(ink::kNight, IM_COL32_WHITE, light));

    if (option != nullptr && !mine) {
        const float ring = radius + theme.px(7);
        const bool attack = scene.pick.verb == Verb::move && scene.pick.source &&
                            planet.owner != find(scene.view, *scene.pick.source)->owner;
        if (attack)
            dashes(scene, at, ring, ink::kEmber);
        else
            glow(scene, at, ring, scene.card_of == planet.id);
    }
    paint_owner(scene, planet, at, radius);
    if (mine) scene.list.AddCircle(at, radius + theme.px(7), ink::kBrass, 0, theme.px(2.5f));
    if (scene.focus == planet.id) dashes(scene, at, radius + theme.px(11), ink::kBrass);
    if (scene.thumbnail) return;
    paint_words(scene, planet, at, radius, ships);
    paint_danger(scene, planet, at, radius);
}

// "take 6" over what can be attacked, grey where the source has not enough.
void paint_prices(const Scene& scene) {
    if (scene.pick.verb != Verb::move || !scene.pick.source || scene.pick.target || scene.frame.film != nullptr) return;
    const Seat mover = find(scene.view, *scene.pick.source)->owner;
    for (const Option& option : scene.options) {
        const ViewPlanet& planet = *find(scene.view, option.planet);
        if (planet.owner == mover) continue;
        const std::size_t i = index_of(scene, option.planet);
        const int needed = strength(planet.size, planet.ships) + 1;
        const ImVec2 above = scene.places[i] - ImVec2{0, scene.radii[i] + scene.theme.px(17)};
        pill(scene, above, "take " + std::to_string(needed),
             option.high >= needed ? mix(ink::kEmber, ink::kIvory, 0.35f) : quiet());
    }
}

// ---- The ghost of a choice

void arrow(const Scene& scene, std::span<const ImVec2> path, ImU32 colour) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        scene.list.AddLine(path[i], path[i + 1], with_alpha(ink::kNight, 0.6f), scene.theme.px(6));
        scene.list.AddLine(path[i], path[i + 1], colour, scene.theme.px(3));
        const ImVec2 along = unit(path[i + 1] - path[i]), across{-along.y, along.x};
        const ImVec2 middle = towards(path[i], path[i + 1], 0.55f);
        const float size = scene.theme.px(8);
        scene.list.AddTriangleFilled(middle + along * size, middle - along * size * 0.6f + across * size * 0.8f,
                                     middle - along * size * 0.6f - across * size * 0.8f, colour);
    }
}

std::vector<ImVec2> path_of(const Scene& scene, PlanetId source, PlanetId target) {
    std::vector<ImVec2> path;
    const std::vector<PlanetId> way = prosper_plan::way(scene.view, source, target);
    for (PlanetId stop : way) path.push_back(scene.places[index_of(scene, stop)]);
    const ImVec2 begin = unit(path[1] - path[0]), end = unit(path[path.size() - 2] - path.back());
    path.front() = path.front() + begin * (scene.radii[index_of(scene, source)] + scene.theme.px(8));
    path.back() = path.back() + end * (scene.radii[index_of(scene, target)] + scene.theme.px(8));
    return path;
}

void paint_ghost_way(const Scene& scene) {
    if (scene.drag_from) {
        const std::size_t i = index_of(scene, *scene.drag_from);
        const std::array<ImVec2, 2> path{scene.places[i], ImGui::GetIO().MousePos};
        arrow(scene, path, with_alpha(ink::kBrass, 0.8f));
    }
    if (!scene.pick.source || !scene.pick.target) return;
    const bool attack = find(scene.view, *scene.pick.source)->owner != find(scene.view, *scene.pick.target)->owner;
    arrow(scene, path_of(scene, *scene.pick.source, *scene.pick.target), attack ? ink::kEmber : ink::kBrass);
}

void paint_ghost_result(const Scene& scene) {
    if (!scene.pick.target || scene.pick.count == 0 || !scene.frame.interactive) return;
    const Seat mover = scene.view.turn;
    const Outcome after = prosper_plan::outcome(scene.view, mover, scene.pick);
    const auto under = [&](PlanetId planet) {
        const std::size_t i = index_of(scene, planet);
        return scene.places[i] + ImVec2{0, scene.radii[i] + scene.theme.px(19)};
    };
    if (scene.pick.source)
        pill(scene, under(*scene.pick.source),
             after.source_ships > 0 ? "stays " + std::to_string(after.source_ships) : "left empty",
             after.source_ships > 0 ? quiet(0.9f) : mix(ink::kEmber, ink::kIvory, 0.35f));
    const bool lost = after.attack && !after.taken;
    const std::string told = after.cleared                      ? "emptied"
                             : after.target_owner == kSpectator ? "natives hold"
                                                                : "then " + std::to_string(after.target_ships);
    pill(scene, under(*scene.pick.target), told,
         lost ? mix(ink::kEmber, ink::kIvory, 0.35f) : mix(ink::kVerdigris, ink::kIvory, 0.3f), after.target_owner);
}

// ---- Motion

void ship(const Scene& scene, ImVec2 at, ImVec2 heading, ImU32 colour, float size) {
    const ImVec2 across{-heading.y, heading.x};
    const ImVec2 bow = at + heading * size, left = at - heading * size * 0.8f + across * size * 0.72f;
    const ImVec2 stern = at - heading * size * 0.35f, right = at - heading * size * 0.8f - across * size * 0.72f;
    scene.list.AddTriangleFilled(bow, left, stern, colour);
    scene.list.AddTriangleFilled(bow, stern, right, mix(colour, ink::kNight, 0.28f));
    const std::array<ImVec2, 4> outline{bow, left, stern, right};
    scene.list.AddPolyline(outline.data(), 4, ink::kNight, ImDrawFlags_Closed, scene.theme.px(1));
}

ImVec2 along(std::span<const ImVec2> path, float share, ImVec2& heading) {
    float whole = 0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) whole += distance(path[i], path[i + 1]);
    float left = whole * share;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const float leg = distance(path[i], path[i + 1]);
        heading = unit(path[i + 1] - path[i]);
        if (left <= leg || i + 2 == path.size())
            return towards(path[i], path[i + 1], leg > 0 ? std::min(1.0f, left / leg) : 0);
        left -= leg;
    }
    return path.front();
}

void paint_flight(const Scene& scene, const prosper_plan::Pick& move, float share) {
    const float eased = share * share * (3 - 2 * share);
    const ImU32 colour = seat_colour(scene.view.turn);
    if (!move.source) {  // settlers arrive from outside: a ring closes in
        const std::size_t i = index_of(scene, *move.target);
        scene.list.AddCircle(scene.places[i], scene.radii[i] * (2.6f - 1.5f * eased),
                             with_alpha(colour, 0.3f + 0.7f * eased), 0, scene.theme.px(3));
        return;
    }
    const std::vector<ImVec2> path = path_of(scene, *move.source, *move.target);
    ImVec2 heading{1, 0};
    for (int wing = 2; wing >= 0; --wing) {
        const float behind = std::max(0.0f, eased - 0.07f * real(wing));
        const ImVec2 at = along(path, behind, heading);
        ship(scene, at, heading, with_alpha(colour, 1 - 0.25f * real(wing)), scene.theme.px(12 - 2.0f * real(wing)));
    }
    ImVec2 unused{};
    pill(scene, along(path, eased, unused) - ImVec2{0, scene.theme.px(24)}, std::to_string(move.count), ink::kIvory,
         scene.view.turn);
}

void paint_builds(const Scene& scene, const View& after, float share) {
    for (std::size_t i = 0; i < after.planets.size(); ++i) {
        const ViewPlanet &now = after.planets[i], &then = scene.view.planets[i];
        if (now.owner == kSpectator || now.owner != then.owner || now.ships <= then.ships) continue;
        const ImVec2 at = scene.places[i] - ImVec2{0, scene.radii[i] + scene.theme.px(8 + 12 * share)};
        number_at(scene, at, scene.theme.px(20), with_alpha(ink::kVerdigris, 1 - share * 0.6f),
                  "+" + std::to_string(now.ships - then.ships));
    }
}

// The ships that set out in a film; without a source they come from outside.
prosper_plan::Pick flight_in(std::span<const Event> events) {
    prosper_plan::Pick flight;
    for (const Event& event : events) {
        const bool leaves = event.kind == Event::Kind::move || event.kind == Event::Kind::attack;
        if (!leaves && event.kind != Event::Kind::settle && event.kind != Event::Kind::muster) continue;
        if (leaves) flight.source = event.source;
        flight.target = event.planet, flight.count = event.count;
    }
    return flight;
}

int ships_now(const Scene& scene, std::size_t i, const prosper_plan::Pick& move, float progress) {
    const int ships = scene.view.planets[i].ships;
    if (scene.frame.film == nullptr || progress <= 0) return ships;
    return move.source == scene.view.planets[i].id ? ships - move.count : ships;
}
}  // namespace

void paint(Scene& scene) {
    ImDrawList& list = scene.list;
    list.PushClipRect(scene.frame.min, scene.frame.max, true);
    draw_sky(list, scene.frame.min, scene.frame.max, scene.frame.sky, scene.theme);
    if (!scene.thumbnail)
        draw_chart_rings(list, scene.camera.to_screen({0.5f, 0.5f}), 0.5f * scene.camera.scale(), scene.theme);

    const Film* film = scene.frame.film;
    std::span<const Event> events;
    if (film != nullptr) events = std::any_cast<const std::vector<Event>&>(*film->events);
    const prosper_plan::Pick moved = flight_in(events);
    const bool flies = moved.target.has_value();
    const bool builds =
        std::any_of(events.begin(), events.end(), [](const Event& event) { return event.kind == Event::Kind::build; });
    const float progress = film != nullptr ? film->progress : 0;
    const float flight = !flies ? 1 : builds ? std::min(1.0f, progress / kFlight) : progress;

    light_realm(scene);
    for (const ViewEdge& edge : scene.view.edges) paint_lane(scene, edge);
    paint_ghost_way(scene);
    for (std::size_t i = 0; i < scene.view.planets.size(); ++i)
        paint_planet(scene, i, ships_now(scene, i, moved, progress));
    if (!scene.thumbnail) {
        paint_prices(scene);
        paint_ghost_result(scene);
    }
    if (film != nullptr) {
        if (flies && flight < 1 && !film->fade_only) paint_flight(scene, moved, flight);
        if (flies && film->fade_only) {
            const std::size_t i = index_of(scene, *moved.target);
            list.AddCircle(scene.places[i], scene.radii[i] + scene.theme.px(7),
                           with_alpha(seat_colour(scene.view.turn), 1 - progress), 0, scene.theme.px(3));
        }
        if (builds && (!flies || progress > kFlight))
            paint_builds(scene, std::any_cast<const View&>(*film->after),
                         flies ? (progress - kFlight) / (1 - kFlight) : progress);
    }
    if (scene.card_of && film == nullptr && !scene.thumbnail) paint_card(scene, *scene.card_of);
    list.PopClipRect();
}

}  // namespace orrery::web
