#include "web/boards/rise_replay.h"

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

void carry_out(View& view, const Happenings& happened, std::size_t i) {
    const Happening& h = happened.list[i];
    const bool there = view.galaxy.explored(h.site);
    const bool seated = h.seat != kSpectator && index(h.seat) < view.seats;
    switch (h.event) {
        case Event::turn: view.active = h.seat, view.round = h.amount; break;
        case Event::tile:
            if (!there) view.galaxy.add(h.site, h.amount);
            if (!view.tiles.empty()) view.tiles.erase_at(0);
            break;
        case Event::disk:
            if (there) view.galaxy.at(h.site).stack.push(h.colour);
            of(view.pool, h.colour) = std::max(0, of(view.pool, h.colour) - 1);
            break;
        case Event::income:
        case Event::harvest:
        case Event::gain: pay(view, h.seat, h.amount); break;
        case Event::pay: pay(view, h.seat, -h.amount), pay(view, h.other, h.amount); break;
        case Event::site_gems:
            if (there) view.galaxy.at(h.site).gems += h.amount;
            break;
        case Event::card_gems: view.gems_on[h.card == Card::black_stars ? 0 : 1] = h.amount; break;
        case Event::destroy:
            if (there) destroy(view.galaxy.at(h.site).stack, h.colour);
            if (seated) ++of(seat_of(view, h.seat).dead, h.colour);
            break;
        case Event::pool_destroy:
            --of(view.pool, h.colour);
            if (seated) ++of(seat_of(view, h.seat).dead, h.colour);
            break;
        case Event::pool_return:
            ++of(view.pool, h.colour);
            if (seated) --of(seat_of(view, h.seat).dead, h.colour);
            break;
        case Event::stack:
            if (i > 0) move_stack(view, happened.list[i - 1].site, h.site);
            break;
        case Event::raise:
            for (Sector& sector : view.galaxy.sectors) sector.stack.raise(h.colour);
            break;
        case Event::lot: take_out(view, h.card); break;
        case Event::reveal:
            if (!view.deck.empty()) view.deck[0] = h.card;
            break;
        case Event::to_pile:
            take_out(view, h.card);
            if (seated && h.card != kNoCard) seat_of(view, h.seat).pile.push_back(h.card);
            break;
        case Event::to_hand:
            take_out(view, h.card);
            if (seated) ++seat_of(view, h.seat).hand_size, seat_of(view, h.seat).hand.add(h.card);
            break;
        case Event::give:
            take_top_of_deck(view, h.card);
            if (h.other != kSpectator) {
                SeatView& to = seat_of(view, h.other);
                ++to.hand_size;
                if (h.card != kNoCard) to.hand.add(h.card);
            }
            break;
        case Event::buried:
            take_out(view, h.card);
            view.deck.push_back(h.card);
            break;
        case Event::to_market:
            take_top_of_deck(view, h.card);
            view.market.push_back(h.card);
            break;
        case Event::shuffle:
            for (Card& card : view.deck) card = kNoCard;
            break;
        default: break;
    }
    count(view);
}

}  // namespace orrery::web::rise_replay
