#include "web/boards/kardashev/layout.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/plates.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;

constexpr kit::PlateLook kPlateLook{.plate = 104, .strip = 50, .low_column = 96};
constexpr float kPlatePadding = 7, kTrack = 5;  // CSS px

std::string turn_text(const Open& p, Seat seat) {
    for (int i = 0; i < p.seats; ++i)
        if (p.order[static_cast<std::size_t>(i)] == seat) return "turn " + std::to_string(i + 1);
    const int bid = p.bids[slot(seat)].cards;
    return bid >= 0 ? "bid " + std::to_string(bid) : std::string();
}

// Points of colonies, fleets and technologies.
std::string parts_text(const Score& score) {
    return std::to_string(score.colonies) + "+" + std::to_string(score.fleets) + "+" + std::to_string(score.techs);
}

// Researched technologies as marks; higher levels are larger.
void paint_techs(const kit::Brush& brush, const Player& player, ImVec2 at, float room) {
    const float step = std::min(brush.px(9), room / std::max(1.0f, real(player.researched.size())));
    for (const Tech tech : player.researched) {
        const float size = brush.px(1.6f + 0.9f * real(face(tech).level));
        brush.list.AddRectFilled(at - ImVec2{size, size}, at + ImVec2{size, size}, ink::kBrass, brush.px(1));
        at.x += step;
    }
}

void paint_plate(const Scene& scene, Seat seat, const kit::Spot& spot, const kit::Brush& brush) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Theme& theme = brush.theme;
    const bool is_turn = scene.view.decision.seat == seat || p.active == seat, is_out = !p.is_alive(seat);
    const bool roomy = spot.height() > brush.px(80);
    const ImU32 colour = seat_colour(seat);
    kit::panel(brush, spot, is_turn ? ink::kBrass : spot.chosen ? ink::kIvory : ink::kLine);
    if (brush.lit) brush.list.AddRectFilled(spot.min, spot.max, with_alpha(ink::kBrass, 0.1f), brush.px(8));
    const float pad = brush.px(roomy ? kPlatePadding : 4), line = theme.small->FontSize;
    const float left = spot.min.x + pad, right = spot.max.x - pad;
    float y = spot.min.y + pad + line / 2;
    draw_seat_shape(brush.list, seat, {left + brush.px(6), y}, brush.px(6), colour, ink::kNight);
    const std::string points = is_out ? "out" : std::to_string(score_of(p, seat).total());
    const float wide = measure(theme.bold, points).x;
    text_at(brush.list, theme.bold, {right - wide, y - theme.bold->FontSize / 2}, ink::kBrass, points);
    const std::string name = kardashev_plan::name_of(scene.frame, seat);
    text_at(brush.list, theme.small, {left + brush.px(17), y - line / 2}, ink::kIvory,
            ellipsis(theme.small, name, right - wide - left - brush.px(21)));
    if (roomy) {
        y += line + brush.px(4);
        const std::string parts = parts_text(score_of(p, seat));
        const float end = measure(theme.small, parts).x;
        text_at(brush.list, theme.small, {right - end, y - line / 2}, kit::quiet(0.8f), parts);
        if (player.role != kNoRole)
            text_at(brush.list, theme.small, {left, y - line / 2}, kit::quiet(),
                    ellipsis(theme.small, face(player.role).name, right - left - end - pad));
    }
    y += roomy ? line + brush.px(6) : line;
    using kardashev_signs::Counts;
    const bool loose = kardashev_signs::cards_width(brush, player.hand, Counts::all) <= right - left;
    const Counts kind = loose ? Counts::all : Counts::tight;
    const float cards = kardashev_signs::cards_width(brush, player.hand, kind);
    const bool fits = cards <= right - left;
    if (fits) kardashev_signs::cards(brush, player.hand, {left, y}, kind);
    if (const std::string turn = turn_text(p, seat);
        roomy && left + cards + measure(theme.small, turn).x + pad <= right)
        text_at(brush.list, theme.small, {right - measure(theme.small, turn).x, y - line / 2}, kit::quiet(0.9f), turn);
    if (!fits) {
        const Cards& hand = player.hand;
        const std::string counts = std::to_string(hand.of(Symbol::f)) + "/" + std::to_string(hand.of(Symbol::m)) + "/" +
                                   std::to_string(hand.of(Symbol::e));
        text_at(brush.list, theme.small, {left, y - line / 2}, ink::kIvory, counts);
    }
    if (roomy) {
        y += theme.text->FontSize * 0.5f + brush.px(10);
        paint_techs(brush, player, {left + brush.px(3), y}, right - left - brush.px(52));
        const std::string fleets = std::to_string(p.fleet_supply(seat));
        const float words = measure(theme.small, fleets).x;
        text_at(brush.list, theme.small, {right - words, y - line / 2}, kit::quiet(0.9f), fleets);
        kit::ship(brush, {right - words - brush.px(10), y + brush.px(1)}, {0, -1}, colour, brush.px(6));
    }
    const float levels = real(p.board.colony_levels_of(seat)), trigger = real(kPieces + 1 - p.options.left());
    const float foot = spot.max.y - brush.px(roomy ? 7 : 4);
    kit::track(brush, {{left, foot - brush.px(roomy ? kTrack : 3)}, {right, foot}}, levels / kPieces, trigger / kPieces,
               colour);
}

kit::Facts facts_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Score score = score_of(p, seat);
    kit::Facts told;
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    told.title = kardashev_plan::name_of(scene.frame, seat);
    if (player.role != kNoRole) told.title += ", " + std::string(face(player.role).name);
    if (slot(seat) < scene.frame.holders.size()) add(scene.frame.holders[slot(seat)], kit::quiet(0.85f));
    add(count_of(score.total(), "point") + ": colonies " + std::to_string(score.colonies) + ", fleets " +
        std::to_string(score.fleets) + ", technologies " + std::to_string(score.techs));
    add("Holds " + cards_text(player.hand));
    add("Would harvest " + kardashev_plan::yield_text(kardashev_plan::next_harvest(scene.view, seat)), ink::kVerdigris);
    add(count_of(p.colony_supply(seat), "colony piece") + " left; the last round comes with fewer than " +
        std::to_string(p.options.left()));
    add(count_of(p.fleet_supply(seat), "fleet piece") + " left");
    if (const Seat ally = p.ally_of(seat); ally != kSpectator)
        add("Allied with " + kardashev_plan::name_of(scene.frame, ally));
    add("Press to see the technologies", kit::quiet(0.85f));
    return told;
}

}  // namespace

void lay_around(Scene& scene) { kit::lay_plates(scene, scene.open().seats, kPlateLook, paint_plate, facts_of); }

void paint_track(const Scene& scene) { kit::track_line(scene.brush, scene.room, kardashev_plan::track_of(scene.view)); }

}  // namespace orrery::web::kardashev_board
