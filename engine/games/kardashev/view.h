// What one seat, or a spectator, may know of a match of Kardashev. Screens, bots, texts and logs get only this. Boards
// include no other header of this folder. Everything is public except the bag and the bids that wait for the others.
// Rulebook: assets/rulebooks/kardashev.md.
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
    SeatSet ready;  // seats whose secret bid is in, while others still owe theirs
    Bid sealed{};   // the viewer's own bid
    Decision decision{};
    Result result{};  // the final scores; during the match the current ones

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)));
        sealed.save(json, open.options);
        open.save(json);
    }

    bool is_own() const { return viewer != kSpectator && viewer == decision.seat; }
    const Player& of(Seat seat) const { return open.player(seat); }
};

}  // namespace orrery::kardashev
