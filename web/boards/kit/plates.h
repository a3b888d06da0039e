// The plates of seats: a column at the side of a board, or rows above a narrow board. The track (track.h) is above the
// map, below rows of plates. The game's board fills the plates.
#pragma once

#include <utility>
#include <vector>

#include "core/types.h"
#include "web/boards/kit/scene.h"

namespace orrery::web::kit {

struct PlateLook {               // CSS px
    float plate = 0, strip = 0;  // heights of the figures: the most in the column; in a row
    float low_column = 0;        // width of the column in a low window
};

// The height from which the figures have several lines, CSS px.
inline constexpr float kRoomyPlate = 72;

// What a game shows of a seat. It must exist until the frame is painted.
template <class GameScene>
struct PlateParts {
    ImU32 (*edge)(const GameScene& scene, Seat seat);  // the colour of the plate's frame
    void (*paint)(const GameScene& scene, Seat seat, const Region& at, const Brush& brush);         // figures and signs
    void (*paint_folded)(const GameScene& scene, Seat seat, const Region& at, const Brush& brush);  // a few of them
    // What the seat has, by name; it stands below the figures in a wide window, as far as there is room.
    std::vector<Facts::Line> (*words)(const GameScene& scene, Seat seat);
    Facts (*facts)(const GameScene& scene, Seat seat);
};

// Does the board have a wide column, where plates have words?
bool has_wide_column(const Scene& scene);
// Lays `scene.plates`, first seat first. `words`: what each seat has. `scene.room` becomes what is left for the board,
// below the track.
void place_plates(Scene& scene, const std::vector<std::vector<Facts::Line>>& words, const PlateLook& look);
// Ground and frame of a plate, and the words in its lower part.
void paint_plate(const Spot& spot, const Plate& plate, ImU32 edge, const Brush& brush);
// A plate that a press opens: "seat:p1".
Spot plate_spot(Seat seat, const Region& at, bool chosen);

// The frame of a plate: bright while the seat has the turn or is asked.
template <class GameScene>
ImU32 turn_edge(const GameScene& scene, Seat seat) {
    return scene.view.decision.seat == seat || scene.open().active == seat ? ink::kBrass : ink::kLine;
}

// Lays a plate for each seat, and takes their room from the map.
template <class GameScene>
void lay_plates(GameScene& scene, int seats, const PlateLook& look, const PlateParts<GameScene>& parts) {
    std::vector<std::vector<Facts::Line>> words(static_cast<std::size_t>(seats));
    if (has_wide_column(scene))
        for (int k = 0; k < seats; ++k) words[static_cast<std::size_t>(k)] = parts.words(scene, seat_at(k));
    place_plates(scene, words, look);
    for (int k = 0; k < seats; ++k) {
        const Seat seat = seat_at(k);
        Spot spot = plate_spot(seat, scene.plates[slot(seat)].at, scene.looked_at == seat);
        spot.facts = [&scene, &parts, seat] { return parts.facts(scene, seat); };
        spot.paint = [&scene, &parts, seat](const Spot& own, const Brush& brush) {
            const Plate& plate = scene.plates[slot(seat)];
            paint_plate(own, plate, own.chosen ? ink::kIvory : parts.edge(scene, seat), brush);
            const Region figures{plate.at.min, {plate.at.max.x, plate.at.min.y + plate.figures}};
            (plate.is_folded ? parts.paint_folded : parts.paint)(scene, seat, figures, brush);
        };
        scene.spots.add(std::move(spot));
    }
}
}  // namespace orrery::web::kit
