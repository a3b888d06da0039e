// The texts that Kardashev has about itself, and the check that it fulfils the contract.
#include "games/kardashev/kardashev.h"

#include <type_traits>

#include "generated/kardashev/catalogue.h"

namespace orrery::kardashev {

static_assert(Game<Kardashev> && HasSealedSteps<Kardashev> && HasSpellings<Kardashev> && HasReveals<Kardashev>);
static_assert(HasInsight<Kardashev> && HasAutomaticAnswers<Kardashev>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

GameInfo Kardashev::info() {
    GameInfo info = kAbout;
    info.revision = kSplitFleets;
    return info;
}
static_assert(kAbout.max_seats == kSeats);

// One digit each for the bid and, with picks=plan, for its slots, its tiles and the pair member whose turn is earlier.
std::vector<std::uint64_t> Kardashev::sealed_bases(const Position& position) {
    const auto base = [](int n) { return static_cast<std::uint64_t>(n); };
    std::vector<std::uint64_t> bases{base(most_bid(position, position.question.seat) + 1)};
    if (!position.options.plans) return bases;
    for (int left = position.pairs(); left > 0; --left) bases.push_back(base(left));
    for (int left = std::popcount(position.lying().bits) + (plans_name_none(position) ? 1 : 0); left > 0; --left)
        bases.push_back(base(left));
    if (position.options.allies) bases.push_back(2);
    return bases;
}

}  // namespace orrery::kardashev
