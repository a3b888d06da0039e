// Cards between zones: DRAW, BURY, hands and piles with PILE CHANGE (6.9), and who knows what. Once a card lies face
// up, everybody knows it. Only a shuffle and the secret draws end that.
#include "games/rise/play.h"

namespace orrery::rise {

namespace {

int find(const CardList& list, Card card) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == card) return static_cast<int>(i);
    return -1;
}

bool take_from(CardList& list, Card card) {
    const int i = find(list, card);
    if (i >= 0) list.erase_at(static_cast<std::size_t>(i));
    return i >= 0;
}

}  // namespace

Seat Position::owner_of_active(Card card) const {
    for (int i = 0; i < seats; ++i)
        if (active_card(seat_at(i)) == card) return seat_at(i);
    return kSpectator;
}

void reveal(Play& play, Card card) { play.position.known_of(card) = kPublic; }

void turn_up(Play& play, Card card) {
    reveal(play, card);
    tell_card(play, Event::turned_up, kSpectator, card);
}

// From the first look on. While the cards are put back, nobody may see where a publicly known card goes.
void only_you_know(SeatSet& known, Seat you, int seen) {
    if (seen > 1) known = {};
    known.add(you);
}

Card draw_top(Play& play) {
    Position& p = play.position;
    const Card card = p.deck[0];
    p.deck.erase_at(0);
    p.table.add(card);
    return card;
}

void take_out(Play& play, Card card) {
    Position& p = play.position;
    if (!take_from(p.deck, card) && !take_from(p.market, card)) {
        for (int i = 0; i < p.seats; ++i) {
            p.hand[static_cast<std::size_t>(i)].drop(card);
            take_from(p.pile[static_cast<std::size_t>(i)], card);
        }
    }
    p.table.add(card);
    reveal(play, card);
}

void to_hand(Play& play, Seat seat, Card card) {
    Position& p = play.position;
    take_out(play, card);
    p.table.drop(card);
    p.hand_of(seat).add(card);
    tell_card(play, Event::to_hand, seat, card);
}

void to_pile(Play& play, Seat seat, Card card) {
    Position& p = play.position;
    const Card old_active = p.active_card(seat);
    take_out(play, card);
    p.table.drop(card);
    p.pile_of(seat).push_back(card);
    tell_card(play, Event::to_pile, seat, card);
    pile_changed(play, seat, old_active);
}

void bury(Play& play, Card card) {
    Position& p = play.position;
    take_out(play, card);
    p.table.drop(card);
    p.deck.push_back(card);
    tell_card(play, Event::buried, kSpectator, card);
}

void shuffle_deck(Play& play) {
    Position& p = play.position;
    play.chance.shuffle(p.deck);
    for (const Card card : p.deck) p.known_of(card) = {};
    tell(play, Event::shuffle, kSpectator);
}

void refill_market(Play& play) {
    Position& p = play.position;
    while (p.market.size() < p.options.market && !p.deck.empty()) {
        const Card card = draw_top(play);
        p.table.drop(card);
        reveal(play, card);
        p.market.push_back(card);
        tell_card(play, Event::to_market, kSpectator, card);
    }
}

void pile_changed(Play& play, Seat owner, Card old_active) {
    Position& p = play.position;
    if (old_active == kNoCard || p.active_card(owner) == old_active || !has_kind(old_active, kInactive)) return;
    const int gems = p.gems_of(old_active);
    if (gems == 0) return;
    p.gems_of(old_active) = 0;  // the gems leave the card; the frame keeps them
    push(play, Step::inactive, owner, old_active).amount = gems;
    tell_card(play, Event::trigger, owner, old_active);
}

// ---- A block of cards from hand to pile (Dark Ages, Monoculture): one PILE CHANGE at its end (R43)

void discard_block(Play& play, Seat you, Colour colour) { push(play, Step::discard, you).colour = colour; }

void on_discard(Play& play, Frame& f) {
    Position& p = play.position;
    if (f.stage == kAnswered) {
        take_out(play, play.answer.card);
        p.block.push_back(play.answer.card);
    }
    const CardSet rest = f.colour == kNoColour ? p.hand_of(f.you) : p.hand_of(f.you) & CardSet::of(f.colour);
    if (!rest.empty()) return ask_hidden(play, then(f, kAnswered), f.you, Verb::discard);
    finish(f);
    const Card old_active = p.active_card(f.you);
    while (!p.block.empty()) {
        const Card card = p.block[0];
        p.block.erase_at(0);
        p.table.drop(card);
        p.pile_of(f.you).push_back(card);
        tell_card(play, Event::to_pile, f.you, card);
    }
    pile_changed(play, f.you, old_active);
}

}  // namespace orrery::rise
