#include "web/boards/ozymandias/film.h"

#include <algorithm>
#include <array>
#include <string>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/cards.h"
#include "web/boards/ozymandias/map.h"
#include "web/boards/ozymandias/signs.h"
#include "web/boards/ozymandias/war.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_film {
namespace {
using namespace orrery::ozymandias;
using namespace ozymandias_board;

constexpr std::array<kit::Weight<Event::Kind>, 19> kWeights{{{Event::none, 0},
                                                             {Event::drawn, 0},
                                                             {Event::pay, 0},
                                                             {Event::planned, 0},
                                                             {Event::activate, 0},
                                                             {Event::exhaust, 0},
                                                             {Event::lift, 0},
                                                             {Event::age, kit::kTitleWeight},
                                                             {Event::over, kit::kTitleWeight},
                                                             {Event::move, 2},
                                                             {Event::explore, 2},
                                                             {Event::attack, 2},
                                                             {Event::initiative, 2},
                                                             {Event::sword, 2},
                                                             {Event::draft, 2},
                                                             {Event::reveal, 2},
                                                             {Event::won, 3},
                                                             {Event::tie, 3},
                                                             {Event::wall, 3}}};
int weight_of(const View&, const Event& event) { return kit::weight_in(kWeights, event.kind); }

bool is_together(const Event&, const Event&) { return false; }
bool warns(const View&, const Event&) { return false; }
bool begins(const Event& event) { return event.kind == Event::age; }
bool captures(const Event& event) { return event.kind == Event::won || event.kind == Event::disk; }

// ---- Drawing what is going on

// The place of a fleet; while it is on its card, its owner's plate.
ImVec2 at_fleet(const Scene& scene, Fleet fleet) {
    const FleetState& state = scene.open().fleet(fleet);
    const bool is_out = state.is_on_map() || state.where == Where::exploring;
    return is_out ? scene.map.at(scene.view, fleet) : plate_of(scene, owner_of(fleet));
}

void paint_flight(const Scene& scene, Fleet fleet, ImVec2 from, ImVec2 to, float share) {
    paint_fleet(scene.brush, towards(from, to, kit::eased(share)), scene.view, fleet, scene.px(13));
}

void paint_card_flight(const Scene& scene, Card card, ImVec2 from, ImVec2 to, float share) {
    const kit::Region region = kit::on_way(from, to, {scene.px(23), scene.px(30)}, share);
    card == kNoCard ? paint_card_back(scene.brush, region) : paint_card(scene.brush, region, card);
}

void paint_gain(const Scene& scene, Seat seat, const Resources& some, float share) {
    const ImVec2 to = plate_of(scene, seat), at = towards(scene.room.centre(), to, kit::eased(share));
    float x = at.x;
    for (const Suit suit : kAllSuits) {
        if (some[slot(suit)] == 0) continue;
        resource_sign(scene.brush, {x, at.y}, scene.px(8), suit);
        kit::number(scene.brush, {x + scene.px(16), at.y}, scene.px(16), ink::kIvory,
                    "+" + std::to_string(some[slot(suit)]));
        x += scene.px(38);
    }
}

void paint_war_bar(const Scene& scene) {
    if (scene.open().war.holder == kNoFleet) return;
    const ImVec2 half{std::min(scene.px(180), scene.room.width() / 2 - scene.px(8)), scene.px(27)};
    const ImVec2 at{scene.room.centre().x, scene.room.min.y + half.y + scene.px(8)};
    kit::panel(scene.brush,
               {at - half - ImVec2{scene.px(4), scene.px(4)}, at + half + ImVec2{scene.px(4), scene.px(4)}},
               with_alpha(ink::kBrass, 0.5f));
    paint_war(scene, {at - half, at + half}, scene.brush);
}

std::string title_of(const View&, const Event& event) {
    switch (event.kind) {
        case Event::age: return ozymandias_says::age_begins(event.number);
        case Event::over: return ozymandias_says::the_end();
        default: return {};
    }
}

void paint_words(const Scene& scene, const Event& e) {
    std::string text;
    switch (e.kind) {
        case Event::recover: text = ozymandias_says::recovers(); break;
        case Event::pass: text = ozymandias_says::passes(); break;
        case Event::obelisk: text = ozymandias_says::takes_obelisk(); break;
        case Event::yield: text = ozymandias_says::yields(); break;
        case Event::tie: text = ozymandias_says::a_tie(); break;
        case Event::bribe: text = ozymandias_says::bribe_ends_war(); break;
        case Event::fear: text = ozymandias_says::fear_ends_war(); break;
        case Event::mercenary: text = ozymandias_says::mercenaries(e.number); break;
        case Event::shuffle: text = ozymandias_says::discard_is_shuffled(); break;
        case Event::buy: text = ozymandias_says::buys_card(); break;
        default: return;
    }
    const bool is_own = e.seat != kSpectator;
    const ImVec2 at = is_own ? plate_of(scene, e.seat) : ImVec2{scene.room.centre().x, scene.room.min.y + scene.px(40)};
    const kit::Region all{scene.frame.min, scene.frame.max};
    kit::pill(scene.brush, at, text, ink::kIvory, &all, e.seat);
}
}  // namespace

const kit::Cut<View, Event> kCut{weight_of, is_together, title_of, warns, captures, begins};

void paint(const Scene& scene, const Moment& m, bool fade_only) {
    if (m.is_over()) return;
    const Event& e = m.events[m.first];
    const float share = fade_only ? 1.0f : m.share;
    const kit::FilmPen pen{scene.brush, scene.room};
    const auto ring = [&](ImVec2 at, ImU32 ink, float passed) {
        pen.ring(at, scene.map.radius() * (0.2f + 0.35f * passed), ink, passed);
    };
    const ImU32 colour = e.seat == kSpectator ? ink::kIvory : seat_colour(e.seat);
    const Galaxy& galaxy = scene.open().galaxy;
    const bool on_map = e.point != kNoPoint && galaxy.has(e.point);
    const ImVec2 there = on_map ? scene.map.at(e.point) : scene.room.centre();
    switch (e.kind) {
        case Event::warp:
            ring(there, seat_colour(owner_of(e.fleet)), 1 - share);
            return paint_flight(scene, e.fleet, plate_of(scene, owner_of(e.fleet)), there, share);
        case Event::move: return paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), there, share);
        case Event::land: return paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), scene.map.at(e.point), share);
        case Event::explore: return paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), scene.map.at(e.site), share);
        case Event::home:
            return paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), plate_of(scene, owner_of(e.fleet)), share);
        case Event::swap:
            paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), at_fleet(scene, e.target), share);
            return paint_flight(scene, e.target, at_fleet(scene, e.target), at_fleet(scene, e.fleet), share);
        case Event::activate:
        case Event::bonus: return ring(at_fleet(scene, e.fleet), seat_colour(owner_of(e.fleet)), share);
        case Event::delegate: return ring(at_fleet(scene, e.target), ink::kBrass, share);
        case Event::reveal: {
            const ImVec2 from = plate_of(scene, owner_of(e.fleet));
            return paint_card_flight(scene, e.card, from, scene.room.centre(), std::min(1.0f, share * 2));
        }
        case Event::plan: return paint_card_flight(scene, e.card, scene.room.centre(), plate_of(scene, e.seat), share);
        case Event::draw: return paint_card_flight(scene, kNoCard, scene.room.centre(), plate_of(scene, e.seat), share);
        case Event::under:
        case Event::take_back:
            return paint_card_flight(scene, kNoCard, scene.room.centre(), plate_of(scene, e.seat), share);
        case Event::burn:
        case Event::discard:
            return paint_card_flight(scene, e.card, plate_of(scene, e.seat), scene.room.centre(), share);
        case Event::give:
            return paint_card_flight(scene, e.card, plate_of(scene, e.seat), plate_of(scene, e.other), share);
        case Event::steal:
            return paint_card_flight(scene, e.card, plate_of(scene, e.other), plate_of(scene, e.seat), share);
        case Event::harvest:
            paint_card_flight(scene, e.card, at_fleet(scene, e.fleet), plate_of(scene, e.seat), share);
            return;
        case Event::gain: return paint_gain(scene, e.seat, e.resources, share);
        case Event::strength:
            return pen.caption(at_fleet(scene, e.fleet), ozymandias_says::strength_now(e.number), ink::kIvory,
                               owner_of(e.fleet));
        case Event::turn_up:
            return kit::pill(scene.brush, {scene.room.centre().x, scene.room.min.y + scene.px(40)}, name_of(e.tile),
                             suit_ink(suit_of(e.tile)), &scene.room);
        case Event::disk:
        case Event::low_disk:
        case Event::take_disk:
        case Event::collapse:
        case Event::terraform: return ring(there, colour, share);
        case Event::card_disk: return ring(at_fleet(scene, e.fleet), colour, share);
        case Event::attack:
            ring(at_fleet(scene, e.target), ink::kEmber, share);
            return paint_flight(scene, e.fleet, at_fleet(scene, e.fleet), at_fleet(scene, e.target), share * 0.5f);
        case Event::wall: return pen.caption(at_fleet(scene, e.fleet), ozymandias_says::wall_holds(), ink::kIvory);
        case Event::draft:
            return pen.caption(at_fleet(scene, e.fleet), ozymandias_says::drafts(e.number), ink::kIvory, e.seat);
        case Event::initiative: return paint_war_bar(scene);
        case Event::sword:
            paint_war_bar(scene);
            return paint_card_flight(scene, e.card, plate_of(scene, e.seat), scene.room.centre(), share);
        case Event::won:
            ring(at_fleet(scene, e.fleet), seat_colour(owner_of(e.fleet)), share);
            return pen.caption(at_fleet(scene, e.fleet), ozymandias_says::wins_by(e.number), ink::kBrass,
                               owner_of(e.fleet));
        case Event::stuck:
        case Event::stay: return pen.caption(at_fleet(scene, e.fleet), ozymandias_says::stays(), kit::quiet(0.9f));
        default: return paint_words(scene, e);
    }
}

}  // namespace orrery::web::ozymandias_film
