#include "web/boards/ozymandias/board.h"

#include <utility>

#include "generated/ozymandias-board/say.h"
#include "web/boards/ozymandias/layout.h"
#include "web/boards/ozymandias/signs.h"
#include "web/boards/ozymandias/tray.h"

namespace orrery::web {

template class kit::BoardOf<OzymandiasParts>;

namespace {
using namespace orrery::ozymandias;
using namespace ozymandias_board;
using ozymandias_plan::Step;

// The fleet whose ways are shown: the one of the question, or the one that the pointer rests on.
Fleet shown_fleet(const kit::Scene& scene, const View& view) {
    const Open& p = view.open;
    if (scene.asks && p.question.node == Node::retreat) return p.war.moved;
    if (scene.asks && p.question.fleet != kNoFleet) return p.question.fleet;
    constexpr std::string_view kMark = "fleet:";
    if (!scene.over.starts_with(kMark)) return kNoFleet;
    return read_fleet(std::string_view(scene.over).substr(kMark.size())).value_or(kNoFleet);
}
}  // namespace

OzymandiasBoard::Scene OzymandiasBoard::read(kit::Scene&& begun, const View& view) {
    offers_ = begun.asks ? ozymandias_plan::offers_of(begun.frame, view) : std::vector<Step>{};
    chosen_ = begun_.value_or(Move{});
    const Fleet shown = shown_fleet(begun, view);
    return {std::move(begun), view, map_, offers_, chosen_, shown};
}

// Makes things on map and tray into choices. A fleet on the map can be pressed too.
void OzymandiasBoard::hang(const Scene& scene, BoardAnswer&) {
    if (scene.looked_at != kSpectator) return;
    std::vector<kit::PlacedChoice> choices;
    for (const Step& offer : offers_) {
        const bool is_chosen = offer.move == chosen_;
        const std::string mark = ozymandias_plan::mark_of(scene.frame, offer);
        choices.push_back({mark, is_chosen, offer});
        const bool is_fleet = mark.starts_with("fleet:") && offer.move.verb != Verb::from;
        if (const Point at = is_fleet ? ozymandias_plan::point_of(scene.view, offer.move.fleet) : kNoPoint;
            at != kNoPoint)
            choices.push_back({"point:" + token(at), is_chosen, offer});
    }
    spots_.hang(choices);
    spots_.give_way(scene.brush.theme);
}

// ---- What a press does

void OzymandiasBoard::heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    const Step* choice = press.to == nullptr ? kit::choice_of<Move>(*spot) : nullptr;
    if (spot->mark == "leader") {
        answer.choice = std::any();
    } else if (choice == nullptr) {
        if (spot->opens) picked_ = picked_ == spot->mark ? std::string() : spot->mark;
    } else if (spot->gathers) {
        answer.choice = spot->choice;
    } else {
        picked_.clear();
        kit::answer_to<Move>(*spot, scene.frame, answer);
        if (answer.choice && ozymandias_plan::is_done_at_once(choice->move)) answer.commit = scene.frame.taps_commit;
    }
}

// ---- What the table calls

std::string OzymandiasBoard::course() { return ozymandias_says::course(); }

namespace {
template <Suit kSuit>
constexpr kit::Resource<View> resource(Wording words) {
    return {words, [](const kit::Brush& brush, ImVec2 at, float radius) { resource_sign(brush, at, radius, kSuit); },
            [](const View& view, Seat seat) { return int{view.open.player(seat).of(kSuit)}; }};
}
}  // namespace

std::span<const kit::Resource<View>> OzymandiasParts::resources() {
    static constexpr kit::Resource<View> kResources[] = {resource<Suit::gold>(ozymandias_says::wealth_words),
                                                         resource<Suit::red>(ozymandias_says::population_words),
                                                         resource<Suit::blue>(ozymandias_says::secrets_words)};
    return kResources;
}

}  // namespace orrery::web
