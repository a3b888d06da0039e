#include "web/boards/prosper/film.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/words.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::prosper_film {
namespace {
using namespace orrery::prosper;
using prosper_board::Scene;
using Kind = Event::Kind;

bool flies(const Event& event) {
    return event.kind == Kind::settle || event.kind == Kind::muster || event.kind == Kind::move ||
           event.kind == Kind::attack;
}

int weight_of(Kind kind) {
    switch (kind) {
        case Kind::settle:
        case Kind::muster:
        case Kind::move:
        case Kind::attack: return 1;
        case Kind::build: return 3;
        case Kind::round:
        case Kind::eliminate:
        case Kind::broken: return 4;
        case Kind::dominant: return 6;
        default: return 0;
    }
}

// What all seats do at one time is one beat.
std::vector<kit::Beat> beats_of(std::span<const Event> events) {
    std::vector<kit::Beat> beats;
    for (std::size_t i = 0; i < events.size(); ++i) {
        kit::Beat beat{i, 1, weight_of(events[i].kind)};
        while (events[i].kind == Kind::build && i + 1 < events.size() && events[i + 1].kind == Kind::build)
            ++i, ++beat.count;
        beats.push_back(beat);
    }
    return beats;
}

constexpr auto ships(std::int32_t count) { return static_cast<decltype(ViewPlanet::ships)>(count); }

ViewPlanet* planet_in(View& view, PlanetId id) {
    for (ViewPlanet& planet : view.planets)
        if (planet.id == id) return &planet;
    return nullptr;
}

// What the seats have, of what stands on the map.
void count(View& view) {
    for (int i = 0; i < view.seats; ++i) {
        ViewSeat& seat = view.seat[static_cast<std::size_t>(i)];
        seat.production = seat.ships = seat.planets = 0;
        for (const ViewPlanet& planet : view.planets) {
            if (planet.owner != seat_at(i)) continue;
            seat.production += facts(planet.size).production, seat.ships += planet.ships, ++seat.planets;
        }
    }
}

void set_out(View& view, const Event& event) {
    if (event.kind == Kind::round)  // it has begun while it is told
        view.phase = Phase::move, view.round = event.count, view.first = event.seat;
    if (event.kind != Kind::move && event.kind != Kind::attack) return;
    if (ViewPlanet* source = planet_in(view, event.source)) source->ships = ships(source->ships - event.count);
}

void arrive(View& view, const Event& event, const View& after) {
    ViewPlanet* planet = planet_in(view, event.planet);
    if (planet == nullptr) return;
    switch (event.kind) {
        case Kind::settle:
        case Kind::muster: planet->owner = event.seat, planet->ships = ships(event.now); break;
        case Kind::move: planet->ships = ships(planet->ships + event.count); break;
        case Kind::attack:
            if (event.clash.conquered) planet->owner = event.seat;
            if (event.clash.cleared) planet->owner = kSpectator;
            planet->ships = event.clash.remaining;
            break;
        case Kind::leave: planet->owner = kSpectator, planet->ships = 0; break;
        case Kind::build: view.planets = after.planets; break;
        default: break;
    }
}

// ---- Drawing what is on its way

// Settlers arrive from outside: a ring closes in.
void paint_arrival(const Scene& scene, const Event& event, float share) {
    const std::size_t i = index_of(scene, event.planet);
    scene.brush.list.AddCircle(scene.places[i], scene.radii[i] * (2.6f - 1.5f * share),
                               with_alpha(seat_colour(event.seat), 0.3f + 0.7f * share), 0, scene.brush.px(3));
}

void paint_flight(const Scene& scene, const Event& event, float share) {
    if (event.kind == Kind::settle || event.kind == Kind::muster) return paint_arrival(scene, event, share);
    const std::vector<ImVec2> path = path_of(scene, event.source, event.planet);
    const ImU32 colour = seat_colour(event.seat);
    ImVec2 heading{1, 0};
    for (int wing = 2; wing >= 0; --wing) {
        const float behind = std::max(0.0f, share - 0.07f * real(wing));
        const ImVec2 at = kit::along(path, behind, heading);
        kit::ship(scene.brush, at, heading, with_alpha(colour, 1 - 0.25f * real(wing)),
                  scene.brush.px(12 - 2.0f * real(wing)));
    }
    const kit::Region bounds{scene.frame.min, scene.frame.max};
    kit::pill(scene.brush, kit::along(path, share, heading) - ImVec2{0, scene.brush.px(24)},
              std::to_string(event.count), ink::kIvory, &bounds, event.seat);
}

void paint_ring(const Scene& scene, const Event& event, float share) {
    const std::size_t i = index_of(scene, event.planet);
    scene.brush.list.AddCircle(scene.places[i], scene.radii[i] + scene.brush.px(7),
                               with_alpha(seat_colour(event.seat), 1 - share), 0, scene.brush.px(3));
}

void paint_builds(const Scene& scene, const View& after, float share) {
    for (std::size_t i = 0; i < after.planets.size(); ++i) {
        const ViewPlanet &now = after.planets[i], &then = scene.view.planets[i];
        if (now.owner == kSpectator || now.owner != then.owner || now.ships <= then.ships) continue;
        const ImVec2 at = scene.places[i] - ImVec2{0, scene.radii[i] + scene.brush.px(8 + 12 * share)};
        kit::number(scene.brush, at, scene.brush.px(20), with_alpha(ink::kVerdigris, 1 - share * 0.6f),
                    "+" + std::to_string(now.ships - then.ships));
    }
}

std::string title_of(const View& view, const Event& event) {
    const Person who{event.seat, view.viewer};
    switch (event.kind) {
        case Kind::build: return "Production";
        case Kind::round: return "Round " + std::to_string(event.count);
        case Kind::eliminate: return who.opens("is") + " out";
        case Kind::dominant: return who.opens("is") + " dominant";
        case Kind::broken: return who.opens("is") + " no longer dominant";
        default: return {};
    }
}
}  // namespace

Moment moment_of(const Film& film) {
    Moment moment{std::any_cast<const View&>(*film.before), kit::events_of<Event>(film)};
    const View& after = std::any_cast<const View&>(*film.after);
    const kit::Stretch now = kit::stretch_in(beats_of(moment.events), film.progress);
    for (std::size_t i = 0; i < now.last; ++i) {
        set_out(moment.view, moment.events[i]);
        if (i < now.first) arrive(moment.view, moment.events[i], after);
    }
    moment.first = now.first, moment.last = now.last, moment.share = now.share;
    count(moment.view);
    return moment;
}

Story story_of(const Moment& moment) {
    Story story{moment.view, moment.last};
    if (moment.is_over()) return story;
    const Event& now = moment.events[moment.first];
    story.title = title_of(moment.view, now), story.share = moment.share;
    story.warns = now.kind == Kind::dominant && now.seat != moment.view.viewer;
    story.captures = now.kind == Kind::attack && (now.clash.conquered || now.clash.cleared);
    return story;
}

double length_ms(const Film& film) { return kit::length_ms(beats_of(kit::events_of<Event>(film)), kMotion); }

void paint(const Scene& scene, const Moment& moment, bool fade_only) {
    if (moment.is_over()) return;
    const Event& now = moment.events[moment.first];
    if (flies(now) && fade_only) return paint_ring(scene, now, moment.share);
    if (flies(now)) return paint_flight(scene, now, kit::eased(moment.share));
    if (now.kind == Kind::build)
        paint_builds(scene, std::any_cast<const View&>(*scene.frame.film->after), moment.share);
}

}  // namespace orrery::web::prosper_film
