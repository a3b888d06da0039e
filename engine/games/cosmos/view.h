// What one seat, or a spectator, may know of a match of Settlers of the Cosmos. Screens, bots, texts and logs get only
// this. Boards include no other header of this folder.
// Rulebook: assets/rulebooks/cosmos.md.
#pragma once

#include "games/cosmos/catalogue.h"
#include "games/cosmos/event.h"
#include "games/cosmos/open.h"
#include "games/cosmos/targets.h"
#include "games/cosmos/words.h"

namespace orrery::cosmos {

struct View {
    Seat viewer = kSpectator;
    Open open;      // with the viewer's own hand and race; of the others only what is open or what Sight shows
    SeatSet ready;  // who has given a secret answer, while others still owe theirs
    Move sealed{};  // the viewer's own secret answer
    Decision decision{};
    Result result{};  // the final ranking; during the match the current one

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)), nvp("sealed", print(sealed)));
        open.save(json);
    }

    bool is_own() const { return viewer != kSpectator && viewer == decision.seat; }
    const Player& of(Seat seat) const { return open.player(seat); }
};

}  // namespace orrery::cosmos
