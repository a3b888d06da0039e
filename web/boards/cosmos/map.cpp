// Where things of the map are, what they tell, and what a press on them means. map_drawing.cpp paints them;
// map_choice.cpp paints what a choice leads to.
#include "web/boards/cosmos/map.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/chance.h"
#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/scene.h"
#include "web/boards/cosmos/sums.h"
#include "web/boards/cosmos/ways.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/signs.h"

namespace orrery::web {
namespace {
using namespace orrery::cosmos;
using cosmos_board::each_defender;
using cosmos_board::mover_on;
using cosmos_board::Scene;
using cosmos_board::shown_from;
using cosmos_board::Sums;
using cosmos_board::sums_of;

// In sides of a hex
constexpr float kAround = 0.5f;   // room around the centres of the outermost sites
constexpr float kSpot = 0.47f;    // radius of a site for a press
constexpr float kBeside = 0.14f;  // distance from a stack at which a press still means its site
constexpr float kWorldFace = 1.2f;
constexpr std::array<float, 4> kSaucers{0.38f, 0.38f, 0.25f, 0.22f};  // for 0, 1, 2 and more stacks
constexpr float kApart = 0.25f;                                       // distance of two stacks from the middle
constexpr float kAparts = 0.3f;  // distance of more than two stacks from the middle

ImVec2 place(Site site) {
    const Place at = place_of(site);
    return {real(at.x2) / 2, real(at.row) * kit::kRoot3 / 2};
}

ImU32 seat_ink(Seat seat) { return mix(seat_colour(seat), ink::kIvory, 0.35f); }

// ---- What things tell

void tell_ground(kit::Facts& told, const Scene& scene, Site site) {
    const Open& p = scene.open();
    if (p.minerals.has(site)) told.lines.push_back({cosmos_says::gives_mineral()});
    if (p.gases.has(site)) told.lines.push_back({cosmos_says::gives_gas()});
    for (int k = 0; k < kStones; ++k)
        if (p.stones[static_cast<std::size_t>(k)] == site)
            told.lines.push_back(
                {cosmos_says::stone_lies_here(name_of(static_cast<Stone>(k)), text_of(static_cast<Stone>(k))),
                 ink::kBrass});
}

void tell_stacks(kit::Facts& told, const Scene& scene, Site site) {
    const Open& p = scene.open();
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const int ships = p.player(seat).at(site), weight = weight_of(p, seat);
        if (ships == 0) continue;
        std::string text = seat == scene.view.viewer
                               ? cosmos_says::your_ships(ships, weight)
                               : cosmos_says::ships_of(cosmos_plan::name_of(scene.frame, seat), ships, weight);
        if (const Clung* clung = clung_on(p, seat, site))
            text = cosmos_says::clung_to(text, cosmos_plan::name_of(scene.frame, clung->owner));
        told.lines.push_back({std::move(text), seat_ink(seat)});
    }
    if (!p.taken.has(site)) told.lines.push_back({cosmos_says::nobody_is_here()});
}

void tell_sums(kit::Facts& told, const Scene& scene, Site site) {
    const Site from = shown_from(scene);
    if (from == kNoSite || (from != site && !are_adjacent(from, site))) return;
    const Seat seat = mover_on(scene, from);
    each_defender(scene.open(), seat, from, site, [&](Seat defender) {
        const Sums sums = sums_of(scene.open(), seat, from, site, defender);
        told.lines.push_back(
            {cosmos_says::invaded_from(token(from), sums.offence, sums.defence, sums.others), kit::warning()});
    });
}

kit::Facts facts_of(const Scene& scene, Site site) {
    const Open& p = scene.open();
    kit::Facts told;
    told.title = cosmos_says::site_kind(token(site), p.planets.has(site)      ? "planet"
                                                     : is_centre(site)        ? "void"
                                                     : kLattice.rim.has(site) ? "rim"
                                                                              : "between");
    tell_ground(told, scene, site);
    tell_stacks(told, scene, site);
    tell_sums(told, scene, site);
    return told;
}

// ---- What a press on something that is no choice means

// Adds a site to a list that is in canonical order.
Move with_site(Move move, Site site) {
    move.sites.add(site);
    return move;
}

Move support_of(const Move& chosen) { return chosen.verb == Verb::support ? chosen : Move::of(Verb::support); }

// The move from a picked stack, or of the chosen kind; no verb: it could not be a move.
Move travel_meant(const Scene& scene, Site site) {
    const Open& p = scene.open();
    Move move = scene.chosen;
    const bool is_victory = p.question.node == Node::victory;
    const Site from = shown_from(scene);
    if (move.verb == Verb::invade && move.seat != kSpectator) return with_site(move, site);
    if ((move.verb == Verb::walk || move.verb == Verb::stride) && move.to != kNoSite) {
        move.then = site, move.number = 1;
        if (move.verb == Verb::walk) move.dropped = 1;
        return move;
    }
    if (from == kNoSite || p.player(p.question.seat).at(from) == 0) return {};
    const bool leaps = move.verb == Verb::leap;
    move = Move::of(is_victory ? Verb::victory : leaps ? Verb::leap : Verb::move, from);
    move.to = site, move.number = 1;
    if (!is_victory && !leaps)
        each_defender(p, p.question.seat, from, site, [&](Seat other) {
            move = Move::of(Verb::invade, from);
            move.to = site, move.seat = other;
        });
    return move;
}

Move settle_meant(const Scene& scene, Site site) {
    const Move& move = scene.chosen;
    const bool is_corner = move.verb == Verb::settle && move.from != kNoSite;
    Move meant = Move::settle(is_corner ? move.from : site);
    meant.counts[0] = 1;
    std::size_t place = 0;
    for (const Site corner : next_to(meant.from))
        if (++place; is_corner && corner == site) meant.counts[place] = 1;
    return meant;
}

// No verb: it could not be a move.
Move move_meant(const Scene& scene, Site site) {
    const Move& move = scene.chosen;
    const auto with_one = [&](Verb verb) {
        Move meant = Move::of(verb, site);
        meant.number = 1;
        return meant;
    };
    switch (scene.node()) {
        case Node::settle: return settle_meant(scene, site);
        case Node::exile: return Move::of(Verb::exile, site);
        case Node::grow: return Move::of(scene.open().round == 1 ? Verb::twice : Verb::brood, site);
        case Node::supply:
            return move.verb == Verb::buy || move.verb == Verb::purge ? Move::of(move.verb, site) : Move{};
        case Node::action:
        case Node::victory: return travel_meant(scene, site);
        case Node::ally: return move.side != Side::none ? with_site(move, site) : Move{};
        case Node::support: return with_site(support_of(move), site);
        case Node::burn: return cosmos_plan::with_burnt({}, site, 1).move;
        case Node::retreat: return Move::of(Verb::retreat, site);
        case Node::graft: return Move::of(Verb::graft, site);
        case Node::join: return with_one(Verb::join);
        case Node::slip: {
            Move meant = Move::yes(Verb::slip);
            meant.from = site;
            return meant;
        }
        default: return {};
    }
}

// What a press on a site that is no choice means.
std::any meant_by(const Scene& scene, Site site) {
    const Move meant = scene.asks ? move_meant(scene, site) : Move{};
    return meant.verb != Verb::none ? std::any(cosmos_plan::Step{meant}) : std::any();
}

// One function for all things of the map. If two closures have equal code, the linker merges them, and the script that
// cuts the module would take the merged one for code of several games.
kit::Spot lit_spot(const Scene& scene, Site site, ImVec2 centre, float radius, float light) {
    kit::Spot spot;
    spot.facts = [&scene, site] { return facts_of(scene, site); };
    spot.shape = kit::Spot::Shape::disc;
    spot.min = centre - ImVec2{radius, radius}, spot.max = centre + ImVec2{radius, radius};
    spot.paint = [light](const kit::Spot& own, const kit::Brush& brush) {
        if (own.chosen)
            brush.list.AddCircle(own.centre(), light, ink::kBrass, 0, brush.px(3));
        else if (own.can())
            kit::glow(brush, own.centre(), light);
        if (brush.focused) kit::dashes(brush, own.centre(), light + brush.px(3), ink::kBrass);
    };
    return spot;
}
}  // namespace

namespace cosmos_board {
std::string mark_of(Site site) { return std::string(kSiteMark) + token(site); }

std::optional<Site> site_of(std::string_view mark) {
    if (!mark.starts_with(kSiteMark)) return std::nullopt;
    return read_site(mark.substr(kSiteMark.size()));
}
}  // namespace cosmos_board

// ---- Where things are

void CosmosMap::frame(const View&, const kit::Region& room, const Theme& theme, std::uint64_t sky) {
    room_ = room;
    if (room.width() <= 1 || room.height() <= 1) return;
    ImVec2 most{0, 0};
    for (const Site site : SiteSet::all()) {
        const ImVec2 at = place(site);
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    // A finger aimed at an outermost site must stay on the map too.
    const float edge = theme.touch ? theme.target() / 2 : 0;
    const float side = std::min((room.width() / 2 - edge) / most.x, (room.height() / 2 - edge) / most.y);
    const float margin = side > 0 ? std::max(kAround, edge / side) : kAround;
    const ImVec2 around = most + ImVec2{margin, margin};
    camera_.frame(around * -1.0f, around, room.min, room.max);
    constexpr std::array<FaceKind, 3> kKinds{FaceKind::ice, FaceKind::dust, FaceKind::giant};
    std::array<FaceKind, kHexes> kinds;
    Chance luck(sky * 31 + 7);
    for (FaceKind& kind : kinds) kind = kKinds[static_cast<std::size_t>(luck.below(3))];
    faces_.prepare(kinds, std::min(radius() * kWorldFace, theme.px(90)), sky);
}

ImVec2 CosmosMap::at(Site site) const { return camera_.to_screen(site == kNoSite ? ImVec2{0, 0} : place(site)); }

float CosmosMap::saucer(int stacks) const {
    return radius() * kSaucers[static_cast<std::size_t>(std::clamp(stacks, 0, 3))];
}

ImVec2 CosmosMap::at(const View& view, Seat seat, Site site) const {
    if (site == kNoSite) return at(site);
    const Open& p = view.open;
    const int stacks = cosmos_plan::stacks_on(p, site);
    if (p.player(seat).at(site) == 0 || stacks == 1) return at(site);
    int own = 0;
    for (int k = 0; k < index(seat); ++k) own += p.player(seat_at(k)).at(site) > 0 ? 1 : 0;
    if (stacks == 2) return at(site) + ImVec2{own == 0 ? -kApart : kApart, 0} * radius();
    return at_angle(at(site), radius() * kAparts, -kPi / 2 + 2 * kPi * real(own) / real(stacks));
}

void CosmosMap::add_spots(Scene& scene) const {
    for (const Site site : SiteSet::all()) {
        kit::Spot spot = lit_spot(scene, site, at(site), radius() * kSpot, radius() * kSpot);
        spot.mark = cosmos_board::mark_of(site);
        spot.means = meant_by(scene, site);
        scene.spots.add(std::move(spot));
    }
    add_defenders(scene);
}

// If stacks share a site, each one that the picked stack can invade gets a spot.
void CosmosMap::add_defenders(Scene& scene) const {
    const auto picked = cosmos_board::site_of(scene.picked);
    if (!scene.asks || !picked || scene.node() != Node::action || scene.chosen.verb != Verb::none) return;
    for (const cosmos_plan::Step& way : cosmos_plan::ways_from(scene.view, scene.offers, *picked)) {
        const Site to = way.move.to;
        std::string mark = cosmos_plan::mark_of_target(scene.view, way.move);
        if (cosmos_board::site_of(mark)) continue;
        const float light = saucer(cosmos_plan::stacks_on(scene.open(), to));
        const bool has_beside = is_open_to(scene.open(), scene.open().question.seat, to);
        kit::Spot spot =
            lit_spot(scene, to, at(scene.view, way.move.seat, to), has_beside ? radius() * kBeside : light, light);
        spot.mark = std::move(mark);
        scene.spots.add(std::move(spot));
    }
}

}  // namespace orrery::web
