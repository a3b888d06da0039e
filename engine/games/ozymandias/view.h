// What one seat, or a spectator, may know of a match of Ozymandias. Screens, bots, texts and logs get only this. Boards
// include no other header of this folder.
// Rulebook: assets/rulebooks/ozymandias.md.
#pragma once

#include "games/ozymandias/catalogue.h"
#include "games/ozymandias/event.h"
#include "games/ozymandias/open.h"
#include "games/ozymandias/routes.h"
#include "games/ozymandias/targets.h"
#include "games/ozymandias/words.h"

namespace orrery::ozymandias {

struct Ozymandias;
struct Position;

// The open part of a view. It is never made from a Position or an Open: view.cpp fills it, member by member.
class Seen : public Open {
   public:
    Seen() = default;
    bool operator==(const Seen&) const = default;

   private:
    friend Ozymandias;
    Seen(const Position& position, Seat viewer);
};

struct View {
    Seat viewer = kSpectator;
    Seen open;      // with the viewer's own hand, leaders and plowshares; of the others what is open
    SeatSet ready;  // who has given a secret answer, while others still owe theirs
    Move sealed{};  // the viewer's own secret answer
    Decision decision{};
    Result result{};  // the final scores; during the match the current ones

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)), nvp("sealed", print(sealed)));
        open.save(json);
    }

    bool is_own() const { return viewer != kSpectator && viewer == decision.seat; }
    const Player& of(Seat seat) const { return open.player(seat); }
};

}  // namespace orrery::ozymandias
