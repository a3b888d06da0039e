// An Event is one thing that happened when a move was applied. The events of a move come in the order in which the
// rules tell them. describe() makes sentences of them, and the board moves pieces by them. An event with a hidden card
// shows the card only to the seats in `eyes`; the others get the event without the card.
// Rulebook: assets/rulebooks/cosmos.md, section 6.
#pragma once

#include <cstdint>
#include <string>

#include "games/cosmos/words.h"

namespace orrery::cosmos {

inline constexpr SeatSet kEverybody{0xFF};

// The parts of a side's total (6.11): how much each of them adds.
struct Parts {
    std::int16_t main = 0;     // ships of the main stack with their weight
    std::int16_t support = 0;  // ships of the support stacks with their weight
    std::int16_t allies = 0;   // ships of the allies with their weight
    std::int16_t card = 0;     // after copying
    std::int16_t wall = 0;
    std::int16_t mode = 0;
    std::int16_t tiles = 0;
    std::int16_t tribute = 0;
    std::int16_t trove = 0;
    std::int16_t stones = 0;
    std::int16_t grafts = 0;
    std::int16_t bitter = 0;
    std::int16_t burn = 0;

    int total() const {
        return main + support + allies + card + wall + mode + tiles + tribute + trove + stones + grafts + bitter + burn;
    }
    bool operator==(const Parts&) const = default;
};
// "4 main stack + 2 support + 3 card": the parts that are not 0, or "nothing". Defined in describe.cpp.
std::string parts_text(const Parts& parts);

struct Event {
    enum class Kind : std::uint8_t {
        none,
        kept,         // seat has kept race; only seat sees which
        mustered,     // seat has number ships to place; while its race lies face down, only seat sees which it is
        reveal,       // seat's race is revealed
        takes_stone,  // seat takes stone; if there is a site, the stone was lying there
        laid,         // stone is laid on site
        settle,       // seat puts number ships on site, at the start
        late,         // seat begins with number cards more than others, as it sits late
        gift,         // seat draws number cards because it has revealed race (R61)
        round,        // round number begins
        turn,         // seat's turn begins with number actions; at the start: seat is to place ships
        extra,        // seat has number extra Moves in this turn
        lapse,        // seat's offer lapses
        exile,        // seat had no stack and comes back with number ships on site
        skip,         // seat has no stack and no site is empty: its turn is skipped
        grow,         // number ships are added to seat's stack on site
        sets_mode,    // seat's mode is mode
        income,       // seat gets goods
        accept,       // seat accepts offer: gets goods, pays other_goods to other
        decline,      // seat declines offer of other, who gets goods back
        offered,      // seat offers other goods for other_goods: offer
        buy_ships,    // seat pays a mineral for a ship on site; if there is a `to`, another ship goes there
        draw,         // seat draws number cards; only seat sees cards
        drawn,        // all cards that seat has drawn in this move; only seat sees them
        buy_card,     // seat pays a gas; the draw follows
        purge,        // seat removes other's clung ship from site; the events of what seat loses follow
        shuffle,      // the discard pile becomes the deck, number cards
        move,         // seat moves number ships from site to to
        walk,         // seat drops number ships on to, on its way from site
        stride,       // seat moves number ships from site over via to to
        leap,         // seat moves number ships from site to to; the reach stone is gone
        invade,       // seat invades other: from site, on to, with support sites
        ally,         // seat joins side with sites; side none: it stays out
        support,      // seat supports its side with sites
        refill,       // seat has no invade card and discards its number cards; the draw follows
        chosen,       // seat has chosen its card or cards
        asked,        // seat is asked node; the question itself tells that the seat has this power (6.17)
        declined,     // seat says no to node
        turned,       // seat turns card over; if it had played two, the other one returns to its hand
        two,          // seat has played two cards; only seat sees them
        turncoat,     // seat changes to side
        copy,         // seat's card takes the value number
        burn,         // seat loses number ships on site and adds number * 2
        total,        // side's total is number; parts says how it adds up
        reinforce,    // seat plays cards: side's total is number
        outcome,      // side wins; side none: both win
        lost,         // number ships of seat on site are lost
        withdraw,     // seat's main stack, number ships, goes from site to to
        slip,         // seat's main stack is not lost; the withdrawal of a defender follows
        stuck,        // seat's main stack on site has nowhere to go and is lost
        company,      // seat's ships as an ally are not lost, or seat draws together with other (the draws follow)
        taken,        // seat takes number cards from other's hand; only these two see cards
        spent,        // the invade cards that were played, cards, go to the discard pile
        discard,      // seat discards cards face up, number of them
        bitter,       // a ship of seat goes on its race card, which now has number ships
        revenge,      // seat's retribution costs the winning side number ships; the losses follow
        cling,        // a ship of seat clings to other's stack on site
        unclung,      // the ship of seat that clung to other's stack on site goes to the graveyard
        graft,        // seat takes race's power from other, for a ship on site
        ungraft,      // seat loses race's power; its ship goes to the graveyard
        raised,       // seat raises tile to number
        join,         // seat moves number ships from site to to
        accord,       // both main players draw a card each
        victory,      // seat makes a victory move: number ships from site to `to`; no `to`: it makes none
        peace,        // seat's invasion is over; side has won it (side none: both), and seat has number actions left
        won,          // seats have five colonies
        cap,          // the last round is over
        over          // the match has ended
    };
    using enum Kind;

    Kind kind = none;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    Node node = Node::none;
    Race race = kNoRace;
    Card card = kNoCard;
    Cards cards{};
    Stone stone = Stone::none;
    DomTile tile = DomTile::none;
    Mode mode = Mode::none;
    Side side = Side::none;
    Site site = kNoSite;
    Site to = kNoSite;
    Site via = kNoSite;
    SiteSet sites{};
    OfferId offer{};
    Goods goods{};
    Goods other_goods{};
    SeatSet seats{};
    std::int16_t number = 0;
    Parts parts{};
    SeatSet eyes = kEverybody;  // who may know race, card and cards

    bool operator==(const Event&) const = default;
};

}  // namespace orrery::cosmos
