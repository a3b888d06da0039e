// What a good move is for, in "Find the move" (engine/puzzles).
#include "games/prosper/prosper.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {

std::string Prosper::aim(const View& before, std::span<const Event> told) {
    for (const Event& event : told)
        if (event.kind == Event::Kind::win && event.seat == before.viewer) return say::aim_win();
    if (told.empty()) return say::aim_stop();
    const Event& act = told.front();
    const bool is_free = act.other == kSpectator;
    switch (act.kind) {
        case Event::Kind::settle: return say::aim_settle();
        case Event::Kind::muster: return say::aim_add();
        case Event::Kind::move: return say::aim_move();
        case Event::Kind::attack:
            if (act.clash.conquered) return is_free ? say::aim_take_free() : say::aim_take();
            return act.clash.cleared ? say::aim_empty() : say::aim_weaken();
        default: return say::aim_stop();
    }
}

}  // namespace orrery::prosper
