#include "web/boards/rise/cards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "generated/rise-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/rise/plates.h"
#include "web/widgets/text.h"

namespace orrery::web::rise_cards {
namespace {
using namespace orrery::rise;

constexpr float kLeastName = 9;  // letters of a long name
constexpr std::array<ImU32, kColours> kInks{ink::kSable, ink::kAzure, ink::kGules, ink::kArgent};
constexpr std::array<Wording, 8> kKindWords{
    rise_says::kind_action,   rise_says::kind_won,      rise_says::kind_harvested,          rise_says::kind_turn_start,
    rise_says::kind_turn_end, rise_says::kind_inactive, rise_says::kind_after_preservation, rise_says::kind_active};

float stroke(const Theme& theme) { return std::max(1.0f, std::round(theme.line())); }
ImU32 ground_of(Colour colour) { return mix(ink::kChart, colour_of(colour), colour == Colour::k ? 0.7f : 0.13f); }
ImU32 edge_of(Colour colour) { return mix(colour_of(colour), ink::kIvory, colour == Colour::k ? 0.45f : 0.25f); }

// ---- Words

// Does the word begin like one of those for what a card does? The rules text shows these in brass.
bool matters(std::string_view word, std::span<const std::string_view> stems) {
    return std::any_of(stems.begin(), stems.end(), [word](std::string_view stem) {
        return word.starts_with(stem) || word.starts_with(capitalized(stem));
    });
}

// Draws the rules text from `at` on. Returns the end of its last line. Draws nothing if `list` is null.
float rules_text(ImDrawList* list, const Type& type, std::string_view text, ImVec2 at, float width) {
    const float space = type.width(" "), leading = type.size * 1.32f, left = at.x;
    const std::vector<std::string_view> stems = tokens_of(rise_says::stems);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const float wide = type.width(word);
        if (at.x > left && at.x + wide > left + width) at = {left, at.y + leading};
        if (list != nullptr) {
            const std::size_t letters = word.find_last_not_of(".,;:") + 1;
            type.draw(*list, at, matters(word, stems) ? ink::kBrass : ink::kIvory, word.substr(0, letters));
            type.draw(*list, {at.x + type.width(word.substr(0, letters)), at.y}, ink::kIvory, word.substr(letters));
        }
        at.x += wide + space;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return at.y + leading;
}

// ---- Parts of a card

void draw_sheet(ImDrawList& list, const Theme& theme, Colour colour, ImVec2 min, ImVec2 max, float band,
                float rounding) {
    list.AddRectFilled(min, max, ground_of(colour), rounding);
    list.AddRectFilled(min, {max.x, min.y + band}, colour_of(colour), rounding, ImDrawFlags_RoundCornersTop);
    if (colour == Colour::k)  // obsidian has an edge of light
        list.AddLine({min.x, min.y + band}, {max.x, min.y + band}, edge_of(colour), stroke(theme));
    list.AddRect(min, max, edge_of(colour), rounding, 0, stroke(theme));
}

// A window into the card's own sky.
void draw_picture(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max) {
    const Colour colour = rise::colour_of(card);
    const ImU32 dusk = mix(ink::kNight, colour_of(colour),
                           colour == Colour::k   ? 0.0f
                           : colour == Colour::w ? 0.2f
                                                 : 0.3f);
    list.AddRectFilledMultiColor(min, max, ink::kNight, ink::kNight, dusk, dusk);
    const float radius = std::min((max.y - min.y) / 2, (max.x - min.x) / 2.5f) * 0.9f;
    const ImVec2 centre = towards(min, max, 0.5f);
    if (radius > theme.px(36)) {
        const ImU32 faint = with_alpha(ink::kIvory, 0.3f);
        kit::engrave(list, rise_plates::strokes(), rise_plates::kSky, centre, (max.y - min.y) / 2, {faint, faint, 1},
                     index(card));
    }
    kit::engrave(list, rise_plates::strokes(), index(card), centre, radius,
                 {with_alpha(ink::kIvory, 0.72f), ink::kBrass, stroke(theme)}, index(card));
    list.AddRect(min, max, with_alpha(edge_of(colour), 0.5f), 0, 0, stroke(theme));
}

// An open eye: everybody knows the card.
void draw_known(ImDrawList& list, ImVec2 centre, float radius, ImU32 ink) {
    const float line = std::max(1.0f, std::round(radius * 0.2f));
    for (float side : {-1.0f, 1.0f}) {
        list.PathArcTo(centre + ImVec2{0, side * radius * 0.55f}, radius * 1.12f, side * -0.42f, side * (0.42f - kPi),
                       8);
        list.PathStroke(ink, 0, line);
    }
    list.AddCircleFilled(centre, radius * 0.32f, ink, 8);
}

// ---- The four shapes, each as a strip between an outer and an inner edge

constexpr std::size_t kEdge = 24;
struct Strip {
    std::array<ImVec2, kEdge + 1> outer, inner;
    std::size_t size = kEdge + 1;
};

Strip strip_of(Colour colour) {
    Strip strip;
    for (std::size_t i = 0; i <= kEdge; ++i) {
        const float t = real(i) / kEdge;
        ImVec2 &outer = strip.outer[i], &inner = strip.inner[i];
        switch (colour) {
            case Colour::k:  // crescent
                outer = at_angle({0, 0}, 1, 0.87f + t * 4.54f);
                inner = at_angle({0.45f, 0}, 0.79f, 1.325f + t * 3.633f);
                break;
            case Colour::b:  // drop
                outer = i == kEdge ? ImVec2{0, -1.15f} : at_angle({0, 0.28f}, 0.74f, -0.52f + t * 4.36f);
                inner = {0, 0.28f};
                break;
            case Colour::r: {  // cross
                strip.size = 13;
                constexpr std::array<float, 3> kReach{1.1f, 1.1f, 0.24f}, kTurn{-0.46f, 0.46f, kPi / 4};
                outer = at_angle({0, 0}, kReach[i % 3], kTurn[i % 3] + real(i / 3) * kPi / 2);
                inner = {0, 0};
                break;
            }
            default:  // ring
                outer = at_angle({0, 0}, 1, t * 2 * kPi);
                inner = outer * 0.46f;
        }
    }
    return strip;
}

}  // namespace

ImU32 colour_of(Colour colour) { return kInks[static_cast<std::size_t>(colour)]; }
ImU32 ink_on(Colour colour) { return colour == Colour::w ? ink::kNight : ink::kIvory; }

void draw_shape(ImDrawList& list, Colour colour, ImVec2 centre, float radius, ImU32 fill, ImU32 outline) {
    Strip strip = strip_of(colour);
    const auto n = static_cast<int>(strip.size);
    const int quads = colour == Colour::k ? n - 1 : n;  // a crescent is open from tip to tip
    list.PrimReserve(quads * 6, n * 2);
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (int i = 0; i < n; ++i)
        for (ImVec2* edge : {strip.outer.data() + i, strip.inner.data() + i}) {
            *edge = centre + *edge * radius;
            list.PrimWriteVtx(*edge, white, fill);
        }
    for (int i = 0; i < quads; ++i)  // the drop's tip closes it; ring and cross end where they begin
        for (int corner : {0, 1, 2, 1, 2, 3})
            list.PrimWriteIdx(static_cast<ImDrawIdx>(first + (i * 2 + corner) % (n * 2)));
    if (outline == 0) outline = fill;

    const float line = std::max(1.0f, std::round(radius * 0.14f));
    if (colour == Colour::k) {
        for (int i = 0; i < n; ++i) list.PathLineTo(strip.outer[static_cast<std::size_t>(i)]);
        for (int i = n - 1; i-- > 1;) list.PathLineTo(strip.inner[static_cast<std::size_t>(i)]);
        return list.PathStroke(outline, ImDrawFlags_Closed, line);
    }
    list.AddPolyline(strip.outer.data(), n - (colour == Colour::b ? 0 : 1), outline, ImDrawFlags_Closed, line);
    if (colour == Colour::w) list.AddPolyline(strip.inner.data(), n - 1, outline, ImDrawFlags_Closed, line);
}

void draw_colour_shape(ImDrawList& list, Colour colour, ImVec2 centre, float radius, ImU32 outline) {
    draw_shape(list, colour, centre, radius, colour_of(colour), outline);
}

void draw_gem(ImDrawList& list, ImVec2 centre, float radius) {
    const ImVec2 top = centre - ImVec2{0, radius}, bottom = centre + ImVec2{0, radius},
                 left = centre - ImVec2{radius * 0.75f, 0}, right = centre + ImVec2{radius * 0.75f, 0};
    list.AddQuadFilled(top, right, bottom, left, ink::kBrass);
    list.AddTriangleFilled(top, left, centre, mix(ink::kBrass, ink::kIvory, 0.6f));
    list.AddTriangleFilled(centre, right, bottom, mix(ink::kBrass, ink::kNight, 0.4f));
}

void draw_kind(ImDrawList& list, Kind kind, ImVec2 centre, float radius, ImU32 ink) {
    kit::engrave(list, rise_plates::strokes(), rise_plates::kSigns + std::countr_zero(static_cast<unsigned>(kind)),
                 centre, radius, {ink, ink, std::max(1.0f, std::round(radius * 0.2f))}, 0);
}

void draw_small(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max, const Look& look) {
    const Colour colour = rise::colour_of(card);
    const ImVec2 size = max - min;
    const float rounding = theme.px(5), band = std::clamp(size.y * 0.17f, theme.px(16), theme.px(24));
    draw_sheet(list, theme, colour, min, max, band, rounding);
    draw_shape(list, colour, min + ImVec2{band * 0.6f, band / 2}, band * 0.29f, ink_on(colour), 0);
    if (look.worth >= 0) {
        const std::string worth = std::to_string(look.worth);
        const Type type{theme.bold, std::min(theme.bold->FontSize, band * 0.86f)};
        type.draw(list, {max.x - type.width(worth) - theme.px(4), min.y + (band - type.size) / 2}, ink_on(colour),
                  worth);
    }

    const bool roomy = size.x > theme.px(74) && size.y > theme.px(60), bears = look.marked || look.gems > 0;
    const std::string_view name = size.x < theme.px(100) ? bare_name(card) : card_name(card);
    const float width = size.x - theme.px(5);
    const Type large = with_room({theme.numeral, theme.title_px(roomy ? 15 : 13)}, name, width, theme.title_px(13));
    const float row = theme.px(size.y < theme.px(70) ? 15 : 18), top = min.y + band,
                foot = max.y - row / 2 - theme.px(1);
    const auto fits = [&](float letters) {
        return static_cast<std::size_t>((max.y - top - (bears ? row : 0)) / (letters * 0.95f));
    };
    std::size_t most = std::min<std::size_t>(fits(large.size), roomy ? 2 : 3);
    const Type type = uncut(large, name, width, most, theme.title_px(kLeastName));
    if (is_cut(wrapped(type, name, width, most))) most = fits(type.size);
    const auto lines = wrapped(type, name, width, most);
    const float leading = type.size * 0.95f;
    float y = top, below = max.y - y - real(lines.size()) * leading;
    const bool shows_row = bears || below > row + theme.px(3);
    if (shows_row) below -= row;
    if (below > theme.px(34)) {
        const float margin = theme.px(5);
        draw_picture(list, theme, card, {min.x + margin, y + theme.px(4)}, {max.x - margin, y + below - theme.px(3)});
        y += below;
    } else {  // the picture is faint, behind the name
        const ImVec2 last{max.x, max.y - (shows_row ? row : 0)};
        const float radius = std::min((last.y - top) / 2, size.x / 2.5f);
        if (radius > theme.px(12))
            kit::engrave(list, rise_plates::strokes(), index(card), towards({min.x, top}, last, 0.5f), radius,
                         {with_alpha(ink::kIvory, 0.3f), with_alpha(ink::kBrass, 0.45f), stroke(theme)}, index(card));
        y += below / 2;
    }
    for (const std::string& line : lines) {
        type.draw(list, {(min.x + max.x - type.width(line)) / 2, y}, ink::kIvory, line);
        y += leading;
    }

    float right = max.x - theme.px(5);
    if (look.gems > 0) {
        const std::string gems = std::to_string(look.gems);
        const Type count{theme.bold, theme.small->FontSize};
        right -= count.width(gems);
        count.draw(list, {right, foot - count.size / 2}, ink::kBrass, gems);
        draw_gem(list, {right - theme.px(6), foot}, theme.px(6));
        right -= theme.px(14);
    }
    if (look.marked) {
        draw_known(list, {right - theme.px(5), foot}, theme.px(6), ink::kVerdigris);
        right -= theme.px(14);
    }
    float x = min.x + theme.px(11);
    for (unsigned kind = 1; shows_row && kind <= kConstant; kind <<= 1) {
        if (!has_kind(card, static_cast<Kind>(kind)) || x + theme.px(6) > right) continue;
        draw_kind(list, static_cast<Kind>(kind), {x, foot}, theme.px(6), with_alpha(ink::kIvory, 0.85f));
        x += theme.px(16);
    }
    kit::card_frame({list, theme}, {min, max}, rounding, 0, look.light);
}

void draw_large(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max, const Look& look) {
    const Colour colour = rise::colour_of(card);
    const float rounding = theme.px(10), padding = theme.px(14), width = max.x - min.x - 2 * padding;
    const float band = theme.px(48), name_left = min.x + theme.px(46), name_width = max.x - name_left - theme.px(10);
    draw_sheet(list, theme, colour, min, max, band, rounding);
    draw_shape(list, colour, min + ImVec2{theme.px(25), band / 2}, theme.px(11), ink_on(colour), 0);
    const Type large{theme.title, theme.title_px(22)}, medium{theme.numeral, theme.title_px(18)};
    const bool long_name = large.width(card_name(card)) > name_width;
    const Type& type = long_name ? medium : large;
    const auto name = wrapped(type, card_name(card), name_width, 2);
    float y = min.y + (band - real(name.size()) * type.size) / 2;
    for (const std::string& line : name) {
        type.draw(list, {name_left, y}, ink_on(colour), line);
        y += type.size;
    }

    // The text takes the room that it needs; the picture gets the rest.
    const float foot = max.y - theme.px(34), top = min.y + band + theme.px(10), head = theme.px(40);
    const float room = foot - top - head - theme.px(6), least = theme.px(56);
    Type body{theme.text, theme.text_px(16)};
    float text = rules_text(nullptr, body, face(card).text, {0, 0}, width);
    if (text + least > room) {
        body = {theme.small, theme.text_px(13)};
        text = rules_text(nullptr, body, face(card).text, {0, 0}, width);
    }
    const float art = std::clamp(room - text, least, width * 0.72f);
    draw_picture(list, theme, card, {min.x + padding, top}, {max.x - padding, top + art});
    y = top + art + theme.px(12);
    float x = min.x + padding;
    for (std::size_t i = 0; i < kKindWords.size(); ++i) {
        if (!has_kind(card, static_cast<Kind>(1u << i))) continue;
        draw_kind(list, static_cast<Kind>(1u << i), {x + theme.px(8), y + theme.px(8)}, theme.px(8), ink::kBrass);
        const std::string words = kKindWords[i]();
        text_at(list, theme.small, {x + theme.px(22), y + theme.px(1)}, ink::kIvory, words);
        x += theme.px(36) + measure(theme.small, words).x;
    }
    rules_text(&list, body, face(card).text, {min.x + padding, top + art + head}, width);

    list.AddLine({min.x + padding, foot}, {max.x - padding, foot}, with_alpha(edge_of(colour), 0.4f), stroke(theme));
    y = foot + theme.px(8);
    if (look.worth >= 0) text_at(list, theme.bold, {min.x + padding, y}, ink::kBrass, rise_says::worth(look.worth));
    x = max.x - padding;
    const auto note = [&](std::string_view words) {
        x -= measure(theme.small, words).x;
        text_at(list, theme.small, {x, y + theme.px(2)}, ink::kIvory, words);
        x -= theme.px(12);
    };
    if (look.marked) {
        note(rise_says::known_to_all());
        draw_known(list, {x, y + theme.px(9)}, theme.px(7), ink::kVerdigris);
        x -= theme.px(18);
    }
    if (look.gems > 0) {
        note(rise_says::gems(look.gems));
        draw_gem(list, {x + theme.px(2), y + theme.px(9)}, theme.px(7));
    }
    kit::card_frame({list, theme}, {min, max}, rounding, 0, look.light);
}

void draw_back(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, bool is_tile) {
    const ImVec2 centre = towards(min, max, 0.5f);
    const float radius = std::fmin(max.x - min.x, max.y - min.y) / 2;
    const ImU32 ground = mix(ink::kChart, ink::kLine, 0.3f), edge = with_alpha(ink::kBrass, 0.6f);
    if (is_tile) {
        const auto hexagon = [&] { list.PathArcTo(centre, radius, -kPi / 2, kPi * 7 / 6, 5); };
        hexagon(), list.PathFillConvex(ground);
        hexagon(), list.PathStroke(edge, ImDrawFlags_Closed, stroke(theme));
    } else {
        const ImVec2 margin{theme.px(3), theme.px(3)};
        list.AddRectFilled(min, max, ground, theme.px(5));
        list.AddRect(min, max, edge, theme.px(5), 0, stroke(theme));
        list.AddRect(min + margin, max - margin, with_alpha(ink::kBrass, 0.25f), theme.px(3), 0, stroke(theme));
    }
    kit::engrave(list, rise_plates::strokes(), rise_plates::kBack, centre, radius * 0.78f,
                 {with_alpha(ink::kIvory, 0.4f), ink::kBrass, stroke(theme)}, 0);
}

void disk(ImDrawList& list, Colour colour, ImVec2 centre, float radius) {
    const ImU32 hue = colour_of(colour);
    list.AddCircleFilled(centre + ImVec2{0, radius * 0.09f}, radius * 1.06f, with_alpha(ink::kNight, 0.6f));
    list.AddCircleFilled(centre, radius, mix(hue, ink::kNight, 0.28f));
    list.AddCircleFilled(centre, radius * 0.86f, hue);
    list.AddCircle(centre, radius, mix(hue, ink::kIvory, 0.55f), 0, std::max(1.0f, radius * 0.07f));
    draw_shape(list, colour, centre, radius * 0.56f, ink_on(colour), with_alpha(ink::kNight, 0));
}

void gem_count(ImDrawList& list, const Theme& theme, ImVec2 at, int count) {
    const float radius = theme.px(5.5f);
    const std::string text = count < 0 ? "?" : std::to_string(count);
    draw_gem(list, {at.x + radius, at.y}, radius);
    text_at(list, theme.numeral, {at.x + radius * 2 + theme.px(4), at.y - measure(theme.numeral, text).y * 0.55f},
            ink::kIvory, text);
}

void backs(ImDrawList& list, const Theme& theme, ImVec2 at, int count) {
    const ImVec2 half{theme.px(4.5f), theme.px(6)};
    draw_back(list, theme, {at.x, at.y - half.y}, {at.x + half.x * 2, at.y + half.y});
    text_at(list, theme.small, {at.x + half.x * 2 + theme.px(4), at.y - theme.small->FontSize / 2},
            with_alpha(ink::kIvory, 0.85f), std::to_string(count));
}

}  // namespace orrery::web::rise_cards
