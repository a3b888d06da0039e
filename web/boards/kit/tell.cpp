#include "web/boards/kit/tell.h"

#include <algorithm>
#include <vector>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kit {
namespace {
constexpr float kShare = 0.66f;  // the largest share of the room's width
constexpr float kWidest = 300, kPadding = 12, kAway = 12, kMargin = 6, kLineGap = 5;  // CSS px

float shared(const Region& a, const Region& b) {
    const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x),
                y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
    return x > 0 && y > 0 ? x * y : 0;
}

struct Place {
    Region at;
    float hides = 0;  // of what can be chosen, square px
};

// The place of the facts, inside `room`: beside, above or below the thing, or anywhere else in a grid of places. Of these
// it takes the one that hides the least of what can be chosen, then the least of the thing itself. Of places that hide
// as much, it takes the nearest.
Place place(const Spots& spots, const Spot& of, ImVec2 size, const Region& room, float away, float margin) {
    constexpr int kAcross = 4, kDown = 12;
    constexpr float kChoice = 20, kFar = 0.02f;
    const ImVec2 middle = of.centre() - size * 0.5f,
                 step{(room.width() - size.x) / kAcross, (room.height() - size.y) / kDown};
    std::vector<ImVec2> corners{{of.max.x + away, middle.y},
                                {of.min.x - away - size.x, middle.y},
                                {middle.x, of.min.y - away - size.y},
                                {middle.x, of.max.y + away}};
    for (int x = 0; x <= kAcross; ++x)
        for (int y = 0; y <= kDown; ++y) corners.push_back(room.min + ImVec2{step.x * real(x), step.y * real(y)});
    Place best;
    float least = -1;
    for (ImVec2 corner : corners) {
        const ImVec2 low = room.min + ImVec2{margin, margin}, high = room.max - size - ImVec2{margin, margin};
        corner = {std::clamp(corner.x, low.x, std::max(low.x, high.x)),
                  std::clamp(corner.y, low.y, std::max(low.y, high.y))};
        Place here{{corner, corner + size}};
        for (const Spot& spot : spots.all())
            if (spot.can() && !spot.aside) here.hides += shared(here.at, spot);
        const float score =
            here.hides * kChoice + shared(here.at, of) * 4 + distance(here.at.centre(), of.centre()) * size.x * kFar;
        if (least < 0 || score < least) least = score, best = here;
    }
    return best;
}

ImVec2 size_of(const Theme& theme, const Facts& facts, float widest) {
    const float gap = theme.px(kLineGap);
    ImVec2 size{std::min(widest, measure(theme.numeral, facts.title).x), -gap};
    for (const Facts::Line& line : facts.lines)
        size.x = std::max(size.x, std::min(widest, measure(theme.small, line.text).x + 1));
    if (!facts.title.empty()) size.y += measure(theme.numeral, facts.title, size.x).y + gap;
    for (const Facts::Line& line : facts.lines) size.y += measure(theme.small, line.text, size.x).y + gap;
    return size;
}
}  // namespace

void tell_of(const Spot& spot, const Brush& brush, const Spots& spots, const BoardFrame& frame, const Region& room,
             BoardAnswer& answer) {
    Facts facts = spot.facts();
    bool says_why = false;
    if (!spot.can() && !spot.chosen && spot.means.has_value() && frame.interactive && frame.why_not)
        if (std::string why = frame.why_not(spot.means); !why.empty())
            facts.lines.push_back({std::move(why), warning()}), says_why = true;
    if (frame.tells_beside) {
        answer.facts = std::move(facts);
        return;
    }

    // Where all of it would hide something that can be chosen, it gets wider, then shorter: its last lines go, but not
    // the reason. If even that has no place, it stands beside the board.
    const Theme& theme = brush.theme;
    const float padding = theme.px(kPadding), gap = theme.px(kLineGap), margin = theme.px(kMargin);
    const float usual = std::min(theme.px(kWidest), room.width() * kShare),
                widest = room.width() - 2 * (margin + padding);
    const std::size_t kept = says_why ? 1 : 0;
    Place best;
    float width = 0;
    for (;;) {
        for (const float most : {usual, widest}) {
            const ImVec2 inner = size_of(theme, facts, most), whole = inner + ImVec2{2 * padding, 2 * padding};
            const Place here = place(spots, spot, whole, room, theme.px(kAway), margin);
            if (most == usual || here.hides < best.hides) best = here, width = inner.x;
            if (best.hides <= 0) break;
        }
        if (best.hides <= 0 || facts.lines.size() <= kept) break;
        facts.lines.erase(facts.lines.end() - static_cast<std::ptrdiff_t>(kept) - 1);
    }
    if (best.hides > 0) {
        answer.facts = std::move(facts);
        return;
    }
    const Region at = best.at;
    answer.facts_min = at.min, answer.facts_max = at.max;
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
