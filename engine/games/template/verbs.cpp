// The legal answers in Nim. Each verb is a row: how it is written, its purpose, the question that it answers, its
// condition, and its steps. Each step has one rule: which values it may have, and why any other value is refused. The
// legal list, refusals and notation follow from the rows (core/verbs.h).
#include "core/verbs.h"

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/set_of.h"
#include "core/words.h"
#include "games/template/template.h"
#include "generated/template/say.h"

namespace orrery::example {
namespace {

using Piles = SetOf<Pile>;
constexpr Piles kSidePiles = Piles::of(Pile::a, Pile::b, Pile::c);
constexpr Piles kPlaces = Piles::of(Pile::a, Pile::b, Pile::c, Pile::heap);

// ---- What is legal, and why anything else is refused

constexpr auto bids = [](const Position&, const Move&, auto& number) {  // R2
    number.only(Numbers{0, kHighestBid}, "R2", say::bid_is_from_to);
};

constexpr auto may_stake = [](const Position& p, auto& check) {  // R8
    check.that(has_sides(p), "R8", say::no_stakes_then);
};
constexpr auto stakes = [](const Position&, const Move&, auto& number) {
    number.only(Numbers{1, kHighestBid}, "R8", say::stake_is_from_to);
};
constexpr auto staked_piles = [](const Position&, const Move&, auto& pile) {
    pile.only(kSidePiles, "R8", say::stake_on_pile);
};

constexpr auto stones_to_take = [](const Position& p, const Move&, auto& number) {  // R4
    const std::int32_t most = std::min(p.options.most, p.heap);
    number.only(Numbers{1, most}, "R4", [&p, most](int n) { return say::take_from_to(most, p.heap, n); });
};

constexpr auto may_shift = [](const Position& p, auto& check) {  // R9
    check.that(has_sides(p), "R9", say::no_piles_then);
    check.that(!p.shifted[slot(p.turn)], "R9", say::shifted_already);
};
constexpr auto piles_to_shift = [](const Position& p, const Move&, auto& pile) {
    Piles filled;
    for (const Pile one : kSidePiles)
        if (stones(p, one) > 0) filled.add(one);
    pile.only(kSidePiles, "R9", say::shift_from_pile);
    pile.leads_on(filled);
};
constexpr auto stones_to_shift = [](const Position& p, const Move& move, auto& number) {
    const std::int32_t held = stones(p, move.from);
    number.only(Numbers{1, held}, "R9", [held](int n) { return say::stones_to_shift(held, n); });
};
constexpr auto places_to_shift_to = [](const Position&, const Move& move, auto& pile) {
    pile.only(kPlaces - Piles::of(move.from), "R9", say::shift_to_other);
};

constexpr auto may_show = [](const Position& p, auto& check) {  // R5
    check.that(!p.shown[slot(p.turn)], "R5", say::shown_already);
};

// ---- How a step is read and printed

bool read_number(std::string_view text, Move& move) {
    const auto number = whole_number(text, 0, std::numeric_limits<std::int32_t>::max());
    move.number = static_cast<std::int32_t>(number.value_or(0));
    return number.has_value();
}
std::string print_number(const Move& move) { return std::to_string(move.number); }
std::string print_stones(const Move& move) { return move.number > 0 ? print_number(move) : ""; }

template <Pile Move::*kMember>
bool read_place(std::string_view text, Move& move) {
    const std::optional<Pile> pile = read_pile(text);
    if (pile) move.*kMember = *pile;
    return pile.has_value();
}
template <Pile Move::*kMember>
bool read_side(std::string_view text, Move& move) {
    return read_place<kMember>(text, move) && move.*kMember != Pile::heap;
}
template <Pile Move::*kMember>
std::string print_pile(const Move& move) {
    return move.*kMember != Pile::none ? std::string(token(move.*kMember)) : "";
}

// ---- The verbs, in the order of the legal list

constexpr auto kBid = step<&Move::number, Numbers, Position>(bids, {say::a_number, read_number, print_number});
constexpr auto kStake =
    step<&Move::number, Numbers, Position>(stakes, {say::number_of_stones, read_number, print_stones});
constexpr auto kStakedOn =
    step<&Move::to, Piles, Position>(staked_piles, {say::pile_letter, read_side<&Move::to>, print_pile<&Move::to>});
constexpr auto kTaken =
    step<&Move::number, Numbers, Position>(stones_to_take, {say::a_number, read_number, print_number});
constexpr auto kFrom = step<&Move::from, Piles, Position>(
    piles_to_shift, {say::pile_letter, read_side<&Move::from>, print_pile<&Move::from>});
constexpr auto kShifted =
    step<&Move::number, Numbers, Position>(stones_to_shift, {say::number_of_stones, read_number, print_stones});
constexpr auto kTo = step<&Move::to, Piles, Position>(
    places_to_shift_to, {say::pile_or_heap, read_place<&Move::to>, print_pile<&Move::to>});

struct Row : VerbRow<Position, Move, Phase> {
    Wording meaning{};  // for people; empty: it depends on the view
};
constexpr Row kRows[] = {
    {{Verb::bid, "bid", Phase::bid, {}, {&kBid}}, say::bid_means},
    {{Verb::stake, "stake", Phase::bid, may_stake, {&kStake, &kStakedOn}}, say::stake_means},
    {{Verb::take, "take", Phase::turn, {}, {&kTaken}}},
    {{Verb::shift, "shift", Phase::turn, may_shift, {&kFrom, &kShifted, &kTo}}, say::shift_means},
    {{Verb::show, "show", Phase::turn, may_show}, say::show_means},
    {{Verb::let, "let", Phase::contest}, say::let_means},
    {{Verb::contest, "contest", Phase::contest}, say::contest_means},
};
constexpr VerbTable<kRows> kVerbs({"bid 2", "take 1"});

// A move that answers another question.
Refusal not_asked(Phase asked, Phase answered) {
    if (asked == Phase::over) return {"R6", say::last_is_taken()};
    if (asked == Phase::bid) return {"R2", say::bid_before()};
    if (answered == Phase::bid) return {"R2", say::bids_are_in()};
    if (asked == Phase::contest) return {"R10", say::pile_was_emptied()};
    return {"R10", say::no_pile_emptied()};
}

}  // namespace

void Nim::legal(const Position& position, Entries& entries) {
    entries.clear();
    kVerbs.list(position, position.phase, entries);
}

void Nim::further(const Position& position, const Move& prefix, Entries& entries) {
    entries.clear();
    kVerbs.further(position, prefix, entries);
}

bool Nim::leads_to(const Move& prefix, const Move& move) { return kVerbs.leads_to(prefix, move); }

Refusal Nim::why_not(const Position& position, const Move& move) {
    const Row* row = kVerbs.form(move.verb);
    if (row == nullptr) return {kNotation, say::no_such_move()};
    if (row->question != position.phase) return not_asked(position.phase, row->question);
    return kVerbs.against(*row, position, move).value_or(Refusal{kNotation, say::no_such_move()});
}

// A bid or a stake, then the pile of a stake.
std::vector<std::uint64_t> Nim::sealed_bases(const Position& position) {
    if (!has_sides(position)) return {kHighestBid + 1};
    return {kHighestBid + 1 + kHighestBid, kPiles};
}

std::string Nim::print(const Move& move) { return kVerbs.print(move); }
Expected<Move> Nim::parse(std::string_view line) { return kVerbs.parse(line); }
std::optional<Move> Nim::begun(std::string_view line) { return kVerbs.begun(line); }

std::string meaning_of(std::string_view verb) {
    const Row* row = kVerbs.form(verb);
    return row != nullptr ? row->meaning.text() : std::string();
}

}  // namespace orrery::example
