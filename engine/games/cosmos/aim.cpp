// What a good move is for, in "Find the move" (core/aims.h).
#include "core/aims.h"

#include "games/cosmos/cosmos.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {
namespace {

constexpr ActAim<Event::Kind> kActAims[] = {
    {Event::won, say::aim_win},
    {Event::victory, say::aim_victory_move},
    {Event::invade, say::aim_invade},
    {Event::leap, say::aim_leap},
    {Event::walk, say::aim_spread},
    {Event::stride, say::aim_go_far},
    {Event::move, say::aim_move},
    {Event::buy_ships, say::aim_buy_ships},
    {Event::buy_card, say::aim_buy_card},
    {Event::offered, say::aim_offer},
    {Event::accept, say::aim_answer_offer},
    {Event::decline, say::aim_answer_offer},
    {Event::ally, say::aim_join_side},
    {Event::support, say::aim_support},
    {Event::reinforce, say::aim_add_card},
    {Event::withdraw, say::aim_withdraw},
    {Event::join, say::aim_bring_together},
    {Event::discard, say::aim_discard},
    {Event::sets_mode, say::aim_mode},
};
constexpr NodeAim kNodeAims[] = {
    {"action", say::aim_action}, {"support", say::aim_support},  {"supply", say::aim_supply},
    {"settle", say::aim_settle}, {"retreat", say::aim_withdraw}, {"ally", say::aim_join_side},
};

}  // namespace

std::string Cosmos::aim(const View& before, std::span<const Event> told) {
    return first_aim(before, told, kActAims, kNodeAims);
}

}  // namespace orrery::cosmos
