// What a good move is for, in "Find the move" (core/aims.h). A turn is for what its fleet does: bonus actions of others,
// and what a war brings, hang on too much.
#include <algorithm>

#include "core/aims.h"
#include "games/ozymandias/ozymandias.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {
namespace {

using Told = std::span<const Event>;

// The rarest first.
constexpr ActAim<Event::Kind> kDeeds[] = {
    {Event::terraform, say::aim_found}, {Event::collapse, say::aim_tower},    {Event::low_disk, say::aim_low_disk},
    {Event::disk, say::aim_disk},       {Event::attack, say::aim_attack},     {Event::steal, say::aim_steal},
    {Event::harvest, say::aim_harvest}, {Event::delegate, say::aim_delegate}, {Event::explore, say::aim_explore},
    {Event::home, say::aim_home},       {Event::warp, say::aim_warp},         {Event::move, say::aim_move},
    {Event::land, say::aim_land_there}, {Event::buy, say::aim_buy},           {Event::gain, say::aim_gain},
};
constexpr NodeAim kNodeAims[] = {
    {"action", say::aim_action},    {"turn", say::aim_turn},       {"war", say::aim_war},
    {"draft", say::aim_draft},      {"retreat", say::aim_retreat}, {"buy", say::aim_buy},
    {"source", say::aim_move_disk}, {"bonus", say::aim_activate},  {"warp", say::aim_warp},
    {"land", say::aim_land},
};

// In its own turn a seat does all that no other seat or fleet is named for.
bool is_own(const View& before, const Event& event) {
    if (event.seat != kSpectator) return event.seat == before.viewer;
    if (event.fleet != kNoFleet) return owner_of(event.fleet) == before.viewer;
    return before.decision.mover == before.viewer;
}

bool is_own(const View& before, const Event& event, Event::Kind kind) {
    return event.kind == kind && is_own(before, event);
}

// The row of the rarest deed, up to the first war or bonus action after one.
Wording deed(const View& before, Told told) {
    const auto* best = std::end(kDeeds);
    for (const Event& event : told) {
        if (best != std::end(kDeeds) && is_own(before, event, Event::bonus)) break;
        best = std::find_if(std::begin(kDeeds), best, [&](const auto& row) { return is_own(before, event, row.kind); });
        if (event.kind == Event::attack) break;
    }
    return best == std::end(kDeeds) ? Wording() : best->words;
}

// Cards that are discarded to pay for it.
bool works_for_recovery(const View& before, Told told) {
    for (const Event& event : told) {
        if (is_own(before, event, Event::recover)) return &event != &told.front();
        if (is_own(before, event, Event::activate)) return false;
    }
    return false;
}

std::string war_aim(const View& before, Told told) {
    for (const Event& event : told)
        if (is_own(before, event, Event::won)) return say::aim_win();
    return say::aim_war();
}

}  // namespace

std::string Ozymandias::aim(const View& before, Told told) {
    const std::string_view node = before.decision.node;
    if (told.empty()) return node_aim(before, std::span(kNodeAims));
    if (node == "war") return war_aim(before, told);
    if (node == "turn" || node == "action" || node == "bonus") {
        if (node == "turn" && works_for_recovery(before, told)) return say::aim_recover();
        if (const Wording best = deed(before, told); !best.empty()) return best.text();
        if (told.front().kind == Event::activate) return say::aim_activate();
        if (told.front().kind == Event::pass) return say::aim_pass();
    }
    return node_aim(before, std::span(kNodeAims));
}

}  // namespace orrery::ozymandias
