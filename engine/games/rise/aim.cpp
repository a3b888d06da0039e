// What a good move is for, in "Find the move" (core/aims.h).
#include <algorithm>

#include "core/aims.h"
#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {
namespace {

using Told = std::span<const Event>;

constexpr std::int32_t kMuch = 10;  // so many gems are what a harvest is for; with fewer, it is for what it destroys

// Of an answer within a card's effect.
constexpr ActAim<Event::Kind> kAnswers[] = {
    {Event::gain, say::aim_gain}, {Event::destroy, say::aim_destroy},   {Event::pool_destroy, say::aim_let_die},
    {Event::give, say::aim_give}, {Event::exchange, say::aim_exchange}, {Event::harvest, say::aim_harvest},
};
constexpr NodeAim kNodeAims[] = {
    {"main", say::aim_action}, {"place", say::aim_place},  {"site", say::aim_sector}, {"from", say::aim_sector},
    {"to", say::aim_sector},   {"color", say::aim_colour}, {"dead", say::aim_disk},   {"card", say::aim_card},
    {"award", say::aim_tie},   {"pickup", say::aim_card},
};

bool happens(Told told, Event::Kind kind) {
    return std::any_of(told.begin(), told.end(), [kind](const Event& event) { return event.kind == kind; });
}

std::string expand_aim(Told told, Seat own) {
    if (is_told(told, Event::trigger, own)) return say::aim_trigger();
    return is_told(told, Event::income, own) ? say::aim_expand() : say::aim_put_disk();
}

// Of a main action: the first thing that it does.
std::string main_aim(const View& before, Told told) {
    const Seat own = before.viewer;
    if (happens(told, Event::over)) return kEndAim.text();
    bool is_event = false;  // otherwise a disk on the map means to expand
    for (const Event& event : told) {
        if (event.kind == Event::lot) return say::aim_auction();
        if (event.kind == Event::disk) return is_event ? say::aim_put_disk() : expand_aim(told, own);
        if (event.kind == Event::raise || event.kind == Event::from) return say::aim_change();
        if (event.seat != own) continue;
        switch (event.kind) {
            case Event::execute: is_event = true; break;
            case Event::trigger: return say::aim_trigger();
            case Event::harvest:
                if (event.amount >= kMuch || !is_told(told, Event::destroy, own)) return say::aim_harvest();
                return say::aim_change();
            case Event::destroy: return say::aim_change();
            case Event::pool_destroy: return say::aim_let_die();
            case Event::gain: return say::aim_gain();
            case Event::give: return say::aim_give();
            case Event::exchange: return say::aim_exchange();
            default: break;
        }
    }
    return is_event ? say::aim_use() : say::aim_action();
}

}  // namespace

std::string Rise::aim(const View& before, Told told) {
    const std::string_view node = before.decision.node;
    if (told.empty()) return node_aim(before, std::span(kNodeAims));
    if (node == "main") return main_aim(before, told);
    if (node == "place" && is_told(told, Event::income, before.viewer)) return say::aim_expand();
    if (node == "color" && happens(told, Event::raise)) return say::aim_raise();
    const Wording answer = first_act(told, std::span(kAnswers), before.viewer);
    return answer.empty() || node == "color" ? node_aim(before, std::span(kNodeAims)) : answer.text();
}

}  // namespace orrery::rise
