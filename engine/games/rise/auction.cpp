// AUCTION (6.11): secret bids, ties, who pays whom, and the triggers "when won".
#include <algorithm>

#include "games/rise/play.h"

namespace orrery::rise {

namespace {

SeatSet highest_bidders(const Position& p) {
    const std::int32_t most = *std::max_element(p.sealed.begin(), p.sealed.end());
    SeatSet tied;
    for (int i = 0; i < p.seats; ++i)
        if (p.sealed[static_cast<std::size_t>(i)] == most) tied.add(seat_at(i));
    return tied;
}

}  // namespace

void auction(Play& play, CardSet lot, Seat seller, int extra) {
    Frame& frame = push(play, Step::auction, play.position.active);
    frame.set = lot;
    frame.other = seller;
    frame.extra = extra;
    for (const Card card : lot) tell(play, Event{.kind = Event::lot, .other = seller, .card = card});
}

void on_auction(Play& play, Frame& f) {
    enum : Stage { kOpen, kBids, kAwarded };
    Position& p = play.position;
    if (f.stage == kOpen) {
        begin_bids(play);
        then(f, kBids);
    }
    if (f.stage == kBids) {
        if (!bids_are_in(play, f)) return;
        // Also if all bids are 0 (R17).
        return ask_player(play, then(f, kAwarded), p.active, Verb::award, highest_bidders(p));
    }
    assert(f.stage == kAwarded);
    const Seat winner = play.answer.player;
    const int bid = p.sealed[static_cast<std::size_t>(winner)];
    p.sealed.fill(-1);
    finish(f);
    tell(play, Event::win, winner, bid);
    pay(play, winner, bid, receiver_of(f.other, winner, p.active));
    CardSet triggers;
    for (const Card card : f.set) {
        to_hand(play, winner, card);
        if (has_kind(card, kWon)) triggers.add(card);
    }
    if (f.extra > 0) gain(play, winner, f.extra);
    if (triggers.empty()) return;
    Frame& won = push(play, Step::won_all, winner);
    won.set = triggers;
    won.amount = bid;
}

// Triggers of several cards at the same time, in the order that their resolver chooses (R28).
void on_triggers(Play& play, Frame& f) {
    enum : Stage { kOrder, kNext };
    if (f.stage == kNext) {
        const Card card = play.answer.card;
        f.set.drop(card);
        then(f, kOrder);
        const Step step = f.step == Step::won_all ? Step::won : Step::harvested;
        const Seat you = f.you;
        const int amount = f.amount;
        push(play, step, you, card).amount = amount;
        tell_card(play, Event::trigger, you, card);
        return;
    }
    ask_cards(play, then(f, kNext), f.you, Verb::next, f.set);
}

}  // namespace orrery::rise
