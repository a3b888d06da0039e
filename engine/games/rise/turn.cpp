// The turn (5.1), the main actions (6.1-6.5), EXECUTE (6.10), and the mulligan of the setup (section 4).
#include <algorithm>

#include "games/rise/play.h"

namespace orrery::rise {

// ---- Mulligan (R5)

void on_mulligan(Play& play, Frame& f) {
    Position& p = play.position;
    if (!bids_are_in(play, then(f, kAnswered))) return;
    bool buried = false;
    for (int i = 0; i < p.seats; ++i) {
        const Seat seat = seat_at(i);
        CardSet chosen;
        int place = 0;
        for (const Card card : p.hand_of(seat))
            if (((p.sealed[static_cast<std::size_t>(i)] >> place++) & 1) != 0) chosen.add(card);
        p.hand_of(seat).drop(chosen);
        for (const Card card : chosen) p.deck.push_back(card);
        for (int n = chosen.size(); n > 0; --n) {
            const Card card = draw_top(play);
            p.table.drop(card);
            p.hand_of(seat).add(card);
        }
        buried = buried || !chosen.empty();
        tell(play, Event::mulligan, seat, chosen.size());
    }
    p.sealed.fill(-1);
    if (buried) shuffle_deck(play);
    p.frames.clear();
    push(play, Step::turn, Seat{0});
}

// ---- The turn

namespace {

enum TurnStage : Stage { kStartOfTurn, kMain, kChosen, kEndOfTurn };

bool pool_is_empty(const Position& p) { return p.pool_size() == 0; }

void end_turn(Play& play, Frame& f) {
    Position& p = play.position;
    const Card active_card = p.active_card(f.you);
    if (active_card != kNoCard && has_kind(active_card, kEnd)) put_gem_on(play, active_card);
    const bool last_seat = index(f.you) == p.seats - 1;
    if (pool_is_empty(p) || (last_seat && p.round == p.rounds)) {
        p.over = true;
        p.frames.clear();
        tell(play, Event::over, kSpectator);
        return;
    }
    refill_market(play);
    if (last_seat) ++p.round;
    p.active = p.after(f.you);
    f.you = p.active;
    then(f, kStartOfTurn);
}

void pick_up(Play& play, Frame& f) {
    Position& p = play.position;
    const Card old_active = p.active_card(f.you);
    const CardSet cards = as_set(p.pile_of(f.you));
    for (const Card card : cards) to_hand(play, f.you, card);
    then(f, kMain);  // asked again; any action is allowed (R7)
    pile_changed(play, f.you, old_active);
}

// The card leaves the market or the pile at once. PILE CHANGE comes before the bids (R15).
void auction_off(Play& play, Card card) {
    Position& p = play.position;
    const Seat seller = p.owner_of_active(card);
    take_out(play, card);
    auction(play, CardSet::of(card), seller);
    if (seller != kSpectator) pile_changed(play, seller, card);
}

void put_on_table(Play& play, Seat you, Card card) {
    take_out(play, card);
    tell_card(play, Event::played, you, card);
}

void take_action(Play& play, Frame& f, const Move& move) {
    const Seat you = f.you;
    switch (move.verb) {
        case Verb::expand:
            put_on_table(play, you, move.card);
            push(play, Step::expand, you, move.card);
            break;
        case Verb::event:
            put_on_table(play, you, move.card);
            push(play, Step::event, you, move.card);
            break;
        case Verb::auction: auction_off(play, move.card); break;
        case Verb::harvest:
            put_on_table(play, you, move.card);
            harvest(play, CardSet::of(move.card), you);
            break;
        default: tell(play, Event::pass, you); break;
    }
}

}  // namespace

void on_turn(Play& play, Frame& f) {
    Position& p = play.position;
    switch (f.stage) {
        case kStartOfTurn: {
            then(f, kMain);
            tell(play, Event::turn, f.you, p.round);
            const Card card = p.active_card(f.you);
            if (card != kNoCard && has_kind(card, kStart)) {
                const Seat you = f.you;
                push(play, Step::start, you, card);
                tell_card(play, Event::trigger, you, card);
            }
            return;
        }
        case kMain: return ask_main(play, then(f, kChosen));
        case kChosen: {
            if (play.answer.verb == Verb::pickup) return pick_up(play, f);
            then(f, kEndOfTurn);
            return take_action(play, f, play.answer);
        }
        default: return end_turn(play, f);
    }
}

// ---- Expand (6.2)

namespace {

// Step 6 of Expand and step 3 of Event: the played card becomes active unless it has gone elsewhere.
void discard_played(Play& play, Frame& f) {
    finish(f);
    if (play.position.table.has(f.card)) to_pile(play, f.you, f.card);
}

}  // namespace

void on_expand(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kPlace, kPlaced, kIncome };
    const Colour colour = colour_of(f.card);
    if (f.stage == kPlace) {
        const bool nothing = p.pool_of(colour) == 0 || places_for(p, colour).empty();
        return nothing ? discard_played(play, f) : ask_place(play, then(f, kPlaced), f.you, colour);  // (R10)
    }
    if (f.stage == kPlaced) {
        f.site = play.answer.site;
        then(f, kIncome);
        const bool explores = !p.galaxy.explored(f.site);
        put_disk(play, colour, f.site);
        if (!explores || p.deck.empty()) return;
        // The card stays on top of the deck; it is face up while it is executed (R12).
        const Card card = p.deck[0];
        const Seat you = f.you;
        reveal(play, card);
        tell_card(play, Event::reveal, you, card);
        return execute(play, card, you);
    }
    // The current value of the sector, no matter who controls it (R11).
    std::int32_t& bank = p.bank_of(f.you);
    const int income = std::min(p.galaxy.at(f.site).value(), kCeiling - bank);
    bank += income;
    tell(play, Event{.kind = Event::income, .seat = f.you, .site = f.site, .amount = income});
    discard_played(play, f);
}

// ---- Event (6.3) and EXECUTE (6.10)

void on_event(Play& play, Frame& f) {
    enum : Stage { kExecute, kDiscard };
    if (f.stage == kDiscard) return discard_played(play, f);
    then(f, kDiscard);
    execute(play, f.card, f.you);
}

bool Position::in_progress(Card card) const {
    for (const Frame& frame : frames)
        if (frame.step == Step::execute && frame.card == card && frame.stage != kFinished) return true;
    return false;
}

void execute(Play& play, Card card, Seat you) {
    if (!has_action(card) || play.position.in_progress(card)) return;  // (R29)
    push(play, Step::execute, you, card);
    tell_card(play, Event::execute, you, card);
}

void execute_set(Play& play, CardSet cards, Seat you) { push(play, Step::execute_set, you).set = cards; }

void on_execute_set(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kOrder, kNext };
    if (f.stage == kNext) {
        const Card card = play.answer.card;
        f.set.drop(card);
        then(f, kOrder);
        const Seat you = f.you;
        return execute(play, card, you);
    }
    CardSet left;
    for (const Card card : f.set& market_set(play))
        if (has_action(card) && !p.in_progress(card)) left.add(card);
    f.set = left;
    ask_cards(play, then(f, kNext), f.you, Verb::next, left);
}

}  // namespace orrery::rise
