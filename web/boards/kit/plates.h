// The plates of seats: a column at the side of a board, or rows over it where it is narrow; and below them a line of words
// about the match. What stands on a plate is the board's own.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/types.h"
#include "web/boards/kit/scene.h"

namespace orrery::web::kit {

struct PlateLook {               // CSS px
    float plate = 0, strip = 0;  // heights: in the column at most, in a row
    float low_column = 0;        // width of the column in a low window
    float folded = 0;            // height in the one row that several become; 0: they stay
};
// Places for so many, the first seat first; `room` becomes what is left for the board, below the line of words.
std::vector<Region> place_plates(const Scene& scene, int seats, const PlateLook& look, Region& room);
// A plate that a press opens: "seat:p1".
Spot plate_spot(Seat seat, const Region& at, bool chosen);
// One for each seat, painted and told by the game, and their room taken off the map's.
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
// The line over the room that is left.
void info_line(const Brush& brush, const Region& room, ImU32 colour, std::string_view text);

}  // namespace orrery::web::kit
