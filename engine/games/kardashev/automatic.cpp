// Standing answers, worked out from the view alone: bids with the usual plan, payments, yields, shares, defence.
#include <algorithm>

#include "core/words.h"
#include "games/kardashev/kardashev.h"

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
    const OptionValue ask{std::string(kAsk), "Always ask me"};
    OptionSpec bids{"bid",
                    "Bids",
                    "You bid this much, or all you have if that's less. Same as last time begins with 1. A plan wants "
                    "the tile with the most symbols and the last turn.",
                    std::string(kAsk),
                    {ask, {std::string(kAsBefore), "Same as last time"}}};
    for (int n = 0; n <= kMostBid; ++n) bids.menu.push_back({std::to_string(n), "Bid " + std::to_string(n)});
    const OptionValue usual{std::string(kDefault), "Answer for me"};
    return {bids,
            {"pay", "Which cards you pay", "Those that leave you the best mix.", std::string(kDefault), {ask, usual}},
            {"yield", "What your planets yield", "Whatever you hold fewest of.", std::string(kDefault), {ask, usual}},
            {"share", "Timeshares", "Each fleet draws on the highest colony.", std::string(kDefault), {ask, usual}},
            {"defend",
             "When you're attacked",
             "Hold: as few fleets help as it takes, paid with energy only.",
             std::string(kAsk),
             {ask, {"hold", "Hold if I can"}, {"yield", "Never pay for help"}}}};
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
