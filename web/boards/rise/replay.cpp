#include "web/boards/rise/replay.h"

#include <algorithm>

namespace orrery::web::rise_replay {
namespace {
using namespace orrery::rise;

template <class List>
bool take_from(List& list, Card card) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == card) {
            list.erase_at(i);
            return true;
        }
    return false;
}

SeatView& seat_of(View& view, Seat seat) { return view.seat[static_cast<std::size_t>(index(seat))]; }
std::int32_t& of(std::array<std::int32_t, kColours>& counts, Colour colour) {
    return counts[static_cast<std::size_t>(index(colour))];
}

void pay(View& view, Seat seat, int gems) {
    if (seat != kSpectator && seat_of(view, seat).bank >= 0) seat_of(view, seat).bank += gems;
}

void destroy(Stack& stack, Colour colour) {
    if (stack.top() == colour)
        stack.pop();
    else
        stack.remove(colour);
}

void move_stack(View& view, Site from, Site to) {
    if (!view.galaxy.explored(from) || !view.galaxy.explored(to)) return;
    const Stack moved = view.galaxy.at(from).stack;
    view.galaxy.at(from).stack = {};
    for (int i = 0; i < moved.size(); ++i) view.galaxy.at(to).stack.push(moved[i]);
}

void count(View& view) {
    for (const Colour colour : kAllColours) {
        of(view.value, colour) = view.galaxy.value_of(colour);
        of(view.sectors, colour) = view.galaxy.sectors_of(colour);
    }
}

void take_top_of_deck(View& view, Card card) {
    if (!take_from(view.deck, card) && !view.deck.empty()) view.deck.erase_at(0);
}
}  // namespace

void take_out(View& view, Card card) {
    if (take_from(view.market, card)) return;
    for (int i = 0; i < view.seats; ++i) {
        SeatView& seat = seat_of(view, seat_at(i));
        if (take_from(seat.pile, card)) return;
        if (seat.hand.has(card)) {
            seat.hand.drop(card), --seat.hand_size;
            return;
        }
    }
    take_from(view.deck, card);
}

void carry_out(View& view, std::span<const Event> events, std::size_t i) {
    const Event& event = events[i];
    const bool there = view.galaxy.explored(event.site);
    const bool seated = event.seat != kSpectator && index(event.seat) < view.seats;
    switch (event.kind) {
        case Event::turn: view.active = event.seat, view.round = event.amount; break;
        case Event::tile:
            if (!there) view.galaxy.add(event.site, event.amount);
            if (!view.tiles.empty()) view.tiles.erase_at(0);
            break;
        case Event::disk:
            if (there) view.galaxy.at(event.site).stack.push(event.colour);
            of(view.pool, event.colour) = std::max(0, of(view.pool, event.colour) - 1);
            break;
        case Event::income:
        case Event::harvest:
        case Event::gain: pay(view, event.seat, event.amount); break;
        case Event::pay: pay(view, event.seat, -event.amount), pay(view, event.other, event.amount); break;
        case Event::site_gems:
            if (there) view.galaxy.at(event.site).gems += event.amount;
            break;
        case Event::card_gems: view.gems_on[event.card == Card::black_stars ? 0 : 1] = event.amount; break;
        case Event::destroy:
            if (there) destroy(view.galaxy.at(event.site).stack, event.colour);
            if (seated) ++of(seat_of(view, event.seat).dead, event.colour);
            break;
        case Event::pool_destroy:
            --of(view.pool, event.colour);
            if (seated) ++of(seat_of(view, event.seat).dead, event.colour);
            break;
        case Event::pool_return:
            ++of(view.pool, event.colour);
            if (seated) --of(seat_of(view, event.seat).dead, event.colour);
            break;
        case Event::stack:
            if (i > 0) move_stack(view, events[i - 1].site, event.site);
            break;
        case Event::raise:
            for (Sector& sector : view.galaxy.sectors) sector.stack.raise(event.colour);
            break;
        case Event::lot: take_out(view, event.card); break;
        case Event::reveal:
            if (!view.deck.empty()) view.deck[0] = event.card;
            break;
        case Event::to_pile:
            take_out(view, event.card);
            if (seated && event.card != kNoCard) seat_of(view, event.seat).pile.push_back(event.card);
            break;
        case Event::to_hand:
            take_out(view, event.card);
            if (seated) ++seat_of(view, event.seat).hand_size, seat_of(view, event.seat).hand.add(event.card);
            break;
        case Event::give:
            take_top_of_deck(view, event.card);
            if (event.other != kSpectator) {
                SeatView& to = seat_of(view, event.other);
                ++to.hand_size;
                if (event.card != kNoCard) to.hand.add(event.card);
            }
            break;
        case Event::buried:
            take_out(view, event.card);
            view.deck.push_back(event.card);
            break;
        case Event::to_market:
            take_top_of_deck(view, event.card);
            view.market.push_back(event.card);
            break;
        case Event::shuffle:
            for (Card& card : view.deck) card = kNoCard;
            break;
        default: break;
    }
    count(view);
}

}  // namespace orrery::web::rise_replay
