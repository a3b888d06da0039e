#include "web/boards/cosmos/layout.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/piles.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/cosmos/tray.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/plates.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

constexpr kit::PlateLook kPlateLook{.plate = 92, .strip = 56, .low_column = 112};
constexpr float kPadding = 6, kSign = 6, kPlateFace = 15, kPlayerWidest = 460, kWideStep = 32, kFigureStep = 52,
                kLargeFrom = 44, kLargeSign = 8;  // CSS px
constexpr float kRoomy = 600;                     // height of a map, CSS px, that leaves room for large cards below it
constexpr float kNamedWidth = 76, kNamedHeight = 100;
constexpr float kMapShape = 0.93f, kLeastCard = 48;  // CosmosMap; of a card beside the map

void paint_figure(const kit::Brush& brush, ImVec2& at, float step, int figure,
                  FunctionRef<void(ImVec2 centre, float size)> sign) {
    const float size = brush.px(step >= brush.px(kLargeFrom) ? kLargeSign : kSign);
    const float em = step >= brush.px(kLargeFrom) ? 16 : step >= brush.px(kWideStep) ? 14 : 13;  // CSS px
    const Type type{brush.theme.small, brush.theme.text_px(em)};
    sign({at.x + size, at.y}, size);
    type.draw(brush.list, {at.x + 2 * size + brush.px(2), at.y - type.size / 2}, ink::kIvory, std::to_string(figure));
    at.x += step;
}

void paint_figures(const kit::Brush& brush, const Player& player, ImVec2 at, float room) {
    const float step = std::min(brush.px(kFigureStep), room / 4);
    paint_figure(brush, at, step, player.minerals, [&](ImVec2 c, float size) { mineral_sign(brush, c, size); });
    paint_figure(brush, at, step, player.gas, [&](ImVec2 c, float size) { gas_sign(brush, c, size); });
    paint_figure(brush, at, step, player.hand_size,
                 [&](ImVec2 c, float size) { card_sign(brush, c, size, ink::kIvory); });
    paint_figure(brush, at, step, player.graveyard,
                 [&](ImVec2 c, float size) { graveyard_sign(brush, c, size, kit::quiet(0.9f)); });
}

void paint_pips(const kit::Brush& brush, Seat seat, int held, ImVec2 at, float room) {
    const float step = std::min(brush.px(15), room / real(kGoal));
    for (int i = 0; i < kGoal; ++i, at.x += step)
        colony_sign(brush, at + ImVec2{step / 2, 0}, step * 0.38f, seat_colour(seat), i < held);
}

int offers_of(const Player& player) {
    int count = 0;
    for (const Offer& offer : player.offers) count += offer.is_open() ? 1 : 0;
    return count;
}

// Colonies, minerals and gas. A press shows the rest.
void paint_folded(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const float left = at.min.x + brush.px(4), step = (at.width() - brush.px(6)) / 2;
    ImVec2 place{left, at.min.y + at.height() * 0.28f};
    draw_seat_shape(brush.list, seat, place + ImVec2{brush.px(kSign), 0}, brush.px(5.5f), seat_colour(seat),
                    ink::kNight);
    place.x += step;
    paint_figure(brush, place, step, colonies_of(p, seat).size(),
                 [&](ImVec2 c, float size) { colony_sign(brush, c, size * 1.2f, seat_colour(seat), true); });
    place = {left, at.min.y + at.height() * 0.72f};
    paint_figure(brush, place, step, player.minerals, [&](ImVec2 c, float size) { mineral_sign(brush, c, size); });
    paint_figure(brush, place, step, player.gas, [&](ImVec2 c, float size) { gas_sign(brush, c, size); });
}

bool has_race(const Player& player) { return player.is_hidden || player.race != kNoRace; }

ImU32 edge_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    if (colonies_of(p, seat).size() + 1 >= kGoal && !p.over) return ink::kEmber;
    return kit::turn_edge(scene, seat);
}

void paint_plate(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Theme& theme = brush.theme;
    const int held = colonies_of(p, seat).size();
    const bool roomy = at.height() > brush.px(kit::kRoomyPlate) && at.width() > brush.px(140);
    const Type type{roomy ? theme.text : theme.small, roomy ? theme.text->FontSize : theme.text_px(14)};
    const float pad = brush.px(kPadding), line = type.size;
    const float left = at.min.x + pad, step = (at.height() - pad - line) / 2;
    float right = at.max.x - pad, y = at.min.y + pad / 2 + line / 2;
    if (has_race(player)) {
        const float size = brush.px(roomy ? kPlateFace : 9);
        const ImVec2 centre{right - size, at.min.y + pad + size};
        paint_race_face(brush, centre, size, player.race);
        if (player.is_hidden) kit::dashes(brush, centre, size, kit::quiet(0.9f));
    }
    const float narrow = has_race(player) ? right - brush.px(roomy ? 2 * kPlateFace : 18) - brush.px(3) : right;
    draw_seat_shape(brush.list, seat, {left + brush.px(5), y}, brush.px(5.5f), seat_colour(seat), ink::kNight);
    const bool has_offer = offers_of(player) > 0;
    const std::string name = cosmos_plan::name_of(scene.frame, seat);
    const std::string offers = has_offer ? cosmos_says::has_offers(name) : std::string();
    const float room = narrow - left - brush.px(16);
    const bool has_words = type.width(offers) <= room;
    type.draw(brush.list, {left + brush.px(15), y - line / 2}, ink::kIvory,
              has_offer && has_words ? offers : type.cut(name, room));
    paint_pips(brush, seat, held, {left, y += step}, narrow - left);
    if (has_offer && !has_words) exchange_sign(brush, {right - brush.px(9), y + brush.px(1)}, brush.px(6));
    paint_figures(brush, player, {left, y += step}, right - left);
}

void add_powers(const Player& player, kit::Facts& told) {
    const auto add = [&](std::string text) { told.lines.push_back({std::move(text), ink::kVerdigris}); };
    if (player.mode != Mode::none) add(cosmos_says::mode_is(id_of(player.mode)));
    std::vector<std::string> tiles, stones, grafts;
    for (int k = 0; k < kDomTiles; ++k)
        if (const int level = player.tiles[static_cast<std::size_t>(k)]; level > 0)
            tiles.push_back(cosmos_says::tile_with_level(name_of(static_cast<DomTile>(k)), level));
    for (const Stone stone : player.stones) stones.emplace_back(name_of(stone));
    for (const Race race : player.grafts) grafts.emplace_back(name_of(race));
    if (!tiles.empty()) add(cosmos_says::tiles(listed(tiles)));
    if (!stones.empty()) add(cosmos_says::stones(listed(stones)));
    if (!grafts.empty()) add(cosmos_says::powers_taken_from(listed(grafts)));
    if (player.bitter > 0) add(cosmos_says::bitterness(player.bitter));
}

std::string race_text(const Player& player) {
    const std::string_view race = name_of(player.race);
    return player.is_hidden ? cosmos_says::race_face_down(race) : std::string(race);
}

// The race with its motto, and what else changes the rules for that seat.
std::vector<kit::Facts::Line> race_and_powers(const Scene& scene, Seat seat) {
    const Player& player = scene.open().player(seat);
    kit::Facts told;
    if (player.race != kNoRace) {
        told.lines.push_back({race_text(player), ink::kBrass});
        told.lines.push_back({std::string(motto_of(player.race)), kit::quiet(0.9f)});
    } else if (player.is_hidden) {
        told.lines.push_back({cosmos_says::a_race_face_down(), ink::kBrass});
    }
    add_powers(player, told);
    return std::move(told.lines);
}

kit::Facts facts_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    kit::Facts told{cosmos_plan::name_of(scene.frame, seat), {}};
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    if (slot(seat) < scene.frame.holders.size()) add(scene.frame.holders[slot(seat)], kit::quiet(0.85f));
    add(cosmos_says::colonies_of_five(colonies_of(p, seat).size()), ink::kBrass);
    const Goods goods{static_cast<std::int8_t>(player.minerals), static_cast<std::int8_t>(player.gas)};
    add(cosmos_says::holds(goods_text(goods), player.hand_size));
    add(cosmos_says::each_turn(goods_text(income_of(p, seat))));
    add(cosmos_says::in_graveyard(player.graveyard));
    if (player.race != kNoRace)
        add(race_text(player), ink::kBrass);
    else if (player.is_hidden)
        add(cosmos_says::their_race_is_face_down(), ink::kBrass);
    add_powers(player, told);
    for (const Offer& offer : player.offers)
        if (offer.is_open())
            add(cosmos_says::offers(goods_text(offer.give), cosmos_plan::name_of(scene.frame, offer.to),
                                    goods_text(offer.ask)));
    add(cosmos_says::press_for_more(), kit::quiet(0.85f));
    return told;
}

std::vector<kit::Spot> hand_of(const Player& player) {
    std::vector<kit::Spot> hand;
    for (int k = 0; k < kKinds; ++k)
        if (const int copies = player.hand.of(card_at(k)); copies > 0) hand.push_back(card_spot(card_at(k), copies));
    return hand;
}
constexpr kit::PlateParts<Scene> kPlateParts{edge_of, paint_plate, paint_folded, race_and_powers, facts_of};
}  // namespace

void lay_around(Scene& scene) {
    kit::lay_plates(scene, scene.open().seats, kPlateLook, kPlateParts);
    lay_discard(scene);
    if (scene.view.viewer != kSpectator && (!scene.is_tight || scene.node() == Node::cards)) {
        const ImVec2 card = scene.frame.format == Format::wide && scene.room.height() > scene.px(kRoomy)
                                ? ImVec2{kNamedWidth, kNamedHeight}
                                : ImVec2{kCardWidth, kCardHeight};
        kit::lay_own_hand(scene, hand_of(scene.open().player(scene.view.viewer)),
                          {.height = scene.px(card.y),
                           .stoutness = card.x / card.y,
                           .low = scene.px(kCardHeight),
                           .map_shape = kMapShape,
                           .least = scene.px(kLeastCard)});
    }
    lay_offers(scene);
}

void paint_track(const Scene& scene) {
    kit::Track track = cosmos_plan::track_of(scene.view);
    track.threat = threat_text(scene);
    // It is as wide as the map and a hand beside it.
    kit::track_line(scene.brush, {scene.room.min, {std::max(scene.room.max.x, scene.hand.max.x), scene.room.max.y}},
                    track);
}

void lay_player(Scene& scene) {
    const Seat seat = scene.looked_at;
    const Player& player = scene.open().player(seat);
    const kit::Region large = scene.large();
    kit::Tray tray(scene.above, scene.brush.theme, std::min(large.width() - scene.px(8), scene.px(kPlayerWidest)));
    tray.words(cosmos_plan::name_of(scene.frame, seat), kit::Tray::Words::title);
    if (player.race != kNoRace) {
        const std::string_view race = name_of(player.race);
        const std::string_view text = scene.frame.format == Format::low ? motto_of(player.race) : text_of(player.race);
        tray.words(player.is_hidden ? cosmos_says::race_face_down_with_text(race, text)
                                    : cosmos_says::race_with_text(race, text));
        if (player.is_hidden) tray.words(gift_text(scene.open(), player.race));
    } else if (player.is_hidden) {
        tray.words(closed(cosmos_says::their_race_is_face_down()));
    }
    kit::Facts powers;
    add_powers(player, powers);
    for (const kit::Facts::Line& line : powers.lines) tray.words(line.text);
    if (seat != scene.view.viewer) tray.things(hand_of(player), {scene.px(kCardWidth), scene.px(kCardHeight)});
    kit::Spot close = kit::button_spot({.label = cosmos_says::close(), .note = {}, .mark = "close"}, {});
    close.opens = close.aside = true;
    tray.things({std::move(close)}, {scene.px(110), scene.px(kit::kButtonHeight)});
    tray.put({large.centre().x, std::min(large.max.y - scene.px(4), large.centre().y + tray.height() / 2)});
}

}  // namespace orrery::web::cosmos_board
