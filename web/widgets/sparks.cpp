#include "web/widgets/sparks.h"

#include <cmath>

#include "core/chance.h"
#include "web/boards/kit/geometry.h"

namespace orrery::web {
namespace {

constexpr int kSparks = 110;
constexpr float kLatest = 0.35f;  // share of the time in which sparks start

void draw_star(ImDrawList& list, ImVec2 at, float size, ImU32 colour) {
    const float waist = size * 0.28f;
    for (const ImVec2 tip : {ImVec2{0, size}, ImVec2{size, 0}}) {
        const ImVec2 side{tip.y * waist / size, tip.x * waist / size};
        list.AddQuadFilled(at - tip, at + side, at + tip, at - side, colour);
    }
}

}  // namespace

bool draw_sparks(ImDrawList& list, const Theme& theme, ImVec2 min, ImVec2 max, ImU32 colour, double ms) {
    if (ms >= kSparksMs) return false;
    const auto time = static_cast<float>(ms / kSparksMs);
    const ImVec2 room = max - min, from{(min.x + max.x) / 2, min.y + room.y * 0.72f};
    Chance luck(kSparks);
    const auto share = [&luck] { return real(luck.below(4096)) / 4096; };
    list.PushClipRect(min, max, true);
    for (int i = 0; i < kSparks; ++i) {
        const float start = share() * kLatest, aside = share() * 2 - 1, high = 0.45f + share() * 0.75f;
        const float size = theme.px(2.5f + 4 * share() * share()), twinkle = share() * 2 * kPi, pale = share() * 0.5f;
        const float life = (time - start) / (1 - kLatest);
        if (life <= 0 || life >= 1) continue;
        const float rise = life * (1.7f - 1.6f * life) * 2;  // quickly up, over the top, and down
        const ImVec2 at = from + ImVec2{aside * room.x * 0.55f * std::sqrt(life), -high * room.y * 0.55f * rise};
        const float glow = (1 - life) * (0.7f + 0.3f * std::sin(twinkle + life * 30));
        draw_star(list, at, size, with_alpha(i % 3 == 0 ? colour : mix(ink::kBrass, ink::kIvory, pale), glow));
    }
    list.PopClipRect();
    return true;
}

}  // namespace orrery::web
