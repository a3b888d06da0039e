// What a move did by itself, step by step, as data: describe() makes sentences of it and a board moves pieces by it.
// Kept in the position for the last move only. A card in it may be for some eyes only.
#pragma once

#include <cstdint>

#include "core/list.h"
#include "games/rise/words.h"

namespace orrery::rise {

enum class Event : std::uint8_t {
    none,
    turn,          // seat begins a turn; amount: round
    pass,          // seat can do nothing (R6)
    execute,       // seat carries out card
    reveal,        // card, top of the deck, is turned up by exploring
    trigger,       // card of seat takes effect by itself
    tile,          // a tile is turned up at site; amount: its natural value
    disk,          // a disk of colour is put on site
    income,        // seat gains amount by expanding
    harvest,       // seat gains amount by a harvest of colour
    gain,          // seat gains amount from the bank
    pay,           // seat pays amount to other (nobody: the bank)
    site_gems,     // amount gems are added to site (negative: leave it)
    card_gems,     // amount gems lie on card now
    destroy,       // a disk of colour dies for seat; site: where
    pool_destroy,  // a disk of colour dies for seat, from the pool
    pool_return,   // a disk of colour goes back to the pool from seat
    stack,         // the stack of a site (told just before as `from`) lies on site
    from,
    raise,         // disks of colour rise in every stack
    lot,           // card is put up for auction; other: seller
    bid,           // seat has bid amount
    win,           // seat wins the lot for amount
    preserve,      // amount sectors of colour (kNoColour: several) are preserved
    perish,        // amount sectors of colour are not
    spare,         // Stasis Pods: no preservation
    permaculture,  // the tile shown and buried; amount: its natural value
    to_pile,       // card goes on top of the pile of seat
    to_hand,       // card goes to the hand of seat
    give,          // seat gives card (for some eyes only) to other
    buried,        // card is buried
    to_market,     // card comes to the market
    exchange,      // seat exchanges hand and market
    show,          // seat shows the hand
    look,          // seat looks at amount cards of the deck
    look_tiles,    // seat looks at amount tiles
    shuffle,       // the deck is shuffled
    catharsis,     // amount cards were revealed
    mulligan,      // seat has buried and drawn amount cards
    over           // the match has ended
};
inline constexpr int kEvents = 40;
static_assert(static_cast<int>(Event::over) == kEvents - 1);

struct Happening {
    Event event = Event::none;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    Card card = kNoCard;
    Colour colour = kNoColour;
    std::uint8_t eyes = 0xFF;  // who may know `card`; 0xFF: everybody
    Site site{};
    std::int32_t amount = 0;

    bool operator==(const Happening&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(event, seat, other, card, colour, eyes, site, amount);
    }
};
// The same, as `viewer` may know it.
constexpr Happening masked(Happening happening, Seat viewer) {
    if (happening.eyes != 0xFF && !SeatSet{happening.eyes}.has(viewer)) happening.card = kNoCard;
    return happening;
}

struct Happenings {
    FixedList<Happening, 56> list;
    bool more = false;  // what did not fit is left out
    // What `show` or `catharsis` turned up, in order, for all to see in this move and no longer (R60). A move has one of
    // them at most: each follows an answer that is always asked.
    FixedList<Card, kCards> turned_up;

    void add(const Happening& happening) {
        if (list.size() < list.capacity())
            list.push_back(happening);
        else
            more = true;
    }
    void clear() { list.clear(), turned_up.clear(), more = false; }
    bool operator==(const Happenings&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(list, more, turned_up);
    }
};

}  // namespace orrery::rise
