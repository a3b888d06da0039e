// The map of Rise: hexes in space. Each explored sector shows its world, its stack and its value; unexplored sites are
// faint dashes. The board gives it its room; the film asks where a site is.
#pragma once

#include <string_view>
#include <vector>

#include "games/rise/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/faces.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

namespace rise_board {
struct Scene;
}

class RiseGalaxy {
   public:
    // The part of the screen for the map. While a film runs, the shown area changes from that of `view` to that of
    // `next`.
    void frame(const rise::View& view, const rise::View* next, float share, ImVec2 min, ImVec2 max, const Theme& theme);
    // A spot for each sector and each site that could be explored.
    void add_spots(rise_board::Scene& scene) const;
    void paint(const kit::Brush& brush, const rise::View& view, std::uint64_t sky);

    ImVec2 at(rise::Site site) const;
    float radius() const { return camera_.scale(); }  // of a hex, centre to corner
    Camera& camera() { return camera_; }

   private:
    void paint_sector(const kit::Brush& brush, const rise::Sector& sector) const;
    void paint_stack(ImDrawList& list, const rise::Stack& stack, ImVec2 centre) const;

    Camera camera_;
    Faces faces_;
};

}  // namespace orrery::web
