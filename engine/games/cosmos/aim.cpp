// What a good move is for, in "Find the move" (core/aims.h). How an invasion ends hangs on hidden cards, so nothing that
// comes after it counts.
#include <algorithm>

#include "core/aims.h"
#include "games/cosmos/cosmos.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {
namespace {

using Told = std::span<const Event>;

// Outside one's own actions: the answer itself.
constexpr ActAim<Event::Kind> kAnswers[] = {
    {Event::accept, say::aim_answer_offer}, {Event::decline, say::aim_answer_offer},
    {Event::ally, say::aim_join_side},      {Event::reinforce, say::aim_add_card},
    {Event::withdraw, say::aim_withdraw},   {Event::join, say::aim_bring_together},
    {Event::discard, say::aim_discard},     {Event::sets_mode, say::aim_mode},
};
constexpr ActAim<Event::Kind> kDeeds[] = {
    {Event::offered, say::aim_offer}, {Event::accept, say::aim_answer_offer}, {Event::decline, say::aim_answer_offer},
    {Event::leap, say::aim_leap},     {Event::walk, say::aim_spread},         {Event::stride, say::aim_go_far},
    {Event::move, say::aim_move},     {Event::buy_ships, say::aim_buy_ships}, {Event::buy_card, say::aim_buy_card},
};
constexpr NodeAim kNodeAims[] = {
    {"action", say::aim_action},        {"support", say::aim_invaded},    {"supply", say::aim_supply},
    {"settle", say::aim_settle},        {"retreat", say::aim_withdraw},   {"ally", say::aim_join_side},
    {"victory", say::aim_victory_move}, {"reinforce", say::aim_add_card}, {"mode", say::aim_mode},
    {"join", say::aim_bring_together},
};

Told up_to(Told told, Event::Kind kind) {
    const auto end = std::find_if(told.begin(), told.end(), [kind](const Event& event) { return event.kind == kind; });
    return told.first(static_cast<std::size_t>(end - told.begin()));
}

bool wins(const View& before, Told told) {
    return std::any_of(told.begin(), told.end(),
                       [&](const Event& event) { return event.kind == Event::won && event.seats.has(before.viewer); });
}

// Where the viewer's ships arrive.
bool is_arrival(const View& before, const Event& event) {
    switch (event.kind) {
        case Event::move:
        case Event::walk:
        case Event::stride:
        case Event::leap:
        case Event::victory: return event.seat == before.viewer && event.to != kNoSite;
        default: return false;
    }
}

// What the viewer's ships reach that it did not hold before: a planet, or else a resource spot, or else a site next to a
// free planet, if no stack was next to it. Empty: nothing.
Wording reached(const View& before, Told told) {
    const Open& open = before.open;
    const SiteSet held = before.of(before.viewer).sites;
    SiteSet goals = open.planets - open.taken;
    for (const Site site : held) goals = goals - next_to(site);
    bool is_spot = false, is_near = false;
    for (const Event& event : told) {
        if (!is_arrival(before, event) || held.has(event.to)) continue;
        if (open.planets.has(event.to)) return say::aim_found;
        is_spot = is_spot || open.minerals.has(event.to) || open.gases.has(event.to);
        is_near = is_near || !(next_to(event.to) & goals).empty();
    }
    return is_spot ? say::aim_spot : is_near ? say::aim_near : Wording();
}

std::string action_aim(const View& before, Told told) {
    const Told known = up_to(told, Event::outcome);
    if (wins(before, known)) return kWinAim.text();
    bool is_first = true;
    for (const Event& event : known) {
        if (is_by(event, Event::invade, before.viewer)) {
            if (is_first) return before.open.planets.has(event.to) ? say::aim_invade() : say::aim_invade_stack();
            break;
        }
        is_first = is_first && event.seat != before.viewer;
    }
    if (const Wording prize = reached(before, known); !prize.empty()) return prize.text();
    const bool invades = is_told(known, Event::invade, before.viewer);
    if (invades && !is_told(known, Event::offered, before.viewer)) return say::aim_prepare();
    const Wording deed = first_act(known, std::span(kDeeds), before.viewer);
    return deed.empty() ? node_aim(before, std::span(kNodeAims)) : deed.text();
}

std::string victory_aim(const View& before, Told told) {
    const Told known = up_to(told, Event::outcome);
    if (wins(before, known)) return kWinAim.text();
    const Told moves = up_to(known, Event::invade);
    const Invasion& war = before.open.invasion;
    const Side other = war.side_of(before.viewer) == Side::offence ? Side::defence : Side::offence;
    const Site left = war.half(other).site;  // unless the other main stack is still there
    if (before.open.planets.has(left) && !before.open.taken.has(left))
        for (const Event& event : moves)
            if (is_arrival(before, event) && event.to == left) return say::aim_take_planet();
    const Wording prize = reached(before, moves);
    return prize.empty() ? say::aim_victory_move() : prize.text();
}

}  // namespace

std::string Cosmos::aim(const View& before, Told told) {
    const std::string_view node = before.decision.node;
    if (told.empty()) return node_aim(before, std::span(kNodeAims));
    if (node == "action" || node == "supply") return action_aim(before, told);
    if (node == "victory") return victory_aim(before, told);
    if (node == "support") return say::aim_invaded();  // a better aim would tell which support
    const Wording answer = first_act(told, std::span(kAnswers), before.viewer);
    return answer.empty() ? node_aim(before, std::span(kNodeAims)) : answer.text();
}

}  // namespace orrery::cosmos
