// What one seat, or a spectator, may know of a match of Ozymandias: all that screens, bots' texts and logs get. The only
// header of this folder that a board includes.
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

// What one seat is shown. No Position and no Open becomes one: view.cpp fills it, member by member.
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
    Seen open;      // with the viewer's own hand, leaders and plowshares, and of the others what lies open
    SeatSet ready;  // who has given a secret answer, while others still owe theirs
    Move sealed{};  // the viewer's own
    Decision decision{};
    Result result{};  // the final scores; while the match runs, how it stands

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(sparse("viewer", viewer, kSpectator), nvp("ready", tokens(ready)), nvp("sealed", print(sealed)));
        open.save(json);
    }

    bool is_own() const { return viewer != kSpectator && viewer == decision.seat; }
    const Player& of(Seat seat) const { return open.player(seat); }
};

}  // namespace orrery::ozymandias
