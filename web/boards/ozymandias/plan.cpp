#include "web/boards/ozymandias/plan.h"

#include <algorithm>
#include <string_view>

#include "core/words.h"
#include "generated/ozymandias-board/say.h"
#include "record/data/seat_names.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/leader.h"

namespace orrery::web::ozymandias_plan {
namespace {

// Verbs whose destinations are shown at once by the map, cards or fleets.
bool is_shown_whole(Verb verb) {
    switch (verb) {
        case Verb::activate:
        case Verb::bonus:
        case Verb::site:
        case Verb::land:
        case Verb::warp:
        case Verb::move:
        case Verb::attack:
        case Verb::explore:
        case Verb::retreat:
        case Verb::from:
        case Verb::sword: return true;
        default: return false;
    }
}

// What the scores count, as a key of messages: if the last age counts twice, a score is no number of colonies.
std::string_view unit_of(const Open& p) { return p.options.last == LastAge::twice ? "points" : "colonies"; }

}  // namespace

std::vector<Step> offers_of(const BoardFrame& frame, const View& view) {
    std::vector<Step> offers, ends, targets;
    for (const Step& step : kit::entries_in<Move>(frame)) {
        ends.clear();
        const bool is_verb = step.more && step.move == Move::of(step.move.verb);
        if (is_verb && is_shown_whole(step.move.verb)) list_further(view.open, step.move, ends);
        for (const Step& end : ends) {
            if (step.move.verb == Verb::attack) {  // first the approach, then the target
                list_further(view.open, end.move, targets);
                offers.insert(offers.end(), targets.begin(), targets.end());
            } else {
                offers.push_back(end);
            }
        }
        if (ends.empty()) offers.push_back(step);
    }
    return offers;
}

bool is_done_at_once(const Move& move) {
    return (move.verb == Verb::activate || move.verb == Verb::bonus || move.verb == Verb::sword) &&
           !(move == Move::of(move.verb));
}

Point point_of(const View& view, Fleet fleet) {
    const FleetState& state = view.open.fleet(fleet);
    return state.is_on_map() ? view.open.galaxy.point(state.spot) : kNoPoint;
}

Card card_named(const Move& move) {
    if (move.suits[0] != kNoSuit || move.seat != kSpectator) return kNoCard;
    const bool is_text = move.verb == Verb::use;
    return move.other != kNoCard ? move.other : move.paid != kNoCard ? move.paid : is_text ? kNoCard : move.card;
}
Suit suit_named(const Move& move) {
    Suit last = kNoSuit;
    for (const Suit suit : move.suits)
        if (suit != kNoSuit) last = suit;
    return move.seat == kSpectator ? last : kNoSuit;
}
Seat seat_named(const Move& move) { return move.verb == Verb::plan ? kSpectator : move.seat; }

std::string mark_of(const BoardFrame& frame, const Step& step) {
    const Move& move = step.move;
    if (move.verb == Verb::site && move.site != kNoSite) return "site:" + token(move.site);
    if (move.target != kNoPoint) return "point:" + token(move.target);
    if (move.heading != kNoHeading) return "port:" + token(Port{move.point, move.heading});
    if (move.point != kNoPoint) return "point:" + token(move.point);
    if (move.is_double) return "double:" + std::string(id_of(move.card));
    if (move.fleet != kNoFleet) return "fleet:" + token(move.fleet);
    if (const Card card = card_named(move); card != kNoCard) return "card:" + std::string(id_of(card));
    return frame.choice_mark(step);
}

bool is_on_map(const Move& move) { return move.site != kNoSite || move.point != kNoPoint; }

// ---- What a button says

std::string label_of(const BoardFrame& frame, const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    if (move.verb == Verb::attack && move.target != kNoPoint)
        return ozymandias_says::attack_from(token(move.point), token(p.galaxy.suit(move.point)));
    if (move.rotation >= 0 && move.point == kNoPoint) return ozymandias_says::rotation(120 * move.rotation);
    if (move.verb == Verb::use && move.paid == kNoCard && move.seat == kSpectator && move.fleet == kNoFleet)
        return name_of(move.card);
    if (const Suit suit = suit_named(move); suit != kNoSuit) return ozymandias_says::resource(token(suit));
    if (const Seat seat = seat_named(move); seat != kSpectator) return name_of(frame, seat);
    if (move.fleet != kNoFleet) return fleet_label(view, move.fleet);
    if (const Card card = card_named(move); card != kNoCard) return name_of(card);
    return ozymandias_says::verb(token(move.verb));
}

std::string note_of(const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    const Player& player = p.player(p.question.seat);
    switch (move.verb) {
        case Verb::buy: return resource_text(Suit::blue, price_of_card(player));
        case Verb::recover: return resource_text(Suit::gold, price_of_recovery(player));
        case Verb::conquer: return resource_text(Suit::red, conquest_price(p, p.fleet(p.question.fleet).spot));
        case Verb::claim: return ozymandias_says::takes_colony();
        case Verb::yield: return ozymandias_says::yields_for(-p.war.score);
        case Verb::emergency:
            if (move.card == kNoCard) return ozymandias_says::one_resource();
            return move.suits[0] != kNoSuit ? "+1" : "";
        case Verb::harvest: {
            if (move.card == kNoCard) return ozymandias_says::plowshares(p.fleet(p.question.fleet).under_count);
            if (move.suits[0] == kNoSuit) return {};
            const bool is_own = move.suits[0] == suit_of(move.card);
            return move.seat == kSpectator && !is_own ? ozymandias_says::secret_plans(secret_plans(rank_of(move.card)))
                                                      : std::string();
        }
        case Verb::use: {
            const Ability* ability = ability_of(move.card);
            if (ability == nullptr || move.paid != kNoCard || move.seat != kSpectator) return {};
            const std::string_view use = ability->use == Use::order    ? "order"
                                         : ability->use == Use::action ? "action"
                                                                       : "answer";
            return ozymandias_says::ability(
                use, ability->price == Resources{} ? std::string("none") : resources_text(ability->price));
        }
        case Verb::attack: {
            if (move.target == kNoPoint) return {};
            Reach found;
            reach_of(p, p.question.fleet, found);
            const int charges = charges_to(p.galaxy, found, move.point, move.target);
            return charges == kFar ? std::string() : ozymandias_says::price(price_of(charges));
        }
        default: return {};
    }
}

std::string fleet_label(const View& view, Fleet fleet) {
    const Card leader = view.open.fleet(fleet).leader;
    return leader == kNoCard ? ozymandias_says::fleet_name(place_of(fleet) + 1) : name_of(leader);
}

kit::Track track_of(const View& view) {
    static constexpr Wording kPhases[] = {ozymandias_says::phase_buy, ozymandias_says::phase_plan,
                                          ozymandias_says::phase_act};
    const Open& p = view.open;
    kit::Track track{ozymandias_says::age_of(p.age, p.last_age())};
    const std::span<const Wording> phases = std::span(kPhases).subspan(p.age == 1 ? 1 : 0);
    const std::size_t after_act = p.question.node == Node::buy    ? 3
                                  : p.question.node == Node::plan ? 2
                                  : p.question.node == Node::none ? 0
                                                                  : 1;
    track.phases = phases, track.phase = phases.size() - after_act;
    if (p.age == p.last_age()) track.threat = ozymandias_says::the_last_age();
    track.facts.push_back(ozymandias_says::tiles_left(p.stack_size));
    track.facts.push_back(ozymandias_says::cards_in_deck(p.deck_size));
    track.facts.push_back(ozymandias_says::discarded(p.discard.size()));
    return track;
}

// ---- Plans

int place_under(const Move& plan, Card card) {
    for (int k = 0; k < kFleetsEach; ++k)
        if (plan.under[static_cast<std::size_t>(k)].has(card)) return k;
    return -1;
}

Step plan_with(const View& view, const Move& plan, Card card, int place) {
    Move move = plan;
    for (CardSet& cards : move.under) cards.drop(card);
    if (place >= 0) move.under[static_cast<std::size_t>(place)].add(card);
    const bool names_fleet = move.under != Move{}.under;
    move.seat = names_fleet ? view.viewer : kSpectator;  // as the list has it
    return {move};
}

// ---- What the table calls

std::string what_next(const std::any& begun) {
    const Move* move = kit::held_if<Move>(begun);
    switch (move != nullptr ? move->verb : Verb::none) {
        case Verb::emergency:
        case Verb::harvest:
            if (move->card == kNoCard) return ozymandias_says::which_card();
            return move->suits[0] == kNoSuit ? ozymandias_says::for_which_resource() : ozymandias_says::who_gets_it();
        case Verb::activate:
        case Verb::delegate:
        case Verb::bonus:
        case Verb::sword:
        case Verb::plan:
        case Verb::use: return ozymandias_says::which_one();
        default: return ozymandias_says::where_to();
    }
}

// A draft begins with what is more than the other side can have, or with all if that is not enough.
Advice advise(const View& view, const Move&, Range range) {
    const Open& p = view.open;
    Advice advice;
    advice.start = range.high;
    if (p.question.node == Node::draft) {
        const Fleet own = p.question.fleet, other = p.war.other(own);
        const int enough = p.fleet(other).strength + most_draft(p, other) + 1 - p.fleet(own).strength;
        advice.start = std::clamp(enough, range.low, range.high);
    }
    advice.amounts = {{range.low == 0 ? ozymandias_says::nothing() : ozymandias_says::least(), range.low},
                      {ozymandias_says::most(), range.high}};
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    int most = 1;
    for (int k = 0; k < p.seats; ++k) most = std::max(most, score_of(p, seat_at(k)));
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        const int score = score_of(p, seat);
        SeatFigures figure;
        figure.brief = p.seats > 3 ? number(score) : ozymandias_says::score(unit_of(p), score);
        figure.text = ozymandias_says::standing(score, unit_of(p), resources_text(player.reserve), player.hand_size);
        figure.course = score;
        figure.bar = static_cast<float>(score) / static_cast<float>(most);
        all.push_back(figure);
    }
    if (p.age == p.last_age() && !p.over) kit::flag_leader(all, unit_of(p));
    return all;
}

Swords swords_left(const View& view) {
    const Open& p = view.open;
    std::vector<Swords> best(static_cast<std::size_t>(p.player(view.viewer).secrets() + 1));  // by secret plans paid
    for (const Card card : view.of(view.viewer).hand) {
        const auto price = static_cast<std::size_t>(sword_price(p, card));
        for (std::size_t paid = best.size(); paid-- > price;) {
            const Swords& without = best[paid - price];
            if (const int worth = without.worth + rank_of(card); worth > best[paid].worth)
                best[paid] = {without.count + 1, worth};
        }
    }
    return best.back();
}

}  // namespace orrery::web::ozymandias_plan
