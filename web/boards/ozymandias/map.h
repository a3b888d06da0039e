// The galaxy of Ozymandias: sectors with their lines, points, disks and fleets, face-down tiles, and where the shown
// fleet could go for how many secrets. Called by board.cpp, trays and films.
#pragma once

#include "games/ozymandias/view.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

namespace ozymandias_board {
struct Scene;

// A ship in its owner's colour and shape, with its strength; paler if it is exhausted. `size`: from its middle to its
// bow.
void paint_fleet(const kit::Brush& brush, ImVec2 at, const ozymandias::View& view, ozymandias::Fleet fleet, float size);
}  // namespace ozymandias_board

class OzymandiasMap {
   public:
    // The part of the screen for the map.
    void frame(const ozymandias::View& view, const kit::Region& room, const Theme& theme, std::uint64_t sky);
    // One spot per point ("point:0a"), per port with nothing behind it ("port:0a11"), per reserved or possible site
    // without a tile ("site:3"); and the points of the tile that is about to be placed, in its current rotation.
    void add_spots(ozymandias_board::Scene& scene) const;
    void paint(const kit::Brush& brush, const ozymandias::View& view) const;
    // Prices of the shown fleet's ways, the fleets that it can attack, the way of a chosen move, and the tile to be
    // placed.
    void paint_choice(const ozymandias_board::Scene& scene) const;

    ImVec2 at(ozymandias::Point point) const;       // also of sites without a tile
    ImVec2 at(ozymandias::Port port) const;         // where it is pressed, just beyond the border
    ImVec2 border_at(ozymandias::Port port) const;  // where its line ends
    ImVec2 at(ozymandias::Site site) const;         // its centre
    // The place of a fleet on a point or a face-down tile. If it is not on the map: the map's middle.
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
