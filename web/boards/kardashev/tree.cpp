#include "web/boards/kardashev/tree.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/tray.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;

constexpr int kRows = 7, kColumns = 3;
constexpr int kContestRow = 4;
// CSS px
constexpr float kTitle = 26, kLine = 18, kColumnGap = 12, kRowGap = 3, kOrRoom = 20, kTreePadding = 6,
                kTreeWidest = 880, kRowMost = 92;
constexpr float kBesideTitle = 90;  // CSS px: the padding, and the button that closes the panel
constexpr float kBesideLeast = 340, kBesideMost = 560, kMapLeast = 360, kRowMostBeside = 128;
constexpr float kHighCell = 66;                       // CSS px
constexpr float kLeastName = 0.8f;                    // of the size of small words
constexpr std::array<float, 2> kWords{0.86f, 0.78f};  // the same, of what a technology does
constexpr float kBesideShare = 0.47f;                 // of the room, for a tree that was opened

struct Cell {
    Tech tech = kNoTech;
    int row = 0, column = 0;
};

// The eighteen technologies of a role: common ones at the top, the pairs of the contest below them, the role's own at
// the foot. Technologies that exclude each other are one below the other.
std::vector<Cell> cells_of(Role role) {
    constexpr std::array<Cell, 9> kCommon{{{Tech::encryption, 0, 0},
                                           {Tech::terraform, 0, 1},
                                           {Tech::accretion_device, 0, 2},
                                           {Tech::fuel_efficiency, 1, 0},
                                           {Tech::boosters, 1, 1},
                                           {Tech::antimatter, 1, 2},
                                           {Tech::asteroid_mining, 2, 0},
                                           {Tech::expanded_cargohold, 2, 1},
                                           {Tech::harvest_rover, 3, 0}}};
    std::vector<Cell> cells(kCommon.begin(), kCommon.end());
    std::array<int, kColumns> next{kContestRow, kContestRow, kContestRow};
    for (const Tech tech : techs_of(role)) {
        const bool is_common =
            std::any_of(kCommon.begin(), kCommon.end(), [&](const Cell& c) { return c.tech == tech; });
        if (is_common) continue;
        const int column = face(tech).level - 1;
        cells.push_back(
            {tech, next[static_cast<std::size_t>(column)]++, column});  // in catalogue order, so the role's own is last
    }
    return cells;
}

// Whether a seat keeps only one of the two, and they stand one below the other.
bool excludes(Role role, const Cell& upper, const Cell& lower) {
    return upper.column == lower.column && upper.row + 1 == lower.row && negates(role, upper.tech).has(lower.tech);
}

struct Grid {
    kit::Region at;
    ImVec2 cell{};
    float gap = 0, row_gap = 0;

    kit::Region of(int row, int column) const {
        const ImVec2 min = at.min + ImVec2{real(column) * (cell.x + gap), real(row) * (cell.y + row_gap)};
        return {min, min + cell};
    }
};

Grid grid_in(const kit::Brush& brush, const kit::Region& at, float gap, int rows) {
    Grid grid{at, {}, brush.px(gap), brush.px(kRowGap)};
    grid.cell = {(at.width() + grid.gap) / kColumns - grid.gap,
                 (at.height() + grid.row_gap) / real(rows) - grid.row_gap};
    return grid;
}

// What a cell shows of a technology and of its owner. Signs move together where they have no room.
void paint_cost(const kit::Brush& brush, const Cost& cost, ImVec2 at, float room) {
    if (cost.choice == Cost::Choice::two_alike) {
        text_at(brush.list, brush.theme.small, at - ImVec2{0, brush.theme.small->FontSize / 2}, kit::quiet(0.85f),
                kardashev_says::two_of_a_type());
        return;
    }
    const float radius = brush.px(5.5f);
    const int signs = cost.named.total() + cost.any;
    const float step = signs > 1 ? std::min(brush.px(14.5f), (room - 2 * radius) / real(signs - 1)) : 0;
    ImVec2 centre = at + ImVec2{radius, 0};
    for (const Symbol type : kAllTypes)
        for (int i = 0; i < cost.named.of(type); ++i, centre.x += step)
            kardashev_signs::symbol(brush.list, type, centre, radius);
    for (int i = 0; i < cost.any; ++i, centre.x += step) {
        brush.list.AddCircleFilled(centre, radius * 1.3f, with_alpha(ink::kNight, 0.72f));
        brush.list.AddCircle(centre, radius * 0.9f, kit::quiet(0.9f), 0, brush.px(1.3f));
    }
}

bool has_as_well(const Scene& scene, Seat other, Seat seat, Tech tech) {
    return other != seat && scene.open().player(other).researched.has(tech);
}

// The signs of the other seats that have it, on the upper edge, beside the place of an "or".
void paint_others(const Scene& scene, Seat seat, Tech tech, const kit::Spot& spot, const kit::Brush& brush) {
    ImVec2 at{spot.max.x - brush.px(44), spot.min.y};
    for (int k = 0; k < scene.open().seats; ++k) {
        if (!has_as_well(scene, seat_at(k), seat, tech)) continue;
        draw_seat_shape(brush.list, seat_at(k), at, brush.px(5), seat_colour(seat_at(k)), ink::kNight);
        at.x -= brush.px(13);
    }
}

// `is_below`: an "or" stands on the right end of its upper edge.
void paint_cell(const Scene& scene, Seat seat, Tech tech, bool is_below, const kit::Spot& spot,
                const kit::Brush& brush) {
    const Player& player = scene.open().player(seat);
    const Theme& theme = brush.theme;
    const bool has = player.researched.has(tech), mirrors = player.mirrored == tech;
    const bool is_open = unlocked(scene.open(), seat).has(tech);
    const ImU32 colour = seat_colour(seat);
    brush.list.AddRectFilled(spot.min, spot.max,
                             has ? mix(ink::kChart, colour, 0.28f) : mix(ink::kNight, ink::kChart, 0.7f), brush.px(6));
    brush.list.AddRect(spot.min, spot.max, has || mirrors ? colour : ink::kLine, brush.px(6), 0,
                       has ? brush.px(2) : brush.theme.line());
    const float pad = brush.px(6), room = spot.width() - 2 * pad;
    const float alpha = has || spot.can() || is_open ? 0.95f : 0.5f;
    // The name stands beside the "or", or in a high cell below it.
    const bool is_high = spot.height() > brush.px(kHighCell);
    const float size = theme.small->FontSize, for_name = room - (is_below && !is_high ? brush.px(kOrRoom) : 0);
    const std::string_view name = face(tech).name;
    std::size_t most = spot.height() > brush.px(50) ? 2 : 1;
    const Type type =
        uncut(with_room({theme.small, size}, name, for_name, size * 0.85f), name, for_name, most, size * kLeastName);
    if (is_cut(wrapped(type, name, for_name, most))) ++most;
    float y = spot.min.y + brush.px(is_below && is_high ? 12 : 4);
    for (const std::string& line : wrapped(type, name, for_name, most)) {
        type.draw(brush.list, {spot.min.x + pad, y}, with_alpha(ink::kIvory, alpha), line);
        y += type.size * 1.05f;
    }
    const ImVec2 foot{spot.min.x + pad, spot.max.y - brush.px(10)};
    // What it does, if all of that has room.
    const float below = foot.y - size * 0.6f - y;
    const auto rows = [&](float height) { return static_cast<std::size_t>(std::max(0.0f, below / height)); };
    for (const float share : kWords) {
        const Type words{theme.small, size * share};
        const std::vector<std::string> lines = wrapped(words, face(tech).text, room, rows(words.size));
        if (lines.empty() || is_cut(lines)) continue;
        for (const std::string& line : lines) {
            words.draw(brush.list, {spot.min.x + pad, y}, with_alpha(ink::kIvory, 0.65f * alpha), line);
            y += words.size;
        }
        break;
    }
    paint_others(scene, seat, tech, spot, brush);
    if (has || mirrors)
        text_at(brush.list, theme.small, foot - ImVec2{0, theme.small->FontSize / 2}, mix(colour, ink::kIvory, 0.4f),
                has ? kardashev_says::points(points_of(tech)) : kardashev_says::cloned());
    else
        paint_cost(brush, face(tech).cost, foot, room - brush.px(kOrRoom));
    if (spot.can() || spot.chosen || brush.focused)
        kit::card_frame(brush, spot, brush.px(6), spot.chosen ? ink::kBrass : ink::kLine,
                        {.glows = spot.can(), .chosen = spot.chosen, .focused = brush.focused});
}

std::string names_of(TechSet techs, std::string_view last) {
    std::vector<std::string> names;
    for (const Tech tech : techs) names.emplace_back(face(tech).name);
    return listed(names, last);
}

kit::Facts facts_of(const Scene& scene, Seat seat, Tech tech) {
    const TechFace& shown = face(tech);
    const Player& player = scene.open().player(seat);
    kit::Facts told{kardashev_says::tech_level(shown.name, shown.level), {{std::string(shown.text)}}};
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    add(kardashev_says::costs_and_worth(cost_text(shown.cost), points_of(tech)), kit::quiet(0.9f));
    std::vector<std::string> others;
    for (int k = 0; k < scene.open().seats; ++k)
        if (has_as_well(scene, seat_at(k), seat, tech))
            others.push_back(kardashev_plan::name_of(scene.frame, seat_at(k)));
    if (!others.empty()) add(kardashev_says::also_researched(listed(others)), kit::quiet(0.9f));
    if (!techs_of(player.role).has(tech)) return told;
    if (const TechSet one_of = needs(player.role, tech); !one_of.empty() && !player.researched.has(tech))
        add(kardashev_says::needs(names_of(one_of, "or")),
            (one_of & player.researched).empty() ? kit::warning() : kit::quiet(0.9f));
    if (const TechSet lost = negates(player.role, tech); !lost.empty()) {
        const bool loses = !(lost & player.researched).empty() && !player.researched.has(tech);
        const std::string techs = names_of(lost, "and");
        add(loses ? kardashev_says::will_lose(techs) : kardashev_says::excludes(techs),
            loses ? kit::warning() : kit::quiet(0.9f));
    }
    return told;
}

void add_cell(Scene& scene, Seat seat, Tech tech, const kit::Region& at, bool is_below = false) {
    kit::Spot spot;
    spot.min = at.min, spot.max = at.max;
    spot.mark = tech_mark(tech);
    if (scene.asks && seat == scene.view.viewer && scene.open().question.node == Node::act) {
        Move move = Move::of(scene.chosen.verb == Verb::none ? Verb::research : scene.chosen.verb);
        move.tech = tech;
        spot.means = kardashev_plan::Step{move};
    }
    spot.paint = [&scene, seat, tech, is_below](const kit::Spot& own, const kit::Brush& brush) {
        paint_cell(scene, seat, tech, is_below, own, brush);
    };
    spot.reads = true;
    spot.facts = [&scene, seat, tech] { return facts_of(scene, seat, tech); };
    scene.above.add(std::move(spot));
}

// Lines from each technology to those that it leads to; "or" between two that exclude each other.
void paint_links(const kit::Region& at, Role role, const kit::Brush& brush) {
    const Grid grid = grid_in(brush, at, kColumnGap, kRows);
    const std::vector<Cell> cells = cells_of(role);
    const ImU32 ink = mix(ink::kLine, ink::kIvory, 0.35f);
    const ImVec2 pad{brush.px(kTreePadding), brush.px(kTreePadding)};
    const kit::Region panel{at.min - pad, at.max + pad};
    for (const Cell& to : cells) {
        const TechSet one_of = needs(role, to.tech);
        const kit::Region end = grid.of(to.row, to.column);
        for (const Cell& from : cells) {
            if (!one_of.has(from.tech)) continue;
            const kit::Region start = grid.of(from.row, from.column);
            brush.list.AddLine({start.max.x, start.centre().y}, {end.min.x, end.centre().y}, ink, brush.px(1.5f));
        }
        for (const Cell& other : cells) {
            if (!excludes(role, to, other)) continue;
            // Over the gap between columns, which leaves the names their room.
            const float inside = to.column + 1 < kColumns ? 3 : 8;  // CSS px
            const ImVec2 middle{end.max.x - brush.px(inside), end.max.y + grid.row_gap / 2};
            kit::pill(brush, middle, kardashev_says::one_or_other(), kit::warning(), &panel);
        }
    }
}

// A panel with its title, a line of small words below it, and a button to close it. Returns the room inside.
kit::Region lay_panel(Scene& scene, const kit::Region& at, std::string title, std::string_view words, bool closes) {
    const float pad = scene.px(kTreePadding);
    kit::Spot ground;
    ground.min = at.min, ground.max = at.max;
    ground.covers = true, ground.label = std::move(title), ground.note = words;
    ground.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        const Theme& theme = brush.theme;
        const ImVec2 corner = own.min + ImVec2{brush.px(kTreePadding), brush.px(3)};
        kit::panel(brush, own, with_alpha(ink::kBrass, 0.5f));
        text_at(brush.list, theme.bold, corner, ink::kBrass,
                ellipsis(theme.bold, own.label, own.width() - brush.px(kBesideTitle)));
        text_at(brush.list, theme.small, corner + ImVec2{0, brush.px(kTitle - 3)}, kit::quiet(0.9f), own.note);
    };
    scene.above.add(std::move(ground));
    if (closes) {
        const ImVec2 corner{at.max.x - pad / 2, at.min.y + pad / 2};
        kit::Spot close =
            kit::button_spot({.label = kardashev_says::close(), .note = {}, .mark = "close"},
                             {corner - ImVec2{scene.px(66), 0}, corner + ImVec2{0, scene.px(kTitle - 4)}});
        close.opens = close.aside = true;
        scene.above.add(std::move(close));
    }
    return {at.min + ImVec2{pad, scene.px(words.empty() ? kTitle : kTitle + kLine)}, at.max - ImVec2{pad, pad}};
}

// The place of a panel over the map.
kit::Region over_map(const Scene& scene) {
    const kit::Region room = scene.large();
    const ImVec2 size{std::min(room.width(), scene.px(kTreeWidest)),
                      std::min(room.height(), scene.px(kTitle + kLine + kRows * kRowMost))};
    return {room.centre() - size * 0.5f, room.centre() + size * 0.5f};
}

// Takes the place of a panel beside the map from the map's room. Empty: there is no room for both. `needed`: the map
// gets smaller for it; otherwise it only gives what it does not use.
std::optional<kit::Region> take_beside(Scene& scene, bool needed) {
    if (scene.frame.format != Format::wide) return {};
    const kit::Region room = scene.room;
    const float spare = room.width() - room.height();  // the map is about as high as wide
    const float wished = needed ? std::max({spare, room.width() * kBesideShare, scene.px(kBesideLeast)}) : spare;
    const float width = std::min(wished, scene.px(kBesideMost));
    if (width < scene.px(kBesideLeast) || room.width() - width < scene.px(kMapLeast)) return {};
    const float gap = scene.px(kTreePadding), most = scene.px(kTitle + kLine + kRows * kRowMostBeside);
    const ImVec2 min{room.max.x - width, room.min.y};
    scene.room.max.x = min.x - gap;
    return kit::Region{min, {room.max.x - gap, std::min(room.max.y - gap, room.min.y + most)}};
}

void lay_tree(Scene& scene, Seat seat, const kit::Region& at, bool closes) {
    const Role role = scene.open().player(seat).role;
    std::string title = seat == scene.view.viewer ? kardashev_says::your_technologies(face(role).name)
                                                  : kardashev_says::technologies_of(
                                                        kardashev_plan::name_of(scene.frame, seat), face(role).name);
    if (measure(scene.brush.theme.bold, title).x > at.width() - scene.px(kBesideTitle)) title = face(role).name.text();
    const kit::Region room = lay_panel(scene, at, std::move(title), kardashev_says::keep_one(), closes);
    const Grid grid = grid_in(scene.brush, room, kColumnGap, kRows);
    kit::Spot links;
    links.min = room.min, links.max = room.max;
    links.paint = [role](const kit::Spot& own, const kit::Brush& brush) { paint_links(own, role, brush); };
    const std::vector<Cell> cells = cells_of(role);
    for (const Cell& cell : cells) {
        const bool is_below =
            std::any_of(cells.begin(), cells.end(), [&](const Cell& upper) { return excludes(role, upper, cell); });
        add_cell(scene, seat, cell.tech, grid.of(cell.row, cell.column), is_below);
    }
    scene.above.add(std::move(links));
}
}  // namespace

std::string tech_mark(Tech tech) { return "tech:" + std::string(face(tech).id); }

void lay_player(Scene& scene) {
    if (scene.open().player(scene.looked_at).role == kNoRole) return;
    lay_tree(scene, scene.looked_at, over_map(scene), !researches(scene.chosen.verb));
}

bool lay_beside(Scene& scene) {
    const bool opened = scene.looked_at != kSpectator;
    const Seat seat = opened ? scene.looked_at : scene.view.viewer;
    if (seat == kSpectator || scene.open().player(seat).role == kNoRole) return false;
    const std::optional<kit::Region> at = take_beside(scene, opened);
    if (at) lay_tree(scene, seat, *at, opened && !researches(scene.chosen.verb));
    return at.has_value();
}

void lay_erasable(Scene& scene) {
    const TechSet techs = erasable(scene.open());
    const std::optional<kit::Region> beside = take_beside(scene, true);
    const kit::Region at = lay_panel(scene, beside.value_or(over_map(scene)), kardashev_says::erase_which(), {}, false);
    const Grid grid = grid_in(scene.brush, at, kRowGap, std::max(kRows, (techs.size() + kColumns - 1) / kColumns));
    int next = 0;
    for (const Tech tech : techs) {
        add_cell(scene, scene.view.viewer, tech, grid.of(next / kColumns, next % kColumns));
        ++next;
    }
}

}  // namespace orrery::web::kardashev_board
