// The texts that Ozymandias has about itself, and the check that it fulfils the contract.
#include "games/ozymandias/ozymandias.h"

#include <type_traits>

#include "generated/ozymandias/catalogue.h"

namespace orrery::ozymandias {

static_assert(Game<Ozymandias> && HasSealedSteps<Ozymandias> && HasHiddenAnswers<Ozymandias>);
static_assert(HasInsight<Ozymandias> && HasAutomaticAnswers<Ozymandias>);
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 3072);

GameInfo Ozymandias::info() {
    GameInfo info = kAbout;
    info.revision = kLastAge;
    return info;
}
static_assert(kAbout.max_seats == kSeats);

// A draft is one number. A plan is its leader, then in each step at most one card, or the end of the plan (6.1).
std::vector<std::uint64_t> Ozymandias::sealed_bases(const Position& p) {
    const Question& q = p.question;
    if (q.node == Node::draft) return {static_cast<std::uint64_t>(most_draft(p, q.fleet)) + 1};
    const auto hand = static_cast<std::uint64_t>(p.player(q.seat).hand_size);
    const auto fleets = static_cast<std::uint64_t>(p.player(q.seat).fleets) + 1;
    std::vector<std::uint64_t> bases{hand};
    for (std::uint64_t left = hand - 1; left > 0; --left) bases.push_back(1 + left * fleets);
    return bases;
}

}  // namespace orrery::ozymandias
