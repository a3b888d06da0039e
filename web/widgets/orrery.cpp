#include "web/widgets/orrery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <imgui_internal.h>

#include "web/boards/kit/geometry.h"
#include "web/platform.h"
#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr double kTurnMs = 5000;  // how long it turns after the last touch
constexpr double kSlowMs = 1500;  // the last part of that runs out softly
constexpr float kSpeed = 0.05f;   // radians a second of the innermost body
constexpr std::uint64_t kFaceSeed = 5;

// Reach is a share of the outer ring, radius in CSS pixels; pace is relative to the innermost.
struct Orbit {
    float reach, radius, start, pace;
    FaceKind face;
};
constexpr std::array<Orbit, 5> kOrbits{{
    {0.30f, 15, 2.45f, 1.00f, FaceKind::dust},
    {0.45f, 19, 5.35f, 0.72f, FaceKind::ice},
    {0.60f, 27, 0.55f, 0.50f, FaceKind::giant},
    {0.75f, 22, 3.75f, 0.36f, FaceKind::dust},
    {0.90f, 25, 1.85f, 0.25f, FaceKind::ice},
}};
constexpr std::array<std::string_view, 12> kNumerals{"I",   "II",   "III", "IV", "V",  "VI",
                                                     "VII", "VIII", "IX",  "X",  "XI", "XII"};

// A circle seen from above at an angle: all orbits share centre and tilt.
struct Chart {
    ImVec2 centre;
    float across, down;

    ImVec2 at(float reach, float angle) const {
        return {centre.x + std::cos(angle) * across * reach, centre.y + std::sin(angle) * down * reach};
    }
};

void ellipse(ImDrawList& list, const Chart& chart, float reach, ImU32 colour, float thickness) {
    constexpr int kSteps = 120;
    for (int i = 0; i < kSteps; ++i) list.PathLineTo(chart.at(reach, 2 * kPi * real(i) / kSteps));
    list.PathStroke(colour, ImDrawFlags_Closed, thickness);
}

void graduation(ImDrawList& list, const Chart& chart, float reach, float depth, int marks, int every, ImU32 colour,
                float thickness) {
    for (int i = 0; i < marks; ++i) {
        const float angle = 2 * kPi * real(i) / real(marks);
        const float length = i % every == 0 ? depth : depth * 0.5f;
        list.AddLine(chart.at(reach, angle), chart.at(reach + length, angle), colour, thickness);
    }
}

void draw_ring(ImDrawList& list, const Chart& chart, const Theme& theme) {
    const ImU32 brass = with_alpha(ink::kBrass, 0.55f), faint = with_alpha(ink::kBrass, 0.28f);
    ellipse(list, chart, 1.0f, brass, theme.px(1.2f));
    ellipse(list, chart, 1.028f, faint, theme.line());
    ellipse(list, chart, 1.10f, brass, theme.line());
    graduation(list, chart, 1.0f, 0.028f, 180, 5, brass, theme.line());
    for (int i = 0; i < 12; ++i)
        text_centred(list, theme.small, chart.at(1.064f, 2 * kPi * (real(i) - 3) / 12 + kPi / 12),
                     with_alpha(ink::kBrass, 0.75f), kNumerals[static_cast<std::size_t>(i)]);
    for (int i = 0; i < 12; ++i) {
        const float angle = 2 * kPi * real(i) / 12;
        list.AddLine(chart.at(1.028f, angle), chart.at(1.10f, angle), faint, theme.line());
    }
}

void draw_sun(ImDrawList& list, const Chart& chart, float radius, float angle, const Theme& theme) {
    constexpr int kRays = 16;
    for (int glow = 6; glow > 0; --glow)
        list.AddCircleFilled(chart.centre, radius * (1 + real(glow) * 0.28f), with_alpha(ink::kBrass, 0.028f), 48);
    for (int i = 0; i < kRays; ++i) {
        const float turn = angle + 2 * kPi * real(i) / kRays;
        const float reach = radius * (i % 2 == 0 ? 1.75f : 1.42f), half = i % 2 == 0 ? 0.10f : 0.13f;
        list.AddTriangleFilled(at_angle(chart.centre, radius * 1.1f, turn - half), at_angle(chart.centre, reach, turn),
                               at_angle(chart.centre, radius * 1.1f, turn + half), with_alpha(ink::kBrass, 0.85f));
    }
    list.AddCircleFilled(chart.centre, radius, mix(ink::kBrass, ink::kNight, 0.25f), 48);
    list.AddCircleFilled(chart.centre + ImVec2{-radius * 0.12f, -radius * 0.14f}, radius * 0.8f,
                         mix(ink::kBrass, ink::kIvory, 0.10f), 48);
    list.AddCircleFilled(chart.centre + ImVec2{-radius * 0.22f, -radius * 0.26f}, radius * 0.5f,
                         mix(ink::kBrass, ink::kIvory, 0.35f), 48);
    list.AddCircle(chart.centre, radius * 1.08f, ink::kNight, 48, theme.px(1.5f));
    list.AddCircle(chart.centre, radius, with_alpha(ink::kIvory, 0.55f), 48, theme.line());
}

// The arm that carries a body, from the hub outwards, with its joint.
void draw_arm(ImDrawList& list, const Chart& chart, const Orbit& orbit, float angle, bool bright, const Theme& theme) {
    const ImU32 colour = with_alpha(ink::kBrass, bright ? 0.75f : 0.32f);
    list.AddLine(chart.centre, chart.at(orbit.reach, angle), colour, theme.px(bright ? 1.8f : 1.3f));
    const ImVec2 joint = chart.at(orbit.reach * 0.62f, angle);
    list.AddCircleFilled(joint, theme.px(3.2f), ink::kNight);
    list.AddCircle(joint, theme.px(3.2f), colour, 0, theme.px(1.2f));
}

}  // namespace

void Orrery::turn(const Theme& theme) {
    const double now = platform_ms();
    const ImGuiIO& io = ImGui::GetIO();
    const bool touched = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseDown[0] || io.MouseWheel != 0 ||
                         ImGui::GetCurrentContext()->NavAnyRequest;
    if (touched || touched_ms_ < 0) touched_ms_ = now;
    const double left = touched_ms_ + kTurnMs - now;
    turning_ = left > 0 && !theme.reduced_motion;
    if (turning_) {
        const double passed = std::min(now - last_ms_, 50.0) / 1000;
        angle_ += static_cast<float>(passed * std::min(1.0, left / kSlowMs)) * kSpeed;
    }
    last_ms_ = now;
}

OrreryAnswer Orrery::draw(const Theme& theme, Marks& marks, std::span<const Body> bodies, int chosen, ImVec2 min,
                          ImVec2 max) {
    turn(theme);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 room = max - min;
    Chart chart{towards(min, max, 0.5f), 0, 0};
    chart.across = std::min(room.x / 2.24f, room.y / 1.5f);
    chart.down = std::min(chart.across * 0.86f, room.y / 2.3f);
    const float scale = std::clamp(chart.across / theme.px(420), 0.62f, 1.25f);

    ellipse(list, chart, 0.14f, with_alpha(ink::kLine, 0.7f), theme.line());
    for (const Orbit& orbit : kOrbits) {
        ellipse(list, chart, orbit.reach, with_alpha(ink::kLine, 0.95f), theme.line());
        graduation(list, chart, orbit.reach, 0.012f, 72, 6, with_alpha(ink::kLine, 0.8f), theme.line());
    }
    draw_ring(list, chart, theme);

    std::array<FaceKind, kOrbits.size()> kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kOrbits[i].face;
    faces_.prepare(kinds, theme.px(27) * scale * 2, kFaceSeed);

    OrreryAnswer answer{.turning = turning_};
    const std::size_t count = std::min(bodies.size(), kOrbits.size());
    const auto angle_of = [this](const Orbit& orbit) { return orbit.start + angle_ * orbit.pace; };
    for (std::size_t i = 0; i < count; ++i)
        draw_arm(list, chart, kOrbits[i], angle_of(kOrbits[i]), chosen == static_cast<int>(i), theme);
    draw_sun(list, chart, theme.px(26) * scale, angle_ * 0.5f, theme);
    for (std::size_t i = 0; i < count; ++i) {
        const Orbit& orbit = kOrbits[i];
        const Body& body = bodies[i];
        const ImVec2 centre = chart.at(orbit.reach, angle_of(orbit));
        const float radius = theme.px(orbit.radius) * scale;
        const float reach = std::max(radius + theme.px(6), theme.target() / 2);
        const Press press = pressed(marks, "body:" + std::string(body.id), centre - ImVec2{reach, reach},
                                    centre + ImVec2{reach, reach});
        if (press.hovered || press.focused) answer.pointed = static_cast<int>(i);
        if (press.clicked) answer.pressed = static_cast<int>(i);

        const bool lit = chosen == static_cast<int>(i);
        list.AddCircleFilled(centre, radius + theme.px(3), ink::kNight, 48);
        faces_.draw(list, i, centre, radius, IM_COL32_WHITE);
        if (lit) list.AddCircle(centre, radius + theme.px(6), ink::kBrass, 64, theme.px(1.5f));
        if (press.focused) list.AddCircle(centre, radius + theme.px(10), ink::kBrass, 64, theme.px(2));
        ImFont* font = scale < 0.8f ? theme.text : theme.numeral;
        const ImVec2 size = measure(font, body.name);
        const float x = std::clamp(centre.x, min.x + size.x / 2, max.x - size.x / 2);
        const float away = radius + theme.px(9) + size.y / 2;  // the name stands on the side of the sun
        const float y = centre.y > chart.centre.y + chart.down * 0.4f ? centre.y - away : centre.y + away;
        text_centred(list, font, {x, y}, ink::kBrass, body.name);
    }
    return answer;
}

}  // namespace orrery::web
