#include "web/boards/rise_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "web/boards/geometry.h"
#include "web/boards/rise_art.h"
#include "web/widgets/text.h"

namespace orrery::web::rise_cards {
namespace {
using namespace orrery::rise;

constexpr std::array<ImU32, kColours> kInks{IM_COL32(0x17, 0x14, 0x1c, 255), IM_COL32(0x3c, 0x68, 0xcf, 255),
                                            IM_COL32(0xb5, 0x2b, 0x3a, 255), IM_COL32(0xf1, 0xee, 0xe6, 255)};
constexpr std::array<Kind, 8> kKinds{kAction, kWon, kHarvested, kStart, kEnd, kInactive, kPreserved, kConstant};
constexpr std::array<const char*, 8> kKindWords{"Action",   "When won",      "When harvested",     "Turn start",
                                                "Turn end", "When inactive", "After preservation", "While active"};

float stroke(const Theme& theme) { return std::max(1.0f, std::round(theme.line())); }

// ---- Words

struct Line {
    std::string text;
    float width;
};

// In words, greedy; what is too long ends with an ellipsis.
std::vector<Line> wrapped(ImFont* font, std::string_view text, float width, std::size_t lines) {
    std::vector<Line> out;
    while (!text.empty() && out.size() < lines) {
        std::size_t end = text.find(' ');
        if (end == text.npos || out.size() + 1 == lines) end = text.size();
        for (std::size_t next; end < text.size(); end = next) {
            next = std::min(text.find(' ', end + 1), text.size());
            if (measure(font, text.substr(0, next)).x > width) break;
        }
        std::string line = ellipsis(font, text.substr(0, end), width);
        out.push_back({line, measure(font, line).x});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

void draw_lines(ImDrawList& list, ImFont* font, const std::vector<Line>& lines, ImVec2 top, ImU32 ink) {
    for (const Line& line : lines) {
        text_at(list, font, {std::round(top.x - line.width / 2), top.y}, ink, line.text);
        top.y += font->FontSize;
    }
}

void draw_frame(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, float rounding, const Look& look) {
    const float line = stroke(theme);
    if (look.faded) list.AddRectFilled(min, max, with_alpha(ink::kNight, 0.6f), rounding);
    if (look.glows) {
        for (int i = 1; i <= 3; ++i) {
            const ImVec2 out{theme.px(real(i)), theme.px(real(i))};
            list.AddRect(min - out, max + out, with_alpha(ink::kBrass, 0.5f - 0.13f * real(i)), rounding + out.x, 0,
                         theme.px(1.5f));
        }
    }
    if (look.chosen) list.AddRect(min, max, ink::kBrass, rounding, 0, theme.px(3));
    if (look.focused) {
        const ImVec2 out{theme.px(4), theme.px(4)};
        list.AddRect(min - out, max + out, ink::kBrass, rounding + out.x, 0, line * 2);
    }
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
    list.PrimReserve((n - 1) * 6, n * 2);
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    for (int i = 0; i < n; ++i)
        for (ImVec2* edge : {strip.outer.data() + i, strip.inner.data() + i}) {
            *edge = centre + *edge * radius;
            list.PrimWriteVtx(*edge, white, fill);
        }
    for (int i = 0; i + 1 < n; ++i)
        for (int corner : {0, 1, 2, 1, 2, 3}) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + i * 2 + corner));

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
    list.AddCircle(centre, radius, ink, 0, std::max(1.0f, std::round(radius * 0.14f)));
    (void)kind;
}

void draw_small(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max, const Look& look) {
    const Colour colour = rise::colour_of(card);
    const ImVec2 size = max - min;
    const float rounding = theme.px(5), band = std::clamp(size.y * 0.18f, theme.px(16), theme.px(24));
    const ImVec2 band_end{max.x, min.y + band};
    list.AddRectFilled(min, max, mix(ink::kChart, colour_of(colour), 0.12f), rounding);
    list.AddRectFilled(min, band_end, colour_of(colour), rounding, ImDrawFlags_RoundCornersTop);
    list.AddRect(min, max, mix(colour_of(colour), ink::kIvory, 0.4f), rounding, 0, stroke(theme));
    draw_shape(list, colour, {min.x + band * 0.55f, min.y + band / 2}, band * 0.28f, ink_on(colour), 0);
    if (look.worth >= 0) {
        const std::string worth = std::to_string(look.worth);
        const float width = measure(theme.bold, worth).x;
        text_at(list, theme.bold, {max.x - width - theme.px(4), min.y + (band - theme.bold->FontSize) / 2},
                ink_on(colour), worth);
    }
    std::string_view name = card_name(card);
    const auto lines = wrapped(theme.small, name, size.x - theme.px(4), size.y < theme.px(76) ? 3 : 2);
    float y = band_end.y + theme.px(2);
    const float name_height = real(lines.size()) * theme.small->FontSize, kinds = theme.px(18);
    const float art = max.y - kinds - y - name_height - theme.px(6);
    if (art > theme.px(24)) {
        rise_art::engrave(list, card, {min.x + theme.px(4), y}, {max.x - theme.px(4), y + art},
                          with_alpha(ink::kIvory, 0.5f), stroke(theme));
        y += art + theme.px(2);
    }
    draw_lines(list, theme.small, lines, {min.x + size.x / 2, y}, ink::kIvory);
    if (max.y - kinds > y + name_height) {
        float x = min.x + theme.px(12);
        for (Kind kind : kKinds)
            if (has_kind(card, kind)) {
                draw_kind(list, kind, {x, max.y - kinds / 2}, theme.px(6), with_alpha(ink::kIvory, 0.8f));
                x += theme.px(17);
            }
    }
    if (look.gems > 0) draw_gem(list, max - ImVec2{theme.px(10), theme.px(10)}, theme.px(6));
    if (look.marked) list.AddCircle({max.x - theme.px(24), max.y - theme.px(9)}, theme.px(4), ink::kBrass);
    draw_frame(list, theme, min, max, rounding, look);
}

void draw_large(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max, const Look& look) {
    const Colour colour = rise::colour_of(card);
    const float rounding = theme.px(10), band = theme.px(44), padding = theme.px(12);
    list.AddRectFilled(min, max, mix(ink::kChart, colour_of(colour), 0.1f), rounding);
    list.AddRectFilled(min, {max.x, min.y + band}, colour_of(colour), rounding, ImDrawFlags_RoundCornersTop);
    list.AddRect(min, max, mix(colour_of(colour), ink::kIvory, 0.4f), rounding, 0, stroke(theme));
    draw_shape(list, colour, {min.x + theme.px(22), min.y + band / 2}, theme.px(11), ink_on(colour), 0);
    text_at(list, theme.numeral, {min.x + theme.px(42), min.y + (band - theme.numeral->FontSize) / 2}, ink_on(colour),
            ellipsis(theme.numeral, card_name(card), max.x - min.x - theme.px(50)));
    float y = min.y + band + theme.px(6);
    const float art = (max.y - min.y) * 0.33f;
    rise_art::engrave(list, card, {min.x + padding, y}, {max.x - padding, y + art}, with_alpha(ink::kIvory, 0.6f),
                      stroke(theme));
    y += art + padding;
    float x = min.x + padding;
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        if (has_kind(card, kKinds[i])) {
            draw_kind(list, kKinds[i], {x + theme.px(7), y + theme.px(8)}, theme.px(7), ink::kBrass);
            text_at(list, theme.small, {x + theme.px(20), y}, ink::kIvory, kKindWords[i]);
            x += theme.px(32) + measure(theme.small, kKindWords[i]).x;
        }
    y += theme.px(26);
    text_at(list, theme.text, {min.x + padding, y}, ink::kIvory, face(card).text, max.x - min.x - 2 * padding);
    if (look.worth >= 0)
        text_at(list, theme.small, {min.x + padding, max.y - theme.px(24)}, ink::kBrass,
                "Worth " + std::to_string(look.worth) + " now");
    draw_frame(list, theme, min, max, rounding, look);
}

void draw_back(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, bool is_tile) {
    const ImVec2 centre = towards(min, max, 0.5f);
    const float radius = std::fmin(max.x - min.x, max.y - min.y) / 2;
    const ImU32 ground = mix(ink::kChart, ink::kLine, 0.3f), edge = with_alpha(ink::kBrass, 0.6f);
    if (is_tile) {
        list.AddNgonFilled(centre, radius, ground, 6);
        list.AddNgon(centre, radius, edge, 6, stroke(theme));
    } else {
        list.AddRectFilled(min, max, ground, theme.px(5));
        list.AddRect(min, max, edge, theme.px(5), 0, stroke(theme));
    }
    rise_art::engrave_back(list, centre, radius * 0.7f, edge, stroke(theme));
}

void draw_turning(ImDrawList& list, const Theme& theme, Card card, ImVec2 min, ImVec2 max, float progress,
                  const Look& look) {
    const int first = list.VtxBuffer.Size;
    progress < 0.5f ? draw_back(list, theme, min, max) : draw_small(list, theme, card, min, max, look);
    const float middle = (min.x + max.x) / 2, narrow = std::fabs(std::cos(progress * kPi));
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        float& x = list.VtxBuffer[i].pos.x;
        x = middle + (x - middle) * narrow;
    }
}

}  // namespace orrery::web::rise_cards
