// What one seat, or a spectator, may know of a match of Kardashev: all that screens, bots' texts and logs get. The only
// header of this folder that a board includes. Everything lies open but bids that wait for the others, and the bag.
#pragma once

#include "games/kardashev/catalogue.h"
#include "games/kardashev/event.h"
#include "games/kardashev/hexes.h"
#include "games/kardashev/open.h"
#include "games/kardashev/targets.h"
#include "games/kardashev/words.h"

namespace orrery::kardashev {

struct View {
    Seat viewer = kSpectator;
    Open open;
    SeatSet ready;  // whose secret bid is in, while others still owe theirs
    Bid sealed{};   // the viewer's own
    Decision decision{};
    Result result{};  // the final scores; while the match runs, how it stands

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const;  // json.cpp

    bool is_own() const { return viewer != kSpectator && viewer == decision.seat; }
    const Player& of(Seat seat) const { return open.player(seat); }
};

}  // namespace orrery::kardashev
