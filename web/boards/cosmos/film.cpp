#include "web/boards/cosmos/film.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/map_drawing.h"
#include "web/boards/cosmos/piles.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/cosmos/stage.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::cosmos_film {
namespace {
using namespace orrery::cosmos;
using namespace cosmos_board;

// Event::drawn takes no time: its cards have been shown with the draws before it.
constexpr std::array<kit::Weight<Event::Kind>, 26> kWeights{{{Event::none, 0},
                                                             {Event::drawn, 0},
                                                             {Event::round, kit::kTitleWeight},
                                                             {Event::won, kit::kTitleWeight},
                                                             {Event::cap, kit::kTitleWeight},
                                                             {Event::over, kit::kTitleWeight},
                                                             {Event::move, 2},
                                                             {Event::walk, 2},
                                                             {Event::stride, 2},
                                                             {Event::leap, 2},
                                                             {Event::withdraw, 2},
                                                             {Event::join, 2},
                                                             {Event::invade, 2},
                                                             {Event::reveal, 2},
                                                             {Event::refill, 2},
                                                             {Event::burn, 2},
                                                             {Event::purge, 2},
                                                             {Event::asked, 2},
                                                             {Event::declined, 2},
                                                             {Event::ally, 2},
                                                             {Event::support, 2},
                                                             {Event::victory, 2},
                                                             {Event::turned, 3},
                                                             {Event::reinforce, 3},
                                                             {Event::total, 3},
                                                             {Event::outcome, 3}}};
int weight_of(const View&, const Event& event) {
    if (event.kind == Event::victory && event.to == kNoSite) return 0;
    return kit::weight_in(kWeights, event.kind);
}

// What happens at the same time: both cards turn over, both sums are counted, one side loses all its losses, ships
// settle, races are laid down, hands are dealt.
bool is_together(const Event& a, const Event& b) {
    if (a.kind != b.kind) return false;
    return a.kind == Event::turned || a.kind == Event::total || a.kind == Event::lost || a.kind == Event::settle ||
           a.kind == Event::draw || a.kind == Event::late || a.kind == Event::laid || a.kind == Event::mustered ||
           a.kind == Event::burn;
}

bool warns(const View&, const Event&) { return false; }
bool begins(const Event& event) { return event.kind == Event::round; }
bool captures(const Event& event) { return event.kind == Event::lost || event.kind == Event::taken; }

// ---- Drawing what is going on

void paint_flight(const Scene& scene, Seat seat, int ships, ImVec2 from, ImVec2 to, float share) {
    paint_stack(scene.brush, towards(from, to, kit::eased(share)), seat, ships, scene.map.saucer());
}

void paint_voyage(const Scene& scene, const Event& e, float share) {
    const ImVec2 from = scene.map.at(scene.view, e.seat, e.site), to = scene.map.at(e.to);
    if (e.via == kNoSite) return paint_flight(scene, e.seat, e.number, from, to, share);
    const ImVec2 via = scene.map.at(e.via);
    share < 0.5f ? paint_flight(scene, e.seat, e.number, from, via, share * 2)
                 : paint_flight(scene, e.seat, e.number, via, to, share * 2 - 1);
}

kit::FilmPen pen_of(const Scene& scene) { return {scene.brush, {scene.frame.min, scene.frame.max}}; }

void paint_ring(const Scene& scene, ImVec2 at, ImU32 colour, float share) {
    pen_of(scene).ring(at, scene.map.radius() * (0.25f + 0.4f * share), colour, share);
}

void paint_rings(const Scene& scene, SiteSet sites, ImU32 colour, float share) {
    for (const Site site : sites) paint_ring(scene, scene.map.at(site), colour, share);
}

void caption(const Scene& scene, ImVec2 at, std::string_view text, ImU32 colour, Seat seat = kSpectator) {
    pen_of(scene).caption(at, text, colour, seat);
}

// The place of the played cards: in the line over the map.
ImVec2 discard_at(const Scene& scene) {
    const kit::Spot* pile = scene.spots.find(kDiscardMark);
    return pile != nullptr ? pile->centre() : scene.room.centre();
}

void paint_card_flight(const Scene& scene, Card card, ImVec2 from, ImVec2 to, float share) {
    const kit::Region region = kit::on_way(from, to, {scene.px(20), scene.px(28)}, share);
    card == kNoCard ? paint_card_back(scene.brush, region) : paint_card(scene.brush, region, card);
}

// Cards side by side. Unknown cards show their backs, three of them at most.
void paint_cards_flight(const Scene& scene, const Cards& cards, int count, ImVec2 from, ImVec2 to, float share) {
    std::vector<Card> shown;
    for (int k = 0; k < kKinds; ++k)
        shown.insert(shown.end(), static_cast<std::size_t>(cards.of(card_at(k))), card_at(k));
    if (shown.empty()) shown.assign(static_cast<std::size_t>(std::clamp(count, 1, 3)), kNoCard);
    const float step = scene.px(shown.size() > 4 ? 22.0f : 44.0f);
    ImVec2 shift{-step * real(shown.size() - 1) / 2, 0};
    for (const Card card : shown) {
        paint_card_flight(scene, card, from + shift, to + shift * (1 - kit::eased(share)), share);
        shift.x += step;
    }
}

void paint_goods(const Scene& scene, Goods goods, ImVec2 from, ImVec2 to, float share) {
    ImVec2 at = towards(from, to, kit::eased(share));
    for (const bool is_gas : {false, true}) {
        const int count = is_gas ? goods.gas : goods.minerals;
        if (count <= 0) continue;
        is_gas ? gas_sign(scene.brush, at, scene.px(8)) : mineral_sign(scene.brush, at, scene.px(8));
        kit::number(scene.brush, at + ImVec2{scene.px(18), 0}, scene.px(16), ink::kIvory, std::to_string(count));
        at.x += scene.px(40);
    }
}

void paint_race_flight(const Scene& scene, Race race, ImVec2 from, ImVec2 to, float share) {
    paint_race(scene.brush, kit::on_way(from, to, {scene.px(30), scene.px(40)}, share), race);
}

void paint_reveal(const Scene& scene, const Event& e, float share) {
    const ImVec2 half{scene.px(44), scene.px(60)};
    const ImVec2 at = towards(plate_of(scene, e.seat), scene.room.centre(), kit::eased(std::min(1.0f, share * 2)));
    const kit::Region card{at - half, at + half};
    kit::turning(
        scene.brush, card, std::min(1.0f, share * 2), [&] { paint_race(scene.brush, card, kNoRace); },
        [&] { paint_race(scene.brush, card, e.race); });
    caption(scene, {at.x, card.min.y}, name_of(e.race), ink::kBrass, e.seat);
}

// The stage of an invasion: at the place of the last tray, or over the half of the map without the fight.
kit::Region stage_at(const Scene& scene) {
    const float wide = std::min(scene.px(250), scene.room.width() / 2 - scene.px(10)), margin = scene.px(12);
    const bool has_hand_below = scene.hand.height() > 0 && scene.hand.min.y >= scene.room.max.y;
    const float low = has_hand_below ? scene.hand.min.y : scene.board().max.y;
    const kit::Region foot{{scene.room.min.x, scene.room.max.y}, {scene.room.max.x, low}};
    const auto around = [&](ImVec2 at, float high) {
        return kit::Region{at - ImVec2{wide, high}, at + ImVec2{wide, high}};
    };
    if (foot.height() > scene.px(76)) return around(foot.centre(), std::min(scene.px(96), foot.height() / 2 - margin));
    const float room = scene.room.height() * 0.2f,
                high = room < scene.px(66) ? scene.px(28) : std::min(room, scene.px(96));
    const Site fought = scene.open().invasion.half(Side::defence).site;
    const bool is_below = scene.map.at(fought).y < scene.room.centre().y;
    return around(
        {scene.room.centre().x, is_below ? scene.room.max.y - high - margin : scene.room.min.y + high + margin}, high);
}

// While an invasion is fought.
void paint_fight(const Scene& scene, float turned, float counted) {
    if (!scene.open().invasion.is_fought()) return;
    const kit::Region at = stage_at(scene), ground = at.grown(scene.px(8));
    scene.brush.list.AddRectFilled(ground.min, ground.max, ink::kNight, scene.px(8));
    kit::panel(scene.brush, ground, with_alpha(ink::kBrass, 0.5f));
    paint_stage(scene, at, scene.brush, turned, counted);
}

// Cards or sums of both sides that are not in the view yet: the stage shows those of the next view.
void paint_fight_after(const Scene& scene, const Moment& m, float turned, float counted) {
    const Scene later{scene, *m.next, scene.map, scene.offers, scene.chosen, scene.draft};
    paint_fight(later, turned, counted);
}

// The question itself shows what a seat holds (6.17); so does a no.
std::string asked_words(Node node) {
    return node == Node::reinforce ? cosmos_says::holds_reinforcements()
                                   : cosmos_says::must_be(name_of(race_asked_by(node)));
}

Wording declined_words(Node node) {
    switch (node) {
        case Node::turncoat: return cosmos_says::keeps_their_side;
        case Node::reinforce: return cosmos_says::no_reinforcements;
        case Node::burn: return cosmos_says::burns_none;
        case Node::graft: return cosmos_says::takes_no_power;
        case Node::tile: return cosmos_says::raises_no_tile;
        case Node::shed: return cosmos_says::discards_nothing;
        case Node::join: return cosmos_says::joins_nobody;
        case Node::grow: return cosmos_says::adds_none;
        default: return cosmos_says::declines;
    }
}

std::string words_of(const Scene& scene, const Event& e) {
    switch (e.kind) {
        case Event::late:
        case Event::gift: return cosmos_says::more_cards(e.number);
        case Event::skip: return cosmos_says::no_site_is_empty();
        case Event::sets_mode: return cosmos_says::mode_is(id_of(e.mode));
        case Event::extra: return cosmos_says::extra_moves(e.number);
        case Event::asked: return asked_words(e.node);
        case Event::declined: return declined_words(e.node).text();
        case Event::turn: return scene.open().round == 0 ? cosmos_says::places_ships() : cosmos_says::their_turn();
        case Event::peace: return cosmos_says::actions_left(e.number);
        case Event::decline: return cosmos_says::declines();
        case Event::lapse: return cosmos_says::offer_lapses();
        case Event::shuffle: return cosmos_says::discard_is_shuffled();
        case Event::refill: return cosmos_says::draws_new_hand();
        case Event::chosen: return cosmos_says::has_chosen();
        case Event::two: return cosmos_says::has_chosen_two();
        case Event::turncoat: return cosmos_says::changes_sides();
        case Event::copy: return cosmos_says::copies(e.number);
        case Event::slip: return cosmos_says::slips_away();
        case Event::stuck: return cosmos_says::nowhere_to_go();
        case Event::company: return cosmos_says::in_good_company();
        case Event::bitter: return cosmos_says::bitterness(e.number);
        case Event::revenge: return cosmos_says::strikes_back();
        case Event::graft: return cosmos_says::takes_power();
        case Event::ungraft: return cosmos_says::loses_power();
        case Event::raised: return cosmos_says::tile_with_level(name_of(e.tile), e.number);
        case Event::accord: return cosmos_says::an_accord();
        case Event::ally:
            return e.side == Side::none      ? cosmos_says::stays_out()
                   : e.side == Side::offence ? cosmos_says::joins_invader()
                                             : cosmos_says::joins_defender();
        case Event::support: return e.sites.empty() ? cosmos_says::calls_no_support() : cosmos_says::calls_support();
        default: return {};
    }
}

std::string title_of(const View&, const Event& event) {
    switch (event.kind) {
        case Event::round: return cosmos_says::round_begins(event.number);
        case Event::cap: return cosmos_says::last_round_is_over();
        case Event::won: return cosmos_says::five_colonies();
        case Event::over: return cosmos_says::the_end();
        default: return {};
    }
}

void paint_words(const Scene& scene, const Event& e) {
    const std::string text = words_of(scene, e);
    if (text.empty()) return;
    const ImVec2 at = e.seat != kSpectator ? plate_of(scene, e.seat) + ImVec2{0, scene.px(24)}
                                           : ImVec2{scene.room.centre().x, scene.room.min.y + scene.px(120)};
    caption(scene, at, text, ink::kIvory, e.seat);
}

void paint_losses(const Scene& scene, std::span<const Event> now, float share) {
    for (const Event& event : now) {
        const ImVec2 at = scene.map.at(scene.view, event.seat, event.site);
        paint_ring(scene, at, ink::kEmber, share);
        caption(scene, at, "\u2212" + std::to_string(event.number), kit::warning(), event.seat);
    }
}

void paint_one(const Scene& scene, const Event& e, float share) {
    const ImU32 colour = e.seat == kSpectator ? ink::kIvory : seat_colour(e.seat);
    const ImVec2 plate = plate_of(scene, e.seat), middle = scene.room.centre();
    const ImVec2 there = e.site == kNoSite ? middle : scene.map.at(e.site);
    switch (e.kind) {
        case Event::settle:
        case Event::exile:
        case Event::grow: return paint_flight(scene, e.seat, e.number, plate, there, share);
        case Event::buy_ships:
            if (e.to != kNoSite) paint_flight(scene, e.seat, 1, plate, scene.map.at(e.to), share);
            return paint_flight(scene, e.seat, 1, plate, there, share);
        case Event::victory:
            if (e.site == kNoSite) return;
            [[fallthrough]];
        case Event::move:
        case Event::walk:
        case Event::stride:
        case Event::leap:
        case Event::withdraw:
        case Event::join: return paint_voyage(scene, e, share);
        case Event::invade:
            paint_ring(scene, scene.map.at(e.to), ink::kEmber, share);
            paint_rings(scene, e.sites, colour, share);
            return paint_flight(scene, e.seat, scene.open().player(e.seat).at(e.site), there, scene.map.at(e.to),
                                share * 0.5f);
        case Event::ally:
        case Event::support: paint_rings(scene, e.sites, colour, share); return paint_words(scene, e);
        case Event::income: return paint_goods(scene, e.goods, middle, plate, share);
        case Event::accept:
            paint_goods(scene, e.other_goods, plate, plate_of(scene, e.other), share);
            return paint_goods(scene, e.goods, plate_of(scene, e.other), plate, share);
        case Event::offered: return paint_goods(scene, e.goods, plate, plate_of(scene, e.other), share);
        case Event::kept: return paint_race_flight(scene, e.race, middle, plate, share);
        case Event::mustered: return paint_race_flight(scene, kNoRace, middle, plate, share);
        case Event::draw: return paint_cards_flight(scene, e.cards, e.number, discard_at(scene), plate, share);
        case Event::buy_card: return paint_goods(scene, {0, 1}, plate, discard_at(scene), share);
        case Event::taken: return paint_cards_flight(scene, e.cards, e.number, plate_of(scene, e.other), plate, share);
        case Event::discard: return paint_cards_flight(scene, e.cards, e.number, plate, discard_at(scene), share);
        case Event::refill:
            paint_cards_flight(scene, e.cards, e.number, plate, discard_at(scene), share);
            return paint_words(scene, e);
        case Event::spent:
            return paint_cards_flight(scene, e.cards, 0, stage_at(scene).centre(), discard_at(scene), share);
        case Event::burn:
            paint_ring(scene, there, ink::kEmber, share);
            return caption(scene, there, cosmos_says::burns(e.number, 2 * e.number), kit::warning(), e.seat);
        case Event::purge:
            paint_ring(scene, there, ink::kEmber, 1 - share);
            return caption(scene, there, cosmos_says::purges(), kit::warning(), e.seat);
        case Event::reveal: return paint_reveal(scene, e, share);
        case Event::takes_stone:
        case Event::laid:
            return paint_stone(scene.brush, e.kind == Event::laid ? there : towards(there, plate, kit::eased(share)),
                               e.stone, scene.px(10));
        case Event::cling:
        case Event::unclung:
            paint_ring(scene, there, colour, share);
            return caption(scene, there, e.kind == Event::cling ? cosmos_says::clings() : cosmos_says::clung_is_gone(),
                           ink::kIvory, e.seat);
        case Event::outcome: {
            const std::string text = e.side == Side::none      ? cosmos_says::both_sides_win()
                                     : e.side == Side::offence ? cosmos_says::invasion_succeeds()
                                                               : cosmos_says::defence_holds();
            const kit::Region stage = stage_at(scene);
            const bool is_below = stage.centre().y > scene.room.centre().y;
            return caption(scene, {stage.centre().x, is_below ? stage.min.y : stage.max.y + scene.px(48)}, text,
                           ink::kBrass);
        }
        default: return paint_words(scene, e);
    }
}

// Reinforcements fly to the stage and count when they arrive.
void paint_reinforcing(const Scene& scene, const Moment& m, float share) {
    const Event& e = m.events[m.first];
    share < 0.6f ? paint_fight(scene, 1, 1) : paint_fight_after(scene, m, 1, 1);
    const kit::Region stage = stage_at(scene);
    const float across = e.side == Side::offence ? 0.2f : 0.8f;
    paint_cards_flight(scene, e.cards, 0, plate_of(scene, e.seat),
                       {stage.min.x + stage.width() * across, stage.centre().y}, std::min(1.0f, share * 1.6f));
}
}  // namespace

const kit::Cut<View, Event> kCut{weight_of, is_together, title_of, warns, captures, begins};

void paint_waiting(const Scene& scene) {
    if (!scene.asks && scene.looked_at == kSpectator) paint_fight(scene, 1, 1);
}

void paint(const Scene& scene, const Moment& m, bool fade_only) {
    if (m.is_over()) return paint_fight(scene, 1, 1);
    const std::span<const Event> now = m.now();
    const Event& e = now.front();
    const float share = fade_only ? 1.0f : m.share, first_half = std::min(1.0f, share * 2);
    if (e.kind == Event::turned) return paint_fight_after(scene, m, first_half, 1);
    if (e.kind == Event::reinforce) return paint_reinforcing(scene, m, share);
    if (e.kind == Event::total) return paint_fight_after(scene, m, 1, first_half);
    if (e.kind == Event::outcome)
        paint_fight_after(scene, m, 1, 1);
    else
        paint_fight(scene, 1, 1);
    if (e.kind == Event::lost) return paint_losses(scene, now, share);
    for (const Event& event : now) paint_one(scene, event, share);
}

}  // namespace orrery::web::cosmos_film
