// The texts that Rise has about itself, and the check that it fulfils the contract.
#include "games/rise/rise.h"

#include <type_traits>

#include "generated/rise/catalogue.h"

namespace orrery::rise {

static_assert(Game<Rise>);
static_assert(HasInsight<Rise>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2176);

GameInfo Rise::info() {
    GameInfo info = kAbout;
    info.revision = kPublicFlow;
    return info;
}
static_assert(kAbout.max_seats == kSeats);

}  // namespace orrery::rise
