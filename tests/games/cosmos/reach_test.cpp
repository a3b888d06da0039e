// Who can have five colonies when its turn is over (reach.cpp): the warning on boards.
#include <string>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

constexpr std::string_view kFour = "seats 3 races=off ; p1 b3=1 c3=1 d5=1 e3=1 ";

Reach reach(const std::string& more, int seat = 0) {
    return reach_of(position_after(std::string(kFour) + more), seat_at(seat));
}

TEST_CASE("a spare ship beside a free planet reaches a fifth colony", "[cosmos][reach]") {
    const Reach near = reach("e5=1 ; p2 h5=1 ; p3 i3=1 ; turn p2", 0);
    CHECK(near.by_moves);
    CHECK(near.by_wins);
    CHECK((near.planets.has(*read_site("f5")) && near.planets.has(*read_site("e6")) &&
           near.planets.has(*read_site("g6"))));
    CHECK(!near.planets.has(*read_site("g3")));  // three Moves away
    const Reach beaten = reach("e5=1 ; p2 h5=1 ; p3 i3=1 ; turn p2", 1);
    CHECK(!beaten.by_moves);
    CHECK(!beaten.by_wins);
}

TEST_CASE("a ship that leaves a colony bare reaches nothing, one that a mineral buys does", "[cosmos][reach]") {
    CHECK(!reach("; p2 h5=1 ; p3 i3=1 ; turn p2").by_moves);
    CHECK(reach("m1 ; p2 h5=1 ; p3 i3=1 ; turn p2").by_moves);
    CHECK(reach("m1 ; p2 h5=1 ; p3 i3=1 ; turn p1").by_moves);
    CHECK(!reach("m1 ; p2 h5=1 ; p3 i3=1 ; turn p1 ; > p1 ready").by_moves);
    CHECK(reach("e5=1 ; p2 h5=1 ; p3 i3=1 ; turn p1").by_moves);
    CHECK(!reach("c6=1 ; p2 h5=1 ; p3 i3=1 ; turn p1 ; > p1 ready ; > p1 move c6 b4 1").by_moves);
}

TEST_CASE("planets that others hold are reached by winning alone", "[cosmos][reach]") {
    const Reach held = reach("e5=1 ; p2 f5=1 e6=1 g6=1 ; p3 g3=1 ; turn p2");
    CHECK(!held.by_moves);
    CHECK(held.by_wins);
    CHECK(held.planets.has(*read_site("f5")));
}

TEST_CASE("who holds five has reached them", "[cosmos][reach]") {
    CHECK(reach("f5=1 ; p2 h5=1 ; p3 i3=1 ; round 1 ; turn p2").by_moves);
}

}  // namespace
}  // namespace orrery::cosmos
