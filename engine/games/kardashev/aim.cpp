// What a good move is for, in "Find the move" (engine/puzzles).
#include <string_view>

#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {
namespace {

// By something that the viewer does, the rarest first.
struct ActAim {
    Event::Kind kind;
    std::string_view words;
};
constexpr ActAim kActAims[] = {
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

// By what is asked, if the move does none of these.
struct NodeAim {
    std::string_view node, words;
};
constexpr NodeAim kNodeAims[] = {
    {"act", "Choose your action"},
    {"slot", "Choose your place in the order"},
    {"take", "Choose a tile"},
};

}  // namespace

std::string Kardashev::aim(const View& before, std::span<const Event> told) {
    for (const ActAim& aim : kActAims)
        for (const Event& event : told)
            if (event.kind == aim.kind && event.seat == before.viewer) return std::string(aim.words);
    for (const NodeAim& aim : kNodeAims)
        if (before.decision.node == aim.node) return std::string(aim.words);
    return "Choose well";
}

}  // namespace orrery::kardashev
