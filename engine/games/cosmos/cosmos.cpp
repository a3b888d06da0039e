// The texts that Settlers of the Cosmos has about itself, and the check that it fulfils the contract.
#include "games/cosmos/cosmos.h"

#include <algorithm>
#include <type_traits>

#include "generated/cosmos/catalogue.h"

namespace orrery::cosmos {

static_assert(Game<Cosmos> && HasSealedSteps<Cosmos> && HasSpellings<Cosmos> && HasHiddenAnswers<Cosmos> &&
              HasReveals<Cosmos>);
static_assert(!std::is_constructible_v<Open, const Position&> && !std::is_assignable_v<Open&, const Position&>);
static_assert(HasAutomaticAnswers<Cosmos> && HasInsight<Cosmos>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

GameInfo Cosmos::info() {
    GameInfo info = kAbout;
    info.revision = kRaceGifts;
    return info;
}
static_assert(kAbout.max_seats == kSeats);

// How many values each step of a secret answer has. `keep` names one of the races, each open or not. `play` names a
// card; a hidden race or a twin adds a second step.
std::vector<std::uint64_t> Cosmos::sealed_bases(const Position& p) {
    const Player& player = p.player(p.question.seat);
    if (p.question.node == Node::keep)
        return {static_cast<std::uint64_t>((p.seats == kSeats ? 2 : 3) * (p.options.races == Races::open ? 1 : 2))};
    const auto cards = static_cast<std::uint64_t>(std::clamp<int>(player.hand_size, 1, kInvadeKinds));
    const bool is_two = player.is(Race::two_faced) || player.grafts.has(Race::two_faced);
    if (player.is_hidden || is_two) return {cards, cards + (player.is_hidden ? 2u : 1u)};
    return {cards};
}

}  // namespace orrery::cosmos
