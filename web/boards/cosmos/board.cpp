#include "web/boards/cosmos/board.h"

#include <algorithm>

#include "core/words.h"
#include "web/boards/cosmos/film.h"
#include "web/boards/cosmos/layout.h"
#include "web/boards/cosmos/tray.h"
#include "web/boards/kit/sky.h"
#include "web/boards/kit/tell.h"
#include "web/boards/kit/tray.h"

namespace orrery::web {
namespace {
using namespace orrery::cosmos;
using namespace cosmos_board;
using cosmos_plan::Step;

// A finger that is meant for a choice may come down on a site beside it that is none: that hears nothing then.
void give_way(kit::Spots& spots, const Theme& theme) {
    if (!theme.touch) return;
    const float reach = theme.target() / 2;
    for (kit::Spot& spot : spots.all()) {
        if (!site_of(spot.mark) || spot.can()) continue;
        const bool is_near = std::any_of(spots.all().begin(), spots.all().end(), [&](const kit::Spot& choice) {
            return choice.can() && site_of(choice.mark) &&
                   distance(choice.centre(), spot.centre()) < reach + spot.width() / 2;
        });
        if (is_near) spot.mark.clear();
    }
}

// Of an invasion: all cards of the hand stay choices, whatever is chosen.
bool is_first_card(const Step& step) {
    return step.move.verb == Verb::play && step.move.other == kNoCard && !step.move.is_yes;
}

void choose(kit::Spot& spot, std::string tokens, bool is_chosen) {
    spot.chosen = is_chosen, spot.gathers = true;
    spot.tokens = std::move(tokens);
}
}  // namespace

// ---- Drawing

BoardAnswer CosmosBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    if (frame.picture) {
        const View& view = std::any_cast<const View&>(*frame.view);
        map_.frame(view, {frame.min, frame.max}, theme, frame.sky);
        map_.paint({list, theme}, view);
        return answer;
    }

    std::optional<cosmos_film::Moment> moment;
    if (frame.film != nullptr) moment = cosmos_film::moment_of(*frame.film);
    const View& view = moment ? moment->view : std::any_cast<const View&>(*frame.view);
    const bool asks = frame.interactive && !moment && !frame.legal.empty();
    offers_ = asks ? cosmos_plan::offers_of(frame) : std::vector<Step>{};
    const std::string_view text = asks ? frame.chosen : std::string_view{};
    if (!asks || text != chosen_.tokens) picked_.clear(), page_ = 0;
    if (!asks) draft_ = {};
    chosen_ = cosmos_plan::read(text);

    spots_.clear();
    const std::string over = hand_.asked().empty() ? hand_.over() : hand_.asked();
    Scene scene{view,    frame,   {list, theme}, map_,       spots_, asks,  offers_,
                chosen_, picked_, over,          looked_at_, page_,  draft_};
    scene.room = {frame.min, frame.max - ImVec2{0, scene.covered()}};
    lay_plates(scene);
    lay_over(scene, !moment);
    answer.docked = scene.has_dock() && scene.above.size() > 0 && looked_at_ == kSpectator;
    room_ = scene.room;
    map_.frame(view, room_, theme, frame.sky);
    const std::size_t first = spots_.size();
    map_.add_spots(scene);
    spots_.cut(first, room_);
    spots_.append(std::move(scene.above));
    if (asks) hang(scene);
    if (const auto room = kit::number_in(spots_)) answer.number_min = room->min, answer.number_max = room->max;
    if (const auto press = hand_.listen(spots_, map_.camera(), room_, frame, theme, answer))
        heed(*press, scene, answer);

    list.PushClipRect(frame.min, frame.max, true);
    paint_info(scene);
    list.PushClipRect(room_.min, room_.max, true);
    map_.paint(scene.brush, view);
    map_.paint_choice(scene);
    list.PopClipRect();
    list.PopClipRect();
    spots_.paint(list, theme, hand_.over(), hand_.focus());
    if (moment)
        cosmos_film::paint(scene, *moment, frame.film->fade_only);
    else
        cosmos_film::paint_waiting(scene);
    if (!moment)
        kit::tell(scene.brush, spots_, hand_.asked(), frame, {frame.min, frame.max - ImVec2{0, scene.covered()}});
    spots_.name(marks);
    return answer;
}

// `rests`: nothing is on its way, so there is room for what is asked.
void CosmosBoard::lay_over(Scene& scene, bool rests) {
    const bool is_player = scene.view.viewer != kSpectator && !scene.open().over;
    if (rests && looked_at_ != kSpectator) return lay_player(scene);
    const float height = rests ? lay_question(scene) : 0;
    if (height > 0 || !is_player) foot_ = height;
    if (!scene.has_dock()) scene.room.max.y -= foot_;
}

// ---- Choices

// Lists on the map: stacks are called and sent back, ships put and taken away, stacks burn.
void CosmosBoard::hang_lists(const Scene& scene) {
    const SiteSet calls = cosmos_plan::callable(scene.view, chosen_);
    const bool settles = cosmos_plan::settles(chosen_), burns = scene.node() == Node::burn;
    const SiteSet burning = burns ? cosmos_plan::burnable(scene.view) : SiteSet{};
    for (kit::Spot& spot : spots_.all()) {
        const auto site = site_of(spot.mark);
        if (!site) continue;
        spot.gathers = false;
        if (calls.has(*site))
            choose(spot, cosmos_plan::with_stack(chosen_, *site), chosen_.move.sites.has(*site));
        else if (settles && (*site == chosen_.move.from || are_adjacent(*site, chosen_.move.from)))
            choose(spot, cosmos_plan::with_next(scene.view, chosen_, *site), *site == chosen_.move.from);
        else if (burning.has(*site))
            spot.opens = true, spot.chosen = cosmos_plan::burnt_at(chosen_, *site) > 0;
    }
}

// Makes choices of the things on map and tray.
void CosmosBoard::hang(const Scene& scene) {
    if (looked_at_ != kSpectator) return;
    std::vector<kit::Choice> choices;
    const auto add = [&](const Step& step, std::string mark) {
        choices.push_back({std::move(mark), step.tokens, begins_with(scene.frame.chosen, step.tokens)});
    };
    hang_lists(scene);
    const bool acts = scene.node() == Node::action && chosen_.tokens.empty();
    if (acts) {
        const auto picked = site_of(picked_);
        for (const Step& way : picked ? ways_on_map(scene, *picked) : std::vector<Step>{})
            add(way, cosmos_plan::mark_of_target(way));
    } else if (chosen_.move.verb == Verb::invade && chosen_.move.seat != kSpectator) {
        choices.push_back({mark_of(chosen_.move.to), chosen_.tokens, true});
    } else {
        const bool is_list = cosmos_plan::settles(chosen_) || scene.node() == Node::burn;
        for (const Step& offer : offers_)
            if ((!is_list || !cosmos_plan::is_on_map(offer)) && !is_first_card(offer))
                add(offer, cosmos_plan::mark_of(offer));
    }
    if (scene.node() == Node::cards)
        for (const Card card : playable(scene))
            add(cosmos_plan::read("play " + std::string(id_of(card))), card_mark(card));
    spots_.hang(choices);
    if (acts)
        for (const Site site : cosmos_plan::movers(scene.view, offers_))
            for (kit::Spot& spot : spots_.all())
                if (spot.mark == mark_of(site) && spot.tokens.empty())
                    spot.opens = true, spot.chosen = picked_ == spot.mark;
    give_way(spots_, scene.brush.theme);
}

// ---- What a press does

void CosmosBoard::heed_opening(const std::string& mark, const Scene& scene) {
    if (mark.starts_with(kTradeMark) && mark != kTradeMark)
        change_draft(scene, mark, draft_);
    else
        picked_ = picked_ == mark ? std::string() : mark;
}

void CosmosBoard::heed(const kit::Press& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    if (press.held || press.to != nullptr) return;
    if (spot == nullptr) {
        if (!picked_.empty() || looked_at_ != kSpectator)
            picked_.clear(), looked_at_ = kSpectator;
        else
            kit::answer_to(press, scene.frame, answer);
    } else if (spot->mark == "close") {
        looked_at_ = kSpectator;
    } else if (spot->mark == "more") {
        ++page_;
    } else if (spot->mark == kTradeBack) {
        picked_.clear();
        if (!scene.frame.chosen.empty()) answer.chosen = std::string();
    } else if (spot->mark.starts_with("seat:")) {
        const Seat seat = read_seat(std::string_view(spot->mark).substr(5)).value_or(kSpectator);
        looked_at_ = looked_at_ == seat ? kSpectator : seat;
    } else if (spot->tokens.empty()) {
        if (spot->opens) heed_opening(spot->mark, scene);
    } else if (spot->gathers ||
               (spot->tokens != scene.frame.chosen && cosmos_plan::needs_word(cosmos_plan::read(spot->tokens)))) {
        answer.chosen = spot->tokens;
    } else {
        picked_.clear();
        const Step step = cosmos_plan::read(spot->tokens);
        kit::answer_to(press, scene.frame, answer);
        const bool is_whole_move = step.move.verb == Verb::move || step.move.verb == Verb::victory;
        if (answer.chosen && is_whole_move && step.move.number > 0) answer.commit = scene.frame.taps_commit;
    }
}

// ---- Keys

bool CosmosBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return hand_.key(key, spots_, map_.camera(), room_);
    const bool was_open = !picked_.empty() || looked_at_ != kSpectator, was_focused = !hand_.focus().empty();
    picked_.clear(), looked_at_ = kSpectator;
    if (chosen_.tokens.empty()) hand_.let_go_focus();
    return was_open || (was_focused && chosen_.tokens.empty());
}

// ---- What the table asks

Advice CosmosBoard::advice(const std::any&, const LegalLine& line) { return cosmos_plan::advise(line); }
std::vector<SeatFigures> CosmosBoard::figures(const std::any& view) {
    return cosmos_plan::figures(std::any_cast<const View&>(view));
}
double CosmosBoard::film_ms(const Film& film) { return cosmos_film::length_ms(film); }
std::optional<Story> CosmosBoard::story(const Film& film) {
    return cosmos_film::story_of(cosmos_film::moment_of(film));
}

}  // namespace orrery::web
