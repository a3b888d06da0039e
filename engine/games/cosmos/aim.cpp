// What a good move is for, in "Find the move" (engine/puzzles).
#include <string_view>

#include "games/cosmos/cosmos.h"

namespace orrery::cosmos {
namespace {

// By something that the viewer does, the rarest first.
struct ActAim {
    Event::Kind kind;
    std::string_view words;
};
constexpr ActAim kActAims[] = {
    {Event::won, "Win the match"},
    {Event::victory, "Make the right victory move"},
    {Event::invade, "Invade the right planet"},
    {Event::leap, "Go where nobody expects you"},
    {Event::walk, "Spread your ships"},
    {Event::stride, "Go far"},
    {Event::move, "Move the right ships"},
    {Event::buy_ships, "Buy the right ships"},
    {Event::buy_card, "Buy a card"},
    {Event::offered, "Make the right offer"},
    {Event::accept, "Answer an offer"},
    {Event::decline, "Answer an offer"},
    {Event::ally, "Join the right side"},
    {Event::support, "Support with the right ships"},
    {Event::reinforce, "Add the right card"},
    {Event::withdraw, "Withdraw to the right planet"},
    {Event::join, "Bring ships together"},
    {Event::discard, "Part with the right cards"},
    {Event::sets_mode, "Choose the right mode"},
};

// By what is asked, if the move does none of these.
struct NodeAim {
    std::string_view node, words;
};
constexpr NodeAim kNodeAims[] = {
    {"action", "Choose your action"},      {"support", "Support with the right ships"}, {"supply", "Use your goods"},
    {"settle", "Settle the right planet"}, {"retreat", "Withdraw to the right planet"}, {"ally", "Join the right side"},
};

}  // namespace

std::string Cosmos::aim(const View& before, std::span<const Event> told) {
    for (const ActAim& aim : kActAims)
        for (const Event& event : told)
            if (event.kind == aim.kind && event.seat == before.viewer) return std::string(aim.words);
    for (const NodeAim& aim : kNodeAims)
        if (before.decision.node == aim.node) return std::string(aim.words);
    return "Choose well";
}

}  // namespace orrery::cosmos
