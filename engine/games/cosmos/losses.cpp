// What an invasion costs (6.12, 6.13): company, ships lost by the chart, withdrawals, Sabotage, cards taken, cards
// discarded.
#include <algorithm>

#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

// The side that lost ships by the chart, or withdraws; none: no side did.
Side loser_of(const Invasion& war) {
    for (const Side side : kSides)
        if (!war.half(side).is_winner) return side;
    return Side::none;
}

void lose_own(Play& play, Half& half, Site site) {
    const int ships = play.position.player(half.main).at(site);
    half.lost = static_cast<std::int8_t>(half.lost + ships);
    lose_ships(play, half.main, site, ships);
}

void lose_main(Play& play, Half& half) {
    half.stands = false;
    lose_own(play, half, half.site);
}

void lose_support_and_allies(Play& play, Side side) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    for (const Site site : war.half(side).support) lose_own(play, war.half(side), site);
    for (int k = 1; k < p.seats; ++k) {
        const Seat seat = p.after(war.offence(), k);
        if (war.is_main(seat) || war.sides[slot(seat)] != side) continue;
        if (war.company.has(seat)) {
            play.tell({.kind = Event::company, .seat = seat});
            continue;
        }
        for (const Site site : war.allied[slot(seat)]) lose_ships(play, seat, site, p.player(seat).at(site));
    }
}

void withdraw(Play& play, Half& half, Site to) {
    const int ships = play.position.player(half.main).at(half.site);
    half.stands = false;
    move_ships(play, {.kind = Event::withdraw,
                      .seat = half.main,
                      .site = half.site,
                      .to = to,
                      .number = static_cast<std::int16_t>(ships)});
}

// 6.13. True: somebody is asked.
bool begin_withdrawal(Play& play, Frame& f, Side side, Node node, Stage next) {
    Half& half = play.position.invasion.half(side);
    if (!retreats(play.position, side).empty()) {
        play.ask(node, (then(f, next), half.main));
        return true;
    }
    play.tell({.kind = Event::stuck, .seat = half.main, .site = half.site});
    lose_main(play, half);
    return false;
}

// Removes the main stack that is lost by the chart, or withdraws the main stack of a Retreat. True: somebody is asked.
bool lose_or_save_main(Play& play, Frame& f, Side side) {
    Position& p = play.position;
    Half& half = p.invasion.half(side);
    const Player& player = p.player(half.main);
    if (!half.is_lost) return side == Side::defence && begin_withdrawal(play, f, side, Node::retreat, kWithdrawn);
    if (player.is_hidden_as(Race::dancer) && (side == Side::offence || !retreats(p, side).empty())) {
        play.ask_hidden(Node::slip, (then(f, kSlipped), half.main));
        return true;
    }
    if (!player.has_power(Race::dancer)) return lose_main(play, half), false;
    if (side == Side::defence) return begin_withdrawal(play, f, side, Node::slip, kSlipped);
    play.tell({.kind = Event::slip, .seat = half.main, .site = half.site});
    return false;
}

void sabotage(Play& play) {
    Invasion& war = play.position.invasion;
    for (const Side side : kSides) {
        Half& half = war.half(side);
        if (war.half(other(side)).card == Card::sab && half.card != Card::ret && half.stands) lose_main(play, half);
    }
}

// R12: Negotiate
void compensate(Play& play) {
    const Invasion& war = play.position.invasion;
    for (const Side side : kSides) {
        const Half& half = war.half(side);
        if (half.card == Card::neg && half.lost > 0)
            take_at_random(play, half.main, war.half(other(side)).main, half.lost);
    }
}

}  // namespace

void on_losses(Play& play, Frame& f) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    switch (f.stage) {
        case kAccompanied:
            if (play.answer.is_yes) {
                reveal(play, play.asked);
                war.company.add(play.asked);
            }
            [[fallthrough]];
        case kCompany:
            while (f.number < p.seats) {
                const Seat seat = p.after(war.offence(), f.number++);
                const Side side = war.sides[slot(seat)];
                if (war.is_main(seat) || side == Side::none || !war.is_decisive) continue;
                const Half& half = war.half(side);
                if (!half.is_winner && !half.is_lost) continue;
                if (p.player(seat).is_hidden_as(Race::friendly))
                    return play.ask_hidden(Node::company, (then(f, kAccompanied), seat));
                if (p.player(seat).has_power(Race::friendly)) war.company.add(seat);
            }
            then(f, kLosses);
            return;
        case kLosses:
            then(f, kSabotage);
            if (const Side side = loser_of(war); side != Side::none) {
                if (war.half(side).is_lost) lose_support_and_allies(play, side);
                lose_or_save_main(play, f, side);
            }
            return;
        case kSlipped: {
            Half& half = war.half(war.side_of(play.asked));
            then(f, kSabotage);
            if (!play.answer.is_yes) return lose_main(play, half);
            const Site to = play.answer.from;
            reveal(play, half.main);
            play.tell({.kind = Event::slip, .seat = half.main, .site = half.site});
            if (to != kNoSite) withdraw(play, half, to);
            return;
        }
        case kWithdrawn:
            withdraw(play, war.half(Side::defence), play.answer.from);
            then(f, kSabotage);
            return;
        default:
            sabotage(play);
            compensate(play);
            then(f, kAfterwards);
    }
}

}  // namespace orrery::cosmos
