#include "web/boards/kardashev/map.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/scene.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::kardashev;
using namespace kardashev_board;
using kardashev_plan::Journey;
using kardashev_plan::Step;

// In radii of a hex
constexpr float kWorld = 0.62f, kPiece = 0.34f;
constexpr float kNamedFrom = 40;  // CSS px; a smaller hex has no room for its name
constexpr std::size_t kVariants = 4;
constexpr std::array<FaceKind, 3> kKinds{FaceKind::dust, FaceKind::ice, FaceKind::giant};

ImVec2 place(Hex hex) {  // row i is at the top
    const Place at = place_of(hex);
    return {kit::kRoot3 * (real(at.column) - real(at.row) / 2), -1.5f * real(at.row)};
}

// Planets with many symbols are giants, those with a shield are ice.
std::size_t face_of(Hex hex, Symbols symbols) {
    const std::size_t kind = symbols.types().size() > 1 ? 2 : symbols.has(Symbol::w) ? 1 : 0;
    return kind * kVariants + slot(hex) * 7 % kVariants;
}

kit::Facts facts_of(const Scene& scene, Hex hex) {
    const Open& p = scene.open();
    const auto& board = p.board;
    const Tile tile = board.tile(hex);
    kit::Facts told;
    const auto add = [&](std::string text, ImU32 colour = ink::kIvory) {
        told.lines.push_back({std::move(text), colour});
    };
    const bool is_blue = board.blue().has(hex);
    told.title = kardashev_says::space(token(hex), tile == kNoTile ? "none" : token(tile));
    if (tile == kNoTile) add(is_blue ? kardashev_says::blue_zone() : kardashev_says::white_zone());
    if (tile == kDead) add(kardashev_says::nobody_enters());
    if (tile == kVoid) add(kardashev_says::fleets_may_rest());
    if (const Symbols types = board.types(hex); !types.empty()) add(kardashev_says::yields(symbols_text(types, "or")));
    if (board.symbols(hex).has(Symbol::w)) add(kardashev_says::is_shipyard());
    const Seat colony = board.colony_owner(hex), fleet = board.fleet_owner(hex);
    const auto name = [&scene](Seat seat) { return kardashev_plan::name_of(scene.frame, seat); };
    if (colony != kSpectator) {
        const int level = board.colony(hex);
        add(colony == scene.view.viewer ? kardashev_says::your_colony(level)
                                        : kardashev_says::colony_of(name(colony), level),
            mix(seat_colour(colony), ink::kIvory, 0.35f));
        if (is_blockaded(p, colony, hex)) add(kardashev_says::is_blockaded(), kit::warning());
    }
    if (fleet != kSpectator) {
        const int level = board.fleet(hex);
        add(fleet == scene.view.viewer ? kardashev_says::your_fleet(level)
                                       : kardashev_says::fleet_of(name(fleet), level),
            mix(seat_colour(fleet), ink::kIvory, 0.35f));
    }
    if (colony != kSpectator || fleet != kSpectator) add(kardashev_says::defends_with(defence_of(p, hex)));
    return told;
}

// What a press on a space that is no choice means; empty: it could not be a move.
std::any meant_by(const Scene& scene, Hex hex) {
    if (!scene.asks) return {};
    Move move = scene.chosen;
    if (scene.open().question.node == Node::place) {
        move = Move::of(Verb::place, hex);
        move.side = Side::up;
        return Step{move};
    }
    switch (move.verb) {
        case Verb::move:
        case Verb::swap:
            if (move.hex == kNoHex) return {};
            move.to = hex, move.via = kNoHex;
            return Step{move};
        case Verb::build_fleet:
            move = Move::of(move.verb, hex);
            move.number = 1;
            return Step{move};
        case Verb::terraform:
        case Verb::accrete:
            move = Move::of(move.verb, hex);
            move.symbol = Symbol::f;
            return Step{move};
        case Verb::colonize:
        case Verb::upgrade_colony:
        case Verb::upgrade_fleet:
        case Verb::antimatter: return Step{Move::of(move.verb, hex)};
        default: return {};
    }
}
}  // namespace

namespace kardashev_board {
std::string hex_mark(Hex hex) { return "hex:" + token(hex); }
Hex hex_of(const Open& open, std::string_view mark) {
    for (const Hex hex : open.board.spaces())
        if (hex_mark(hex) == mark) return hex;
    return kNoHex;
}
}  // namespace kardashev_board

void KardashevMap::frame(const View& view, const kit::Region& room, const Theme& theme, std::uint64_t sky) {
    ImVec2 least{1e6f, 1e6f}, most{-1e6f, -1e6f};
    for (const Hex hex : view.open.board.spaces()) {
        const ImVec2 at = place(hex);
        least = {std::min(least.x, at.x - 1.0f), std::min(least.y, at.y - 1.02f)};
        most = {std::max(most.x, at.x + 1.0f), std::max(most.y, at.y + 1.02f)};
    }
    // The bounds have the proportions of the room, so that the camera does not turn the drawing.
    const ImVec2 size = most - least;
    if (room.width() <= 1 || room.height() <= 1) return;
    const ImVec2 more{std::max(0.0f, size.y * room.width() / room.height() - size.x) / 2,
                      std::max(0.0f, size.x * room.height() / room.width() - size.y) / 2};
    camera_.frame(least - more, most + more, room.min, room.max);
    std::array<FaceKind, 3 * kVariants> kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kKinds[i / kVariants];
    faces_.prepare(kinds, std::min(radius() * 2 * kWorld, theme.px(90)), sky);
}

ImVec2 KardashevMap::at(Hex hex) const { return camera_.to_screen(place(hex)); }

void KardashevMap::add_spots(Scene& scene) const {
    const bool opens = scene.asks && scene.open().question.node == Node::act && scene.chosen.verb == Verb::none;
    for (const Hex hex : scene.open().board.spaces()) {
        kit::Spot spot;
        const ImVec2 reach{radius(), radius()};
        spot.shape = kit::Spot::Shape::hex, spot.min = at(hex) - reach, spot.max = at(hex) + reach;
        spot.mark = hex_mark(hex);
        spot.means = meant_by(scene, hex);
        spot.opens = opens && std::any_of(scene.ways.begin(), scene.ways.end(),
                                          [hex](const Step& way) { return way.move.hex == hex; });
        spot.paint = [is_quiet = opens](const kit::Spot& own, const kit::Brush& brush) {
            if (own.chosen || (own.can() && (!is_quiet || brush.lit)))
                kit::light_hex(brush, own.centre(), own.radius(), own.chosen);
            if (brush.focused) kit::dashes(brush, own.centre(), own.radius() * 0.8f, ink::kBrass);
        };
        spot.facts = [&scene, hex] { return facts_of(scene, hex); };
        scene.spots.add(std::move(spot));
    }
}

bool KardashevMap::is_named(const kit::Brush& brush) const { return radius() > brush.px(kNamedFrom); }

void KardashevMap::paint(const kit::Brush& brush, const View& view) const {
    for (const Hex hex : view.open.board.spaces()) {
        paint_space(brush, view, hex);
        if (!is_named(brush)) continue;
        const std::string name = token(hex);
        const ImVec2 size = measure(brush.theme.small, name), corner = at(hex) - ImVec2{size.x / 2, radius() * 0.94f};
        if (view.open.board.colony(hex) > 0)  // the line around a colony runs through the name's place
            brush.list.AddRectFilled(corner - ImVec2{brush.px(2), 0}, corner + size + ImVec2{brush.px(2), 0},
                                     with_alpha(ink::kNight, 0.75f), brush.px(4));
        text_at(brush.list, brush.theme.small, corner, kit::quiet(0.6f), name);
    }
}

void KardashevMap::paint_space(const kit::Brush& brush, const View& view, Hex hex) const {
    const auto& board = view.open.board;
    const Tile tile = board.tile(hex);
    const ImVec2 centre = at(hex);
    const float r = radius();
    const ImU32 zone =
        board.blue().has(hex) ? mix(ink::kNight, ink::kAzure, 0.20f) : mix(ink::kNight, ink::kIvory, 0.13f);
    kit::fill_hex(brush, centre, r * 0.97f,
                  with_alpha(tile == kNoTile ? zone : mix(ink::kNight, ink::kChart, 0.8f), 0.94f));
    if (tile == kNoTile) {
        kit::line_hex(brush, centre, r * 0.97f, with_alpha(ink::kLine, 0.7f), brush.theme.line());
        brush.list.AddCircleFilled(centre, std::max(1.0f, r * 0.04f), kit::quiet(0.25f));
        return;
    }
    const Seat colony = board.colony_owner(hex), fleet = board.fleet_owner(hex);
    if (colony != kSpectator) kit::fill_hex(brush, centre, r * 0.97f, with_alpha(seat_colour(colony), 0.2f));
    kit::line_hex(brush, centre, r * 0.97f, mix(ink::kLine, ink::kIvory, 0.15f), brush.theme.line());
    if (colony != kSpectator)
        kit::line_hex(brush, centre, r * 0.9f, with_alpha(seat_colour(colony), 0.8f), brush.px(1.5f));
    const bool has_piece = colony != kSpectator || fleet != kSpectator;
    const ImVec2 world = centre - ImVec2{0, has_piece ? r * 0.2f : 0};
    if (tile.is_planet())
        faces_.draw(brush.list, face_of(hex, tile.symbols()), world, r * (has_piece ? 0.5f : kWorld), IM_COL32_WHITE);
    kardashev_signs::tile(brush, tile, world, r);
    const float size = r * kPiece;
    const bool both = colony != kSpectator && fleet != kSpectator;
    if (colony != kSpectator)
        kardashev_signs::colony(brush, colony, board.colony(hex), centre + ImVec2{both ? -r * 0.36f : 0, r * 0.78f},
                                size);
    if (fleet != kSpectator)
        kardashev_signs::fleet(brush, fleet, board.fleet(hex), centre + ImVec2{both ? r * 0.38f : 0, r * 0.48f},
                               size * 0.8f);
    if (r > brush.px(34) && colony != kSpectator)
        kit::number(brush, centre + ImVec2{(both ? -r * 0.36f : 0) + size * 0.95f, r * 0.62f}, brush.px(15),
                    ink::kIvory, std::to_string(board.colony(hex)));
}

// ---- What a choice leads to

namespace {
void pill_over(const Scene& scene, const KardashevMap& map, Hex hex, const std::string& text, ImU32 colour) {
    kit::pill(scene.brush, map.at(hex) - ImVec2{0, map.radius() * 0.62f}, text, colour, &scene.room);
}
std::string levels_text(int levels, int help) {
    return help > 0 ? std::to_string(levels) + "+" + std::to_string(help) : std::to_string(levels);
}
std::string fight_text(const Journey& j) {
    return kardashev_says::fight(levels_text(j.attack, j.help), levels_text(j.defence, j.against));
}
ImU32 fight_ink(const Journey& j) {
    return j.is_hopeless() ? kit::warning() : j.is_sure() ? mix(ink::kVerdigris, ink::kIvory, 0.3f) : kit::quiet(0.95f);
}
}  // namespace

namespace {
// A number that grows with the hex, and the sign of energy where there is room.
void paint_price(const kit::Brush& brush, ImVec2 at, float radius, int energy) {
    const float size = std::clamp(radius * 0.5f, brush.px(16), brush.px(26));
    const bool has_sign = radius > brush.px(26);
    kit::number(brush, at - ImVec2{has_sign ? size * 0.36f : 0, 0}, size, ink::kBrass, std::to_string(energy));
    if (has_sign) kardashev_signs::symbol(brush.list, Symbol::e, at + ImVec2{size * 0.4f, 0}, size * 0.34f);
}
}  // namespace

void KardashevMap::paint_prices(const Scene& scene) const {
    for (const Step& offer : scene.offers) {
        const Move& move = offer.move;
        if (move.verb != Verb::move || move.to == kNoHex || move.via != kNoHex) continue;
        const Journey j = kardashev_plan::journey(scene.view, move);
        if (j.is_attack)
            pill_over(scene, *this, move.to, fight_text(j), fight_ink(j));
        else if (radius() > scene.px(20))
            paint_price(scene.brush, at(move.to) - ImVec2{0, radius() * (is_named(scene.brush) ? 0.32f : 0.55f)},
                        radius(), j.energy);
    }
}

void KardashevMap::paint_choice(const Scene& scene) const {
    if (!scene.asks || scene.frame.film != nullptr) return;
    const Move& chosen = scene.chosen;
    const Hex asked = chosen.verb == Verb::place ? chosen.hex : scene.open().question.hex;
    if (asked != kNoHex) kit::line_hex(scene.brush, at(asked), radius() * 0.97f, ink::kBrass, scene.px(3));
    if (chosen.verb != Verb::move || chosen.hex == kNoHex) return;
    if (chosen.to == kNoHex) return paint_prices(scene);
    const Journey j = kardashev_plan::journey(scene.view, chosen);
    std::vector<ImVec2> path;
    for (const Hex hex : kardashev_plan::way_of(scene.view, chosen)) path.push_back(at(hex));
    kit::arrow(scene.brush, path, j.is_hopeless() ? ink::kEmber : ink::kBrass);
    if (j.is_attack)
        pill_over(
            scene, *this, chosen.to,
            kardashev_says::fight_and_price(levels_text(j.attack, j.help), levels_text(j.defence, j.against), j.energy),
            fight_ink(j));
    else
        pill_over(scene, *this, chosen.to, kardashev_says::way_price(j.energy), ink::kBrass);
}

}  // namespace orrery::web
