#include "web/boards/kardashev/layout.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/plates.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;

constexpr kit::PlateLook kPlateLook{.plate = 92, .strip = 50, .low_column = 96};
constexpr float kPlatePadding = 7, kTrack = 5, kLowTrack = 3;  // CSS px

std::string turn_text(const Open& p, Seat seat) {
    for (int i = 0; i < p.seats; ++i)
        if (p.order[static_cast<std::size_t>(i)] == seat) return kardashev_says::turn(i + 1);
    const int bid = p.bids[slot(seat)].cards;
    return bid >= 0 ? kardashev_says::bid(bid) : std::string();
}

// The points, with their right end at a place. Returns their width.
float paint_points(const Open& p, Seat seat, ImVec2 at, const kit::Brush& brush) {
    ImFont* const type = brush.theme.bold;
    const std::string points = p.is_alive(seat) ? std::to_string(score_of(p, seat).total()) : kardashev_says::out();
    const float width = measure(type, points).x;
    text_at(brush.list, type, at - ImVec2{width, type->FontSize / 2}, ink::kBrass, points);
    return width;
}

// In a line; the signs stand below their numbers where a line has no room.
void paint_hand(const Cards& hand, ImVec2 at, float room, const kit::Brush& brush) {
    using kardashev_signs::Counts;
    const bool loose = kardashev_signs::cards_width(brush, hand, Counts::all) <= room;
    const Counts kind = loose ? Counts::all : Counts::tight;
    if (kardashev_signs::cards_width(brush, hand, kind) <= room)
        kardashev_signs::cards(brush, hand, at, kind);
    else
        kardashev_signs::stacked_cards(brush, hand, at, room);
}

// The levels of the colonies on a track, with the mark from which the last round comes. `at`: the left end of its foot.
void paint_pieces(const Open& p, Seat seat, ImVec2 at, float right, const kit::Brush& brush, float height) {
    const float levels = real(p.board.colony_levels_of(seat)), trigger = real(kPieces + 1 - p.options.left());
    kit::track(brush, {at - ImVec2{0, brush.px(height)}, {right, at.y}}, levels / kPieces, trigger / kPieces,
               seat_colour(seat));
}

void paint_plate(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Theme& theme = brush.theme;
    const bool roomy = at.height() > brush.px(kit::kRoomyPlate);
    const float pad = brush.px(roomy ? kPlatePadding : 4), line = theme.small->FontSize;
    const float left = at.min.x + pad, right = at.max.x - pad;
    ImFont* const type = roomy ? theme.text : theme.small;
    float y = at.min.y + pad + type->FontSize / 2;
    draw_seat_shape(brush.list, seat, {left + brush.px(6), y}, brush.px(6), seat_colour(seat), ink::kNight);
    const float wide = paint_points(p, seat, {right, y}, brush);
    const std::string name = kardashev_plan::name_of(scene.frame, seat);
    const float for_name = right - wide - left - brush.px(21);
    if (squeezes(type, name, for_name))  // else its sign says which seat it is
        squeezed_at(brush.list, type, {left + brush.px(17), y}, for_name, ink::kIvory, name);
    if (roomy) {
        y += line + brush.px(4);
        const std::string turn = turn_text(p, seat);
        const float end = measure(theme.small, turn).x;
        text_at(brush.list, theme.small, {right - end, y - line / 2}, kit::quiet(0.9f), turn);
        if (player.role != kNoRole)
            squeezed_at(brush.list, theme.small, {left, y}, right - left - end - pad, kit::quiet(),
                        face(player.role).name);
    }
    y += roomy ? line + brush.px(6) : line;
    paint_hand(player.hand, {left, y}, right - left, brush);
    paint_pieces(p, seat, {left, at.max.y - brush.px(roomy ? 7 : 4)}, right, brush, roomy ? kTrack : kLowTrack);
}

// Points, cards and the track. A press shows the rest.
void paint_folded(const Scene& scene, Seat seat, const kit::Region& at, const kit::Brush& brush) {
    const Open& p = scene.open();
    const float left = at.min.x + brush.px(4), right = at.max.x - brush.px(4);
    const float line = brush.theme.small->FontSize, y = at.min.y + brush.px(2.5f) + line / 2;
    draw_seat_shape(brush.list, seat, {left + brush.px(6), y}, brush.px(6), seat_colour(seat), ink::kNight);
    paint_points(p, seat, {right, y}, brush);
    paint_hand(p.player(seat).hand, {left, y + line + brush.px(2)}, right - left, brush);
    paint_pieces(p, seat, {left, at.max.y - brush.px(4)}, right, brush, kLowTrack);
}

// Where the points come from, the technologies, and an ally.
std::vector<kit::Facts::Line> words_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    const Score score = score_of(p, seat);
    std::vector<kit::Facts::Line> words;
    std::vector<std::string> parts, techs;
    if (score.colonies > 0) parts.push_back(kardashev_says::for_colonies(score.colonies));
    if (score.fleets > 0) parts.push_back(kardashev_says::for_fleets(score.fleets));
    if (score.techs > 0) parts.push_back(kardashev_says::for_technologies(score.techs));
    if (!parts.empty()) words.push_back({listed(parts), kit::quiet(0.9f)});
    for (const Tech tech : p.player(seat).researched) techs.emplace_back(face(tech).name);
    if (!techs.empty()) words.push_back({listed(techs), ink::kBrass, true});
    if (const Seat ally = p.ally_of(seat); ally != kSpectator)
        words.push_back({kardashev_says::allied_with(kardashev_plan::name_of(scene.frame, ally)), ink::kVerdigris});
    return words;
}

kit::Facts facts_of(const Scene& scene, Seat seat) {
    const Open& p = scene.open();
    const Player& player = p.player(seat);
    const Score score = score_of(p, seat);
    kit::Facts told;
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    told.title = kardashev_plan::name_of(scene.frame, seat);
    if (player.role != kNoRole) told.title = kardashev_says::name_and_role(told.title, face(player.role).name);
    if (slot(seat) < scene.frame.holders.size()) add(scene.frame.holders[slot(seat)], kit::quiet(0.85f));
    add(kardashev_says::score(score.total(), score.colonies, score.fleets, score.techs));
    add(kardashev_says::holds(cards_text(player.hand)));
    add(kardashev_says::would_harvest(kardashev_plan::yield_text(kardashev_plan::next_harvest(scene.view, seat))),
        ink::kVerdigris);
    add(kardashev_says::colony_pieces(p.colony_supply(seat), p.options.left()));
    add(kardashev_says::fleet_pieces(p.fleet_supply(seat)));
    if (const Seat ally = p.ally_of(seat); ally != kSpectator)
        add(kardashev_says::allied_with(kardashev_plan::name_of(scene.frame, ally)));
    add(kardashev_says::press_for_technologies(), kit::quiet(0.85f));
    return told;
}

constexpr kit::PlateParts<Scene> kPlateParts{kit::turn_edge, paint_plate, paint_folded, words_of, facts_of};
}  // namespace

void lay_around(Scene& scene) { kit::lay_plates(scene, scene.open().seats, kPlateLook, kPlateParts); }

void paint_track(const Scene& scene) {
    const kit::Region above{scene.room.min, {scene.board().max.x, scene.room.max.y}};  // also above the tree
    kit::track_line(scene.brush, above, kardashev_plan::track_of(scene.view));
}

}  // namespace orrery::web::kardashev_board
