#include "web/boards/kit/sky.h"

#include <algorithm>

#include "core/chance.h"
#include "web/boards/kit/geometry.h"

namespace orrery::web {
namespace {
constexpr float kStarsPerCell = 0.42f;  // a cell is 32 x 32 CSS pixels
constexpr int kRings = 3;
constexpr int kGraduations = 72;

float share(Chance& luck) { return real(luck.below(4096)) / 4096; }

void draw_bright_star(ImDrawList& list, ImVec2 at, float radius, float glow) {
    const ImU32 ray = with_alpha(ink::kIvory, glow * 0.45f);
    list.AddLine(at - ImVec2{radius * 3, 0}, at + ImVec2{radius * 3, 0}, ray);
    list.AddLine(at - ImVec2{0, radius * 3}, at + ImVec2{0, radius * 3}, ray);
    list.AddCircleFilled(at, radius, with_alpha(ink::kIvory, glow), 8);
}
}  // namespace

void draw_sky(ImDrawList& list, ImVec2 min, ImVec2 max, std::uint64_t seed, const Theme& theme,
              std::span<const ImRect> words) {
    list.AddRectFilled(min, max, ink::kNight);
    // A glow that falls off to the corners: four rectangles that meet in the middle.
    const ImVec2 centre = towards(min, max, 0.5f);
    const ImU32 glow = mix(ink::kNight, ink::kLine, 0.26f), edge = ink::kNight;
    list.AddRectFilledMultiColor(min, centre, edge, edge, glow, edge);
    list.AddRectFilledMultiColor({centre.x, min.y}, {max.x, centre.y}, edge, edge, edge, glow);
    list.AddRectFilledMultiColor({min.x, centre.y}, {centre.x, max.y}, edge, glow, edge, edge);
    list.AddRectFilledMultiColor(centre, max, glow, edge, edge, edge);

    Chance luck(seed ^ 0x57A25);
    const ImVec2 size = max - min;
    const float cell = theme.px(32);
    const int stars = static_cast<int>(size.x * size.y / (cell * cell) * kStarsPerCell);
    for (int i = 0; i < stars; ++i) {
        const ImVec2 at{min.x + share(luck) * size.x, min.y + share(luck) * size.y};
        const float faintness = share(luck), warmth = share(luck);
        const float brightness = faintness * faintness * faintness;
        const ImU32 hue = mix(ink::kIvory, warmth < 0.5f ? ink::kVerdigris : ink::kBrass, warmth < 0.5f ? 0.2f : 0.35f);
        const float side = theme.px(0.5f + brightness * 0.7f);
        if (std::any_of(words.begin(), words.end(), [at](const ImRect& place) { return place.Contains(at); })) continue;
        if (brightness > 0.94f)
            draw_bright_star(list, at, side, 0.8f);
        else
            list.AddCircleFilled(at, side * 1.1f, with_alpha(hue, 0.16f + brightness * 0.55f), 6);
    }
}

void draw_chart_rings(ImDrawList& list, ImVec2 centre, float radius, const Theme& theme) {
    const float thin = theme.px(1);
    for (int ring = 1; ring <= kRings; ++ring)
        list.AddCircle(centre, radius * real(ring) / kRings, with_alpha(ink::kLine, 0.28f), 96, thin);
    list.AddCircle(centre, radius + theme.px(8), with_alpha(ink::kLine, 0.28f), 96, thin);
    for (int i = 0; i < kGraduations; ++i) {
        const float angle = 2 * kPi * real(i) / kGraduations;
        const float depth = i % 6 == 0 ? 8.0f : 4.0f;
        list.AddLine(at_angle(centre, radius, angle), at_angle(centre, radius + theme.px(depth), angle),
                     with_alpha(ink::kLine, 0.4f), thin);
    }
}

}  // namespace orrery::web
