#include "web/boards/rise_layout.h"

#include <algorithm>
#include <utility>

#include "web/boards/geometry.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;

// CSS px
constexpr float kWideFrom = 620;  // a narrower board has no columns
constexpr float kGap = 8, kThin = 4;
constexpr float kBar = 54, kLowBar = 44;
constexpr float kMarketColumn = 104, kPlates = 186, kPlateMost = 176;
constexpr float kHandCard = 128, kDeckHeight = 84;
constexpr float kSheet = 54;
constexpr float kReach = 44, kSlimmest = 54;  // of a card in the hand: what a finger needs of it, what its name needs
constexpr float kLowCard = 64;                // height of cards in several rows; on a low board
constexpr float kRoomy = 300, kTucked = 46;   // only so much of a row is seen above the next
constexpr float kRowLeast = 60, kRowMost = 96, kRowShare = 0.165f, kStrip = 17;
constexpr float kStout = 0.9f;  // width to height of a phone's cards at most: names need it

struct Builder {
    const View& view;
    const Theme& theme;
    ImVec2 min, max;
    Table table{};

    float px(float css) const { return theme.px(css); }
    Spot& add(SpotKind kind, ImVec2 from, ImVec2 size, std::string mark = {}) {
        Spot spot;
        spot.kind = kind, spot.min = from, spot.max = from + size, spot.mark = std::move(mark);
        table.spots.push_back(std::move(spot));
        return table.spots.back();
    }

    void bars(float height, float gap) {
        const float width = (max.x - min.x - gap * (kColours + 1)) / kColours;
        for (const Colour colour : kAllColours) {
            const ImVec2 at{min.x + gap + (width + gap) * real(index(colour)), min.y + gap};
            add(SpotKind::bar, at, {width, height}, "colour:" + std::string(colour_token(colour))).colour = colour;
        }
        min.y += height + 2 * gap;
    }

    // The hand lies in a row. Cards overlap where they have to, and come in several rows before a finger cannot reach
    // each of them any more.
    void hand(float height, float stoutness) {
        if (view.viewer == kSpectator) return;
        const CardSet cards = view.of(view.viewer).hand;
        const float room = max.x - min.x, gap = px(kThin), reach = px(kReach);
        const int count = std::max(1, cards.size());
        float width = height * stoutness, pitch = 0;
        int columns = count;
        if (const float most = room - reach * real(count - 1); most >= px(kSlimmest)) {
            width = std::min(width, most);
        } else {
            height = std::min(height, px(table.wide ? kDeckHeight : kLowCard)), width = height * stoutness;
            const int fitting = std::max(1, static_cast<int>((room - width) / reach) + 1);
            const int rows = (count + fitting - 1) / fitting;
            columns = (count + rows - 1) / rows;
            pitch = max.y - min.y > px(kRoomy) ? height + gap : px(kTucked);
        }
        const int rows = (count + columns - 1) / columns;
        const float step = std::min(width + gap, columns > 1 ? (room - width) / real(columns - 1) : room);
        const float depth = height + pitch * real(rows - 1);
        const ImVec2 corner{(min.x + max.x - (step * real(columns - 1) + width)) / 2, max.y - depth};
        if (cards.empty()) add(SpotKind::slot, corner, {width, height}).label = "no cards";
        int place = 0;
        for (const Card card : cards) {
            const ImVec2 at = corner + ImVec2{step * real(place % columns), pitch * real(place / columns)};
            Spot spot = card_spot(card, at, {width, height});
            spot.in_hand = true, spot.seat = view.viewer;
            spot.marked = view.of(view.viewer).shown.has(card);
            table.spots.push_back(std::move(spot));
            ++place;
        }
        max.y -= depth + px(kGap);
    }

    void active_card(Seat seat, ImVec2 at, ImVec2 size) {
        const SeatView& of = view.of(seat);
        if (of.pile.empty()) {
            add(SpotKind::slot, at, size).seat = seat;
        } else {
            Spot spot = card_spot(of.active_card(), at, size);
            spot.seat = seat, spot.number = static_cast<int>(of.pile.size());
            table.spots.push_back(std::move(spot));
        }
    }

    void deck_and_tiles(ImVec2 at, float height) {
        const float width = height / kCardRatio;
        const Card top = view.deck.empty() ? kNoCard : view.deck[0];
        Spot& deck = top == kNoCard ? add(SpotKind::back, at, {width, height}, "deck")
                                    : (table.spots.push_back(card_spot(top, at, {width, height})), table.spots.back());
        deck.number = static_cast<int>(view.deck.size());
        Spot& tiles =
            add(SpotKind::tile, {at.x + width + px(kThin), at.y + height * 0.25f}, {height / 2, height / 2}, "tiles");
        tiles.label = std::to_string(view.tiles.size());
        if (!view.tiles.empty()) tiles.number = view.tiles[0];
    }

    void wide() {
        table.wide = true;
        bars(px(kBar), px(kGap));
        const float gap = px(kGap), column = px(kMarketColumn);
        min.x += gap, max.x -= gap, max.y -= gap;
        const float deck = px(kDeckHeight), words = px(18);
        const float shown = real(std::max<std::size_t>(3, view.market.size()));
        const float room = max.y - deck - gap - words - (min.y + words);
        const float height = std::min(column * kCardRatio, room / shown - px(kThin));
        ImVec2 at = min;
        add(SpotKind::words, at, {column, words}).label = "Market";
        at.y += words;
        for (const Card card : view.market) {
            table.spots.push_back(card_spot(card, at, {height / kCardRatio, height}));
            at.y += height + px(kThin);
        }
        deck_and_tiles({min.x, max.y - deck}, deck);

        const ImVec2 plate{px(kPlates), std::min(px(kPlateMost), (max.y - min.y) / real(view.seats) - px(kThin))};
        for (int i = 0; i < view.seats; ++i) {
            const ImVec2 corner{max.x - plate.x, min.y + real(i) * (plate.y + px(kThin))};
            Spot& spot = add(SpotKind::plate, corner, plate, "seat:" + seat_token(seat_at(i)));
            spot.seat = seat_at(i), spot.opens = true;
            const float card = std::min(plate.y - px(12), px(112));
            active_card(seat_at(i), {corner.x + plate.x - card / kCardRatio - px(6), corner.y + (plate.y - card) / 2},
                        {card / kCardRatio, card});
        }
        min.x += column + 2 * gap, max.x -= plate.x + 2 * gap;
        const float card = std::min(px(kHandCard), (max.y - min.y) * 0.26f);
        hand(card, 1 / kCardRatio);
    }

    void phone() {
        bars(px(kLowBar), px(kThin));
        const float gap = px(kThin);
        min.x += gap, max.x -= gap, max.y -= gap;
        const float height = std::clamp((max.y - min.y) * kRowShare, px(kRowLeast), px(kRowMost));
        const std::size_t shown = std::max<std::size_t>(3, view.market.size());
        const float count = real(shown) + real(view.seats), split = px(6);
        const float step = std::min(height * kStout + gap, (max.x - min.x - split) / count);
        const ImVec2 size{step - px(1), std::min(height, (step - px(1)) * 1.6f)};
        ImVec2 at{min.x + (max.x - min.x - split - step * count) / 2, min.y};
        add(SpotKind::words, at, {step * real(shown), px(kStrip)}).label = "Market";
        at.y += px(kStrip);
        for (std::size_t i = 0; i < shown; ++i, at.x += step)
            if (i < view.market.size()) table.spots.push_back(card_spot(view.market[i], at, size));
        at.x += split;
        for (int i = 0; i < view.seats; ++i, at.x += step) {
            Spot& spot =
                add(SpotKind::plate, {at.x, min.y}, {size.x, px(kStrip) + size.y}, "seat:" + seat_token(seat_at(i)));
            spot.seat = seat_at(i), spot.opens = true;
            active_card(seat_at(i), at, size);
        }
        min.y += px(kStrip) + size.y + gap;
        hand(height, kStout);
    }
};
}  // namespace

Spot card_spot(Card card, ImVec2 min, ImVec2 size) {
    Spot spot;
    spot.kind = SpotKind::card, spot.card = card;
    spot.min = min, spot.max = min + size;
    spot.mark = "card:" + std::string(face(card).id);
    return spot;
}

const Spot* Table::find(SpotKind kind, Seat seat) const {
    for (const Spot& spot : spots)
        if (spot.kind == kind && spot.seat == seat) return &spot;
    return nullptr;
}
const Spot* Table::find(Card card) const {
    for (const Spot& spot : spots)
        if (spot.kind == SpotKind::card && spot.card == card) return &spot;
    return nullptr;
}
const Spot* Table::find(Colour colour) const {
    for (const Spot& spot : spots)
        if (spot.kind == SpotKind::bar && spot.colour == colour) return &spot;
    return nullptr;
}
const Spot* Table::marked(std::string_view mark) const {
    for (const Spot& spot : spots)
        if (!mark.empty() && spot.mark == mark) return &spot;
    return nullptr;
}

std::string info_words(const View& view, bool wide) {
    std::string text = "Round " + std::to_string(view.round) + " of " + std::to_string(view.rounds) + " \xC2\xB7 " +
                       std::to_string(view.disks_left()) + (view.disks_left() == 1 ? " disk left" : " disks left");
    if (!wide)
        text += " \xC2\xB7 deck " + std::to_string(view.deck.size()) + " \xC2\xB7 tiles " +
                std::to_string(view.tiles.size());
    return text;
}

float sheet_cover(const BoardFrame& frame, const Theme& theme) { return std::min(frame.covered, theme.px(kSheet)); }

Table lay_out(const View& view, ImVec2 min, ImVec2 max, const Theme& theme) {
    Builder builder{view, theme, min, max};
    if (max.x - min.x >= theme.px(kWideFrom))
        builder.wide();
    else
        builder.phone();
    builder.table.map_min = builder.min, builder.table.map_max = builder.max;
    return std::move(builder.table);
}

}  // namespace orrery::web
