#include "web/boards/ozymandias/board.h"

#include <algorithm>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/sky.h"
#include "web/boards/kit/tell.h"
#include "web/boards/kit/tray.h"
#include "web/boards/ozymandias/film.h"
#include "web/boards/ozymandias/layout.h"
#include "web/boards/ozymandias/tray.h"

namespace orrery::web {
namespace {
using namespace orrery::ozymandias;
using namespace ozymandias_board;
using ozymandias_plan::Step;

bool is_on_map(const kit::Spot& spot) {
    return spot.mark.starts_with("point:") || spot.mark.starts_with("port:") || spot.mark.starts_with("site:");
}

// A finger that is meant for a choice may come down on a point or port beside it that is none: that hears nothing then.
void give_way(kit::Spots& spots, const Theme& theme) {
    if (!theme.touch) return;
    const float reach = theme.target() / 2;
    for (kit::Spot& spot : spots.all()) {
        if (!is_on_map(spot) || spot.can()) continue;
        const bool is_near = std::any_of(spots.all().begin(), spots.all().end(), [&](const kit::Spot& choice) {
            return choice.can() && is_on_map(choice) &&
                   distance(choice.centre(), spot.centre()) < reach + spot.width() / 2;
        });
        if (is_near) spot.mark.clear();
    }
}
}  // namespace

// ---- Drawing

BoardAnswer OzymandiasBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    if (frame.picture) {
        const View& view = std::any_cast<const View&>(*frame.view);
        map_.frame(view, {frame.min, frame.max}, theme);
        map_.paint({list, theme}, view);
        return answer;
    }

    std::optional<ozymandias_film::Moment> moment;
    if (frame.film != nullptr) moment = ozymandias_film::moment_of(*frame.film);
    const View& view = moment ? moment->view : std::any_cast<const View&>(*frame.view);
    const bool asks = frame.interactive && !moment && !frame.legal.empty();
    offers_ = asks ? ozymandias_plan::offers_of(frame, view) : std::vector<Step>{};
    const std::string_view text = asks ? frame.chosen : std::string_view{};
    if (!asks || text != chosen_.tokens) picked_.clear(), page_ = 0;
    chosen_ = ozymandias_plan::read(text);

    spots_.clear();
    Scene scene{view,    frame,   {list, theme},           map_,    spots_,     asks,
                offers_, chosen_, shown_fleet(view, asks), picked_, looked_at_, page_};
    scene.room = {frame.min, frame.max - ImVec2{0, scene.covered()}};
    lay_plates(scene);
    lay_over(scene, !moment);
    answer.docked = scene.has_dock() && scene.over.size() > 0 && looked_at_ == kSpectator;
    room_ = scene.room;
    map_.frame(view, room_, theme);
    map_.add_spots(scene);
    spots_.append(std::move(scene.over));
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
        ozymandias_film::paint(scene, *moment, frame.film->fade_only);
    else
        kit::tell(scene.brush, spots_, hand_.asked(), frame, {frame.min, frame.max - ImVec2{0, scene.covered()}});
    spots_.name(marks);
    return answer;
}

// The fleet whose ways are shown: the one that is asked about, or the one that the pointer rests on.
Fleet OzymandiasBoard::shown_fleet(const View& view, bool asks) const {
    const Open& p = view.open;
    if (asks && p.question.node == Node::retreat) return p.war.moved;
    if (asks && p.question.fleet != kNoFleet) return p.question.fleet;
    constexpr std::string_view kMark = "fleet:";
    for (const std::string* mark : {&hand_.over(), &hand_.asked()})
        if (mark->starts_with(kMark))
            return read_fleet(std::string_view(*mark).substr(kMark.size())).value_or(kNoFleet);
    return kNoFleet;
}

// `rests`: nothing is on its way, so there is room for what is asked.
void OzymandiasBoard::lay_over(Scene& scene, bool rests) {
    const bool is_player = scene.view.viewer != kSpectator && !scene.open().over;
    if (rests && scene.looked_at != kSpectator) return lay_fleets(scene);
    const float height = rests ? lay_question(scene) : 0;
    if (height > 0 || !is_player) foot_ = height;
    if (!scene.has_dock()) scene.room.max.y -= foot_;
}

// Makes choices of the things on map and tray. A fleet on the map can be pressed there too.
void OzymandiasBoard::hang(const Scene& scene) {
    if (scene.looked_at != kSpectator) return;
    std::vector<kit::Choice> choices;
    for (const Step& offer : offers_) {
        const bool is_chosen = scene.frame.chosen == offer.tokens;
        const std::string mark = ozymandias_plan::mark_of(offer);
        choices.push_back({mark, offer.tokens, is_chosen});
        const bool is_fleet = mark.starts_with("fleet:") && offer.move.verb != Verb::from;
        if (const Point at = is_fleet ? ozymandias_plan::point_of(scene.view, offer.move.fleet) : kNoPoint;
            at != kNoPoint)
            choices.push_back({"point:" + token(at), offer.tokens, is_chosen});
    }
    spots_.hang(choices);
    give_way(spots_, scene.brush.theme);
}

// ---- What a press does

void OzymandiasBoard::heed(const kit::Press& press, const Scene& scene, BoardAnswer& answer) {
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
    } else if (spot->mark == "leader") {
        answer.chosen = "";
    } else if (spot->mark.starts_with("seat:")) {
        const Seat seat = read_seat(std::string_view(spot->mark).substr(5)).value_or(kSpectator);
        looked_at_ = looked_at_ == seat ? kSpectator : seat;
    } else if (spot->tokens.empty() && spot->opens) {
        picked_ = picked_ == spot->mark ? std::string() : spot->mark;
    } else if (spot->gathers) {
        if (!spot->tokens.empty()) answer.chosen = spot->tokens;
    } else if (!spot->tokens.empty()) {
        picked_.clear();
        kit::answer_to(press, scene.frame, answer);
        if (answer.chosen && ozymandias_plan::is_done_at_once(ozymandias_plan::read(*answer.chosen)))
            answer.commit = scene.frame.taps_commit;
    }
}

// ---- Keys

bool OzymandiasBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return hand_.key(key, spots_, map_.camera(), room_);
    const bool was_open = !picked_.empty() || looked_at_ != kSpectator, was_focused = !hand_.focus().empty();
    picked_.clear(), looked_at_ = kSpectator;
    if (chosen_.tokens.empty()) hand_.let_go_focus();
    return was_open || (was_focused && chosen_.tokens.empty());
}

// ---- What the table asks

Advice OzymandiasBoard::advice(const std::any&, const LegalLine& line) { return ozymandias_plan::advise(line); }
std::vector<SeatFigures> OzymandiasBoard::figures(const std::any& view) {
    return ozymandias_plan::figures(std::any_cast<const View&>(view));
}
double OzymandiasBoard::film_ms(const Film& film) { return ozymandias_film::length_ms(film); }
std::optional<Story> OzymandiasBoard::story(const Film& film) {
    return ozymandias_film::story_of(ozymandias_film::moment_of(film));
}

}  // namespace orrery::web
