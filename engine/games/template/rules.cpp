// The rules of Nim in the order of its rulings: start, what is asked, what a move does, how it ends. They use integers
// only, and take luck only from `chance`. verbs.cpp says what is legal.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/list.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

Seat left_of(const Position& position, Seat seat) { return seat_at((index(seat) + 1) % position.seats); }

Seat first_asked(const Position& position) { return left_of(position, position.turn); }

std::int32_t& stones(Position& position, Pile pile) {
    return pile == Pile::heap ? position.heap : position.pile[static_cast<std::size_t>(pile)];
}

bool is_between(std::int32_t number, std::int32_t low, std::int32_t high) { return low <= number && number <= high; }

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

// ---- The flow (core/flow.h): carries out moves, and says who is asked in between

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};        // the answer to the question of the innermost frame
    Listener listener{};  // who hears what happens, if anybody does
    bool asks = false;

    auto& frames() { return position.frames; }
    bool is_over() const { return position.phase == Phase::over; }
    bool is_asking() const { return asks; }
    bool find_only(Move&) const { return false; }  // these rules ask even if there is only one answer
    void accept(const Move& move) { asks = false, answer = move; }
    void resume(Frame& frame);

    void ask(Phase what) { position.phase = what, asks = true; }
    void tell(const Event& event) { listener.hear(event, position); }
};

// Opens the bids. The highest has the first turn, and its stake is added to its pile.
void open_bids(Play& play) {
    Position& p = play.position;
    p.phase = Phase::turn;
    for (int k = 0; k < p.seats; ++k) {
        const std::size_t s = slot(seat_at(k));
        play.tell({.kind = Event::Kind::opened, .seat = seat_at(k), .number = p.bid[s], .to = p.stake[s]});
    }
    p.turn = choose_first(p, play.chance);
    const std::size_t first = slot(p.turn);
    const Pile pile = p.stake[first];
    if (pile != Pile::none) stones(p, pile) += p.bid[first];
    play.tell({.kind = Event::Kind::first, .seat = p.turn, .number = p.bid[first], .to = pile});
}

// All owe a bid, in seat order. Then turns begin (R2, R3, R8).
void on_bids(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kAsk, kBid };
    if (f.stage == kBid) {
        p.bid[slot(p.turn)] = play.answer.number;
        p.stake[slot(p.turn)] = play.answer.to;
        play.tell({.kind = Event::Kind::bid, .seat = p.turn, .number = play.answer.number, .to = play.answer.to});
    }
    p.turn = first_owing(owing_bids(p), seat_at(0), p.seats);
    then(f, kBid);
    if (p.turn != kSpectator) return play.ask(Phase::bid);
    open_bids(play);
    f = {Step::turn};
}

// R4-R6
void take(Play& play) {
    Position& p = play.position;
    const Seat taker = p.turn;
    p.heap -= play.answer.number;
    if (p.heap == 0) {
        p.last = std::exchange(p.turn, kSpectator);
        p.phase = Phase::over;
        p.frames.clear();
    }
    play.tell({.kind = Event::Kind::take, .seat = taker, .number = p.heap});
}

void show(Play& play) {
    Position& p = play.position;
    p.shown[slot(p.turn)] = true;
    play.tell({.kind = Event::Kind::show, .seat = p.turn, .number = p.token[slot(p.turn)]});
}

// R9. A pile that is emptied may be contested within the turn.
void shift(Play& play) {
    Position& p = play.position;
    const Move& move = play.answer;
    p.shifted[slot(p.turn)] = true;
    stones(p, move.from) -= move.number;
    stones(p, move.to) += move.number;
    play.tell({.kind = Event::Kind::shift, .seat = p.turn, .number = move.number, .from = move.from, .to = move.to});
    if (stones(p, move.from) == 0) p.frames.push_back({.step = Step::contest, .next = first_asked(p)});
}

void on_turn(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kAsk, kMove, kNext };
    switch (f.stage) {
        case kAsk: then(f, kMove); return play.ask(Phase::turn);
        case kMove:
            then(f, kNext);
            if (play.answer.verb == Verb::take) return take(play);
            return play.answer.verb == Verb::show ? show(play) : shift(play);
        default: p.turn = left_of(p, p.turn), then(f, kAsk);
    }
}

// Asks the other seats one after the other until one of them contests (R10).
void on_contest(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kAsk, kAnswer };
    const Seat asked = std::exchange(p.asked, kSpectator);
    if (f.stage == kAnswer) {
        const bool contests = play.answer.verb == Verb::contest;
        if (contests) p.points[slot(asked)] -= 1;
        play.tell({.kind = contests ? Event::Kind::contest : Event::Kind::let, .seat = asked});
        if (contests) return finish(f);
        f.next = left_of(p, asked);
    }
    if (f.next != p.turn) {
        p.asked = f.next, then(f, kAnswer);
        return play.ask(Phase::contest);
    }
    finish(f);
    p.points[slot(p.turn)] += kEmptied;
    play.tell({.kind = Event::Kind::gain, .seat = p.turn, .number = kEmptied});
}

void Play::resume(Frame& frame) {
    switch (frame.step) {
        case Step::bids: return on_bids(*this, frame);
        case Step::turn: return on_turn(*this, frame);
        case Step::contest: return on_contest(*this, frame);
    }
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
    position.stake.fill(Pile::none);
    if (has_sides(position)) position.pile.fill(kPileStones);
    FixedList<std::int32_t, kTokens> bag;  // R1
    for (std::int32_t token = 1; token <= kTokens; ++token) bag.push_back(token);
    chance.shuffle(bag);
    for (int k = 0; k < setup.seats; ++k) {
        position.token[slot(seat_at(k))] = bag.pop_back();
        position.bid[slot(seat_at(k))] = -1;
    }
    position.frames.push_back({Step::bids});
    Play play{position, chance, {}};
    resolve(play);
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

void Nim::apply(Position& position, const Move& move, Chance& chance, const Listener& listener) {
    Play play{position, chance, move, listener};
    play.resume(position.frames.back());
    resolve(play);
}

// During the match, tokens are secret, and bids may be secret. So only what everybody sees counts.
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
    if (position.frames.size() != (position.phase == Phase::over ? 0u : position.phase == Phase::contest ? 2u : 1u))
        return false;
    if (position.asked != kSpectator && (position.asked == position.turn || index(position.asked) >= position.seats))
        return false;
    const bool over = position.phase == Phase::over;
    if (over != (position.heap == 0) || over != (position.last != kSpectator)) return false;
    if (over != (position.turn == kSpectator) || index(position.turn) >= position.seats) return false;
    if ((position.phase == Phase::bid) != !owing_bids(position).empty()) return false;
    unsigned seen = 0;  // each token is dealt only once
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
