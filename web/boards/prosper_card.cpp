#include "web/boards/prosper_card.h"

#include <algorithm>
#include <string>
#include <vector>

#include "record/seat_names.h"
#include "web/boards/geometry.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::prosper;

struct Line {
    std::string text;
    ImU32 colour;
};

std::vector<Line> lines_of(const Scene& scene, const ViewPlanet& planet) {
    const SizeFacts& size = facts(planet.size);
    const ImU32 plain = with_alpha(ink::kIvory, 0.85f), alarm = mix(ink::kEmber, ink::kIvory, 0.35f);
    const auto text = [](int number) { return std::to_string(number); };
    std::vector<Line> lines;
    if (planet.owner == kSpectator) {
        lines.push_back(
            {size.natives > 0 ? "Free: " + text(size.natives) + " natives hold it" : "Free, without natives", plain});
        if (scene.view.phase == Phase::draft && size.natives > 0)
            lines.push_back({"Settling costs " + text(size.settling_loss()) + " ships", plain});
        lines.push_back(
            {text(size.natives + 1) + (size.natives == 0 ? " ship takes it" : " ships take it, 1 stays"), plain});
        lines.push_back({"Would build " + text(size.production) + " a round, room for " + text(size.limit), plain});
        return lines;
    }
    const auto seat = static_cast<std::size_t>(index(planet.owner));
    const std::string name =
        seat < scene.frame.names.size() ? scene.frame.names[seat] : std::string(seat_colour_name(planet.owner));
    lines.push_back({name, mix(seat_colour(planet.owner), ink::kIvory, 0.35f)});
    lines.push_back({text(planet.ships) + " of at most " + text(size.limit) + " ships", plain});
    const int built = std::min<int>(size.production, size.limit - planet.ships);
    lines.push_back({built < size.production
                         ? "Builds " + text(size.production) + " a round, but has room for " + text(built)
                         : "Builds " + text(size.production) + " after this round",
                     built < size.production ? ink::kBrass : plain});
    lines.push_back({text(planet.ships + 2) + " attackers take it, " + text(planet.ships + 1) + " empty it", plain});
    switch (prosper_plan::danger(scene.view, planet)) {
        case prosper_plan::Danger::now: lines.push_back({"A neighbour could strike it down now", alarm}); break;
        case prosper_plan::Danger::gathering:
            lines.push_back({"A neighbour could gather enough against it", alarm});
            break;
        case prosper_plan::Danger::none: break;
    }
    return lines;
}
}  // namespace

void paint_card(const Scene& scene, PlanetId id) {
    const Theme& theme = scene.theme;
    const ViewPlanet* planet = find(scene.view, id);
    if (planet == nullptr) return;
    const std::size_t i = static_cast<std::size_t>(planet - scene.view.planets.begin());
    const std::string title = planet_name(id) + ", " + std::string(facts(planet->size).name);
    const std::vector<Line> lines = lines_of(scene, *planet);

    const float padding = theme.px(12), leading = theme.small->FontSize + theme.px(5);
    float width = measure(theme.numeral, title).x;
    for (const Line& line : lines) width = std::max(width, measure(theme.small, line.text).x);
    const ImVec2 size{width + 2 * padding,
                      theme.numeral->FontSize + theme.px(4) + leading * real(lines.size()) + 2 * padding};

    const float away = scene.radii[i] + theme.px(20);
    ImVec2 corner = scene.places[i] + ImVec2{away, -size.y / 2};
    if (corner.x + size.x > scene.frame.max.x - theme.px(6)) corner.x = scene.places[i].x - away - size.x;
    if (corner.x < scene.frame.min.x + theme.px(6)) {  // no room at either side: above or below
        corner = {scene.places[i].x - size.x / 2, scene.places[i].y - away - size.y};
        if (corner.y < scene.frame.min.y) corner.y = scene.places[i].y + away;
    }
    corner.x = std::clamp(corner.x, scene.frame.min.x + theme.px(6),
                          std::max(scene.frame.min.x + theme.px(6), scene.frame.max.x - size.x - theme.px(6)));
    corner.y = std::clamp(corner.y, scene.frame.min.y + theme.px(6),
                          std::max(scene.frame.min.y + theme.px(6), scene.frame.max.y - size.y - theme.px(6)));

    ImDrawList& list = scene.list;
    list.AddRectFilled(corner, corner + size, with_alpha(ink::kChart, 0.96f), theme.px(8));
    list.AddRect(corner, corner + size, with_alpha(ink::kBrass, 0.55f), theme.px(8), 0, theme.line());
    ImVec2 at = corner + ImVec2{padding, padding};
    text_at(list, theme.numeral, at, ink::kBrass, title);
    at.y += theme.numeral->FontSize + theme.px(6);
    for (const Line& line : lines) {
        text_at(list, theme.small, at, line.colour, line.text);
        at.y += leading;
    }
}

}  // namespace orrery::web
