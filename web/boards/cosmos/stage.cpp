#include "web/boards/cosmos/stage.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/map_drawing.h"
#include "web/boards/cosmos/sums.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

constexpr float kRoomy = 130;  // CSS px high: from here on with faces, every stack, and the parts of the sums
constexpr float kCardShare = 0.72f;
constexpr float kStageFace = 15;

Type plain(const Theme& theme) { return {theme.small, theme.text_px(14)}; }

// A stack of any seat that supports a side.
struct Helper {
    Seat seat;
    int ships;
};
std::vector<Helper> helpers_of(const Open& p, Side side) {
    const Half& half = p.invasion.half(side);
    std::vector<Helper> helpers;
    const auto add = [&](Seat seat, SiteSet sites) {
        for (const Site site : sites)
            if (const int ships = p.player(seat).at(site); ships > 0) helpers.push_back({seat, ships});
    };
    add(half.main, half.support);
    for (int k = 0; k < p.seats; ++k)
        if (p.invasion.sides[static_cast<std::size_t>(k)] == side)
            add(seat_at(k), p.invasion.allied[static_cast<std::size_t>(k)]);
    return helpers;
}

bool is_decided(const Invasion& war) { return war.halves[0].is_winner || war.halves[1].is_winner; }

// A card other than an Attack is face up: then the sums don't count.
bool is_by_chart(const Invasion& war) {
    return std::any_of(war.halves.begin(), war.halves.end(),
                       [](const Half& half) { return half.card != kNoCard && !is_attack(half.card); });
}

// The parts that have been counted when the sum shows `sum`.
Parts counted_up(const Parts& parts, int sum) {
    constexpr std::int16_t Parts::*kAll[] = {
        &Parts::main,  &Parts::support, &Parts::allies, &Parts::wall,   &Parts::mode, &Parts::tiles, &Parts::tribute,
        &Parts::trove, &Parts::stones,  &Parts::grafts, &Parts::bitter, &Parts::card, &Parts::burn};
    Parts shown;
    for (const auto part : kAll) {
        shown.*part = static_cast<std::int16_t>(std::min<int>(parts.*part, sum));
        sum -= shown.*part;
    }
    return shown;
}

// One side; for the defence it is mirrored. `out` is its outer edge, `way` leads from there to the middle.
struct HalfStage {
    const Scene& scene;
    const kit::Brush& brush;
    Side side;
    kit::Region at;
    const Open& p = scene.open();
    const Half& half = p.invasion.half(side);
    float way = side == Side::offence ? 1.0f : -1.0f;
    float out = side == Side::offence ? at.min.x : at.max.x;

    float x(float css) const { return out + way * brush.px(css); }
    ImU32 ink() const { return half.is_winner ? ink::kBrass : ink::kIvory; }

    // On one line, from the outer edge on.
    void words(const Type& type, float from, float top, float room, std::string_view text, ImU32 colour) const {
        const std::string shown = type.cut(text, room);
        const float left = x(from) - (way < 0 ? type.width(shown) : 0);
        type.draw(brush.list, {left, top}, colour, shown);
    }

    void paint_name(bool has_face) const {
        const Type type = plain(brush.theme);
        const std::string name = cosmos_plan::name_of(scene.frame, half.main);
        const Player& player = p.player(half.main);
        const bool shows_face = has_face && (player.is_hidden || player.race != kNoRace);
        const float line = type.size, from = shows_face ? 2 * kStageFace + 6 : 0;
        if (shows_face) {
            const ImVec2 centre{x(kStageFace), at.min.y + brush.px(kStageFace)};
            paint_race_face(brush, centre, brush.px(kStageFace), player.race);
            if (player.is_hidden) kit::dashes(brush, centre, brush.px(kStageFace), kit::quiet(0.9f));
        }
        draw_seat_shape(brush.list, half.main, {x(from + 6), at.min.y + line / 2}, brush.px(5.5f),
                        seat_colour(half.main), ink::kNight);
        words(type, from + 15, at.min.y, at.width() - brush.px(from + 16), name, ink());
        if (!has_face) return;
        const std::string what = is_decided(p.invasion)
                                     ? (half.is_winner ? cosmos_says::wins() : cosmos_says::loses())
                                     : (side == Side::offence ? cosmos_says::invades_from(token(half.site))
                                                              : cosmos_says::defends_site(token(half.site)));
        words(type, from, at.min.y + line * 1.1f, at.width() - brush.px(from), what,
              half.is_winner ? ink::kBrass : kit::quiet(0.85f));
    }

    void paint_face(const kit::Region& card, float turned) const {
        if (half.card != kNoCard)
            kit::turning(
                brush, card, turned, [&] { paint_card_back(brush, card); },
                [&] { paint_card(brush, card, half.card); });
        else if (half.chosen > 0 || scene.view.ready.has(half.main))
            paint_card_back(brush, card);
        else
            brush.list.AddRect(card.min, card.max, with_alpha(ink::kLine, 0.8f), brush.px(4), 0, brush.theme.line());
        if (half.chosen > 1 && half.card == kNoCard)  // two cards: the second is beside the first
            paint_card_back(brush, {card.min - ImVec2{way * brush.px(8), 0}, card.max - ImVec2{way * brush.px(8), 0}});
        if (half.is_winner)
            brush.list.AddRect(card.min, card.max, ink::kBrass, brush.px(5), 0, std::max(2.0f, brush.px(2)));
    }

    // Before it is told, it is what both sides bring without cards. Then it counts up.
    int shown_sum(float counted) const {
        const Parts parts = parts_of(p, side);
        const int before = parts.total() - parts.card - parts.burn;
        if (half.total == 0) return before;
        return before + static_cast<int>(std::lround(counted * real(half.total - before)));
    }

    void paint_total(ImVec2 centre, float em, float turned, float counted) const {
        if (is_decided(p.invasion) && half.total == 0) return;  // the chart has decided
        const bool fades = turned > 0.5f && is_by_chart(p.invasion);
        const int sum = is_decided(p.invasion) ? half.total : shown_sum(counted);
        kit::number(brush, centre, em, fades ? kit::quiet(0.45f) : ink(), std::to_string(sum));
    }

    // At the bottom: the parts of the sum that have been counted.
    void paint_parts(float top, float turned, float counted) const {
        const Type type = plain(brush.theme);
        if ((turned > 0.5f && is_by_chart(p.invasion)) || is_decided(p.invasion)) return;
        const Parts parts = parts_of(p, side);
        const int sum = shown_sum(counted);
        std::string text = parts_text(counted_up(parts, sum));
        if (const int more = sum - parts.total(); more > 0) text = cosmos_says::parts_and_reinforcements(text, more);
        for (const std::string& line : wrapped(type, text, at.width(), 2)) {
            words(type, 0, top, at.width(), line, kit::quiet(0.9f));
            top += type.size * 1.1f;
        }
    }

    // The main stack, and below it its supporters, two in a row.
    void paint_stacks(float top, float foot) const {
        const float size = brush.px(20), small = brush.px(13);
        paint_stack(brush, {x(24), top + size}, half.main, p.player(half.main).at(half.site), size, !half.stands);
        float y = top + 2 * size + small * 1.2f;
        int in_row = 0;
        for (const Helper& one : helpers_of(p, side)) {
            if (y + small > foot) return;
            paint_stack(brush, {x(in_row == 0 ? 12.0f : 42.0f), y}, one.seat, one.ships, small);
            if (++in_row == 2) in_row = 0, y += small * 2.1f;
        }
    }

    void paint_roomy(float turned, float counted) const {
        const float line = plain(brush.theme).size * 1.1f;
        const float top = at.min.y + std::max(2 * line, brush.px(2 * kStageFace)) + brush.px(4);
        const float foot = at.max.y - 2 * line - brush.px(2);
        const float inner = side == Side::offence ? at.max.x : at.min.x;
        const float height = std::min(foot - top, at.width() * 0.5f), width = height * kCardShare;
        const ImVec2 corner{way > 0 ? inner - width : inner, top};
        const kit::Region card{corner, corner + ImVec2{width, height}};
        paint_name(true);
        paint_stacks(top, foot);
        const float from = x(58), to = way > 0 ? card.min.x : card.max.x;
        paint_total({(from + to) / 2, top + height / 2}, std::min(brush.px(44), std::abs(to - from) * 0.8f), turned,
                    counted);
        paint_face(card, turned);
        paint_parts(foot + brush.px(2), turned, counted);
    }

    void paint_low(float turned, float counted) const {
        const float inner = side == Side::offence ? at.max.x : at.min.x;
        const float height = at.height(), width = height * kCardShare, size = brush.px(13);
        const ImVec2 corner{way > 0 ? inner - width : inner, at.min.y};
        const kit::Region card{corner, corner + ImVec2{width, height}};
        const HalfStage beside{scene, brush, side,
                               way > 0 ? kit::Region{at.min, {card.min.x - brush.px(4), at.max.y}}
                                       : kit::Region{{card.max.x + brush.px(4), at.min.y}, at.max}};
        beside.paint_name(false);
        const float y = at.max.y - size - brush.px(1);
        paint_stack(brush, {x(14), y}, half.main, p.player(half.main).at(half.site), size, !half.stands);
        int ships = 0;
        for (const Helper& one : helpers_of(p, side)) ships += one.ships;
        if (ships > 0)
            words(plain(brush.theme), 32, y - plain(brush.theme).size / 2, at.width(), "+" + std::to_string(ships),
                  ink::kIvory);
        paint_total({((way > 0 ? card.min.x : card.max.x) + x(54)) / 2, y - brush.px(2)}, brush.px(24), turned,
                    counted);
        paint_face(card, turned);
    }

    void paint(float turned, float counted) const {
        at.height() >= brush.px(kRoomy) ? paint_roomy(turned, counted) : paint_low(turned, counted);
    }
};
}  // namespace

void paint_stage(const Scene& scene, const kit::Region& at, const kit::Brush& brush, float turned, float counted) {
    if (!scene.open().invasion.is_fought()) return;
    const float gap = brush.px(9), middle = at.centre().x;
    HalfStage{scene, brush, Side::offence, {at.min, {middle - gap, at.max.y}}}.paint(turned, counted);
    HalfStage{scene, brush, Side::defence, {{middle + gap, at.min.y}, at.max}}.paint(turned, counted);
    // Between them the attack, from the invader to the invaded.
    const ImVec2 tip{middle + brush.px(5), at.centre().y};
    brush.list.AddTriangleFilled(tip, tip - ImVec2{brush.px(10), brush.px(7)}, tip - ImVec2{brush.px(10), brush.px(-7)},
                                 ink::kEmber);
}

void lay_stage(kit::Tray& tray, const Scene& scene, float width) {
    kit::Spot stage;
    stage.paint = [&scene](const kit::Spot& own, const kit::Brush& brush) { paint_stage(scene, own, brush); };
    tray.things({std::move(stage)}, {width, stage_height(scene)});
}

std::string sums_text(const Scene& scene) {
    const Move& move = scene.chosen;
    const Sums sums = sums_of(scene.open(), scene.open().question.seat, move.from, move.to, move.seat, move.sites);
    return cosmos_says::sums_before_cards(sums.offence, sums.defence, sums.others);
}

}  // namespace orrery::web::cosmos_board
