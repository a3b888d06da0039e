// The words on a Cosmos board: about a choice on its button, about the match above the map, about the seats beside it.
// plan.cpp has the rest of plan.h: what choices mean.
#include <algorithm>

#include "core/words.h"
#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/plan.h"

namespace orrery::web::cosmos_plan {
namespace {

struct VerbWords {
    Verb verb;
    Wording label;
};
constexpr VerbWords kWords[] = {{Verb::accept, cosmos_says::accept},
                                {Verb::decline, cosmos_says::decline},
                                {Verb::offer, cosmos_says::offer_trade},
                                {Verb::purge, cosmos_says::purge},
                                {Verb::reveal, cosmos_says::show_race},
                                {Verb::ready, cosmos_says::ready},
                                {Verb::move, cosmos_says::move},
                                {Verb::walk, cosmos_says::walk},
                                {Verb::stride, cosmos_says::stride},
                                {Verb::leap, cosmos_says::leap},
                                {Verb::invade, cosmos_says::invade},
                                {Verb::end, cosmos_says::end_turn},
                                {Verb::copy, cosmos_says::copy},
                                {Verb::slip, cosmos_says::slip_away},
                                {Verb::company, cosmos_says::act_as_friend},
                                {Verb::cling, cosmos_says::cling},
                                {Verb::spite, cosmos_says::strike_back},
                                {Verb::turncoat, cosmos_says::change_sides}};

// "none" or "no" (section 11).
bool is_refusal(const Step& step) {
    const Move& move = step.move;
    if (step.more) return false;
    switch (move.verb) {
        case Verb::ally: return move.side == Side::none;
        case Verb::support:
        case Verb::burn: return move.sites.empty();
        case Verb::reinforce: return placed_in(move) == 0;
        case Verb::shed: return move.card == kNoCard;
        case Verb::tile: return move.tile == DomTile::none;
        case Verb::twice:
        case Verb::brood:
        case Verb::graft:
        case Verb::join:
        case Verb::victory: return move.from == kNoSite;
        case Verb::turncoat:
        case Verb::copy:
        case Verb::slip:
        case Verb::company:
        case Verb::cling:
        case Verb::spite: return !move.is_yes;
        default: return false;
    }
}

// The words of an answer that names no thing.
Wording refusal_label(Verb verb) {
    switch (verb) {
        case Verb::ally: return cosmos_says::stay_out;
        case Verb::support: return cosmos_says::no_support;
        case Verb::victory:
        case Verb::join: return cosmos_says::stay;
        case Verb::burn: return cosmos_says::burn_none;
        case Verb::reinforce: return cosmos_says::play_none;
        case Verb::shed: return cosmos_says::keep_all;
        case Verb::brood: return cosmos_says::add_none;
        case Verb::twice: return cosmos_says::double_none;
        case Verb::tile: return cosmos_says::raise_none;
        default: return cosmos_says::no;
    }
}

std::string going(const Move& move) {
    if (move.to == kNoSite) return cosmos_says::go_from(token(move.verb), token(move.from));
    const int ships = std::max<int>(0, move.number);
    if (move.then == kNoSite) return cosmos_says::from_to(token(move.from), token(move.to), ships);
    return cosmos_says::from_over_to(token(move.from), token(move.to), token(move.then), ships);
}

std::string cards_label(const Move& move) {
    std::vector<std::string> values;
    for (std::size_t k = 0; k < 3; ++k)
        for (int i = 0; i < move.counts[k]; ++i) values.push_back(number(static_cast<int>(k) + 2));
    return listed(values);
}
}  // namespace

// ---- What a button says

std::string label_of(const BoardFrame& frame, const View& view, const Step& step) {
    const Open& p = view.open;
    Move move = step.move;
    if (step.ranged()) move.number = -1;
    if (is_refusal(step)) return refusal_label(move.verb).text();
    switch (move.verb) {
        case Verb::keep:
            return cosmos_says::keep_race(name_of(move.race), move.is_yes                  ? "open"
                                                              : kAlwaysOpen.has(move.race) ? "always"
                                                                                           : "hidden");
        case Verb::settle: return move.counts[0] == kUnsaid ? token(move.from) : cosmos_says::ships(placed_in(move));
        case Verb::mode: return move.mode == Mode::lance ? cosmos_says::mode_lance() : cosmos_says::mode_shield();
        case Verb::tile: return std::string(name_of(move.tile));
        case Verb::face: return name_of(move.card);
        case Verb::play:
            if (move.is_yes) return cosmos_says::show_race();
            return name_of(move.other != kNoCard ? move.other : move.card);
        case Verb::shed:
            return move.other == kNoCard ? name_of(move.card)
                                         : cosmos_says::two_cards(name_of(move.card), name_of(move.other));
        case Verb::reinforce: return cards_label(move);
        case Verb::buy:
            if (move.is_yes) return cosmos_says::buy_card();
            if (move.from == kNoSite)
                return ships_for_a_mineral(p, p.question.seat) > 1 ? cosmos_says::buy_two_ships()
                                                                   : cosmos_says::buy_ship();
            return move.to == kNoSite ? cosmos_says::buy_on(token(move.from))
                                      : cosmos_says::buy_on_both(token(move.from), token(move.to));
        case Verb::accept:
            if (move.offer.maker != kSpectator) return cosmos_says::accept_from(name_of(frame, move.offer.maker));
            break;
        case Verb::decline:
            if (move.offer.maker != kSpectator) return cosmos_says::decline_from(name_of(frame, move.offer.maker));
            break;
        case Verb::ally: {
            const std::string who = name_of(frame, p.invasion.half(move.side).main);
            return move.sites.empty() ? who : cosmos_says::stacks_for(sites_text(move.sites), who);
        }
        case Verb::invade:
            if (move.seat != kSpectator) return cosmos_says::invade_on(name_of(frame, move.seat), token(move.to));
            if (move.from != kNoSite) return going(move);
            break;
        case Verb::walk:
            if (move.dropped >= 0) return cosmos_says::leave_on(move.dropped, token(move.to));
            if (move.from != kNoSite) return going(move);
            break;
        case Verb::move:
        case Verb::stride:
        case Verb::leap:
        case Verb::join:
        case Verb::victory:
            if (move.from != kNoSite) return going(move);
            break;
        default: break;
    }
    if (move.from != kNoSite) return token(move.from);
    for (const VerbWords& words : kWords)
        if (words.verb == move.verb) return words.label.text();
    return cosmos_says::other_way(token(move.verb));
}

std::string note_of(const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    switch (move.verb) {
        case Verb::buy:
            if (move.from != kNoSite) return {};
            return move.is_yes ? cosmos_says::costs_gas() : cosmos_says::costs_mineral();
        case Verb::accept:
        case Verb::decline: {
            if (move.offer.maker == kSpectator) return {};
            const Offer& offer = p.offer(move.offer);
            return cosmos_says::goods_for(goods_text(offer.give), goods_text(offer.ask));
        }
        case Verb::mode: return move.mode == Mode::lance ? cosmos_says::lance_note() : cosmos_says::shield_note();
        case Verb::tile: return move.tile == DomTile::none ? "" : std::string(text_of(move.tile));
        case Verb::reinforce: {
            int sum = 0;
            for (std::size_t k = 0; k < 3; ++k) sum += move.counts[k] * (static_cast<int>(k) + 2);
            return sum > 0 ? "+" + number(sum) : "";
        }
        case Verb::ally:
            if (move.side == Side::none) return {};
            return move.side == Side::offence ? cosmos_says::invades() : cosmos_says::defends();
        default: return {};
    }
}

kit::Track track_of(const View& view) {
    static constexpr Wording kPhases[] = {cosmos_says::phase_supply, cosmos_says::phase_actions,
                                          cosmos_says::phase_invasion};
    const Open& p = view.open;
    kit::Track track{p.round == 0 ? cosmos_says::setting_up() : cosmos_says::round_of(p.round, p.options.cap)};
    const Node node = p.question.node;
    const bool is_supply = node == Node::exile || node == Node::grow || node == Node::mode || node == Node::supply;
    track.phases = kPhases;
    track.phase = p.round == 0 || node == Node::none ? std::size(kPhases)
                  : is_supply                        ? 0u
                  : p.invasion.is_fought()           ? 2u
                                                     : 1u;
    if (p.actions + p.extras > 0) track.facts.push_back(cosmos_says::actions_left(p.actions + p.extras));
    if (p.round == 1 && p.options.five == Five::now) track.facts.push_back(cosmos_says::nobody_can_win());
    track.facts.push_back(cosmos_says::cards_in_deck(p.deck_size));
    track.facts.push_back(cosmos_says::number_discarded(p.discard.size()));
    return track;
}

// ---- What the table calls

Advice advise(const View&, const Move&, Range range) {
    Advice advice;
    advice.start = range.high;
    advice.amounts = {{cosmos_says::least(), range.low}, {cosmos_says::most(), range.high}};
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        const int held = colonies_of(p, seat_at(k)).size();
        SeatFigures figure;
        figure.brief = p.seats > 3 ? number(held) : cosmos_says::colonies(held);
        figure.text = cosmos_says::seat_figures(held, player.minerals, player.gas, player.hand_size);
        figure.bar = static_cast<float>(std::min(held, kGoal)) / static_cast<float>(kGoal);
        figure.course = held;
        const Reach reach = reach_of(p, seat_at(k));
        if (!p.over && (held + 1 >= kGoal || reach.by_moves))
            figure.flag = held >= kGoal    ? cosmos_says::has_five()
                          : reach.by_moves ? cosmos_says::can_have_five()
                                           : cosmos_says::one_short_of_five();
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::cosmos_plan
