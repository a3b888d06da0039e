// Why a move that is not listed is refused: the section or ruling, and the figures. In the order of section 6; actions have
// files of their own.
#include <vector>

#include "core/words.h"
#include "games/kardashev/kardashev.h"
#include "games/kardashev/refusals.h"

namespace orrery::kardashev {

// ---- Paying

std::string cannot_pay(const Open& p, Seat seat, const Cost& cost) {
    return "That costs " + cost_text(cost) + ". You have " + cards_text(p.player(seat).hand) +
           ", and 4 cards alike stand for 1 that is missing.";
}

namespace {

std::string quoted(Verb verb) { return "\"" + std::string(verb_token(verb)) + "\""; }

std::string seats_in(SeatSet seats) {
    std::vector<std::string> names;
    for (int k = 0; k < kSeats; ++k)
        if (seats.has(seat_at(k))) names.push_back(seat_name(seat_at(k)));
    return listed(names, "or");
}

Refusal pay_refusal(const Open& p, const Move& m) {
    const Question& q = p.question;
    const Payments all = payments(p.player(q.seat).hand, q.cost);
    std::vector<std::string> ways;
    for (const Cards& paid : all)
        if (ways.size() < 6) ways.push_back(token(paid));
    return no("6.0", token(m.cards) + " doesn't pay " + cost_text(q.cost) + ". You can pay " + listed(ways, "or") +
                         (all.size() > ways.size() ? ", among others." : "."));
}

// ---- Bids and picks

Refusal plan_refusal(const Open& p, const Move& m) {
    const Plan& plan = m.plan;
    const bool has_plan = !plan.slots.empty() || !plan.tiles.empty();
    if (!p.options.plans)
        return no("8.1", "In this game the bid goes without a plan: \"bid " + number(m.number) + "\".");
    std::vector<std::string> tiles;
    for (int k = 0; k < kSeats; ++k)
        if (p.lying().has(seat_at(k))) tiles.push_back(seat_token(seat_at(k)));
    if (plans_name_none(p)) tiles.emplace_back("none");
    const std::string all =
        "Name each slot from 1 to " + number(p.pairs()) + " once, and each of these tiles once: " + listed(tiles) + ".";
    if (!has_plan) return no("8.1", "A plan comes with the bid. " + all);
    if (p.options.allies && plan.first != p.question.seat && plan.first != p.ally_of(p.question.seat))
        return no("8.2", "Say with \"first\" which of you two has the earlier turn.");
    if (!p.options.allies && plan.first != kSpectator) return no("8.1", "\"first\" is for allies only.");
    return no("8.1", all);
}

Refusal bid_refusal(const Open& p, const Move& m) {
    const int most = most_bid(p, p.question.seat);
    if (m.number > kMostBid) return no("R9", "A bid is 6 at most, not " + number(m.number) + ".");
    if (m.number > most)
        return no("R9", "You hold " + count_of(most, "card") + "; you can't bid " + number(m.number) + ".");
    return plan_refusal(p, m);
}

Refusal slot_refusal(const Open& p, const Move& m) {
    if (m.number < 1 || m.number > p.pairs())
        return no("6.2", "The positions are 1 to " + number(p.pairs()) + ", not " + number(m.number) + ".");
    return no("6.2", "Position " + number(m.number) + " is taken by " +
                         seat_name(p.order[static_cast<std::size_t>(m.number - 1)]) + ".");
}

Refusal take_refusal(const Open& p, const Move& m) {
    if (m.seat != kSpectator && index(m.seat) >= p.seats)
        return no("6.2", "There is no player " + seat_token(m.seat) + ".");
    if (m.seat != kSpectator)
        return no("6.2", "No tile that " + seat_name(m.seat) + " drew is left. You can take the one that " +
                             seats_in(p.lying()) + " drew.");
    return no("R13", "There are enough tiles for all who still pick, so you have to take one: the one that " +
                         seats_in(p.lying()) + " drew.");
}

Refusal split_refusal(const Open& p, const Move& m) {
    const Question& q = p.question;
    return no("R45", "You can pay " + number(q.least) + " to " + number(q.most) + " of the price, not " +
                         number(m.number) + ". Neither of you can pay more than your own bid.");
}

// ---- Placing

Refusal place_refusal(const Open& p, const Move& m) {
    const Question& q = p.question;
    const std::string there = token(m.hex);
    if (!p.board.spaces().has(m.hex)) return no("2.1", there + " isn't on this board.");
    if (p.board.explored().has(m.hex)) return no("6.3", there + " has a tile already.");
    if (!q.among.has(m.hex)) {
        if (q.among.size() == 1) return no("6.3", "This tile can only go on " + token(q.among) + ".");
        const int blue = (p.board.unexplored() & p.board.blue()).size();
        return no("6.3", there + " is white, and " + number(blue) +
                             " blue spaces are unexplored. White opens when 3 or fewer are.");
    }
    return no("6.3", "An empty tile is the same on both sides: \"place " + there + " up\".");
}

// ---- Sub-decisions

Refusal yield_refusal(const Open& p, const Move& m) {
    const Question& q = p.question;
    if (m.hex != q.hex) return no("6.9", "It is " + token(q.hex) + " that yields now, not " + token(m.hex) + ".");
    return no("6.9", token(q.hex) + " yields " + count_of(q.number, "card") + " of " + symbols_text(q.types, "or") +
                         ", not " + cards_text(m.cards) + ".");
}

Refusal fleets_refusal(const Open& p, const Move& m) {
    const Question& q = p.question;
    const char* ruling = m.verb == Verb::support ? "6.11" : "R46";
    for (const Hex hex : m.hexes)
        if (!q.among.has(hex))
            return no("R23", token(hex) + " has no fleet that can help at " + token(q.hex) + ". Those on " +
                                 spaces_text(q.among, "and") + " can.");
    return no(ruling, cannot_pay(p, q.seat, support_cost(p, q.seat, m.hexes)));
}

bool fits_node(Node node, Verb verb) {
    switch (node) {
        case Node::bid:
        case Node::late_bid: return verb == Verb::bid;
        case Node::act: return verb >= Verb::colonize && verb <= Verb::end;
        default: return token(node) == verb_token(verb);
    }
}

Refusal reason(const Open& p, const Move& m) {
    const Question& q = p.question;
    switch (m.verb) {
        case Verb::role: {
            for (int k = 0; k < p.seats; ++k)
                if (p.player(seat_at(k)).role == m.role)
                    return no("4", seat_name(seat_at(k)) + " is the " + std::string(face(m.role).name) + " already.");
            return no("4", "There is no such role.");
        }
        case Verb::bid: return bid_refusal(p, m);
        case Verb::slot: return slot_refusal(p, m);
        case Verb::take: return take_refusal(p, m);
        case Verb::first:
            return no("8.2", "Name yourself or your ally: " + seats_in([&] {
                                 SeatSet both;
                                 both.add(q.seat), both.add(p.ally_of(q.seat));
                                 return both;
                             }()) +
                                 ".");
        case Verb::split: return split_refusal(p, m);
        case Verb::pay: return pay_refusal(p, m);
        case Verb::place: return place_refusal(p, m);
        case Verb::gain:
            return no("6.3", "You can gain 1 card of " + symbols_text(q.types, "or") + ", not of " +
                                 std::string(type_name(m.symbol)) + ".");
        case Verb::yield: return yield_refusal(p, m);
        case Verb::share:
            return no("9.2", "Your fleet on " + token(q.hex) + " can draw on " + spaces_text(q.among, "or") + ".");
        case Verb::support:
        case Verb::defend: return fleets_refusal(p, m);
        case Verb::raid:
            return no("9.2", "They hold no " + std::string(type_name(m.symbol)) + ". You can take all their " +
                                 symbols_text(q.types, "or") + ".");
        case Verb::give:
            return no("8.2",
                      "You can give up to 3 of your own cards. You have " + cards_text(p.player(q.seat).hand) + ".");
        default: return action_refusal(p, m);
    }
}

}  // namespace

Refusal why_not(const Open& p, const Move& m) {
    if (p.over) return no("7", "The game is over.");
    if (!fits_node(p.question.node, m.verb)) {
        const bool acts = p.question.node == Node::act;
        const std::string wanted = acts ? "an action, or \"end\"" : "\"" + std::string(token(p.question.node)) + "\"";
        return no("5", "What is asked is " + wanted + ", not " + quoted(m.verb) + ".");
    }
    return reason(p, m);
}

}  // namespace orrery::kardashev
