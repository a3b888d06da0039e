#include "web/boards/rise/board.h"

#include <algorithm>
#include <optional>

#include "generated/rise-board/say.h"
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

bool waits(const View& view) { return view.viewer != kSpectator && !view.over(); }
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
    const bool is_asked_main = !offers.empty() && rise_plan::is_asked_main(view);
    Scene scene{begin(frame, {list, theme}, waits(view), !is_asked_main), view, galaxy_, offers, chosen_};
    scene.opened = card_of(picked_);
    if (moment) scene.lifted = rise_film::lifted_in(*moment);
    lay_table(scene);
    lay_over(scene, !moment || moment->is_over());
    answer.told = std::move(scene.told);
    answer.docked = scene.has_dock() && scene.above.size() > 0 && looked_at_ == kSpectator;
    room_ = scene.room;
    const View* next = moment ? &kit::held<View>(*frame.film->after) : nullptr;
    const ImVec2 info{0, theme.px(scene.wide ? kInfo : kLowInfo)};
    galaxy_.frame(view, next, moment ? frame.film->progress : 0, room_.min + info, room_.max, theme);
    const std::size_t first = spots_.size();
    galaxy_.add_spots(scene);
    spots_.lie_on_map(first, room_);
    if (view.asks == Verb::mulligan && !offers.empty())
        hang_mulligan(spots_, view.of(view.viewer).hand, chosen_.cards);
    else
        spots_.hang(choices_in(offers, chosen_));
    spots_.append(std::move(scene.above));
    if (const auto room = kit::number_in(spots_)) answer.number_min = room->min, answer.number_max = room->max;
    if (const auto press = input_.listen(spots_, galaxy_.camera(), room_, frame, theme, answer))
        heed(*press, scene, answer);

    list.PushClipRect(room_.min - ImVec2{theme.px(4), 0}, room_.max + ImVec2{theme.px(4), theme.px(4)}, true);
    galaxy_.paint(scene.brush, view, frame.sky);
    paint_preview(scene);
    paint_track(scene);
    list.PopClipRect();
    spots_.paint(list, theme, input_.over(), input_.focus());
    if (!frame.pointed.empty()) spots_.light_named({list, theme}, marks, frame.pointed);
    if (moment) rise_film::paint(scene, *moment, frame.film->fade_only);
    if (!moment && pinned_ == kNoCard) tell(scene, answer);
    spots_.name(marks, frame);
    marks.add("region:map", room_.min, room_.max);
    if (scene.hand.height() > 0) marks.add("region:hand", scene.hand.min, scene.hand.max);
    return answer;
}

// What somebody points at. A card is shown as it looks when it is large, except the chosen one, which lies open anyway.
void RiseBoard::tell(const Scene& scene, BoardAnswer& answer) {
    const Card card = card_of(input_.asked());
    if (card == kNoCard) {
        kit::tell(scene.brush, spots_, input_.asked(), scene.frame,
                  {scene.frame.min, scene.frame.max - ImVec2{0, scene.frame.sheet}}, answer);
    } else if (scene.frame.tells && card != scene.opened && card != chosen_.card) {
        const kit::Region at = large_place(scene, card, false);
        if (scene.frame.tells_beside)
            answer.facts = large_card(scene, card, at.max - at.min);
        else if (input_.focus().empty())
            paint_large(scene, card, at);
    }
}

// Lays what is asked, and makes room for it; returns its height.
float RiseBoard::lay_asked(Scene& scene) {
    const bool is_main = rise_plan::is_asked_main(scene.view);
    const Card card = scene.opened != kNoCard ? scene.opened : is_main ? chosen_.card : kNoCard;
    const bool shows_ways = card != kNoCard && (scene.brush.theme.touch || scene.opened != kNoCard);
    return shows_ways ? lay_ways(scene, card) : lay_question(scene);
}

// The button that opens everybody's cards, where no plate is wide enough for a finger.
void RiseBoard::lay_aside(Scene& scene) {
    const ImVec2 corner{scene.room.max.x, scene.room.min.y + scene.px(kit::kButtonHeight)};
    kit::Spot open = kit::button_spot({.label = rise_says::cards(), .note = {}, .mark = "everything"},
                                      {corner - ImVec2{scene.px(kAside), scene.px(kit::kButtonHeight)}, corner});
    open.opens = open.aside = true;
    scene.above.add(std::move(open));
}

// `rests`: nothing moves, so the question may be shown.
void RiseBoard::lay_over(Scene& scene, bool rests) {
    const bool looks = looked_at_ != kSpectator;
    float height = rests && !looks ? lay_asked(scene) : 0;
    // The words for a lot need room more than the market does.
    const bool bids = scene.view.asks == Verb::bid && pinned_ == kNoCard;
    const float more = bids ? std::max(0.0f, map_beside_lot(scene) - scene.room.width() / 2) : 0;
    while (gives_way(scene, height + (height > 0 ? more : 0))) lay_table(scene), height = lay_asked(scene);
    keep_foot(scene, height, waits(scene.view));
    if (!scene.wide) lay_aside(scene);
    if (looks) lay_everything(scene);
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
    } else if (hears(press, scene.frame, answer)) {
        return;
    } else if (spot->mark == "everything") {
        looked_at_ = looked_at_ == kSpectator ? seat_at(0) : kSpectator;
    } else if (spot->is_choice()) {
        looked_at_ = kSpectator;
        if (card != kNoCard) picked_.clear();
        if (press.to == nullptr) kit::answer_to<Move>(*spot, scene.frame, answer);
    } else if (spot->opens && card != kNoCard) {
        picked_ = picked_ == spot->mark ? std::string() : spot->mark;
        looked_at_ = kSpectator;
        if (scene.frame.begun.has_value()) answer.choice = std::any();
    } else if (card != kNoCard) {
        pinned_ = card;
    }
}

// ---- Keys

bool RiseBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape || pinned_ == kNoCard) return kit::MapBoard::key(key);
    pinned_ = kNoCard;
    return true;
}

// ---- What the table calls

SignPainter RiseBoard::sign_of(std::string_view word) {
    if (!is_among(word, rise_says::gem_words)) return nullptr;
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
