#include "web/boards/ozymandias/things.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/cards.h"
#include "web/boards/ozymandias/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

std::string strength_text(const Open& p, Fleet fleet) {
    return std::to_string(p.fleet(fleet).strength) + "/" + std::to_string(capacity_of(p, fleet));
}

void paint_fleet_plate(const Scene& scene, Fleet fleet, const kit::Spot& spot, const kit::Brush& brush) {
    const Open& p = scene.open();
    const FleetState& state = p.fleet(fleet);
    const Theme& theme = brush.theme;
    kit::button_ground(spot, brush);
    const bool acts = p.question.fleet == fleet;
    const float alpha = state.is_ready || acts || spot.can() ? 1.0f : 0.5f, pad = brush.px(6), band = brush.px(4);
    const Seat owner = owner_of(fleet);
    const ImU32 edge = state.leader == kNoCard ? ink::kLine : suit_ink(suit_of(state.leader));
    brush.list.AddRectFilled(spot.min + ImVec2{brush.px(1), brush.px(5)},
                             {spot.min.x + brush.px(1) + band, spot.max.y - brush.px(5)}, with_alpha(edge, alpha));
    const float left = spot.min.x + pad + band, right = spot.max.x - pad, line = theme.small->FontSize;
    float y = spot.min.y + spot.height() * 0.3f;
    draw_seat_shape(brush.list, owner, {left + brush.px(4), y}, brush.px(4.5f), with_alpha(seat_colour(owner), alpha),
                    ink::kNight);
    const std::string name = ozymandias_plan::fleet_label(scene.view, fleet);
    const float from = left + brush.px(12), for_name = right - from;
    const Label label = label_in(theme.small, name, for_name);
    label.draw(brush.list, {from, std::max(y, spot.min.y + label.height() / 2)}, with_alpha(ink::kIvory, alpha));
    y = spot.max.y - spot.height() * 0.3f;
    const std::string counts = strength_text(p, fleet) + (state.under_count > 0 ? " +" : "");
    const std::string under = state.under_count > 0 ? std::to_string(state.under_count) : std::string();
    const float wide = measure(theme.small, counts + under).x;
    text_at(brush.list, theme.small, {right - wide, y - line / 2}, with_alpha(ink::kBrass, alpha), counts + under);
    const float room = right - left - wide - brush.px(3);
    const std::string point = point_token(p.galaxy, state.spot), site = token(state.site);
    const std::string place = ozymandias_says::brief_place(token(state.where), point, site);
    const std::string spent = ozymandias_says::brief_place_spent(token(state.where), point, site);
    const bool says_spent = !state.is_ready && !acts && measure(theme.small, spent).x <= room;
    squeezed_at(brush.list, theme.small, {left, y}, room, kit::quiet(0.85f * alpha), says_spent ? spent : place);
}

void paint_hand_card(Card card, const kit::Spot& spot, const kit::Brush& brush) {
    kit::Region at = spot;
    if (!spot.label.empty()) at.max.y -= brush.theme.small->FontSize;
    paint_card(brush, at, card);
    kit::card_frame(brush, at, brush.px(5), 0, {spot.can() || brush.lit, spot.chosen, brush.focused, false});
    if (spot.label.empty()) return;
    ImFont* type = brush.theme.small;
    const ImVec2 foot{spot.centre().x, spot.max.y - type->FontSize / 2};
    const ImU32 colour = spot.can() ? ink::kIvory : kit::quiet();
    if (measure(type, spot.label).x <= spot.width() || spot.note.empty()) {
        squeezed_at(brush.list, type, foot, spot.width(), colour, spot.label, 0.5f);
        return;
    }
    // The word has no room, but a price in secrets has its sign: the note goes before it.
    const float sign = brush.px(6), gap = brush.px(3), room = spot.width() - 2 * sign - gap;
    const float words = std::min(measure(type, spot.note).x, room);
    squeezed_at(brush.list, type, foot - ImVec2{sign + gap / 2, 0}, room, colour, spot.note, 0.5f);
    resource_sign(brush, foot + ImVec2{(words + gap) / 2, 0}, sign, Suit::blue);
}
}  // namespace

kit::Facts fleet_facts(const Scene& scene, Fleet fleet) {
    const Open& p = scene.open();
    const FleetState& state = p.fleet(fleet);
    kit::Facts told;
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    told.title = ozymandias_says::fleet_of(ozymandias_plan::name_of(scene.frame, owner_of(fleet)), place_of(fleet) + 1);
    if (state.leader != kNoCard) {
        const CardFace& leader = face(state.leader);
        add(ozymandias_says::led_by(leader.name, token(suit_of(state.leader)), rank_of(state.leader),
                                    state.is_revealed ? "revealed" : "hidden"),
            ink::kBrass);
        add(ozymandias_says::leader_text(leader.timing, leader.text));
    } else {
        add(ozymandias_says::leader_is_hidden(), ink::kBrass);
    }
    add(ozymandias_says::fleet_is(token(state.where), point_token(p.galaxy, state.spot), token(state.site),
                                  state.is_ready ? "ready" : "exhausted"));
    add(ozymandias_says::strength_of(state.strength, capacity_of(p, fleet)));
    if (state.has_disk) add(ozymandias_says::disk_on_leader());
    if (!state.under.empty()) {
        std::vector<std::string> names;
        for (const Card card : state.under) names.push_back(name_of(card));
        add(ozymandias_says::plowshares_are(listed(names)), ink::kVerdigris);
    } else if (state.under_count > 0) {
        add(ozymandias_says::plowshares(state.under_count), ink::kVerdigris);
    }
    return told;
}

kit::Spot fleet_spot(const Scene& scene, Fleet fleet) {
    kit::Spot spot;
    spot.mark = "fleet:" + token(fleet);
    spot.paint = [&scene, fleet](const kit::Spot& own, const kit::Brush& brush) {
        paint_fleet_plate(scene, fleet, own, brush);
    };
    spot.facts = [&scene, fleet] { return fleet_facts(scene, fleet); };
    return spot;
}

kit::Spot card_spot(const Scene&, Card card) {
    kit::Spot spot;
    spot.mark = "card:" + std::string(id_of(card)), spot.name = name_of(card);
    spot.reads = true;
    spot.paint = [card](const kit::Spot& own, const kit::Brush& brush) { paint_hand_card(card, own, brush); };
    spot.facts = [card] { return card_facts(card); };
    return spot;
}

kit::Spot suit_spot(const Scene& scene, const ozymandias_plan::Step& step) {
    const Suit suit = ozymandias_plan::suit_named(step.move);
    kit::Spot spot = kit::button_spot(choice_button(scene, step), {});
    spot.paint = [suit](const kit::Spot& own, const kit::Brush& brush) {
        kit::button_ground(own, brush);
        const ImVec2 centre = own.centre();
        const float half = (measure(brush.theme.text, own.label).x + brush.px(20)) / 2;
        const float up = own.note.empty() ? 0 : brush.px(8);
        resource_sign(brush, centre - ImVec2{half - brush.px(7), up}, brush.px(7), suit);
        text_at(brush.list, brush.theme.text,
                {centre.x - half + brush.px(20), centre.y - up - brush.theme.text->FontSize / 2}, ink::kIvory,
                own.label);
        if (!own.note.empty())
            squeezed_at(brush.list, brush.theme.small, centre + ImVec2{0, brush.px(10)}, own.width() - brush.px(6),
                        kit::quiet(0.85f), own.note, 0.5f);
    };
    return spot;
}

kit::Spot small_button(const kit::TrayButton& button) {
    kit::Spot spot = kit::button_spot(button, {});
    spot.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        kit::button_ground(own, brush);
        const Theme& theme = brush.theme;
        const float up = own.note.empty() ? 0 : brush.px(8), room = own.width() - brush.px(6);
        squeezed_at(brush.list, theme.small, own.centre() - ImVec2{0, up}, room, ink::kIvory, own.label, 0.5f);
        if (!own.note.empty())
            squeezed_at(brush.list, theme.small, own.centre() + ImVec2{0, brush.px(9)}, room,
                        with_alpha(ink::kBrass, 0.85f), own.note, 0.5f);
    };
    return spot;
}

kit::TrayButton choice_button(const Scene& scene, const ozymandias_plan::Step& step) {
    return {.label = ozymandias_plan::label_of(scene.frame, scene.view, step),
            .note = ozymandias_plan::note_of(scene.view, step),
            .mark = scene.frame.choice_mark(step),
            .chosen = scene.chosen == step.move,
            .seat = ozymandias_plan::seat_named(step.move),
            .choice = step};
}

}  // namespace orrery::web::ozymandias_board
