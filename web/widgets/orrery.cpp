#include "web/widgets/orrery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

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

// Radius in CSS pixels; pace is relative to the innermost.
struct Orbit {
    float radius, start, pace;
    FaceKind face;
    int moons;
    bool ringed = false;
};
constexpr std::array<Orbit, 5> kOrbits{{
    {15, 2.45f, 1.00f, FaceKind::dust, 0},
    {20, 5.35f, 0.72f, FaceKind::sea, 1},
    {27, 0.55f, 0.50f, FaceKind::giant, 0, true},
    {21, 3.75f, 0.36f, FaceKind::ash, 0},
    {26, 1.64f, 0.25f, FaceKind::storm, 2},
}};
constexpr float kInner = 0.30f, kOuter = 0.90f;  // reach of the first and the last orbit, as shares of the ring
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

// Light that falls off smoothly from `colour` in the middle to nothing at `radius`.
void draw_light(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour) {
    constexpr int kSides = 48;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    list.PrimReserve(kSides * 3, kSides + 1);
    list.PrimWriteVtx(centre, white, colour);
    for (int i = 0; i < kSides; ++i)
        list.PrimWriteVtx(at_angle(centre, radius, 2 * kPi * real(i) / kSides), white, with_alpha(colour, 0));
    for (int i = 0; i < kSides; ++i) {
        list.PrimWriteIdx(first);
        list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + i));
        list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + (i + 1) % kSides));
    }
}

void draw_sun(ImDrawList& list, const Chart& chart, float radius, float angle, const Theme& theme) {
    constexpr int kRays = 16;
    draw_light(list, chart.centre, radius * 9, with_alpha(ink::kBrass, 0.13f));
    draw_light(list, chart.centre, radius * 3, with_alpha(ink::kBrass, 0.30f));
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
void draw_arm(ImDrawList& list, const Chart& chart, float reach, float angle, bool bright, const Theme& theme) {
    const ImU32 colour = with_alpha(ink::kBrass, bright ? 0.75f : 0.32f);
    list.AddLine(chart.centre, chart.at(reach, angle), colour, theme.px(bright ? 1.8f : 1.3f));
    const ImVec2 joint = chart.at(reach * 0.62f, angle);
    list.AddCircleFilled(joint, theme.px(3.2f), ink::kNight);
    list.AddCircle(joint, theme.px(3.2f), colour, 0, theme.px(1.2f));
}

// The way that a body has come, fading.
void draw_trail(ImDrawList& list, const Chart& chart, float reach, float angle, bool bright, const Theme& theme) {
    constexpr int kSteps = 28;
    constexpr float kLength = 1.1f;  // radians
    for (int i = 0; i < kSteps; ++i) {
        const float near = real(i) / kSteps, far = real(i + 1) / kSteps;
        list.AddLine(chart.at(reach, angle - near * kLength), chart.at(reach, angle - far * kLength),
                     with_alpha(ink::kBrass, (bright ? 0.9f : 0.5f) * (1 - near) * (1 - near)), theme.px(1.6f));
    }
}

// One half of a tilted ring about a body: the one behind it, or the one before it.
void draw_half_ring(ImDrawList& list, ImVec2 centre, float radius, bool before, const Theme& theme) {
    constexpr int kSteps = 24;
    constexpr float kTilt = -0.38f, kFlat = 0.26f;
    for (const float share : {1.55f, 1.75f, 1.95f}) {
        for (int i = 0; i <= kSteps; ++i) {
            const float angle = (before ? 0 : kPi) + kPi * real(i) / kSteps;
            const ImVec2 flat{std::cos(angle) * radius * share, std::sin(angle) * radius * share * kFlat};
            list.PathLineTo(centre + ImVec2{flat.x * std::cos(kTilt) - flat.y * std::sin(kTilt),
                                            flat.x * std::sin(kTilt) + flat.y * std::cos(kTilt)});
        }
        list.PathStroke(with_alpha(mix(ink::kBrass, ink::kIvory, 0.4f), share == 1.75f ? 0.75f : 0.4f), 0,
                        theme.px(share == 1.75f ? 2.6f : 1.3f) * radius / theme.px(27));
    }
}

// Moons go round in a few seconds; half of the way they are behind their body.
void draw_moons(ImDrawList& list, const Orbit& orbit, ImVec2 centre, float radius, float angle, bool before) {
    for (int i = 0; i < orbit.moons; ++i) {
        const float turn = angle * (14 - 5 * real(i)) + orbit.start + 2.4f * real(i),
                    out = radius * (1.5f + 0.32f * real(i));
        if ((std::sin(turn) > 0) != before) continue;
        const ImVec2 at = centre + ImVec2{std::cos(turn) * out, std::sin(turn) * out * 0.45f};
        list.AddCircleFilled(at, radius * 0.15f, ink::kNight, 16);
        list.AddCircleFilled(at, radius * 0.12f, mix(ink::kIvory, ink::kLine, before ? 0.1f : 0.5f), 16);
    }
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
    struct Place {
        const Orbit& orbit;
        float reach, angle;
    };
    std::vector<Place> places;
    std::vector<FaceKind> kinds;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const Orbit& orbit = kOrbits[i % kOrbits.size()];
        const float share = bodies.size() > 1 ? real(i) / real(bodies.size() - 1) : 0;
        places.push_back({orbit, kInner + (kOuter - kInner) * share, orbit.start + angle_ * orbit.pace});
        kinds.push_back(orbit.face);
        ellipse(list, chart, places.back().reach, with_alpha(ink::kLine, 0.95f), theme.line());
        graduation(list, chart, places.back().reach, 0.012f, 72, 6, with_alpha(ink::kLine, 0.8f), theme.line());
    }
    draw_ring(list, chart, theme);
    faces_.prepare(kinds, theme.px(27) * scale * 2, kFaceSeed);

    OrreryAnswer answer{.turning = turning_};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool lit = chosen == static_cast<int>(i);
        draw_trail(list, chart, places[i].reach, places[i].angle, lit, theme);
        draw_arm(list, chart, places[i].reach, places[i].angle, lit, theme);
    }
    draw_sun(list, chart, theme.px(26) * scale, angle_ * 0.5f, theme);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [orbit, reach, angle] = places[i];
        const Body& body = bodies[i];
        const ImVec2 centre = chart.at(reach, angle);
        const float radius = theme.px(orbit.radius) * scale;
        const float finger = std::max(radius + theme.px(6), theme.target() / 2);
        const Press press = pressed(marks, "body:" + std::string(body.id), centre - ImVec2{finger, finger},
                                    centre + ImVec2{finger, finger});
        if (press.hovered || press.focused) answer.pointed = static_cast<int>(i);
        if (press.clicked) answer.pressed = static_cast<int>(i);

        list.AddCircleFilled(centre, radius + theme.px(3), ink::kNight, 48);
        draw_moons(list, orbit, centre, radius, angle_, false);
        if (orbit.ringed) draw_half_ring(list, centre, radius, false, theme);
        const ImVec2 to_sun = chart.centre - centre;
        faces_.draw(list, i, centre, radius, IM_COL32_WHITE, std::atan2(to_sun.y, to_sun.x));
        if (orbit.ringed) draw_half_ring(list, centre, radius, true, theme);
        draw_moons(list, orbit, centre, radius, angle_, true);
        const bool lit = chosen == static_cast<int>(i);
        const float halo = orbit.ringed ? radius * 2.1f : radius + theme.px(6);
        if (lit) list.AddCircle(centre, halo, ink::kBrass, 64, theme.px(1.5f));
        if (press.focused) list.AddCircle(centre, halo + theme.px(4), ink::kBrass, 64, theme.px(2));
        const bool is_small = scale < 0.8f;  // then names stand too close for a note
        ImFont* font = is_small ? theme.text : theme.numeral;
        const std::string_view note = is_small ? std::string_view() : body.note;
        const ImVec2 size = measure(font, body.name), more = note.empty() ? ImVec2{} : measure(theme.small, note);
        const float half = std::max(size.x, more.x) / 2;
        const float x = std::clamp(centre.x, min.x + half, max.x - half);
        const bool above = centre.y > chart.centre.y + chart.down * 0.4f;  // names stand on the side of the sun
        const float away = radius + theme.px(9) + size.y / 2;
        const float y = above ? centre.y - away - more.y : centre.y + away;
        text_centred(list, font, {x, y}, ink::kBrass, body.name);
        if (!note.empty())
            text_centred(list, theme.small, {x, y + (size.y + more.y) / 2}, with_alpha(ink::kIvory, ink::kQuiet), note);
    }
    return answer;
}

}  // namespace orrery::web
