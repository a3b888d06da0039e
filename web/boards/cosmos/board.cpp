#include "web/boards/cosmos/board.h"

#include <algorithm>
#include <utility>

#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/layout.h"
#include "web/boards/cosmos/signs.h"
#include "web/boards/cosmos/tray.h"

namespace orrery::web {

template class kit::BoardOf<CosmosParts>;

namespace {
using namespace orrery::cosmos;
using namespace cosmos_board;
using cosmos_plan::Step;

// In an invasion, all cards of the hand stay choices, whatever is chosen.
bool is_first_card(const Step& step) {
    return step.move.verb == Verb::play && step.move.other == kNoCard && !step.move.is_yes;
}

void choose(kit::Spot& spot, const std::optional<Step>& step, bool is_chosen) {
    spot.chosen = is_chosen, spot.gathers = true;
    spot.choice = step ? std::any(*step) : std::any();
}
}  // namespace

CosmosBoard::Scene CosmosBoard::read(kit::Scene&& begun, const View& view) {
    offers_ = begun.asks ? cosmos_plan::offers_of(begun.frame) : std::vector<Step>{};
    chosen_ = begun_.value_or(Move{});
    follow_trade(begun.asks, view);
    if (view.open.seats == 2) draft_.to = seat_at(1 - index(view.viewer));  // nobody else trades
    return {std::move(begun), view, map_, offers_, chosen_, draft_};
}

// A trade is put together while its tray is open, in one position. What somebody else than the board has chosen of it,
// by going back or in words, is what the tray shows.
void CosmosBoard::follow_trade(bool asks, const View& view) {
    const bool is_own = std::exchange(has_drafted_, false);
    const std::optional<Move> offered = begun_ && begun_->verb == Verb::offer ? begun_ : std::nullopt;
    const bool is_open = asks && (offered || picked_ == kTradeMark);
    if (!is_open || !drafted_in_ || !(*drafted_in_ == view.open)) {
        draft_ = {}, offered_.reset(), drafted_in_.reset();
        if (!is_open) return;
        drafted_in_ = view.open;
    }
    if (!(offered == offered_) && !is_own) draft_ = offered ? cosmos_plan::draft_of(*offered) : cosmos_plan::Draft{};
    offered_ = offered;
}

// ---- Choices

// Presses that change a list on the map: stacks join or leave, ships are added or removed, stacks burn.
void CosmosBoard::hang_lists(const Scene& scene) {
    const SiteSet calls = cosmos_plan::callable(scene.view, chosen_);
    const bool settles = cosmos_plan::settles(chosen_), burns = scene.node() == Node::burn;
    const SiteSet burning = burns ? cosmos_plan::burnable(scene.view) : SiteSet{};
    for (kit::Spot& spot : spots_.all()) {
        const auto site = site_of(spot.mark);
        if (!site) continue;
        spot.gathers = false;
        if (calls.has(*site))
            choose(spot, cosmos_plan::with_stack(chosen_, *site), chosen_.sites.has(*site));
        else if (settles && (*site == chosen_.from || are_adjacent(*site, chosen_.from)))
            choose(spot, cosmos_plan::with_next(scene.view, chosen_, *site), *site == chosen_.from);
        else if (burning.has(*site))
            spot.opens = true, spot.chosen = cosmos_plan::burnt_at(chosen_, *site) > 0;
    }
}

// A seat nearly always calls all its stacks, so these are chosen at first. Somebody who goes back from that is not
// offered it again.
void CosmosBoard::offer_support(const Scene& scene, BoardAnswer& answer) {
    if (begun_ || scene.node() != Node::support || (supported_ && *supported_ == scene.open())) return;
    supported_ = scene.open();
    if (const auto all = cosmos_plan::all_support(scene.view)) answer.usual = *all;
}

// Makes things on map and tray into choices.
void CosmosBoard::hang(const Scene& scene, BoardAnswer& answer) {
    if (looked_at_ != kSpectator) return;
    offer_support(scene, answer);
    std::vector<kit::PlacedChoice> choices;
    const auto add = [&](const Step& step, std::string mark) {
        const bool is_chosen = begun_ && cosmos_plan::is_begun_with(step, chosen_);
        choices.push_back({std::move(mark), is_chosen, step});
    };
    hang_lists(scene);
    const bool acts = scene.node() == Node::action && chosen_.verb == Verb::none;
    if (acts) {
        const auto picked = site_of(picked_);
        for (const Step& way : picked ? cosmos_plan::ways_from(scene.view, offers_, *picked) : std::vector<Step>{})
            add(way, cosmos_plan::mark_of_target(scene.view, way.move));
    } else if (chosen_.verb == Verb::invade && chosen_.seat != kSpectator) {
        choices.push_back({mark_of(chosen_.to), true, Step{chosen_}});
    } else {
        const bool is_list = cosmos_plan::settles(chosen_) || scene.node() == Node::burn;
        for (const Step& offer : offers_)
            if ((!is_list || cosmos_plan::site_for(offer) == kNoSite) && !is_first_card(offer))
                add(offer, cosmos_plan::mark_of(scene.frame, offer));
    }
    if (scene.node() == Node::cards)
        for (const Card card : playable(scene)) {
            Move move = Move::of(Verb::play);
            move.card = card;
            add(kit::begin_with(move), card_mark(card));
        }
    spots_.hang(choices);
    if (acts)
        for (const Site site : cosmos_plan::movers(scene.view, offers_))
            for (kit::Spot& spot : spots_.all())
                if (spot.mark == mark_of(site) && !spot.is_choice())
                    spot.opens = true, spot.chosen = picked_ == spot.mark;
    spots_.give_way(scene.brush.theme);
}

// ---- What a press does

void CosmosBoard::heed_opening(const std::string& mark, const Scene& scene, BoardAnswer& answer) {
    if (!mark.starts_with(kTradeMark) || mark == kTradeMark) {
        picked_ = picked_ == mark ? std::string() : mark;
        return;
    }
    change_draft(scene, mark, draft_);
    const auto offer = offer_of(scene, draft_);
    Move begun = Move::of(Verb::offer);
    begun.seat = draft_.to;
    // The tray shows what is to be confirmed.
    if (!offer && !begun_) return;
    answer.choice = offer.value_or(kit::begin_with(begun));
    has_drafted_ = true;
}

void CosmosBoard::heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    const Step* choice = press.to == nullptr ? kit::choice_of<Move>(*spot) : nullptr;
    if (spot->mark == kTradeBack) {
        picked_.clear();
        if (begun_) answer.choice = std::any();
    } else if (choice == nullptr) {
        if (spot->opens) heed_opening(spot->mark, scene, answer);
    } else if (spot->gathers || (!(choice->move == chosen_) && cosmos_plan::needs_second_press(choice->move.verb))) {
        Step chosen = *choice;
        const bool is_target = chosen.move.verb == Verb::invade && chosen.move.seat != kSpectator;
        if (is_target && !spot->gathers) chosen.move.sites = cosmos_plan::callable(scene.view, chosen.move);
        answer.choice = chosen;
    } else {
        picked_.clear();
        const Move& move = choice->move;
        kit::answer_to<Move>(*spot, scene.frame, answer);
        const bool is_whole_move = (move.verb == Verb::move || move.verb == Verb::victory) && !choice->ranged();
        if (answer.choice && is_whole_move && move.number > 0) answer.commit = scene.frame.taps_commit;
    }
}

// ---- What the table calls

std::span<const kit::Resource<View>> CosmosParts::resources() {
    static constexpr kit::Resource<View> kResources[] = {
        {cosmos_says::mineral_words, mineral_sign,
         [](const View& view, Seat seat) { return int{view.open.player(seat).minerals}; }},
        {cosmos_says::gas_words, gas_sign,
         [](const View& view, Seat seat) { return int{view.open.player(seat).gas}; }}};
    return kResources;
}

// The line above the map has the threats. The tray has a trade, and the number of ships left to settle.
bool CosmosBoard::tells(const std::any& begun) {
    const Move* move = kit::begun_in<Move>(begun);
    return move == nullptr || move->verb == Verb::offer || (move->verb == Verb::settle && move->counts[0] > 0);
}

namespace {
// What is asked after this beginning of a move.
Wording next_question(const Move& move) {
    const bool has_from = move.from != kNoSite, has_to = move.to != kNoSite;
    switch (move.verb) {
        case Verb::keep: return cosmos_says::which_race;
        case Verb::settle: return has_from ? cosmos_says::how_many_ships : cosmos_says::which_planet;
        case Verb::mode: return cosmos_says::which_mode;
        case Verb::tile: return cosmos_says::which_tile;
        case Verb::accept:
        case Verb::decline: return cosmos_says::which_offer;
        case Verb::offer: return move.seat == kSpectator ? cosmos_says::to_whom : cosmos_says::what_for_what;
        case Verb::buy: return has_from ? cosmos_says::buy_second_where : cosmos_says::buy_where;
        case Verb::play:
        case Verb::face:
        case Verb::shed: return cosmos_says::which_card;
        case Verb::reinforce: return cosmos_says::which_cards;
        case Verb::ally: return move.side == Side::none ? cosmos_says::on_which_side : cosmos_says::which_stacks_join;
        case Verb::support: return cosmos_says::which_stacks;
        case Verb::burn: return move.sites.empty() ? cosmos_says::which_stack : cosmos_says::how_many_ships;
        case Verb::exile:
        case Verb::retreat:
        case Verb::slip: return cosmos_says::which_site;
        case Verb::invade:
            return !has_from ? cosmos_says::invade_with_which_stack
                   : !has_to ? cosmos_says::which_site
                             : cosmos_says::invade_whom;
        case Verb::walk:
            return !has_from              ? cosmos_says::which_stack
                   : !has_to              ? cosmos_says::walk_over_which_site
                   : move.then == kNoSite ? cosmos_says::walk_on_to_which_site
                   : move.dropped < 0     ? cosmos_says::walk_how_many_stay
                                          : cosmos_says::walk_how_many_go_on;
        default:
            return !has_from ? cosmos_says::which_stack
                   : !has_to ? cosmos_says::which_site
                             : cosmos_says::how_many_ships;
    }
}
}  // namespace

std::string CosmosBoard::what_next(const std::any& begun) {
    const Move* chosen = kit::begun_in<Move>(begun);
    return next_question(chosen != nullptr ? *chosen : Move{}).text();
}

std::string CosmosBoard::course() { return cosmos_says::colonies_of_seats(); }

}  // namespace orrery::web
