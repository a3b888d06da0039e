#include "web/layout.h"

#include <algorithm>

namespace orrery::web {
namespace {
// CSS px
constexpr float kLow = 460, kNarrow = 760;
constexpr float kFlat = 1.25f;  // least width to height of a low screen; with less a lesson left a phone little room
constexpr float kSide = 364, kColumnLeast = 264, kColumnShare = 0.42f;
}  // namespace

Format format_of(const Theme& theme, ImVec2 room) {
    if (room.y < theme.px(kLow) && room.x > room.y * kFlat) return Format::low;
    return room.x < theme.px(kNarrow) ? Format::portrait : Format::wide;
}

float side_width(const Theme& theme, ImVec2 room) {
    switch (format_of(theme, room)) {
        case Format::wide: return theme.px(kSide);
        case Format::low: return std::clamp(room.x * kColumnShare, theme.px(kColumnLeast), theme.px(kSide));
        case Format::portrait: break;
    }
    return 0;
}

}  // namespace orrery::web
