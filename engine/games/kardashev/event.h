// What a move did by itself, one thing after the other, as the rules tell it: describe() makes sentences of it and a board
// moves pieces by it. All of it is for everybody's eyes.
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
        bid,         // seat's bid, number, is opened
        roll,        // seat's die shows number
        slot,        // seat takes position number
        take,        // seat takes tile, drawn by other; kNoTile: none
        split,       // seat pays number of its pair's price
        pay,         // seat pays cards to other; kSpectator: the bank
        share_in,    // seat pays cards of its pair's price
        share_out,   // seat gets cards of it; kSpectator: the bank
        gift,        // seat has to give cards to other
        turn,        // seat begins a turn
        skip,        // seat's turn falls out
        waste,       // seat's tile leaves the game
        place,       // seat puts tile on hex
        gain,        // seat takes cards from the bank
        colony,      // seat's colony on hex has level number now
        fleet,       // seat's fleet on hex has level number now
        no_colony,   // seat's colony on hex is gone
        no_fleet,    // seat's fleet on hex is gone
        move,        // amount levels of seat's fleet leave hex, and number of them come to `to`
        battle,      // seat attacks other on hex: number against amount
        success,     // seat's attack on hex succeeds
        failure,     // seat's attack on hex fails
        research,    // seat has tech
        forget,      // seat has it no more
        clone,       // seat's mark lies on tech; kNoTech: it is taken off
        symbols,     // the tile on hex is `tile` now
        swap,        // the tiles of hex and `to` are exchanged
        borrow,      // seat borrows an action
        save,        // seat saves one
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
