#include "web/boards/kit/plates.h"

#include <algorithm>
#include <string>

#include "core/words.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/track.h"

namespace orrery::web::kit {
namespace {
// CSS px
constexpr float kWideFrom = 620;  // a narrower board has no column
constexpr float kColumn = 176, kPlateGap = 4;
constexpr int kInRow = 3;

// From the top.
std::vector<Region> column(const Theme& theme, int seats, float width, float most, Region& room) {
    const float gap = theme.px(kPlateGap);
    const float height = std::min(most, (room.height() - gap) / real(seats) - gap);
    std::vector<Region> places;
    ImVec2 at = room.min + ImVec2{gap, gap};
    for (int k = 0; k < seats; ++k, at.y += height + gap) places.push_back({at, at + ImVec2{width, height}});
    room.min.x += width + 2 * gap;
    return places;
}

std::vector<Region> rows(const Theme& theme, int seats, int count, float height, Region& room) {
    const float gap = theme.px(kPlateGap);
    const int in_row = (seats + count - 1) / count;
    const float width = (room.width() - gap) / real(in_row) - gap;
    std::vector<Region> places;
    for (int k = 0; k < seats; ++k) {
        const ImVec2 at{room.min.x + gap + real(k % in_row) * (width + gap),
                        room.min.y + gap + real(k / in_row) * (height + gap)};
        places.push_back({at, at + ImVec2{width, height}});
    }
    room.min.y += real(count) * (height + gap) + gap;
    return places;
}
}  // namespace

std::vector<Region> place_plates(const Scene& scene, int seats, const PlateLook& look, Region& room) {
    constexpr float kLowMore = 12;  // CSS px
    const Theme& theme = scene.brush.theme;
    const int count = (seats + kInRow - 1) / kInRow;
    const bool folds = scene.folds && look.folded > 0 && count > 1;
    std::vector<Region> places;
    if (scene.frame.format == Format::low)
        places = column(theme, seats, theme.px(look.low_column), theme.px(look.strip + kLowMore), room);
    else if (room.width() >= theme.px(kWideFrom))
        places = column(theme, seats, theme.px(kColumn), theme.px(look.plate), room);
    else
        places = rows(theme, seats, folds ? 1 : count, theme.px(folds ? look.folded : look.strip), room);
    room.min.y += theme.px(kTrackHeight);
    return places;
}

Spot plate_spot(Seat seat, const Region& at, bool chosen) {
    Spot spot;
    spot.min = at.min, spot.max = at.max;
    spot.mark = "seat:" + seat_token(seat);
    spot.opens = spot.aside = true;
    spot.chosen = chosen;
    return spot;
}

}  // namespace orrery::web::kit
