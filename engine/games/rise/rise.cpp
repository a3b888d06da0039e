// What Rise says about itself, and the proof that it fulfils the contract.
#include "games/rise/rise.h"

#include <type_traits>

namespace orrery::rise {

static_assert(Game<Rise>);
static_assert(HasInsight<Rise>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2176);

GameInfo Rise::info() {
    return {.id = "rise",
            .title = "The Rise and Fall of Galactic Empires",
            .tagline = "Nobody owns the four empires. Buy into the ones that rise.",
            .min_seats = 2,
            .max_seats = 4,
            .revision = kPublicFlow,
            .minutes = 60,
            .credit = "Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)"};
}

}  // namespace orrery::rise
