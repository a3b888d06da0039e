// An invasion up to the chart (5.1, 6.7 to 6.10): allies, support, refills, secret cards, turning over.
#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

// Calls the function for the defender and then for the invader, as 5.6 and 6.10 do.
template <class Visit>
void each_half(Play& play, Visit&& visit) {
    for (const Side side : {Side::defence, Side::offence}) visit(side, play.position.invasion.half(side));
}

void refill(Play& play, Seat seat) {  // R9
    Position& p = play.position;
    Player& player = p.player(seat);
    const auto is_any_left = [&p] {
        if (p.discard.has_invade()) return true;
        for (const Card card : p.deck)
            if (is_invade(card)) return true;
        return false;
    };
    while (!player.hand.has_invade() && is_any_left()) {
        const Cards cards = player.hand;
        discard(play, seat, cards);
        play.tell(
            {.kind = Event::refill, .seat = seat, .cards = cards, .number = static_cast<std::int16_t>(cards.size())});
        draw(play, seat, kFirstHand);
    }
}

// R54
void reveal_flagged(Play& play, Side side, Seat seat) {
    Player& player = play.position.player(seat);
    const Sealed& sealed = play.position.sealed[slot(seat)];
    if (!player.is_hidden || (!sealed.is_yes && sealed.other == kNoCard)) return;
    reveal(play, seat);
    if (player.race != Race::binary) return;
    player.mode = side == Side::offence ? Mode::lance : Mode::shield;
    play.tell({.kind = Event::sets_mode, .seat = seat, .mode = player.mode});
}

void turn_up(Play& play, Half& half, Card card) {
    half.card = card;
    half.value = static_cast<std::int16_t>(value_of(card));
    play.tell({.kind = Event::turned, .seat = half.main, .card = card, .number = half.chosen});
}

void play_cards(Play& play, Side side, Half& half) {
    Player& player = play.position.player(half.main);
    const Sealed sealed = std::exchange(play.position.sealed[slot(half.main)], {});
    for (const Card card : {sealed.card, sealed.other})
        if (card != kNoCard && card != Card::bare) player.hand.drop(card), --player.hand_size, ++half.chosen;
    if (sealed.other == kNoCard) {
        half.chosen = 1;
        return turn_up(play, half, sealed.card);
    }
    play.position.down_of(side) = {sealed.card, sealed.other};
    Event event{.kind = Event::two, .seat = half.main, .eyes = only(half.main)};
    for (const Card card : {sealed.card, sealed.other}) event.cards.add(card);
    play.tell(event);
}

void turn_over(Play& play) {
    each_half(play, [&](Side side, Half& half) { reveal_flagged(play, side, half.main); });
    each_half(play, [&](Side side, Half& half) { play_cards(play, side, half); });
}

}  // namespace

void on_declaration(Play& play, Frame& f) {
    Position& p = play.position;
    Invasion& war = p.invasion;
    switch (f.stage) {
        case kAllied: {
            const Move& move = play.answer;
            war.sides[slot(play.asked)] = move.side;
            war.allied[slot(play.asked)] = move.sites;
            play.tell({.kind = Event::ally, .seat = play.asked, .side = move.side, .sites = move.sites});
            [[fallthrough]];
        }
        case kAllies:  // R25
            while (f.number < p.seats) {
                const Seat seat = p.after(war.offence(), f.number++);
                if (seat != war.defence() && !eligible(p, seat).empty())
                    return play.ask(Node::ally, (then(f, kAllied), seat));
            }
            f.number = 1;
            if (!eligible(p, war.defence()).empty())
                return play.ask(Node::support, (then(f, kSupported), war.defence()));
            [[fallthrough]];
        case kSupported:
            if (f.stage == kSupported) {
                war.half(Side::defence).support = play.answer.sites;
                play.tell({.kind = Event::support, .seat = war.defence(), .sites = play.answer.sites});
            }
            each_half(play, [&](Side, Half& half) {
                refill(play, half.main);
                p.owing.add(half.main);
            });
            return play.ask(Node::cards, (then(f, kChosen), war.defence()));
        case kChosen:
            p.sealed[slot(play.asked)] = {
                .is_given = true, .is_yes = play.answer.is_yes, .card = play.answer.card, .other = play.answer.other};
            p.owing.drop(play.asked);
            play.tell({.kind = Event::chosen, .seat = play.asked});
            if (!p.owing.empty()) return play.ask(Node::cards, war.offence());
            turn_over(play);
            then(f, kFace);
            return;
        case kFaced: {
            const Side side = war.side_of(play.asked);
            TwoCards& down = p.down_of(side);
            const Card back = down[down[0] == play.answer.card ? 1 : 0];
            down = {kNoCard, kNoCard};
            Player& player = p.player(play.asked);
            player.hand.add(back), ++player.hand_size;
            turn_up(play, war.half(side), play.answer.card);
            [[fallthrough]];
        }
        default:
            for (const Side side : {Side::defence, Side::offence})
                if (war.half(side).card == kNoCard) return play.ask(Node::face, (then(f, kFaced), war.half(side).main));
            then(f, kTurncoat);
    }
}

}  // namespace orrery::cosmos
