#include "web/boards/rise_paint.h"

#include <algorithm>
#include <string>

#include "web/boards/geometry.h"
#include "web/boards/rise_cards.h"
#include "web/boards/rise_signs.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;

ImU32 quiet(float alpha = ink::kQuiet) { return with_alpha(ink::kIvory, alpha); }
bool is_lit(const RiseScene& scene, const Spot& spot) { return &spot == scene.over || &spot == scene.focus; }

// ---- The four bars

void little_hex(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float line) {
    list.AddNgon(centre, radius, colour, 6, line);
}

void paint_bar(const RiseScene& scene, const Spot& spot) {
    const Theme& theme = scene.theme;
    ImDrawList& list = scene.list;
    const auto i = static_cast<std::size_t>(index(spot.colour));
    const float height = spot.max.y - spot.min.y, width = spot.max.x - spot.min.x,
                middle = (spot.min.y + spot.max.y) / 2;
    const bool roomy = width > theme.px(150);
    rise_signs::ground(list, theme, spot.min, spot.max, with_alpha(ink::kLine, 0.9f));

    const std::int32_t most = std::max(1, *std::max_element(scene.view.value.begin(), scene.view.value.end()));
    const float share = real(scene.view.value[i]) / real(most), inset = theme.px(7), thick = theme.px(3);
    const float y = spot.max.y - theme.px(3.5f), from = spot.min.x + inset, to = spot.max.x - inset;
    list.AddLine({from, y}, {to, y}, with_alpha(ink::kNight, 0.8f), thick);
    if (share > 0) {
        list.AddLine({from, y}, {from + (to - from) * share, y}, quiet(0.5f), thick + theme.px(1));
        list.AddLine({from, y}, {from + (to - from) * share, y}, rise_cards::colour_of(spot.colour), thick);
    }
    const float radius = roomy ? height * 0.3f : theme.px(10);
    const ImVec2 sign{spot.min.x + theme.px(roomy ? 12 : 4) + radius, middle - theme.px(2)};
    rise_signs::disk(list, spot.colour, sign, radius);
    const float size = theme.px(roomy ? 34 : 24);
    const std::string value = std::to_string(scene.view.value[i]);
    const float drawn = value.size() > 2 ? size * 2 / real(value.size()) : size;  // two digits' room, however many
    rise_signs::number(list, theme, {sign.x + radius + size * (roomy ? 0.75f : 0.6f), sign.y}, drawn, ink::kIvory,
                       value);

    const std::string left = std::to_string(scene.view.pool[i]), sectors = std::to_string(scene.view.sectors[i]);
    const float leading = theme.small->FontSize + theme.px(2), x = sign.x + radius + size * (roomy ? 1.6f : 1.25f);
    const float top = middle - theme.px(3) - leading;
    if (roomy) {
        std::string disks = left + (left == "1" ? " disk" : " disks");
        if (measure(theme.small, disks + " left").x < spot.max.x - x - theme.px(4)) disks += " left";
        text_at(list, theme.small, {x, top}, quiet(0.85f), disks);
        std::string text = sectors + (sectors == "1" ? " sector" : " sectors");
        if (scene.view.viewer != kSpectator && width > theme.px(210)) {
            const SeatView& own = scene.view.of(scene.view.viewer);
            int cards = (own.hand & CardSet::of(spot.colour)).size();
            for (const Card card : own.pile) cards += colour_of(card) == spot.colour;
            if (cards > 0) text += " \xC2\xB7 you " + count_of(cards, "card");
        }
        text_at(list, theme.small, {x, top + leading}, quiet(0.85f), text);
    } else if (x + theme.px(22) < spot.max.x) {
        const float sign_x = x + theme.px(4);
        list.AddCircle({sign_x, top + leading * 0.5f}, theme.px(3.5f), quiet(), 0, theme.line());
        text_at(list, theme.small, {sign_x + theme.px(7), top}, quiet(0.85f), left);
        little_hex(list, {sign_x, top + leading * 1.5f}, theme.px(4), quiet(), theme.line());
        text_at(list, theme.small, {sign_x + theme.px(7), top + leading}, quiet(0.85f), sectors);
    }
}

// ---- Seats

void paint_plate(const RiseScene& scene, const Spot& spot) {
    const Theme& theme = scene.theme;
    ImDrawList& list = scene.list;
    const SeatView& seat = scene.view.of(spot.seat);
    const bool turn = scene.view.active == spot.seat && !scene.view.over();
    if (!scene.table.wide) {
        const float middle = spot.min.y + theme.px(8);
        list.AddRectFilled(spot.min, {spot.max.x, spot.min.y + theme.px(17)}, ink::kNight);
        draw_seat_shape(list, spot.seat, {spot.min.x + theme.px(7), middle}, theme.px(5.5f), seat_colour(spot.seat),
                        ink::kNight);
        text_at(list, theme.small, {spot.min.x + theme.px(16), middle - theme.small->FontSize / 2},
                turn ? ink::kBrass : quiet(0.85f), seat.bank < 0 ? "?" : std::to_string(seat.bank));
        return;
    }
    rise_signs::ground(list, theme, spot.min, spot.max, turn ? with_alpha(ink::kBrass, 0.8f) : ink::kLine);
    const float left = spot.min.x + theme.px(10), room = theme.px(82);
    const float step = std::min(theme.px(26), (spot.max.y - spot.min.y - theme.px(8)) / 5);
    float y = spot.min.y + theme.px(6) + step / 2;
    draw_seat_shape(list, spot.seat, {left + theme.px(6), y}, theme.px(6.5f), seat_colour(spot.seat), ink::kNight);
    std::string name = rise_plan::name_of(scene.frame, scene.view, spot.seat);
    if (name == "you") name = "You";
    text_at(list, theme.small, {left + theme.px(18), y - theme.small->FontSize / 2}, turn ? ink::kBrass : ink::kIvory,
            ellipsis(theme.small, name, room - theme.px(14)));
    rise_signs::gem_count(list, theme, {left, y += step}, seat.bank);
    rise_signs::backs(list, theme, {left + theme.px(1), y += step}, seat.hand_size);
    float x = left + theme.px(32);
    if (spot.seat != scene.view.viewer)
        for (const Card card : seat.hand) {
            if (x > left + room - theme.px(8)) break;
            rise_signs::disk(list, colour_of(card), {x + theme.px(4), y}, theme.px(5));
            x += theme.px(11);
        }
    y += step;
    const std::size_t pile = seat.pile.size();
    text_at(list, theme.small, {left, y - theme.small->FontSize / 2}, quiet(),
            pile == 0 ? "no pile" : "pile of " + std::to_string(pile));
    y += step, x = left + theme.px(6);
    for (const Colour colour : kAllColours) {
        const std::int32_t dead = seat.dead[static_cast<std::size_t>(index(colour))];
        if (dead == 0) continue;
        rise_signs::disk(list, colour, {x, y}, theme.px(6));
        text_at(list, theme.small, {x + theme.px(8), y - theme.small->FontSize / 2}, quiet(0.85f),
                std::to_string(dead));
        x += theme.px(21);
    }
}

// ---- Cards and what is pressed

void paint_card(const RiseScene& scene, const Spot& spot) {
    if (spot.card == scene.lifted) return;
    rise_cards::Look look;
    look.worth = scene.view.worth(spot.card);
    look.gems = scene.view.gems_of(spot.card);
    look.glows = spot.can();
    look.chosen = spot.chosen || (scene.picked == spot.card && spot.opens);
    look.focused = &spot == scene.focus;
    look.marked = spot.marked;
    rise_cards::draw_small(scene.list, scene.theme, spot.card, spot.min, spot.max, look);
    if (&spot == scene.over)
        scene.list.AddRect(spot.min, spot.max, quiet(0.8f), scene.theme.px(5), 0, scene.theme.px(1.5f));
    const bool deck = spot.seat == kSpectator && spot.number > 0;
    if (deck || (spot.seat != kSpectator && !spot.in_hand && spot.number > 1 && !scene.table.wide))
        rise_signs::pill(scene.list, scene.theme, {spot.max.x - scene.theme.px(10), spot.max.y - scene.theme.px(9)},
                         std::to_string(spot.number), quiet());
}

void paint_tile(const RiseScene& scene, const Spot& spot) {
    const ImVec2 centre = spot.centre();
    const float radius = (spot.max.x - spot.min.x) / 2;
    if (spot.number < 0)
        rise_cards::draw_back(scene.list, scene.theme, spot.min, spot.max, true);
    else
        scene.list.AddNgonFilled(centre, radius, mix(ink::kNight, ink::kLine, 0.4f), 6);
    scene.list.AddNgon(centre, radius, spot.can() || spot.chosen ? ink::kBrass : mix(ink::kLine, ink::kIvory, 0.2f), 6,
                       scene.theme.px(spot.chosen ? 3 : 1.2f));
    if (spot.number >= 0)
        rise_signs::number(scene.list, scene.theme, centre, radius, ink::kIvory, std::to_string(spot.number));
    if (!spot.label.empty())
        rise_signs::pill(scene.list, scene.theme, {centre.x, spot.max.y}, spot.label, quiet(0.85f));
}

void paint_button(const RiseScene& scene, const Spot& spot) {
    const Theme& theme = scene.theme;
    ImDrawList& list = scene.list;
    const bool lit = is_lit(scene, spot);
    const float rounding = theme.px(6);
    list.AddRectFilled(spot.min, spot.max, mix(ink::kChart, ink::kNight, 0.5f), rounding);
    list.AddRectFilled(spot.min, spot.max, with_alpha(ink::kBrass, (spot.chosen ? 0.28f : 0.08f) + (lit ? 0.12f : 0)),
                       rounding);
    list.AddRect(spot.min, spot.max, with_alpha(ink::kBrass, spot.chosen || lit ? 1.0f : 0.55f), rounding, 0,
                 spot.chosen ? theme.px(2) : theme.line());
    const ImVec2 centre = spot.centre();
    const float room = spot.max.x - spot.min.x - theme.px(10);
    const float mark = spot.seat == kSpectator ? 0 : theme.px(9);
    const std::string label = ellipsis(theme.text, spot.label, room - mark * 2);
    const float up = spot.note.empty() ? 0 : theme.small->FontSize * 0.55f;
    text_centred(list, theme.text, {centre.x + mark, centre.y - up}, ink::kIvory, label);
    if (mark > 0)
        draw_seat_shape(list, spot.seat, {centre.x - measure(theme.text, label).x / 2 - mark / 2, centre.y - up},
                        theme.px(6), seat_colour(spot.seat), ink::kNight);
    if (!spot.note.empty())
        text_centred(list, theme.small, {centre.x, centre.y + theme.text->FontSize * 0.55f}, quiet(0.85f),
                     ellipsis(theme.small, spot.note, room));
}

void paint_words(const RiseScene& scene, const Spot& spot) {
    text_at(scene.list, spot.chosen ? scene.theme.bold : scene.theme.small, spot.min,
            spot.chosen ? ink::kBrass : quiet(0.88f), spot.label, spot.max.x - spot.min.x + 1);
}

void paint_back(const RiseScene& scene, const Spot& spot) {
    rise_cards::draw_back(scene.list, scene.theme, spot.min, spot.max);
    rise_signs::pill(scene.list, scene.theme, {spot.centre().x, spot.max.y - scene.theme.px(12)},
                     std::to_string(spot.number), quiet(0.85f));
}
}  // namespace

void paint_spots(const RiseScene& scene) {
    const Theme& theme = scene.theme;
    ImDrawList& list = scene.list;
    for (const Spot& spot : scene.table.spots) {
        switch (spot.kind) {
            case SpotKind::bar: paint_bar(scene, spot); break;
            case SpotKind::plate: paint_plate(scene, spot); break;
            case SpotKind::card: paint_card(scene, spot); break;
            case SpotKind::back: paint_back(scene, spot); break;
            case SpotKind::slot:
                list.AddRect(spot.min, spot.max, with_alpha(ink::kLine, 0.7f), theme.px(5), 0, theme.line());
                if (!spot.label.empty()) text_centred(list, theme.small, spot.centre(), quiet(0.5f), spot.label);
                break;
            case SpotKind::tile: paint_tile(scene, spot); break;
            case SpotKind::sector:
                if (spot.can() || spot.chosen) scene.galaxy.paint_choice(list, spot, theme, is_lit(scene, spot));
                break;
            case SpotKind::ground:
                rise_signs::ground(list, theme, spot.min, spot.max, with_alpha(ink::kBrass, 0.5f));
                break;
            case SpotKind::words: paint_words(scene, spot); break;
            case SpotKind::button: paint_button(scene, spot); break;
            case SpotKind::shade: list.AddRectFilled(spot.min, spot.max, with_alpha(ink::kNight, 0.6f)); break;
            case SpotKind::large: {
                rise_cards::Look look;
                look.worth = scene.view.worth(spot.card);
                look.gems = scene.view.gems_of(spot.card);
                rise_cards::draw_large(list, theme, spot.card, spot.min, spot.max, look);
                break;
            }
        }
        const bool frames = spot.kind == SpotKind::bar || (spot.kind == SpotKind::plate && !spot.tokens.empty());
        if (frames && spot.chosen)
            list.AddRect(spot.min, spot.max, ink::kBrass, theme.px(8), 0, theme.px(3));
        else if (frames && !spot.tokens.empty())
            rise_signs::glow(list, theme, spot.min, spot.max, is_lit(scene, spot));
    }
}

void paint_map_info(const RiseScene& scene) {
    const Theme& theme = scene.theme;
    const float room = scene.table.map_max.x - scene.table.map_min.x;
    text_at(scene.list, theme.small, scene.table.map_min + ImVec2{theme.px(2), theme.px(1)}, quiet(),
            ellipsis(theme.small, info_words(scene.view, scene.table.wide), room - theme.px(64)));
}

void paint_preview(const RiseScene& scene) {
    const View& view = scene.view;
    const Theme& theme = scene.theme;
    const rise_plan::Offer& chosen = scene.chosen;
    const float r = scene.galaxy.radius();
    const Card card = chosen.card != kNoCard ? chosen.card : scene.picked;
    if (chosen.verb == Verb::place && chosen.site && view.places != kNoColour) {
        const ImVec2 at = scene.galaxy.at(*chosen.site);
        rise_signs::disk(scene.list, view.places, at, r * 0.36f);
        scene.list.AddCircle(at, r * 0.46f, ink::kBrass, 0, theme.px(1.5f));
        const int i = view.galaxy.find(*chosen.site);
        std::string text = i < 0 ? "explore" : "";
        if (i >= 0 && rise_plan::innermost(view, "expand") != nullptr)
            text = "+" + std::to_string(view.galaxy.sectors[static_cast<std::size_t>(i)].value());
        if (!text.empty()) rise_signs::pill(scene.list, theme, at + ImVec2{0, r * 0.72f}, text, ink::kVerdigris);
    } else if (rise_plan::is_asked_main(view) && card != kNoCard && chosen.verb == Verb::harvest) {
        for (const Sector& sector : view.galaxy.sectors)
            if (sector.active() == colour_of(card))
                scene.list.AddCircle(scene.galaxy.at(sector.site), r * 0.62f, ink::kEmber, 0, theme.px(2));
    } else if (rise_plan::is_asked_main(view) && card != kNoCard && chosen.verb == Verb::expand &&
               view.pool[static_cast<std::size_t>(index(colour_of(card)))] > 0) {
        view.places_for(colour_of(card)).each([&](Site site) {
            Spot spot;
            const ImVec2 at = scene.galaxy.at(site);
            spot.min = spot.max = at;
            scene.galaxy.paint_choice(scene.list, spot, theme, false);
            const int i = view.galaxy.find(site);
            if (i >= 0)
                rise_signs::pill(scene.list, theme, at + ImVec2{0, r * 0.72f},
                                 "+" + std::to_string(view.galaxy.sectors[static_cast<std::size_t>(i)].value()),
                                 ink::kVerdigris);
        });
    }
}

void paint_told(const RiseScene& scene) {
    if (scene.told == nullptr || scene.told->kind != SpotKind::sector) return;
    const Theme& theme = scene.theme;
    const int i = scene.view.galaxy.find(*scene.told->site);
    const std::string text = i >= 0 ? sector_text(scene.view.galaxy.sectors[static_cast<std::size_t>(i)])
                                    : site_token(*scene.told->site) + ", unexplored: 0 to 4";
    const ImVec2 centre = scene.told->centre();
    const float half = measure(theme.small, text).x / 2 + theme.px(12);
    const float y = std::max(centre.y - scene.galaxy.radius() - theme.px(8), scene.table.map_min.y + theme.px(12));
    rise_signs::pill(scene.list, theme,
                     {std::clamp(centre.x, scene.table.map_min.x + half,
                                 std::max(scene.table.map_min.x + half, scene.table.map_max.x - half)),
                      y},
                     text, ink::kBrass);
}

}  // namespace orrery::web
