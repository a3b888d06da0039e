// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::win, say::aim_win},         {Event::destroy, say::aim_destroy}, {Event::pool_destroy, say::aim_let_die},
    {Event::harvest, say::aim_harvest}, {Event::trigger, say::aim_trigger}, {Event::exchange, say::aim_exchange},
    {Event::income, say::aim_expand},   {Event::lot, say::aim_auction},     {Event::give, say::aim_give},
    {Event::raise, say::aim_raise},     {Event::gain, say::aim_gain},       {Event::execute, say::aim_use},
    {Event::disk, say::aim_put_disk},
};
constexpr NodeAim kNodeAims[] = {
    {"main", say::aim_action}, {"place", say::aim_place},  {"site", say::aim_sector}, {"from", say::aim_sector},
    {"to", say::aim_sector},   {"color", say::aim_colour}, {"dead", say::aim_disk},   {"card", say::aim_card},
    {"award", say::aim_tie},   {"pickup", say::aim_card},
};

}  // namespace

std::string Rise::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::rise
