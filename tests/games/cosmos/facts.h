// The facts of a position of Settlers of the Cosmos in scenarios (scenarios/runner.h), in the form of the rules reference's
// section 11:
//     board S                     planets and tokens of the examples, which are there anyhow; after `start` it replaces the shuffled ones
//     round 3   deck at6 neg   discard ret    the first of the deck is drawn first; it is all other cards unless it is set
//     stone ward=f2               on the board
//     p1 d5=4 e5=2 grave 26 m1 g0 hand at6,neg race mason hidden
//        further: mode lance, tiles strike=1,march=2, stones might,reach, graft mason,empire, bitter 2, clung p2:f5 (its ship
//        there), each also `none`; a race is open unless it is hidden
//     turn p1                     that player's turn begins, and play goes on from there;  place: ships are placed
// Facts that can only be told: p1 cards 5, colonies 3; actions 2; off 7 def 8, the totals of the invasion; hexes 7/4/2
// 0/4/2, the blank, mineral and gas ones with a planet and without. Hands and discards match in any order.
// Facts that are not mentioned are empty or zero; no race, round 2; the graveyard has the rest of the fleet.
#pragma once

#include <catch_amalgamated.hpp>

#include "games/cosmos/cosmos.h"
#include "scenarios/runner.h"

namespace orrery::cosmos {

class Facts final : public scenarios::FactsOf<Cosmos> {
   public:
    void clear() override;
    void set(const scenarios::Words& words) override;
    void complete(Chance& chance) override;
    scenarios::Words tell(const scenarios::Words& wanted) const override;

   private:
    bool is_plain_ = false;    // made by hand, without `start`
    bool has_deck_ = false;    // it was set
    SeatSet has_grave_;        // whose graveyard was set
    scenarios::Words begins_;  // what is played: turn p1
};

inline std::string scenario(std::string_view text) { return scenarios::run<Facts>(text); }
// Checks a scenario as it is written. A failure names the line and shows the actual facts.
inline void holds(std::string_view text) { CHECK(scenario(text) == ""); }
inline Position position_after(std::string_view text) { return scenarios::position_after<Facts>(text); }
inline View view_of(std::string_view text, int viewer) { return Cosmos::view(position_after(text), seat_at(viewer)); }
inline Position start_of(int seats, const std::vector<OptionText>& options = {}, std::uint64_t seed = 1) {
    Chance chance(seed);
    return start({seats, Cosmos::info().revision, *Cosmos::read_options(seats, options)}, chance);
}
inline int ships_at(const Open& p, Seat seat, std::string_view site) { return p.player(seat).at(*read_site(site)); }

}  // namespace orrery::cosmos
