#include "web/boards/cosmos/piles.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

constexpr float kLine = 20;  // CSS px: the line over the map

constexpr float kOffersFrom = 460;  // CSS px: a narrower map has no free corner

// A sign and a figure for each kind, beginning at `left`. Returns where they end.
float paint_goods(const kit::Brush& brush, Goods goods, float left, float y) {
    for (const bool is_gas : {false, true}) {
        const int count = is_gas ? goods.gas : goods.minerals;
        if (count <= 0) continue;
        const ImVec2 centre{left + brush.px(7), y};
        is_gas ? gas_sign(brush, centre, brush.px(7)) : mineral_sign(brush, centre, brush.px(7));
        kit::number(brush, {left + brush.px(21), y}, brush.px(17), ink::kIvory, std::to_string(count));
        left += brush.px(30);
    }
    return left;
}

// Who gives what to whom, for what.
void paint_offer(const kit::Brush& brush, const kit::Region& at, Seat maker, const Offer& offer) {
    kit::panel(brush, at, with_alpha(ink::kVerdigris, 0.8f));
    const float y = at.centre().y;
    draw_seat_shape(brush.list, maker, {at.min.x + brush.px(11), y}, brush.px(6), seat_colour(maker), ink::kNight);
    const float middle = at.centre().x;
    paint_goods(brush, offer.give, at.min.x + brush.px(20), y);
    exchange_sign(brush, {middle, y}, brush.px(6));
    paint_goods(brush, offer.ask, middle + brush.px(11), y);
    draw_seat_shape(brush.list, offer.to, {at.max.x - brush.px(9), y}, brush.px(6), seat_colour(offer.to), ink::kNight);
}

// "Attacks 2, 5, 5": cards of a kind, told apart by their values.
std::string listed_values(std::string_view name, const Cards& cards, int first, int last) {
    std::vector<std::string> values;
    for (int k = first; k < last; ++k)
        values.insert(values.end(), static_cast<std::size_t>(cards.of(card_at(k))),
                      std::to_string(value_of(card_at(k))));
    return values.empty() ? std::string() : std::string(name) + " " + listed(values);
}

// "Negotiate, 2 \u00d7 Retreat"
std::string listed_names(const Cards& cards, int first, int last) {
    std::vector<std::string> names;
    for (int k = first; k < last; ++k)
        if (const int copies = cards.of(card_at(k)); copies > 0)
            names.push_back((copies > 1 ? std::to_string(copies) + " \u00d7 " : "") + name_of(card_at(k)));
    return listed(names);
}

kit::Facts discard_facts(const Open& p) {
    constexpr int kDefend = static_cast<int>(Card::neg);
    kit::Facts told{"Discarded: " + count_of(p.discard.size(), "card"), {}};
    for (std::string& kinds :
         std::array{listed_values("Attacks", p.discard, 0, kDefend), listed_names(p.discard, kDefend, kInvadeKinds),
                    listed_values("Reinforcements", p.discard, kInvadeKinds, kKinds)})
        if (!kinds.empty()) told.lines.push_back({std::move(kinds)});
    told.lines.push_back({count_of(p.deck_size, "card") + " left in the deck", kit::quiet(0.85f)});
    return told;
}

// A seat that has five colonies already wins later: at its own next turn, or at the end of round 1.
std::string holder_text(const Open& p, const std::string& who, bool is_own, bool is_brief) {
    const bool holds = p.options.five == Five::hold;
    const std::string_view turn = is_brief ? "next turn" : "as the next turn begins";
    const std::string_view round = is_brief ? "after round 1" : "as round 1 ends";
    return who + (is_own ? " hold five: you win " : " holds five and wins ") + std::string(holds ? turn : round);
}
}  // namespace

void lay_discard(Scene& scene) {
    kit::Spot pile;
    pile.mark = std::string(kDiscardMark);
    pile.aside = true;
    pile.min = scene.room.min - ImVec2{0, scene.px(kLine)}, pile.max = {scene.room.max.x, scene.room.min.y};
    pile.facts = [&scene] { return discard_facts(scene.open()); };
    scene.spots.add(std::move(pile));
}

void lay_offers(Scene& scene) {
    const Open& p = scene.open();
    if (scene.room.width() < scene.px(kOffersFrom)) return;
    ImVec2 at = scene.room.min + ImVec2{scene.px(6), scene.px(6)};
    for (int k = 0; k < p.seats; ++k) {
        std::int8_t number = 0;
        for (const Offer& offer : p.player(seat_at(k)).offers) {
            const Seat maker = seat_at(k);
            kit::Spot spot;
            spot.mark = "open:" + token(OfferId{maker, number++});
            if (!offer.is_open()) continue;
            spot.aside = true;
            spot.min = at, spot.max = at + ImVec2{scene.px(176), scene.px(26)};
            at.y = spot.max.y + scene.px(4);
            spot.paint = [maker, offer](const kit::Spot& own, const kit::Brush& brush) {
                paint_offer(brush, own, maker, offer);
            };
            spot.facts = [&scene, maker, offer] {
                return kit::Facts{
                    cosmos_plan::name_of(scene.frame, maker) + " offers " + goods_text(offer.give),
                    {{"to " + cosmos_plan::name_of(scene.frame, offer.to) + ", for " + goods_text(offer.ask)}}};
            };
            scene.spots.add(std::move(spot));
        }
    }
}

std::string threat_text(const Scene& scene) {
    const Open& p = scene.open();
    const bool is_brief = scene.room.width() < scene.px(460);
    std::string worst;
    int rank = 0;
    const auto heed = [&](int how, std::string text) {
        if (how > rank) rank = how, worst = std::move(text);
    };
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Reach reach = reach_of(p, seat);
        const bool is_own = seat == scene.view.viewer;
        const std::string who = is_own ? "You" : cosmos_plan::name_of(scene.frame, seat);
        const std::string when = p.active == seat && p.actions + p.extras > 0 ? " this turn" : " next turn";
        const int held = colonies_of(p, seat).size(), other = is_own ? 0 : 1;
        if (held >= kGoal && !p.over) heed(6 + other, holder_text(p, who, is_own, is_brief));
        if (reach.by_moves)
            heed(3 + 2 * other, who + (is_brief ? " can have five" + when + " by moving"
                                                : " can have five colonies" + when + " just by moving"));
        if (reach.by_wins && held + 1 >= kGoal)
            heed(1 + other, who + " could have five" + when + (is_brief ? " by invading" : " by winning an invasion"));
    }
    return worst;
}

void paint_threats(const kit::Brush& brush, const CosmosMap& map, const View& view) {
    const Open& p = view.open;
    for (int k = 0; k < p.seats; ++k) {
        const Reach reach = reach_of(p, seat_at(k));
        if (!reach.by_moves) continue;
        for (const Site site : reach.planets) {
            const ImVec2 at = map.at(site);
            const float radius = map.radius() * 0.7f;
            kit::dashes(brush, at, radius, ink::kEmber);
            const ImVec2 mark = at_angle(at, radius, (-0.25f + 0.09f * real(k)) * 2 * kPi);
            draw_seat_shape(brush.list, seat_at(k), mark, brush.px(6), seat_colour(seat_at(k)), ink::kEmber);
        }
    }
}

}  // namespace orrery::web::cosmos_board
