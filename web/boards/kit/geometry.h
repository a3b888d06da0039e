// Points and distances for drawing code: the few vector operations that boards need on ImVec2.
#pragma once

#include <cmath>

#include <imgui.h>

namespace orrery::web {

constexpr ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr ImVec2 operator-(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr ImVec2 operator*(ImVec2 a, float k) { return {a.x * k, a.y * k}; }

inline float length(ImVec2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline float distance(ImVec2 a, ImVec2 b) { return length(a - b); }
inline ImVec2 unit(ImVec2 a) {
    const float l = length(a);
    return l > 0 ? a * (1 / l) : ImVec2{0, 0};
}
inline ImVec2 towards(ImVec2 from, ImVec2 to, float share) { return from + (to - from) * share; }
inline ImVec2 at_angle(ImVec2 centre, float radius, float angle) {
    return centre + ImVec2{std::cos(angle), std::sin(angle)} * radius;
}

inline constexpr float kPi = 3.14159265f;

template <class T>
constexpr float real(T number) {
    return static_cast<float>(number);
}

}  // namespace orrery::web
