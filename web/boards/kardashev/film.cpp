#include "web/boards/kardashev/film.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
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

constexpr int kRevealWeight = 5;
constexpr std::array<kit::Weight<Event::Kind>, 20> kWeights{{{Event::none, 0},
                                                             {Event::skip, 0},
                                                             {Event::turn, 0},
                                                             {Event::save, 0},
                                                             {Event::order, 0},
                                                             {Event::split, 0},
                                                             {Event::pay, 0},
                                                             {Event::share_in, 0},
                                                             {Event::share_out, 0},
                                                             {Event::bid, kRevealWeight},
                                                             {Event::roll, kRevealWeight},
                                                             {Event::round, kit::kTitleWeight},
                                                             {Event::out, kit::kTitleWeight},
                                                             {Event::last_round, kit::kTitleWeight},
                                                             {Event::over, kit::kTitleWeight},
                                                             {Event::move, 2},
                                                             {Event::battle, 2},
                                                             {Event::research, 2},
                                                             {Event::success, 3},
                                                             {Event::failure, 3}}};
int weight_of(const View&, const Event& event) { return kit::weight_in(kWeights, event.kind); }

// Bids open together, and dice of one throw fall together; tiles are drawn one after the other.
bool is_together(const Event& one, const Event& next) {
    if (one.kind != next.kind) return false;
    return one.kind == Event::bid || (one.kind == Event::roll && next.seat > one.seat);
}

bool warns(const View&, const Event& event) { return event.kind == Event::last_round; }
bool begins(const Event& event) { return event.kind == Event::round; }
bool captures(const Event& event) { return event.kind == Event::success; }

// ---- Drawing what is going on

void paint_cards(const Scene& scene, ImVec2 from, ImVec2 to, const Cards& cards, float share) {
    const float width = kardashev_signs::cards_width(scene.brush, cards);
    const ImVec2 half{width / 2 + scene.px(8), scene.px(12)};
    const kit::Region at = kit::on_way(from, to, half, share);
    scene.brush.list.AddRectFilled(at.min, at.max, with_alpha(ink::kNight, 0.9f), half.y);
    scene.brush.list.AddRect(at.min, at.max, ink::kVerdigris, half.y, 0, scene.brush.theme.line());
    kardashev_signs::cards(scene.brush, cards, at.centre() - ImVec2{width / 2, 0});
}

void paint_tile(const Scene& scene, Tile tile, ImVec2 at, float radius) {
    kit::fill_hex(scene.brush, at, radius, mix(ink::kNight, ink::kChart, 0.8f));
    kit::line_hex(scene.brush, at, radius, ink::kBrass, scene.px(1.6f));
    kardashev_signs::tile(scene.brush, tile, at, radius * 1.3f);
}

void paint_flight(const Scene& scene, const kit::FilmPen& pen, const Event& event, float share) {
    if (event.hex == event.to) return;
    const std::array<ImVec2, 2> path{scene.map.at(event.hex), scene.map.at(event.to)};
    pen.ships(path, scene.px(13), seat_colour(event.seat), share);
}

void paint_ring(const Scene& scene, Hex hex, ImU32 colour, float share) {
    kit::line_hex(scene.brush, scene.map.at(hex), scene.map.radius() * (0.6f + 0.5f * share),
                  with_alpha(colour, 1 - share * 0.7f), scene.px(3));
}

void paint_reveal(const Scene& scene, const Moment& m, float share) {
    std::vector<kit::Revealed> shown;
    for (const Event& one : m.now())
        shown.push_back(
            {one.seat, kardashev_plan::name_of(scene.frame, one.seat), one.number, one.kind == Event::roll});
    kit::reveal(scene.brush, scene.room.centre(), shown, share);
}

std::string title_of(const View& view, const Event& event) {
    const Person who{event.seat, view.viewer};
    switch (event.kind) {
        case Event::round: return kardashev_says::round(event.number);
        case Event::last_round:
            return event.number == view.open.round ? kardashev_says::is_last_round()
                                                   : kardashev_says::round_is_last(event.number);
        case Event::out: return kardashev_says::is_out(who);
        case Event::over: return kardashev_says::the_end();
        default: return {};
    }
}
}  // namespace

const kit::Cut<View, Event> kCut{weight_of, is_together, title_of, warns, captures, begins, 160};

void paint(const Scene& scene, const Moment& m, bool fade_only) {
    if (m.is_over()) return;
    const Event& event = m.events[m.first];
    const kit::FilmPen pen{scene.brush, scene.room};
    const float share = fade_only ? 1.0f : m.share;
    const ImU32 colour = event.seat == kSpectator ? ink::kIvory : seat_colour(event.seat);
    const bool on_map = event.hex != kNoHex && scene.open().board.spaces().has(event.hex);
    const ImVec2 over = on_map ? scene.map.at(event.hex) - ImVec2{0, scene.map.radius()} : scene.room.centre();
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
            if (on_map) paint_flight(scene, pen, event, kit::eased(share));
            return;
        case Event::battle:
            paint_ring(scene, event.hex, ink::kEmber, share);
            return pen.caption(over, kardashev_says::strengths(event.number, event.amount), ink::kIvory, event.seat);
        case Event::success:
        case Event::failure:
            paint_ring(scene, event.hex, event.kind == Event::success ? colour : ink::kLine, share);
            return pen.caption(
                over, (event.kind == Event::success ? kardashev_says::attack_succeeds : kardashev_says::attack_fails)(),
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
                event.kind == Event::forget ? kardashev_says::is_lost(name(event.tech)) : name(event.tech);
            return kit::pill(scene.brush, {scene.room.centre().x, scene.room.min.y + scene.px(40)}, text,
                             event.kind == Event::forget ? kit::warning() : ink::kBrass, &scene.room, event.seat);
        }
        default: return;
    }
}

}  // namespace orrery::web::kardashev_film
