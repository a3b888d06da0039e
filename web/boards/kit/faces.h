// Faces of planets and moons, painted from seeded noise: a lit ball with a soft shadow line, bands or craters, and a
// rim of air. All are painted once into a texture at the size in which they are shown, so drawing a planet costs a
// single quad. Painting takes a few milliseconds a face; what does not fit into a frame is painted in the next ones.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <imgui.h>

#include "web/texture.h"

namespace orrery::web {

// Kinds of bodies. Their colours are mixed from theme.h's palette, in faces.cpp.
enum class FaceKind : std::uint8_t { ice, dust, giant, ash, sea, storm };

class Faces {
   public:
    static constexpr float kLitFrom = -2.338f;  // the direction of the painted light: the upper left

    // Paints one face for each kind in the list, `pixels` wide. Paints again if seed, list or needed size change. Called
    // in each frame; until all faces are painted, those from before are drawn, or plain balls.
    void prepare(std::span<const FaceKind> kinds, float pixels, std::uint64_t seed);
    // `radius` is that of the ball; its air reaches a little farther. `lit_from`: the direction of the light, an angle
    // in radians as seen from the ball.
    void draw(ImDrawList& list, std::size_t face, ImVec2 centre, float radius, ImU32 tint,
              float lit_from = kLitFrom) const;

   private:
    void begin(std::span<const FaceKind> kinds, int cell, std::uint64_t seed);
    void paint_next();

    Texture texture_;
    std::size_t drawable_ = 0;                 // faces in the texture
    std::unique_ptr<std::uint8_t[]> painted_;  // what will be the texture, or null
    std::size_t painted_faces_ = 0;
    std::vector<FaceKind> kinds_;
    std::uint64_t seed_ = 0;
    int cell_ = 0;     // width of one face in pixels
    int columns_ = 1;  // number of faces in a row of the texture
    int columns_painted_ = 1;
};

}  // namespace orrery::web
