// What each seat may know. Only this file fills a View, masks an Event, and makes up another world for a seat. What is
// not copied here cannot leak.
#include <algorithm>
#include <tuple>

#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

// Does `viewer` know where a card known to `who` lies? A spectator knows what everybody knows.
bool knows(SeatSet who, Seat viewer) { return viewer == kSpectator ? who == kPublic : who.has(viewer); }

bool treaty_is_secret(const Frame& f, Seat viewer) {
    return f.step == Step::execute && f.card == Card::treaty_of_cheng_huang && f.you != viewer;
}

bool hand_is_open(const Position& p, Seat owner, Seat viewer) { return owner == viewer || p.over; }

SeatView seat_view(const Position& p, Seat seat, Seat viewer) {
    const std::size_t i = static_cast<std::size_t>(seat);
    const bool shown = !p.options.hidden_memory;
    SeatView v;
    v.bank = seat == viewer || p.over || !p.options.closed_banks ? p.bank[i] : -1;
    v.hand_size = p.hand[i].size();
    for (const Card card : p.hand[i]) {
        if (hand_is_open(p, seat, viewer) || (shown && knows(p.known_of(card), viewer))) v.hand.add(card);
        if (shown && p.known_of(card) == kPublic) v.shown.add(card);
    }
    v.pile = p.pile[i];
    v.dead = p.dead[i];
    const SeatSet waiting = owing(p);
    const bool secret = p.question.verb == Verb::bid || p.question.verb == Verb::mulligan;
    v.answered = secret && !waiting.has(seat);
    if (secret && seat == viewer) v.sealed = p.sealed[i];
    v.known_score = v.bank > 0 ? v.bank : 0;
    for (const Card card : v.hand) v.known_score += p.galaxy.value_of(colour_of(card));
    for (const Card card : v.pile) v.known_score += p.galaxy.value_of(colour_of(card));
    for (const Colour colour : kAllColours) v.known_score += p.dead_of(seat, colour) * p.galaxy.value_of(colour);
    return v;
}

Pending pending_view(const Frame& f, Seat viewer) {
    Pending v;
    v.step = step_name(f.step);
    v.card = f.card;
    v.you = f.you;
    v.other = f.other;
    v.colour = f.colour;
    if (f.step == Step::preserve) v.colours = static_cast<unsigned>(f.amount);
    if (f.step == Step::preserve) v.amount = f.extra;
    if (f.step == Step::inactive || f.step == Step::won || f.step == Step::won_all) v.amount = f.amount;
    if (!treaty_is_secret(f, viewer)) v.cards = f.set;
    return v;
}

}  // namespace

// This depends on the question and the frame that asks it. Only the seat that executes the frame is shown the cards.
int Position::looked_at(Step step, Card card, Seat viewer) const {
    if (frames.empty() || viewer == kSpectator) return 0;
    const Frame& f = frames.back();
    if (question.verb != Verb::put || f.step != step || f.card != card || f.you != viewer) return 0;
    const std::size_t there = card == Card::civil_reprogramming ? deck.size() : tiles.size();
    return static_cast<int>(there < 3 ? there : 3);
}

Seat View::owner_of_active(Card card) const {
    for (int i = 0; i < seats; ++i)
        if (of(seat_at(i)).active_card() == card) return seat_at(i);
    return kSpectator;
}

View Rise::view(const Position& p, Seat viewer) {
    const bool shown = !p.options.hidden_memory;
    View v;
    v.viewer = viewer;
    v.seats = p.seats;
    v.options = p.options;
    v.round = p.round;
    v.rounds = p.rounds;
    v.active = p.active;
    v.decision = decision_of(p);
    v.asks = p.question.verb;
    v.places = p.question.colour;

    v.galaxy = p.galaxy;
    v.pool = p.pool;
    for (const Colour colour : kAllColours) {
        v.value[static_cast<std::size_t>(colour)] = p.galaxy.value_of(colour);
        v.sectors[static_cast<std::size_t>(colour)] = p.galaxy.sectors_of(colour);
    }
    v.market = p.market;
    const int cards = p.looked_at(Step::execute, Card::civil_reprogramming, viewer);
    for (std::size_t i = 0; i < p.deck.size(); ++i) {
        const bool looks = static_cast<int>(i) < cards;
        v.deck.push_back(looks || (shown && knows(p.known_of(p.deck[i]), viewer)) ? p.deck[i] : kNoCard);
    }
    const int tiles = p.looked_at(Step::execute, Card::garthu_spaceport, viewer);
    for (std::size_t i = 0; i < p.tiles.size(); ++i) {
        const bool looks = static_cast<int>(i) < tiles;
        const bool known = looks || (shown && knows(p.tiles[i].known, viewer));
        v.tiles.push_back(known ? static_cast<std::int8_t>(p.tiles[i].natural) : std::int8_t{-1});
    }
    v.looking_at = cards + tiles;
    for (const Frame& f : p.frames) {
        v.pending.push_back(pending_view(f, viewer));
        if (f.step == Step::execute && f.card == Card::treaty_of_cheng_huang) v.drawn = v.pending.back().cards;
    }
    v.revealed = p.revealed;
    v.block = p.block;
    if (p.question.verb == Verb::award) v.bids = p.sealed;
    v.gems_on = p.gems_on;
    for (int i = 0; i < p.seats; ++i) v.seat[static_cast<std::size_t>(i)] = seat_view(p, seat_at(i), viewer);

    v.result = result_of(p);
    return v;
}

std::optional<Event> Rise::masked(Event event, Seat viewer) {
    if (event.eyes != 0xFF && !SeatSet{event.eyes}.has(viewer)) event.card = kNoCard;
    return event;
}

// Events that reveal something: cards from the deck, tiles or a hand that all see, also with hidden memory (R60), and
// secret answers when they open.
bool Rise::is_reveal(const Event& event) {
    switch (event.kind) {
        case Event::reveal:
        case Event::tile:
        case Event::to_market:
        case Event::turned_up:
        case Event::show:
        case Event::catharsis:
        case Event::permaculture:
        case Event::bid:
        case Event::mulligan: return true;
        default: return false;
    }
}

namespace {

// A place that holds a card the viewer does not know: in a hand, in the deck, or drawn by Treaty.
struct Slot {
    enum { hand, deck, drawn } where;
    int index;
    SeatSet known;
};

struct Hidden {
    FixedList<Card, kCards> cards;
    FixedList<Slot, kCards> slots;
    void add(const Position& p, Card card, decltype(Slot::where) where, std::size_t i) {
        cards.push_back(card);
        slots.push_back({where, static_cast<int>(i), p.known_of(card)});
    }
};

void swap_cards(Position& p, Seat viewer, Chance& chance) {
    Hidden hidden;
    for (std::size_t i = 0; i < p.deck.size(); ++i)
        if (!knows(p.known_of(p.deck[i]), viewer)) hidden.add(p, p.deck[i], Slot::deck, i);
    for (std::size_t i = 0; i < kSeats; ++i) {
        if (hand_is_open(p, seat_at(static_cast<int>(i)), viewer)) continue;
        for (const Card card : p.hand[i])
            if (!knows(p.known_of(card), viewer)) hidden.add(p, card, Slot::hand, i);
    }
    for (std::size_t i = 0; i < p.frames.size(); ++i)
        if (treaty_is_secret(p.frames[i], viewer))
            for (const Card card : p.frames[i].set) hidden.add(p, card, Slot::drawn, i);

    for (std::size_t i = 0; i < kSeats; ++i)
        for (const Card card : hidden.cards) {
            if (!hand_is_open(p, seat_at(static_cast<int>(i)), viewer)) p.hand[i].drop(card);
        }
    for (const Slot& slot : hidden.slots)
        if (slot.where == Slot::drawn) p.table.drop(p.frames[static_cast<std::size_t>(slot.index)].set);
    for (Frame& f : p.frames)
        if (treaty_is_secret(f, viewer)) f.set = {};

    // In an order that does not depend on where they lay. So the same luck gives the same world from every world.
    std::sort(hidden.cards.begin(), hidden.cards.end());
    std::sort(hidden.slots.begin(), hidden.slots.end(), [](const Slot& a, const Slot& b) {
        return std::tie(a.where, a.index, a.known.bits) < std::tie(b.where, b.index, b.known.bits);
    });
    chance.shuffle(hidden.cards);
    for (std::size_t n = 0; n < hidden.cards.size(); ++n) {
        const Card card = hidden.cards[n];
        const Slot& slot = hidden.slots[n];
        const std::size_t i = static_cast<std::size_t>(slot.index);
        p.known_of(card) = slot.known;
        switch (slot.where) {
            case Slot::deck: p.deck[i] = card; break;
            case Slot::hand: p.hand[i].add(card); break;
            case Slot::drawn: p.frames[i].set.add(card), p.table.add(card); break;
        }
    }
}

void swap_tiles(Position& p, Seat viewer, Chance& chance) {
    FixedList<std::uint8_t, kTiles> values;
    for (const Tile& tile : p.tiles)
        if (!knows(tile.known, viewer)) values.push_back(tile.natural);
    std::sort(values.begin(), values.end());
    // In revision 1, a seat that is asked to put tiles back has at least two different ones to choose from, in every
    // world (R59).
    const auto old = p.tiles;
    for (int attempt = 0; attempt < 64; ++attempt) {
        chance.shuffle(values);
        std::size_t next = 0;
        for (Tile& tile : p.tiles)
            if (!knows(tile.known, viewer)) tile.natural = values[next++];
        Move first;
        if (p.has_public_flow() || p.question.verb != Verb::put || count_answers(p, first) >= 2) return;
    }
    p.tiles = old;
}

}  // namespace

// Another world that looks the same to `viewer` and agrees with all that it was ever shown. That includes what the
// options `memory` and `banks` leave out on the screen: the totals of banks follow from public movements, so they stay.
Position Rise::resample(const Position& position, Seat viewer, Chance& chance) {
    Position p = position;
    swap_cards(p, viewer, chance);
    swap_tiles(p, viewer, chance);
    if (p.question.verb == Verb::bid || p.question.verb == Verb::mulligan)
        for (int i = 0; i < p.seats; ++i) {
            std::int32_t& sealed = p.sealed[static_cast<std::size_t>(i)];
            if (sealed < 0 || seat_at(i) == viewer) continue;
            const int answers = p.question.verb == Verb::bid ? p.bank[static_cast<std::size_t>(i)] + 1
                                                             : 1 << p.hand[static_cast<std::size_t>(i)].size();
            sealed = static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(answers)));
        }
    return p;
}

}  // namespace orrery::rise
