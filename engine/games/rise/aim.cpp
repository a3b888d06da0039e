// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/rise/rise.h"

namespace orrery::rise {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::win, "Win this auction"},
    {Event::destroy, "Destroy a disk that hurts"},
    {Event::pool_destroy, "Let disks die"},
    {Event::harvest, "Harvest at the right moment"},
    {Event::trigger, "Make a card take effect"},
    {Event::exchange, "Exchange your hand"},
    {Event::income, "Expand, and be paid for it"},
    {Event::lot, "Put the right card up for auction"},
    {Event::give, "Give a card away"},
    {Event::raise, "Raise the right disks"},
    {Event::gain, "Gain gems"},
    {Event::execute, "Use one of your cards"},
    {Event::disk, "Put a disk on the right sector"},
};
constexpr NodeAim kNodeAims[] = {
    {"main", "Choose your action"}, {"place", "Find the sector for this disk"},
    {"site", "Choose the sector"},  {"from", "Choose the sector"},
    {"to", "Choose the sector"},    {"color", "Choose the colour"},
    {"dead", "Choose the disk"},    {"card", "Choose the card"},
    {"award", "Settle the tie"},    {"pickup", "Choose the card"},
};

}  // namespace

std::string Rise::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::rise
