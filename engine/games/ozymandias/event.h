// An Event is one thing that happened when a move was applied. The events of a move come in the order in which the
// rules tell them. describe() makes sentences of them, and the board moves pieces by them. An event with a hidden card
// shows the card only to the seats in `eyes`; the others get the event without the card.
// Rulebook: assets/rulebooks/ozymandias.md, section 6.
#pragma once

#include <cstdint>

#include "games/ozymandias/words.h"

namespace orrery::ozymandias {

inline constexpr SeatSet kEverybody{0xFF};

struct Event {
    enum class Kind : std::uint8_t {
        none,
        age,         // age number begins; all fleets are ready
        shuffle,     // the discard pile becomes the deck, number cards
        draw,        // seat draws number cards; only seat sees cards
        drawn,       // all cards that seat has drawn or stolen in this move; only seat sees them
        buy,         // seat buys its number-th card of this age
        planned,     // seat has given its plan
        plan,        // seat's new fleet has a hidden leader, card
        under,       // seat puts number cards, cards, under the leader of fleet
        recover,     // seat recovers and uses its number-th box
        activate,    // fleet is activated
        reveal,      // fleet's leader is card
        pay,         // seat pays resources
        gain,        // seat gains resources, through card if there is one
        burn,        // seat discards card for one suit (emergency)
        discard,     // seat discards card
        give,        // seat gives card to other
        harvest,     // seat turns card, of fleet, into number of suit
        steal,       // seat takes card from the hand of other
        strength,    // fleet now has strength number, amount more than before, through card if there is one
        warp,        // fleet warps in at point
        turn_up,     // tile is turned up, for fleet
        land,        // tile lies on site with rotation; fleet lands on point
        move,        // fleet goes to point
        explore,     // fleet leaves through point and heading, onto a face-down tile on site
        home,        // fleet returns to its card; through point and heading if it left the galaxy
        lift,        // fleet is lifted from the map
        swap,        // fleet and target swap places
        delegate,    // fleet lets target act
        bonus,       // fleet takes a bonus action
        take_disk,   // seat takes its highest disk from point, or from fleet's card
        disk,        // seat puts a disk on top of point
        low_disk,    // seat puts a disk at the bottom of point
        card_disk,   // seat puts a disk on fleet's card
        collapse,    // the top disk of point goes to the bottom
        terraform,   // point is now a colony of its sector's suit
        attack,      // fleet attacks target, from where it is
        wall,        // fleet's wall prevents a war
        draft,       // seat drafts number into fleet
        initiative,  // fleet holds the initiative with score number, which is 0 or less
        sword,       // seat plays card for fleet and adds number to its score
        mercenary,   // seat adds number to its score
        bribe,       // seat ends the war as a tie
        fear,        // seat wins at once, with score number, through card
        yield,       // seat yields
        tie,         // the war is a tie
        won,         // fleet wins against target with score number; the loser loses amount strength
        pyrrhus,     // fleet moves the winner, target, instead of being moved
        stuck,       // fleet has no way to go
        stay,        // seat lets fleet stay where it is
        exhaust,     // fleet is exhausted
        pass,        // seat passes
        obelisk,     // seat takes the obelisk
        take_back,   // number plowshares, cards, return to seat's hand
        over         // the match has ended
    };
    using enum Kind;

    Kind kind = none;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    Fleet fleet = kNoFleet;
    Fleet target = kNoFleet;
    Card card = kNoCard;
    CardSet cards{};
    Resources resources{};
    Suit suit = kNoSuit;
    Tile tile = kNoTile;
    std::int8_t rotation = -1;
    Heading heading = kNoHeading;
    Point point = kNoPoint;
    Site site = kNoSite;
    std::int16_t number = 0;
    std::int16_t amount = 0;
    SeatSet eyes = kEverybody;  // who may know card and cards

    bool operator==(const Event&) const = default;
};

}  // namespace orrery::ozymandias
