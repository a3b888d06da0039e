#include "web/boards/kardashev/roles.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "web/boards/kardashev/art.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/tray.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;

// CSS px
constexpr float kRoleGap = 6, kWidest = 250, kWidestAlone = 340, kHighest = 150;
constexpr float kReadable = 120;  // a lower role has too little room for its words
constexpr int kInDock = 2;        // roles in the column of a low window

bool is_own_tech(Tech tech) { return slot(tech) >= slot(Tech::time_dilation); }

std::string own_techs(Role role) {
    std::vector<std::string> names;
    for (const Tech tech : techs_of(role))
        if (is_own_tech(tech)) names.emplace_back(face(tech).name);
    return listed(names);
}

void paint_role(Role role, const kit::Spot& spot, const kit::Brush& brush) {
    kit::button_ground(spot, brush);
    const RoleFace& shown = face(role);
    const Theme& theme = brush.theme;
    const bool low = spot.height() < brush.px(96), tight = spot.height() < brush.px(kReadable);
    const float pad = brush.px(8), art = std::min(spot.height() * (tight ? 0.22f : 0.3f), brush.px(34));
    draw_role(brush.list, role, {spot.max.x - art - pad, spot.min.y + art * 0.8f + pad}, art * 0.8f,
              with_alpha(ink::kBrass, 0.8f), ink::kIvory, brush.px(1.2f));
    float y = spot.min.y + pad;
    text_at(brush.list, theme.bold, {spot.min.x + pad, y}, ink::kBrass, shown.name);
    y += theme.bold->FontSize + brush.px(tight ? 6 : 12);
    kardashev_signs::cards(brush, shown.start, {spot.min.x + pad, y + theme.text->FontSize * 0.25f},
                           kardashev_signs::Counts::all);
    y += theme.text->FontSize + brush.px(4);
    if (low) return;
    brush.list.PushClipRect(spot.min, spot.max - ImVec2{0, brush.px(4)}, true);
    text_at(brush.list, theme.small, {spot.min.x + pad, y}, kit::quiet(0.9f), shown.text, spot.width() - 2 * pad);
    y += measure(theme.small, shown.text, spot.width() - 2 * pad).y + brush.px(3);
    const std::string techs = own_techs(role);
    if (y + measure(theme.small, techs, spot.width() - 2 * pad).y < spot.max.y)
        text_at(brush.list, theme.small, {spot.min.x + pad, y}, kit::quiet(0.6f), techs, spot.width() - 2 * pad);
    brush.list.PopClipRect();
}

kit::Facts role_facts(Role role) {
    const RoleFace& shown = face(role);
    kit::Facts told{std::string(shown.name), {{std::string(shown.text)}, {"Starts with " + cards_text(shown.start)}}};
    for (const Tech tech : techs_of(role))
        if (is_own_tech(tech))
            told.lines.push_back(
                {std::string(face(tech).name) + ": " + std::string(face(tech).text), kit::quiet(0.9f)});
    return told;
}

// Lays roles in the middle of a room.
void lay_some(Scene& scene, const kit::Region& room, int first, int end, int columns) {
    const int rows = (end - first + columns - 1) / columns;
    const float gap = scene.px(kRoleGap);
    const ImVec2 size{
        std::min(scene.px(columns > 1 ? kWidest : kWidestAlone), (room.width() - gap) / real(columns) - gap),
        std::min(scene.px(kHighest), (room.height() - gap) / real(rows) - gap)};
    const ImVec2 whole{(size.x + gap) * real(columns) - gap, (size.y + gap) * real(rows) - gap};
    const ImVec2 corner = room.centre() - whole * 0.5f;
    for (int i = 0; i < end - first; ++i) {
        const auto role = static_cast<Role>(first + i);
        kit::Spot spot;
        spot.min = corner + ImVec2{real(i % columns) * (size.x + gap), real(i / columns) * (size.y + gap)};
        spot.max = spot.min + size;
        spot.mark = role_mark(role);
        Move move = Move::of(Verb::role);
        move.role = role;
        if (scene.asks) spot.means = kardashev_plan::Step{move};
        spot.paint = [role](const kit::Spot& own, const kit::Brush& brush) { paint_role(role, own, brush); };
        spot.facts = [role] { return role_facts(role); };
        scene.above.add(std::move(spot));
    }
}
}  // namespace

std::string role_mark(Role role) { return "role:" + std::string(face(role).id); }

void lay_roles(Scene& scene) {
    const bool docks = scene.has_dock(), wide = !docks && scene.large().width() > scene.px(560);
    const int columns = wide ? 3 : 2, rows = kRoles / columns;
    const bool has_room = !docks && scene.room.height() >= real(rows) * (scene.px(kReadable) + scene.px(kRoleGap));
    const kit::Region room = has_room ? scene.room : scene.large();
    kit::Spot ground;
    ground.min = room.min, ground.max = room.max, ground.covers = true;
    ground.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        brush.list.AddRectFilled(own.min, own.max, with_alpha(ink::kNight, 0.85f));
    };
    scene.above.add(std::move(ground));
    const int over_map = docks ? kRoles - kInDock : kRoles;
    lay_some(scene, room, 0, over_map, columns);
    if (docks) lay_some(scene, scene.dock(), over_map, kRoles, 1);
}

}  // namespace orrery::web::kardashev_board
