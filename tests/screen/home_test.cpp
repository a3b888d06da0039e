// The home screen while the orrery turns: the names of its bodies can be read at any moment, in every window.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kWindows[] = {{360, 640, 1, true, true},
                               {360, 445, 1, true, true},  // below two notices
                               {390, 844, 1, true, true},
                               {844, 390, 1, true, true},
                               {1280, 800, 1, false, true}};

bool meet(const web::Mark& a, const web::Mark& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

std::vector<web::Mark> names_of_bodies(const Device& device) {
    std::vector<web::Mark> names = device.marks();
    std::erase_if(names, [](const web::Mark& mark) { return !mark.name.starts_with("name:"); });
    return names;
}

TEST_CASE("names of the bodies stand apart and whole while they turn", "[screen][home]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        for (const bool has_games : {false, true}) {
            if (has_games) {
                device.act("new-game", "game", "prosper");
                device.act("quick");
                device.act("home");
            }
            int met = 0, cut = 0, moved = 0;
            float before = 0;
            for (int look = 0; look < 300; ++look) {
                if (look % 25 == 0) device.tap({1, 1});  // it turns on
                device.frames(8);
                const std::vector<web::Mark> names = names_of_bodies(device);
                REQUIRE(names.size() == 5);
                for (std::size_t i = 0; i < names.size(); ++i) {
                    cut += names[i].min.x < 0 || names[i].max.x > window.width || names[i].min.y < 0 ? 1 : 0;
                    for (std::size_t k = 0; k < i; ++k) met += meet(names[i], names[k]) ? 1 : 0;
                }
                moved += names[0].min.x != before ? 1 : 0;
                before = names[0].min.x;
            }
            CHECK(met == 0);
            CHECK(cut == 0);
            CHECK(moved > 200);
        }
    }
}

}  // namespace
}  // namespace orrery::screen
