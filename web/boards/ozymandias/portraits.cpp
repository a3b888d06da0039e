#include "web/boards/ozymandias/portraits.h"

#include <algorithm>
#include <array>

#include "web/boards/kit/geometry.h"
#include "web/theme.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

namespace pictures {
using namespace kit;

enum Part : std::uint8_t {
#include "generated/ozymandias/names.inc"
};

constexpr Stroke kStrokes[] = {
#include "generated/ozymandias/strokes.inc"
};

struct Look {
    Part sky, garment, head, eyes, worn;
    bool operator==(const Look&) const = default;
};
struct Portrait {
    Card card;
    Look look;
};
constexpr std::array<Portrait, kCards> kPortraits{{
#include "generated/ozymandias/sets.inc"
}};

constexpr bool are_in_order() {
    for (std::size_t i = 0; i < kPortraits.size(); ++i)
        if (slot(kPortraits[i].card) != i) return false;
    return true;
}
static_assert(are_in_order());

constexpr bool all_differ() {
    for (std::size_t i = 0; i < kPortraits.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (kPortraits[i].look == kPortraits[k].look) return false;
    return true;
}
static_assert(all_differ());
}  // namespace pictures

// Hides what lies behind the garment and the head.
void hide(ImDrawList& list, ImVec2 centre, float radius) {
    list.AddEllipseFilled(centre + ImVec2{0, radius}, radius * 0.84f, radius * 0.56f, ink::kNight);
    list.AddEllipseFilled(centre - ImVec2{0, radius * 0.12f}, radius * 0.42f, radius * 0.5f, ink::kNight);
}
}  // namespace

void portrait(ImDrawList& list, Card card, ImVec2 centre, float radius, const kit::Pen& pen) {
    const auto seed = static_cast<int>(card);
    const pictures::Look& one = pictures::kPortraits[slot(card)].look;
    const kit::Pen faint{with_alpha(pen.ink, 0.4f), with_alpha(pen.accent, 0.7f), pen.line};
    engrave(list, pictures::kStrokes, one.sky, centre, radius, faint, seed);
    hide(list, centre, radius);
    for (const pictures::Part part : {one.garment, one.head, one.eyes, one.worn})
        engrave(list, pictures::kStrokes, part, centre, radius, pen, seed);
}

void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::back, centre, radius, pen, 0);
}

}  // namespace orrery::web::ozymandias_board
