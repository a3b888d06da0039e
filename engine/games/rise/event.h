// An Event is one thing that happened when a move was applied. The events of a move come in order. describe() makes
// sentences of them, and the board moves pieces by them. Only the seats in `eyes` see the card of an event.
// Rulebook: assets/rulebooks/rise.md, section 6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "games/rise/words.h"

namespace orrery::rise {

struct Event {
    enum class Kind : std::uint8_t {
        none,
        turn,          // seat begins a turn; amount: round
        pass,          // seat can do nothing (R6)
        played,        // card of seat goes from its hand to the table
        execute,       // seat carries out card
        reveal,        // card, top of the deck, is turned up by exploring
        trigger,       // card of seat takes effect by itself
        tile,          // a tile is turned up at site; amount: its natural value
        disk,          // a disk of colour is put on site
        income,        // seat gains amount by expanding
        harvest,       // seat gains amount by a harvest of colour
        gain,          // seat gains amount from the bank
        pay,           // seat pays amount to other (nobody: the bank)
        site_gems,     // amount gems are added to site (negative: they leave it)
        card_gems,     // card now has amount gems
        destroy,       // a disk of colour dies for seat; site: where
        pool_destroy,  // a disk of colour dies for seat, from the pool
        pool_return,   // a disk of colour goes back to the pool from seat
        stack,         // the stack of a site (told just before, as `from`) is now on site
        from,
        raise,         // disks of colour rise in every stack
        lot,           // card is put up for auction; other: seller
        bid,           // seat has bid amount
        win,           // seat wins the lot for amount
        preserve,      // amount sectors of colour (kNoColour: several) are preserved
        perish,        // amount sectors of colour are not preserved
        spare,         // Stasis Pods: no preservation
        permaculture,  // the tile shown and buried; amount: its natural value
        to_pile,       // card goes on top of the pile of seat
        to_hand,       // card goes to the hand of seat
        give,          // seat gives card (for some eyes only) to other
        buried,        // card is buried
        to_market,     // card comes to the market
        exchange,      // seat exchanges hand and market
        turned_up,     // card is turned up for all to see in this move only (R60); show or catharsis follows
        show,          // seat shows the hand: the amount cards told just before
        look,          // seat looks at amount cards of the deck
        look_tiles,    // seat looks at amount tiles
        shuffle,       // the deck is shuffled
        catharsis,     // the amount cards told just before were revealed
        mulligan,      // seat has buried and drawn amount cards
        over           // the match has ended
    };
    using enum Kind;

    Kind kind = none;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    Card card = kNoCard;
    Colour colour = kNoColour;
    std::uint8_t eyes = 0xFF;  // who may know `card`; 0xFF: everybody
    Site site{};
    std::int32_t amount = 0;

    bool operator==(const Event&) const = default;
};

// The cards that events[i] turned up, in order.
inline std::span<const Event> turned_up_for(std::span<const Event> events, std::size_t i) {
    std::size_t first = i;
    while (first > 0 && events[first - 1].kind == Event::turned_up) --first;
    return events.subspan(first, i - first);
}

}  // namespace orrery::rise
