// The ages of a match (section 5): refreshing and drawing, buying, planning in secret (6.1), turns until all have
// passed, and the end of an age.
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

void refresh(Play& play) {
    Position& p = play.position;
    p.first = p.obelisk;
    p.active = kSpectator;
    p.passed.clear();
    for (FleetState& fleet : p.fleets) {
        fleet.is_ready = fleet.where != Where::none;
        fleet.has_used = fleet.has_fought = false;
    }
    for (Player& player : p.players) player.boxes = player.bought = 0;
    play.tell({.kind = Event::age, .number = p.age});
    if (p.age == 1) return;
    for (int k = 0; k < p.seats; ++k) draw(play, p.nth_in_order(k), 2);
}

// kSpectator: all have passed.
Seat next_to_move(const Open& p) {
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = p.active == kSpectator ? p.nth_in_order(k) : seat_at((index(p.active) + 1 + k) % p.seats);
        if (!p.has_passed(seat)) return seat;
    }
    return kSpectator;
}

}  // namespace

void on_ages(Play& play, Frame& f) {
    enum : Stage { kAge, kTurns, kEnded };
    Position& p = play.position;
    switch (f.stage) {
        case kAge:
            refresh(play);
            then(f, kTurns);
            play.push(Task::planning, kSpectator);
            return;
        case kTurns:
            p.active = next_to_move(p);
            if (p.active != kSpectator) {
                ++p.turn;
                play.push(Task::turn, p.active);
            } else if (p.age < p.last_age()) {
                then(f, kEnded);
                play.push(Task::networks, kSpectator);
            } else {
                p.over = true;
                p.frames.clear();
                play.tell({.kind = Event::over});
            }
            return;
        default: ++p.age, then(f, kAge);
    }
}

// From age 2 on, all seats buy, one after the other (R54). Then all plan.
void on_planning(Play& play, Frame& f) {
    Position& p = play.position;
    if (p.age > 1 && f.number < p.seats) {
        play.push(Task::buying, p.nth_in_order(f.number++));
        return;
    }
    p.active = kSpectator;
    ++p.turn;
    finish(f);
    play.push(Task::plans, kSpectator);
}

// R16
void on_buying(Play& play, Frame& f) {
    enum : Stage { kFirst, kAsk, kChosen };
    Position& p = play.position;
    switch (f.stage) {
        case kFirst:
            p.active = f.seat;
            ++p.turn;
            then(f, kAsk);
            return;
        case kAsk:
            if (!may_buy(p, f.seat)) return finish(f);
            return play.ask(Node::buy, then(f, kChosen).seat);
        default: break;
    }
    then(f, kAsk);
    if (play.answer.verb == Verb::stop) return finish(f);
    if (play.answer.verb == Verb::emergency) return burn(play, f.seat, play.answer);
    Player& player = p.player(f.seat);
    const int price = price_of_card(player);
    ++player.bought;
    play.tell({.kind = Event::buy, .seat = f.seat, .number = player.bought});
    pay(play, f.seat, Suit::blue, price);
    draw(play, f.seat);
}

// ---- Plans

namespace {

void carry_out(Play& play, Seat seat, const Sealed& plan) {
    if (!plan.is_given) return;
    Position& p = play.position;
    Player& player = p.player(seat);
    const SeatSet owner{static_cast<std::uint8_t>(1 << index(seat))};
    const Fleet fleet = fleet_at(seat, player.fleets++);
    FleetState& state = p.fleet(fleet);
    drop_card(play, seat, plan.leader);
    state.leader = plan.leader;
    state.where = Where::card;
    state.is_ready = true;
    play.tell({.kind = Event::plan, .seat = seat, .fleet = fleet, .card = plan.leader, .eyes = owner});
    each_fleet(p, seat, [&](Fleet one) {
        const CardSet cards = plan.under[static_cast<std::size_t>(place_of(one))];
        if (cards.empty()) return;
        for (const Card card : cards) {
            drop_card(play, seat, card);
            p.fleet(one).under.add(card);
            ++p.fleet(one).under_count;
        }
        play.tell({.kind = Event::under,
                   .seat = seat,
                   .fleet = one,
                   .cards = cards,
                   .number = static_cast<std::int16_t>(cards.size()),
                   .eyes = owner});
    });
}

}  // namespace

// A seat with one card has only one plan, so it is not asked (section 5).
void on_plans(Play& play, Frame& f) {
    enum : Stage { kFirst, kGiven };
    Position& p = play.position;
    if (f.stage == kFirst) {
        for (int k = 0; k < p.seats; ++k) {
            const Player& player = p.player(seat_at(k));
            if (player.hand_size > 1) p.owing.add(seat_at(k));
            if (player.hand_size == 1)
                p.sealed[static_cast<std::size_t>(k)] = {.is_given = true, .leader = player.hand.first()};
        }
    } else {
        p.sealed[slot(f.seat)] = {.is_given = true, .leader = play.answer.card, .under = play.answer.under};
        p.owing.drop(f.seat);
        play.tell({.kind = Event::planned, .seat = f.seat});
    }
    f.seat = first_owing(p.owing, p.first, p.seats);
    if (f.seat != kSpectator) return play.ask(Node::plan, then(f, kGiven).seat);
    for (int k = 0; k < p.seats; ++k) carry_out(play, p.nth_in_order(k), p.sealed[slot(p.nth_in_order(k))]);
    p.sealed = {};
    finish(f);
}

// ---- The end of an age: fleet by fleet, in turn order

void on_networks(Play& play, Frame& f) {
    enum : Stage { kNext, kChosen };
    Position& p = play.position;
    if (f.stage == kChosen) {
        if (play.answer.verb == Verb::use) {
            discard(play, f.seat, play.answer.paid);
            discard(play, f.seat, play.answer.other);
            draw(play, f.seat, ability_of(Card::the_network)->draws);
        }
        then(f, kNext);
    }
    while (f.number < p.seats * kFleetsEach) {
        const Fleet fleet = fleet_at(p.nth_in_order(f.number / kFleetsEach), f.number % kFleetsEach);
        ++f.number;
        f.seat = owner_of(fleet);
        if (p.fleet(fleet).is_led_by(Card::slow_research)) draw(play, f.seat);
        if (p.fleet(fleet).is_led_by(Card::the_network) && can_use(p, fleet)) {
            p.active = f.seat;
            ++p.turn;
            return play.ask(Node::network, then(f, kChosen).seat, fleet);
        }
    }
    p.active = kSpectator;
    finish(f);
}

}  // namespace orrery::ozymandias
