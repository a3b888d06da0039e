// Chooses the fonts, sets ImGui's style, and has the colours and shapes of the seats. All other colours are constants in
// theme.h. growth() works out how large everything is drawn.
#include "web/theme.h"

#include <array>
#include <cmath>
#include <string>

#include <imgui_internal.h>

#include "web/letters.h"

namespace orrery::web {
namespace {

constexpr float kTau = 6.2831853f;

// Their names: seat_colour_name (record/data/seat_names.h).
constexpr std::array<ImU32, kMaxSeats> kSeats{IM_COL32(0xe6, 0x9f, 0x00, 255), IM_COL32(0x56, 0xb4, 0xe9, 255),
                                              IM_COL32(0x00, 0x9e, 0x73, 255), IM_COL32(0xf0, 0xe4, 0x42, 255),
                                              IM_COL32(0xd5, 0x5e, 0x00, 255), IM_COL32(0xcc, 0x79, 0xa7, 255)};

ImVec4 as_float(ImU32 colour, float alpha = 1) { return ImGui::ColorConvertU32ToFloat4(with_alpha(colour, alpha)); }

void set_colours(ImGuiStyle& style) {
    ImVec4* colours = style.Colors;
    for (int i = 0; i < ImGuiCol_COUNT; ++i) colours[i] = as_float(ink::kLine, 0.5f);
    colours[ImGuiCol_Text] = as_float(ink::kIvory);
    colours[ImGuiCol_TextDisabled] = as_float(ink::kIvory, ink::kQuiet);
    colours[ImGuiCol_WindowBg] = colours[ImGuiCol_ChildBg] = ImVec4(0, 0, 0, 0);
    colours[ImGuiCol_PopupBg] = as_float(ink::kChart);
    colours[ImGuiCol_Border] = as_float(ink::kLine);
    colours[ImGuiCol_BorderShadow] = ImVec4(0, 0, 0, 0);
    colours[ImGuiCol_FrameBg] = as_float(ink::kNight);
    colours[ImGuiCol_FrameBgHovered] = colours[ImGuiCol_FrameBgActive] = as_float(ink::kLine, 0.35f);
    colours[ImGuiCol_ScrollbarBg] = ImVec4(0, 0, 0, 0);
    colours[ImGuiCol_HeaderHovered] = colours[ImGuiCol_HeaderActive] = as_float(ink::kBrass, 0.25f);
    colours[ImGuiCol_SliderGrab] = colours[ImGuiCol_SliderGrabActive] = as_float(ink::kBrass);
    colours[ImGuiCol_CheckMark] = as_float(ink::kBrass);
    colours[ImGuiCol_NavHighlight] = ImVec4(0, 0, 0, 0);  // widgets draw their own focus ring in brass
    colours[ImGuiCol_TextSelectedBg] = as_float(ink::kBrass, 0.35f);
    colours[ImGuiCol_ModalWindowDimBg] = colours[ImGuiCol_NavWindowingDimBg] = as_float(ink::kNight, 0.6f);
}

void polygon(ImDrawList& list, ImVec2 centre, float radius, int corners, float turn, ImU32 fill, ImU32 edge) {
    std::array<ImVec2, 8> points;
    for (int i = 0; i < corners; ++i) {
        const float angle = turn + kTau * static_cast<float>(i) / static_cast<float>(corners);
        points[static_cast<std::size_t>(i)] = {centre.x + std::cos(angle) * radius,
                                               centre.y + std::sin(angle) * radius};
    }
    list.AddConvexPolyFilled(points.data(), corners, fill);
    list.AddPolyline(points.data(), corners, edge, ImDrawFlags_Closed, std::max(1.0f, radius * 0.14f));
}

void star(ImDrawList& list, ImVec2 centre, float radius, ImU32 fill, ImU32 edge) {
    constexpr int kPoints = 10;
    std::array<ImVec2, kPoints> points;
    for (int i = 0; i < kPoints; ++i) {
        const float angle = -kTau / 4 + kTau * static_cast<float>(i) / kPoints;
        const float reach = i % 2 == 0 ? radius * 1.12f : radius * 0.5f;
        points[static_cast<std::size_t>(i)] = {centre.x + std::cos(angle) * reach, centre.y + std::sin(angle) * reach};
    }
    for (std::size_t i = 0; i < kPoints; ++i)
        list.AddTriangleFilled(centre, points[i], points[(i + 1) % kPoints], fill);
    list.AddPolyline(points.data(), kPoints, edge, ImDrawFlags_Closed, std::max(1.0f, radius * 0.14f));
}

}  // namespace

ImU32 with_alpha(ImU32 colour, float alpha) {
    const auto byte = static_cast<ImU32>(std::lround(255.0f * std::fmin(std::fmax(alpha, 0.0f), 1.0f)));
    return (colour & ~IM_COL32_A_MASK) | (byte << IM_COL32_A_SHIFT);
}

ImU32 mix(ImU32 from, ImU32 to, float share) {
    const ImVec4 a = ImGui::ColorConvertU32ToFloat4(from), b = ImGui::ColorConvertU32ToFloat4(to);
    const auto between = [share](float x, float y) { return x + (y - x) * share; };
    return ImGui::ColorConvertFloat4ToU32({between(a.x, b.x), between(a.y, b.y), between(a.z, b.z), between(a.w, b.w)});
}

ImU32 seat_colour(Seat seat) {
    return seat == kSpectator ? ink::kIvory : kSeats[static_cast<std::size_t>(index(seat)) % kSeats.size()];
}

void draw_seat_shape(ImDrawList& list, Seat seat, ImVec2 centre, float radius, ImU32 fill, ImU32 edge) {
    switch (index(seat)) {
        case 1: return polygon(list, centre, radius * 1.1f, 3, -kTau / 4, fill, edge);
        case 2: return polygon(list, centre, radius * 1.15f, 4, kTau / 8, fill, edge);
        case 3: return polygon(list, centre, radius * 1.15f, 4, 0, fill, edge);
        case 4: return polygon(list, centre, radius * 1.05f, 5, -kTau / 4, fill, edge);
        case 5: return star(list, centre, radius, fill, edge);
        default:
            // Two discs instead of a stroke: where a stroke lies over the soft edge of a small disc, the disc's colour
            // shows in specks.
            list.AddCircleFilled(centre, radius + std::max(1.0f, radius * 0.14f) / 2, edge);
            list.AddCircleFilled(centre, radius - std::max(1.0f, radius * 0.14f) / 2, fill);
    }
}

float growth(ImVec2 css, float text_size) {
    constexpr float kLargeFrom = 1920, kLargeHeight = 900, kMost = 1.25f;  // CSS px
    constexpr float kLeastWidth = 320, kLeastHeight = 300;
    const float window = std::fmin(css.x / kLargeFrom, css.y / kLargeHeight);
    const float wished = std::fmin(std::fmax(window, 1.0f), kMost) * text_size;
    return std::fmin(wished, std::fmax(1.0f, std::fmin(css.x / kLeastWidth, css.y / kLeastHeight)));
}

ImFont* Theme::title_of(std::string_view words) const {
    constexpr unsigned kFirst = 0xa1, kLast = 0x17f, kDot = 0xb7, kTimes = 0xd7;  // title.otf: cmake/fonts.cmake
    const char* at = words.data();
    const char* end = at + words.size();
    for (unsigned letter = 0; at < end && !has_accents_of_titles();) {
        at += ImTextCharFromUtf8(&letter, at, end);
        if (letter >= kFirst && letter <= kLast && letter != kDot && letter != kTimes) return foreign;
    }
    return title;
}

ImFont* Theme::headline(std::string_view words, float width) const {
    const char* at = words.data();
    const char* end = at + words.size();
    for (unsigned letter = 0; at < end;) {
        at += ImTextCharFromUtf8(&letter, at, end);
        if (display->FindGlyphNoFallback(static_cast<ImWchar>(letter)) == nullptr) return title_of(words);
    }
    return display->CalcTextSizeA(display->FontSize, 1e6f, 0, words.data(), end).x > width ? title : display;
}

void apply_theme(Theme& theme) {
    const auto font = [&theme](std::string_view file, float css, float weight = 1, Shows shows = Shows::names) {
        return add_font(file, std::round(theme.px(css)), weight, shows);
    };
    begin_fonts();
    theme.text_line = line_height_of(kTextFile);
    theme.title_line = line_height_of(kTitleFile);
    theme.text = font(kTextFile, 16);
    theme.small = font(kTextFile, theme.spacious ? 14 : 13);
    theme.bold = font(kTextFile, 16, 1.4f);
    theme.title = font(kTitleFile, 28);
    theme.foreign = shows_all_letters() ? font(kTextFile, 25) : theme.title;
    theme.numeral = font(kTitleFile, 22);
    theme.display = font(kTitleFile, 44, 1, Shows::own_words);

    ImGuiStyle style;
    set_colours(style);
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.CircleTessellationMaxError = 0.08f;  // px; small signs are round, not eight-cornered
    style.WindowRounding = 0;
    style.ChildBorderSize = 0;
    style.PopupRounding = 6;
    style.FrameRounding = 6;
    style.FramePadding = {12, 10};
    style.ItemSpacing = {10, 10};
    style.ItemInnerSpacing = {8, 6};
    style.ScrollbarSize = 8;
    style.ScrollbarRounding = 4;
    style.GrabMinSize = 22;
    style.GrabRounding = 11;
    style.DisabledAlpha = 0.45f;
    style.ScaleAllSizes(theme.scale);
    style.PopupBorderSize = theme.line();
    ImGui::GetStyle() = style;
}

}  // namespace orrery::web
