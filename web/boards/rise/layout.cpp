#include "web/boards/rise/layout.h"

#include <algorithm>
#include <utility>

#include "generated/rise-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/rise/things.h"

namespace orrery::web::rise_board {
namespace {
using namespace orrery::rise;

// CSS px
constexpr float kWideFrom = 620;  // a narrower board has no columns
constexpr float kGap = 8, kThin = 4;
constexpr float kBar = 54, kLowBar = 44;
constexpr float kLowWidest = 64;
constexpr int kStacked = 3;  // plates in a column
constexpr float kMarketColumn = 104, kPlates = 186, kPlateMost = 176, kPlateCard = 112;
constexpr float kHandCard = 128, kDeckHeight = 84, kLowCard = 64;
constexpr float kPhoneHand = 66, kRowLeast = 60, kRowMost = 96, kRowShare = 0.165f, kStrip = 17;
constexpr float kLittle = 36, kLeastLittle = 26;  // widths of a market card in a line
constexpr float kLeastPlate = 40;                 // width of a plate beside it
constexpr float kFoldedRow = 44;                  // of market and piles, where a phone's map needs their room
constexpr float kStout = 0.9f;                    // the most width to height of a phone's cards: names need it

struct Builder {
    Scene& scene;
    ImVec2 min, max;

    float px(float css) const { return scene.px(css); }
    const View& view() const { return scene.view; }

    void bars(float height, float gap) {
        const float width = (max.x - min.x - gap * (kColours + 1)) / kColours;
        for (const Colour colour : kAllColours) {
            const ImVec2 at{min.x + gap + (width + gap) * real(index(colour)), min.y + gap};
            scene.spots.add(bar_spot(scene, colour, {at, at + ImVec2{width, height}}));
        }
        min.y += height + 2 * gap;
    }

    void hand(float height, float stoutness) {
        if (view().viewer == kSpectator) return;
        const SeatView& own = view().of(view().viewer);
        const kit::HandLook look{height, stoutness, px(scene.wide ? kDeckHeight : kLowCard), scene.folds};
        const kit::HandLay lay = kit::lay_hand(scene.brush.theme, {min, max}, own.hand.size(), look);
        if (own.hand.empty()) scene.spots.add(slot_spot(lay.cards[0], rise_says::no_cards()));
        std::size_t place = 0;
        for (const Card card : own.hand)
            scene.spots.add(card_spot(scene, card, lay.cards[place++],
                                      {.seat = view().viewer, .in_hand = true, .marked = own.shown.has(card)}));
        scene.hand = {{min.x, max.y - lay.depth}, max};
        max.y -= lay.depth + px(kGap);
    }

    bool lies_in_row(Card card) const {
        const auto& market = view().market;
        if (std::find(market.begin(), market.end(), card) != market.end()) return true;
        for (int i = 0; i < view().seats; ++i)
            if (const SeatView& of = view().of(seat_at(i)); !of.pile.empty() && of.active_card() == card) return true;
        return false;
    }
    // Is a card of market or piles still to be chosen?
    bool chooses_of_row() const {
        return scene.chosen.verb == Verb::none &&
               std::any_of(scene.offers.begin(), scene.offers.end(),
                           [&](const rise_plan::Offer& offer) { return lies_in_row(offer.move.card); });
    }

    void active_card(Seat seat, ImVec2 at, ImVec2 size) {
        const SeatView& of = view().of(seat);
        const kit::Region place{at, at + size};
        scene.spots.add(of.pile.empty() ? slot_spot(place)
                                        : card_spot(scene, of.active_card(), place,
                                                    {.seat = seat, .count = static_cast<int>(of.pile.size())}));
    }

    void deck_and_tiles(ImVec2 at, float height) {
        const float width = height / kCardRatio;
        scene.spots.add(deck_spot(scene, {at, at + ImVec2{width, height}}));
        const ImVec2 corner{at.x + width + px(kThin), at.y + height * 0.25f};
        const auto left = static_cast<int>(view().tiles.size());
        kit::Spot tiles = tile_spot(left > 0 ? view().tiles[0] : -1, std::to_string(left),
                                    {corner, corner + ImVec2{height / 2, height / 2}});
        tiles.mark = "tiles";
        tiles.facts = [left] { return kit::Facts{rise_says::tiles(), {{rise_says::tiles_left(left)}}}; };
        scene.spots.add(std::move(tiles));
    }

    void wide() {
        scene.wide = true;
        bars(px(kBar), px(kGap));
        const float gap = px(kGap), column = px(kMarketColumn);
        min.x += gap, max.x -= gap, max.y -= gap;
        const float deck = px(kDeckHeight), words = px(18);
        const float shown = real(std::max<std::size_t>(3, view().market.size()));
        const float room = max.y - deck - gap - words - (min.y + words);
        const float height = std::min(column * kCardRatio, room / shown - px(kThin));
        ImVec2 at = min;
        scene.spots.add(words_spot(rise_says::market(), at));
        at.y += words;
        for (const Card card : view().market) {
            scene.spots.add(card_spot(scene, card, {at, at + ImVec2{height / kCardRatio, height}}));
            at.y += height + px(kThin);
        }
        deck_and_tiles({min.x, max.y - deck}, deck);

        const ImVec2 plate{px(kPlates), std::min(px(kPlateMost), (max.y - min.y) / real(view().seats) - px(kThin))};
        for (int i = 0; i < view().seats; ++i) {
            const ImVec2 corner{max.x - plate.x, min.y + real(i) * (plate.y + px(kThin))};
            scene.spots.add(plate_spot(scene, seat_at(i), {corner, corner + plate}));
            const float card = std::min(plate.y - px(12), px(kPlateCard));
            active_card(seat_at(i), {corner.x + plate.x - card / kCardRatio - px(6), corner.y + (plate.y - card) / 2},
                        {card / kCardRatio, card});
        }
        min.x += column + 2 * gap, max.x -= plate.x + 2 * gap;
        hand(std::min(px(kHandCard), (max.y - min.y) * 0.26f), 1 / kCardRatio);
    }

    // Landscape phone: market at the left, active cards at the right, each from top to bottom; the hand below. Trays
    // are elsewhere.
    void low() {
        bars(px(kLowBar), px(kThin));
        const float gap = px(kThin);
        min.x += gap, max.x -= gap, max.y -= gap;
        hand(px(kLowCard), kStout);
        const float room = max.y - min.y, market = real(std::max<std::size_t>(3, view().market.size()));
        const float height = std::min(px(kRowMost), room / market - gap);
        ImVec2 at = min, size{std::min(height, px(kLowWidest)), height};
        for (const Card card : view().market) {
            scene.spots.add(card_spot(scene, card, {at, at + size}));
            at.y += height + gap;
        }
        const int columns = (view().seats + kStacked - 1) / kStacked, rows = std::min(view().seats, kStacked);
        const float cell = std::min(px(kStrip + kRowMost), room / real(rows) - gap), card = cell - px(kStrip);
        const float width = std::min(card, px(kLowWidest));
        for (int i = 0; i < view().seats; ++i) {
            at = {max.x - real(columns - i / rows) * (width + gap) + gap, min.y + real(i % rows) * (cell + gap)};
            scene.spots.add(plate_spot(scene, seat_at(i), {at, at + ImVec2{width, cell}}));
            active_card(seat_at(i), at + ImVec2{0, px(kStrip)}, {width, card});
        }
        min.x += size.x + 2 * gap, max.x -= real(columns) * (width + gap) + gap;
    }

    // The market in the line of the plates, or above it if they leave it no room.
    void little_market() {
        if (view().market.empty()) return;
        const float count = real(view().market.size()), all = max.x - min.x;
        const float beside = (all - px(kLeastPlate) * real(view().seats)) / count - px(kThin);
        const bool is_above = beside < px(kLeastLittle);
        const float width = std::min(px(kLittle), is_above ? all / count - px(kThin) : beside);
        ImVec2 at = min;
        for (const Card card : view().market) {
            scene.spots.add(little_card_spot(scene, card, {at, at + ImVec2{width, px(kStrip)}}));
            at.x += width + px(kThin);
        }
        is_above ? min.y += px(kStrip) + px(kThin) : min.x = at.x;
    }

    void phone() {
        bars(px(kLowBar), px(kThin));
        const float gap = px(kThin);
        min.x += gap, max.x -= gap, max.y -= gap;
        const float left = min.x, height = std::clamp((max.y - min.y) * kRowShare, px(kRowLeast), px(kRowMost));
        const bool has_cards = !scene.is_tight || chooses_of_row();
        const std::size_t shown = has_cards ? std::max<std::size_t>(3, view().market.size()) : 0;
        const float split = has_cards ? px(6) : 0;
        if (!has_cards && view().asks == Verb::bid) little_market();  // then none of it is a choice
        const float count = real(shown) + real(view().seats);
        const float step = std::min(height * kStout + gap, (max.x - min.x - split) / count);
        const ImVec2 size{step - px(1), !has_cards    ? 0
                                        : scene.folds ? px(kFoldedRow)
                                                      : std::min(height, (step - px(1)) * 1.6f)};
        ImVec2 at{min.x + (max.x - min.x - split - step * count) / 2, min.y};
        if (has_cards) scene.spots.add(words_spot(rise_says::market(), at));
        at.y += px(kStrip);
        for (std::size_t i = 0; i < shown; ++i, at.x += step)
            if (i < view().market.size()) scene.spots.add(card_spot(scene, view().market[i], {at, at + size}));
        at.x += split;
        for (int i = 0; i < view().seats; ++i, at.x += step) {
            scene.spots.add(
                plate_spot(scene, seat_at(i), {{at.x, min.y}, {at.x + size.x, min.y + px(kStrip) + size.y}}));
            if (has_cards) active_card(seat_at(i), at, size);
        }
        min = {left, min.y + px(kStrip) + size.y + gap};
        hand(px(kPhoneHand), kStout);  // always the same, so that it keeps its place
    }
};
}  // namespace

void lay_table(Scene& scene) {
    Builder builder{scene, scene.room.min, scene.room.max};
    if (scene.frame.format == Format::low)
        builder.low();
    else if (builder.max.x - builder.min.x >= scene.px(kWideFrom))
        builder.wide();
    else
        builder.phone();
    scene.room = {builder.min, builder.max};
}

}  // namespace orrery::web::rise_board
