// A round before its turns: draw, bids, rank, picks (section 5, 6.1, 6.2, 8.1, bidding of 8.2).
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

int most_bid(const Open& p, Seat seat) { return std::min(kMostBid, p.player(seat).hand.total()); }

Seat late_bidder(const Open& p) {
    for (int k = 0; k < p.seats; ++k)
        if (p.has(seat_at(k), Tech::signal_intercept)) return seat_at(k);
    return kSpectator;
}

SeatSet owing_bids(const Position& p) {
    SeatSet owing;
    if (p.question.node != Node::bid) return owing;
    for (int k = 0; k < p.seats; ++k)
        if (p.sealed[static_cast<std::size_t>(k)].cards < 0 && seat_at(k) != late_bidder(p)) owing.add(seat_at(k));
    return owing;
}

Seat speaker_of(const Open& p, Seat pair) {
    const Seat ally = p.ally_of(pair);
    return ally != kSpectator && p.bids[slot(ally)].cards > p.bids[slot(pair)].cards ? ally : pair;
}

int bid_of(const Open& p, Seat pair) {
    const Seat ally = p.ally_of(pair);
    return p.bids[slot(pair)].cards + (ally != kSpectator ? p.bids[slot(ally)].cards : 0);
}

int price_of(const Open& p, int place_in_rank) {  // R10
    const std::size_t next = static_cast<std::size_t>(place_in_rank) + 1;
    return next < p.rank.size() ? bid_of(p, p.rank[next]) : 0;
}

bool is_free(const Open& p, int slot) { return p.order[static_cast<std::size_t>(slot - 1)] == kSpectator; }

bool may_take_none(const Open& p, int still_to_take) {  // R13
    return std::popcount(p.lying().bits) < still_to_take;
}

bool plans_name_none(const Open& p) { return std::popcount(p.lying().bits) < p.seats; }

// ---- Bids

namespace {

void open_bid(Play& play, Seat seat, const Bid& bid) {
    play.position.bids[slot(seat)] = bid;
    play.position.player(seat).last_bid = bid.cards;
    play.tell({.kind = Event::bid, .seat = seat, .number = bid.cards});
}

Bid bid_in(const Move& move) { return {static_cast<std::int8_t>(move.number), move.plan}; }

// `bid 0` of an empty hand (R51).
bool bids_nothing(const Open& p, Seat seat) { return !p.options.plans && most_bid(p, seat) == 0; }

// ---- Rank: groups of equal bids from the highest, each settled by dice before the next (R59)

using Group = FixedList<Seat, kSeats>;

void settle_by_dice(Play& play, const Group& tied, Group& settled) {
    if (tied.size() == 1) return settled.push_back(tied[0]);
    PerSeat<int> rolls{};
    for (const Seat seat : tied) {
        rolls[slot(seat)] = static_cast<int>(play.chance.below(6)) + 1;
        play.tell({.kind = Event::roll, .seat = seat, .number = static_cast<std::int16_t>(rolls[slot(seat)])});
    }
    for (int roll = 6; roll >= 1; --roll) {
        Group equal;
        for (const Seat seat : tied)
            if (rolls[slot(seat)] == roll) equal.push_back(seat);
        if (!equal.empty()) settle_by_dice(play, equal, settled);
    }
}

void rank_bids(Play& play) {
    Position& p = play.position;
    p.rank.clear();
    for (int bid = 2 * kMostBid; bid >= 0; --bid) {
        Group equal;
        for (int k = 0; k < p.pairs(); ++k)
            if (bid_of(p, seat_at(k)) == bid) equal.push_back(seat_at(k));
        if (!equal.empty()) settle_by_dice(play, equal, p.rank);
    }
}

}  // namespace

// All bid in secret. The owner of signal-intercept bids after seeing the other bids.
void on_bids(Play& play, Frame& f) {
    enum : Stage { kAsk, kBid, kLateBid };
    Position& p = play.position;
    const Seat late = late_bidder(p);
    switch (f.stage) {
        case kAsk:
            for (int k = 0; k < p.seats; ++k)
                if (bids_nothing(p, seat_at(k)) && seat_at(k) != late) p.sealed[static_cast<std::size_t>(k)].cards = 0;
            break;
        case kBid: p.sealed[slot(f.seat)] = bid_in(play.answer); break;
        case kLateBid: open_bid(play, late, bid_in(play.answer)); return finish(f);
    }
    for (int k = 0; k < p.seats; ++k)
        if (p.sealed[static_cast<std::size_t>(k)].cards < 0 && seat_at(k) != late) {
            f.seat = seat_at(k);
            return void(play.ask(then(f, kBid), Node::bid, f.seat));
        }
    for (int k = 0; k < p.seats; ++k)
        if (seat_at(k) != late) open_bid(play, seat_at(k), p.sealed[static_cast<std::size_t>(k)]);
    p.sealed = {};
    if (late != kSpectator && !bids_nothing(p, late)) return void(play.ask(then(f, kLateBid), Node::late_bid, late));
    if (late != kSpectator) open_bid(play, late, {.cards = 0});
    finish(f);
}

// In rank order, each player chooses a slot and a tile, and pays. For a pair, its speaker does.
void on_picks(Play& play, Frame& f) {
    enum : Stage { kRank, kNext };
    Position& p = play.position;
    if (f.stage == kRank) {
        rank_bids(play);
        p.order.fill(kSpectator);
        then(f, kNext);
    }
    if (static_cast<std::size_t>(f.number) == p.rank.size()) {
        p.active = kSpectator;
        return finish(f);
    }
    p.position = f.number;
    const Seat speaker = speaker_of(p, p.rank[static_cast<std::size_t>(f.number++)]);
    p.active = speaker;
    play.push(Step::pick, speaker);
}

namespace {

void take_slot(Play& play, Seat seat, int slot) {
    play.position.order[static_cast<std::size_t>(slot - 1)] = seat;
    play.tell({.kind = Event::slot, .seat = seat, .number = static_cast<std::int16_t>(slot)});
}

void take_tile(Play& play, Seat seat, Seat drawer) {
    Tile tile = kNoTile;
    if (drawer != kSpectator) tile = std::exchange(play.position.player(drawer).drawn, kNoTile);
    play.position.player(seat).held = tile;
    play.tell({.kind = Event::take, .seat = seat, .other = drawer, .tile = tile});
}

// The paid cards, sorted f, m, e. The first half, rounded up, goes to the drawer of the first tile (R45).
void divide(Play& play, const Frame& f, Cards paid) {
    Position& p = play.position;
    const int first = (paid.total() + 1) / 2;
    for (int part = 0; part < 2; ++part) {
        const Seat drawer = f.taken[static_cast<std::size_t>(part)];
        const bool is_own = drawer == f.seat || drawer == p.ally_of(f.seat);
        const Seat receiver = is_own ? kSpectator : drawer;
        Cards share;
        for (int n = part == 0 ? first : paid.total(); n > 0; --n) {
            const Symbol type = paid.of(Symbol::f) > 0 ? Symbol::f : paid.of(Symbol::m) > 0 ? Symbol::m : Symbol::e;
            paid.add(type, -1);
            share.add(type);
        }
        if (share.empty()) continue;
        if (receiver != kSpectator) p.player(receiver).hand += share;
        play.tell({.kind = Event::share_out, .seat = receiver, .cards = share});
    }
}

void put_in(Play& play, Seat seat, const Cards& paid) {
    if (paid.empty()) return;
    play.position.player(seat).hand -= paid;
    play.tell({.kind = Event::share_in, .seat = seat, .cards = paid});
}

}  // namespace

void on_pick(Play& play, Frame& f) {
    enum : Stage { kSlot, kSlotTaken, kFirstNamed, kTile, kTileTaken, kSplit, kSplitNamed, kPickPaid };
    Position& p = play.position;
    const Seat ally = p.ally_of(f.seat);
    const int price = price_of(p, p.position);
    switch (f.stage) {
        case kSlot: return void(play.ask(then(f, kSlotTaken), Node::slot, f.seat));
        case kSlotTaken:
            f.number = play.answer.number;
            if (ally != kSpectator) return void(play.ask(then(f, kFirstNamed), Node::first, f.seat));
            f.other = f.seat;
            take_slot(play, f.seat, f.number);
            then(f, kTile);
            return;
        case kFirstNamed:
            f.other = play.answer.seat;
            take_slot(play, f.other, f.number);
            take_slot(play, p.ally_of(f.other), f.number + p.seats / 2);
            then(f, kTile);
            return;
        case kTile: {
            const int each = ally == kSpectator ? 1 : 2;
            Question& q = play.ask(then(f, kTileTaken), Node::take, f.seat);
            q.number = static_cast<std::int16_t>(each * (p.pairs() - p.position) - f.amount);
            return;
        }
        case kTileTaken: {
            const bool is_first = f.amount == 0;
            f.taken[static_cast<std::size_t>(f.amount++)] = play.answer.seat;
            take_tile(play, is_first ? f.other : p.ally_of(f.other), play.answer.seat);
            if (ally != kSpectator && is_first) return void(then(f, kTile));
            if (ally != kSpectator) return void(then(f, kSplit));
            finish(f);
            const Seat drawer = f.taken[0];
            return pay(play, f.seat, any_cards(price), drawer == f.seat ? kSpectator : drawer);
        }
        case kSplit: {
            Question& q = play.ask(then(f, kSplitNamed), Node::split, f.seat);
            q.least = static_cast<std::int16_t>(std::max(0, price - p.bids[slot(ally)].cards));
            q.most = static_cast<std::int16_t>(std::min<int>(price, p.bids[slot(f.seat)].cards));
            return;
        }
        case kSplitNamed: {
            f.number = play.answer.number;
            if (price > 0) play.tell({.kind = Event::split, .seat = f.seat, .number = f.number});
            then(f, kPickPaid);
            if (f.number > 0) play.ask(f, Node::pay, f.seat).cost = any_cards(f.number);
            return;
        }
        case kPickPaid: {
            Cards paid = play.answer.cards;
            put_in(play, f.seat, paid);
            if (price > f.number) {
                const Cards rest = payments(p.player(ally).hand, any_cards(price - f.number))[0];
                put_in(play, ally, rest);
                paid += rest;
            }
            finish(f);
            return divide(play, f, paid);
        }
    }
}

// ---- Plans (8.1)

Move planned(const Open& p, const Question& q) {
    const Plan& plan = p.bids[slot(q.seat)].plan;
    Move move;
    switch (q.node) {
        case Node::slot:
            move.verb = Verb::slot;
            for (const std::int8_t wanted : plan.slots)
                if (move.number < 0 && is_free(p, wanted)) move.number = wanted;
            break;
        case Node::first:
            move.verb = Verb::first;
            move.seat = plan.first;
            break;
        case Node::take:
            move.verb = Verb::take;
            for (const Seat wanted : plan.tiles)
                if (wanted == kSpectator ? may_take_none(p, q.number) : p.lying().has(wanted)) {
                    move.seat = wanted;
                    break;
                }
            break;
        default:
            move.verb = Verb::split;
            move.number = q.most;
            break;
    }
    return move;
}

}  // namespace orrery::kardashev
