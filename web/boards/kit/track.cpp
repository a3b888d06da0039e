#include "web/boards/kit/track.h"

#include <string_view>

#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::kit {
namespace {
// CSS px
constexpr float kEnds = 6, kApart = 12, kAround = 5;
constexpr float kForFacts = 130;  // width that the phases leave to the facts
constexpr std::string_view kBetweenFacts = " \u00b7 ";

float width_of(const Type& type, std::span<const std::string> phases, float gap) {
    float width = 0;
    for (const std::string& phase : phases) width += type.width(phase) + gap;
    return width;
}
}  // namespace

void track_line(const Brush& brush, const Region& room, const Track& track) {
    const Type type{brush.theme.small, brush.theme.text_px(14)};
    const float end = room.max.x - brush.px(kEnds), gap = brush.px(kApart), pad = brush.px(kAround);
    ImVec2 at{room.min.x + brush.px(kEnds), room.min.y - brush.px(kTrackHeight - 1)};
    type.draw(brush.list, at, ink::kIvory, track.round);
    at.x += type.width(track.round) + gap;

    std::vector<std::string> names;
    for (const Wording& name : track.phases) names.push_back(name());
    std::span<const std::string> phases = names;
    std::size_t now = track.phase;
    if (now < phases.size() && at.x + width_of(type, phases, gap) + brush.px(kForFacts) > end)
        phases = phases.subspan(now, 1), now = 0;
    const bool has_threat = !track.threat.empty();
    const float phase = now < phases.size() ? type.width(phases[now]) + gap : 0;
    if (track.phase >= track.phases.size() || (has_threat && at.x + phase + type.width(track.threat) > end))
        phases = {};  // a threat matters more
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const float width = type.width(phases[i]);
        if (i == now) {
            const ImVec2 least{at.x - pad, at.y}, most{at.x + width + pad, at.y + type.size};
            brush.list.AddRectFilled(least, most, with_alpha(ink::kBrass, 0.22f), brush.px(4));
        }
        type.draw(brush.list, at, i == now ? ink::kBrass : quiet(i < now ? 0.4f : 0.65f), phases[i]);
        at.x += width + gap;
    }

    if (has_threat)
        at.x += squeezed_at(brush.list, type, at + ImVec2{0, type.size / 2}, end - at.x, warning(), track.threat);
    for (std::size_t i = 0; i < track.facts.size(); ++i) {
        const std::string text = (i > 0 || has_threat ? std::string(kBetweenFacts) : std::string()) + track.facts[i];
        if (at.x + type.width(text) > end) return;
        type.draw(brush.list, at, quiet(0.9f), text);
        at.x += type.width(text);
    }
}

}  // namespace orrery::web::kit
