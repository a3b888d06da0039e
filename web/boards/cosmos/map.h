// The space of Settlers of the Cosmos: nineteen hexes and the 73 sites of their lattice, with planets, tokens, stones
// and the stacks of all seats. It also shows where a picked stack could go, and what both sides of an invasion could
// bring. Called by board.cpp, trays, stage and films. map_drawing.{h,cpp} paints the things.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "games/cosmos/view.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/faces.h"
#include "web/boards/kit/spots.h"

namespace orrery::web {

namespace cosmos_board {
struct Scene;

inline constexpr std::string_view kSiteMark = "site:";
std::string mark_of(cosmos::Site site);                      // "site:d5"
std::optional<cosmos::Site> site_of(std::string_view mark);  // nothing: it is not the mark of a site
}  // namespace cosmos_board

class CosmosMap {
   public:
    // The part of the screen for the map. `sky` is the seed of the planets' faces. Call it first in each frame.
    void frame(const cosmos::View& view, const kit::Region& room, const Theme& theme, std::uint64_t sky);
    // One spot per site ("site:d5"), with its facts, and with what a press means if it is no choice. Also one per stack
    // that shares a site and can be invaded ("stack:p2:d5").
    void add_spots(cosmos_board::Scene& scene) const;
    // Everything on the map. A film leaves out what is moving by taking it out of the view.
    void paint(const kit::Brush& brush, const cosmos::View& view) const;
    // Painted below the lights of choices: targets of the picked stack, open and closed; what both sides could bring;
    // the arrow of the chosen move or of the current invasion.
    void paint_choice(const cosmos_board::Scene& scene) const;

    ImVec2 at(cosmos::Site site) const;  // none: the middle of the map
    // The middle of a seat's stack. Several stacks on a site are side by side. If the seat has no ship there: the
    // middle of the site.
    ImVec2 at(const cosmos::View& view, Seat seat, cosmos::Site site) const;
    float radius() const { return camera_.scale(); }  // the side of a hex, from site to site
    // The radius of a saucer on a site with that many stacks.
    float saucer(int stacks = 1) const;
    Camera& camera() { return camera_; }

   private:
    using Words = std::vector<kit::Region>;  // where words lie on the map

    bool has_all_names(const Theme& theme) const;
    void add_defenders(cosmos_board::Scene& scene) const;
    void paint_hex(const kit::Brush& brush, const cosmos::View& view, cosmos::Site centre) const;
    void paint_stacks(const kit::Brush& brush, const cosmos::View& view, cosmos::Site site) const;
    // Names of these sites, clear of what lies in `words` already, to which they are added. If it is not all sites,
    // those without a clear place stay without a name.
    void paint_names(const kit::Brush& brush, const cosmos::View& view, cosmos::SiteSet named, Words& words) const;
    void paint_names_of_choice(const cosmos_board::Scene& scene, Words& words) const;
    void paint_targets(const cosmos_board::Scene& scene, cosmos::Site from, Words& words) const;

    Camera camera_;
    kit::Region room_;
    Faces faces_;
};

}  // namespace orrery::web
