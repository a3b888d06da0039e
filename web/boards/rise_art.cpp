#include "web/boards/rise_art.h"

#include "core/chance.h"
#include "web/boards/geometry.h"

namespace orrery::web::rise_art {

void engrave(ImDrawList& list, rise::Card card, ImVec2 min, ImVec2 max, ImU32 ink, float line) {
    Chance luck(static_cast<std::uint64_t>(rise::index(card)) * 977 + 5);
    const auto share = [&luck] { return real(luck.below(4096)) / 4096; };
    const ImVec2 centre = towards(min, max, 0.5f);
    const float radius = std::fmin(max.x - min.x, max.y - min.y) * 0.4f;
    for (int ring = 1; ring <= 3; ++ring) {
        const float reach = radius * real(ring) / 3;
        list.AddCircle(centre, reach, ink, 24, line);
        list.AddCircleFilled(at_angle(centre, reach, share() * 2 * kPi), line * 2, ink, 8);
    }
}

void engrave_back(ImDrawList& list, ImVec2 centre, float radius, ImU32 ink, float line) {
    for (int ring = 1; ring <= 3; ++ring) list.AddCircle(centre, radius * real(ring) / 3, ink, 32, line);
}

}  // namespace orrery::web::rise_art
