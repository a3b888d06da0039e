// Draws piece by piece: rings and numerals, sun, arms, bodies with their moons, names. Orrery::draw at the end puts
// them in order and tells which body is meant. screens/home.cpp decides which games it shows and what a press opens.
#include "web/widgets/orrery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "web/boards/kit/geometry.h"
#include "web/platform.h"
#include "web/widgets/button.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr double kTurnMs = 5000;  // how long it turns after the last touch
constexpr double kSlowMs = 1500;  // at the end of that time it slows down
constexpr float kSpeed = 0.035f;  // radians per second
constexpr float kSway = 0.12f;    // radians by which a body runs ahead of the rest, and falls behind
constexpr double kFadeMs = 250;   // fading of a name that changes sides
constexpr std::uint64_t kFaceSeed = 5;

// Radius in CSS pixels. All bodies go round together, a fifth of the circle apart, so that names always have room. Each
// sways a different number of times per round.
struct Orbit {
    float radius, start, sways;
    FaceKind face;
    int moons;
    bool ringed = false;
};
constexpr std::array<Orbit, 5> kOrbits{{
    {15, 2.45f, 3.0f, FaceKind::dust, 0},
    {20, 1.19f, 2.3f, FaceKind::sea, 1},
    {27, 4.96f, 2.7f, FaceKind::giant, 0, true},
    {21, 6.22f, 1.9f, FaceKind::ash, 0},
    {26, 3.71f, 2.1f, FaceKind::storm, 2},
}};
constexpr float kSun = 26, kNameGap = 9;              // CSS px
constexpr float kSunReach = 1.4f, kRingReach = 1.8f;  // factors for a radius
constexpr float kInner = 0.30f, kOuter = 0.90f;       // radius of the first and the last orbit, as shares of the ring
constexpr float kInnerRim = 1.028f, kRim = 1.10f;     // the ring's numerals stand between these two
constexpr std::array<std::string_view, 12> kNumerals{"I",   "II",   "III", "IV", "V",  "VI",
                                                     "VII", "VIII", "IX",  "X",  "XI", "XII"};

// A circle seen at an angle from above. All orbits share its centre and tilt.
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
    ellipse(list, chart, kInnerRim, faint, theme.line());
    ellipse(list, chart, kRim, brass, theme.line());
    graduation(list, chart, 1.0f, kInnerRim - 1, 180, 5, brass, theme.line());
    for (int i = 0; i < 12; ++i) {
        const float angle = 2 * kPi * real(i) / 12;
        list.AddLine(chart.at(kInnerRim, angle), chart.at(kRim, angle), faint, theme.line());
    }
}

// Draws the ring's numerals that no name covers; none if they would be higher than the ring.
template <class Names>
void draw_numerals(ImDrawList& list, const Chart& chart, const Names& names, const Theme& theme) {
    if ((kRim - kInnerRim) * chart.down < theme.small->FontSize) return;
    for (std::size_t i = 0; i < kNumerals.size(); ++i) {
        const ImVec2 centre = chart.at((kRim + kInnerRim) / 2, 2 * kPi * (real(i) - 3) / 12 + kPi / 12);
        const ImVec2 half = measure(theme.small, kNumerals[i]) * 0.5f;
        const ImRect place{centre - half, centre + half};
        if (std::none_of(names.begin(), names.end(), [&](const auto& name) { return name.place.Overlaps(place); }))
            text_centred(list, theme.small, centre, with_alpha(ink::kBrass, 0.75f), kNumerals[i]);
    }
}

// Light that fades from `colour` in the middle to nothing at `radius`.
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

// The arm that carries a body, from the hub to its joint.
void draw_arm(ImDrawList& list, const Chart& chart, float reach, float angle, bool bright, const Theme& theme) {
    const ImU32 colour = with_alpha(ink::kBrass, bright ? 0.75f : 0.32f);
    list.AddLine(chart.centre, chart.at(reach, angle), colour, theme.px(bright ? 1.8f : 1.3f));
    const ImVec2 joint = chart.at(reach * 0.62f, angle);
    list.AddCircleFilled(joint, theme.px(3.2f), ink::kNight);
    list.AddCircle(joint, theme.px(3.2f), colour, 0, theme.px(1.2f));
}

// The fading trail of a body.
void draw_trail(ImDrawList& list, const Chart& chart, float reach, float angle, bool bright, const Theme& theme) {
    constexpr int kSteps = 28;
    constexpr float kLength = 1.1f;  // radians
    for (int i = 0; i < kSteps; ++i) {
        const float near = real(i) / kSteps, far = real(i + 1) / kSteps;
        list.AddLine(chart.at(reach, angle - near * kLength), chart.at(reach, angle - far * kLength),
                     with_alpha(ink::kBrass, (bright ? 0.9f : 0.5f) * (1 - near) * (1 - near)), theme.px(1.6f));
    }
}

// Half of a tilted ring around a body: the half behind it, or the half in front.
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

// Moons take a few seconds for a round. Half of the time they are behind their body.
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
    turning_ = left > 0 && !theme.reduced_motion && platform_keeps_up();
    if (turning_) {
        const double passed = std::min(now - last_ms_, 50.0) / 1000;
        angle_ += static_cast<float>(passed * std::min(1.0, left / kSlowMs)) * kSpeed;
    }
    last_ms_ = now;
}

// Puts a name on the side of the sun, or where it meets no other name and no body. Above or below its body it moves
// aside if it would reach the innermost line of the dial; `dial` is around that line. In a small dial it stays on its
// side while that is so, and may reach the line. All have the same centre.
void Orrery::place_names(const Theme& theme, const std::vector<Spot>& spots, const ImRect& sun, const ImRect& dial,
                         const ImRect& room) {
    constexpr float kRoomy = 6.6f;  // lines of text; in a lower dial names could not keep apart
    constexpr float kLevel = 0.6f;  // of its height: there the dial is wide enough for all of them
    constexpr float kInside = 7;    // CSS px from the innermost line
    const ImVec2 centre = dial.GetCenter(), reach = dial.GetSize() * 0.5f;
    const bool is_roomy = reach.y > theme.text->FontSize * kRoomy;
    const auto body = [](const Spot& spot) {
        const ImVec2 half{spot.width, spot.radius};
        return ImRect{spot.centre - half, spot.centre + half};
    };
    const auto place = [&](const Spot& spot, Side side) {
        const ImVec2 away{spot.width + theme.px(kNameGap) + spot.size.x / 2,
                          spot.radius + theme.px(kNameGap) + spot.size.y / 2};
        ImVec2 middle = spot.centre;
        if (side == Side::above || side == Side::below) {
            middle.y += side == Side::above ? -away.y : away.y;
            const float half = spot.size.x / 2, aside = middle.x - centre.x;
            const float down = (std::abs(middle.y - centre.y) + spot.size.y / 2) / reach.y;
            float most = room.GetWidth() / 2;
            if (down < 1 && (is_roomy || down < kLevel))
                most = reach.x * std::sqrt(1 - down * down) - theme.px(kInside);
            most = std::max(0.0f, most - half);
            middle.x = centre.x + std::clamp(aside, -most, most);
        } else {
            middle.x += side == Side::left ? -away.x : away.x;
        }
        return ImRect{middle - spot.size * 0.5f, middle + spot.size * 0.5f};
    };
    const auto shared = [](ImRect a, const ImRect& b) {  // by two areas
        if (!a.Overlaps(b)) return 0.0f;
        a.ClipWith(b);
        return a.GetArea();
    };
    names_.resize(spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i) {
        Name& name = names_[i];
        const Side before = name.side, other = spots[i].sunward == Side::above ? Side::below : Side::above;
        float least = std::numeric_limits<float>::max();
        const Side first = is_roomy || before == Side::none ? spots[i].sunward : before;
        for (const Side side : {first, spots[i].sunward, other, Side::right, Side::left}) {
            const ImRect at = place(spots[i], side);
            float met = at.GetArea() - shared(at, room) + shared(at, sun);
            for (std::size_t k = 0; k < spots.size(); ++k) {
                if (k != i) met += shared(at, body(spots[k]));
                if (k < i) met += shared(at, names_[k].place);
            }
            if (met >= least) continue;
            least = met, name.side = side, name.place = at;
        }
        if (before != Side::none && before != name.side) name.since = platform_ms();
    }
}

OrreryAnswer Orrery::draw(const Theme& theme, Marks& marks, const OrreryFrame& frame, FunctionRef<void()> tell) {
    turn(theme);
    const auto& [bodies, chosen, min, max, panel, told_after] = frame;
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
        places.push_back(
            {orbit, kInner + (kOuter - kInner) * share, orbit.start + angle_ + kSway * std::sin(angle_ * orbit.sways)});
        kinds.push_back(orbit.face);
        ellipse(list, chart, places.back().reach, with_alpha(ink::kLine, 0.95f), theme.line());
        graduation(list, chart, places.back().reach, 0.012f, 72, 6, with_alpha(ink::kLine, 0.8f), theme.line());
    }
    draw_ring(list, chart, theme);
    faces_.prepare(kinds, theme.px(27) * scale * 2, kFaceSeed);

    OrreryAnswer answer{.turning = turning_};
    int under = -1;  // the pointer
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool lit = chosen == static_cast<int>(i);
        draw_trail(list, chart, places[i].reach, places[i].angle, lit, theme);
        draw_arm(list, chart, places[i].reach, places[i].angle, lit, theme);
    }
    draw_sun(list, chart, theme.px(kSun) * scale, angle_ * 0.5f, theme);
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool is_small = scale < 0.8f;  // then names are too close for a note
        Spot spot{chart.at(places[i].reach, places[i].angle), theme.px(places[i].orbit.radius) * scale};
        spot.width = spot.radius * (places[i].orbit.ringed ? kRingReach : 1);
        spot.font = is_small ? theme.text : theme.numeral;
        spot.note = is_small ? std::string_view() : bodies[i].note;
        const ImVec2 name = measure(spot.font, bodies[i].name);
        const ImVec2 note = spot.note.empty() ? ImVec2{} : measure(theme.small, spot.note);
        spot.size = {std::max(name.x, note.x), name.y + note.y};
        spot.name_height = name.y;
        spot.sunward = spot.centre.y > chart.centre.y + chart.down * 0.4f ? Side::above : Side::below;
        spots.push_back(spot);
    }
    const float sun = theme.px(kSun * kSunReach) * scale;
    const ImVec2 across{chart.across, chart.down}, glare{sun, sun};
    const ImRect dial{chart.centre - across, chart.centre + across};
    place_names(theme, spots, {chart.centre - glare, chart.centre + glare}, dial, {min, max});
    marks.add("dial", dial.Min, dial.Max);
    draw_numerals(list, chart, names_, theme);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [orbit, reach, angle] = places[i];
        const Body& body = bodies[i];
        const ImVec2 centre = chart.at(reach, angle);
        const float radius = theme.px(orbit.radius) * scale;
        const float finger = std::max(radius + theme.px(6), theme.target() / 2);
        const Press press = pressed(marks, "body:" + std::string(body.id), centre - ImVec2{finger, finger},
                                    centre + ImVec2{finger, finger});
        if (press.hovered) under = static_cast<int>(i);
        if (press.focused) answer.focused = static_cast<int>(i);
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
        const Name& name = names_[i];
        const float age = theme.reduced_motion ? 1 : real((platform_ms() - name.since) / kFadeMs);
        if (age < 1) answer.turning = true;
        const ImVec2 at{name.place.GetCenter().x, name.place.Min.y + spots[i].name_height / 2};
        text_centred(list, spots[i].font, at, with_alpha(ink::kBrass, std::min(1.0f, age)), body.name);
        marks.add("name:" + std::string(body.id), name.place.Min, name.place.Max);
        if (!spots[i].note.empty())
            text_centred(list, theme.small, {at.x, name.place.Max.y - theme.small->FontSize / 2},
                         with_alpha(ink::kIvory, ink::kQuiet), spots[i].note);
        if (told_after == static_cast<int>(i)) tell();
    }
    answer.pointed = aim_.look(theme, under, panel);
    answer.turning |= aim_.waits();
    return answer;
}

}  // namespace orrery::web
