// The chart (6.10), and Attack against Attack (6.11): turncoats, copies, burning, totals, Reinforcements.
#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

void tell_outcome(Play& play) {
    const Invasion& war = play.position.invasion;
    const bool both = war.half(Side::offence).is_winner && war.half(Side::defence).is_winner;
    const Side winner = war.half(Side::offence).is_winner ? Side::offence : Side::defence;
    play.tell({.kind = Event::outcome, .side = both ? Side::none : winner});
}

// Every other pair of cards. R12, R30
void read_chart(Play& play, Frame& f) {
    Invasion& war = play.position.invasion;
    for (const Side side : kSides) {
        Half& own = war.half(side);
        const Card card = own.card, others = war.half(other(side)).card;
        own.is_winner = is_attack(card) || !is_attack(others);
        own.is_lost = !own.is_winner && card != Card::ret;
        war.is_quashed = war.is_quashed || card == Card::qua;
    }
    war.is_decisive = !war.is_quashed && war.half(Side::offence).is_winner != war.half(Side::defence).is_winner;
    tell_outcome(play);
    f.number = 1;
    then(f, war.is_quashed ? kAfterwards : kCompany);
}

void total_up(Play& play) {
    Invasion& war = play.position.invasion;
    for (const Side side : kSides) {
        const Parts parts = parts_of(play.position, side);
        war.half(side).total = static_cast<std::int16_t>(parts.total());
        play.tell({.kind = Event::total,
                   .seat = war.half(side).main,
                   .side = side,
                   .number = war.half(side).total,
                   .parts = parts});
    }
}

void reinforce(Play& play, Side side) {
    Half& half = play.position.invasion.half(side);
    Cards cards;
    for (int k = kInvadeKinds; k < kKinds; ++k) {
        const int count = play.answer.counts[static_cast<std::size_t>(k - kInvadeKinds)];
        cards.add(card_at(k), count);
        half.total = static_cast<std::int16_t>(half.total + count * value_of(card_at(k)));
    }
    discard(play, half.main, cards);
    play.tell({.kind = Event::reinforce, .seat = half.main, .cards = cards, .side = side, .number = half.total});
}

bool can_reinforce(const Open& p, Side side) {
    bool can = false;
    each_reinforcement(p.player(p.invasion.half(side).main).hand, reinforcement_needed(p, side),
                       [&](const auto&, int) { can = true; });
    return can;
}

// The side that is behind.
Side trailing(const Invasion& war) {
    return is_ahead(Side::offence, war.half(Side::offence).total, war.half(Side::defence).total) ? Side::defence
                                                                                                 : Side::offence;
}

constexpr std::array<Side, 2> kDefenceFirst{Side::defence, Side::offence};

void copy(Play& play, Half& half, const Half& others) {
    reveal(play, half.main);
    half.value = static_cast<std::int16_t>(value_of(others.card));
    play.tell({.kind = Event::copy, .seat = half.main, .card = others.card, .number = half.value});
}

void burn(Play& play, Half& half) {
    const Move move = play.answer;
    if (move.sites.empty()) return;
    reveal(play, half.main);
    std::size_t place = 0;
    for (const Site site : move.sites) {
        const int ships = move.counts[place++];
        half.burnt = static_cast<std::int8_t>(half.burnt + ships);
        play.tell({.kind = Event::burn, .seat = half.main, .site = site, .number = static_cast<std::int16_t>(ships)});
        lose_ships(play, half.main, site, ships);
    }
}

}  // namespace

void decide(Play& play, Side winner) {
    Invasion& war = play.position.invasion;
    war.half(winner).is_winner = true;
    war.half(other(winner)).is_lost = true;
    war.is_decisive = true;
    tell_outcome(play);
}

void on_attacks(Play& play, Frame& f) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    switch (f.stage) {
        case kTurned:
            if (play.answer.is_yes) {
                reveal(play, play.asked);
                Side& side = war.sides[slot(play.asked)];
                side = other(side);
                play.tell({.kind = Event::turncoat, .seat = play.asked, .side = side});
            }
            [[fallthrough]];
        case kTurncoat:
            if (!is_attack(war.halves[0].card) || !is_attack(war.halves[1].card)) return read_chart(play, f);
            while (f.number < p.seats) {
                const Seat seat = p.after(war.offence(), f.number++);
                if (war.sides[slot(seat)] != Side::none && p.player(seat).race == Race::two_faced)
                    return play.ask_of_race(Node::turncoat, (then(f, kTurned), seat));
            }
            f.number = 0;
            then(f, kCopy);
            return;
        case kCopied:
            if (play.answer.is_yes) {
                Half& half = war.half(war.side_of(play.asked));
                copy(play, half, war.half(other(war.side_of(play.asked))));
            }
            [[fallthrough]];
        case kCopy:
            while (f.number < 2) {
                const Side side = kDefenceFirst[static_cast<std::size_t>(f.number++)];
                Half& own = war.half(side);
                const Half& others = war.half(other(side));
                if (value_of(own.card) >= value_of(others.card)) continue;
                if (p.player(own.main).is_hidden_as(Race::copyist))
                    return play.ask_hidden(Node::copy, (then(f, kCopied), own.main));
                if (p.player(own.main).has_power(Race::copyist)) copy(play, own, others);
            }
            f.number = 0;
            then(f, kBurn);
            return;
        case kBurnt: burn(play, war.half(war.side_of(play.asked))); [[fallthrough]];
        case kBurn:
            while (f.number < 2) {
                const Seat seat = war.half(kDefenceFirst[static_cast<std::size_t>(f.number++)]).main;
                const Player& player = p.player(seat);
                const bool may = player.race == Race::fodder || player.grafts.has(Race::fodder);
                if (may && !(player.sites - fighting(p, seat)).empty())
                    return play.ask_of_race(Node::burn, (then(f, kBurnt), seat));
            }
            total_up(play);
            then(f, kReinforce);
            return;
        case kReinforced: {
            const Side side = war.side_of(play.asked);
            if (play.answer.counts == Move{}.counts) {
                then(f, kDecided);
                return;
            }
            reinforce(play, side);
            [[fallthrough]];
        }
        case kReinforce: {  // R13
            const Side side = trailing(war);
            if (can_reinforce(p, side))
                return play.ask_hidden(Node::reinforce, (then(f, kReinforced), war.half(side).main));
            [[fallthrough]];
        }
        default:
            decide(play, other(trailing(war)));
            f.number = 1;
            then(f, kCompany);
    }
}

}  // namespace orrery::cosmos
