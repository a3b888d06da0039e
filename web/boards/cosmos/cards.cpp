#include "web/boards/cosmos/cards.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "core/words.h"
#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/pictures.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::cosmos_board {
using namespace orrery::cosmos;

namespace {
using kit::kLead;

// CSS px
constexpr float kNamed = 48, kWhole = 76, kTold = 150;  // widths from which on a card has its name, all of it, its text
constexpr float kToldPad = 7, kToldFoot = 6;  // beside the words of a race that has its text; above and below them
constexpr float kTextShare = 0.8f;            // of a card's height, the most that its text takes
constexpr std::size_t kLeadLines = 2, kMostLines = 18;  // of a lead; of a text

float stroke(const kit::Brush& brush) { return std::max(1.0f, std::round(brush.theme.line())); }

ImU32 ink_of(Card card) {
    if (card == Card::bare) return mix(ink::kLine, ink::kIvory, 0.4f);
    if (is_attack(card)) return mix(ink::kEmber, ink::kIvory, 0.1f);
    return is_reinforcement(card) ? ink::kBrass : mix(ink::kAzure, ink::kIvory, 0.35f);
}
ImU32 race_ink() { return mix(ink::kVerdigris, ink::kIvory, 0.2f); }

// The value of an Attack or Reinforcement; nothing for other cards.
std::string value_text(Card card) {
    const int value = value_of(card);
    if (card == Card::bare) return "0";
    return value == 0 ? std::string() : (is_reinforcement(card) ? "+" : "") + std::to_string(value);
}

void shield(const kit::Brush& brush, ImVec2 centre, float size, ImU32 ink) {
    const auto at = [&](float x, float y) { return centre + ImVec2{x, y} * size; };
    for (const ImVec2& point : {at(-0.8f, -0.9f), at(0.8f, -0.9f), at(0.7f, 0.2f), at(0, 1), at(-0.7f, 0.2f)})
        brush.list.PathLineTo(point);
    brush.list.PathFillConvex(ink);
}

struct Words {
    std::string_view name;
    std::string_view lead;  // below it, in the card's ink; may be empty
    std::string_view text;
};

Type text_type(const Theme& theme) { return {theme.small, theme.text_px(14)}; }
Type name_type(const Theme& theme) { return {theme.numeral, theme.title_px(19)}; }

float lines_height(const Type& type, std::string_view words, float width, std::size_t most) {
    return words.empty() ? 0.0f : real(wrapped(type, words, width, most).size()) * type.size * kLead;
}

// Of the name and all below it, with at most `most` lines of text.
float words_height(const Theme& theme, float width, const Words& words, std::size_t most) {
    const Type text = text_type(theme);
    return name_type(theme).size * kLead + lines_height(text, words.lead, width, kLeadLines) +
           lines_height(text, words.text, width, most);
}

// The foot of a card: its name if there is room, with more room its text too. Returns where the words begin.
float paint_words(const kit::Brush& brush, const kit::Region& page, float width, const Words& words, ImU32 ink) {
    const Theme& theme = brush.theme;
    if (width < brush.px(kNamed)) return page.max.y;
    if (width < brush.px(kTold)) return kit::paint_name(brush, words.name, page) - brush.px(2);
    const Type text = text_type(theme), name = name_type(theme);
    const auto most =
        static_cast<std::size_t>(std::clamp(page.height() * kTextShare / (text.size * kLead), 1.0f, real(kMostLines)));
    const float top = page.max.y - words_height(theme, page.width(), words, most);
    float y = paint_lines(brush, name, words.name, page, top, 1, ink::kIvory, false);
    if (!words.lead.empty()) y = paint_lines(brush, text, words.lead, page, y, kLeadLines, ink, false);
    paint_lines(brush, text, words.text, page, y, most, kit::quiet(0.92f), false);
    return top - brush.px(3);
}

// A dark ground for the picture. The function that engraves it gets the middle and the radius.
template <class Engrave>
void paint_picture(const kit::Brush& brush, const kit::Region& at, ImU32 ink, Engrave&& engrave) {
    if (at.height() < brush.px(12)) return;
    const ImU32 dusk = mix(ink::kNight, ink, 0.24f);
    brush.list.PushClipRect(at.min, at.max, true);
    brush.list.AddRectFilledMultiColor(at.min, at.max, ink::kNight, ink::kNight, dusk, dusk);
    const float radius = std::min(at.height() * 0.47f, at.width() * 0.4f);
    engrave(at.centre(), radius, kit::Pen{with_alpha(ink::kIvory, 0.85f), mix(ink, ink::kIvory, 0.15f), stroke(brush)});
    brush.list.PopClipRect();
}

void paint_ground(const kit::Brush& brush, const kit::Region& at, ImU32 ink, float band) {
    brush.list.AddRectFilled(at.min, at.max, mix(ink::kChart, ink, 0.1f), brush.px(5));
    if (band > 0)
        brush.list.AddRectFilled(at.min, {at.max.x, at.min.y + band}, mix(ink::kNight, ink, 0.42f), brush.px(5),
                                 ImDrawFlags_RoundCornersTop);
}

void paint_edge(const kit::Brush& brush, const kit::Region& at, ImU32 ink) {
    brush.list.AddRect(at.min, at.max, mix(ink, ink::kIvory, 0.15f), brush.px(5), 0, stroke(brush));
}

void paint_back(const kit::Brush& brush, const kit::Region& at, bool of_race) {
    const ImVec2 margin{brush.px(3), brush.px(3)};
    const ImU32 ink = of_race ? race_ink() : ink::kBrass;
    brush.list.AddRectFilled(at.min, at.max, mix(ink::kChart, of_race ? ink : ink::kLine, 0.25f), brush.px(5));
    brush.list.AddRect(at.min, at.max, with_alpha(ink, 0.6f), brush.px(5), 0, stroke(brush));
    brush.list.AddRect(at.min + margin, at.max - margin, with_alpha(ink, 0.25f), brush.px(3), 0, stroke(brush));
    const float radius = std::min(at.width(), at.height()) * 0.36f;
    const kit::Pen pen{with_alpha(ink::kIvory, 0.5f), ink, stroke(brush)};
    return of_race ? engrave_secret(brush.list, at.centre(), radius, pen)
                   : engrave_back(brush.list, at.centre(), radius, pen);
}
}  // namespace

// ---- Playing cards

void paint_card(const kit::Brush& brush, const kit::Region& at, Card card) {
    if (card == kNoCard) return paint_card_back(brush, at);
    const ImU32 ink = ink_of(card);
    const float pad = brush.px(2), band = std::clamp(at.height() * 0.24f, brush.px(15), brush.px(30));
    paint_ground(brush, at, ink, band);
    const ImVec2 corner = at.min + ImVec2{band * 0.7f, band / 2};
    if (const std::string value = value_text(card); !value.empty())
        kit::number(brush, corner, band * 0.95f, ink::kIvory, value);
    else
        shield(brush, corner, band * 0.3f, ink);
    if (is_reinforcement(card)) ship_sign(brush, {at.max.x - band * 0.6f, corner.y}, band * 0.32f, ink);
    const kit::Region page{at.min + ImVec2{pad, band + pad}, at.max - ImVec2{pad, pad}};
    // The value is at the top. A narrow card has no room to show it twice.
    const bool is_short = is_attack(card) && at.width() < brush.px(kWhole);
    const std::string name = is_short ? cosmos_says::attack() : capitalized(name_of(card)), text = text_of(card);
    const float foot = paint_words(brush, page, at.width(), {name, {}, text}, ink);
    paint_picture(brush, {page.min, {page.max.x, foot}}, ink, [&](ImVec2 centre, float radius, const kit::Pen& pen) {
        engrave_card(brush.list, card, centre, radius, pen);
    });
    paint_edge(brush, at, ink);
}

void paint_card_back(const kit::Brush& brush, const kit::Region& at) { paint_back(brush, at, false); }

kit::Facts card_facts(Card card) {
    if (card == kNoCard) return {cosmos_says::playing_card(), {{cosmos_says::face_down()}}};
    const Wording kind = is_reinforcement(card) ? cosmos_says::reinforcement
                         : is_attack(card)      ? cosmos_says::attack
                                                : cosmos_says::defend;
    return {capitalized(name_of(card)), {{kind.text(), ink_of(card)}, {text_of(card)}}};
}

// ---- Races

void paint_race(const kit::Brush& brush, const kit::Region& at, Race race, bool hidden) {
    if (race == kNoRace) return paint_back(brush, at, true);
    const ImU32 ink = race_ink();
    const bool is_told = at.width() >= brush.px(kTold);
    const ImVec2 pad{brush.px(is_told ? kToldPad : 3), brush.px(is_told ? kToldFoot : 3)};
    paint_ground(brush, at, ink, 0);
    const kit::Region page{at.min + pad, at.max - pad};
    const float foot = paint_words(brush, page, at.width(), {name_of(race), motto_of(race), text_of(race)}, ink);
    if (is_told && foot - page.min.y < brush.px(36))  // much text: the face stands beside the name
        paint_race_face(brush, {page.max.x - brush.px(13), foot + brush.px(17)}, brush.px(13), race);
    else
        paint_picture(brush, {page.min, {page.max.x, foot}}, ink,
                      [&](ImVec2 centre, float radius, const kit::Pen& pen) {
                          engrave_race(brush.list, race, centre, radius, pen);
                      });
    paint_edge(brush, at, ink);
    if (!hidden) return;  // the corner of its back
    const float fold = std::min(at.width(), at.height()) * 0.3f;
    const ImVec2 corner{at.max.x, at.min.y}, left = corner - ImVec2{fold, 0}, below = corner + ImVec2{0, fold};
    brush.list.AddTriangleFilled(left, corner, below, ink::kNight);
    brush.list.AddTriangleFilled(left, below, {left.x, below.y}, mix(ink::kChart, ink, 0.5f));
}

float told_height(const kit::Brush& brush, float width, Race race) {
    const Type text = text_type(brush.theme);
    const float page = width - 2 * brush.px(kToldPad);
    const Words words{name_of(race), motto_of(race), text_of(race)};
    // Half a line more, so that rounding does not cost one.
    const float told = lines_height(text, words.text, page, kMostLines) + text.size * kLead / 2;
    return std::max(words_height(brush.theme, page, words, kMostLines), told / kTextShare) + 2 * brush.px(kToldFoot);
}

void paint_race_face(const kit::Brush& brush, ImVec2 centre, float radius, Race race) {
    const kit::Pen pen{with_alpha(ink::kIvory, 0.85f), race_ink(), stroke(brush)};
    if (race == kNoRace)
        engrave_secret(brush.list, centre, radius, pen);
    else
        engrave_race(brush.list, race, centre, radius, pen);
}

kit::Facts race_facts(const Open& p, Race race) {
    if (race == kNoRace) return {cosmos_says::hidden_race(), {{cosmos_says::hidden_race_text()}}};
    kit::Facts told{
        std::string(name_of(race)),
        {{std::string(motto_of(race)), ink::kBrass}, {std::string(text_of(race))}, {std::string(graft_of(race))}}};
    if (std::string gift = gift_text(p, race); !gift.empty()) told.lines.push_back({std::move(gift)});
    return told;
}

}  // namespace orrery::web::cosmos_board
