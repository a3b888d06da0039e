// Where search gets its positions: worlds that look like the match to one seat. It holds the position but gives out
// only resamples of it, so no bot can know more than its seat does.
#pragma once

#include <utility>

#include "core/game.h"

namespace orrery {

// May search use the position itself? An Insight with `static constexpr bool kIsOpen = true` says that nothing is
// hidden and no luck comes after the start, so the moves alone tell the position.
template <class G>
constexpr bool is_open_game() {
    if constexpr (requires { G::Insight::kIsOpen; })
        return G::Insight::kIsOpen;
    else
        return false;
}

template <Game G>
class Worlds {
   public:
    Worlds(typename G::Position position, Seat seat) : position_(std::move(position)), seat_(seat) {}

    Seat seat() const { return seat_; }
    typename G::Position sample(Chance& chance) const {
        if constexpr (is_open_game<G>())
            return position_;
        else
            return G::resample(position_, seat_, chance);
    }

   private:
    typename G::Position position_;
    Seat seat_;
};

}  // namespace orrery
