// What a good move is for, in "Find the move" (core/aims.h). A harvest is for what the turn makes of the cards.
#include "core/aims.h"

#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {
namespace {

using Told = std::span<const Event>;

constexpr ActAim<Event::Kind> kDeeds[] = {
    {Event::battle, say::aim_attack}, {Event::research, say::aim_technology}, {Event::colony, say::aim_colony},
    {Event::fleet, say::aim_fleet},   {Event::no_colony, say::aim_give_up},   {Event::move, say::aim_move},
    {Event::clone, say::aim_clone},   {Event::symbols, say::aim_symbols},     {Event::swap, say::aim_exchange},
};
// Of cards that are taken one by one, what the turn makes of them.
constexpr ActAim<Event::Kind> kUses[] = {
    {Event::research, say::aim_cards_for_technology},
    {Event::colony, say::aim_cards_for_colony},
    {Event::fleet, say::aim_cards_for_fleet},
};
constexpr NodeAim kNodeAims[] = {
    {"act", say::aim_action}, {"slot", say::aim_position}, {"take", say::aim_tile},      {"place", say::aim_place},
    {"pay", say::aim_pay},    {"yield", say::aim_gain},    {"gain", say::aim_gain},      {"give", say::aim_pay},
    {"share", say::aim_pay},  {"defend", say::aim_battle}, {"support", say::aim_battle},
};

bool is_last_turn(const View& before, Told told) {
    for (const Event& event : told)
        if (event.kind == Event::over || (event.kind == Event::last_round && event.number <= before.open.round))
            return true;
    return before.open.is_known_last_round();
}

bool robs_rival(const View& before, Told told) {
    for (const Event& event : told) {
        if (event.kind == Event::forget && event.seat != before.viewer) return true;
        if (event.seat == before.viewer && event.kind != Event::gain && event.kind != Event::pay) return false;
    }
    return false;
}

std::string act_aim(const View& before, Told told) {
    if (robs_rival(before, told)) return say::aim_rob();
    if (is_told(told, Event::success, before.viewer)) return say::aim_win();
    if (const Wording deed = first_act(told, std::span(kDeeds), before.viewer); !deed.empty()) return deed.text();
    return is_last_turn(before, told) ? say::aim_action() : say::aim_prepare();
}

std::string place_aim(const View& before, Told told) {
    Hex placed = kNoHex;
    for (const Event& event : told) {
        if (placed == kNoHex && is_by(event, Event::place, before.viewer)) placed = event.hex;
        if (is_by(event, Event::colony, before.viewer) && event.hex == placed) return say::aim_place_colony();
    }
    return say::aim_place();
}

}  // namespace

std::string Kardashev::aim(const View& before, Told told) {
    const std::string_view node = before.decision.node;
    if (told.empty()) return node_aim(before, std::span(kNodeAims));
    if (node == "act") return act_aim(before, told);
    if (node == "place") return place_aim(before, told);
    if (node == "yield" || node == "gain")
        if (const Wording use = first_act(told, std::span(kUses), before.viewer); !use.empty()) return use.text();
    return node_aim(before, std::span(kNodeAims));
}

}  // namespace orrery::kardashev
