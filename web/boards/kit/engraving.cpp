#include "web/boards/kit/engraving.h"

#include <algorithm>
#include <cstdint>

#include "core/chance.h"
#include "web/boards/kit/geometry.h"
#include "web/theme.h"

namespace orrery::web::kit {
namespace {

constexpr float kTurn = 2 * kPi / 100;  // angles of the table to radians

struct Engraver {
    ImDrawList& list;
    ImVec2 centre;
    float radius;
    float line;
    ImU32 ink;

    ImVec2 at(float x, float y) const { return centre + ImVec2{x, y} * (radius / 100); }
    void to(float x, float y) const { list.PathLineTo(at(x, y)); }
    void stroke(bool closed = false) const { list.PathStroke(ink, closed ? ImDrawFlags_Closed : 0, line); }
    void straight(float x, float y, float a, float b) const { to(x, y), to(a, b), stroke(); }

    // Part of an ellipse that is itself turned, all angles in radians.
    void ellipse(float x, float y, float a, float b, float turn, float from, float until) const {
        const float span = until - from, reach = std::max(a, b) * radius / 100;
        const bool whole = span > 6.28f;
        const int n = std::clamp(static_cast<int>(span * (1.6f + std::sqrt(reach) * 0.5f)), 4, 48);
        const float cosine = std::cos(turn), sine = std::sin(turn);
        for (int i = 0; i < n + !whole; ++i) {
            const ImVec2 p = at_angle({0, 0}, 1, from + span * real(i) / real(n));
            to(x + a * p.x * cosine - b * p.y * sine, y + a * p.x * sine + b * p.y * cosine);
        }
        stroke(whole);
    }
    void ellipse(float x, float y, float a, float b) const { ellipse(x, y, a, b, 0, 0, 2 * kPi); }

    void tree(float x, float y, float reach, float angle, float spread, int forks) const {
        const ImVec2 end = at_angle({x, y}, reach, angle);
        straight(x, y, end.x, end.y);
        if (forks == 0) return;
        const float lean = forks % 2 == 0 ? 0.8f : 1.1f;  // so that no two sides are alike
        tree(end.x, end.y, reach * 0.72f, angle - spread * lean, spread, forks - 1);
        tree(end.x, end.y, reach * 0.62f, angle + spread * (2 - lean), spread, forks - 1);
    }

    void draw(const Stroke& s, Chance& luck) const {
        const float x = s.x, y = s.y, a = s.a, b = s.b, c = s.c, d = s.d, n = s.n;
        const auto share = [&luck] { return real(luck.below(4096)) / 4096; };
        for (int k = 0; k < std::max<int>(s.n, 1); ++k) {
            const float i = real(k), part = n > 1 ? i / (n - 1) : 0;
            switch (s.op) {
                case kRings: ellipse(x, y, a + (c - a) * part, b + (d - b) * part); break;
                case kPetals: ellipse(x, y, a, b, c * kTurn + kPi * i / n, 0, 2 * kPi); break;
                case kRays: {
                    const float angle = (c + (d - c) * (d - c >= 100 ? i / n : part)) * kTurn;
                    const ImVec2 from = at_angle({x, y}, a, angle),
                                 until = at_angle({x, y}, k % 2 == 0 ? b : a + (b - a) * 0.6f, angle);
                    straight(from.x, from.y, until.x, until.y);
                    break;
                }
                case kArc: ellipse(x, y, a, b, 0, c * kTurn, d * kTurn); break;
                case kLines: straight(x + c * i, y + d * i, a + c * i, b + d * i); break;
                case kBend: to(x, y), to(a, b), to(c, d), stroke(); break;
                case kPolygon:
                    to(x + a * std::cos((i + c / 100) * 2 * kPi / n), y + b * std::sin((i + c / 100) * 2 * kPi / n));
                    if (k == s.n - 1) stroke(true);
                    break;
                case kSpiral:
                    for (int j = 0; j <= 20; ++j) {
                        const float out = real(j) / 20;
                        const ImVec2 p = at_angle({0, 0}, a * out, 2 * kPi * i / n + b * kTurn * std::sqrt(out));
                        to(x + p.x, y + p.y * c / 100);
                    }
                    stroke();
                    break;
                case kWaves:
                    for (int j = 0; j <= 28; ++j) {
                        const float along = real(j) / 14 - 1;
                        to(x + a * along, y + c * i + b * std::sin(along * a * 0.09f + i * 1.3f));
                    }
                    stroke();
                    break;
                case kStars: {
                    const ImVec2 p = at(x + a * (share() * 2 - 1), y + b * (share() * 2 - 1));
                    list.AddCircleFilled(p, c * (0.5f + share()) * radius / 100 + 0.3f, ink, 8);
                    break;
                }
                case kTowers: {
                    const float wide = (a - x) / n, left = x + wide * i, top = y - b * (0.25f + 0.75f * share());
                    const float slant = (share() - 0.5f) * b * 0.2f;
                    to(left, y), to(left, top), to(left + wide * 0.8f, top + slant), to(left + wide * 0.8f, y);
                    stroke();
                    break;
                }
                case kTree: return tree(x, y, a, -kPi / 2, b * kTurn, s.n);
                case kDisk: list.AddCircleFilled(at(x, y), a * radius / 100, ink::kNight); break;
                case kHelix: {
                    const float along = x - a + 2 * a * part, lift = b * std::sin(part * 2.2f * kPi);
                    straight(along, y - lift, along, y + lift);
                    if (k > 0) break;
                    for (float side : {-1.0f, 1.0f}) {
                        for (int j = 0; j <= 32; ++j)
                            to(x - a + a * real(j) / 16, y + side * b * std::sin(real(j) / 32 * 2.2f * kPi));
                        stroke();
                    }
                }
            }
        }
    }
};

}  // namespace

void engrave(ImDrawList& list, std::span<const Stroke> strokes, int picture, ImVec2 centre, float radius,
             const Pen& pen, int seed) {
    Chance luck(static_cast<std::uint64_t>(seed) * 977 + 5);
    for (const Stroke& stroke : strokes)
        if (stroke.picture == picture)
            Engraver{list, centre, radius, pen.line, stroke.accent ? pen.accent : pen.ink}.draw(stroke, luck);
}

}  // namespace orrery::web::kit
