// What a good move is for, in "Find the move" (engine/puzzles).
#include <string_view>

#include "games/rise/rise.h"

namespace orrery::rise {
namespace {

// By something that the viewer does, the rarest first.
struct ActAim {
    Event::Kind kind;
    std::string_view words;
};
constexpr ActAim kActAims[] = {
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

// By what is asked, if the move does none of these.
struct NodeAim {
    std::string_view node, words;
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
    for (const ActAim& aim : kActAims)
        for (const Event& event : told)
            if (event.kind == aim.kind && event.seat == before.viewer) return std::string(aim.words);
    for (const NodeAim& aim : kNodeAims)
        if (before.decision.node == aim.node) return std::string(aim.words);
    return "Choose well";
}

}  // namespace orrery::rise
