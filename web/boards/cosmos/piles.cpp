#include "web/boards/cosmos/piles.h"

#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/cosmos-board/say.h"
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

// "2, 5 and 5": cards of a kind, told apart by their values.
std::string listed_values(const Cards& cards, int first, int last) {
    std::vector<std::string> values;
    for (int k = first; k < last; ++k)
        values.insert(values.end(), static_cast<std::size_t>(cards.of(card_at(k))),
                      std::to_string(value_of(card_at(k))));
    return listed(values);
}

// "Negotiate, 2 \u00d7 Retreat"
std::string listed_names(const Cards& cards, int first, int last) {
    std::vector<std::string> names;
    for (int k = first; k < last; ++k)
        if (const int copies = cards.of(card_at(k)); copies > 0)
            names.push_back(copies > 1 ? cosmos_says::copies_of_card(copies, name_of(card_at(k)))
                                       : name_of(card_at(k)));
    return listed(names);
}

kit::Facts discard_facts(const Open& p) {
    constexpr int kDefend = static_cast<int>(Card::neg);
    kit::Facts told{cosmos_says::discard_has(p.discard.size()), {}};
    if (const std::string values = listed_values(p.discard, 0, kDefend); !values.empty())
        told.lines.push_back({cosmos_says::attacks(values)});
    if (std::string names = listed_names(p.discard, kDefend, kInvadeKinds); !names.empty())
        told.lines.push_back({std::move(names)});
    if (const std::string values = listed_values(p.discard, kInvadeKinds, kKinds); !values.empty())
        told.lines.push_back({cosmos_says::reinforcements(values)});
    told.lines.push_back({cosmos_says::left_in_deck(p.deck_size), kit::quiet(0.85f)});
    return told;
}

// A seat that has five colonies already wins later: at its own next turn, or at the end of round 1.
std::string holder_text(const Open& p, const std::string& who, bool is_own, bool is_brief) {
    const std::string_view when =
        p.options.five == Five::hold ? (is_brief ? "turn" : "turn-begins") : (is_brief ? "round" : "round-ends");
    return is_own ? cosmos_says::you_hold_five(when) : cosmos_says::holds_five(who, when);
}

std::string moves_text(const std::string& who, std::string_view when, bool is_own, bool is_brief) {
    if (is_own) return is_brief ? cosmos_says::you_can_by_moves_briefly(when) : cosmos_says::you_can_by_moves(when);
    return is_brief ? cosmos_says::can_by_moves_briefly(who, when) : cosmos_says::can_by_moves(who, when);
}

std::string wins_text(const std::string& who, std::string_view when, bool is_own, bool is_brief) {
    if (is_own) return is_brief ? cosmos_says::you_could_by_wins_briefly(when) : cosmos_says::you_could_by_wins(when);
    return is_brief ? cosmos_says::could_by_wins_briefly(who, when) : cosmos_says::could_by_wins(who, when);
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
                    cosmos_says::offer_title(cosmos_plan::name_of(scene.frame, maker), goods_text(offer.give)),
                    {{cosmos_says::offer_terms(cosmos_plan::name_of(scene.frame, offer.to), goods_text(offer.ask))}}};
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
        const std::string who = cosmos_plan::name_of(scene.frame, seat);
        const std::string_view when = p.active == seat && p.actions + p.extras > 0 ? "this" : "next";
        const int held = colonies_of(p, seat).size(), other = is_own ? 0 : 1;
        if (held >= kGoal && !p.over) heed(6 + other, holder_text(p, who, is_own, is_brief));
        if (reach.by_moves) heed(3 + 2 * other, moves_text(who, when, is_own, is_brief));
        if (reach.by_wins && held + 1 >= kGoal) heed(1 + other, wins_text(who, when, is_own, is_brief));
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
