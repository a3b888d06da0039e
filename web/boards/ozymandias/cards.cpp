#include "web/boards/ozymandias/cards.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/portraits.h"
#include "web/boards/ozymandias/signs.h"

namespace orrery::web::ozymandias_board {
using namespace orrery::ozymandias;

namespace {
using kit::kLead;

// CSS px
constexpr float kNamed = 46, kTold = 180;  // widths from which on a card has its name, its text

float stroke(const kit::Brush& brush) { return std::max(1.0f, std::round(brush.theme.line())); }

void paint_picture(const kit::Brush& brush, const kit::Region& at, Card card) {
    const ImU32 ink = suit_ink(suit_of(card)), dusk = mix(ink::kNight, ink, 0.26f);
    brush.list.PushClipRect(at.min, at.max, true);
    brush.list.AddRectFilledMultiColor(at.min, at.max, ink::kNight, ink::kNight, dusk, dusk);
    const float radius = std::max(at.height() / 2, std::min(at.height(), at.width()) * 0.5f);
    portrait(brush.list, card, at.centre(), radius,
             {with_alpha(ink::kIvory, 0.8f), mix(ink, ink::kIvory, 0.2f), stroke(brush)});
    brush.list.PopClipRect();
}
}  // namespace

void paint_card(const kit::Brush& brush, const kit::Region& at, Card card) {
    const Theme& theme = brush.theme;
    const CardFace& printed = face(card);
    const Suit suit = suit_of(card);
    const ImU32 ink = suit_ink(suit);
    const float rounding = brush.px(5), pad = brush.px(4);
    const float band = std::clamp(at.height() * 0.16f, brush.px(17), brush.px(30));
    brush.list.AddRectFilled(at.min, at.max, mix(ink::kChart, ink, 0.1f), rounding);
    brush.list.AddRectFilled(at.min, {at.max.x, at.min.y + band}, mix(ink::kNight, ink, 0.42f), rounding,
                             ImDrawFlags_RoundCornersTop);
    resource_sign(brush, at.min + ImVec2{band * 0.62f, band / 2}, band * 0.3f, suit);
    kit::number(brush, {at.max.x - band * 0.5f, at.min.y + band / 2}, band * 0.86f, ink::kIvory,
                std::to_string(rank_of(card)));

    // A narrow card gives its name more of its width.
    const float side = at.width() < brush.px(kTold) ? brush.px(2) : pad;
    const kit::Region page{at.min + ImVec2{side, band + pad}, at.max - ImVec2{side, pad}};
    const bool is_told = at.width() >= brush.px(kTold);
    const bool is_named = at.width() >= brush.px(kNamed) && kit::has_room_for_name(brush, printed.name, page);
    float foot = page.max.y;
    if (is_told) {  // the words take the room that they need, the picture gets the rest
        const Type text{theme.small, theme.text_px(theme.spacious ? 14 : 13)}, name{theme.numeral, theme.title_px(19)};
        constexpr std::size_t kLines = 9;
        const float rows = real(wrapped(text, printed.text, page.width() - 2 * pad, kLines).size());
        foot -= (rows + 1) * text.size * kLead + name.size * kLead + pad;
        const kit::Region words{{page.min.x + pad, foot}, page.max - ImVec2{pad, 0}};
        float y = paint_lines(brush, name, printed.name, words, foot, 1, ink::kIvory, false);
        y = paint_lines(brush, text, printed.timing, words, y, 1, ink, false);
        paint_lines(brush, text, printed.text, words, y, kLines, kit::quiet(0.92f), false);
    } else if (is_named) {
        foot = kit::name_top(brush, printed.name, page);
    }
    if (const kit::Region picture{page.min, {page.max.x, foot - (is_named ? pad / 2 : 0)}};
        picture.height() > brush.px(24))
        paint_picture(brush, picture, card);
    else {  // the portrait is faint, behind the name
        brush.list.PushClipRect(page.min, page.max, true);
        portrait(brush.list, card, page.centre(), page.height() / 2,
                 {with_alpha(ink::kIvory, 0.2f), with_alpha(ink, 0.4f), stroke(brush)});
        brush.list.PopClipRect();
    }
    if (is_named && !is_told) kit::paint_name(brush, printed.name, page);
    brush.list.AddRect(at.min, at.max, mix(ink, ink::kIvory, 0.15f), rounding, 0, stroke(brush));
}

void paint_card_back(const kit::Brush& brush, const kit::Region& at) {
    const ImVec2 margin{brush.px(3), brush.px(3)};
    brush.list.AddRectFilled(at.min, at.max, mix(ink::kChart, ink::kLine, 0.3f), brush.px(5));
    brush.list.AddRect(at.min, at.max, with_alpha(ink::kBrass, 0.6f), brush.px(5), 0, stroke(brush));
    brush.list.AddRect(at.min + margin, at.max - margin, with_alpha(ink::kBrass, 0.25f), brush.px(3), 0, stroke(brush));
    engrave_back(brush.list, at.centre(), std::min(at.width(), at.height()) * 0.4f,
                 {with_alpha(ink::kIvory, 0.4f), ink::kBrass, stroke(brush)});
}

kit::Facts card_facts(Card card) {
    if (card == kNoCard) return {ozymandias_says::hidden_leader(), {{ozymandias_says::revealed_later()}}};
    const CardFace& printed = face(card);
    const Suit suit = suit_of(card);
    return {std::string(printed.name),
            {{ozymandias_says::card_kind(token(suit), rank_of(card)), suit_ink(suit)},
             {std::string(printed.timing), ink::kBrass},
             {std::string(printed.text)}}};
}

}  // namespace orrery::web::ozymandias_board
