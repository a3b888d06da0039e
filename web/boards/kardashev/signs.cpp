#include "web/boards/kardashev/signs.h"

#include <algorithm>
#include <array>
#include <string>

#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_signs {
using namespace orrery::kardashev;

ImU32 colour_of(Symbol symbol) {
    switch (symbol) {
        case Symbol::f: return mix(ink::kVerdigris, ink::kIvory, 0.15f);
        case Symbol::m: return mix(ink::kLine, ink::kIvory, 0.62f);
        case Symbol::e: return mix(ink::kBrass, ink::kIvory, 0.35f);
        default: return mix(ink::kEmber, ink::kIvory, 0.2f);
    }
}

namespace {
void leaf(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    const ImVec2 tip = c + ImVec2{r * 0.8f, -r * 0.8f}, stem = c + ImVec2{-r * 0.75f, r * 0.75f};
    list.PathLineTo(stem);
    list.PathBezierQuadraticCurveTo(c + ImVec2{-r * 0.85f, -r * 0.85f}, tip);
    list.PathBezierQuadraticCurveTo(c + ImVec2{r * 0.85f, r * 0.85f}, stem);
    list.PathFillConvex(ink);
    list.AddLine(stem, towards(stem, tip, 0.75f), with_alpha(ink::kNight, 0.8f), std::max(1.0f, r * 0.16f));
}

void crystal(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    const std::array<ImVec2, 6> edge = kit::hex_corners(c, r);
    list.AddConvexPolyFilled(edge.data(), 6, ink);
    const float thick = std::max(1.0f, r * 0.16f);
    for (const std::size_t i : {std::size_t{1}, std::size_t{3}, std::size_t{5}})
        list.AddLine(c, edge[i], with_alpha(ink::kNight, 0.7f), thick);
}

void bolt(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    list.AddTriangleFilled(c + ImVec2{r * 0.35f, -r}, c + ImVec2{-r * 0.7f, r * 0.18f},
                           c + ImVec2{r * 0.12f, r * 0.18f}, ink);
    list.AddTriangleFilled(c + ImVec2{-r * 0.35f, r}, c + ImVec2{r * 0.7f, -r * 0.18f},
                           c + ImVec2{-r * 0.12f, -r * 0.18f}, ink);
}

void shield(ImDrawList& list, ImVec2 c, float r, ImU32 ink) {
    const std::array<ImVec2, 5> edge{c + ImVec2{-r * 0.8f, -r * 0.85f}, c + ImVec2{r * 0.8f, -r * 0.85f},
                                     c + ImVec2{r * 0.72f, r * 0.25f}, c + ImVec2{0, r},
                                     c + ImVec2{-r * 0.72f, r * 0.25f}};
    list.AddConvexPolyFilled(edge.data(), 5, ink);
    const float thick = std::max(1.0f, r * 0.18f);
    list.AddLine(c + ImVec2{0, -r * 0.6f}, c + ImVec2{0, r * 0.6f}, with_alpha(ink::kNight, 0.75f), thick);
    list.AddLine(c + ImVec2{-r * 0.5f, -r * 0.15f}, c + ImVec2{r * 0.5f, -r * 0.15f}, with_alpha(ink::kNight, 0.75f),
                 thick);
}
}  // namespace

void symbol(ImDrawList& list, Symbol symbol, ImVec2 centre, float radius) {
    const ImU32 ink = colour_of(symbol);
    list.AddCircleFilled(centre, radius * 1.3f, with_alpha(ink::kNight, 0.72f));
    switch (symbol) {
        case Symbol::f: return leaf(list, centre, radius, ink);
        case Symbol::m: return crystal(list, centre, radius, ink);
        case Symbol::e: return bolt(list, centre, radius, ink);
        default: return shield(list, centre, radius, ink);
    }
}

void symbols(ImDrawList& list, Symbols symbols, ImVec2 centre, float radius) {
    const int count = symbols.size(), columns = count > 2 ? 2 : count;
    const float step = radius * 2.5f;
    int i = 0;
    for (const Symbol one : kAllSymbols) {
        if (!symbols.has(one)) continue;
        const int row = i / std::max(1, columns), rows = (count + columns - 1) / columns;
        const int in_row = std::min(columns, count - row * columns);
        symbol(
            list, one,
            centre + ImVec2{(real(i % columns) - real(in_row - 1) / 2) * step, (real(row) - real(rows - 1) / 2) * step},
            radius);
        ++i;
    }
}

namespace {
constexpr float kSign = 6, kSignGap = 3, kCardGap = 7, kTightGap = 4;  // CSS px

ImFont* font_of(const kit::Brush& brush, Counts kind) {
    return kind == Counts::tight ? brush.theme.small : brush.theme.text;
}

template <class Each>
float each_card(const kit::Brush& brush, const Cards& cards, Counts kind, Each&& each) {
    const float gap = brush.px(kind == Counts::tight ? kTightGap : kCardGap);
    float x = 0;
    for (const Symbol type : kAllTypes) {
        if (cards.of(type) == 0 && kind == Counts::held) continue;
        const std::string count = std::to_string(cards.of(type));
        const float words = measure(font_of(brush, kind), count).x;
        each(type, x, count);
        x += words + brush.px(kSignGap + 2 * kSign) + gap;
    }
    return std::max(0.0f, x - gap);
}
}  // namespace

float cards(const kit::Brush& brush, const Cards& cards, ImVec2 at, Counts kind) {
    return each_card(brush, cards, kind, [&](Symbol type, float x, const std::string& count) {
        const ImVec2 words = measure(font_of(brush, kind), count);
        text_at(brush.list, font_of(brush, kind), {at.x + x, at.y - words.y / 2},
                cards.of(type) > 0 ? ink::kIvory : kit::quiet(0.5f), count);
        symbol(brush.list, type, {at.x + x + words.x + brush.px(kSignGap + kSign), at.y}, brush.px(kSign));
    });
}

float cards_width(const kit::Brush& brush, const Cards& cards, Counts kind) {
    return each_card(brush, cards, kind, [](Symbol, float, const std::string&) {});
}

void stacked_cards(const kit::Brush& brush, const Cards& cards, ImVec2 at, float width) {
    constexpr float kNumberUp = 5, kSignDown = 6, kSmallSign = 4, kLeast = 0.75f;  // CSS px; share of the font's size
    const float each = width / real(kAllTypes.size());
    at.x += each / 2;
    for (const Symbol type : kAllTypes) {
        const std::string count = std::to_string(cards.of(type));
        ImFont* const font = brush.theme.small;
        const Type digits = with_room({font, font->FontSize}, count, each - brush.px(1), font->FontSize * kLeast);
        digits.draw(brush.list, at - ImVec2{digits.width(count) / 2, brush.px(kNumberUp) + digits.size / 2},
                    cards.of(type) > 0 ? ink::kIvory : kit::quiet(0.5f), count);
        symbol(brush.list, type, at + ImVec2{0, brush.px(kSignDown)}, brush.px(kSmallSign));
        at.x += each;
    }
}

// ---- Pieces

void colony(const kit::Brush& brush, Seat owner, int level, ImVec2 foot, float size) {
    const ImU32 colour = seat_colour(owner);
    const float storey = size * 0.42f, half = size * 0.5f;
    for (int i = 0; i < level; ++i) {
        const float inset = half * 0.16f * real(i);
        const ImVec2 min{foot.x - half + inset, foot.y - storey * real(i + 1)},
            max{foot.x + half - inset, foot.y - storey * real(i)};
        brush.list.AddRectFilled(min, max, i % 2 == 0 ? colour : mix(colour, ink::kNight, 0.18f), size * 0.1f);
        brush.list.AddRect(min, max, ink::kNight, size * 0.1f, 0, std::max(1.0f, size * 0.07f));
    }
    const ImVec2 top{foot.x, foot.y - storey * real(level) - size * 0.3f};
    brush.list.AddCircleFilled(top, size * 0.4f, with_alpha(ink::kNight, 0.85f));
    draw_seat_shape(brush.list, owner, top, size * 0.3f, colour, ink::kNight);
}

void fleet(const kit::Brush& brush, Seat owner, int level, ImVec2 centre, float size) {
    brush.list.AddCircleFilled(centre, size * 0.95f, with_alpha(ink::kNight, 0.6f));
    kit::ship(brush, centre - ImVec2{0, size * 0.1f}, {0, -1}, seat_colour(owner), size * 0.9f);
    const float step = size * 0.5f, dot = std::max(1.5f, size * 0.2f);
    for (int i = 0; i < level; ++i) {
        const ImVec2 at{centre.x + (real(i) - real(level - 1) / 2) * step, centre.y + size * 0.95f};
        brush.list.AddCircleFilled(at, dot + brush.px(1), ink::kNight);
        brush.list.AddCircleFilled(at, dot, ink::kIvory);
    }
}

// ---- Tiles

void tile(const kit::Brush& brush, Tile tile, ImVec2 centre, float radius) {
    ImDrawList& list = brush.list;
    if (tile.is_planet()) return symbols(list, tile.symbols(), centre, radius * 0.19f);
    if (tile == kVoid) {  // a few stars in the dark
        constexpr std::array<ImVec2, 5> kStars{
            {{-0.35f, -0.2f}, {0.25f, -0.38f}, {0.4f, 0.15f}, {-0.1f, 0.1f}, {-0.3f, 0.4f}}};
        for (const ImVec2& star : kStars)
            list.AddCircleFilled(centre + star * radius, std::max(1.0f, radius * 0.035f), kit::quiet(0.5f));
        return;
    }
    if (tile != kDead) return;
    const float r = radius * 0.46f;
    const ImU32 shell = mix(ink::kLine, ink::kEmber, 0.35f);
    list.AddCircleFilled(centre, r, with_alpha(mix(ink::kNight, ink::kEmber, 0.16f), 0.9f));
    list.AddCircle(centre, r, shell, 0, brush.px(1.4f));
    const std::array<ImVec2, 5> crack{centre + ImVec2{-r * 0.25f, -r}, centre + ImVec2{r * 0.15f, -r * 0.4f},
                                      centre + ImVec2{-r * 0.2f, 0}, centre + ImVec2{r * 0.2f, r * 0.45f},
                                      centre + ImVec2{-r * 0.05f, r}};
    list.AddPolyline(crack.data(), 5, ink::kEmber, 0, brush.px(1.8f));
}

}  // namespace orrery::web::kardashev_signs
