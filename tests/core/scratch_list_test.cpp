// Lists for what is thrown away at once (core/scratch_list.h).
#include "core/scratch_list.h"

#include <cstdint>
#include <vector>

#include <catch_amalgamated.hpp>

namespace orrery {
namespace {

struct Thing {
    std::int32_t number = -7;
    bool operator==(const Thing&) const = default;
};
using Things = ScratchList<Thing, 3>;

TEST_CASE("a scratch list has what was added, in that order, up to its capacity", "[core][scratch_list]") {
    Things list;
    CHECK(list.size() == 0);
    CHECK(list.begin() == list.end());
    for (int k = 1; list.size() < list.capacity(); ++k) list.push_back({k});
    CHECK(std::vector<Thing>(list.begin(), list.end()) == std::vector<Thing>{{1}, {2}, {3}});
    CHECK(list[2] == Thing{3});
}

}  // namespace
}  // namespace orrery
