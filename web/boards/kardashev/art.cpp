#include "web/boards/kardashev/art.h"

#include "web/boards/kit/engraving.h"

namespace orrery::web::kardashev_board {
namespace {
namespace pictures {
using namespace kit;
using kardashev::Role;

constexpr std::uint8_t of(Role role) { return static_cast<std::uint8_t>(role); }

constexpr Stroke kStrokes[] = {
#include "generated/kardashev/strokes.inc"
};
}  // namespace pictures
}  // namespace

void draw_role(ImDrawList& list, kardashev::Role role, ImVec2 centre, float radius, ImU32 line, ImU32 accent,
               float thick) {
    engrave(list, pictures::kStrokes, pictures::of(role), centre, radius, {line, accent, thick},
            static_cast<int>(role));
}

}  // namespace orrery::web::kardashev_board
