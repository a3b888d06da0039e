// The map of Rise: hexes on the night, each explored sector with its world, its stack and its value; unexplored sites
// as faint dashes. The board frames it; rise_film.cpp asks where a site stands.
#pragma once

#include <string_view>
#include <vector>

#include "games/rise/view.h"
#include "web/boards/board.h"
#include "web/boards/camera.h"
#include "web/boards/faces.h"
#include "web/boards/rise_layout.h"

namespace orrery::web {

class RiseGalaxy {
   public:
    // The part of the screen for the map; between two views while a film runs from one to the other.
    void frame(const rise::View& view, const rise::View* next, float share, ImVec2 min, ImVec2 max, const Theme& theme);
    // A spot for each sector and each site that could be explored.
    void add_spots(const rise::View& view, Table& table) const;
    void paint_ground(ImDrawList& list, const rise::View& view, const Theme& theme);
    void paint(ImDrawList& list, const rise::View& view, const Theme& theme, std::uint64_t sky);
    void paint_choice(ImDrawList& list, const Spot& spot, const Theme& theme, bool bright) const;

    ImVec2 at(rise::Site site) const;
    float radius() const { return camera_.scale(); }  // of a hex, centre to corner
    bool hits(const Spot& spot, ImVec2 point) const;
    Camera& camera() { return camera_; }

   private:
    void paint_sector(ImDrawList& list, const rise::Sector& sector, const Theme& theme) const;
    void paint_stack(ImDrawList& list, const rise::Stack& stack, ImVec2 centre) const;

    Camera camera_;
    Faces faces_;
};

}  // namespace orrery::web
