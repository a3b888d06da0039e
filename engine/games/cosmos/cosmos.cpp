// What Settlers of the Cosmos says about itself, and the proof that it fulfils the contract.
#include "games/cosmos/cosmos.h"

#include <algorithm>
#include <type_traits>

namespace orrery::cosmos {

static_assert(Game<Cosmos> && HasSealedSteps<Cosmos> && HasSpellings<Cosmos> && HasHiddenAnswers<Cosmos> &&
              HasReveals<Cosmos>);
static_assert(!std::is_constructible_v<Open, const Position&> && !std::is_assignable_v<Open&, const Position&>);
static_assert(HasAutomaticAnswers<Cosmos> && HasInsight<Cosmos>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

GameInfo Cosmos::info() {
    return {.id = "cosmos",
            .title = "Settlers of the Cosmos",
            .tagline = "Secret races, flying saucers and face-down cards: be the first on five planets.",
            .min_seats = 2,
            .max_seats = kSeats,
            .revision = kOrderedLists,
            .minutes = 60,
            .credit = "Joey Vigil; after the rules in SOTC_rules (MIT licence)"};
}

// What is kept is one of so many races, each open or not; what is played one card, and of a hidden race or twin a second step.
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
