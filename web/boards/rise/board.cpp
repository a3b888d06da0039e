#include "web/boards/rise/board.h"

#include <algorithm>
#include <optional>

#include "web/boards/kit/choices.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/sky.h"
#include "web/boards/kit/tell.h"
#include "web/boards/kit/tray.h"
#include "web/boards/rise/cards.h"
#include "web/boards/rise/film.h"
#include "web/boards/rise/layout.h"
#include "web/boards/rise/things.h"
#include "web/boards/rise/tray.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;
using namespace rise_board;
using rise_plan::Offer;

constexpr float kInfo = 20, kLowInfo = 12;  // CSS px, of the line above the map
constexpr float kContext = 84, kLowContext = 60;

std::string mark_of(const Move& move) {
    if (move.card != kNoCard) return card_mark(move.card);
    if (move.colour != kNoColour) return "colour:" + std::string(colour_token(move.colour));
    if (move.player != kSpectator) return "seat:" + seat_token(move.player);
    return rise_plan::names_site(move.verb) ? "hex:" + site_token(move.site) : std::string();
}

std::vector<kit::PlacedChoice> choices_in(std::span<const Offer> offers, const Move& chosen) {
    std::vector<kit::PlacedChoice> choices;
    for (const Offer& offer : offers)
        if (offer.move.verb != Verb::mulligan) choices.push_back({mark_of(offer.move), offer.move == chosen, offer});
    return choices;
}

// At a mulligan, a press puts a card of the hand back, or keeps it after all.
void hang_mulligan(kit::Spots& spots, const CardSet& hand, const CardSet& put_back) {
    for (kit::Spot& spot : spots.all())
        for (const Card card : hand) {
            if (spot.mark != card_mark(card)) continue;
            CardSet set = put_back;
            spot.chosen = set.has(card), spot.gathers = true;
            spot.chosen ? set.drop(card) : set.add(card);
            spot.choice = Offer{Move::mulligan(set)};
        }
}

// The map. If sectors can be chosen, only the part that no tray covers.
kit::Region clear_of_tray(const Scene& scene) {
    kit::Region map = scene.map;
    const bool chooses = std::any_of(scene.offers.begin(), scene.offers.end(),
                                     [](const Offer& offer) { return rise_plan::names_site(offer.move.verb); });
    if (!chooses || scene.has_dock()) return map;
    for (const kit::Spot& spot : scene.over.all())
        if (spot.covers) map.max.y = std::min(map.max.y, spot.min.y);
    return map;
}

Card card_of(std::string_view mark) { return mark.starts_with("card:") ? find_card(mark.substr(5)) : kNoCard; }
}  // namespace

// ---- Drawing

BoardAnswer RiseBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    if (frame.picture) {
        const View& view = kit::held<View>(*frame.view);
        galaxy_.frame(view, nullptr, 0, frame.min, frame.max, theme);
        galaxy_.paint({list, theme}, view, frame.sky);
        return answer;
    }

    std::optional<rise_film::Moment> moment;
    if (frame.film != nullptr) moment = kit::shot_of(rise_film::kCut, *frame.film);
    const View& view = moment ? moment->view : kit::held<View>(*frame.view);
    const auto offers = moment ? std::span<const Offer>{} : kit::entries_in<Move>(frame);
    const Move* begun = moment ? nullptr : kit::begun_in<Move>(frame.begun);
    chosen_ = begun != nullptr ? *begun : Move{};
    if (!rise_plan::is_asked_main(view) || offers.empty()) picked_ = kNoCard;

    spots_.clear();
    Scene scene{view, frame, {list, theme}, galaxy_, spots_, offers, chosen_, picked_};
    if (moment) scene.lifted = rise_film::lifted_in(*moment);
    const bool is_number = offers.size() == 1 && offers[0].ranged();
    if (frame.entries != nullptr)
        sheet_ = is_number ? frame.sheet : 0;  // a slider makes the sheet high, and the hand stays above it
    else if (!moment)
        sheet_ = std::max(sheet_, frame.sheet);  // until the viewer is asked again, so that the hand keeps its place
    scene.sheet = sheet_;
    lay_table(scene);
    lay_over(scene, !moment || moment->is_over());
    answer.docked = scene.has_dock() && scene.over.size() > 0;
    map_ = clear_of_tray(scene);
    const View* next = moment ? &kit::held<View>(*frame.film->after) : nullptr;
    const ImVec2 info{0, theme.px(scene.wide ? kInfo : kLowInfo)};
    galaxy_.frame(view, next, moment ? frame.film->progress : 0, map_.min + info, map_.max, theme);
    const std::size_t first = spots_.size();
    galaxy_.add_spots(scene);
    spots_.lie_on_map(first, map_);
    if (view.asks == Verb::mulligan && !offers.empty())
        hang_mulligan(spots_, view.of(view.viewer).hand, chosen_.cards);
    else
        spots_.hang(choices_in(offers, chosen_));
    spots_.append(std::move(scene.over));
    if (const auto room = kit::number_in(spots_)) answer.number_min = room->min, answer.number_max = room->max;
    if (const auto press = input_.listen(spots_, galaxy_.camera(), map_, frame, theme, answer))
        heed(*press, scene, answer);

    list.PushClipRect(map_.min - ImVec2{theme.px(4), 0}, map_.max + ImVec2{theme.px(4), theme.px(4)}, true);
    galaxy_.paint(scene.brush, view, frame.sky);
    paint_preview(scene);
    paint_track(scene);
    list.PopClipRect();
    spots_.paint(list, theme, input_.over(), input_.focus());
    if (!frame.pointed.empty()) spots_.light_named({list, theme}, marks, frame.pointed);
    if (moment) rise_film::paint(scene, *moment, frame.film->fade_only);
    if (!moment && pinned_ == kNoCard) tell(scene, answer);
    spots_.name(marks, frame);
    marks.add("region:map", map_.min, map_.max);
    return answer;
}

// What somebody points at. A card is shown as it looks when it is large, except the chosen one, which lies open anyway.
void RiseBoard::tell(const Scene& scene, BoardAnswer& answer) {
    const Card card = card_of(input_.asked());
    if (card == kNoCard) {
        kit::tell(scene.brush, spots_, input_.asked(), scene.frame, {scene.frame.min, scene.frame.max}, answer);
    } else if (card != picked_ && card != chosen_.card) {
        const kit::Region at = large_place(scene, card, false);
        if (scene.frame.tells_beside)
            answer.facts = large_card(scene, card, at.max - at.min);
        else if (input_.focus().empty())
            paint_large(scene, card, at);
    }
}

// `rests`: nothing moves, so the question may be shown.
void RiseBoard::lay_over(Scene& scene, bool rests) {
    const View& view = scene.view;
    const Card context = view.pending.empty() ? kNoCard : view.pending.back().card;
    const bool is_choice = std::any_of(scene.offers.begin(), scene.offers.end(),
                                       [&](const Offer& offer) { return offer.move.card == context; });
    if (context != kNoCard && !is_choice && spots_.find(card_mark(context)) == nullptr &&
        !scene.has_dock()) {  // the card that asks can be read
        const float height = scene.px(scene.wide ? kContext : kLowContext);
        const ImVec2 at = scene.map.min + ImVec2{scene.px(2), scene.px(kInfo + 2)};
        scene.over.add(card_spot(scene, context, {at, at + ImVec2{height / kCardRatio, height}}));
    }
    if (!scene.wide) {
        const ImVec2 corner{scene.map.max.x, scene.map.min.y + scene.px(kit::kButtonHeight)};
        kit::Spot open = kit::button_spot({.label = "Piles", .note = {}, .mark = "everything"},
                                          {corner - ImVec2{scene.px(52), scene.px(kit::kButtonHeight)}, corner});
        open.opens = open.aside = true;
        scene.over.add(std::move(open));
    }
    if (everything_) {
        lay_everything(scene);
    } else if (rests) {
        const Card card = picked_ != kNoCard ? picked_ : rise_plan::is_asked_main(view) ? chosen_.card : kNoCard;
        if (card != kNoCard && (scene.brush.theme.touch || picked_ != kNoCard))
            lay_ways(scene, card);
        else
            lay_question(scene);
    }
    if (pinned_ != kNoCard) lay_large(scene, pinned_);
}

// ---- What a press does

void RiseBoard::heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    const Card card = spot != nullptr ? card_of(spot->mark) : kNoCard;
    if (press.held) {
        if (card != kNoCard) pinned_ = card;
    } else if (pinned_ != kNoCard) {
        if (spot != nullptr && spot->mark == "rules") answer.look_up = card_mark(pinned_);
        pinned_ = kNoCard;
    } else if (spot == nullptr) {
        if (picked_ != kNoCard)
            picked_ = kNoCard;
        else
            everything_ = false;
        const bool is_number = scene.offers.size() == 1 && scene.offers[0].ranged();
        if (!is_number) answer.back = scene.frame.begun.has_value();
    } else if (spot->mark == "close" || spot->mark == "everything" ||
               (spot->mark.starts_with("seat:") && !spot->is_choice())) {
        everything_ = !everything_ && spot->mark != "close";
    } else if (spot->is_choice()) {
        everything_ = false;
        if (card != kNoCard) picked_ = kNoCard;
        if (press.to == nullptr) kit::answer_to<Move>(*spot, scene.frame, answer);
    } else if (spot->opens && card != kNoCard) {
        picked_ = picked_ == card ? kNoCard : card;
        everything_ = false;
        if (scene.frame.begun.has_value()) answer.choice = std::any();
    } else if (card != kNoCard) {
        pinned_ = card;
    }
}

// ---- Keys

bool RiseBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return input_.key(key, spots_, galaxy_.camera(), map_);
    const bool was_open = picked_ != kNoCard || everything_ || pinned_ != kNoCard;
    const bool was_focused = !input_.focus().empty();
    everything_ = false;
    picked_ = pinned_ = kNoCard;
    const bool is_free = chosen_.verb == Verb::none;
    if (is_free) input_.let_go_focus();
    return was_open || (was_focused && is_free);
}

// ---- What the table calls

SignPainter RiseBoard::sign_of(std::string_view word) {
    if (!word.starts_with("gem")) return nullptr;
    return
        [](const kit::Brush& brush, ImVec2 centre, float radius) { rise_cards::draw_gem(brush.list, centre, radius); };
}

Advice RiseBoard::advice(const std::any& view, const std::any&, Range range) {
    return rise_plan::advise(kit::held<View>(view), range);
}
std::vector<SeatFigures> RiseBoard::figures(const std::any& view) { return rise_plan::figures(kit::held<View>(view)); }
double RiseBoard::film_ms(const Film& film) { return rise_film::kCut.length_ms(film); }
std::optional<Story> RiseBoard::story(const Film& film) {
    return kit::story_of(rise_film::kCut, kit::shot_of(rise_film::kCut, film));
}

}  // namespace orrery::web
