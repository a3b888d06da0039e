#include "web/boards/kardashev/board.h"

#include <algorithm>

#include "core/words.h"
#include "web/boards/kardashev/bidding.h"
#include "web/boards/kardashev/film.h"
#include "web/boards/kardashev/layout.h"
#include "web/boards/kardashev/roles.h"
#include "web/boards/kardashev/tray.h"
#include "web/boards/kardashev/tree.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/sky.h"
#include "web/boards/kit/tell.h"
#include "web/boards/kit/tray.h"

namespace orrery::web {
namespace {
using namespace orrery::kardashev;
using namespace kardashev_board;
using kardashev_plan::Pick;

// The thing on the board that stands for a step; empty: a button of the tray does.
std::string mark_of(const Pick& offer) {
    if (offer.tech != kNoTech) return tech_mark(offer.tech);
    if (offer.verb == "role") return "role:" + std::string(offer.rest);
    if (!offer.rest.empty() || offer.level > 0) return {};
    const Hex hex = offer.via != kNoHex ? offer.via : offer.to != kNoHex ? offer.to : offer.hex;
    return hex == kNoHex ? std::string() : "hex:" + token(hex);
}

bool is_help(Node node) { return node == Node::support || node == Node::defend; }

// Fleets that may help: each is added to the set, or taken out of it.
void hang_help(kit::Spots& spots, const Scene& scene) {
    const std::string verb = scene.open().question.node == Node::support ? "support " : "defend ";
    const std::string_view text = scene.chosen.tokens;
    const std::size_t blank = text.find(' ');
    const HexSet set = blank == text.npos ? HexSet{} : read_hexes(text.substr(blank + 1)).value_or(HexSet{});
    for (const Hex hex : scene.open().question.among)
        for (kit::Spot& spot : spots.all()) {
            if (spot.mark != "hex:" + token(hex)) continue;
            HexSet then = set;
            set.has(hex) ? then.drop(hex) : then.add(hex);
            const std::string tokens = verb + token(then);
            const bool is_legal = std::any_of(scene.offers.begin(), scene.offers.end(),
                                              [&](const Pick& offer) { return offer.tokens == tokens; });
            spot.chosen = set.has(hex), spot.gathers = true;
            if (is_legal) spot.tokens = tokens;
        }
}
}  // namespace

// ---- Drawing

BoardAnswer KardashevBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    if (frame.picture) {
        const View& view = std::any_cast<const View&>(*frame.view);
        map_.frame(view, {frame.min, frame.max}, theme, frame.sky);
        map_.paint({list, theme}, view);
        return answer;
    }

    std::optional<kardashev_film::Moment> moment;
    if (frame.film != nullptr) moment = kardashev_film::moment_of(*frame.film);
    const View& view = moment ? moment->view : std::any_cast<const View&>(*frame.view);
    const bool asks = frame.interactive && !moment && !frame.legal.empty();
    steps_ = asks ? kardashev_plan::next_steps(frame) : std::vector<std::string>{};
    offers_.clear();
    for (const std::string& step : steps_) offers_.push_back(kardashev_plan::read(step));
    chosen_text_ = asks ? frame.chosen : std::string_view{};
    chosen_ = kardashev_plan::read(chosen_text_);
    if (!asks || !chosen_text_.empty()) picked_ = kNoHex;

    spots_.clear();
    Scene scene{view, frame, {list, theme}, map_, spots_, asks, offers_, chosen_, picked_, tree_, page_};
    if (researches(chosen_.verb)) scene.tree = view.viewer;
    scene.room = {frame.min, frame.max - ImVec2{0, covered_by_sheet(frame, view)}};
    lay_plates(scene);
    lay_over(scene, !moment);
    answer.docked = scene.has_dock() && scene.over.size() > 0;
    room_ = scene.room;
    map_.frame(view, room_, theme, frame.sky);
    map_.add_spots(scene);
    spots_.append(std::move(scene.over));
    if (asks) hang(scene);
    if (const auto room = kit::number_in(spots_)) answer.number_min = room->min, answer.number_max = room->max;
    if (asks) offer_usual(scene, answer);
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
    if (moment) kardashev_film::paint(scene, *moment, frame.film->fade_only);
    if (!moment)
        kit::tell(scene.brush, spots_, hand_.asked(), frame,
                  {frame.min, frame.max - ImVec2{0, covered_by_sheet(frame, view)}});
    spots_.name(marks);
    return answer;
}

// `rests`: nothing is on its way, so there is room for what is asked.
void KardashevBoard::lay_over(Scene& scene, bool rests) {
    const bool is_player = scene.view.viewer != kSpectator && !scene.open().over;
    if (rests && scene.asks && scene.open().question.node == Node::role) return lay_roles(scene);
    const bool looks = scene.tree != kSpectator, erases = scene.asks && chosen_.verb == "erase";
    float height = 0;
    if (rests && !looks && !erases) height = lay_question(scene);
    if (height > 0 || !is_player) foot_ = height;
    if (!scene.has_dock()) scene.room.max.y -= foot_;
    if (rests && erases)
        lay_erasable(scene);
    else if (rests && looks)
        lay_tree(scene);
}

// Makes choices of the things on map and tree.
void KardashevBoard::hang(const Scene& scene) {
    if (is_help(scene.open().question.node)) return hang_help(spots_, scene);
    std::vector<kit::Choice> choices;
    for (const Pick& offer : offers_)
        if (std::string mark = mark_of(offer); !mark.empty())
            choices.push_back({std::move(mark), offer.tokens, begins_with(scene.frame.chosen, offer.tokens)});
    spots_.hang(choices);
}

// A question that nearly always has one answer comes with it; whoever goes back from it is not offered it again.
void KardashevBoard::offer_usual(const Scene& scene, BoardAnswer& answer) {
    if (const auto bid = kardashev_plan::read_bid(chosen_text_)) last_bid_ = bid;
    if (!scene.frame.chosen.empty() || (offered_ && *offered_ == scene.open())) return;
    offered_ = scene.open(), page_ = 0;
    std::string usual = kardashev_plan::usual_answer(scene.frame, scene.view, last_bid_);
    if (!usual.empty()) answer.chosen = std::move(usual);
}

// ---- What a press does

void KardashevBoard::heed(const kit::Press& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    if (press.held) return;
    if (press.to != nullptr) {
        const std::string plan = reordered(scene, spot->mark, press.to->mark);
        const std::string move = spot->mark.starts_with("hex:") && press.to->mark.starts_with("hex:")
                                     ? "move " + spot->mark.substr(4) + " " + press.to->mark.substr(4)
                                     : std::string();
        if (!plan.empty() || !move.empty()) answer.chosen = plan.empty() ? move : plan;
        return;
    }
    const bool has_ways = spot != nullptr && spot->tokens.empty() && spot->opens && spot->mark.starts_with("hex:");
    if (has_ways) {
        const std::vector<kardashev_plan::Way> ways =
            kardashev_plan::ways_at(scene.view, read_hex(spot->mark.substr(4)).value_or(kNoHex));
        picked_ = ways.size() > 1 ? *read_hex(spot->mark.substr(4)) : kNoHex;
        if (ways.size() == 1) answer.chosen = ways.front().tokens;
    } else if (spot == nullptr) {
        if (picked_ != kNoHex || tree_ != kSpectator)
            picked_ = kNoHex, tree_ = kSpectator;
        else
            kit::answer_to(press, scene.frame, answer);
    } else if (spot->mark == "close") {
        tree_ = kSpectator;
    } else if (spot->mark == "more") {
        ++page_;
    } else if (spot->mark.starts_with("seat:") && spot->tokens.empty()) {
        const Seat seat = seat_at(spot->mark.back() - '1');
        tree_ = tree_ == seat ? kSpectator : seat;
    } else if (spot->mark.starts_with("act:") && spot->chosen) {
        answer.chosen = "";
    } else if (!spot->tokens.empty()) {
        const bool is_way = picked_ != kNoHex;
        picked_ = kNoHex, tree_ = kSpectator;
        kit::answer_to(press, scene.frame, answer);
        const std::string_view verb = kardashev_plan::read(spot->tokens).verb;
        if (is_way && (verb == "colonize" || verb == "upgrade-colony" || verb == "upgrade-fleet"))
            answer.commit = scene.frame.taps_commit;
    }
}

// ---- Keys

bool KardashevBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return hand_.key(key, spots_, map_.camera(), room_);
    const bool was_open = picked_ != kNoHex || tree_ != kSpectator, was_focused = !hand_.focus().empty();
    picked_ = kNoHex, tree_ = kSpectator;
    if (chosen_text_.empty()) hand_.let_go_focus();
    return was_open || (was_focused && chosen_text_.empty());
}

// ---- What the table asks

Advice KardashevBoard::advice(const std::any&, const LegalLine& line) { return kardashev_plan::advise(line); }
std::vector<SeatFigures> KardashevBoard::figures(const std::any& view) {
    return kardashev_plan::figures(std::any_cast<const View&>(view));
}
double KardashevBoard::film_ms(const Film& film) { return kardashev_film::length_ms(film); }
std::optional<Story> KardashevBoard::story(const Film& film) {
    return kardashev_film::story_of(kardashev_film::moment_of(film));
}

}  // namespace orrery::web
