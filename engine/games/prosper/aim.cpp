// What a good move is for, in "Find the move" (engine/puzzles).
#include "games/prosper/prosper.h"

namespace orrery::prosper {

std::string Prosper::aim(const View& before, std::span<const Event> told) {
    for (const Event& event : told)
        if (event.kind == Event::Kind::win && event.seat == before.viewer) return "Win the match";
    if (told.empty()) return "Know when to stop";
    const Event& act = told.front();
    const bool is_free = act.other == kSpectator;
    switch (act.kind) {
        case Event::Kind::settle: return "Settle the right planet";
        case Event::Kind::muster: return "Put your ships where they count";
        case Event::Kind::move: return "Bring ships to where they are needed";
        case Event::Kind::attack:
            if (act.clash.conquered) return is_free ? "Take a free planet" : "Take a planet from a rival";
            return act.clash.cleared ? "Drive a rival from a planet" : "Weaken a planet";
        default: return "Know when to stop";
    }
}

}  // namespace orrery::prosper
