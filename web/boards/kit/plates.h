// The plates of seats: a column at the side of a board, or rows above it on a narrow one. Below them the track
// (track.h). The board itself fills the plates.
#pragma once

#include <utility>
#include <vector>

#include "core/types.h"
#include "web/boards/kit/scene.h"

namespace orrery::web::kit {

struct PlateLook {               // CSS px
    float plate = 0, strip = 0;  // heights: at most in the column, and in a row
    float low_column = 0;        // width of the column in a low window
    float folded = 0;            // height if several rows become one; 0: that never happens
};
// Places for the plates, first seat first. `room` becomes what is left for the board, below the track.
std::vector<Region> place_plates(const Scene& scene, int seats, const PlateLook& look, Region& room);
// A plate that a press opens: "seat:p1".
Spot plate_spot(Seat seat, const Region& at, bool chosen);
// Lays a plate for each seat, with paint and facts from the game, and takes their room off the map's.
template <class GameScene>
void lay_plates(GameScene& scene, int seats, const PlateLook& look,
                void (*paint)(const GameScene& scene, Seat seat, const Spot& spot, const Brush& brush),
                Facts (*facts)(const GameScene& scene, Seat seat)) {
    int k = 0;
    for (const Region& at : place_plates(scene, seats, look, scene.room)) {
        const Seat seat = seat_at(k++);
        Spot spot = plate_spot(seat, at, scene.looked_at == seat);
        spot.paint = [&scene, seat, paint](const Spot& own, const Brush& brush) { paint(scene, seat, own, brush); };
        spot.facts = [&scene, seat, facts] { return facts(scene, seat); };
        scene.spots.add(std::move(spot));
    }
}
}  // namespace orrery::web::kit
