// Paying (6.0): the possible payments of a cost, and the node PAY. Also gifts, for which nobody is asked.
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

namespace {

// The sets of named cards of which a cost lets the payer choose one.
using Sets = FixedList<Cards, 3>;
Sets sets_of(const Cost& cost) {
    Sets sets;
    switch (cost.choice) {
        case Cost::Choice::none: sets.push_back(cost.named); break;
        case Cost::Choice::two_alike:
            for (const Cards& two : {cards(2, 0, 0), cards(0, 2, 0), cards(0, 0, 2)}) sets.push_back(two);
            break;
        case Cost::Choice::food_or_matter: sets.push_back(cards(1, 0, 0)), sets.push_back(cards(0, 1, 0)); break;
    }
    return sets;
}

// The cards paid as named, and how many units are missing (6.0, 1 and 2).
struct Shortage {
    Cards paid{};
    Cards left{};
    int missing = 0;
};
Shortage pay_named(const Cards& hand, const Cards& named) {
    Shortage s{{}, hand, 0};
    for (const Symbol type : kAllTypes) {
        const int there = std::min(hand.of(type), named.of(type));
        s.paid.add(type, there);
        s.left.add(type, -there);
        s.missing += named.of(type) - there;
    }
    return s;
}

// If a type is short, none of its cards are left. So a substitute is always of another type.
bool can_pay_set(const Cards& hand, const Cards& named, int any) {
    int missing = 0, left = 0, substitutes = 0;
    for (const Symbol type : kAllTypes) {
        const int spare = hand.of(type) - named.of(type);
        if (spare < 0)
            missing -= spare;
        else
            left += spare, substitutes += spare / kSubstitutes;
    }
    return substitutes >= missing && left - kSubstitutes * missing >= any;
}

// Better payments come first (6.0): fewest cards, largest minimum left, smallest maximum left, fewest f, fewest m.
struct Preference {
    const Cards& hand;
    bool operator()(const Cards& a, const Cards& b) const {
        const auto key = [this](const Cards& paid) {
            const Cards left = hand - paid;
            return std::array{paid.total(), -left.least(), left.most(), paid.of(Symbol::f), paid.of(Symbol::m)};
        };
        return key(a) < key(b);
    }
};

void add_once(Payments& all, const Cards& paid) {
    if (std::find(all.begin(), all.end(), paid) == all.end()) all.push_back(paid);
}

// Calls visit(cards) for every way to take `n` cards, or `n` times `unit` alike cards, out of `from`.
template <class Visit>
void each_choice(const Cards& from, int n, int unit, Visit&& visit) {
    for (int f = std::min(n, from.of(Symbol::f) / unit); f >= 0; --f)
        for (int m = std::min(n - f, from.of(Symbol::m) / unit); m >= 0; --m) {
            const int e = n - f - m;
            if (e <= from.of(Symbol::e) / unit) visit(cards(f * unit, m * unit, e * unit));
        }
}

}  // namespace

bool can_pay(const Cards& hand, const Cost& cost) {
    if (cost.choice == Cost::Choice::none) return can_pay_set(hand, cost.named, cost.any);
    for (const Cards& named : sets_of(cost))
        if (can_pay_set(hand, named, cost.any)) return true;
    return false;
}

int most_payable(const Cards& hand, Symbol type) {
    int most = hand.of(type);
    for (const Symbol other : kAllTypes)
        if (other != type) most += hand.of(other) / kSubstitutes;
    return most;
}

Payments payments(const Cards& hand, const Cost& cost) {
    Payments all;
    for (const Cards& named : sets_of(cost)) {
        const Shortage s = pay_named(hand, named);
        each_choice(s.left, s.missing, kSubstitutes, [&](const Cards& substitutes) {
            each_choice(s.left - substitutes, cost.any, 1, [&](const Cards& any) {
                Cards paid = s.paid;
                paid += substitutes;
                paid += any;
                add_once(all, paid);
            });
        });
    }
    std::sort(all.begin(), all.end(), Preference{hand});
    return all;
}

// ---- Changes

namespace {

void hand_over(Play& play, Seat payer, Seat receiver, const Cards& paid) {
    if (paid.empty()) return;
    play.position.player(payer).hand -= paid;
    if (receiver != kSpectator) play.position.player(receiver).hand += paid;
    play.tell({.kind = Event::pay, .seat = payer, .other = receiver, .cards = paid});
}

}  // namespace

void pay(Play& play, Seat payer, const Cost& cost, Seat receiver) {
    if (cost.is_free()) return;
    // If the payer has the named cards, there is nothing to choose.
    if (cost.any == 0 && cost.choice == Cost::Choice::none && play.position.player(payer).hand.holds(cost.named))
        return hand_over(play, payer, receiver, cost.named);
    Frame& f = play.push(Step::pay, payer);
    f.cost = cost;
    f.other = receiver;
}

void pay_by_default(Play& play, Seat payer, const Cost& cost, Seat receiver) {
    if (!cost.is_free()) hand_over(play, payer, receiver, payments(play.position.player(payer).hand, cost)[0]);
}

void on_pay(Play& play, Frame& f) {
    if (f.stage == kBegin) {
        Question& q = play.ask(then(f, kAnswered), Node::pay, f.seat);
        q.cost = f.cost;
        return;
    }
    finish(f);
    hand_over(play, f.seat, f.other, play.answer.cards);
}

void gain(Play& play, Seat seat, const Cards& taken) {
    if (taken.empty()) return;
    play.position.player(seat).hand += taken;
    play.tell({.kind = Event::gain, .seat = seat, .cards = taken});
}

// R12
void forced_gift(Play& play, Seat giver, Seat receiver, int n) {
    Cards& hand = play.position.player(giver).hand;
    Cards given;
    for (; n > 0 && !hand.empty(); --n) {
        const Symbol type = hand.plentiful();
        hand.add(type, -1);
        given.add(type);
    }
    if (given.empty()) return;
    play.position.player(receiver).hand += given;
    play.tell({.kind = Event::gift, .seat = giver, .other = receiver, .cards = given});
}

}  // namespace orrery::kardashev
