// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::won, "Win this war"},
    {Event::attack, "Start the right war"},
    {Event::terraform, "Found a colony"},
    {Event::collapse, "Bring a tower down"},
    {Event::low_disk, "Put a disk where it lasts"},
    {Event::disk, "Put a disk where it counts"},
    {Event::take_disk, "Move a disk"},
    {Event::steal, "Take a card from a rival"},
    {Event::harvest, "Harvest the right card"},
    {Event::delegate, "Let another fleet act"},
    {Event::explore, "Explore in the right direction"},
    {Event::warp, "Bring a fleet into the galaxy"},
    {Event::land, "Lay the tile the right way"},
    {Event::move, "Send a fleet to the right place"},
    {Event::buy, "Buy the right card"},
    {Event::activate, "Choose the fleet that acts"},
    {Event::gain, "Gain what you need"},
    {Event::pass, "Know when to pass"},
};
constexpr NodeAim kNodeAims[] = {
    {"action", "Choose your action"},    {"turn", "Choose what this turn is for"}, {"war", "Fight this war well"},
    {"draft", "Draft the right number"}, {"retreat", "Find the way out"},
};

}  // namespace

std::string Ozymandias::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::ozymandias
