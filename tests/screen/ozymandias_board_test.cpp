// What the board of Ozymandias suggests.
#include <cstdlib>
#include <string>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

// A member of the number that is asked for, in the outline.
int number_of(const std::string& outline, const std::string& member) {
    const std::size_t node = outline.find("\"kind\":\"number\""), at = outline.find("\"" + member + "\":", node);
    REQUIRE(node != std::string::npos);
    REQUIRE(at != std::string::npos);
    return std::atoi(outline.c_str() + at + member.size() + 3);
}

}  // namespace

// Both sides draft in secret, but everybody knows how much the other side has.
TEST_CASE("a draft begins with more than the other side can have, not with all", "[screen][ozymandias]") {
    constexpr int kSteps = 1500;
    int drafts = 0, spared = 0;
    for (const int seats : {2, 6}) {
        Device device({1440, 900, 1, false});
        device.sit_down_first("ozymandias", seats);
        Chance chance(1);
        for (int step = 0; step < kSteps && !device.state().flag("over"); ++step) {
            const std::string words = device.words();
            if (words.find("Draft up to") != std::string::npos &&
                words.find("\"kind\":\"number\"") != std::string::npos) {
                const int most = number_of(words, "high"), begun = number_of(words, "value");
                CHECK((begun >= number_of(words, "low") && begun <= most));
                ++drafts, spared += begun < most;
            }
            device.answer(chance);
        }
    }
    CHECK(drafts > 0);
    CHECK(spared > 0);
}

}  // namespace orrery::screen
