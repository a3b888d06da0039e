#include "web/boards/rise/galaxy.h"

#include <algorithm>
#include <array>
#include <string>

#include "generated/rise-board/say.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/boards/rise/cards.h"
#include "web/boards/rise/scene.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;
using namespace rise_board;

// In radii of a hex
constexpr float kLeastSpan = 2.6f;  // at least half of this is shown, so that the first tile is not too large
constexpr float kTopDisk = 0.40f, kSmallDisk = 0.185f;
constexpr float kNameDown = 0.77f;  // the name of a sector, below its centre
constexpr float kNamedFrom = 42;    // CSS px of a hex's radius from which on it has its name
constexpr std::array<float, 5> kWorlds{0.30f, 0.38f, 0.47f, 0.56f, 0.66f};
constexpr std::size_t kVariants = 3;
constexpr std::array<FaceKind, 5> kKinds{FaceKind::dust, FaceKind::dust, FaceKind::ice, FaceKind::ice, FaceKind::giant};

ImVec2 place(Site site) { return {kit::kRoot3 * (real(site.q) + real(site.r) / 2), 1.5f * real(site.r)}; }

struct Bounds {
    ImVec2 min{-kLeastSpan, -kLeastSpan}, max{kLeastSpan, kLeastSpan};
    void add(ImVec2 p) {
        min = {std::min(min.x, p.x - 1), std::min(min.y, p.y - 1)};
        max = {std::max(max.x, p.x + 1), std::max(max.y, p.y + 1)};
    }
};

Bounds bounds_of(const View& view) {
    Bounds bounds;
    for (const Sector& sector : view.galaxy.sectors) bounds.add(place(sector.site));
    if (!view.tiles.empty()) view.galaxy.unexplored().each([&](Site site) { bounds.add(place(site)); });
    return bounds;
}

unsigned seed_of(Site site) { return static_cast<unsigned>((site.q + 31) * 197 + (site.r + 31) * 89); }
}  // namespace

void RiseGalaxy::frame(const View& view, const View* next, float share, ImVec2 min, ImVec2 max, const Theme& theme) {
    Bounds bounds = bounds_of(view);
    if (next != nullptr) {
        const Bounds after = bounds_of(*next);
        bounds.min = towards(bounds.min, after.min, share), bounds.max = towards(bounds.max, after.max, share);
    }
    // The bounds have the proportions of the room, so that the camera does not turn the drawing.
    const float margin = theme.px(6);
    const ImVec2 room = max - min - ImVec2{2 * margin, 2 * margin}, size = bounds.max - bounds.min;
    if (room.x <= 1 || room.y <= 1) return;
    const ImVec2 more{std::max(0.0f, size.y * room.x / room.y - size.x) / 2,
                      std::max(0.0f, size.x * room.y / room.x - size.y) / 2};
    camera_.frame(bounds.min - more, bounds.max + more, min + ImVec2{margin, margin}, max - ImVec2{margin, margin});
}

ImVec2 RiseGalaxy::at(Site site) const { return camera_.to_screen(place(site)); }

void RiseGalaxy::add_spots(Scene& scene) const {
    const auto add = [&](Site site) {
        kit::Spot spot;
        const ImVec2 reach{radius(), radius()};
        spot.shape = kit::Spot::Shape::hex, spot.min = at(site) - reach, spot.max = at(site) + reach;
        spot.mark = "hex:" + site_token(site);
        if (!scene.offers.empty() && rise_plan::names_site(scene.view.asks))
            spot.means = rise_plan::Offer{Move::of(scene.view.asks, site)};
        spot.paint = [](const kit::Spot& own, const kit::Brush& brush) {
            if (own.can() || own.chosen) kit::light_hex(brush, own.centre(), own.radius(), own.chosen);
        };
        spot.facts = [&view = scene.view, site] {
            const int i = view.galaxy.find(site);
            return kit::Facts{
                rise_says::sector_at(site_token(site)),
                {{i >= 0 ? sector_text(view.galaxy.sectors[static_cast<std::size_t>(i)]) : rise_says::unexplored()}}};
        };
        scene.spots.add(std::move(spot));
    };
    if (!scene.view.tiles.empty()) scene.view.galaxy.unexplored().each(add);
    for (const Sector& sector : scene.view.galaxy.sectors) add(sector.site);
}

void RiseGalaxy::paint(const kit::Brush& brush, const View& view, std::uint64_t sky) {
    std::array<FaceKind, 5 * kVariants> kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kKinds[i / kVariants];
    faces_.prepare(kinds, std::min(radius() * 1.2f, brush.px(90)), sky);
    if (!view.tiles.empty())
        view.galaxy.unexplored().each([&](Site site) {  // could be explored: faint dashes
            kit::dash_hex(brush, at(site), radius() * 0.94f, with_alpha(ink::kLine, 0.6f));
        });
    for (const Sector& sector : view.galaxy.sectors) paint_sector(brush, sector);
    if (radius() < brush.px(kNamedFrom)) return;
    const auto name = [&](Site site) {
        text_centred(brush.list, brush.theme.small, at(site) + ImVec2{0, radius() * kNameDown}, kit::quiet(0.6f),
                     site_token(site));
    };
    for (const Sector& sector : view.galaxy.sectors) name(sector.site);
    if (!view.tiles.empty()) view.galaxy.unexplored().each(name);
}

void RiseGalaxy::paint_sector(const kit::Brush& brush, const Sector& sector) const {
    ImDrawList& list = brush.list;
    const Theme& theme = brush.theme;
    const ImVec2 centre = at(sector.site);
    const float r = radius();
    const bool small = r < theme.px(13);
    const ImU32 hue = sector.empty() ? ink::kLine : rise_cards::colour_of(sector.active());
    kit::fill_hex(brush, centre, r * 0.975f, with_alpha(mix(ink::kNight, ink::kChart, 0.85f), 0.92f));
    if (!sector.empty()) kit::fill_hex(brush, centre, r * 0.975f, with_alpha(hue, 0.16f));
    kit::line_hex(brush, centre, r * 0.975f, mix(ink::kLine, ink::kIvory, 0.1f), theme.line());
    if (!small) kit::line_hex(brush, centre, r * 0.92f, with_alpha(ink::kLine, 0.55f), theme.line());

    const std::size_t natural = std::min<std::size_t>(sector.natural, 4);
    const std::size_t face = natural * kVariants + seed_of(sector.site) % kVariants;
    const ImVec2 world = centre + ImVec2{0, r * 0.06f};
    faces_.draw(list, face, world, r * kWorlds[natural],
                sector.empty() ? IM_COL32_WHITE : mix(IM_COL32_WHITE, ink::kLine, 0.5f));
    paint_stack(list, sector.stack, world);
    if (small) return;

    const float size = std::clamp(r * 0.44f, theme.px(13), theme.px(30));
    const ImVec2 top{centre.x, centre.y - r * 0.64f};
    kit::number(brush, top - ImVec2{sector.gems > 0 ? size * 0.35f : 0, 0}, size, ink::kIvory,
                std::to_string(sector.value()));
    if (sector.gems > 0) {
        const ImVec2 gem = top + ImVec2{size * 0.32f, 0};
        rise_cards::draw_gem(list, gem, size * 0.2f);
        if (r > theme.px(30))
            kit::number(brush, gem + ImVec2{size * 0.48f, size * 0.05f}, std::max(size * 0.6f, theme.px(12)),
                        ink::kVerdigris, std::to_string(sector.gems));
    }
}

// The top disk is large. Those below it are in a row under it, with the lowest at the left.
void RiseGalaxy::paint_stack(ImDrawList& list, const Stack& stack, ImVec2 centre) const {
    if (stack.empty()) return;
    const float r = radius();
    const int below = stack.size() - 1;
    const ImVec2 top = centre - ImVec2{0, below > 0 ? r * 0.07f : 0};
    rise_cards::disk(list, stack.top(), top, r * kTopDisk);
    const float width = r * 1.16f, step = below > 1 ? std::min(r * kSmallDisk * 1.9f, width / real(below - 1)) : 0;
    for (int i = 0; i < below; ++i) {
        const ImVec2 at{centre.x + step * (real(i) - real(below - 1) / 2), centre.y + r * 0.52f};
        rise_cards::disk(list, stack[i], at, r * kSmallDisk);
    }
}

}  // namespace orrery::web
