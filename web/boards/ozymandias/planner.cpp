#include "web/boards/ozymandias/planner.h"

#include <string>
#include <utility>
#include <vector>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/ideas.h"
#include "web/boards/ozymandias/signs.h"
#include "web/boards/ozymandias/things.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

constexpr float kBinWidth = 74, kBinHeight = 46, kIdea = 150;  // CSS px

// The card that is picked up; kNoCard: none.
Card picked_card(const Scene& scene) {
    constexpr std::string_view kMark = "card:";
    return scene.picked.starts_with(kMark) ? find_card(scene.picked.substr(kMark.size())) : kNoCard;
}

// The leader of the viewer's `place`th fleet, including the new one.
Card leader_at(const Scene& scene, int place) {
    const bool is_new = place == scene.view.of(scene.view.viewer).fleets;
    return is_new ? scene.chosen.card : scene.open().fleet(fleet_at(scene.view.viewer, place)).leader;
}

void paint_bin(const Scene& scene, int place, const kit::Spot& spot, const kit::Brush& brush) {
    const Theme& theme = brush.theme;
    const Card leader = leader_at(scene, place);
    kit::button_ground(spot, brush);
    brush.list.AddRectFilled(spot.min + ImVec2{brush.px(5), brush.px(3)},
                             {spot.max.x - brush.px(5), spot.min.y + brush.px(6)}, suit_ink(suit_of(leader)));
    label_in(theme.small, name_of(leader), spot.width() - brush.px(8))
        .draw(brush.list, {spot.centre().x, spot.centre().y - brush.px(5)}, ink::kIvory, 0.5f);
    const int before = place < scene.view.of(scene.view.viewer).fleets
                           ? scene.open().fleet(fleet_at(scene.view.viewer, place)).under_count
                           : 0;
    const int count = before + scene.chosen.under[static_cast<std::size_t>(place)].size();
    const ImVec2 at{spot.centre().x, spot.max.y - brush.px(11)};
    plowshare_sign(brush, at - ImVec2{brush.px(8), 0}, brush.px(6), kit::quiet(0.9f));
    text_at(brush.list, theme.small, at + ImVec2{brush.px(2), -theme.small->FontSize / 2}, ink::kBrass,
            std::to_string(count));
}

kit::Spot bin_spot(const Scene& scene, int place) {
    kit::Spot spot;
    const Card card = picked_card(scene);
    spot.mark = (card == kNoCard ? "leads:" : "bin:") + token(fleet_at(scene.view.viewer, place));
    spot.gathers = true;
    if (card != kNoCard) spot.choice = ozymandias_plan::plan_with(scene.view, scene.chosen, card, place);
    spot.paint = [&scene, place](const kit::Spot& own, const kit::Brush& brush) {
        paint_bin(scene, place, own, brush);
    };
    spot.facts = [&scene, place] {
        const Fleet fleet = fleet_at(scene.view.viewer, place);
        if (place < scene.view.of(scene.view.viewer).fleets) return fleet_facts(scene, fleet);
        return kit::Facts{ozymandias_says::your_new_fleet(),
                          {{ozymandias_says::leads_it(name_of(leader_at(scene, place)))}}};
    };
    return spot;
}
}  // namespace

kit::Spot planned_spot(const Scene& scene, Card card) {
    kit::Spot spot = card_spot(scene, card);
    if (scene.chosen.verb != Verb::plan || scene.chosen.card == kNoCard) return spot;  // it may lead
    if (card == scene.chosen.card) {
        spot.chosen = true, spot.label = ozymandias_says::leads();
        return spot;
    }
    const int place = ozymandias_plan::place_under(scene.chosen, card);
    spot.reads = false;
    if (place < 0) {
        spot.opens = true;
        spot.chosen = picked_card(scene) == card;
        return spot;
    }
    spot.gathers = true;
    spot.choice = ozymandias_plan::plan_with(scene.view, scene.chosen, card, -1);
    spot.label = ozymandias_says::under_fleet(place + 1);
    return spot;
}

void lay_planner(kit::Tray& tray, const Scene& scene) {
    const Player& player = scene.view.of(scene.view.viewer);
    const Move& plan = scene.chosen;
    std::vector<kit::Spot> bins;
    if (plan.verb != Verb::plan || plan.card == kNoCard) {
        if (scene.frame.format == Format::wide)  // else the headline says it
            tray.words(ozymandias_says::who_leads(), kit::Tray::Words::title);
        if (scene.frame.format != Format::low) tray.words(ozymandias_says::swords_and_plowshares());
        std::vector<kit::Spot> ideas;
        for (const ozymandias_plan::Idea& idea : ozymandias_plan::ideas_for_plan(scene.view)) {
            ideas.push_back(kit::button_spot({.label = idea.label,
                                              .note = idea.note,
                                              .mark = "idea:" + std::string(idea.id),
                                              .choice = Entry<Move>{idea.plan}},
                                             {}));
            ideas.back().gathers = true;
        }
        tray.things(std::move(ideas), {scene.px(kIdea), scene.px(kit::kButtonHeight)});
        return;
    }
    if (scene.frame.format !=
        Format::portrait)  // a phone leaves the room to the map; the fleet's button names the leader
        tray.words(ozymandias_says::plan_title(name_of(plan.card)), kit::Tray::Words::title);
    tray.words(picked_card(scene) == kNoCard ? ozymandias_says::tap_card_then_fleet() : ozymandias_says::tap_fleet());
    kit::Spot other = kit::button_spot(
        {.label = ozymandias_says::other_leader(), .note = ozymandias_says::other_leader_note(), .mark = "leader"}, {});
    other.opens = true;
    bins.push_back(std::move(other));
    for (int k = 0; k <= player.fleets && k < kFleetsEach; ++k) bins.push_back(bin_spot(scene, k));
    const float width = scene.has_dock() ? scene.dock().width() : scene.room.width() - scene.px(8);
    const float room = std::min(width - scene.px(20), scene.px(kBinWidth + 6) * real(bins.size()));
    const float each = std::min(scene.px(kBinWidth), (room + scene.px(6)) / real(bins.size()) - scene.px(6) - 0.5f);
    tray.things(std::move(bins), {each, scene.px(kBinHeight)});
}

}  // namespace orrery::web::ozymandias_board
