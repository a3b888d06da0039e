// The galaxy of Ozymandias: sectors with their lines, points, disks and fleets, tiles that lie face-down, and where the fleet
// that is looked at could go for how many secrets. Called by board.cpp, trays and films.
#pragma once

#include "games/ozymandias/view.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

namespace ozymandias_board {
struct Scene;

// A ship in its owner's colour and shape, with its strength; paler when it is exhausted. `size`: from its middle to its bow.
void paint_fleet(const kit::Brush& brush, ImVec2 at, const ozymandias::View& view, ozymandias::Fleet fleet, float size);
}  // namespace ozymandias_board

class OzymandiasMap {
   public:
    // The part of the screen for the map.
    void frame(const ozymandias::View& view, const kit::Region& room, const Theme& theme, std::uint64_t sky);
    // One for each point ("point:0a"), each port with nothing behind ("port:0a11"), each site without a tile that is reserved
    // or asked for ("site:3"), and the points of the tile that is about to be placed, as it is turned.
    void add_spots(ozymandias_board::Scene& scene) const;
    void paint(const kit::Brush& brush, const ozymandias::View& view) const;
    // Prices of the ways of the fleet that is shown, whom it can attack, the way of a chosen move, the tile as it would lie.
    void paint_choice(const ozymandias_board::Scene& scene) const;

    ImVec2 at(ozymandias::Point point) const;  // also of sites without a tile
    ImVec2 at(ozymandias::Port port) const;    // on the border
    ImVec2 at(ozymandias::Site site) const;    // its centre
    // Of a fleet on a point or a face-down tile; where it stands nowhere on the map, the map's middle.
    ImVec2 at(const ozymandias::View& view, ozymandias::Fleet fleet) const;
    float radius() const { return camera_.scale(); }  // a segment, from point to point
    Camera& camera() { return camera_; }

   private:
    void paint_tile(const kit::Brush& brush, const ozymandias::Place& place) const;
    void paint_back(const kit::Brush& brush, ozymandias::Site site) const;  // a tile that lies face-down
    void paint_landing(const kit::Brush& brush, ozymandias::Site site, ozymandias::Tile tile, int rotation) const;
    void paint_disks(const kit::Brush& brush, const ozymandias::View& view, ozymandias::Spot spot) const;
    void paint_prices(const ozymandias_board::Scene& scene, const ozymandias::Reach& reach) const;

    Camera camera_;
    kit::Region room_;
};

}  // namespace orrery::web
