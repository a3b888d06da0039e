// The rules of Nim in the order of its rulings: start, what is asked, what is legal, what a move does, how it ended.
// Integers only; luck only from `chance`; `why_not` speaks of what `legal` leaves out.
#include <algorithm>
#include <utility>

#include "core/list.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(index(seat)); }

Seat left_of(const Position& position, Seat seat) { return seat_at((index(seat) + 1) % position.seats); }

std::int32_t most_to_take(const Position& position) { return std::min(position.options.most, position.heap); }

bool is_between(std::int32_t number, std::int32_t low, std::int32_t high) { return low <= number && number <= high; }

// Who hears what happens, if anybody listens.
struct Listener {
    std::vector<Event>* events;
    void operator()(Event::Kind kind, Seat seat, std::int32_t number) const {
        if (events != nullptr) events->push_back({kind, seat, number});
    }
};

// ---- Bids (R2, R3)

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

void apply_bid(Position& position, std::int32_t number, Chance& chance, const Listener& told) {
    told(Event::Kind::bid, position.turn, number);
    position.bid[slot(position.turn)] = number;
    if (!owing_bids(position).empty()) {
        position.turn = left_of(position, position.turn);
    } else {
        position.phase = Phase::turn;
        for (int k = 0; k < position.seats; ++k) told(Event::Kind::opened, seat_at(k), position.bid[slot(seat_at(k))]);
        position.turn = choose_first(position, chance);
    }
}

// ---- Turns (R4-R6)

void apply_take(Position& position, std::int32_t number, const Listener& told) {
    position.heap -= number;
    told(Event::Kind::take, position.turn, position.heap);
    if (position.heap > 0) {
        position.turn = left_of(position, position.turn);
    } else {
        position.last = std::exchange(position.turn, kSpectator);
        position.phase = Phase::over;
    }
}

void apply_show(Position& position, const Listener& told) {
    told(Event::Kind::show, position.turn, position.token[slot(position.turn)]);
    position.shown[slot(position.turn)] = true;
    position.turn = left_of(position, position.turn);
}

}  // namespace

GameInfo Nim::info() {
    return {.id = "nim",
            .title = "Nim with sealed bids",
            .tagline = "The smallest complete game: a template for authors.",
            .min_seats = 2,
            .max_seats = kMostSeats,
            .revision = 1,
            .minutes = 3,
            .credit = "Traditional; this form made for Orrery."};
}

Position Nim::start(const Setup<Options>& setup, Chance& chance) {
    Position position;
    position.options = setup.options;
    position.seats = setup.seats;
    position.heap = setup.options.stones;
    position.turn = seat_at(0);
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
    Decision decision{.seat = position.turn, .node = "turn", .mover = position.turn};
    decision.owing.add(position.turn);
    return decision;
}

void Nim::legal(const Position& position, Entries& entries) {
    entries.clear();
    if (position.phase == Phase::bid) entries.push_back({{Verb::bid, 0}, 0, kHighestBid});
    if (position.phase != Phase::turn) return;
    entries.push_back({{Verb::take, 1}, 1, most_to_take(position)});
    if (!position.shown[slot(position.turn)]) entries.push_back({{Verb::show, 0}, 0, 0});
}

Refusal Nim::why_not(const Position& position, const Move& move) {
    const auto refuse = [](const char* ruling, std::string reason) { return Refusal{ruling, std::move(reason)}; };
    if (position.phase == Phase::over) return refuse("R6", "The last stone is taken; the match is over.");
    const bool bidding = position.phase == Phase::bid;
    if (bidding != (move.verb == Verb::bid))
        return refuse("R2", bidding ? "Bids are asked first." : "The bids are made already.");
    switch (move.verb) {
        case Verb::bid: return refuse("R2", "A bid is 0 to 3, not " + std::to_string(move.number) + ".");
        case Verb::take:
            return refuse("R4", "You may take 1 to " + std::to_string(most_to_take(position)) + " of the " +
                                    std::to_string(position.heap) + " stones, not " + std::to_string(move.number) +
                                    ".");
        case Verb::show: return refuse("R5", "Your token is shown already, and that works once.");
    }
    return refuse(kNotation, "There is no such move.");
}

void Nim::apply(Position& position, const Move& move, Chance& chance, std::vector<Event>* events) {
    const Listener told{events};
    switch (move.verb) {
        case Verb::bid: return apply_bid(position, move.number, chance, told);
        case Verb::take: return apply_take(position, move.number, told);
        case Verb::show: return apply_show(position, told);
    }
}

// While the match runs, tokens are secret and bids may be: only what everybody sees counts.
Result Nim::result(const Position& position) {
    Result result;
    const bool over = position.phase == Phase::over;
    if (over) result.cause = "last stone";
    for (int k = 0; k < position.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        if (position.phase != Phase::bid) result.score[s] -= position.bid[s];
        if (over || position.shown[s]) result.score[s] += position.token[s];
        if (position.last == seat_at(k)) result.score[s] += kLastStone;  // R6
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
    if (!is_between(position.heap, 0, position.options.stones)) return false;
    const bool over = position.phase == Phase::over;
    if (over != (position.heap == 0) || over != (position.last != kSpectator)) return false;
    if (over != (position.turn == kSpectator) || index(position.turn) >= position.seats) return false;
    if ((position.phase == Phase::bid) != !owing_bids(position).empty()) return false;
    unsigned seen = 0;  // every token is out once
    for (int k = 0; k < position.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        if (!is_between(position.token[s], 1, kTokens) || !is_between(position.bid[s], -1, kHighestBid)) return false;
        if (((seen >> position.token[s]) & 1u) != 0) return false;
        seen |= 1u << position.token[s];
    }
    return true;
}

Move Nim::with_number(const Move& move, int number) { return {move.verb, number}; }

}  // namespace orrery::example
