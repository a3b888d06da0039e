#include "web/boards/kit/faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/chance.h"
#include "web/boards/kit/geometry.h"
#include "web/platform.h"
#include "web/theme.h"

namespace orrery::web {
namespace {
constexpr float kBall = 0.82f;  // the ball's share of its cell; the rest is air
constexpr std::array<int, 5> kCells{64, 96, 128, 192, 256};

struct Rgb {
    float r, g, b;

    friend Rgb operator*(Rgb c, float k) { return {c.r * k, c.g * k, c.b * k}; }
    friend Rgb operator+(Rgb one, Rgb other) { return {one.r + other.r, one.g + other.g, one.b + other.b}; }
};
Rgb blend(Rgb a, Rgb b, float share) { return a * (1 - share) + b * share; }
Rgb rgb(ImU32 colour) {
    const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
    return {c.x, c.y, c.z};
}

// ---- Kinds

struct Paint {
    Rgb deep, middle, high, air;
    float bands;    // 0: none; else how many go round
    float craters;  // depth of craters, 0: none
    float grain;    // frequency of the noise
};

Paint paint_of(FaceKind kind, float shade) {
    const ImU32 sky = seat_colour(seat_at(1)), ivory = ink::kIvory;
    const ImU32 crimson = mix(mix(ink::kEmber, seat_colour(seat_at(5)), 0.3f), ink::kNight, 0.42f);
    const auto paint = [](ImU32 deep, ImU32 middle, ImU32 high, ImU32 air, float bands, float craters, float grain) {
        return Paint{rgb(deep), rgb(middle), rgb(high), rgb(air), bands, craters, grain};
    };
    switch (kind) {
        case FaceKind::ice:
            return paint(mix(ink::kLine, ink::kNight, 0.25f), mix(ink::kLine, sky, 0.45f + 0.2f * shade),
                         mix(sky, ivory, 0.72f), mix(sky, ivory, 0.4f), 0, 0.55f, 3.4f);
        case FaceKind::dust:
            return paint(mix(ink::kEmber, ink::kChart, 0.62f), mix(ink::kEmber, ivory, 0.16f + 0.2f * shade),
                         mix(ink::kBrass, ivory, 0.55f), mix(ink::kEmber, ivory, 0.55f), 1.6f, 0.18f, 2.5f);
        case FaceKind::giant:
            return paint(mix(crimson, ink::kNight, 0.66f), mix(crimson, ink::kEmber, 0.22f),
                         mix(mix(crimson, ivory, 0.42f), ink::kBrass, 0.3f * shade), mix(ink::kEmber, ivory, 0.3f),
                         3.4f, 0, 1.5f);
        case FaceKind::ash:
            return paint(mix(ink::kLine, ink::kNight, 0.55f), mix(ink::kLine, ivory, 0.34f + 0.16f * shade),
                         mix(ivory, ink::kLine, 0.2f), mix(ink::kLine, ivory, 0.5f), 0, 0.8f, 4.2f);
        case FaceKind::sea:
            return paint(mix(sky, ink::kNight, 0.72f), mix(mix(sky, ink::kVerdigris, 0.5f), ink::kNight, 0.28f),
                         mix(mix(ink::kVerdigris, ink::kBrass, 0.45f + 0.2f * shade), ivory, 0.3f),
                         mix(sky, ivory, 0.55f), 0, 0, 1.9f);
        case FaceKind::storm:
            return paint(mix(ink::kVerdigris, ink::kNight, 0.74f), mix(ink::kVerdigris, ink::kLine, 0.3f * shade),
                         mix(ink::kVerdigris, ivory, 0.62f), mix(ink::kVerdigris, ivory, 0.35f), 4.1f, 0, 1.7f);
    }
    return {};
}

// ---- Noise on the ball

float lattice(int x, int y, int z, std::uint32_t seed) {
    std::uint32_t h = seed ^ (static_cast<std::uint32_t>(x) * 0x8DA6B343u) ^
                      (static_cast<std::uint32_t>(y) * 0xD8163841u) ^ (static_cast<std::uint32_t>(z) * 0xCB1AB31Fu);
    h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12)) * 0x297A2D39u;
    return real((h ^ (h >> 15)) >> 8) / 16777216.0f;
}

float smooth(float t) { return t * t * (3 - 2 * t); }
float ramp(float low, float high, float value) { return smooth(std::clamp((value - low) / (high - low), 0.0f, 1.0f)); }

struct Point {
    float x, y, z;
};

// Noise for points along a path. It keeps the eight corners around the last point, since the next point mostly lies
// between the same corners.
class Noise {
   public:
    float at(Point p, std::uint32_t seed) {
        const float fx = std::floor(p.x), fy = std::floor(p.y), fz = std::floor(p.z);
        const std::array<int, 3> place{static_cast<int>(fx), static_cast<int>(fy), static_cast<int>(fz)};
        if (place != place_) {
            place_ = place;
            for (int i = 0; i < 8; ++i)
                corners_[static_cast<std::size_t>(i)] =
                    lattice(place[0] + i % 2, place[1] + i / 2 % 2, place[2] + i / 4, seed);
        }
        const float u = smooth(p.x - fx), v = smooth(p.y - fy), w = smooth(p.z - fz);
        const auto edge = [&](std::size_t i) { return corners_[i] + (corners_[i + 1] - corners_[i]) * u; };
        const float near = edge(0) + (edge(2) - edge(0)) * v, far = edge(4) + (edge(6) - edge(4)) * v;
        return near + (far - near) * w;
    }

   private:
    std::array<int, 3> place_{std::numeric_limits<int>::min()};
    std::array<float, 8> corners_{};
};

class Clouds {  // three octaves, 0..1
   public:
    explicit Clouds(std::uint32_t seed) : seed_(seed) {}
    float at(Point p) {
        return octaves_[0].at(p, seed_) * 0.55f +
               octaves_[1].at({p.x * 2.1f, p.y * 2.1f, p.z * 2.1f}, seed_ + 1) * 0.3f +
               octaves_[2].at({p.x * 4.3f, p.y * 4.3f, p.z * 4.3f}, seed_ + 2) * 0.15f;
    }

   private:
    std::uint32_t seed_;
    std::array<Noise, 3> octaves_;
};

struct Crater {
    Point at;
    float radius;
};

// How much a crater field lifts (rim) or lowers (floor) the light at a point of the ball.
float relief(Point p, std::span<const Crater> craters) {
    float lift = 0;
    for (const Crater& crater : craters) {
        const float dx = p.x - crater.at.x, dy = p.y - crater.at.y, dz = p.z - crater.at.z;
        const float square = (dx * dx + dy * dy + dz * dz) / (crater.radius * crater.radius);
        if (square > 1.25f * 1.25f) continue;
        const float d = std::sqrt(square);
        const float lit =
            -(dx * 0.6f + dy * 0.7f) / crater.radius;  // the wall that faces the light is dark, the other lit
        lift += d < 0.85f ? -0.35f - lit * 0.5f : (1.25f - d) * (0.9f - lit);
    }
    return lift;
}

// ---- One face

constexpr Point kLight{-0.56f, -0.58f, 0.59f};

constexpr int kBelts = 512;  // number of heights for which belts are computed
// Belts are computed from -kBeltReach to kBeltReach. The ball's radius is 1, but weather shifts the height at which a
// belt is looked up.
constexpr float kBeltReach = 1.25f;

struct Painter {
    Paint paint;
    Clouds weather{0};
    float tilt_sin, tilt_cos;
    std::array<Crater, 9> craters;
    std::array<float, kBelts + 1> belts;

    Painter(FaceKind kind, std::uint64_t face_seed) {
        Chance luck(face_seed);
        const auto share = [&luck] { return real(luck.below(4096)) / 4096; };
        paint = paint_of(kind, share());
        const std::uint32_t seed = luck.below(0xFFFFFFFF);
        weather = Clouds(seed);
        const float tilt = (share() - 0.5f) * 1.1f;
        tilt_sin = std::sin(tilt), tilt_cos = std::cos(tilt);
        for (Crater& crater : craters) {
            const float angle = share() * 2 * kPi, out = std::sqrt(share()) * 0.9f;
            crater = {{std::cos(angle) * out, std::sin(angle) * out, std::sqrt(1 - out * out)},
                      0.08f + share() * share() * 0.22f};
        }
        if (paint.bands == 0) return;
        // Broad belts with narrow ones in them, no two of the same width.
        Clouds broad(seed + 7), narrow(seed + 9);
        for (int i = 0; i <= kBelts; ++i) {
            const float at = (real(i) / kBelts * 2 - 1) * kBeltReach * paint.bands;
            belts[static_cast<std::size_t>(i)] =
                std::clamp((broad.at({5, at, 5}) - 0.5f) * 2.4f + 0.5f, 0.0f, 1.0f) * 0.5f +
                narrow.at({8, at * 3.1f, 8}) * 0.22f;
        }
    }

    float belt_at(float height) const {
        const float at = std::clamp((height / kBeltReach + 1) / 2, 0.0f, 0.999f) * kBelts;
        const auto i = static_cast<std::size_t>(at);
        return belts[i] + (belts[i + 1] - belts[i]) * (at - real(i));
    }

    Rgb surface(Point p) {
        const Point turned{p.x * tilt_cos - p.y * tilt_sin, p.x * tilt_sin + p.y * tilt_cos, p.z};
        const float g = paint.grain;
        float height = weather.at({turned.x * g + 9, turned.y * g + 9, turned.z * g + 9});
        if (paint.bands > 0)  // bent by the weather
            height = height * 0.28f + belt_at(turned.y + (height - 0.5f) * 0.34f);
        return height < 0.5f ? blend(paint.deep, paint.middle, ramp(0.1f, 0.5f, height))
                             : blend(paint.middle, paint.high, ramp(0.5f, 0.92f, height));
    }

    Rgb lit(Point p) {
        const float facing = p.x * kLight.x + p.y * kLight.y + p.z * kLight.z;
        const float bump = paint.craters > 0 ? relief(p, craters) * paint.craters : 0;
        const float light = ramp(-0.22f, 0.95f, facing) * std::max(0.2f, 1 + bump * 0.6f);
        const float edge = 1 - p.z, rim = edge * edge * std::sqrt(edge);
        const Rgb night = rgb(ink::kNight);
        const Rgb ground = blend(night * 0.7f, surface(p) * 1.12f, 0.1f + 0.9f * light);
        return ground * (0.62f + 0.38f * p.z) + paint.air * (rim * 0.75f * ramp(-0.35f, 0.7f, facing));
    }
};

std::uint8_t byte(float share) { return static_cast<std::uint8_t>(std::clamp(share, 0.0f, 1.0f) * 255 + 0.5f); }

void paint_face(Painter& painter, std::uint8_t* rgba, int cell, int stride) {
    const float half = real(cell) / 2, ball = half * kBall;
    for (int row = 0; row < cell; ++row)
        for (int column = 0; column < cell; ++column) {
            const float x = (real(column) + 0.5f - half) / ball, y = (real(row) + 0.5f - half) / ball;
            const float out = std::sqrt(x * x + y * y);
            const float inside = std::clamp((1 - out) * ball + 0.5f, 0.0f, 1.0f);  // one pixel of soft edge
            const float k = out > 0.999f ? 0.999f / out : 1;
            const Point p{x * k, y * k, std::sqrt(std::max(0.0f, 1 - x * x * k * k - y * y * k * k))};
            const Rgb colour = inside > 0 ? painter.lit(p) : painter.paint.air;
            const float lit_side = ramp(-0.5f, 0.8f, p.x * kLight.x + p.y * kLight.y);
            const float fall = std::max(0.0f, 1 - (out - 1) / (1 / kBall - 1));
            const float haze = fall * fall * fall * 0.5f * (0.25f + 0.75f * lit_side);
            const Rgb shown = blend(painter.paint.air, colour, inside);
            std::uint8_t* pixel = rgba + (row * stride + column) * 4;
            pixel[0] = byte(shown.r), pixel[1] = byte(shown.g), pixel[2] = byte(shown.b);
            pixel[3] = byte(inside + (1 - inside) * haze);
        }
}
}  // namespace

void Faces::prepare(std::span<const FaceKind> kinds, float pixels, std::uint64_t seed) {
    const float needed = pixels / kBall;
    int cell = kCells.back();
    for (int size : kCells)
        if (real(size) * 1.08f >= needed) {
            cell = size;
            break;
        }
    const bool same = seed == seed_ && std::equal(kinds.begin(), kinds.end(), kinds_.begin(), kinds_.end());
    const bool all = painted_faces_ == kinds_.size();
    if (!same || cell > cell_ || (all && texture_.lost())) begin(kinds, cell, seed);
    while (painted_faces_ < kinds_.size() && platform_may_work()) paint_next();
    if (!painted_ || painted_faces_ < kinds_.size()) return;
    const int side = columns_painted_ * cell_;
    texture_.upload(side, side, {painted_.get(), static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4});
    columns_ = columns_painted_;
    drawable_ = kinds_.size();
    painted_.reset();
}

void Faces::begin(std::span<const FaceKind> kinds, int cell, std::uint64_t seed) {
    seed_ = seed, cell_ = cell;
    kinds_.assign(kinds.begin(), kinds.end());
    columns_painted_ = std::max(1, static_cast<int>(std::ceil(std::sqrt(real(kinds.size())))));
    const auto side = static_cast<std::size_t>(columns_painted_ * cell_);
    painted_ = std::make_unique<std::uint8_t[]>(side * side * 4);
    painted_faces_ = 0;
    if (texture_.lost()) drawable_ = 0;
}

void Faces::paint_next() {
    const int i = static_cast<int>(painted_faces_), side = columns_painted_ * cell_;
    Painter painter(kinds_[painted_faces_], seed_ + static_cast<std::uint64_t>(i) * 977);
    const int corner = (i / columns_painted_ * side + i % columns_painted_) * cell_;
    paint_face(painter, painted_.get() + static_cast<std::ptrdiff_t>(corner) * 4, cell_, side);
    ++painted_faces_;
}

void Faces::draw(ImDrawList& list, std::size_t face, ImVec2 centre, float radius, ImU32 tint, float lit_from) const {
    if (face >= drawable_ || texture_.lost()) {
        const ImU32 plain = mix(ink::kLine, ink::kNight, 0.4f);
        return list.AddCircleFilled(centre, radius, with_alpha(plain, real(tint >> IM_COL32_A_SHIFT) / 255));
    }
    const float corner = radius / kBall * std::sqrt(2.0f), step = 1 / real(columns_);
    const int i = static_cast<int>(face);
    const ImVec2 uv{real(i % columns_) * step, real(i / columns_) * step};
    const float turn = lit_from - kLitFrom - kPi * 0.75f;  // of the upper left corner
    const auto at = [&](int quarter) { return at_angle(centre, corner, turn + kPi / 2 * real(quarter)); };
    list.AddImageQuad(texture_.id(), at(0), at(1), at(2), at(3), uv, {uv.x + step, uv.y}, uv + ImVec2{step, step},
                      {uv.x, uv.y + step}, tint);
}

}  // namespace orrery::web
