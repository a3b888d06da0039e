// The facts of a position of Kardashev in scenarios (scenarios/runner.h), in the form of the rules reference's section 11:
//     e6=fe p2c1 p2f1             a space: its symbols, void or dead, a colony and a fleet with their levels
//     p1 5/0/1 role warlord tech boosters,blockade mirror wormhole ledger -1 order ask held fm drawn f
//     turn p2   round 8   final 9   bag f few (drawn in this order)   order p2,p1 (of turns)
//     begin                       the round begins, with draw and bids; else the turn of p1 does, or of whom `turn` names
//     open e4 e5                  all other blue spaces are void
//     bare                        no spare colonies
// Facts that can only be told: bag size 3; used 1/1/0, of base, research and either; ranking p2,p1, of bids; p1 supply
// 12/15, of colonies and fleets; p1 bid 2.
// Facts that are not mentioned: spaces are unexplored, hands are 9/9/9, there are no technologies, and each outer home
// has a spare colony of level 1 on a `w`, so that nobody is eliminated.
#pragma once

#include <catch_amalgamated.hpp>

#include "games/kardashev/kardashev.h"
#include "scenarios/runner.h"

namespace orrery::kardashev {

class Facts final : public scenarios::FactsOf<Kardashev> {
   public:
    void clear() override;
    void set(const scenarios::Words& words) override;
    void complete(Chance& chance) override;
    scenarios::Words tell(const scenarios::Words& wanted) const override;

   private:
    bool is_bare_ = false;
    bool begins_ = false;
    bool has_bag_ = false;
    Seat turn_ = seat_at(0);
};

inline std::string scenario(std::string_view text) { return scenarios::run<Facts>(text); }
// Checks a scenario as it is written. A failure names the line and shows the actual facts.
inline void holds(std::string_view text) { CHECK(scenario(text) == ""); }
inline Position position_after(std::string_view text) { return scenarios::position_after<Facts>(text); }

}  // namespace orrery::kardashev
