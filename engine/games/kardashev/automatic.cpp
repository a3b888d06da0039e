// Standing answers, worked out from the view alone: bids with the usual plan, payments, yields, shares, defence.
#include <algorithm>

#include "core/words.h"
#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

// Tiles in the order of the usual plan: most symbols first, then his own, then by drawer, none last (8.1).
Plan usual_plan(const Open& p, Seat seat) {
    Plan plan;
    for (int wanted = p.pairs(); wanted >= 1; --wanted) plan.slots.push_back(static_cast<std::int8_t>(wanted));
    for (int k = 0; k < p.seats; ++k)
        if (p.lying().has(seat_at(k))) plan.tiles.push_back(seat_at(k));
    std::stable_sort(plan.tiles.begin(), plan.tiles.end(), [&](Seat a, Seat b) {
        const int more = p.player(a).drawn.symbols().size() - p.player(b).drawn.symbols().size();
        return more != 0 ? more > 0 : a == seat && b != seat;
    });
    if (plans_name_none(p)) plan.tiles.push_back(kSpectator);
    if (p.options.allies) plan.first = seat;
    return plan;
}

// One card at a time, each of the type that he has fewest of (6.9).
Cards usual_yield(Cards hand, Symbols types, int n) {
    Cards yielded;
    for (; n > 0; --n) {
        const Symbol type = hand.scarcest(types);
        hand.add(type);
        yielded.add(type);
    }
    return yielded;
}

namespace {

constexpr std::string_view kDefault = "default";
constexpr std::string_view kAsBefore = "before";

Hex usual_share(const Open& p) {
    Hex best = p.question.among.first();
    for (const Hex hex : p.question.among)
        if (p.board.colony(hex) > p.board.colony(best)) best = hex;
    return best;
}

// At most what he may bid. The plan fits every bid.
std::optional<Move> bid(const Open& p, std::string_view value) {
    const Seat seat = p.question.seat;
    const auto wanted = value == kAsBefore ? p.player(seat).last_bid : whole_number(value, 0, kMostBid);
    if (!wanted) return {};
    Move move = Move::of(Verb::bid);
    move.number = static_cast<std::int16_t>(std::min<std::int64_t>(*wanted, most_bid(p, seat)));
    if (p.options.plans) move.plan = usual_plan(p, seat);
    return move;
}

std::optional<Move> defence(const Open& p, std::string_view value) {
    if (value != token(Order::hold) && value != token(Order::yield)) return {};
    Move move = Move::of(Verb::defend);
    if (value == token(Order::hold)) move.hexes = holding_set(p, p.question);
    return move;
}

}  // namespace

std::vector<OptionSpec> Kardashev::automatic_specs() {
    const std::string always(kAsk), by_itself(kDefault);
    const OptionValue ask{always, say::answer_ask()}, usual{by_itself, say::answer_usual()};
    OptionSpec bids{"bid",
                    say::auto_bids(),
                    say::auto_bids_note(),
                    always,
                    {ask, {std::string(kAsBefore), say::auto_bid_as_before()}}};
    for (int n = 0; n <= kMostBid; ++n) bids.menu.push_back({std::to_string(n), say::auto_bid(n)});
    return {bids,
            {"pay", say::auto_pay(), say::auto_pay_note(), by_itself, {ask, usual}},
            {"yield", say::auto_yield(), say::auto_yield_note(), by_itself, {ask, usual}},
            {"share", say::auto_share(), say::auto_share_note(), by_itself, {ask, usual}},
            {"defend",
             say::auto_defend(),
             say::auto_defend_note(),
             always,
             {ask, {"hold", say::auto_defend_hold()}, {"yield", say::auto_defend_yield()}}}};
}

std::optional<Move> Kardashev::automatic_answer(const View& view, const Entries& legal,
                                                const AutomaticAnswers& answers) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (legal.empty() || !view.is_own()) return {};
    const auto is_usual = [&](std::string_view key) { return answers.of(key) == kDefault; };
    switch (q.node) {
        case Node::bid:
        case Node::late_bid: return bid(p, answers.of("bid"));
        case Node::pay:
            if (is_usual("pay")) return legal.front().move;
            break;
        case Node::yield:
            if (is_usual("yield")) {
                Move move = Move::of(Verb::yield, q.hex);
                move.cards = usual_yield(p.player(q.seat).hand, q.types, q.number);
                return move;
            }
            break;
        case Node::share:
            if (is_usual("share")) {
                Move move = Move::of(Verb::share, q.hex);
                move.to = usual_share(p);
                return move;
            }
            break;
        case Node::defend: return defence(p, answers.of("defend"));
        default: break;
    }
    return {};
}

}  // namespace orrery::kardashev
