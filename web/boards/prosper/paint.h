// Draws the Prosper board: all that is in a Scene, and nothing else.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/prosper/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/faces.h"
#include "web/boards/kit/spots.h"
#include "web/boards/prosper/plan.h"

namespace orrery::web::prosper_board {

struct Scene {
    const prosper::View& view;
    const BoardFrame& frame;
    kit::Brush brush;
    ImVec2 heart;  // the middle of the map, on the screen
    float scale;   // device pixels for the map's width
    const Faces& faces;
    std::span<const ImVec2> places;  // of view.planets
    std::span<const float> radii;
    const prosper::Move& pick;  // as far as it is chosen
    bool thumbnail = false;
    bool chooses = false;               // something can be chosen
    std::optional<ImVec2> drag_from{};  // start of a movement that is dragged to the pointer
    // The middles of the names that are drawn so far in this frame.
    std::vector<ImVec2>* named = nullptr;
};

void paint_ground(const Scene& scene);  // sky, lanes, the way of a chosen movement
void paint_planet(const Scene& scene, std::size_t i, const kit::Spot& spot, const kit::Brush& brush);
void paint_over(const Scene& scene);  // prices, the preview of a choice

std::size_t index_of(const Scene& scene, prosper::PlanetId planet);  // in view.planets
std::vector<ImVec2> path_of(const Scene& scene, prosper::PlanetId source, prosper::PlanetId target);

// Planets with the same number look alike in every sector.
constexpr std::size_t face_of(const prosper::ViewPlanet& planet) {
    return planet.id == prosper::kHub ? 9 : prosper::index(planet.id) % 9;
}

}  // namespace orrery::web::prosper_board
