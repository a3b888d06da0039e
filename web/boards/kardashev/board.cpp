#include "web/boards/kardashev/board.h"

#include <algorithm>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/bidding.h"
#include "web/boards/kardashev/layout.h"
#include "web/boards/kardashev/roles.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kardashev/tray.h"
#include "web/boards/kardashev/tree.h"

namespace orrery::web {

template class kit::BoardOf<KardashevParts>;

namespace {
using namespace orrery::kardashev;
using namespace kardashev_board;
using kardashev_plan::Step;

// The thing on the board that stands for a step; empty: the step has a button in the tray.
std::string mark_of(const Step& step) {
    const Move& move = step.move;
    if (move.tech != kNoTech) return tech_mark(move.tech);
    if (move.verb == Verb::role) return role_mark(move.role);
    const bool says_more = move.side != Side::none || move.symbol != kNoSymbol || move.verb == Verb::yield ||
                           (move.number >= 0 && !step.ranged()) || (move.level > 0 && move.to == kNoHex);
    const Hex hex = move.via != kNoHex ? move.via : move.to != kNoHex ? move.to : move.hex;
    return says_more || hex == kNoHex ? std::string() : hex_mark(hex);
}

bool is_help(Node node) { return node == Node::support || node == Node::defend; }

// Fleets that may help: a press adds one to the set, or removes it.
void hang_help(kit::Spots& spots, const Scene& scene) {
    const HexSet set = scene.chosen.hexes;
    for (const Hex hex : scene.open().question.among)
        for (kit::Spot& spot : spots.all()) {
            if (spot.mark != hex_mark(hex)) continue;
            Step then{Move::of(scene.open().question.node == Node::support ? Verb::support : Verb::defend)};
            then.move.hexes = set;
            set.has(hex) ? then.move.hexes.drop(hex) : then.move.hexes.add(hex);
            spot.chosen = set.has(hex), spot.gathers = true;
            if (std::find(scene.offers.begin(), scene.offers.end(), then) != scene.offers.end()) spot.choice = then;
        }
}

bool is_done_at_once(Verb verb) {
    return verb == Verb::colonize || verb == Verb::upgrade_colony || verb == Verb::upgrade_fleet;
}
}  // namespace

KardashevBoard::Scene KardashevBoard::read(kit::Scene&& begun, const View& view) {
    const auto offers = begun.asks ? kit::entries_in<Move>(begun.frame) : std::span<const Step>{};
    const bool acts = begun.asks && view.open.question.node == Node::act && !begun_;
    ways_ = acts ? kardashev_plan::ways_with(view, offers) : std::vector<Step>{};
    chosen_ = begun_.value_or(Move{});
    if (researches(chosen_.verb)) begun.looked_at = view.viewer;
    const bool reads_cards = begun.asks && (view.open.question.node == Node::role || chosen_.verb == Verb::erase);
    if (reads_cards) begun.looked_at = looked_at_ = kSpectator;
    return {std::move(begun), view, map_, offers, chosen_, ways_};
}

void KardashevBoard::lay_over(Scene& scene, bool rests) {
    if (rests && scene.asks && scene.open().question.node == Node::role && lay_roles(scene)) return;
    const bool erases = scene.asks && chosen_.verb == Verb::erase;
    const bool looks = !erases && !lay_beside(scene) && scene.looked_at != kSpectator;
    keep_foot(scene, rests && !looks && !erases ? lay_asked(scene) : 0, waits(scene.view));
    if (rests && erases)
        lay_erasable(scene);
    else if (rests && looks)
        lay_player(scene);
}

// Makes things on map and tree into choices.
void KardashevBoard::hang(const Scene& scene, BoardAnswer& answer) {
    offer_usual(scene, answer);
    if (is_help(scene.open().question.node)) return hang_help(spots_, scene);
    std::vector<kit::PlacedChoice> choices;
    const Step* chosen = kit::chosen_in<Move>(scene.frame);
    for (const Step& offer : scene.offers)
        if (std::string mark = mark_of(offer); !mark.empty())
            choices.push_back({std::move(mark), &offer == chosen, offer});
    spots_.hang(choices);
}

// If a question nearly always has one answer, that answer is chosen at once. A player who goes back from it is not
// offered it again.
void KardashevBoard::offer_usual(const Scene& scene, BoardAnswer& answer) {
    if (kardashev_plan::is_planned(chosen_)) last_plan_ = chosen_.plan;
    if (begun_ || (offered_ && *offered_ == scene.open())) return;
    offered_ = scene.open(), page_ = 0;
    if (const auto usual = kardashev_plan::usual_answer(scene.view, scene.offers, last_plan_))
        answer.usual = Step{*usual};
}

// ---- What the table calls

namespace {
Wording question_after(const Move& move) {
    const bool has_hex = move.hex != kNoHex;
    switch (move.verb) {
        case Verb::research:
        case Verb::clone:
        case Verb::erase: return kardashev_says::which_technology;
        case Verb::bid: return kardashev_says::how_many_cards;
        case Verb::place: return kardashev_says::up_or_destroyed;
        case Verb::order: return kardashev_says::which_order;
        case Verb::compile: return kardashev_says::which_card;
        case Verb::build_fleet: return has_hex ? kardashev_says::which_level : kardashev_says::where;
        case Verb::swap: return has_hex ? kardashev_says::with_which_tile : kardashev_says::which_tile;
        case Verb::move: return has_hex ? kardashev_says::where_to : kardashev_says::which_fleet;
        case Verb::terraform:
        case Verb::accrete: return has_hex ? kardashev_says::which_symbol : kardashev_says::where;
        default: return has_hex ? kardashev_says::where_to : kardashev_says::where;
    }
}
}  // namespace

std::string KardashevBoard::what_next(const std::any& begun) {
    const Move* move = kit::begun_in<Move>(begun);
    return (move == nullptr ? kardashev_says::where : question_after(*move))();
}

SignPainter KardashevBoard::sign_of(std::string_view word) {
    for (const Symbol type : kAllTypes)
        if (word == type_name(type)) return KardashevParts::resources()[slot(type)].sign;
    return nullptr;
}

namespace {
// Without words: sign_of knows them from the game.
template <Symbol kType>
constexpr kit::Resource<View> resource() {
    return {{},
            [](const kit::Brush& brush, ImVec2 at, float radius) {
                kardashev_signs::symbol(brush.list, kType, at, radius);
            },
            [](const View& view, Seat seat) { return int{view.open.player(seat).hand.of(kType)}; }};
}
}  // namespace

std::span<const kit::Resource<View>> KardashevParts::resources() {
    static constexpr kit::Resource<View> kResources[] = {resource<Symbol::f>(), resource<Symbol::m>(),
                                                         resource<Symbol::e>()};
    return kResources;
}

// ---- What a press does

void KardashevBoard::heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot& spot = *press.spot;
    const Step* choice = kit::choice_of<Move>(spot);
    if (press.to != nullptr) {
        if (const auto plan = reordered(scene, spot.mark, press.to->mark)) answer.choice = Step{*plan};
    } else if (choice == nullptr && spot.opens) {
        const std::vector<kardashev_plan::Way> ways =
            kardashev_plan::ways_at(scene.view, ways_, hex_of(scene.open(), spot.mark));
        picked_ = ways.size() > 1 ? spot.mark : std::string();
        if (ways.size() == 1) answer.choice = ways.front().step;
    } else if (spot.mark.starts_with("act:") && spot.chosen) {
        answer.choice = std::any();
    } else if (choice != nullptr) {
        const bool is_way = !picked_.empty() && is_done_at_once(choice->move.verb);
        const bool is_level = choice->move.verb == Verb::build_fleet && choice->move.number > 0 && !choice->ranged();
        close_all();
        kit::answer_to<Move>(spot, scene.frame, answer);
        if (is_way || (is_level && answer.choice)) answer.commit = scene.frame.taps_commit;
        // A phone's board has no room to say what a role or a technology does. The sheet says it, and Confirm takes it.
        const bool is_told = choice->move.verb == Verb::role || choice->move.verb == Verb::research;
        if (is_told && !spot.chosen && scene.frame.format != Format::wide) answer.commit = false;
        if (choice->move.verb == Verb::place && !spot.chosen && !scene.open().question.tile.is_planet()) {  // one side
            Step whole{choice->move};
            whole.move.side = Side::up;
            answer.choice = whole, answer.commit = scene.frame.taps_commit;
        }
    }
}

}  // namespace orrery::web
