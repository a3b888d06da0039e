// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/cosmos/cosmos.h"

namespace orrery::cosmos {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
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
constexpr NodeAim kNodeAims[] = {
    {"action", "Choose your action"},      {"support", "Support with the right ships"}, {"supply", "Use your goods"},
    {"settle", "Settle the right planet"}, {"retreat", "Withdraw to the right planet"}, {"ally", "Join the right side"},
};

}  // namespace

std::string Cosmos::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::cosmos
