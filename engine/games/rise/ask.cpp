// Asking: how effects put their questions, and the secret answers of several seats.
#include "games/rise/play.h"

namespace orrery::rise {

namespace {

void ask(Play& play, const Question& question) { play.position.question = question; }

// Bids are asked for in turn order, beginning with the active player; at the mulligan that is p1 (R5).
Seat next_bidder(const Position& p) { return first_owing(bids_owed(p), p.active, p.seats); }

}  // namespace

Frame& push(Play& play, Step step, Seat you, Card card) {
    Frame frame;
    frame.step = step;
    frame.you = you;
    frame.card = card;
    play.position.frames.push_back(frame);
    return play.position.frames.back();
}

void ask_cards(Play& play, Frame& frame, Seat seat, Verb verb, CardSet among) {
    if (among.empty()) return finish(frame);
    ask(play, {.verb = verb, .seat = seat, .among = among.bits});
}

void ask_colour(Play& play, Frame& frame, Seat seat, Verb verb, unsigned among, bool or_done) {
    if (among == 0) return finish(frame);
    ask(play, {.verb = verb, .seat = seat, .or_done = or_done, .among = among});
}

void ask_any_colour(Play& play, Frame& frame) { ask_colour(play, frame, frame.you, Verb::color, 15); }

void ask_player(Play& play, Frame& frame, Seat seat, Verb verb, SeatSet among) {
    if (among.empty()) return finish(frame);
    ask(play, {.verb = verb, .seat = seat, .among = among.bits});
}

void ask_sector(Play& play, Frame& frame, Seat seat, Verb verb, std::uint64_t among, bool or_done) {
    if (among == 0) return finish(frame);
    ask(play, {.verb = verb, .seat = seat, .or_done = or_done, .among = among});
}

void ask_place(Play& play, Frame&, Seat seat, Colour colour) {
    ask(play, {.verb = Verb::place, .seat = seat, .colour = colour});
}

void ask_hidden(Play& play, Frame&, Seat seat, Verb verb) { ask(play, {.verb = verb, .seat = seat}); }

void ask_main(Play& play, Frame& frame) { ask(play, {.verb = Verb::expand, .seat = frame.you}); }

void begin_bids(Play& play) {
    Position& p = play.position;
    for (int i = 0; i < p.seats; ++i)
        p.sealed[static_cast<std::size_t>(i)] = p.bank[static_cast<std::size_t>(i)] == 0 ? 0 : -1;  // (R18)
}

bool bids_are_in(Play& play, Frame& frame) {
    Position& p = play.position;
    const bool is_mulligan = frame.step == Step::mulligan;
    if (play.answer.verb == Verb::bid) p.sealed[static_cast<std::size_t>(next_bidder(p))] = play.answer.number;
    if (play.answer.verb == Verb::mulligan) {
        // Bits over the hand in catalogue order.
        const Seat seat = next_bidder(p);
        std::int32_t subset = 0;
        int i = 0;
        for (const Card card : p.hand_of(seat)) subset |= play.answer.cards.has(card) << i++;
        p.sealed[static_cast<std::size_t>(seat)] = subset;
    }
    play.answer = {};
    const Seat next = next_bidder(p);
    if (next != kSpectator) {
        p.question = {.verb = is_mulligan ? Verb::mulligan : Verb::bid, .seat = next};
        return false;
    }
    if (!is_mulligan) {
        Seat seat = p.active;
        for (int i = 0; i < p.seats; ++i, seat = p.after(seat))
            tell(play, Event::bid, seat, p.sealed[static_cast<std::size_t>(seat)]);
    }
    return true;
}

CardSet as_set(const CardList& list) {
    CardSet set;
    for (const Card card : list) set.add(card);
    return set;
}

unsigned colours_in_pool(const Position& position) {
    unsigned colours = 0;
    for (const Colour colour : kAllColours)
        if (position.pool_of(colour) > 0) colours |= bit(colour);
    return colours;
}

SiteSet places_for(const Position& p, Colour colour) {
    return legal_places(p.galaxy, colour, !p.tiles.empty(), p.is_active(Card::xin_shield_formula));
}

unsigned placeable_colours(const Position& position) {
    unsigned colours = 0;
    for (const Colour colour : kAllColours)
        if (position.pool_of(colour) > 0 && !places_for(position, colour).empty()) colours |= bit(colour);
    return colours;
}

void tell(Play& play, const Event& event) { play.listener.hear(event, play.position); }
void tell(Play& play, Event::Kind kind, Seat seat, int amount) {
    tell(play, Event{.kind = kind, .seat = seat, .amount = amount});
}
void tell_card(Play& play, Event::Kind kind, Seat seat, Card card) {
    tell(play, Event{.kind = kind, .seat = seat, .card = card});
}
void tell_site(Play& play, Event::Kind kind, Site site, Colour colour, int amount) {
    tell(play, Event{.kind = kind, .colour = colour, .site = site, .amount = amount});
}

}  // namespace orrery::rise
