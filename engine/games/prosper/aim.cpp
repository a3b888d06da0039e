// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/prosper/prosper.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {
namespace {

using Told = std::span<const Event>;

bool is_move(const Event& event) { return event.kind == Event::Kind::move || event.kind == Event::Kind::attack; }

// The last attack, if there is one, of ships that go on in this turn from where the first act of `told` brings them.
const Event* goes_on_to(Told told) {
    const Event* last = &told.front();
    for (const Event& event : told)
        if (is_move(event) && event.source == last->planet && event.seat == last->seat) last = &event;
    return last != &told.front() && last->kind == Event::Kind::attack ? last : nullptr;
}

bool is_taken_later(Told told) {
    const Event& first = told.front();
    for (const Event& event : told.subspan(1))
        if (is_by(event, Event::Kind::attack, first.seat) && event.planet == first.planet && event.clash.conquered)
            return true;
    return false;
}

std::string attack_aim(Told told) {
    const Event& first = told.front();
    const bool is_free = first.other == kSpectator;
    if (!first.clash.conquered) {
        if (is_taken_later(told)) return is_free ? say::aim_take_free() : say::aim_take();
        return first.clash.cleared ? say::aim_empty() : say::aim_weaken();
    }
    const Event* last = goes_on_to(told);
    const bool takes_owned = last && last->clash.conquered && last->other != kSpectator;
    return is_free && !takes_owned ? say::aim_take_free() : say::aim_take();
}

std::string asked_aim(const View& before) {
    switch (before.asked) {
        case Verb::settle: return say::aim_settle();
        case Verb::muster: return say::aim_add();
        default: return say::aim_movements();
    }
}

}  // namespace

std::string Prosper::aim(const View& before, Told told) {
    if (told.empty()) return asked_aim(before);
    for (const Event& event : told)
        if (is_by(event, Event::Kind::win, before.viewer)) return kWinAim.text();
    for (const Event& event : told) {
        if (is_by(event, Event::Kind::dominant, before.viewer)) return say::aim_dominate();
        if (event.kind == Event::Kind::broken && event.seat != before.viewer) return say::aim_break();
    }
    switch (told.front().kind) {
        case Event::Kind::settle: return say::aim_settle();
        case Event::Kind::muster: return say::aim_add();
        case Event::Kind::move: return goes_on_to(told) ? say::aim_gather_attack() : say::aim_gather();
        case Event::Kind::attack: return attack_aim(told);
        default: return say::aim_stop();
    }
}

}  // namespace orrery::prosper
