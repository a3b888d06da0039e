// An Event is one thing that happened when a move was applied. The events of a move come in the order in which the
// rules tell them. describe() makes sentences of them, and the board moves pieces by them. Every event is public.
// Rulebook: assets/rulebooks/kardashev.md, section 6.
#pragma once

#include <cstdint>

#include "games/kardashev/words.h"

namespace orrery::kardashev {

struct Event {
    enum class Kind : std::uint8_t {
        none,
        deal,        // seat gets role
        round,       // round number begins
        draw,        // seat draws tile: for bids, for a probe, or exploring at hex
        bid,         // seat's bid, number, is now open
        roll,        // seat's die shows number
        slot,        // seat takes position number
        take,        // seat takes tile, which other drew; kNoTile: seat takes none
        split,       // seat pays number of its pair's price
        pay,         // seat pays cards to other; other = kSpectator: to the bank
        share_in,    // seat pays cards as its part of its pair's price
        share_out,   // seat gets cards of that price; kSpectator: the bank gets them
        gift,        // seat has to give cards to other
        turn,        // seat begins a turn
        skip,        // seat's turn is skipped
        waste,       // seat's tile leaves the game
        place,       // seat puts tile on hex
        gain,        // seat takes cards from the bank
        colony,      // seat's colony on hex now has level number
        fleet,       // seat's fleet on hex now has level number
        no_colony,   // seat's colony on hex is gone
        no_fleet,    // seat's fleet on hex is gone
        move,        // amount levels of seat's fleet leave hex; number of them arrive at `to`
        battle,      // seat attacks other on hex with number against amount
        success,     // seat's attack on hex succeeds
        failure,     // seat's attack on hex fails
        research,    // seat now has tech
        forget,      // seat loses tech
        clone,       // seat's mark lies on tech; kNoTech: the mark is removed
        symbols,     // the tile on hex is now `tile`
        swap,        // the tiles of hex and `to` are exchanged
        borrow,      // seat borrows an action
        save,        // seat saves an action
        order,       // seat's order is number
        give,        // seat gives cards to its ally
        out,         // seat is eliminated
        last_round,  // number is the last round
        over         // the match has ended
    };
    using enum Kind;

    Kind kind = none;
    Seat seat = kSpectator;
    Seat other = kSpectator;
    Hex hex = kNoHex;
    Hex to = kNoHex;
    Tile tile = kNoTile;
    Role role = kNoRole;
    Tech tech = kNoTech;
    Cards cards{};
    std::int16_t number = 0;
    std::int16_t amount = 0;

    bool operator==(const Event&) const = default;
};

}  // namespace orrery::kardashev
