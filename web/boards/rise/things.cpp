#include "web/boards/rise/things.h"

#include <algorithm>

#include "core/words.h"
#include "generated/rise-board/say.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/boards/rise/cards.h"
#include "web/widgets/text.h"

namespace orrery::web::rise_board {
namespace {
using namespace orrery::rise;
using kit::quiet;

constexpr float kHeld = 38;         // CSS px, for the number of cards of a colour that the viewer has
constexpr float kPillDown = 0.36f;  // in radii of a hex: what a choice brings, above the name of the sector

kit::Spot spot_at(const kit::Region& at, std::string mark = {}) {
    kit::Spot spot;
    spot.min = at.min, spot.max = at.max, spot.mark = std::move(mark);
    return spot;
}

// Bars and plates: a ring if they are chosen, light if they can be chosen.
void frame_of(const kit::Spot& spot, const kit::Brush& brush) {
    if (spot.chosen)
        brush.list.AddRect(spot.min, spot.max, ink::kBrass, brush.px(8), 0, brush.px(3));
    else if (spot.is_choice())
        kit::glow(brush, spot);
}

// If a thing is no choice: the answer that a press on it would mean. Empty: the question names no such thing.
std::any meant(const Scene& scene, Card card) {
    const bool names = !scene.offers.empty() && rise_plan::names_card(scene.view.asks);
    return names ? std::any(rise_plan::Offer{Move::of(scene.view.asks, card)}) : std::any();
}
std::any meant(const Scene& scene, Colour colour) {
    const bool names = !scene.offers.empty() && rise_plan::names_colour(scene.view.asks);
    return names ? std::any(rise_plan::Offer{Move::of(scene.view.asks, colour)}) : std::any();
}

// ---- The four bars

int own_cards(const View& view, Colour colour) {
    if (view.viewer == kSpectator) return 0;
    const SeatView& own = view.of(view.viewer);
    int cards = (own.hand & CardSet::of(colour)).size();
    for (const Card card : own.pile) cards += colour_of(card) == colour;
    return cards;
}

void little_hex(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float line) {
    list.AddNgon(centre, radius, colour, 6, line);
}

void paint_bar(const Scene& scene, Colour colour, const kit::Spot& spot, const kit::Brush& brush) {
    const Theme& theme = brush.theme;
    ImDrawList& list = brush.list;
    const auto i = static_cast<std::size_t>(index(colour));
    const float height = spot.max.y - spot.min.y, width = spot.max.x - spot.min.x,
                middle = (spot.min.y + spot.max.y) / 2;
    const bool roomy = width > theme.px(150);
    kit::panel(brush, spot, with_alpha(ink::kLine, 0.9f));

    const std::int32_t most = std::max(1, *std::max_element(scene.view.value.begin(), scene.view.value.end()));
    const float share = real(scene.view.value[i]) / real(most), inset = theme.px(7), thick = theme.px(3);
    const float y = spot.max.y - theme.px(3.5f), from = spot.min.x + inset, to = spot.max.x - inset;
    list.AddLine({from, y}, {to, y}, with_alpha(ink::kNight, 0.8f), thick);
    if (share > 0) {
        list.AddLine({from, y}, {from + (to - from) * share, y}, quiet(0.5f), thick + theme.px(1));
        list.AddLine({from, y}, {from + (to - from) * share, y}, rise_cards::colour_of(colour), thick);
    }
    const float radius = roomy ? height * 0.3f : theme.px(10);
    const ImVec2 sign{spot.min.x + theme.px(roomy ? 12 : 4) + radius, middle - theme.px(2)};
    rise_cards::disk(list, colour, sign, radius);
    const float size = theme.px(roomy ? 34 : 24);
    const std::string value = std::to_string(scene.view.value[i]);
    const float drawn = value.size() > 2 ? size * 2 / real(value.size()) : size;  // as wide as two digits
    kit::number(brush, {sign.x + radius + size * (roomy ? 0.75f : 0.6f), sign.y}, drawn, ink::kIvory, value);

    const int left = scene.view.pool[i], sectors = scene.view.sectors[i];
    const float leading = theme.small->FontSize + theme.px(2), x = sign.x + radius + size * (roomy ? 1.6f : 1.25f);
    const float top = middle - theme.px(3) - leading;
    const float room = spot.max.x - x - theme.px(4);
    const std::string text = rise_says::count_sectors(sectors);
    if (roomy && measure(theme.small, text).x < room) {
        std::string disks = rise_says::disks_left(left);
        const int cards = own_cards(scene.view, colour);
        const float held = cards > 0 ? theme.px(kHeld) : 0;
        if (measure(theme.small, disks).x >= room - held) disks = rise_says::count_disks(left);
        text_at(list, theme.small, {x, top}, quiet(0.85f), disks);
        if (cards > 0) rise_cards::backs(list, theme, {x + room - held, top + leading * 0.5f}, cards);
        text_at(list, theme.small, {x, top + leading}, quiet(0.85f), text);
    } else if (x + theme.px(22) < spot.max.x) {
        const float sign_x = x + theme.px(4);
        list.AddCircle({sign_x, top + leading * 0.5f}, theme.px(3.5f), quiet(), 0, theme.line());
        text_at(list, theme.small, {sign_x + theme.px(7), top}, quiet(0.85f), std::to_string(left));
        little_hex(list, {sign_x, top + leading * 1.5f}, theme.px(4), quiet(), theme.line());
        text_at(list, theme.small, {sign_x + theme.px(7), top + leading}, quiet(0.85f), std::to_string(sectors));
    }
    frame_of(spot, brush);
}

kit::Facts bar_facts(const View& view, Colour colour) {
    const auto i = static_cast<std::size_t>(index(colour));
    kit::Facts facts{rise_says::colour_alone(colour_name(colour)), {}};
    facts.lines.push_back({rise_says::its_sectors(view.sectors[i], view.value[i])});
    facts.lines.push_back({rise_says::disks_to_place(view.pool[i])});
    if (const int cards = own_cards(view, colour); cards > 0) facts.lines.push_back({rise_says::you_have_cards(cards)});
    return facts;
}

// ---- Seats

std::string_view holder_of(const Scene& scene, Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    return i < scene.frame.holders.size() ? std::string_view(scene.frame.holders[i]) : std::string_view();
}

void paint_plate(const Scene& scene, Seat of, const kit::Spot& spot, const kit::Brush& brush) {
    const Theme& theme = brush.theme;
    ImDrawList& list = brush.list;
    const SeatView& seat = scene.view.of(of);
    const bool turn = scene.view.active == of && !scene.view.over();
    if (!scene.wide) {
        const float middle = spot.min.y + theme.px(8);
        list.AddRectFilled(spot.min, {spot.max.x, spot.min.y + theme.px(17)}, ink::kNight);
        draw_seat_shape(list, of, {spot.min.x + theme.px(7), middle}, theme.px(5.5f), seat_colour(of), ink::kNight);
        text_at(list, theme.small, {spot.min.x + theme.px(16), middle - theme.small->FontSize / 2},
                turn ? ink::kBrass : quiet(0.85f), seat.bank < 0 ? "?" : std::to_string(seat.bank));
        return frame_of(spot, brush);
    }
    kit::panel(brush, spot, turn ? with_alpha(ink::kBrass, 0.8f) : ink::kLine);
    const float left = spot.min.x + theme.px(10), room = theme.px(82);
    const float step = std::min(theme.px(26), (spot.max.y - spot.min.y - theme.px(8)) / 6);
    float y = spot.min.y + theme.px(6) + step / 2;
    draw_seat_shape(list, of, {left + theme.px(6), y}, theme.px(6.5f), seat_colour(of), ink::kNight);
    const bool is_own = of == scene.view.viewer;
    const std::string name = is_own ? rise_says::you_alone() : rise_plan::name_of(scene.frame, scene.view, of);
    squeezed_at(list, theme.small, {left + theme.px(18), y}, room - theme.px(14), turn ? ink::kBrass : ink::kIvory,
                name);
    squeezed_at(list, theme.small, {left, y += step}, room, quiet(),
                is_own ? std::string_view("") : holder_of(scene, of));
    rise_cards::gem_count(list, theme, {left, y += step}, seat.bank);
    rise_cards::backs(list, theme, {left + theme.px(1), y += step}, seat.hand_size);
    float x = left + theme.px(32);
    if (!is_own)
        for (const Card card : seat.hand) {
            if (x > left + room - theme.px(8)) break;
            rise_cards::disk(list, colour_of(card), {x + theme.px(4), y}, theme.px(5));
            x += theme.px(11);
        }
    y += step;
    text_at(list, theme.small, {left, y - theme.small->FontSize / 2}, quiet(),
            rise_says::pile_of(static_cast<int>(seat.pile.size())));
    y += step, x = left + theme.px(6);
    for (const Colour colour : kAllColours) {
        const std::int32_t dead = seat.dead[static_cast<std::size_t>(index(colour))];
        if (dead == 0) continue;
        rise_cards::disk(list, colour, {x, y}, theme.px(6));
        text_at(list, theme.small, {x + theme.px(8), y - theme.small->FontSize / 2}, quiet(0.85f),
                std::to_string(dead));
        x += theme.px(21);
    }
    frame_of(spot, brush);
}

kit::Facts plate_facts(const Scene& scene, Seat of) {
    const SeatView& seat = scene.view.of(of);
    kit::Facts facts{capitalized(rise_plan::name_of(scene.frame, scene.view, of)), {}};
    if (const std::string_view holder = holder_of(scene, of); !holder.empty())
        facts.lines.push_back({std::string(holder)});
    facts.lines.push_back({seat.bank >= 0 ? rise_says::gems(seat.bank) : rise_says::closed_bank_alone()});
    facts.lines.push_back({rise_says::cards_in_hand(seat.hand_size)});
    if (!seat.pile.empty())
        facts.lines.push_back(
            {rise_says::pile_with_active(static_cast<int>(seat.pile.size()), card_name(seat.active_card()))});
    if (const std::string dead = dead_disks(seat); !dead.empty()) facts.lines.push_back({rise_says::dead_disks(dead)});
    return facts;
}

// ---- Cards and tiles

void paint_card(const Scene& scene, Card card, const CardPlace& place, const kit::Spot& spot, const kit::Brush& brush) {
    if (card == scene.lifted) return;
    rise_cards::Look look;
    look.worth = scene.view.worth(card);
    look.gems = scene.view.gems_of(card);
    look.marked = place.marked;
    look.light = {spot.can(), spot.chosen || (scene.opened == card && spot.opens), brush.focused, false};
    rise_cards::draw_small(brush.list, brush.theme, card, spot.min, spot.max, look);
    if (brush.lit && !brush.focused)
        brush.list.AddRect(spot.min, spot.max, quiet(0.8f), brush.px(5), 0, brush.px(1.5f));
    const bool deck = place.seat == kSpectator && place.count > 0;
    const bool is_low = spot.max.y - spot.min.y < brush.px(50);  // then the number stands above the name
    if (deck || (place.seat != kSpectator && !place.in_hand && place.count > 1 && !scene.wide))
        kit::pill(brush,
                  is_low ? ImVec2{spot.centre().x, spot.min.y + brush.px(8)}
                         : ImVec2{spot.max.x - brush.px(10), spot.max.y - brush.px(9)},
                  std::to_string(place.count), quiet());
}

void paint_tile(int number, const kit::Spot& spot, const kit::Brush& brush) {
    const ImVec2 centre = spot.centre();
    const float radius = spot.radius();
    if (number < 0)
        rise_cards::draw_back(brush.list, brush.theme, spot.min, spot.max, true);
    else
        brush.list.AddNgonFilled(centre, radius, mix(ink::kNight, ink::kLine, 0.4f), 6);
    brush.list.AddNgon(centre, radius, spot.can() || spot.chosen ? ink::kBrass : mix(ink::kLine, ink::kIvory, 0.2f), 6,
                       brush.px(spot.chosen ? 3 : 1.2f));
    if (number >= 0) kit::number(brush, centre, radius, ink::kIvory, std::to_string(number));
    if (!spot.label.empty()) kit::pill(brush, {centre.x, spot.max.y}, spot.label, quiet(0.85f));
}
}  // namespace

std::string dead_disks(const SeatView& seat) {
    std::string dead;
    for (const Colour colour : kAllColours)
        if (const std::int32_t n = seat.dead[static_cast<std::size_t>(index(colour))]; n > 0)
            dead += (dead.empty() ? "" : ", ") + rise_says::colour_count(n, colour_name(colour));
    return dead;
}

std::string card_mark(Card card) { return "card:" + std::string(face(card).id); }

kit::Spot card_spot(const Scene& scene, Card card, const kit::Region& at, const CardPlace& place) {
    kit::Spot spot = spot_at(at, card_mark(card));
    spot.name = card_name(card);
    spot.means = meant(scene, card);
    spot.paint = [&scene, card, place](const kit::Spot& own, const kit::Brush& brush) {
        paint_card(scene, card, place, own, brush);
    };
    spot.reads = true;
    spot.facts = [card] { return kit::Facts{std::string(card_name(card)), {{std::string(face(card).text)}}}; };
    return spot;
}

kit::Spot little_card_spot(const Scene& scene, Card card, const kit::Region& at) {
    kit::Spot spot = card_spot(scene, card, at);
    spot.paint = [&scene, card](const kit::Spot& own, const kit::Brush& brush) {
        const Colour colour = colour_of(card);
        const float height = own.height();
        const Type type{brush.theme.bold, height * 0.86f};
        const std::string worth = std::to_string(scene.view.worth(card));
        brush.list.AddRectFilled(own.min, own.max, rise_cards::colour_of(colour), brush.px(3));
        brush.list.AddRect(own.min, own.max, quiet(0.5f), brush.px(3), 0, brush.theme.line());
        rise_cards::draw_shape(brush.list, colour, own.min + ImVec2{height * 0.6f, height / 2}, height * 0.29f,
                               rise_cards::ink_on(colour), 0);
        type.draw(brush.list, {own.max.x - type.width(worth) - brush.px(4), own.centre().y - type.size / 2},
                  rise_cards::ink_on(colour), worth);
    };
    return spot;
}

kit::Spot slot_spot(const kit::Region& at, std::string label) {
    kit::Spot spot = spot_at(at);
    spot.label = std::move(label);
    spot.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        brush.list.AddRect(own.min, own.max, with_alpha(ink::kLine, 0.7f), brush.px(5), 0, brush.theme.line());
        if (!own.label.empty()) text_centred(brush.list, brush.theme.small, own.centre(), quiet(0.5f), own.label);
    };
    return spot;
}

kit::Spot deck_spot(const Scene& scene, const kit::Region& at) {
    const auto count = static_cast<int>(scene.view.deck.size());
    const Card top = count == 0 ? kNoCard : scene.view.deck[0];
    if (top != kNoCard) return card_spot(scene, top, at, {.count = count});
    kit::Spot spot = spot_at(at, "deck");
    spot.paint = [count](const kit::Spot& own, const kit::Brush& brush) {
        rise_cards::draw_back(brush.list, brush.theme, own.min, own.max);
        kit::pill(brush, {own.centre().x, own.max.y - brush.px(12)}, std::to_string(count), quiet(0.85f));
    };
    spot.facts = [count] { return kit::Facts{rise_says::deck(), {{rise_says::cards_left(count)}}}; };
    return spot;
}

kit::Spot tile_spot(int number, std::string label, const kit::Region& at) {
    kit::Spot spot = spot_at(at);
    spot.label = std::move(label);
    spot.paint = [number](const kit::Spot& own, const kit::Brush& brush) { paint_tile(number, own, brush); };
    return spot;
}

kit::Spot bar_spot(const Scene& scene, Colour colour, const kit::Region& at) {
    kit::Spot spot = spot_at(at, "colour:" + std::string(colour_token(colour)));
    spot.means = meant(scene, colour);
    spot.paint = [&scene, colour](const kit::Spot& own, const kit::Brush& brush) {
        paint_bar(scene, colour, own, brush);
    };
    spot.facts = [&scene, colour] { return bar_facts(scene.view, colour); };
    return spot;
}

kit::Spot plate_spot(const Scene& scene, Seat seat, const kit::Region& at) {
    kit::Spot spot = spot_at(at, "seat:" + seat_token(seat));
    spot.aside = true;  // a press shows everybody's cards
    spot.paint = [&scene, seat](const kit::Spot& own, const kit::Brush& brush) {
        paint_plate(scene, seat, own, brush);
    };
    spot.facts = [&scene, seat] { return plate_facts(scene, seat); };
    return spot;
}

kit::Spot words_spot(std::string words, ImVec2 at) {
    kit::Spot spot = spot_at({at, at});
    spot.label = std::move(words);
    spot.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        text_at(brush.list, brush.theme.small, own.min, quiet(0.88f), own.label);
    };
    return spot;
}

// ---- On the map

kit::Track track_of(const View& view, bool wide) {
    kit::Track track{rise_says::round_of(view.round, view.rounds)};
    track.facts.push_back(rise_says::disks_left(view.disks_left()));
    if (wide) return track;  // then deck and tiles are in sight
    track.facts.push_back(rise_says::deck_of(static_cast<int>(view.deck.size())));
    track.facts.push_back(rise_says::tiles_of(static_cast<int>(view.tiles.size())));
    return track;
}

void paint_track(const Scene& scene) {
    const ImVec2 beside{scene.wide ? 0 : scene.px(kAside + 12), 0};
    kit::track_line(scene.brush, {scene.room.min + ImVec2{0, scene.px(kit::kTrackHeight)}, scene.room.max - beside},
                    track_of(scene.view, scene.wide));
}

void paint_preview(const Scene& scene) {
    const View& view = scene.view;
    const Move& chosen = scene.chosen;
    const float r = scene.galaxy.radius();
    const Card card = chosen.card != kNoCard ? chosen.card : scene.opened;
    if (chosen.verb == Verb::place && view.places != kNoColour) {
        const ImVec2 at = scene.galaxy.at(chosen.site);
        rise_cards::disk(scene.brush.list, view.places, at, r * 0.36f);
        scene.brush.list.AddCircle(at, r * 0.46f, ink::kBrass, 0, scene.px(1.5f));
        const int i = view.galaxy.find(chosen.site);
        std::string text = i < 0 ? rise_says::explores() : std::string();
        if (i >= 0 && rise_plan::innermost(view, "expand") != nullptr)
            text = "+" + std::to_string(view.galaxy.sectors[static_cast<std::size_t>(i)].value());
        if (!text.empty()) kit::pill(scene.brush, at + ImVec2{0, r * kPillDown}, text, ink::kVerdigris);
    } else if (rise_plan::is_asked_main(view) && card != kNoCard && chosen.verb == Verb::harvest) {
        for (const Sector& sector : view.galaxy.sectors)
            if (sector.active() == colour_of(card))
                scene.brush.list.AddCircle(scene.galaxy.at(sector.site), r * 0.62f, ink::kEmber, 0, scene.px(2));
    } else if (rise_plan::is_asked_main(view) && card != kNoCard && chosen.verb == Verb::expand &&
               view.pool[static_cast<std::size_t>(index(colour_of(card)))] > 0) {
        view.places_for(colour_of(card)).each([&](Site site) {
            const ImVec2 at = scene.galaxy.at(site);
            kit::light_hex(scene.brush, at, scene.galaxy.radius(), false);
            const int i = view.galaxy.find(site);
            if (i >= 0)
                kit::pill(scene.brush, at + ImVec2{0, r * kPillDown},
                          "+" + std::to_string(view.galaxy.sectors[static_cast<std::size_t>(i)].value()),
                          ink::kVerdigris);
        });
    }
}

Facts large_card(const Scene& scene, Card card, ImVec2 size) {
    rise_cards::Look look;
    look.worth = scene.view.worth(card);
    look.gems = scene.view.gems_of(card);
    Facts told;
    told.size = size;
    told.card = [look, card, &theme = scene.brush.theme](ImDrawList& list, ImVec2 min, ImVec2 max) {
        rise_cards::draw_large(list, theme, card, min, max, look);
    };
    return told;
}

void paint_large(const Scene& scene, Card card, const kit::Region& at) {
    large_card(scene, card, at.max - at.min).card(scene.brush.list, at.min, at.max);
}

}  // namespace orrery::web::rise_board
