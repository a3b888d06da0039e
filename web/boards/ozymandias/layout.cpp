#include "web/boards/ozymandias/layout.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/plates.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/signs.h"
#include "web/boards/ozymandias/things.h"
#include "web/boards/ozymandias/tray.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

constexpr kit::PlateLook kPlateLook{.plate = 92, .strip = 52, .low_column = 104};
constexpr float kPadding = 7, kSign = 11, kLargeSign = 15, kPip = 5, kPlayerWidest = 460;  // CSS px
constexpr float kRoomy = 600;  // height of a map, CSS px, that leaves room for the names of cards below it

// Ready or exhausted; filled if the fleet is on the map.
void paint_fleets(const kit::Brush& brush, const Open& p, Seat seat, ImVec2 at) {
    each_fleet(p, seat, [&](Fleet fleet) {
        const FleetState& state = p.fleet(fleet);
        const ImU32 colour = with_alpha(seat_colour(seat), state.is_ready ? 1.0f : 0.35f);
        const ImVec2 half{brush.px(4), brush.px(5)};
        if (state.where == Where::card || state.where == Where::none)
            brush.list.AddRect(at - half, at + half, colour, brush.px(1), 0, brush.px(1.2f));
        else
            kit::ship(brush, at, {0, -1}, colour, brush.px(6));
        if (state.under_count > 0)
            text_at(brush.list, brush.theme.small, at + ImVec2{brush.px(6), -brush.theme.small->FontSize / 2},
                    kit::quiet(0.8f), std::to_string(state.under_count));
        at.x += brush.px(24);
    });
}

// The used boxes of the recovery track, and the price of the next.
void paint_boxes(const kit::Brush& brush, const Player& player, ImVec2 end) {
    const std::string price =
        player.boxes < kBoxes ? std::to_string(price_of_recovery(player)) : ozymandias_says::no_price();
    const float wide = measure(brush.theme.small, price).x;
    text_at(brush.list, brush.theme.small, {end.x - wide, end.y - brush.theme.small->FontSize / 2}, ink::kBrass, price);
    float x = end.x - wide - brush.px(4) - real(kBoxes) * brush.px(kPip);
    for (int i = 0; i < kBoxes; ++i, x += brush.px(kPip)) {
        const ImVec2 from{x, end.y - brush.px(3)}, to = from + ImVec2{brush.px(kPip - 1.5f), brush.px(6)};
        brush.list.AddRectFilled(from, to, i < player.boxes ? ink::kBrass : with_alpha(ink::kLine, 0.8f));
    }
}

void paint_reserve(const kit::Brush& brush, const Player& player, ImVec2 at, float room, bool is_roomy) {
    ImFont* const type = is_roomy ? brush.theme.text : brush.theme.small;
    const float sign = brush.px(is_roomy ? kLargeSign : kSign), line = type->FontSize;
    const float step = std::min(brush.px(is_roomy ? 52 : 36), room / 4);
    for (const Suit suit : kAllSuits) {
        resource_sign(brush, at + ImVec2{sign / 2, 0}, sign / 2, suit);
        text_at(brush.list, type, at + ImVec2{sign + brush.px(2), -line / 2}, ink::kIvory,
                std::to_string(player.of(suit)));
        at.x += step;
    }
    const ImVec2 card{at.x, at.y - sign * 0.45f};
    brush.list.AddRect(card, card + ImVec2{sign * 0.65f, sign * 0.9f}, kit::quiet(0.9f), brush.px(1.5f), 0,
                       brush.px(1.2f));
    text_at(brush.list, type, at + ImVec2{sign * 0.65f + brush.px(3), -line / 2}, ink::kIvory,
            std::to_string(player.hand_size));
}

// A tall stone.
void paint_obelisk(const kit::Brush& brush, ImVec2 centre, float half) {
    const ImVec2 points[] = {centre + ImVec2{0, -half}, centre + ImVec2{half * 0.4f, -half * 0.55f},
                             centre + ImVec2{half * 0.55f, half}, centre + ImVec2{-half * 0.55f, half},
                             centre + ImVec2{-half * 0.4f, -half * 0.55f}};
    brush.list.AddConvexPolyFilled(points, 5, ink::kIvory);
}

void paint_plate(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Theme& theme = brush.theme;
    const bool roomy = at.height() > brush.px(kit::kRoomyPlate);
    ImFont* const type = roomy ? theme.text : theme.small;
    const float pad = brush.px(roomy ? kPadding : 4), line = type->FontSize;
    const float left = at.min.x + pad, right = at.max.x - pad;
    const float step = (at.height() - 2 * pad - line) / (roomy ? 3.0f : 2.0f);
    float y = at.min.y + pad + line / 2;
    draw_seat_shape(brush.list, seat, {left + brush.px(6), y}, brush.px(6), seat_colour(seat), ink::kNight);
    const std::string score = std::to_string(score_of(p, seat));
    float end = right - measure(theme.bold, score).x;
    text_at(brush.list, theme.bold, {end, y - theme.bold->FontSize / 2}, ink::kBrass, score);
    if (p.obelisk == seat) {
        end -= brush.px(10);
        paint_obelisk(brush, {end + brush.px(3), y}, brush.px(7));
    }
    const float room = end - left - brush.px(21);
    const bool has_passed = p.has_passed(seat);
    std::string name = ozymandias_plan::name_of(scene.frame, seat);
    if (has_passed) {
        name = ozymandias_says::name_passed(name);
        if (measure(type, name).x > room) name = ozymandias_says::passed();
    }
    squeezed_at(brush.list, type, {left + brush.px(17), y}, room, has_passed ? kit::quiet(0.8f) : ink::kIvory, name);
    paint_reserve(brush, player, {left, y += step}, right - left, roomy);
    paint_fleets(brush, p, seat, {left + brush.px(5), y += step});
    const float boxes = real(kBoxes) * brush.px(kPip) + brush.px(16);
    if (roomy)
        paint_boxes(brush, player, {right, y + step});
    else if (left + real(player.fleets) * brush.px(24) + boxes < right)
        paint_boxes(brush, player, {right, y});
}

// Colonies, and of wealth, population and secrets as many as there is room for. A press shows the rest.
void paint_folded(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const float left = at.min.x + brush.px(4), right = at.max.x - brush.px(4);
    const float y = at.min.y + at.height() * 0.28f;
    draw_seat_shape(brush.list, seat, {left + brush.px(6), y}, brush.px(6), seat_colour(seat), ink::kNight);
    if (p.obelisk == seat) paint_obelisk(brush, {at.centre().x, y}, brush.px(7));
    const std::string score = std::to_string(score_of(p, seat));
    text_at(brush.list, brush.theme.bold,
            {right - measure(brush.theme.bold, score).x, y - brush.theme.bold->FontSize / 2}, ink::kBrass, score);
    ImVec2 pen{left, at.min.y + at.height() * 0.72f};
    for (const Suit suit : kAllSuits) {
        const std::string held = std::to_string(p.player(seat).of(suit));
        const float sign = brush.px(kSign), wide = sign + brush.px(2) + measure(brush.theme.small, held).x;
        if (pen.x + wide > right) break;
        resource_sign(brush, pen + ImVec2{sign / 2, 0}, sign / 2, suit);
        text_at(brush.list, brush.theme.small, pen + ImVec2{sign + brush.px(2), -brush.theme.small->FontSize / 2},
                ink::kIvory, held);
        pen.x += wide + brush.px(5);
    }
}

// The fleets with their leaders, as far as they are known, and their strength.
std::vector<kit::Facts::Line> words_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    std::vector<kit::Facts::Line> words;
    each_fleet(p, seat, [&](Fleet fleet) {
        const FleetState& state = p.fleet(fleet);
        words.push_back({ozymandias_says::fleet_stands(ozymandias_plan::fleet_label(scene.view, fleet), state.strength,
                                                       capacity_of(p, fleet), token(state.where),
                                                       point_token(p.galaxy, state.spot), token(state.site)),
                         kit::quiet(state.is_ready ? 0.9f : 0.6f)});
    });
    return words;
}

kit::Facts facts_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    kit::Facts told{ozymandias_plan::name_of(scene.frame, seat), {}};
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    if (slot(seat) < scene.frame.holders.size()) add(scene.frame.holders[slot(seat)], kit::quiet(0.85f));
    const int score = score_of(p, seat);
    add(p.options.last == LastAge::twice ? ozymandias_says::points(score) : ozymandias_says::controls_colonies(score),
        ink::kBrass);
    add(ozymandias_says::holds(resources_text(player.reserve), player.hand_size));
    add(ozymandias_says::disks_left(player.pool));
    add(ozymandias_says::boxes_used(player.boxes, player.boxes < kBoxes ? price_of_recovery(player) : 0));
    if (p.obelisk == seat) add(ozymandias_says::has_obelisk());
    if (p.has_passed(seat)) add(ozymandias_says::has_passed());
    add(ozymandias_says::press_for_fleets(), kit::quiet(0.85f));
    return told;
}

constexpr kit::PlateParts<Scene> kPlateParts{kit::turn_edge, paint_plate, paint_folded, words_of, facts_of};
}  // namespace

void lay_around(Scene& scene) {
    kit::lay_plates(scene, scene.open().seats, kPlateLook, kPlateParts);
    if (scene.view.viewer == kSpectator) return;
    std::vector<kit::Spot> hand;
    for (const Card card : scene.view.of(scene.view.viewer).hand) hand.push_back(hand_spot(scene, card));
    const bool is_roomy = scene.frame.format == Format::wide && scene.room.height() > scene.px(kRoomy);
    const float caption = has_captions(scene) ? scene.brush.theme.small->FontSize : 0;
    const ImVec2 card =
        (is_roomy ? ImVec2{kNamedWidth, kNamedHeight} * scene.px(1) : card_size(scene)) + ImVec2{0, caption};
    kit::lay_own_hand(scene, std::move(hand),
                      {.height = card.y,
                       .stoutness = card.x / card.y,
                       .low = scene.px(kRowHeight) + caption,
                       .slim = scene.px(kSlimCard)});
}

void paint_track(const Scene& scene) {
    kit::track_line(scene.brush, scene.room, ozymandias_plan::track_of(scene.view));
}

void lay_player(Scene& scene) {
    const Open& p = scene.open();
    const Seat seat = scene.looked_at;
    const kit::Region large = scene.large();
    kit::Tray tray(scene.above, scene.brush.theme, std::min(large.width() - scene.px(8), scene.px(kPlayerWidest)));
    tray.words(ozymandias_says::fleets_of(ozymandias_plan::name_of(scene.frame, seat)), kit::Tray::Words::title);
    std::vector<kit::Spot> fleets, hand;
    each_fleet(p, seat, [&](Fleet fleet) { fleets.push_back(fleet_spot(scene, fleet)); });
    if (fleets.empty()) tray.words(ozymandias_says::no_fleets_yet());
    tray.things(std::move(fleets), {scene.px(kFleetWidth + 20), scene.px(kFleetHeight)});
    if (seat != scene.view.viewer)
        for (const Card card : p.player(seat).hand) hand.push_back(card_spot(scene, card));
    tray.things(std::move(hand), card_size(scene));
    kit::Spot close = kit::button_spot({.label = ozymandias_says::close(), .note = {}, .mark = "close"}, {});
    close.opens = close.aside = true;
    tray.things({std::move(close)}, {scene.px(110), scene.px(kit::kButtonHeight)});
    tray.put({large.centre().x, std::min(large.max.y - scene.px(4), large.centre().y + tray.height() / 2)});
}

}  // namespace orrery::web::ozymandias_board
