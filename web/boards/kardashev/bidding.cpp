#include "web/boards/kardashev/bidding.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kardashev/tray.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;
using kardashev_plan::Step;
using kit::Tray;
using kit::TrayButton;

constexpr float kChip = 46;                                      // CSS px
constexpr float kNamed = 150, kNamesWidest = 560, kAround = 44;  // CSS px: tiles with their names, and the room around
constexpr float kSmallTile = 0.72f;  // share of a tile's size on a phone, where others need room

void paint_tile(Seat drawer, Tile tile, const kit::Spot& spot, const kit::Brush& brush) {
    if (spot.can() || spot.chosen) kit::button_ground(spot, brush);
    const float r = std::min(spot.width(), spot.height() - brush.px(12)) * 0.52f;
    const ImVec2 centre{spot.centre().x, spot.min.y + r + brush.px(1)};
    kit::fill_hex(brush, centre, r, mix(ink::kNight, ink::kChart, 0.8f));
    kit::line_hex(brush, centre, r, tile == kNoTile ? ink::kLine : mix(ink::kLine, ink::kIvory, 0.4f), brush.px(1.2f));
    kardashev_signs::tile(brush, tile, centre, r * 1.35f);
    if (drawer == kSpectator)
        text_centred(brush.list, brush.theme.small, {spot.centre().x, spot.max.y - brush.px(8)}, kit::quiet(0.9f),
                     kardashev_says::no_tile_drawer());
    else
        draw_seat_shape(brush.list, drawer, {spot.centre().x, spot.max.y - brush.px(8)}, brush.px(5),
                        seat_colour(drawer), ink::kNight);
}

// The tile with its name and who drew it beside it.
void paint_named_tile(const Scene& scene, Seat drawer, const kit::Spot& spot, const kit::Brush& brush) {
    const Tile tile = scene.open().player(drawer).drawn;
    const float r = spot.height() * 0.46f, left = spot.min.x + 2 * r + brush.px(6);
    const ImVec2 centre{spot.min.x + r, spot.centre().y};
    kit::fill_hex(brush, centre, r, mix(ink::kNight, ink::kChart, 0.8f));
    kit::line_hex(brush, centre, r, mix(ink::kLine, ink::kIvory, 0.4f), brush.px(1.2f));
    kardashev_signs::tile(brush, tile, centre, r * 1.35f);
    const Label name = label_in(brush.theme.small, tile_name(tile), spot.max.x - left);
    const std::string whose =
        drawer == scene.view.viewer ? kardashev_says::yours() : kardashev_plan::name_of(scene.frame, drawer);
    const float line = brush.theme.small->FontSize, top = spot.centre().y - (name.height() + line) / 2;
    name.draw(brush.list, {left, top + name.height() / 2}, ink::kIvory);
    const ImVec2 below{left, top + name.height() + line / 2};
    draw_seat_shape(brush.list, drawer, below + ImVec2{brush.px(5), 0}, brush.px(5), seat_colour(drawer), ink::kNight);
    squeezed_at(brush.list, brush.theme.small, below + ImVec2{brush.px(14), 0}, spot.max.x - left - brush.px(14),
                kit::quiet(0.9f), whose);
}

std::string tile_mark(Seat drawer) {
    return "tile:" + (drawer == kSpectator ? std::string("none") : seat_token(drawer));
}
std::string slot_mark(int place) { return "slot:" + std::to_string(place); }

kit::Spot tile_spot(const Scene& scene, Seat drawer) {
    const Tile tile = drawer == kSpectator ? kNoTile : scene.open().player(drawer).drawn;
    kit::Spot spot;
    spot.mark = tile_mark(drawer);
    spot.paint = [drawer, tile](const kit::Spot& own, const kit::Brush& brush) {
        paint_tile(drawer, tile, own, brush);
    };
    spot.facts = [&scene, drawer, tile] {
        if (drawer == kSpectator) return kit::Facts{kardashev_says::no_tile(), {{kardashev_says::no_tile_price()}}};
        const bool own = drawer == scene.open().question.seat;
        return kit::Facts{tile_name(tile),
                          {{kardashev_says::drawn_by(kardashev_plan::name_of(scene.frame, drawer))},
                           {own ? kardashev_says::own_tile_price() : kardashev_says::tile_price()}}};
    };
    return spot;
}

std::vector<Seat> lying_tiles(const Scene& scene) {  // the seats that drew them
    std::vector<Seat> drawers;
    for (int k = 0; k < scene.open().seats; ++k)
        if (scene.open().lying().has(seat_at(k))) drawers.push_back(seat_at(k));
    return drawers;
}
ImVec2 tile_size(const Scene& scene) { return {scene.px(kTile), scene.px(kTile + 6)}; }
// Where there are few, each has its name beside it.
void lay_lying_tiles(Tray& tray, const Scene& scene) {
    const ImVec2 size = tile_size(scene) * (scene.frame.format == Format::wide ? 1 : kSmallTile);
    std::vector<kit::Spot> spots;
    const std::vector<Seat> drawers = lying_tiles(scene);
    for (const Seat drawer : drawers) spots.push_back(tile_spot(scene, drawer));
    const float all = std::min(scene.has_dock() ? scene.dock().width() : scene.room.width(), scene.px(kNamesWidest));
    const float each = (all - scene.px(kAround)) / std::max(1.0f, real(spots.size()));
    if (each < scene.px(kNamed)) return tray.things(std::move(spots), size);
    for (std::size_t i = 0; i < spots.size(); ++i)
        spots[i].paint = [&scene, drawer = drawers[i]](const kit::Spot& own, const kit::Brush& brush) {
            paint_named_tile(scene, drawer, own, brush);
        };
    tray.things(std::move(spots), {std::min(each, scene.px(kNamed * 1.25f)), size.y});
}

// What a pick costs; the price is the same for the place in turn order and the tile.
std::string price_words(const Scene& scene) {
    return kardashev_says::pick_price(price_of(scene.open(), scene.open().position));
}

// "You can bid up to 3 and Sky up to 5.": hands are open.
std::string limits_text(const Scene& scene) {
    const Open& p = scene.open();
    std::vector<std::string> limits;
    for (int k = 0; k < p.seats; ++k) {
        const int most = most_bid(p, seat_at(k));
        if (seat_at(k) == p.question.seat)
            limits.insert(limits.begin(), kardashev_says::your_limit(most));
        else
            limits.push_back(kardashev_says::limit_of(kardashev_plan::name_of(scene.frame, seat_at(k)), most));
    }
    return kardashev_says::limits(listed(limits));
}

// ---- Plans

void paint_chip(const kit::Spot& spot, const kit::Brush& brush) {
    kit::button_ground(spot, brush);
    kit::number(brush, spot.centre(), brush.px(20), ink::kIvory, spot.label);
}

template <class List, class Item>
List earlier(List list, Item item) {  // moves it one place to the front; the first becomes the last
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] != item) continue;
        if (i > 0) {
            std::swap(list[i], list[i - 1]);
        } else {
            std::rotate(list.begin(), list.begin() + 1, list.end());
        }
        break;
    }
    return list;
}
}  // namespace

std::string tile_name(Tile tile) {
    return tile == kVoid ? kardashev_says::empty_tile() : kardashev_says::planet_with(symbols_text(tile.symbols()));
}

// ---- Picking (6.2)

void lay_slots(Tray& tray, const Scene& scene) {
    const Open& p = scene.open();
    std::vector<TrayButton> buttons;
    for (const Step& offer : scene.offers) {
        const int place = offer.move.number;
        TrayButton button = choice_button(scene,
                                          place == 1           ? kardashev_says::first_turn()
                                          : place == p.pairs() ? kardashev_says::last_turn(place)
                                                               : std::to_string(place),
                                          offer);
        button.mark = slot_mark(place);
        buttons.push_back(std::move(button));
    }
    std::string taken;
    for (int i = 0; i < p.seats; ++i) {
        const Seat seat = p.order[static_cast<std::size_t>(i)];
        if (seat == kSpectator) continue;
        const std::string name = kardashev_plan::name_of(scene.frame, seat);
        taken = taken.empty() ? kardashev_says::turn_of(name, i + 1) : kardashev_says::and_turn_of(taken, name, i + 1);
    }
    lay_lying_tiles(tray, scene);
    tray.words(price_words(scene));
    if (!taken.empty()) tray.words(kardashev_says::turns_taken(taken));
    tray.buttons(buttons);
}

void lay_take(Tray& tray, const Scene& scene) {
    tray.words(price_words(scene));
    std::vector<kit::Spot> spots;
    for (const Step& offer : scene.offers) {
        spots.push_back(tile_spot(scene, offer.move.seat));
        spots.back().choice = offer, spots.back().chosen = offer.move == scene.chosen;
    }
    tray.things(std::move(spots), tile_size(scene));
}

// ---- Bids (6.1, 8.1)

void lay_bid(Tray& tray, const Scene& scene) {
    lay_lying_tiles(tray, scene);
    if (scene.frame.format == Format::wide) tray.words(kardashev_says::how_bids_work());
    tray.words(limits_text(scene));
    if (scene.frame.number_height > 0) tray.number(scene.frame.number_height);
}

void lay_planner(Tray& tray, const Scene& scene) {
    const Open& p = scene.open();
    Move bid = scene.chosen;
    if (!kardashev_plan::is_planned(bid)) {
        bid = Move::of(Verb::bid);
        bid.number = 0, bid.plan = usual_plan(p, p.question.seat);
    }
    const ImVec2 chip{scene.px(kChip), scene.px(kChip)};
    const auto chips = [&](std::vector<kit::Spot> spots, const Wording& label, ImVec2 size) {
        tray.words(label());
        tray.things(std::move(spots), size);
    };
    const auto plain = [&](std::string mark, std::string label, const Move& then, bool drags) {
        kit::Spot spot;
        spot.mark = std::move(mark), spot.label = std::move(label), spot.choice = Step{then};
        spot.gathers = true, spot.drags = drags;
        spot.paint = [](const kit::Spot& own, const kit::Brush& brush) { paint_chip(own, brush); };
        return spot;
    };
    std::vector<kit::Spot> amounts;
    for (int k = 0; k <= most_bid(p, p.question.seat); ++k) {
        Move then = bid;
        then.number = static_cast<std::int16_t>(k);
        amounts.push_back(plain("bid:" + std::to_string(k), std::to_string(k), then, false));
        amounts.back().chosen = k == bid.number;
    }
    chips(std::move(amounts), kardashev_says::plan_bid, chip);
    std::vector<kit::Spot> slots;
    for (const std::int8_t one : bid.plan.slots) {
        Move then = bid;
        then.plan.slots = earlier(bid.plan.slots, one);
        slots.push_back(plain(slot_mark(one), std::to_string(one), then, true));
    }
    chips(std::move(slots), kardashev_says::plan_turns, chip);
    std::vector<kit::Spot> tiles;
    for (const Seat one : bid.plan.tiles) {
        Move then = bid;
        then.plan.tiles = earlier(bid.plan.tiles, one);
        kit::Spot spot = tile_spot(scene, one);
        spot.choice = Step{then}, spot.gathers = spot.drags = true;
        tiles.push_back(std::move(spot));
    }
    chips(std::move(tiles), kardashev_says::plan_tiles, tile_size(scene));
    if (!p.options.allies) return;
    std::vector<TrayButton> firsts;
    for (const Seat one : {std::min(p.question.seat, p.ally_of(p.question.seat)),
                           std::max(p.question.seat, p.ally_of(p.question.seat))}) {
        Move then = bid;
        then.plan.first = one;
        firsts.push_back({.label = kardashev_plan::name_of(scene.frame, one),
                          .mark = "first:" + seat_token(one),
                          .chosen = one == bid.plan.first,
                          .seat = one,
                          .choice = Step{then}});
    }
    tray.words(kardashev_says::plan_first());
    tray.buttons(firsts);
}

std::optional<Move> reordered(const Scene& scene, std::string_view chip, std::string_view onto) {
    Move bid = scene.chosen;
    const auto move = [&](auto& list, auto&& mark_of) {
        const auto place = [&](std::string_view mark) {
            return std::find_if(list.begin(), list.end(), [&](auto one) { return mark_of(one) == mark; });
        };
        const auto from = place(chip), to = place(onto);
        if (from == list.end() || to == list.end()) return false;
        from < to ? std::rotate(from, from + 1, to + 1) : std::rotate(to, from, from + 1);
        return true;
    };
    if (!kardashev_plan::is_planned(bid)) return {};
    if (!move(bid.plan.slots, slot_mark) && !move(bid.plan.tiles, tile_mark)) return {};
    return bid;
}

}  // namespace orrery::web::kardashev_board
