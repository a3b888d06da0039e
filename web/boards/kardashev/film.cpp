#include "web/boards/kardashev/film.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/words.h"
#include "web/boards/kardashev/carry_out.h"
#include "web/boards/kardashev/map.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::kardashev_film {
namespace {
using namespace orrery::kardashev;
using namespace kardashev_board;

constexpr double kLeast = 160;  // ms
constexpr int kTitleWeight = 4, kRevealWeight = 5;

int weight_of(const Event& event) {
    switch (event.kind) {
        case Event::none:
        case Event::skip:
        case Event::turn:
        case Event::save:
        case Event::order:
        case Event::split:
        case Event::pay:
        case Event::share_in:
        case Event::share_out: return 0;
        case Event::bid:
        case Event::roll: return kRevealWeight;
        case Event::round:
        case Event::out:
        case Event::last_round:
        case Event::over: return kTitleWeight;
        case Event::move:
        case Event::battle:
        case Event::research: return 2;
        case Event::success:
        case Event::failure: return 3;
        default: return 1;
    }
}

// Bids open together, and dice of one throw fall together; tiles are drawn one after the other.
std::vector<kit::Beat> beats_of(std::span<const Event> events) {
    std::vector<kit::Beat> beats;
    for (std::size_t i = 0; i < events.size(); ++i) {
        kit::Beat beat{i, 1, weight_of(events[i])};
        const bool together = events[i].kind == Event::bid || events[i].kind == Event::roll;
        const bool is_new_throw = events[i].kind == Event::roll;
        while (together && i + 1 < events.size() && events[i + 1].kind == events[i].kind &&
               !(is_new_throw && events[i + 1].seat <= events[i].seat))
            ++i, ++beat.count;
        beats.push_back(beat);
    }
    return beats;
}

// ---- Drawing what is happening

void paint_cards(const Scene& scene, ImVec2 from, ImVec2 to, const Cards& cards, float share) {
    const ImVec2 at = towards(from, to, kit::eased(share));
    const float width = kardashev_signs::cards_width(scene.brush, cards);
    const ImVec2 half{width / 2 + scene.px(8), scene.px(12)};
    scene.brush.list.AddRectFilled(at - half, at + half, with_alpha(ink::kNight, 0.9f), half.y);
    scene.brush.list.AddRect(at - half, at + half, ink::kVerdigris, half.y, 0, scene.brush.theme.line());
    kardashev_signs::cards(scene.brush, cards, {at.x - width / 2, at.y});
}

void paint_tile(const Scene& scene, Tile tile, ImVec2 at, float radius) {
    kit::fill_hex(scene.brush, at, radius, mix(ink::kNight, ink::kChart, 0.8f));
    kit::line_hex(scene.brush, at, radius, ink::kBrass, scene.px(1.6f));
    kardashev_signs::tile(scene.brush, tile, at, radius * 1.3f);
}

void paint_flight(const Scene& scene, const Event& event, float share) {
    if (event.hex == event.to) return;
    const ImVec2 from = scene.map.at(event.hex), to = scene.map.at(event.to), heading = unit(to - from);
    for (int wing = 2; wing >= 0; --wing) {
        const float behind = std::max(0.0f, share - 0.06f * real(wing));
        kit::ship(scene.brush, towards(from, to, behind), heading,
                  with_alpha(seat_colour(event.seat), 1 - 0.25f * real(wing)), scene.px(13 - 2.0f * real(wing)));
    }
}

void paint_ring(const Scene& scene, Hex hex, ImU32 colour, float share) {
    kit::line_hex(scene.brush, scene.map.at(hex), scene.map.radius() * (0.6f + 0.5f * share),
                  with_alpha(colour, 1 - share * 0.7f), scene.px(3));
}

void caption(const Scene& scene, Hex hex, std::string_view text, ImU32 colour, Seat seat = kSpectator) {
    kit::pill(scene.brush, scene.map.at(hex) - ImVec2{0, scene.map.radius() + scene.px(10)}, text, colour, &scene.room,
              seat);
}

void paint_reveal(const Scene& scene, const Moment& m, float share) {
    std::vector<kit::Shown> shown;
    for (const Event& one : m.now())
        shown.push_back(
            {one.seat, kardashev_plan::name_of(scene.frame, one.seat), one.number, one.kind == Event::roll});
    kit::reveal(scene.brush, scene.room.centre(), shown, share);
}

std::string title_of(const View& view, const Event& event) {
    const Person who{event.seat, view.viewer};
    switch (event.kind) {
        case Event::round: return "Round " + std::to_string(event.number);
        case Event::last_round:
            return event.number == view.open.round ? "This round is the last"
                                                   : "Round " + std::to_string(event.number) + " is the last";
        case Event::out: return who.opens("is") + " out";
        case Event::over: return "The end";
        default: return {};
    }
}
}  // namespace

Moment moment_of(const Film& film) {
    return kit::shot_of<View, Event>(film, beats_of, carry_out,
                                     [](const Event& event) { return event.kind == Event::round; });
}

Story story_of(const Moment& moment) {
    Story story{moment.view, moment.last};
    if (moment.is_over()) return story;
    const Event& now = moment.events[moment.first];
    story.title = title_of(moment.view, now), story.share = moment.share;
    story.warns = now.kind == Event::last_round;
    story.captures = now.kind == Event::success;
    return story;
}

double length_ms(const Film& film) { return kit::length_ms(beats_of(kit::events_of<Event>(film)), kLeast); }

void paint(const Scene& scene, const Moment& m, bool fade_only) {
    if (m.is_over()) return;
    const Event& event = m.events[m.first];
    const float share = fade_only ? 1.0f : m.share;
    const ImU32 colour = event.seat == kSpectator ? ink::kIvory : seat_colour(event.seat);
    const bool on_map = event.hex != kNoHex && scene.open().board.spaces().has(event.hex);
    switch (event.kind) {
        case Event::bid:
        case Event::roll: return paint_reveal(scene, m, share);
        case Event::draw: {
            const ImVec2 from = scene.room.centre(),
                         to = on_map ? scene.map.at(event.hex) : plate_of(scene, event.seat);
            return paint_tile(scene, event.tile, towards(from, to, kit::eased(std::max(0.0f, share * 1.4f - 0.4f))),
                              scene.px(26));
        }
        case Event::take:
            if (event.tile != kNoTile && event.other != kSpectator)
                paint_tile(scene, event.tile,
                           towards(plate_of(scene, event.other), plate_of(scene, event.seat), kit::eased(share)),
                           scene.px(22));
            return;
        case Event::place:
            return paint_tile(scene, event.tile,
                              towards(plate_of(scene, event.seat), scene.map.at(event.hex), kit::eased(share)),
                              scene.map.radius() * 0.95f);
        case Event::gain:
            return paint_cards(scene, scene.room.centre(), plate_of(scene, event.seat), event.cards, share);
        case Event::gift:
        case Event::give:
            return paint_cards(scene, plate_of(scene, event.seat), plate_of(scene, event.other), event.cards, share);
        case Event::move:
            if (on_map) paint_flight(scene, event, kit::eased(share));
            return;
        case Event::battle:
            paint_ring(scene, event.hex, ink::kEmber, share);
            return caption(scene, event.hex, std::to_string(event.number) + " against " + std::to_string(event.amount),
                           ink::kIvory, event.seat);
        case Event::success:
        case Event::failure:
            paint_ring(scene, event.hex, event.kind == Event::success ? colour : ink::kLine, share);
            return caption(scene, event.hex, event.kind == Event::success ? "The attack succeeds" : "The attack fails",
                           event.kind == Event::success ? ink::kBrass : kit::quiet(0.9f), event.seat);
        case Event::colony:
        case Event::fleet:
        case Event::no_colony:
        case Event::no_fleet:
        case Event::symbols:
        case Event::swap:
            if (on_map) paint_ring(scene, event.hex, colour, share);
            return;
        case Event::research:
        case Event::forget:
        case Event::clone: {
            if (event.tech == kNoTech) return;
            const std::string text =
                std::string(face(event.tech).name) + (event.kind == Event::forget ? " is lost" : "");
            return kit::pill(scene.brush, {scene.room.centre().x, scene.room.min.y + scene.px(40)}, text,
                             event.kind == Event::forget ? kit::warning() : ink::kBrass, &scene.room, event.seat);
        }
        default: return;
    }
}

}  // namespace orrery::web::kardashev_film
