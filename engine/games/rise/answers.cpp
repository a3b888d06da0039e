// Who is asked what, and the legal answers in canonical order (11.1, 11.2). Links depend on this order.
#include <algorithm>

#include "games/rise/play.h"

namespace orrery::rise {

namespace {

// Takes the answers one by one. It puts them into a list, or only counts them.
struct Sink {
    std::vector<Entry<Move>>* list = nullptr;
    Move first{};
    int wanted = -1;  // the number of the answer that goes to `found`
    Move found{};
    int count = 0;

    void add(const Move& move, int low = 0, int high = 0) {
        if (count == 0) first = move;
        if (wanted >= count && wanted <= count + high - low) {
            found = move;
            if (high > low) found.number = low + wanted - count;
        }
        count += high - low + 1;
        if (list != nullptr) list->emplace_back(move, low, high);
    }
};

// Cards in order: those of the market left to right, those of piles bottom to top, the others in catalogue order.
void add_cards(const Position& p, Verb verb, CardSet among, Sink& sink) {
    for (const Card card : p.market)
        if (among.has(card)) sink.add(Move::of(verb, card));
    among.drop(as_set(p.market));
    for (int i = 0; i < p.seats; ++i) {
        for (const Card card : p.pile_of(seat_at(i)))
            if (among.has(card)) sink.add(Move::of(verb, card));
        among.drop(as_set(p.pile_of(seat_at(i))));
    }
    for (const Card card : among) sink.add(Move::of(verb, card));
}

// The main action (6.1).
void add_main(const Position& p, Seat you, Sink& sink) {
    const CardSet hand = p.hand_of(you);
    if (hand.empty() && !p.pile_of(you).empty()) sink.add(Move::of(Verb::pickup));
    for (const Card card : hand) sink.add(Move::of(Verb::expand, card));
    for (const Card card : hand)
        if (has_action(card)) sink.add(Move::of(Verb::event, card));
    for (const Card card : p.market) sink.add(Move::of(Verb::auction, card));
    for (int i = 0; i < p.seats; ++i)
        if (const Card card = p.active_card(seat_at(i)); card != kNoCard) sink.add(Move::of(Verb::auction, card));
    for (const Card card : hand) sink.add(Move::of(Verb::harvest, card));
    if (sink.count == 0) sink.add(Move::of(Verb::pass));  // (R6)
}

// All subsets of the hand (R5): bits over the hand in catalogue order, from none to all.
void add_mulligans(CardSet hand, Sink& sink) {
    for (unsigned subset = 0; subset < (1u << hand.size()); ++subset) {
        CardSet chosen;
        unsigned rest = subset;
        for (const Card card : hand) {
            if ((rest & 1) != 0) chosen.add(card);
            rest >>= 1;
        }
        sink.add(Move::mulligan(chosen));
    }
}

// What may be put back: cards of the deck, or tile values, each value once.
void add_puts(const Position& p, Sink& sink) {
    const Frame& f = p.frames.back();
    if (f.card == Card::civil_reprogramming) {
        CardSet left;
        for (std::size_t i = static_cast<std::size_t>(f.extra); i < std::min<std::size_t>(3, p.deck.size()); ++i)
            left.add(p.deck[i]);
        for (const Card card : left) sink.add(Move::of(Verb::put, card));
        return;
    }
    unsigned values = 0;
    for (std::size_t i = static_cast<std::size_t>(f.extra); i < std::min<std::size_t>(3, p.tiles.size()); ++i)
        values |= 1u << p.tiles[i].natural;
    for (int value = 0; value <= 4; ++value)
        if (((values >> value) & 1) != 0) sink.add(Move::put_tile(value));
}

void add_answers(const Position& p, Sink& sink) {
    const Question& q = p.question;
    switch (q.verb) {
        case Verb::none: return;
        case Verb::mulligan: return add_mulligans(p.hand_of(q.seat), sink);
        case Verb::expand: return add_main(p, q.seat, sink);
        case Verb::bid: return sink.add(Move::bid(0), 0, p.bank_of(q.seat));
        case Verb::place:
            return places_for(p, q.colour).each([&](Site site) { sink.add(Move::of(Verb::place, site)); });
        case Verb::to:
            return legal_landings(p.galaxy, q.from, !p.tiles.empty(), p.is_active(Card::xin_shield_formula))
                .each([&](Site site) { sink.add(Move::of(Verb::to, site)); });
        case Verb::give:
            for (const Card card : p.frames.back().set) sink.add(Move::of(Verb::give, card));
            return;
        case Verb::put: return add_puts(p, sink);
        case Verb::discard: {
            const Colour colour = p.frames.back().colour;
            CardSet among = p.hand_of(q.seat);
            if (colour != kNoColour) among = among & CardSet::of(colour);
            for (const Card card : among) sink.add(Move::of(Verb::discard, card));
            return;
        }
        case Verb::color:
        case Verb::dead:
            for (const Colour colour : kAllColours)
                if ((q.among & bit(colour)) != 0) sink.add(Move::of(q.verb, colour));
            break;
        case Verb::player:
        case Verb::award:
            for (int i = 0; i < p.seats; ++i)
                if (((q.among >> i) & 1) != 0) sink.add(Move::of(q.verb, seat_at(i)));
            break;
        case Verb::site:
        case Verb::from:
        case Verb::save:
        case Verb::invest:
            for (std::uint64_t rest = q.among; rest != 0; rest &= rest - 1)
                sink.add(Move::of(q.verb, p.galaxy.sectors[static_cast<std::size_t>(std::countr_zero(rest))].site));
            break;
        default: add_cards(p, q.verb, {q.among}, sink); break;
    }
    if (q.or_done) sink.add(Move::of(Verb::done));
}

}  // namespace

void list_answers(const Position& position, std::vector<Entry<Move>>& entries) {
    entries.clear();
    Sink sink{.list = &entries};
    if (!position.over) add_answers(position, sink);
}

int count_answers(const Position& position, Move& first) {
    Sink sink;
    add_answers(position, sink);
    first = sink.first;
    return sink.count;
}

Move answer_at(const Position& position, std::uint32_t number) {
    Sink sink{.wanted = static_cast<int>(number)};
    add_answers(position, sink);
    return sink.found;
}

SeatSet bids_owed(const Position& position) {
    SeatSet seats;
    for (int i = 0; i < position.seats; ++i)
        if (position.sealed[static_cast<std::size_t>(i)] < 0) seats.add(seat_at(i));
    return seats;
}

SeatSet owing(const Position& position) {
    const Question& q = position.question;
    if (q.verb == Verb::bid || q.verb == Verb::mulligan) return bids_owed(position);
    SeatSet one;
    if (q.verb != Verb::none) one.add(q.seat);
    return one;
}

// Only one seat sees which tiles it puts back, and equal tiles make fewer answers. (An empty bank is no secret, since
// all movements of gems are public.)
bool count_depends_on_secrets(const Position& position) {
    return position.question.verb == Verb::put && position.frames.back().card == Card::garthu_spaceport;
}

Decision decision_of(const Position& position) {
    Decision decision;
    decision.over = position.over;
    if (position.over) return decision;
    const Question& q = position.question;
    if (q.verb == Verb::none) return decision;  // while a move is carried out
    decision.secret = q.verb == Verb::bid || q.verb == Verb::mulligan;
    decision.seat = q.seat;
    decision.owing = owing(position);
    decision.node = q.verb == Verb::expand ? std::string_view("main") : verb_token(q.verb);
    if (q.verb == Verb::mulligan) return decision;  // it concerns everybody
    decision.mover = position.active;
    decision.turn = position.round;
    return decision;
}

}  // namespace orrery::rise
