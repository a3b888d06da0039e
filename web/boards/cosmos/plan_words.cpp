// The words on a Cosmos board: about a choice on its button, about the match above the map, about the seats beside it.
// plan.cpp has the rest of plan.h: what choices mean.
#include <algorithm>

#include "core/words.h"
#include "web/boards/cosmos/plan.h"

namespace orrery::web::cosmos_plan {
namespace {

struct VerbWords {
    Verb verb;
    std::string_view label;
};
constexpr VerbWords kWords[] = {{Verb::accept, "Accept"},
                                {Verb::decline, "Decline"},
                                {Verb::offer, "Offer a trade"},
                                {Verb::purge, "Purge"},
                                {Verb::reveal, "Show your race"},
                                {Verb::ready, "Ready"},
                                {Verb::move, "Move"},
                                {Verb::walk, "Walk"},
                                {Verb::stride, "Stride"},
                                {Verb::leap, "Leap"},
                                {Verb::invade, "Invade"},
                                {Verb::end, "End the turn"},
                                {Verb::copy, "Copy it"},
                                {Verb::slip, "Slip away"},
                                {Verb::company, "Act as a friend"},
                                {Verb::cling, "Cling"},
                                {Verb::spite, "Strike back"},
                                {Verb::turncoat, "Change sides"}};

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
std::string_view refusal_label(Verb verb) {
    switch (verb) {
        case Verb::ally: return "Stay out";
        case Verb::support: return "No support";
        case Verb::victory:
        case Verb::join: return "Stay";
        case Verb::burn: return "Burn none";
        case Verb::reinforce: return "Play none";
        case Verb::shed: return "Keep all";
        default: return "No";
    }
}

std::string going(const Move& move, std::string_view verb) {
    if (move.to == kNoSite) return std::string(verb) + " from " + token(move.from);
    std::string text = token(move.from) + " to " + token(move.to);
    if (move.then != kNoSite) text += ", " + token(move.then);
    return text + (move.number > 0 ? ": " + count_of(move.number, "ship") : "");
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
    if (is_refusal(step)) return std::string(refusal_label(move.verb));
    switch (move.verb) {
        case Verb::keep:
            return "Keep " + std::string(name_of(move.race)) +
                   (move.is_yes                  ? " open"
                    : kAlwaysOpen.has(move.race) ? ""
                                                 : " hidden");
        case Verb::settle: return move.counts[0] == kUnsaid ? token(move.from) : count_of(placed_in(move), "ship");
        case Verb::mode: return capitalized(id_of(move.mode));
        case Verb::tile: return std::string(name_of(move.tile));
        case Verb::face: return name_of(move.card);
        case Verb::play:
            if (move.is_yes) return "Show your race";
            return name_of(move.other != kNoCard ? move.other : move.card);
        case Verb::shed: return name_of(move.card) + (move.other != kNoCard ? ", " + name_of(move.other) : "");
        case Verb::reinforce: return cards_label(move);
        case Verb::buy:
            if (move.is_yes) return "Buy a card";
            if (move.from == kNoSite) return ships_for_a_mineral(p, p.question.seat) > 1 ? "Buy 2 ships" : "Buy a ship";
            return "On " + token(move.from) + (move.to != kNoSite ? " and " + token(move.to) : "");
        case Verb::accept:
        case Verb::decline:
            if (move.offer.maker != kSpectator)
                return (move.verb == Verb::accept ? "Accept from " : "Decline ") + name_of(frame, move.offer.maker);
            break;
        case Verb::ally:
            return (move.sites.empty() ? "" : sites_text(move.sites) + ": ") +
                   name_of(frame, p.invasion.half(move.side).main);
        case Verb::invade:
            if (move.seat != kSpectator) return "Invade " + name_of(frame, move.seat) + " on " + token(move.to);
            if (move.from != kNoSite) return going(move, "Invade");
            break;
        case Verb::walk:
            if (move.dropped >= 0) return "Leave " + number(move.dropped) + " on " + token(move.to);
            if (move.from != kNoSite) return going(move, "Walk");
            break;
        case Verb::move:
        case Verb::stride:
        case Verb::leap:
        case Verb::join:
        case Verb::victory:
            if (move.from != kNoSite) return going(move, capitalized(token(move.verb)));
            break;
        default: break;
    }
    if (move.from != kNoSite) return token(move.from);
    for (const VerbWords& words : kWords)
        if (words.verb == move.verb) return std::string(words.label);
    return capitalized(token(move.verb));
}

std::string note_of(const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    switch (move.verb) {
        case Verb::buy: return move.from != kNoSite ? "" : move.is_yes ? "1 gas" : "1 mineral";
        case Verb::accept:
        case Verb::decline: {
            if (move.offer.maker == kSpectator) return {};
            const Offer& offer = p.offer(move.offer);
            return goods_text(offer.give) + " for " + goods_text(offer.ask);
        }
        case Verb::mode: return move.mode == Mode::lance ? "+3 as invader" : "+3 as defender";
        case Verb::tile: return move.tile == DomTile::none ? "" : std::string(text_of(move.tile));
        case Verb::reinforce: {
            int sum = 0;
            for (std::size_t k = 0; k < 3; ++k) sum += move.counts[k] * (static_cast<int>(k) + 2);
            return sum > 0 ? "+" + number(sum) : "";
        }
        case Verb::ally: return move.side == Side::none ? "" : move.side == Side::offence ? "invades" : "defends";
        default: return {};
    }
}

kit::Track track_of(const View& view) {
    static constexpr Wording kPhases[] = {"Supply", "Actions", "Invasion"};
    const Open& p = view.open;
    kit::Track track{p.round == 0 ? "Setting up" : "Round " + number(p.round) + " of " + number(p.options.cap)};
    const Node node = p.question.node;
    const bool is_supply = node == Node::exile || node == Node::grow || node == Node::mode || node == Node::supply;
    track.phases = kPhases;
    track.phase = p.round == 0 || node == Node::none ? std::size(kPhases)
                  : is_supply                        ? 0u
                  : p.invasion.is_fought()           ? 2u
                                                     : 1u;
    if (p.actions + p.extras > 0) track.facts.push_back(count_of(p.actions + p.extras, "action") + " left");
    if (p.round == 1 && p.options.five == Five::now) track.facts.push_back("nobody can win in this round");
    track.facts.push_back(count_of(p.deck_size, "card") + " in the deck");
    track.facts.push_back(number(p.discard.size()) + " discarded");
    return track;
}

// ---- What the table calls

Advice advise(const View&, const Move&, Range range) {
    Advice advice;
    advice.start = range.high;
    advice.amounts = {{"Least", range.low}, {"All", range.high}};
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        const int held = colonies_of(p, seat_at(k)).size();
        SeatFigures figure;
        figure.brief = number(held) + (p.seats > 3 ? "" : held == 1 ? " colony" : " colonies");
        figure.text = (held == 1 ? "1 colony" : number(held) + " colonies") + " \u00b7 " +
                      count_of(player.minerals, "mineral") + ", " + number(player.gas) + " gas \u00b7 " +
                      count_of(player.hand_size, "card");
        figure.bar = static_cast<float>(std::min(held, kGoal)) / static_cast<float>(kGoal);
        figure.course = held;
        const Reach reach = reach_of(p, seat_at(k));
        if (!p.over && (held + 1 >= kGoal || reach.by_moves))
            figure.flag = held >= kGoal    ? "has five colonies"
                          : reach.by_moves ? "can have five next turn"
                                           : "is one short of five";
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::cosmos_plan
