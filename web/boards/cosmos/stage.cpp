#include "web/boards/cosmos/stage.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/map_drawing.h"
#include "web/boards/cosmos/sums.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

// Ships that stand by a side beside its main stack, of whoever it is.
int helpers_of(const Open& p, Side side) {
    const Half& half = p.invasion.half(side);
    int sum = 0;
    for (const Site site : half.support) sum += p.player(half.main).at(site);
    for (int k = 0; k < p.seats; ++k)
        if (p.invasion.sides[static_cast<std::size_t>(k)] == side)
            for (const Site site : p.invasion.allied[static_cast<std::size_t>(k)]) sum += p.player(seat_at(k)).at(site);
    return sum;
}

int shown_total(const Open& p, Side side) {
    const Half& half = p.invasion.half(side);
    return half.total > 0 ? half.total : parts_of(p, side).total();
}

void paint_allies(const Scene& scene, Side side, ImVec2 at, float way, const kit::Brush& brush) {
    for (int k = 0; k < scene.open().seats; ++k) {
        if (scene.open().invasion.sides[static_cast<std::size_t>(k)] != side) continue;
        draw_seat_shape(brush.list, seat_at(k), at, brush.px(5), seat_colour(seat_at(k)), ink::kNight);
        at.x += way * brush.px(14);
    }
}

void paint_half(const Scene& scene, Side side, const kit::Region& at, const kit::Brush& brush, float turned,
                float counted) {
    const Open& p = scene.open();
    const Half& half = p.invasion.half(side);
    const Theme& theme = brush.theme;
    const bool is_left = side == Side::offence;
    const float way = is_left ? 1.0f : -1.0f, line = theme.small->FontSize;
    const float outer = is_left ? at.min.x : at.max.x, inner = is_left ? at.max.x : at.min.x;
    const bool roomy = at.height() > brush.px(70);  // else the name stands between stack and card
    const float card_height = roomy ? at.height() - line - brush.px(6) : at.height(), card_width = card_height * 0.72f;
    // Who: shape and name, above all.
    draw_seat_shape(brush.list, half.main, {outer + way * brush.px(6), at.min.y + line / 2}, brush.px(5.5f),
                    seat_colour(half.main), ink::kNight);
    const std::string name =
        ellipsis(theme.small, cosmos_plan::name_of(scene.frame, half.main), at.width() - brush.px(18));
    const float from = outer + way * brush.px(15);
    text_at(brush.list, theme.small, {is_left ? from : from - measure(theme.small, name).x, at.min.y},
            half.is_winner ? ink::kBrass : ink::kIvory, name);
    // Stacks at the outer edge, the card next to the middle, the total between.
    const float size = brush.px(13), y = at.max.y - card_height / 2;
    const ImVec2 main{outer + way * size, roomy ? y - brush.px(7) : at.max.y - size - brush.px(2)};
    paint_stack(brush, main, half.main, p.player(half.main).at(half.site), size, !half.stands);
    const float beside = main.x + way * (size + brush.px(6));
    if (const int helpers = helpers_of(p, side); helpers > 0) {
        const std::string text = "+" + std::to_string(helpers);
        const float wide = measure(theme.small, text).x;
        text_at(brush.list, theme.small, {is_left ? beside : beside - wide, at.max.y - line}, ink::kIvory, text);
    }
    paint_allies(scene, side, {beside + way * brush.px(24), at.max.y - line / 2}, way, brush);
    const ImVec2 corner{is_left ? inner - card_width : inner, at.max.y - card_height};
    const kit::Region card{corner, corner + ImVec2{card_width, card_height}};
    if (half.card != kNoCard)
        kit::turning(
            brush, card, turned, [&] { paint_card_back(brush, card); }, [&] { paint_card(brush, card, half.card); });
    else if (half.chosen > 0 || scene.view.ready.has(half.main))
        paint_card_back(brush, card);
    else
        brush.list.AddRect(card.min, card.max, with_alpha(ink::kLine, 0.8f), brush.px(4), 0, theme.line());
    const float middle = (main.x + way * size + (is_left ? card.min.x : card.max.x)) / 2;
    const int total = static_cast<int>(std::lround(counted * real(shown_total(p, side))));
    kit::number(brush, {middle, roomy ? y : at.max.y - brush.px(15)}, brush.px(roomy ? 28 : 24),
                half.is_winner ? ink::kBrass : ink::kIvory, std::to_string(total));
}
}  // namespace

void paint_stage(const Scene& scene, const kit::Region& at, const kit::Brush& brush, float turned, float counted) {
    if (!scene.open().invasion.is_fought()) return;
    const float gap = brush.px(9), middle = at.centre().x;
    paint_half(scene, Side::offence, {at.min, {middle - gap, at.max.y}}, brush, turned, counted);
    paint_half(scene, Side::defence, {{middle + gap, at.min.y}, at.max}, brush, turned, counted);
    text_centred(brush.list, brush.theme.small, {middle, at.max.y - at.height() * 0.4f}, kit::quiet(0.8f), "v");
}

void lay_stage(kit::Tray& tray, const Scene& scene, float width) {
    kit::Spot stage;
    stage.paint = [&scene](const kit::Spot& own, const kit::Brush& brush) { paint_stage(scene, own, brush); };
    tray.things({std::move(stage)}, {width, stage_height(scene)});
}

std::string sums_text(const Scene& scene) {
    const Move& move = scene.chosen.move;
    const Sums sums = sums_of(scene.open(), scene.open().question.seat, move.from, move.to, move.seat, move.sites);
    std::string text =
        "Before cards: " + std::to_string(sums.offence) + " against up to " + std::to_string(sums.defence);
    if (sums.others > 0) text += "; others could add " + std::to_string(sums.others);
    return text + ".";
}

}  // namespace orrery::web::cosmos_board
