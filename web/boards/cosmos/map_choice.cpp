// What a choice on the map leads to, painted: targets of a picked stack; the arrows of a move, of an invasion and of
// those who take part in it; ships that are placed, bought or burnt.
#include <algorithm>
#include <string>
#include <vector>

#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/map_drawing.h"
#include "web/boards/cosmos/scene.h"
#include "web/boards/cosmos/sums.h"
#include "web/boards/cosmos/ways.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
using namespace orrery::cosmos;
using cosmos_board::Scene;
using cosmos_board::Sums;
using cosmos_board::sums_of;
using Words = std::vector<kit::Region>;  // where words lie on the map

constexpr float kRing = 0.43f;   // around a target, in sides of a hex
constexpr float kClear = 0.2f;   // gap between an arrow and the middle of its first and last site
constexpr float kAbove = 0.52f;  // distance of a label above its site
constexpr float kBelow = 0.46f;  // distance of sums below their site

bool is_travel(Verb verb) {
    return verb == Verb::move || verb == Verb::walk || verb == Verb::stride || verb == Verb::leap ||
           verb == Verb::invade || verb == Verb::victory;
}

void ring(const Scene& scene, Site site, ImU32 colour) {
    scene.brush.list.AddCircle(scene.map.at(site), scene.map.radius() * kRing, colour, 0, scene.px(1.6f));
}

// The place above a site.
void label(const Scene& scene, Words& words, Site site, std::string_view text, ImU32 colour) {
    const ImVec2 centre = scene.map.at(site) - ImVec2{0, scene.map.radius() * kAbove};
    const ImVec2 half = measure(scene.brush.theme.small, text) * 0.5f + ImVec2{scene.px(8), scene.px(3)};
    words.push_back({centre - half, centre + half});
    kit::pill(scene.brush, centre, text, colour, &scene.room);
}

void way(const Scene& scene, const std::vector<Site>& sites, ImU32 colour) {
    std::vector<ImVec2> path;
    for (const Site site : sites)
        if (site != kNoSite && (path.empty() || distance(path.back(), scene.map.at(site)) > 1))
            path.push_back(scene.map.at(site));
    if (path.size() < 2) return;
    const float clear = scene.map.radius() * kClear;
    path.front() = path.front() + unit(path[1] - path.front()) * clear;
    path.back() = path.back() - unit(path.back() - path[path.size() - 2]) * clear;
    kit::arrow(scene.brush, path, colour);
}

// Stacks that support a main stack: a thin line in their owner's colour.
void lines_to(const Scene& scene, SiteSet stacks, Site main, Seat owner) {
    for (const Site site : stacks) {
        const ImVec2 from = scene.map.at(site), to = scene.map.at(main);
        scene.brush.list.AddLine(from, to, with_alpha(ink::kNight, 0.7f), scene.px(5));
        scene.brush.list.AddLine(from, to, seat_colour(owner), scene.px(2.5f));
        ring(scene, site, seat_colour(owner));
    }
}

// Both sums below their site, where no stack is. Each sum that is there already moves them one line down.
void paint_sums(const Scene& scene, Words& words, Site site, const Sums& sums, int line = 0) {
    const std::string text = std::to_string(sums.offence) + ":" + std::to_string(sums.defence);
    const float em = std::clamp(scene.map.radius() * 0.34f, scene.px(14), scene.px(26));
    float below = scene.map.radius() * kBelow + em * real(line);
    if (scene.map.at(site).y + below + em / 2 > scene.room.max.y) below = -below;  // above the lowest sites
    const ImVec2 centre = scene.map.at(site) + ImVec2{0, below};
    const ImVec2 half{em * 0.27f * real(text.size()), em * 0.45f};
    words.push_back({centre - half, centre + half});
    scene.brush.list.AddRectFilled(centre - half, centre + half, with_alpha(ink::kNight, 0.9f), half.y);
    kit::number(scene.brush, centre, em,
                sums.offence > sums.defence ? mix(ink::kVerdigris, ink::kIvory, 0.4f) : kit::warning(), text);
}

// From the site of the invader's main stack to that of the defender's. If both are on one site, both are ringed.
void blow(const Scene& scene, Site from, Site to) {
    if (from == to)
        scene.brush.list.AddCircle(scene.map.at(to), scene.map.radius() * kRing * 1.12f, ink::kEmber, 0, scene.px(3));
    else
        way(scene, {from, to}, ink::kEmber);
}

void paint_invasion(const Scene& scene) {
    const Open& p = scene.open();
    const Invasion& war = p.invasion;
    if (!war.is_fought()) return;
    for (const Side side : kSides) {
        const Half& half = war.half(side);
        lines_to(scene, half.support, half.site, half.main);
        for (int k = 0; k < p.seats; ++k)
            if (const Seat ally = seat_at(k); !war.is_main(ally) && war.side_of(ally) == side)
                lines_to(scene, war.allied[slot(ally)], half.site, ally);
    }
    blow(scene, war.half(Side::offence).site, war.half(Side::defence).site);
}

// Free sites that a stack can reach with more than one Move of a turn: thin rings; planets have dashed rings.
void paint_reach(const Scene& scene, Seat seat, Site from) {
    const Open& p = scene.open();
    const int left = p.actions + p.extras, moves = p.active == seat && left > 0 ? left : 2;
    const SiteSet free = SiteSet::all() - p.taken;
    SiteSet edge = next_to(from) & free, seen = edge;
    for (int step = 2; step <= moves; ++step) {
        SiteSet around;
        for (const Site site : edge) around = around | next_to(site);
        edge = (around & free) - seen, seen = seen | edge;
        for (const Site site : edge - next_to(from)) {
            if (p.planets.has(site))
                kit::dashes(scene.brush, scene.map.at(site), scene.map.radius() * kRing, ink::kVerdigris);
            else
                ring(scene, site, with_alpha(ink::kVerdigris, 0.35f));
        }
    }
}

// ---- Chosen, but not done yet

void paint_settling(const Scene& scene) {
    const Move& move = scene.chosen;
    const Seat seat = scene.open().question.seat;
    const auto put = [&](Site site, int ships) {
        if (ships <= 0) return;
        const int all = ships + scene.open().player(seat).at(site);
        cosmos_board::paint_stack(scene.brush, scene.map.at(site), seat, all, scene.map.saucer());
        ring(scene, site, ink::kBrass);
    };
    put(move.from, move.counts[0]);
    std::size_t corner = 0;
    for (const Site site : next_to(move.from)) put(site, move.counts[++corner]);
}

void paint_buying(const Scene& scene, Words& words) {
    const Move& move = scene.chosen;
    if (move.from == move.to) return label(scene, words, move.from, "+2", ink::kBrass);
    for (const Site site : {move.from, move.to})
        if (site != kNoSite) label(scene, words, site, "+1", ink::kBrass);
}

void paint_burning(const Scene& scene, Words& words) {
    const Move& move = scene.chosen;
    std::size_t place = 0;
    for (const Site site : move.sites)
        if (const int lost = move.counts[place++]; lost > 0)
            label(scene, words, site, "-" + std::to_string(lost), kit::warning());
}

void paint_chosen_invasion(const Scene& scene, Words& words) {
    const Move& move = scene.chosen;
    const Open& p = scene.open();
    blow(scene, move.from, move.to);
    if (move.seat == kSpectator) return;
    lines_to(scene, move.sites, move.from, p.question.seat);
    paint_sums(scene, words, move.to, sums_of(p, p.question.seat, move.from, move.to, move.seat, move.sites));
}

void paint_chosen(const Scene& scene, Words& words) {
    const Move& move = scene.chosen;
    const Invasion& war = scene.open().invasion;
    const Seat seat = scene.open().question.seat;
    const Side side = war.is_fought() ? war.side_of(seat) : Side::none;
    switch (move.verb) {
        case Verb::settle: return move.from != kNoSite ? paint_settling(scene) : void();
        case Verb::buy: return move.from != kNoSite ? paint_buying(scene, words) : void();
        case Verb::burn: return paint_burning(scene, words);
        case Verb::invade: return move.to != kNoSite ? paint_chosen_invasion(scene, words) : void();
        case Verb::ally:
            return move.side != Side::none ? lines_to(scene, move.sites, war.half(move.side).site, seat) : void();
        case Verb::support: return side != Side::none ? lines_to(scene, move.sites, war.half(side).site, seat) : void();
        case Verb::retreat:
        case Verb::slip: return side != Side::none ? way(scene, {war.half(side).site, move.from}, ink::kBrass) : void();
        case Verb::join: return way(scene, {move.from, war.half(Side::defence).site}, ink::kBrass);
        default:
            if (is_travel(move.verb) && move.to != kNoSite) way(scene, {move.from, move.to, move.then}, ink::kBrass);
    }
}
}  // namespace

namespace cosmos_board {

Site shown_from(const Scene& scene) {
    const Move& move = scene.chosen;
    if (move.verb != Verb::none) return is_travel(move.verb) && move.to == kNoSite ? move.from : kNoSite;
    for (const std::string_view mark : {scene.picked, scene.over})
        if (const auto site = site_of(mark); site && scene.open().taken.has(*site)) return *site;
    return kNoSite;
}

Seat mover_on(const Scene& scene, Site site) {
    const Open& p = scene.open();
    if (scene.view.viewer != kSpectator && p.player(scene.view.viewer).at(site) > 0) return scene.view.viewer;
    for (int k = 0; k < p.seats; ++k)
        if (p.player(seat_at(k)).at(site) > 0) return seat_at(k);
    return kSpectator;
}

}  // namespace cosmos_board

// Open sites with room in green, full ones in grey, closed ones in ember with what both sides could bring.
void CosmosMap::paint_targets(const Scene& scene, Site from, Words& words) const {
    const Open& p = scene.open();
    const Seat seat = cosmos_board::mover_on(scene, from);
    if (seat == kSpectator) return;
    const bool wins = p.question.node == Node::victory && p.question.seat == seat;
    ring(scene, from, ink::kIvory);
    const auto fights = [&](Site site) {
        int line = 0;
        cosmos_board::each_defender(p, seat, from, site, [&](Seat defender) {
            const Sums sums = sums_of(p, seat, from, site, defender);
            if (line == 0) ring(scene, site, ink::kEmber);
            paint_sums(scene, words, site, sums, line++);
        });
        return line > 0;
    };
    if (!wins) paint_reach(scene, seat, from);
    const SiteSet open = wins ? victory_sites(p, seat, from) : moves_from(p, seat, from);
    for (const Site site : open) ring(scene, site, ink::kVerdigris);
    for (const Site site : next_to(from)) {
        if (!open.has(site) && (wins || !fights(site))) ring(scene, site, kit::quiet(0.3f));
    }
    if (!wins) fights(from);
}

void CosmosMap::paint_choice(const Scene& scene) const {
    paint_invasion(scene);
    if (scene.frame.film != nullptr) return;
    Words words;
    if (const Site from = cosmos_board::shown_from(scene); from != kNoSite) paint_targets(scene, from, words);
    if (scene.asks) paint_chosen(scene, words);
    const bool is_begun = scene.frame.begun.has_value() || !scene.picked.empty();
    if (scene.asks && is_begun && !has_all_names(scene.brush.theme)) paint_names_of_choice(scene, words);
}

}  // namespace orrery::web
