#include "web/boards/ozymandias/war.h"

#include <algorithm>
#include <string>
#include <utility>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/signs.h"
#include "web/boards/ozymandias/things.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

constexpr float kBar = 54;     // CSS px
constexpr float kMost = 12.0;  // score that fills the bar

// What both sides can still add.
std::string still_words(const Scene& scene) {
    const auto [count, worth] = ozymandias_plan::swords_left(scene.view);
    const Seat other = owner_of(scene.open().war.other(scene.open().war.holder));
    return ozymandias_says::can_still_add(count, worth) + " " +
           ozymandias_says::has_cards(ozymandias_plan::name_of(scene.frame, other),
                                      scene.open().player(other).hand_size);
}

void paint_side(const Scene& scene, Fleet fleet, const kit::Region& at, const kit::Brush& brush, bool is_left) {
    const Theme& theme = brush.theme;
    const Open& p = scene.open();
    const float sign = brush.px(7), y = at.min.y + brush.px(10), way = is_left ? 1.0f : -1.0f;
    const float edge = is_left ? at.min.x : at.max.x;
    const Seat owner = owner_of(fleet);
    draw_seat_shape(brush.list, owner, {edge + way * brush.px(7), y}, brush.px(6), seat_colour(owner), ink::kNight);
    const std::string text =
        ozymandias_plan::fleet_label(scene.view, fleet) + " " + std::to_string(p.fleet(fleet).strength);
    const Label label = label_in(theme.small, text, at.width() / 2 - brush.px(36));
    const float from = edge + way * brush.px(17);
    label.draw(brush.list, {is_left ? from : from - label.width(), y},
               p.war.holder == fleet ? ink::kBrass : ink::kIvory);
    if (p.fleet(fleet).is_on_map())
        resource_sign(brush, {edge + way * brush.px(8), at.max.y - brush.px(14)}, sign, sector_of(p, fleet));
}
}  // namespace

void paint_war(const Scene& scene, const kit::Region& at, const kit::Brush& brush) {
    const War& war = scene.open().war;
    paint_side(scene, war.attacker, at, brush, true);
    paint_side(scene, war.defender, at, brush, false);
    const float y = at.max.y - brush.px(14), half = at.width() / 2 - brush.px(26);
    const float middle = at.centre().x, thick = brush.px(5);
    brush.list.AddRectFilled({middle - half, y - thick / 2}, {middle + half, y + thick / 2},
                             with_alpha(ink::kLine, 0.8f), thick / 2);
    // The holder of the initiative is behind: the bar leans to the other side.
    const int ahead = war.winner != kNoFleet ? war.score : -war.score;
    const Fleet stronger = war.winner != kNoFleet ? war.winner : war.other(war.holder);
    const float reach = half * std::min(1.0f, real(ahead) / kMost) * (stronger == war.attacker ? -1.0f : 1.0f);
    const ImVec2 end{middle + reach, y};
    brush.list.AddRectFilled({std::min(middle, end.x), y - thick / 2}, {std::max(middle, end.x), y + thick / 2},
                             seat_colour(owner_of(stronger)), thick / 2);
    brush.list.AddLine({middle, y - brush.px(7)}, {middle, y + brush.px(7)}, ink::kIvory, brush.theme.line());
    brush.list.AddCircleFilled(end, brush.px(9), ink::kNight);
    brush.list.AddCircle(end, brush.px(9), ink::kBrass, 0, brush.px(1.4f));
    text_centred(brush.list, brush.theme.small, end, ink::kIvory, std::to_string(ahead));
}

void lay_war(kit::Tray& tray, const Scene& scene) {
    kit::Spot bar;
    bar.paint = [&scene](const kit::Spot& own, const kit::Brush& brush) { paint_war(scene, own, brush); };
    const float width = scene.has_dock() ? scene.dock().width() - scene.px(24)
                                         : std::min(scene.room.width() - scene.px(32), scene.px(420));
    tray.things({std::move(bar)}, {width, scene.px(kBar)});
    const War& war = scene.open().war;
    if (scene.node() != Node::war) return;
    const bool is_swamped = scene.open().fleet(war.other(war.holder)).is_led_by(Card::the_swamp);
    tray.words(ozymandias_says::behind(-war.score) + " " + still_words(scene) + " " +
               (is_swamped ? ozymandias_says::swamp_costs()
                           : ozymandias_says::swords_are_free(token(sector_of(scene.open(), war.holder)))));
}

void lay_draft(kit::Tray& tray, const Scene& scene) {
    const Open& p = scene.open();
    const bool attacks = owner_of(p.war.attacker) == p.question.seat;
    const Fleet own = attacks ? p.war.attacker : p.war.defender, other = p.war.other(own);
    tray.words(ozymandias_says::draft_title(ozymandias_plan::fleet_label(scene.view, own), p.fleet(own).strength,
                                            attacks ? "attacker" : "defender",
                                            ozymandias_plan::fleet_label(scene.view, other), p.fleet(other).strength),
               kit::Tray::Words::title);
    const std::string enemy = ozymandias_plan::name_of(scene.frame, owner_of(other));
    tray.words(ozymandias_says::draft_adds() + " " +
               ozymandias_says::can_add(enemy, std::max(0, most_draft(p, other))));
}

kit::Spot sword_spot(const Scene& scene, Card card) {
    const Open& p = scene.open();
    kit::Spot spot = card_spot(scene, card);
    const int price = sword_price(p, card);
    const bool can = price <= p.player(p.question.seat).secrets();
    spot.label = can ? ozymandias_says::price(price) : ozymandias_says::needs(price);
    if (price > 0) spot.note = can ? std::to_string(price) : ozymandias_says::needs_secrets();
    return spot;
}

kit::Spot double_spot(const Scene& scene, Card card) {
    kit::Spot spot = card_spot(scene, card);
    spot.mark = "double:" + std::string(id_of(card));
    spot.label = ozymandias_says::twice_for(sword_price(scene.open(), card) + rank_of(card));
    spot.note = ozymandias_says::twice();
    return spot;
}

}  // namespace orrery::web::ozymandias_board
