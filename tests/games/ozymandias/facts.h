// The facts of a position of Ozymandias in scenarios (scenarios/runner.h), in the form of the rules reference's 11.1:
//     sites 0=red-2r0 2=gold-1r1   stack gold-3 blue-5   deck armada gossip   discard pin   (the first is taken first)
//     age 2   obelisk p1   passed p2,p1   terraformed 0b
//     p1 res 1/2/3 hand armada,gossip boxes 1             wealth, population, secrets; hand none
//     p1f1 pilgrims @0a st 2 spent hidden disk under armada,gossip     also @card, @explore:1:gold-3
//     disks 0c=p1,p2 0f=p2                                each from bottom to top
//     node turn p1                that player's turn is played, and then nothing; node plan p1: buying and planning, p1 first
// Facts that can only be told. Fleets without their leaders: ready, revealed, bare (no disk), @explore:1. Also p1 pool
// 6; site 1=gold-3r1; war p1 -2, the seat with the initiative and the score; node p1 war, who is asked what; node none.
// Hands and discards match in any order.
// Facts that are not mentioned are empty or zero; fleets are ready and revealed; pools follow from the placed disks.
#pragma once

#include <catch_amalgamated.hpp>

#include "games/ozymandias/ozymandias.h"
#include "scenarios/runner.h"

namespace orrery::ozymandias {

class Facts final : public scenarios::FactsOf<Ozymandias> {
   public:
    void clear() override;
    void set(const scenarios::Words& words) override;
    void complete(Chance& chance) override;
    scenarios::Words tell(const scenarios::Words& wanted) const override;

   private:
    scenarios::Words node_;  // what is played: turn p1
};

inline std::string scenario(std::string_view text) { return scenarios::run<Facts>(text); }
inline Point point_of(std::string_view text) { return *read_point(text); }
// Checks a scenario as it is written. A failure names the line and shows the actual facts.
inline void holds(std::string_view text) { CHECK(scenario(text) == ""); }
inline Position position_after(std::string_view text) { return scenarios::position_after<Facts>(text); }

}  // namespace orrery::ozymandias
