// What each seat may know (the table of section 4). Only this file fills a View, masks an Event, and makes up another
// world for a seat. A view has only the members that are named here.
#include <algorithm>

#include "games/cosmos/cosmos.h"

namespace orrery::cosmos {

namespace {

Player seen(const Position& p, Seat viewer, Seat seat) {
    const Player& player = p.player(seat);
    Player v;
    static_cast<PublicPlayer&>(v) = player;
    if (seat == viewer || sees_hand(p, viewer, seat)) v.hand = player.hand;
    if (seat == viewer) v.dealt = player.dealt;
    if (seat == viewer || !player.is_hidden) v.race = player.race;
    return v;
}

Move as_move(const Sealed& sealed) {
    if (!sealed.is_given) return {};
    Move move = Move::of(sealed.card == kNoCard ? Verb::keep : Verb::play);
    move.race = sealed.race, move.is_yes = sealed.is_yes;
    move.card = sealed.card, move.other = sealed.other;
    return move;
}

}  // namespace

View Cosmos::view(const Position& p, Seat viewer) {
    View v;
    v.viewer = viewer;
    static_cast<Public&>(v.open) = p;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        v.open.player(seat) = seen(p, viewer, seat);
        if (p.sealed[static_cast<std::size_t>(k)].is_given) v.ready.add(seat);
    }
    for (const Side side : {Side::offence, Side::defence})
        if (p.invasion.half(side).main == viewer) v.open.down_of(side) = p.down_of(side);
    if (viewer != kSpectator && index(viewer) < p.seats) v.sealed = as_move(p.sealed[slot(viewer)]);
    v.decision = decision(p);
    v.result = result_of(p);
    return v;
}

std::optional<Event> Cosmos::masked(Event event, Seat viewer) {
    if (event.eyes == kEverybody || event.eyes.has(viewer)) return event;
    if (event.kind == Event::drawn) return {};
    event.race = kNoRace;
    event.card = kNoCard;
    event.cards = {};
    return event;
}

// Events whose content no view keeps: a hand that is shown, and the fact that somebody is asked (6.17).
bool Cosmos::is_reveal(const Event& event) {
    switch (event.kind) {
        case Event::reveal:
        case Event::refill:
        case Event::turned:
        case Event::asked:
        case Event::reinforce:
        case Event::discard: return true;
        default: return false;
    }
}

// These stay hidden: which race is kept, until it is revealed; and of two cards, for good, the one that is not turned
// over.
bool Cosmos::hides(const View&, const Move& move) {
    return move.verb == Verb::keep || (move.verb == Verb::play && move.other != kNoCard);
}

// ---- Other worlds

namespace {

// Cards or races in a random order, taken one after the other.
template <class T, std::size_t kMost>
struct Pool {
    FixedList<T, kMost> left;

    // The next one that fits; none: there is no such thing left.
    template <class Fits>
    T take(Fits&& fits) {
        for (std::size_t k = left.size(); k-- > 0;)
            if (const T one = left[k]; fits(one)) return left.erase_at(k), one;
        return T::none;
    }
    T take() { return left.empty() ? T::none : left.pop_back(); }
};

bool is_any_race(Race) { return true; }

// The races that the viewer does not know: those that others kept, and the rest of what they were dealt.
void swap_races(Position& p, Seat viewer, Chance& chance) {
    if (p.options.races == Races::off) return;
    RaceSet hidden = kAllRaces;
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        if (seat_at(k) == viewer) hidden = hidden - player.dealt;
        if (player.race != kNoRace && !player.is_hidden) hidden.drop(player.race);
    }
    Pool<Race, kRaces> pool;
    for (const Race race : hidden) pool.left.push_back(race);
    chance.shuffle(pool.left);
    const auto each_other = [&](auto&& visit) {
        for (int k = 0; k < p.seats; ++k)
            if (seat_at(k) != viewer) visit(seat_at(k), p.player(seat_at(k)));
    };
    const Race named = race_asked_by(p.question.node);  // 6.17: the question names this race
    each_other([&](Seat seat, Player& player) {
        if (player.is_hidden) player.race = kNoRace;
        if (player.is_hidden && named != kNoRace && seat == p.question.seat)
            player.race = pool.take([&](Race race) { return race == named; });
    });
    each_other([&](Seat, Player& player) {
        if (player.is_hidden && player.race == kNoRace)
            player.race = pool.take([](Race race) { return !kAlwaysOpen.has(race); });
    });
    each_other([&](Seat, Player& player) {
        player.dealt = {};
        if (player.race != kNoRace) player.dealt.add(player.race);
        while (player.dealt.size() < (p.seats == kSeats ? 2 : 3)) player.dealt.add(pool.take(is_any_race));
    });
}

// The cards that the viewer does not know: hands, face-down cards, the deck. A seat that is asked for a card has one,
// if there is any. A seat that is asked for Reinforcements has enough of them.
void swap_cards(Position& p, Seat viewer, Chance& chance) {
    Pool<Card, kCards> pool;
    Cards hidden;
    const auto gather = [&hidden](const Cards& cards) {
        for (int k = 0; k < kKinds; ++k) hidden.add(card_at(k), cards.of(card_at(k)));
    };
    const auto each_hidden_hand = [&](auto&& visit) {
        for (int k = 0; k < p.seats; ++k)
            if (seat_at(k) != viewer && !sees_hand(p, viewer, seat_at(k))) visit(seat_at(k), p.player(seat_at(k)));
    };
    const auto each_hidden_pair = [&](auto&& visit) {
        for (const Side side : {Side::offence, Side::defence})
            if (p.invasion.half(side).main != viewer && p.down_of(side)[0] != kNoCard) visit(p.down_of(side));
    };
    each_hidden_hand([&](Seat, Player& player) { gather(player.hand), player.hand = {}; });
    each_hidden_pair([&](const TwoCards& down) {
        for (const Card card : down) hidden.add(card);
    });
    for (const Card card : p.deck) hidden.add(card);
    for (int k = 0; k < kKinds; ++k)
        for (int i = 0; i < hidden.of(p.kind(k)); ++i) pool.left.push_back(p.kind(k));
    chance.shuffle(pool.left);

    each_hidden_pair([&](TwoCards& down) {
        for (Card& card : down) card = pool.take(is_invade);
        if (p.place_of(down[1]) < p.place_of(down[0])) std::swap(down[0], down[1]);
    });
    const Question& q = p.question;
    each_hidden_hand([&](Seat seat, Player& player) {
        if (q.node == Node::cards && p.invasion.is_main(seat) && player.hand_size > 0)
            if (const Card card = pool.take(is_invade); card != kNoCard) player.hand.add(card);
        if (q.node != Node::reinforce || seat != q.seat) return;
        FixedList<std::array<std::int8_t, 7>, 128> sets;
        Cards most;
        for (const Card card : pool.left) most.add(card);
        each_reinforcement(most, reinforcement_needed(p, p.invasion.side_of(seat)), [&](const auto& counts, int) {
            if (counts[0] + counts[1] + counts[2] <= player.hand_size) sets.push_back(counts);
        });
        if (sets.empty()) return;
        const auto& counts = sets[chance.below(static_cast<std::uint32_t>(sets.size()))];
        for (int k = kInvadeKinds; k < kKinds; ++k)
            for (int i = 0; i < counts[static_cast<std::size_t>(k - kInvadeKinds)]; ++i)
                player.hand.add(pool.take([k](Card card) { return card == card_at(k); }));
    });
    each_hidden_hand([&](Seat, Player& player) {
        for (int count = player.hand.size(); count < player.hand_size; ++count) player.hand.add(pool.take());
    });
    p.deck = pool.left;
}

Card any_invade_card(const Open& p, const Cards& hand, Chance& chance) {
    int count = 0;
    for (int k = 0; k < kInvadeKinds; ++k) count += hand.of(card_at(k));
    if (count == 0) return Card::bare;
    int place = static_cast<int>(chance.below(static_cast<std::uint32_t>(count)));
    Card card = Card::at1;
    for (int k = 0; place >= hand.of(card); card = p.kind(++k)) place -= hand.of(card);
    return card;
}

Sealed any_kept(const Open& p, const Player& player, Chance& chance) {
    Sealed sealed{.is_given = true};
    auto place = chance.below(static_cast<std::uint32_t>(player.dealt.size()));
    for (const Race race : player.dealt)
        if (place-- == 0) sealed.race = race;
    sealed.is_yes = p.options.races != Races::open && !kAlwaysOpen.has(sealed.race) && chance.below(2) == 0;
    return sealed;
}

Sealed any_played(const Open& p, const Player& player, Chance& chance) {
    Sealed sealed{.is_given = true, .card = any_invade_card(p, player.hand, chance)};
    sealed.is_yes = player.is_hidden && chance.below(2) == 0;
    return sealed;
}

}  // namespace

Position Cosmos::resample(const Position& position, Seat viewer, Chance& chance) {
    Position p = position;
    swap_races(p, viewer, chance);
    swap_cards(p, viewer, chance);
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        Sealed& sealed = p.sealed[slot(seat)];
        if (seat == viewer || !sealed.is_given) continue;
        sealed =
            p.question.node == Node::keep ? any_kept(p, p.player(seat), chance) : any_played(p, p.player(seat), chance);
    }
    return p;
}

}  // namespace orrery::cosmos
