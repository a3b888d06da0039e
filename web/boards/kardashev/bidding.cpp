#include "web/boards/kardashev/bidding.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/words.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kardashev/tray.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;
using kardashev_plan::BidPlan;
using kardashev_plan::Pick;
using kit::Tray;
using kit::TrayButton;

constexpr float kChip = 46;          // CSS px
constexpr float kSmallTile = 0.78f;  // of a tile, on a phone

void paint_tile(Seat drawer, Tile tile, const kit::Spot& spot, const kit::Brush& brush) {
    if (spot.can() || spot.chosen) kit::button_ground(spot, brush);
    const float r = std::min(spot.width(), spot.height() - brush.px(12)) * 0.52f;
    const ImVec2 centre{spot.centre().x, spot.min.y + r + brush.px(1)};
    kit::fill_hex(brush, centre, r, mix(ink::kNight, ink::kChart, 0.8f));
    kit::line_hex(brush, centre, r, tile == kNoTile ? ink::kLine : mix(ink::kLine, ink::kIvory, 0.4f), brush.px(1.2f));
    kardashev_signs::tile(brush, tile, centre, r * 1.35f);
    if (drawer == kSpectator)
        text_centred(brush.list, brush.theme.small, {spot.centre().x, spot.max.y - brush.px(8)}, kit::quiet(0.9f),
                     "none");
    else
        draw_seat_shape(brush.list, drawer, {spot.centre().x, spot.max.y - brush.px(8)}, brush.px(5),
                        seat_colour(drawer), ink::kNight);
}

kit::Spot tile_spot(const Scene& scene, Seat drawer) {
    const Tile tile = drawer == kSpectator ? kNoTile : scene.open().player(drawer).drawn;
    kit::Spot spot;
    spot.mark = "tile:" + (drawer == kSpectator ? std::string("none") : seat_token(drawer));
    spot.paint = [drawer, tile](const kit::Spot& own, const kit::Brush& brush) {
        paint_tile(drawer, tile, own, brush);
    };
    spot.facts = [&scene, drawer, tile] {
        if (drawer == kSpectator) return kit::Facts{"No tile", {{"The price goes to the bank."}}};
        const bool own = drawer == scene.open().question.seat;
        return kit::Facts{tile_name(tile),
                          {{"Drawn by " + kardashev_plan::name_of(scene.frame, drawer)},
                           {own ? std::string("You drew it: the price goes to the bank.")
                                : std::string("Whoever takes it pays the price to them.")}}};
    };
    return spot;
}

std::vector<kit::Spot> lying_tiles(const Scene& scene) {
    std::vector<kit::Spot> spots;
    for (int k = 0; k < scene.open().seats; ++k)
        if (scene.open().lying().has(seat_at(k))) spots.push_back(tile_spot(scene, seat_at(k)));
    return spots;
}
ImVec2 tile_size(const Scene& scene) { return {scene.px(kTile), scene.px(kTile + 6)}; }

// ---- Plans

void paint_chip(const kit::Spot& spot, const kit::Brush& brush) {
    kit::button_ground(spot, brush);
    kit::number(brush, spot.centre(), brush.px(20), ink::kIvory, spot.label);
}

template <class List, class Item>
List earlier(List list, Item item) {  // one place nearer to the front; the first becomes the last
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
    if (tile == kVoid) return "Empty tile";
    std::vector<std::string> names;
    for (const Symbol one : kAllSymbols)
        if (tile.symbols().has(one)) names.emplace_back(type_name(one));
    return "Planet with " + listed(names);
}

// ---- Picking (6.2)

void lay_slots(Tray& tray, const Scene& scene) {
    const Open& p = scene.open();
    std::vector<TrayButton> buttons;
    for (const Pick& offer : scene.offers) {
        const std::string which = offer.tokens.substr(5);
        TrayButton button = choice_button(scene,
                                          which == "1"                         ? "1, first"
                                          : which == std::to_string(p.pairs()) ? which + ", last"
                                                                               : which,
                                          offer.tokens);
        button.mark = "slot:" + which;
        buttons.push_back(std::move(button));
    }
    std::string taken;
    for (int i = 0; i < p.seats; ++i)
        if (const Seat seat = p.order[static_cast<std::size_t>(i)]; seat != kSpectator)
            taken += (taken.empty() ? "Taken: " : ", ") + std::to_string(i + 1) + " " +
                     kardashev_plan::name_of(scene.frame, seat);
    tray.words(taken);
    tray.buttons(buttons);
}

void lay_take(Tray& tray, const Scene& scene) {
    const int price = price_of(scene.open(), scene.open().position);
    tray.words(price == 0
                   ? "It costs you nothing."
                   : "You pay " + count_of(price, "card") + ": to whoever drew the tile, or to the bank for your own.");
    std::vector<kit::Spot> spots = lying_tiles(scene);
    for (const Pick& offer : scene.offers)
        if (offer.tokens == "take none") spots.push_back(tile_spot(scene, kSpectator));
    for (kit::Spot& spot : spots) {
        spot.tokens = "take " + spot.mark.substr(5);
        spot.chosen = spot.tokens == scene.chosen.tokens;
    }
    tray.things(std::move(spots), tile_size(scene));
}

// ---- Bids (6.1, 8.1)

void lay_bid(Tray& tray, const Scene& scene) {
    const bool is_small =
        scene.frame.format == Format::portrait;  // the sheet with the slider takes the room, and has words
    const ImVec2 size = tile_size(scene);
    tray.things(lying_tiles(scene), is_small ? size * kSmallTile : size);
    if (scene.frame.format == Format::wide)
        tray.words("The highest bid picks turn and tile first, and pays what the next one below bid.");
    if (scene.frame.number_height > 0) tray.number(scene.frame.number_height);
}

void lay_planner(Tray& tray, const Scene& scene) {
    const Open& p = scene.open();
    BidPlan bid = kardashev_plan::read_bid(scene.chosen.tokens).value_or(BidPlan{0, usual_plan(p, p.question.seat)});
    const ImVec2 chip{scene.px(kChip), scene.px(kChip)};
    const auto chips = [&](std::vector<kit::Spot> spots, std::string_view label, ImVec2 size) {
        tray.words(label);
        tray.things(std::move(spots), size);
    };
    const auto plain = [&](std::string mark, std::string label, const BidPlan& then, bool drags) {
        kit::Spot spot;
        spot.mark = std::move(mark), spot.label = std::move(label), spot.tokens = kardashev_plan::bid_tokens(then);
        spot.gathers = true, spot.drags = drags;
        spot.paint = [](const kit::Spot& own, const kit::Brush& brush) { paint_chip(own, brush); };
        return spot;
    };
    std::vector<kit::Spot> amounts;
    for (int k = 0; k <= most_bid(p, p.question.seat); ++k) {
        BidPlan then = bid;
        then.cards = k;
        amounts.push_back(plain("bid:" + std::to_string(k), std::to_string(k), then, false));
        amounts.back().chosen = k == bid.cards;
    }
    chips(std::move(amounts), "How much you bid, in cards", chip);
    std::vector<kit::Spot> slots;
    for (const std::int8_t one : bid.plan.slots) {
        BidPlan then = bid;
        then.plan.slots = earlier(bid.plan.slots, one);
        slots.push_back(plain("slot:" + std::to_string(one), std::to_string(one), then, true));
    }
    chips(std::move(slots), "Which turn you want: most wanted first. Press to move one forward, or drag it.", chip);
    std::vector<kit::Spot> tiles;
    for (const Seat one : bid.plan.tiles) {
        BidPlan then = bid;
        then.plan.tiles = earlier(bid.plan.tiles, one);
        kit::Spot spot = tile_spot(scene, one);
        spot.tokens = kardashev_plan::bid_tokens(then), spot.gathers = spot.drags = true;
        tiles.push_back(std::move(spot));
    }
    chips(std::move(tiles), "Which tile you want, in the same way", tile_size(scene));
    if (!p.options.allies) return;
    std::vector<TrayButton> firsts;
    for (const Seat one : {std::min(p.question.seat, p.ally_of(p.question.seat)),
                           std::max(p.question.seat, p.ally_of(p.question.seat))}) {
        BidPlan then = bid;
        then.plan.first = one;
        firsts.push_back({kardashev_plan::name_of(scene.frame, one),
                          {},
                          "first:" + seat_token(one),
                          kardashev_plan::bid_tokens(then),
                          one == bid.plan.first,
                          one});
    }
    tray.words("Who of you two goes first, and gets the first tile");
    tray.buttons(firsts);
}

std::string reordered(const Scene& scene, std::string_view chip, std::string_view onto) {
    std::optional<BidPlan> bid = kardashev_plan::read_bid(scene.chosen.tokens);
    const std::size_t colon = chip.find(':');
    if (!bid || colon == std::string_view::npos || onto.substr(0, colon + 1) != chip.substr(0, colon + 1)) return {};
    const auto move = [](auto& list, auto item, auto before) {
        const auto from = std::find(list.begin(), list.end(), item), to = std::find(list.begin(), list.end(), before);
        if (from == list.end() || to == list.end()) return;
        from < to ? std::rotate(from, from + 1, to + 1) : std::rotate(to, from, from + 1);
    };
    const std::string_view one = chip.substr(colon + 1), other = onto.substr(colon + 1);
    const auto seat = [](std::string_view text) { return text == "none" ? kSpectator : seat_at(text[1] - '1'); };
    if (chip.starts_with("slot:"))
        move(bid->plan.slots, static_cast<std::int8_t>(one[0] - '0'), static_cast<std::int8_t>(other[0] - '0'));
    else if (chip.starts_with("tile:"))
        move(bid->plan.tiles, seat(one), seat(other));
    else
        return {};
    return kardashev_plan::bid_tokens(*bid);
}

}  // namespace orrery::web::kardashev_board
