#include "web/boards/kardashev/roles.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/art.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/tray.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;

// CSS px
constexpr float kRoleGap = 6, kWidest = 250, kHighest = 150, kLow = 52;
constexpr float kThreeFrom = 560;   // a narrower room has two columns
constexpr float kReadable = 120;    // a lower role has too little room for its words
constexpr float kArtFrom = 140;     // a narrower low role has no room for its picture
constexpr float kSmallPhone = 600;  // height of a board; a lower one has three columns, for the map's sake

bool is_own_tech(Tech tech) { return slot(tech) >= slot(Tech::time_dilation); }

std::string own_techs(Role role) {
    std::vector<std::string> names;
    for (const Tech tech : techs_of(role))
        if (is_own_tech(tech)) names.emplace_back(face(tech).name);
    return listed(names);
}

// "Taken by Sky"; empty: nobody has it.
std::string taken_words(const Scene& scene, Role role) {
    for (int k = 0; k < scene.open().seats; ++k)
        if (scene.open().player(seat_at(k)).role == role)
            return kardashev_says::taken_by(kardashev_plan::name_of(scene.frame, seat_at(k)));
    return {};
}

void paint_role(const Scene& scene, Role role, const kit::Spot& spot, const kit::Brush& brush) {
    kit::button_ground(spot, brush);
    const RoleFace& shown = face(role);
    const Theme& theme = brush.theme;
    const bool low = spot.height() < brush.px(96), tight = spot.height() < brush.px(kReadable);
    const float pad = brush.px(8),
                share = low     ? 0.36f
                        : tight ? 0.22f
                                : 0.3f,
                art = std::min(spot.height() * share, brush.px(34)) * 0.8f;
    if (!low || spot.width() >= brush.px(kArtFrom))
        draw_role(brush.list, role, {spot.max.x - art * 1.25f - pad, low ? spot.centre().y : spot.min.y + art + pad},
                  art, with_alpha(ink::kBrass, 0.8f), ink::kIvory, brush.px(1.2f));
    float y = spot.min.y + pad;
    text_at(brush.list, theme.bold, {spot.min.x + pad, y}, ink::kBrass, shown.name);
    y += theme.bold->FontSize + brush.px(tight ? 6 : 12);
    const ImVec2 below{spot.min.x + pad, y + theme.text->FontSize * 0.25f};
    const float room = low ? spot.max.x - pad - below.x : spot.max.x - 3 * art - 2 * pad - below.x;
    if (const std::string taken = taken_words(scene, role); !taken.empty())
        squeezed_at(brush.list, theme.small, below, room, kit::quiet(0.9f), taken);
    else
        kardashev_signs::cards(brush, shown.start, below, kardashev_signs::Counts::all);
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

kit::Facts role_facts(const Scene& scene, Role role) {
    const RoleFace& shown = face(role);
    kit::Facts told{std::string(shown.name),
                    {{std::string(shown.text)}, {kardashev_says::starts_with(cards_text(shown.start))}}};
    if (std::string taken = taken_words(scene, role); !taken.empty())
        told.lines.push_back({std::move(taken), kit::warning()});
    for (const Tech tech : techs_of(role))
        if (is_own_tech(tech))
            told.lines.push_back({kardashev_says::what_it_does(face(tech).name, face(tech).text), kit::quiet(0.9f)});
    return told;
}

kit::Spot role_spot(const Scene& scene, Role role) {
    kit::Spot spot;
    spot.mark = role_mark(role);
    Move move = Move::of(Verb::role);
    move.role = role;
    if (scene.asks) spot.means = kardashev_plan::Step{move};
    spot.paint = [&scene, role](const kit::Spot& own, const kit::Brush& brush) { paint_role(scene, role, own, brush); };
    spot.facts = [&scene, role] { return role_facts(scene, role); };
    return spot;
}
}  // namespace

std::string role_mark(Role role) { return "role:" + std::string(face(role).id); }

bool lay_roles(Scene& scene) {
    constexpr int kColumns = 3, kRows = kRoles / kColumns;
    constexpr float kMapShare = 0.42f;  // of the room, at least
    if (scene.frame.format != Format::wide || scene.room.width() < scene.px(kThreeFrom)) return false;
    const float gap = scene.px(kRoleGap), most = scene.room.height() * (1 - kMapShare);
    const float wished = real(kRows) * (scene.px(kHighest) + gap) + gap, height = std::min(wished, most);
    if (height < real(kRows) * (scene.px(kReadable) + gap)) return false;
    const kit::Region foot{{scene.room.min.x, scene.room.max.y - height}, scene.room.max};
    scene.room.max.y = foot.min.y;
    const ImVec2 size{std::min(scene.px(kWidest), (foot.width() - gap) / kColumns - gap), height / kRows - gap};
    const ImVec2 step = size + ImVec2{gap, gap};
    const ImVec2 corner = foot.centre() - ImVec2{step.x * kColumns - gap, step.y * kRows - gap} * 0.5f;
    for (int i = 0; i < kRoles; ++i) {
        kit::Spot spot = role_spot(scene, static_cast<Role>(i));
        spot.min = corner + ImVec2{real(i % kColumns) * step.x, real(i / kColumns) * step.y};
        spot.max = spot.min + size;
        scene.above.add(std::move(spot));
    }
    return true;
}

void lay_roles(kit::Tray& tray, const Scene& scene, float width) {
    const bool is_small =
        scene.frame.format == Format::portrait && scene.frame.max.y - scene.frame.min.y < scene.px(kSmallPhone);
    const float columns = is_small ? 3 : 2;
    std::vector<kit::Spot> roles;
    for (int i = 0; i < kRoles; ++i) roles.push_back(role_spot(scene, static_cast<Role>(i)));
    tray.things(std::move(roles), {width / columns - scene.px(kRoleGap), scene.px(kLow)});
}

}  // namespace orrery::web::kardashev_board
