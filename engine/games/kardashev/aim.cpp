// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::success, say::aim_win},   {Event::battle, say::aim_attack},   {Event::no_colony, say::aim_give_up},
    {Event::swap, say::aim_exchange}, {Event::clone, say::aim_clone},     {Event::research, say::aim_research},
    {Event::colony, say::aim_colony}, {Event::move, say::aim_move},       {Event::fleet, say::aim_fleet},
    {Event::place, say::aim_place},   {Event::symbols, say::aim_symbols}, {Event::gain, say::aim_gain},
    {Event::pay, say::aim_pay},
};
constexpr NodeAim kNodeAims[] = {
    {"act", say::aim_action},
    {"slot", say::aim_position},
    {"take", say::aim_tile},
};

}  // namespace

std::string Kardashev::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::kardashev
