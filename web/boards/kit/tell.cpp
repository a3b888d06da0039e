#include "web/boards/kit/tell.h"

#include <algorithm>
#include <array>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kit {
namespace {
constexpr float kShare = 0.66f;                                         // the largest share of the room's width
constexpr float kWidest = 300, kPadding = 12, kAway = 12, kMargin = 6;  // CSS px

float shared(const Region& a, const Region& b) {
    const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x),
                y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
    return x > 0 && y > 0 ? x * y : 0;
}

// The place of the facts, inside `room`: beside, above, below or farther below the thing. Of these it takes the one
// that hides the least of the thing itself and of what can be chosen. Nearer places count as better.
Region place(const Spots& spots, const Spot& of, ImVec2 size, const Region& room, float away, float margin) {
    const ImVec2 middle = of.centre() - size * 0.5f;
    std::array<ImVec2, 10> corners{ImVec2{of.max.x + away, middle.y}, ImVec2{of.min.x - away - size.x, middle.y},
                                   ImVec2{middle.x, of.min.y - away - size.y}};
    for (std::size_t i = 3; i < corners.size(); ++i)
        corners[i] = {middle.x, of.max.y + away + size.y * 0.5f * real(i - 3)};
    Region best;
    float least = -1;
    for (ImVec2 corner : corners) {
        const ImVec2 low = room.min + ImVec2{margin, margin}, high = room.max - size - ImVec2{margin, margin};
        corner = {std::clamp(corner.x, low.x, std::max(low.x, high.x)),
                  std::clamp(corner.y, low.y, std::max(low.y, high.y))};
        const Region at{corner, corner + size};
        float hidden = shared(at, of) * 4 + distance(at.centre(), of.centre()) * size.x * 0.02f;
        for (const Spot& spot : spots.all())
            if (spot.can() && !spot.aside) hidden += shared(at, spot);
        if (least < 0 || hidden < least) least = hidden, best = at;
    }
    return best;
}
}  // namespace

void tell_of(const Spot& spot, const Brush& brush, const Spots& spots, const BoardFrame& frame, const Region& room,
             BoardAnswer& answer) {
    Facts facts = spot.facts();

    if (!spot.can() && !spot.chosen && spot.means.has_value() && frame.interactive && frame.why_not)
        if (std::string why = frame.why_not(spot.means); !why.empty())
            facts.lines.push_back({std::move(why), warning()});
    if (frame.tells_beside) {
        answer.facts = std::move(facts);
        return;
    }

    const Theme& theme = brush.theme;
    const float padding = theme.px(kPadding), gap = theme.px(5),
                widest = std::min(theme.px(kWidest), room.width() * kShare);
    float width = std::min(widest, measure(theme.numeral, facts.title).x), height = 2 * padding;
    for (const Facts::Line& line : facts.lines)
        width = std::max(width, std::min(widest, measure(theme.small, line.text).x + 1));
    if (!facts.title.empty()) height += measure(theme.numeral, facts.title, width).y + gap;
    for (const Facts::Line& line : facts.lines) height += measure(theme.small, line.text, width).y + gap;
    height -= gap;

    const Region at = place(spots, spot, {width + 2 * padding, height}, room, theme.px(kAway), theme.px(kMargin));
    panel(brush, at, with_alpha(ink::kBrass, 0.55f));
    ImVec2 pen = at.min + ImVec2{padding, padding};
    if (!facts.title.empty()) {
        text_at(brush.list, theme.numeral, pen, ink::kBrass, facts.title, width);
        pen.y += measure(theme.numeral, facts.title, width).y + gap;
    }
    for (const Facts::Line& line : facts.lines) {
        text_at(brush.list, theme.small, pen, line.ink, line.text, width);
        pen.y += measure(theme.small, line.text, width).y + gap;
    }
}

}  // namespace orrery::web::kit
