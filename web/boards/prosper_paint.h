// Drawing of the Prosper board: everything that stands in a Scene, and nothing else.
#pragma once

#include <optional>
#include <span>

#include "games/prosper/view.h"
#include "web/boards/board.h"
#include "web/boards/camera.h"
#include "web/boards/faces.h"
#include "web/boards/prosper_plan.h"

namespace orrery::web {

struct Scene {
    const prosper::View& view;
    const BoardFrame& frame;
    const Theme& theme;
    ImDrawList& list;
    const Camera& camera;
    const Faces& faces;
    std::span<const ImVec2> places;  // of view.planets
    std::span<const float> radii;
    std::span<const prosper_plan::Option> options;
    const prosper_plan::Pick& pick;
    bool thumbnail = false;
    std::optional<prosper::PlanetId> focus{};      // walked to by keys
    std::optional<prosper::PlanetId> drag_from{};  // a movement being dragged to the pointer
    std::optional<prosper::PlanetId> card_of{};    // tell its numbers
};

void paint(Scene& scene);

// Planets with the same number look alike in every sector, as the map does.
constexpr std::size_t face_of(const prosper::ViewPlanet& planet) {
    return planet.id == prosper::kHub ? 9 : prosper::index(planet.id) % 9;
}

}  // namespace orrery::web
