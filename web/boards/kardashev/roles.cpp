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

constexpr float kRoleGap = 6, kReadable = 120;  // CSS px; a lower role has too little room for its words

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
}  // namespace

std::string role_mark(Role role) { return "role:" + std::string(face(role).id); }

void lay_roles(Scene& scene) {
    const float gap = scene.px(kRoleGap);
    const bool wide = scene.large().width() > scene.px(560);
    const int columns = wide ? 3 : 2, rows = kRoles / columns;
    const bool has_room = scene.room.height() >= real(rows) * (scene.px(kReadable) + gap) + gap;
    const kit::Region room = has_room ? scene.room : scene.large();
    const ImVec2 size{std::min(scene.px(250), (room.width() - gap) / real(columns) - gap),
                      std::min(scene.px(150), (room.height() - gap) / real(rows) - gap)};
    const ImVec2 whole{(size.x + gap) * real(columns) - gap, (size.y + gap) * real(rows) - gap};
    const ImVec2 corner = room.centre() - whole * 0.5f;
    kit::Spot ground;
    ground.min = room.min, ground.max = room.max, ground.covers = true;
    ground.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        brush.list.AddRectFilled(own.min, own.max, with_alpha(ink::kNight, 0.85f));
    };
    scene.above.add(std::move(ground));
    for (int i = 0; i < kRoles; ++i) {
        const auto role = static_cast<Role>(i);
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

}  // namespace orrery::web::kardashev_board
