// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::success, "Win a battle"},
    {Event::battle, "Attack at the right moment"},
    {Event::no_colony, "Give something up"},
    {Event::swap, "Exchange two tiles"},
    {Event::clone, "Copy the right technology"},
    {Event::research, "Research the right technology"},
    {Event::colony, "Settle or build up a colony"},
    {Event::move, "Send a fleet to the right place"},
    {Event::fleet, "Build or strengthen a fleet"},
    {Event::place, "Place your tile"},
    {Event::symbols, "Change what a tile bears"},
    {Event::gain, "Take the right cards"},
    {Event::pay, "Pay with the right cards"},
};
constexpr NodeAim kNodeAims[] = {
    {"act", "Choose your action"},
    {"slot", "Choose your place in the order"},
    {"take", "Choose a tile"},
};

}  // namespace

std::string Kardashev::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::kardashev
