// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/ozymandias/ozymandias.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::won, say::aim_win},
    {Event::attack, say::aim_attack},
    {Event::terraform, say::aim_found},
    {Event::collapse, say::aim_tower},
    {Event::low_disk, say::aim_low_disk},
    {Event::disk, say::aim_disk},
    {Event::take_disk, say::aim_move_disk},
    {Event::steal, say::aim_steal},
    {Event::harvest, say::aim_harvest},
    {Event::delegate, say::aim_delegate},
    {Event::explore, say::aim_explore},
    {Event::warp, say::aim_warp},
    {Event::land, say::aim_land},
    {Event::move, say::aim_move},
    {Event::buy, say::aim_buy},
    {Event::activate, say::aim_activate},
    {Event::gain, say::aim_gain},
    {Event::pass, say::aim_pass},
};
constexpr NodeAim kNodeAims[] = {
    {"action", say::aim_action}, {"turn", say::aim_turn},       {"war", say::aim_war},
    {"draft", say::aim_draft},   {"retreat", say::aim_retreat},
};

}  // namespace

std::string Ozymandias::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::ozymandias
