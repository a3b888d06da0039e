// The map of Kardashev: hexes of the blue and the white zone, worlds with their symbols, colonies and fleets.
#pragma once

#include <string>
#include <string_view>

#include "games/kardashev/view.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/faces.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

namespace kardashev_board {
struct Scene;

std::string hex_mark(kardashev::Hex hex);                                   // "hex:h5"
kardashev::Hex hex_of(const kardashev::Open& open, std::string_view mark);  // kNoHex: it is not the mark of a space
}  // namespace kardashev_board

class KardashevMap {
   public:
    // The part of the screen for the map.
    void frame(const kardashev::View& view, const kit::Region& room, const Theme& theme, std::uint64_t sky);
    void add_spots(kardashev_board::Scene& scene) const;  // one per space
    void paint(const kit::Brush& brush, const kardashev::View& view) const;
    // Prices of a fleet's ways, the way of a chosen move, the outcome of a fight.
    void paint_choice(const kardashev_board::Scene& scene) const;

    ImVec2 at(kardashev::Hex hex) const;
    float radius() const { return camera_.scale(); }  // of a hex, centre to corner
    Camera& camera() { return camera_; }

   private:
    void paint_space(const kit::Brush& brush, const kardashev::View& view, kardashev::Hex hex) const;
    bool is_named(const kit::Brush& brush) const;  // do the spaces have room for their names?
    void paint_prices(const kardashev_board::Scene& scene) const;

    Camera camera_;
    Faces faces_;
};

}  // namespace orrery::web
