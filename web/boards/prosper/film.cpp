#include "web/boards/prosper/film.h"

#include <array>
#include <vector>

#include "core/words.h"
#include "generated/prosper-board/say.h"
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

constexpr std::array<kit::Weight<Kind>, 9> kWeights{{{Kind::settle, 1},
                                                     {Kind::muster, 1},
                                                     {Kind::move, 1},
                                                     {Kind::attack, 1},
                                                     {Kind::build, 3},
                                                     {Kind::round, kit::kTitleWeight},
                                                     {Kind::eliminate, kit::kTitleWeight},
                                                     {Kind::broken, kit::kTitleWeight},
                                                     {Kind::dominant, 6}}};
int weight_of(const View&, const Event& event) { return kit::weight_in(kWeights, event.kind, 0); }

// All seats build at the same time.
bool is_together(const Event& one, const Event& next) { return one.kind == Kind::build && next.kind == Kind::build; }

bool warns(const View& view, const Event& event) { return event.kind == Kind::dominant && event.seat != view.viewer; }
bool begins(const Event& event) { return event.kind == Kind::round; }
bool captures(const Event& event) {
    return event.kind == Kind::attack && (event.clash.conquered || event.clash.cleared);
}

// ---- Drawing what is going on

// Settlers arrive from outside: a ring closes in.
void paint_arrival(const Scene& scene, const Event& event, float share) {
    const std::size_t i = index_of(scene, event.planet);
    scene.brush.list.AddCircle(scene.places[i], scene.radii[i] * (2.6f - 1.5f * share),
                               with_alpha(seat_colour(event.seat), 0.3f + 0.7f * share), 0, scene.brush.px(3));
}

void paint_flight(const Scene& scene, const kit::FilmPen& pen, const Event& event, float share) {
    if (event.kind == Kind::settle || event.kind == Kind::muster) return paint_arrival(scene, event, share);
    const std::vector<ImVec2> path = path_of(scene, event.source, event.planet);
    pen.ships(path, scene.brush.px(12), seat_colour(event.seat), share);
    ImVec2 heading{1, 0};
    pen.caption(kit::along(path, share, heading), std::to_string(event.count), ink::kIvory, event.seat);
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
        case Kind::build: return prosper_says::production();
        case Kind::round: return prosper_says::round(event.count);
        case Kind::eliminate: return prosper_says::is_out(who);
        case Kind::dominant: return prosper_says::is_dominant(who);
        case Kind::broken: return prosper_says::is_not_dominant(who);
        default: return {};
    }
}
}  // namespace

const kit::Cut<View, Event> kCut{weight_of, is_together, title_of, warns, captures, begins, kMotion};

// Ships on the way have left their planet already.
Moment moment_of(const Film& film) {
    Moment moment = kit::shot_of(kCut, film);
    for (const Event& event : moment.now())
        if (event.kind == Kind::move || event.kind == Kind::attack)
            for (std::size_t i = 0; i < moment.view.planets.size(); ++i)
                if (moment.view.planets[i].id == event.source)
                    moment.view.planets[i].ships = moment.next->planets[i].ships;
    return moment;
}

void paint(const Scene& scene, const Moment& moment, bool fade_only) {
    if (moment.is_over()) return;
    const Event& now = moment.events[moment.first];
    const kit::FilmPen pen{scene.brush, {scene.frame.min, scene.frame.max}};
    if (flies(now) && fade_only) {
        const std::size_t i = index_of(scene, now.planet);
        return pen.ring(scene.places[i], scene.radii[i] + scene.brush.px(7), seat_colour(now.seat), moment.share);
    }
    if (flies(now)) return paint_flight(scene, pen, now, kit::eased(moment.share));
    if (now.kind == Kind::build) paint_builds(scene, *moment.next, moment.share);
}

}  // namespace orrery::web::prosper_film
