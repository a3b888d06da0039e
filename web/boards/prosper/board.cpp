#include "web/boards/prosper/board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/chance.h"
#include "generated/prosper-board/say.h"
#include "record/data/seat_names.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/tell.h"
#include "web/boards/prosper/film.h"
#include "web/boards/prosper/paint.h"
#include "web/boards/prosper/plan.h"

namespace orrery::web {
namespace {
using namespace orrery::prosper;
using namespace prosper_board;

constexpr std::array<float, 3> kRadius{0.0225f, 0.0305f, 0.0395f};  // shares of the drawing, by size
constexpr std::array<float, 3> kLeastRadius{9, 11, 14};             // CSS px
constexpr float kMargin = 0.078f;
constexpr float kThumbnail = 260, kBolder = 1.25f;  // CSS px: a lower picture has larger planets and no words

ImVec2 place(const ViewPlanet& planet) { return ImVec2{real(planet.x), real(planet.y)} * (1.0f / kPlaceUnits); }

// How much wider a map is drawn across and down, so that it fills a room of another shape.
ImVec2 stretch_for(ImVec2 size, const kit::Region& room) {
    constexpr float kMost = 1.5f;
    if (room.width() < 1 || room.height() < 1) return {1, 1};
    const float have = size.y / size.x, want = room.height() / room.width();
    return want > have ? ImVec2{1, std::min(kMost, want / have)} : ImVec2{std::min(kMost, have / want), 1};
}

// Two faces for each size; the match's own sky decides which of them a planet has.
std::vector<FaceKind> kinds_on(const View& view, std::uint64_t sky) {
    constexpr FaceKind kKinds[][2] = {{FaceKind::ice, FaceKind::ash},
                                      {FaceKind::dust, FaceKind::sea},
                                      {FaceKind::giant, FaceKind::storm}};  // as enum PlanetSize
    std::vector<FaceKind> kinds;
    Chance luck(sky);
    for (const ViewPlanet& planet : view.planets) {
        const std::size_t face = face_of(planet);
        if (kinds.size() <= face) kinds.resize(face + 1, FaceKind::ice);
        kinds[face] = kKinds[static_cast<std::size_t>(planet.size)][luck.below(2)];
    }
    return kinds;
}

// The planet that stands for a step is the last thing that the step names.
std::string mark_of(PlanetId planet) { return "planet:" + planet_name(planet); }

PlanetId planet_of(const View& view, const kit::Spot& spot) {
    for (const ViewPlanet& planet : view.planets)
        if (mark_of(planet.id) == spot.mark) return planet.id;
    return kNoPlanet;
}

Entry<Move> movement_from(PlanetId source) { return kit::begin_with(Move{Verb::move, source}); }

std::vector<kit::PlacedChoice> choices_in(const BoardFrame& frame, const Move& picked) {
    std::vector<kit::PlacedChoice> choices;
    if (picked.source != kNoPlanet) choices.push_back({mark_of(picked.source), true, movement_from(picked.source)});
    if (picked.target != kNoPlanet) {
        if (const Entry<Move>* chosen = kit::chosen_in<Move>(frame))
            choices.push_back({mark_of(picked.target), true, *chosen});
        return choices;
    }
    PlanetId before = kNoPlanet;
    for (const Entry<Move>& entry : kit::entries_in<Move>(frame)) {
        const PlanetId source = entry.move.source;
        if (entry.move.target == kNoPlanet) continue;
        if (source == picked.source)
            choices.push_back({mark_of(entry.move.target), false, entry});
        else if (picked.source == kNoPlanet && source != before)
            choices.push_back({mark_of(source), false, movement_from(before = source)});
    }
    return choices;
}

// What a press on a planet that is no choice means; empty: it could not be a move.
std::any meant_by(const View& view, const Move& picked, const ViewPlanet& planet) {
    if (view.phase == Phase::draft) {
        const int ships = facts(planet.size).settling_loss() + 1;
        return Entry<Move>{{Verb::settle, kNoPlanet, planet.id, static_cast<std::uint8_t>(ships)}};
    }
    if (picked.source != kNoPlanet) return Entry<Move>{{Verb::move, picked.source, planet.id, 1}};
    for (const ViewEdge& lane : view.edges)
        if (lane.from == planet.id || lane.to == planet.id)
            return Entry<Move>{{Verb::move, planet.id, lane.from == planet.id ? lane.to : lane.from, 1}};
    return {};
}

kit::Facts facts_of(const View& view, const ViewPlanet& planet, std::span<const std::string> names) {
    const SizeFacts& size = facts(planet.size);
    const ImU32 plain = with_alpha(ink::kIvory, 0.85f);
    kit::Facts told{prosper_says::planet(planet_name(planet.id), size.name), {}};
    const auto add = [&](std::string line, ImU32 ink) { told.lines.push_back({std::move(line), ink}); };
    const int needed = strength(planet.size, planet.ships) + 1;
    const int stay = clash(planet.size, planet.ships, needed).remaining;
    const std::string takes = prosper_says::takes_it(needed, std::max(0, needed - stay), stay);
    if (planet.owner == kSpectator) {
        add(prosper_says::free_planet(size.natives), plain);
        if (view.phase == Phase::draft && size.natives > 0)
            add(prosper_says::settling_costs(size.settling_loss()), plain);
        else
            add(takes, plain);
        add(prosper_says::would_build(size.production, size.limit), plain);
        return told;
    }
    const auto seat = static_cast<std::size_t>(index(planet.owner));
    add(planet.owner == view.viewer ? prosper_says::yours()
        : seat < names.size()       ? names[seat]
                                    : seat_colour_name(planet.owner),
        mix(seat_colour(planet.owner), ink::kIvory, 0.35f));
    add(prosper_says::ships_of(planet.ships, size.limit), plain);
    const int built = std::min<int>(size.production, size.limit - planet.ships);
    const bool is_full = built < size.production;
    add(is_full ? prosper_says::builds_less(size.production, built) : prosper_says::builds(size.production),
        is_full ? ink::kBrass : plain);
    if (planet.owner != view.viewer) add(takes, plain);
    const prosper_plan::Danger danger = prosper_plan::danger(view, planet);
    if (danger == prosper_plan::Danger::now) add(prosper_says::taken_now(), kit::warning());
    if (danger == prosper_plan::Danger::gathering) add(prosper_says::taken_later(), kit::warning());
    return told;
}
}  // namespace

BoardAnswer ProsperBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    std::optional<prosper_film::Moment> moment;
    if (frame.film != nullptr) moment = prosper_film::moment_of(*frame.film);
    const View& view = moment ? moment->view : kit::held<View>(*frame.view);
    const Move* begun = frame.film != nullptr ? nullptr : kit::begun_in<Move>(frame.begun);
    const Move picked = begun != nullptr ? *begun : Move{};
    const bool asked = frame.interactive && frame.film == nullptr;
    const bool thumbnail =
        frame.picture && std::min(frame.max.x - frame.min.x, frame.max.y - frame.min.y) < theme.px(kThumbnail);

    ImVec2 least{1, 1}, most{0, 0};
    for (const ViewPlanet& planet : view.planets) {
        const ImVec2 at = place(planet);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    map_ = {frame.min, frame.max - ImVec2{0, frame.covered}};
    least = least - ImVec2{kMargin, kMargin}, most = most + ImVec2{kMargin, kMargin};
    const ImVec2 stretch = stretch_for(most - least, map_);
    const auto drawn = [&](ImVec2 at) { return ImVec2{at.x * stretch.x, at.y * stretch.y}; };
    camera_.frame(drawn(least), drawn(most), map_.min, map_.max);
    const float room = std::sqrt(stretch.x * stretch.y);  // a stretched map has room for larger planets

    places_.clear(), radii_.clear(), spots_.clear();
    float widest = 0;
    for (const ViewPlanet& planet : view.planets) {
        const auto size = static_cast<std::size_t>(planet.size);
        const float radius = std::max(kRadius[size] * room * camera_.scale() * (thumbnail ? kBolder : 1),
                                      thumbnail ? 0 : theme.px(kLeastRadius[size]));
        places_.push_back(camera_.to_screen(drawn(place(planet))));
        radii_.push_back(radius);
        widest = std::max(widest, radius);
    }
    faces_.prepare(kinds_on(view, frame.sky), widest * 2, frame.sky);

    Scene scene{view,
                frame,
                {*ImGui::GetWindowDrawList(), theme},
                camera_.to_screen(drawn({0.5f, 0.5f})),
                camera_.scale(),
                faces_,
                places_,
                radii_,
                picked};
    scene.thumbnail = thumbnail;
    named_.clear(), scene.named = &named_;
    for (std::size_t i = 0; i < view.planets.size(); ++i) {
        const ViewPlanet& planet = view.planets[i];
        const ImVec2 reach{radii_[i], radii_[i]};
        kit::Spot spot;
        spot.min = places_[i] - reach, spot.max = places_[i] + reach;
        spot.shape = kit::Spot::Shape::disc;
        spot.mark = mark_of(planet.id);
        spot.drags = asked && planet.owner == view.turn && view.phase == Phase::move;
        spot.means = meant_by(view, picked, planet);
        spot.paint = [&scene, i](const kit::Spot& own, const kit::Brush& brush) { paint_planet(scene, i, own, brush); };
        spot.facts = [&scene, i] { return facts_of(scene.view, scene.view.planets[i], scene.frame.names); };
        spots_.add(std::move(spot));
    }
    spots_.lie_on_map(0, {frame.min, frame.max - ImVec2{0, frame.sheet}});
    if (asked) spots_.hang(choices_in(frame, picked));
    scene.chooses = std::any_of(spots_.all().begin(), spots_.all().end(), [](const kit::Spot& s) { return s.can(); });

    if (!thumbnail) {
        if (const auto press = input_.listen(spots_, camera_, map_, frame, theme, answer)) heed(*press, scene, answer);
        if (const kit::Spot* from = input_.drags_from(spots_)) scene.drag_from = from->centre();
    }
    paint_ground(scene);
    spots_.paint(scene.brush.list, theme, input_.over(), input_.focus());
    if (!frame.pointed.empty()) spots_.light_named(scene.brush, marks, frame.pointed);
    paint_over(scene);
    if (moment) prosper_film::paint(scene, *moment, frame.film->fade_only);
    if (thumbnail) return answer;
    // The result of what is chosen is shown beside it already.
    const kit::Spot* asked_about = spots_.find(input_.asked());
    if (asked_about != nullptr && !asked_about->chosen && frame.film == nullptr)
        kit::tell(scene.brush, spots_, input_.asked(), frame, {frame.min, frame.max - ImVec2{0, frame.sheet}}, answer);
    spots_.name(marks, frame);
    marks.add("region:map", map_.min, map_.max);
    return answer;
}

// A drag is a movement. A press on another planet of the viewer's moves from there instead.
void ProsperBoard::heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) {
    if (press.held) return;
    if (press.spot == nullptr) {
        answer.back = scene.frame.begun.has_value();
        return;
    }
    const PlanetId source = planet_of(scene.view, *press.spot);
    const PlanetId target = press.to != nullptr ? planet_of(scene.view, *press.to) : kNoPlanet;
    if (press.to == nullptr && press.spot->can()) return kit::answer_to<Move>(*press.spot, scene.frame, answer);
    for (const Entry<Move>& entry : kit::entries_in<Move>(scene.frame)) {
        if (entry.move.source != source || source == kNoPlanet) continue;
        if (press.to == nullptr)
            answer.choice = movement_from(source);
        else if (entry.move.target == target)
            answer.choice = entry;
    }
}

Advice ProsperBoard::advice(const std::any& view, const std::any& begun, Range range) {
    const Move* move = kit::held_if<Move>(begun);
    return move != nullptr ? prosper_plan::advise(kit::held<View>(view), *move, range) : Advice{};
}
std::vector<SeatFigures> ProsperBoard::figures(const std::any& view) {
    return prosper_plan::figures(kit::held<View>(view));
}
std::string ProsperBoard::course() { return prosper_says::production(); }
double ProsperBoard::film_ms(const Film& film) { return prosper_film::kCut.length_ms(film); }
std::optional<Story> ProsperBoard::story(const Film& film) {
    return kit::story_of(prosper_film::kCut, prosper_film::moment_of(film));
}

}  // namespace orrery::web
