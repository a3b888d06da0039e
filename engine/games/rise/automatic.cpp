// The default automatic answers of 13.3.
#include "games/rise/automatic.h"

#include <array>

#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

const SeatView& own(const View& view) { return view.of(view.viewer); }

int holds(const View& view, Colour colour) {
    const CardSet cards = CardSet::of(colour);
    int n = (own(view).hand & cards).size() + own(view).dead[static_cast<std::size_t>(colour)];
    for (const Card card : own(view).pile) n += cards.has(card);
    return n;
}

// The colour of which the viewer holds most; among equals the one with the higher value, then canonical order.
Colour most_held(const View& view) {
    Colour best = Colour::k;
    for (const Colour colour : kAllColours) {
        const int more = holds(view, colour) - holds(view, best);
        if (more > 0 || (more == 0 && view.value_of(colour) > view.value_of(best))) best = colour;
    }
    return best;
}

// The legal move with the highest figure; among equals the first.
template <class Figure>
Move best_of(const std::vector<Entry<Move>>& legal, Figure figure) {
    Move best = legal.front().move;
    int most = figure(best);
    for (const auto& entry : legal)
        if (const int value = figure(entry.move); value > most) best = entry.move, most = value;
    return best;
}

int sector_value(const View& view, Site site, Colour preferred) {
    const int i = view.galaxy.find(site);
    if (i < 0) return 0;
    const Sector& sector = view.galaxy.sectors[static_cast<std::size_t>(i)];
    return sector.value() + (preferred != kNoColour && sector.active() == preferred ? 10 * kCeiling : 0);
}

// The viewer if tied, otherwise the next tied player in turn order.
Move award(const View& view, const std::vector<Entry<Move>>& legal) {
    return best_of(legal, [&](const Move& move) {
        return -((index(move.player) - index(view.viewer) + view.seats) % view.seats);
    });
}

// The newest card that qualifies. Dead Tree itself only if no other card does.
Move recover(const View& view, const std::vector<Entry<Move>>& legal) {
    return best_of(legal, [&](const Move& move) {
        int place = 0;
        for (std::size_t i = 0; i < own(view).pile.size(); ++i)
            if (own(view).pile[i] == move.card) place = static_cast<int>(i) + 1;
        return move.card == Card::dead_tree_distraction ? 0 : place;
    });
}

bool holds_one_of(const View& view, CardSet lot) {
    for (const Card card : lot)
        if (holds(view, colour_of(card)) > 0) return true;
    return false;
}

// The highest standing bid for the colours of a lot; nothing if one of the colours has none.
std::optional<Move> standing_bid(CardSet lot, const Entry<Move>& gems, const Automatic& automatic) {
    std::int32_t bid = Automatic::kNoBid;
    for (const Card card : lot) {
        const std::int32_t one = automatic.bid[static_cast<std::size_t>(colour_of(card))];
        if (one == Automatic::kNoBid) return {};
        bid = std::max(bid, one);
    }
    if (bid == Automatic::kNoBid) return {};
    return Move::bid(std::min(bid, gems.high));
}

}  // namespace

std::optional<Move> automatic_answer(const View& view, const std::vector<Entry<Move>>& legal,
                                     const Automatic& automatic) {
    if (legal.empty() || view.pending.empty() || view.decision.seat != view.viewer) return {};
    const Pending& top = view.pending.back();
    const bool not_my_turn = view.active != view.viewer;
    switch (view.asks) {
        case Verb::award:
            if (automatic.award) return award(view, legal);
            break;
        case Verb::save:
            if (automatic.save) return legal.front().move;  // canonical order
            break;
        case Verb::invest:
            if (automatic.save)
                return best_of(legal, [&](const Move& m) { return sector_value(view, m.site, most_held(view)); });
            break;
        case Verb::recover:
            if (automatic.dead_tree && top.step == "preserve") return recover(view, legal);
            break;
        case Verb::discard:
            if (automatic.discard && not_my_turn) return legal.front().move;
            break;
        case Verb::next:
            if (automatic.when_won && top.step == "when won: order") return legal.front().move;
            break;
        case Verb::player:
            if (automatic.when_won && top.step == "when won") return Move::of(Verb::player, view.viewer);
            break;
        case Verb::site:
        case Verb::color:
        case Verb::place:
            if (automatic.when_won && top.step == "when won")
                return best_of(legal, [&](const Move& m) { return sector_value(view, m.site, most_held(view)); });
            if (!automatic.inactive || !not_my_turn || top.step != "when inactive") break;
            return best_of(legal, [&](const Move& m) {
                if (m.colour != kNoColour) return holds(view, m.colour) * kCeiling + view.value_of(m.colour);
                return sector_value(view, m.site, view.asks == Verb::site ? most_held(view) : kNoColour);
            });
        case Verb::bid:
            if (top.step != "auction") break;
            if (automatic.bid_zero && !holds_one_of(view, top.cards)) return Move::bid(0);
            return standing_bid(top.cards, legal.front(), automatic);
        default: break;
    }
    return {};
}

namespace {

struct AnswerRow {
    std::string_view key;
    Wording title, what;  // which question is answered, and how
    bool Automatic::*member;
};
constexpr std::array<AnswerRow, 7> kAnswerRows{{
    {"award", say::tie, say::tie_answer, &Automatic::award},
    {"save", say::saving, say::saving_answer, &Automatic::save},
    {"when-won", say::won_card, say::won_card_answer, &Automatic::when_won},
    {"dead-tree", say::dead_tree, say::dead_tree_answer, &Automatic::dead_tree},
    {"inactive", say::out_of_turn, say::out_of_turn_answer, &Automatic::inactive},
    {"discard", say::discarding, say::discarding_answer, &Automatic::discard},
    {"bid-zero", say::not_held, say::not_held_answer, &Automatic::bid_zero},
}};
constexpr std::string_view kAnswerForMe = "answered";
constexpr std::array<std::int32_t, 6> kStandingBids{0, 1, 2, 3, 5, 8};  // the values that a standing bid can have

std::string bid_key(Colour colour) { return "bid-" + std::string(colour_name(colour)); }

}  // namespace

std::vector<OptionSpec> Rise::automatic_specs() {
    std::vector<OptionSpec> specs;
    for (const AnswerRow& row : kAnswerRows)
        specs.push_back({std::string(row.key),
                         row.title.text(),
                         row.what.text(),
                         std::string(Automatic{}.*row.member ? kAnswerForMe : kAsk),
                         {{std::string(kAsk), say::always_ask()}, {std::string(kAnswerForMe), say::answer_for_me()}}});
    for (const Colour colour : kAllColours) {
        OptionSpec& spec = specs.emplace_back();
        spec.key = bid_key(colour);
        spec.title = say::when_auctioned(colour_name(colour));
        spec.hint = say::standing_bid();
        spec.fallback = kAsk;
        spec.menu.push_back({std::string(kAsk), say::always_ask()});
        for (const std::int32_t bid : kStandingBids) spec.menu.push_back({std::to_string(bid), say::bid(bid)});
    }
    return specs;
}

std::optional<Move> Rise::automatic_answer(const View& view, const std::vector<Entry<Move>>& legal,
                                           const AutomaticAnswers& answers) {
    Automatic automatic;
    for (const AnswerRow& row : kAnswerRows) automatic.*row.member = answers.of(row.key) == kAnswerForMe;
    for (const Colour colour : kAllColours)
        for (const std::int32_t bid : kStandingBids)
            if (answers.of(bid_key(colour)) == std::to_string(bid))
                automatic.bid[static_cast<std::size_t>(colour)] = bid;
    return rise::automatic_answer(view, legal, automatic);
}

}  // namespace orrery::rise
