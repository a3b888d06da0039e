// Faces of planets and moons, painted from seeded noise: a lit ball with a soft terminator, bands or craters, and a rim
// of air. Painted once into one texture at the size they are shown in, so drawing a planet costs a single quad.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <imgui.h>

#include "web/texture.h"

namespace orrery::web {

// What a kind of body is painted with. Colours are theme.h's palette mixed for a painter, kept together in faces.cpp.
enum class FaceKind : std::uint8_t { ice, dust, giant, ash, sea, storm };

class Faces {
   public:
    static constexpr float kLitFrom = -2.338f;  // as they are painted: from the upper left

    // One face for each kind in the list, `pixels` wide, painted again when seed, list or needed size change.
    void prepare(std::span<const FaceKind> kinds, float pixels, std::uint64_t seed);
    // `radius` is that of the ball itself; its air reaches a little beyond. Its light comes from `lit_from`, an angle in
    // radians as seen from the ball.
    void draw(ImDrawList& list, std::size_t face, ImVec2 centre, float radius, ImU32 tint,
              float lit_from = kLitFrom) const;

   private:
    Texture texture_;
    std::vector<FaceKind> kinds_;
    std::uint64_t seed_ = 0;
    int cell_ = 0;     // pixels a side of one face
    int columns_ = 1;  // of faces in the texture
};

}  // namespace orrery::web
