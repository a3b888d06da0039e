// Known answers of the generator and of its uses. They are the same on every machine, for ever.
#include <array>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"

namespace orrery {
namespace {

TEST_CASE("SplitMix64 gives its published numbers", "[core][chance]") {
    Chance chance(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u})
        CHECK(chance.bits() == expected);
}

TEST_CASE("ranges, shuffles and plies have known answers", "[core][chance]") {
    Chance chance(42);
    std::vector<std::uint32_t> dice;
    for (int i = 0; i < 8; ++i) dice.push_back(chance.below(6));
    CHECK(dice == std::vector<std::uint32_t>{4, 0, 1, 2, 0, 5, 1, 4});
    std::array<int, 8> deck{0, 1, 2, 3, 4, 5, 6, 7};
    Chance(43).shuffle(deck);
    CHECK(deck == std::array<int, 8>{1, 7, 3, 0, 6, 2, 4, 5});
    CHECK(Chance::of_ply(42, 0).bits() == 8773905803608164222u);
    CHECK(Chance::of_ply(42, 1).bits() == 2331439630435515687u);
}

TEST_CASE("every number of a range comes up, and none outside it", "[core][chance]") {
    Chance chance(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 7000; ++i) ++seen[chance.below(7)];
    for (const int count : seen) CHECK((count > 850 && count < 1150));
    CHECK(chance.below(1) == 0);
}

TEST_CASE("a script is answered before the seed", "[core][chance]") {
    const std::vector<std::uint32_t> script{3, 0, 5};
    Chance chance = Chance::scripted(script, 42);
    CHECK(chance.below(6) == 3);
    CHECK(chance.below(1) == 0);
    CHECK(chance.below(6) == 5);
    CHECK(chance.bits() == Chance(42).bits());
}

}  // namespace
}  // namespace orrery
