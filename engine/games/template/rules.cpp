// The rules of Nim in the order of its rulings: start, what is asked, what is legal, what a move does, how it ended.
// Integers only; luck only from `chance`; `why_not` speaks of what `legal` and `further` leave out.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/list.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(index(seat)); }

Seat left_of(const Position& position, Seat seat) { return seat_at((index(seat) + 1) % position.seats); }

Seat first_asked(const Position& position) { return left_of(position, position.turn); }

std::int32_t& stones(Position& position, Pile pile) {
    return pile == Pile::heap ? position.heap : position.pile[static_cast<std::size_t>(pile)];
}
std::int32_t stones(const Position& position, Pile pile) {
    return pile == Pile::heap ? position.heap : position.pile[static_cast<std::size_t>(pile)];
}

bool has_sides(const Position& position) { return position.revision >= kSides; }

constexpr std::array<Pile, kPiles + 1> kPlaces{Pile::a, Pile::b, Pile::c, Pile::heap};

std::int32_t most_to_take(const Position& position) { return std::min(position.options.most, position.heap); }

bool is_between(std::int32_t number, std::int32_t low, std::int32_t high) { return low <= number && number <= high; }

// Who hears what happens, if anybody listens.
struct Listener {
    std::vector<Event>* events;
    void operator()(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
};

// ---- Bids (R2, R3, R8)

SeatSet owing_bids(const Position& position) {
    SeatSet owing;
    for (int k = 0; k < position.seats; ++k)
        if (position.bid[slot(seat_at(k))] < 0) owing.add(seat_at(k));
    return owing;
}

Seat choose_first(const Position& position, Chance& chance) {
    FixedList<Seat, kMostSeats> highest;
    std::int32_t best = -1;
    for (int k = 0; k < position.seats; ++k) {
        const std::int32_t bid = position.bid[slot(seat_at(k))];
        if (bid > best) highest.clear();
        if (bid >= best) highest.push_back(seat_at(k));
        best = std::max(best, bid);
    }
    return highest.size() == 1 ? highest[0] : highest[chance.below(static_cast<std::uint32_t>(highest.size()))];
}

void apply_bid(Position& position, const Move& move, Chance& chance, const Listener& told) {
    told({.kind = Event::Kind::bid, .seat = position.turn, .number = move.number, .to = move.to});
    position.bid[slot(position.turn)] = move.number;
    position.stake[slot(position.turn)] = move.to;
    if (!owing_bids(position).empty()) {
        position.turn = left_of(position, position.turn);
        return;
    }
    for (int k = 0; k < position.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        told({.kind = Event::Kind::opened, .seat = seat_at(k), .number = position.bid[s], .to = position.stake[s]});
    }
    position.phase = Phase::turn;
    position.turn = choose_first(position, chance);
    const std::size_t first = slot(position.turn);
    const Pile pile = position.stake[first];
    told({.kind = Event::Kind::first, .seat = position.turn, .number = position.bid[first], .to = pile});
    if (pile != Pile::none) stones(position, pile) += position.bid[first];
}

// ---- Turns (R4-R6, R9)

void apply_take(Position& position, std::int32_t number, const Listener& told) {
    position.heap -= number;
    told({.kind = Event::Kind::take, .seat = position.turn, .number = position.heap});
    if (position.heap > 0) {
        position.turn = left_of(position, position.turn);
    } else {
        position.last = std::exchange(position.turn, kSpectator);
        position.phase = Phase::over;
    }
}

void apply_show(Position& position, const Listener& told) {
    told({.kind = Event::Kind::show, .seat = position.turn, .number = position.token[slot(position.turn)]});
    position.shown[slot(position.turn)] = true;
    position.turn = left_of(position, position.turn);
}

void apply_shift(Position& position, const Move& move, const Listener& told) {
    told({.kind = Event::Kind::shift, .seat = position.turn, .number = move.number, .from = move.from, .to = move.to});
    position.shifted[slot(position.turn)] = true;
    stones(position, move.from) -= move.number;
    stones(position, move.to) += move.number;
    if (stones(position, move.from) == 0) {
        position.phase = Phase::contest;
        position.asked = first_asked(position);
    } else {
        position.turn = left_of(position, position.turn);
    }
}

// ---- Whether an emptied pile is contested: asked of the others, within the turn (R10)

void end_contest(Position& position) {
    position.phase = Phase::turn;
    position.asked = kSpectator;
    position.turn = left_of(position, position.turn);
}

void apply_let(Position& position, const Listener& told) {
    told({.kind = Event::Kind::let, .seat = position.asked});
    position.asked = left_of(position, position.asked);
    if (position.asked != position.turn) return;
    told({.kind = Event::Kind::gain, .seat = position.turn, .number = kEmptied});
    position.points[slot(position.turn)] += kEmptied;
    end_contest(position);
}

void apply_contest(Position& position, const Listener& told) {
    told({.kind = Event::Kind::contest, .seat = position.asked});
    position.points[slot(position.asked)] -= 1;
    end_contest(position);
}

}  // namespace

GameInfo Nim::info() {
    return {.id = "nim",
            .title = "Nim with sealed bids",
            .tagline = "The smallest complete game: a template for authors.",
            .min_seats = 2,
            .max_seats = kMostSeats,
            .revision = kPrizes,
            .minutes = 3,
            .credit = "Traditional; this form made for Orrery."};
}

Position Nim::start(const Setup<Options>& setup, Chance& chance) {
    Position position;
    position.options = setup.options;
    position.seats = setup.seats;
    position.revision = setup.revision;
    position.heap = setup.options.stones;
    position.turn = seat_at(0);
    position.stake.fill(Pile::none);
    if (has_sides(position)) position.pile.fill(kPileStones);
    FixedList<std::int32_t, kTokens> bag;  // R1
    for (std::int32_t token = 1; token <= kTokens; ++token) bag.push_back(token);
    chance.shuffle(bag);
    for (int k = 0; k < setup.seats; ++k) {
        position.token[slot(seat_at(k))] = bag.pop_back();
        position.bid[slot(seat_at(k))] = -1;
    }
    return position;
}

Decision Nim::decision(const Position& position) {
    if (position.phase == Phase::over) return {.over = true};
    if (position.phase == Phase::bid)
        return {.secret = true, .seat = position.turn, .owing = owing_bids(position), .node = "bid"};
    const bool is_contest = position.phase == Phase::contest;
    Decision decision{.seat = is_contest ? position.asked : position.turn,
                      .node = is_contest ? "contest" : "turn",
                      .mover = position.turn};
    decision.owing.add(decision.seat);
    return decision;
}

void Nim::legal(const Position& position, Entries& entries) {
    entries.clear();
    if (position.phase == Phase::bid) {
        entries.push_back({{Verb::bid, 0}, 0, kHighestBid});
        if (has_sides(position)) entries.push_back({{Verb::stake, 1}, 1, kHighestBid, true});
    }
    if (position.phase == Phase::contest) entries = {{{Verb::let}}, {{Verb::contest}}};
    if (position.phase != Phase::turn) return;
    entries.push_back({{Verb::take, 1}, 1, most_to_take(position)});
    if (!position.shifted[slot(position.turn)])
        for (const Pile pile : kPlaces)
            if (pile != Pile::heap && stones(position, pile) > 0)
                entries.push_back({{Verb::shift, 0, pile}, 0, 0, true});
    if (!position.shown[slot(position.turn)]) entries.push_back({{Verb::show}});
}

// The pile of a stake; the number of a shift, then where to.
void Nim::further(const Position& position, const Move& prefix, Entries& entries) {
    entries.clear();
    Move move = prefix;
    if (move.verb == Verb::shift && move.number == 0) {
        entries.push_back({with_number(move, 1), 1, stones(position, move.from), true});
        return;
    }
    for (const Pile pile : kPlaces) {
        move.to = pile;
        if (pile != move.from && (pile != Pile::heap || move.verb == Verb::shift)) entries.push_back({move});
    }
}

bool Nim::leads_to(const Move& prefix, const Move& move) {
    const auto fits = [](auto begun, auto whole, auto open) { return begun == open || begun == whole; };
    return prefix.verb == move.verb && fits(prefix.number, move.number, 0) &&
           fits(prefix.from, move.from, Pile::none) && fits(prefix.to, move.to, Pile::none);
}

// A bid or a stake, and the pile of a stake.
std::vector<std::uint64_t> Nim::sealed_bases(const Position& position) {
    if (!has_sides(position)) return {kHighestBid + 1};
    return {kHighestBid + 1 + kHighestBid, kPiles};
}

Refusal Nim::why_not(const Position& position, const Move& move) {
    const auto refuse = [](const char* ruling, std::string reason) { return Refusal{ruling, std::move(reason)}; };
    const std::string number = std::to_string(move.number);
    const bool is_of_bids = move.verb == Verb::bid || move.verb == Verb::stake,
               is_of_contest = move.verb == Verb::let || move.verb == Verb::contest;
    if (position.phase == Phase::over) return refuse("R6", "The last stone is taken; the match is over.");
    if (position.phase == Phase::bid && !is_of_bids) return refuse("R2", "Bids are asked first.");
    if (position.phase != Phase::bid && is_of_bids) return refuse("R2", "The bids are made already.");
    if (position.phase == Phase::contest && !is_of_contest)
        return refuse("R10", "A pile is emptied; answer let or contest first.");
    switch (move.verb) {
        case Verb::bid: return refuse("R2", "A bid is 0 to 3, not " + number + ".");
        case Verb::stake:
            if (!has_sides(position)) return refuse("R8", "This match is of revision 1, which has no stakes.");
            return refuse("R8", "A stake is 1 to 3 on a pile, not " + number + ".");
        case Verb::take:
            return refuse("R4", "You may take 1 to " + std::to_string(most_to_take(position)) + " of the " +
                                    std::to_string(position.heap) + " stones, not " + number + ".");
        case Verb::shift: {
            if (!has_sides(position)) return refuse("R9", "This match is of revision 1, which has no piles.");
            if (position.shifted[slot(position.turn)])
                return refuse("R9", "You have shifted already; that works once.");
            if (move.to == move.from) return refuse("R9", "The stones go to another pile or to the heap.");
            const std::int32_t held = move.from == Pile::heap ? 0 : stones(position, move.from);
            return refuse("R9", "That pile has " + std::to_string(held) + " stones to shift, not " + number + ".");
        }
        case Verb::show: return refuse("R5", "Your token is shown already, and that works once.");
        case Verb::let:
        case Verb::contest: return refuse("R10", "No pile has been emptied in this turn.");
    }
    return refuse(kNotation, "There is no such move.");
}

void Nim::apply(Position& position, const Move& move, Chance& chance, std::vector<Event>* events) {
    const Listener told{events};
    switch (move.verb) {
        case Verb::bid:
        case Verb::stake: return apply_bid(position, move, chance, told);
        case Verb::take: return apply_take(position, move.number, told);
        case Verb::shift: return apply_shift(position, move, told);
        case Verb::show: return apply_show(position, told);
        case Verb::let: return apply_let(position, told);
        case Verb::contest: return apply_contest(position, told);
    }
}

// While the match runs, tokens are secret and bids may be: only what everybody sees counts.
Result Nim::result(const Position& position) {
    Result result;
    const bool over = position.phase == Phase::over;
    if (over) result.cause = "last stone";
    for (int k = 0; k < position.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        if (position.phase != Phase::bid) result.score[s] += position.points[s] - position.bid[s];
        if (over || position.shown[s]) result.score[s] += position.token[s];
        if (position.last == seat_at(k)) result.score[s] += position.options.prize;  // R6
    }
    for (int k = 0; k < position.seats; ++k) {  // R7
        const std::size_t s = slot(seat_at(k));
        std::int8_t better = 0;
        for (int other = 0; other < position.seats; ++other)
            if (result.score[slot(seat_at(other))] > result.score[s]) ++better;
        result.rank[s] = static_cast<std::int8_t>(better + 1);
    }
    return result;
}

bool Nim::is_sound(const Position& position) {
    if (!is_between(position.seats, 2, kMostSeats)) return false;
    const std::int32_t added = has_sides(position) ? kPiles * kPileStones + kHighestBid : 0;
    if (!is_between(position.heap, 0, position.options.stones + added)) return false;
    for (const std::int32_t stones : position.pile)
        if (!is_between(stones, 0, added)) return false;
    if ((position.phase == Phase::contest) != (position.asked != kSpectator)) return false;
    if (position.asked != kSpectator && (position.asked == position.turn || index(position.asked) >= position.seats))
        return false;
    const bool over = position.phase == Phase::over;
    if (over != (position.heap == 0) || over != (position.last != kSpectator)) return false;
    if (over != (position.turn == kSpectator) || index(position.turn) >= position.seats) return false;
    if ((position.phase == Phase::bid) != !owing_bids(position).empty()) return false;
    unsigned seen = 0;  // every token is out once
    for (int k = 0; k < position.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        if (!is_between(position.token[s], 1, kTokens) || !is_between(position.bid[s], -1, kHighestBid)) return false;
        if (position.stake[s] != Pile::none && !is_between(position.bid[s], 1, kHighestBid)) return false;
        if (((seen >> position.token[s]) & 1u) != 0) return false;
        seen |= 1u << position.token[s];
    }
    return true;
}

}  // namespace orrery::example
