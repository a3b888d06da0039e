// Matches that are only looked at: they go away when their table is left, and those that somebody may count on stay.
#include <string>

#include <catch_amalgamated.hpp>

#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

int kept(const Device& device) {  // games in the list of home
    int count = 0;
    for (std::size_t at = 0; (at = device.words().find(":open\"", at)) != std::string::npos; ++at) ++count;
    return count;
}

TEST_CASE("a match in which nobody here has moved goes away when its table is left", "[screen][home]") {
    Device device({390, 796});
    for (const char* game : {"prosper", "rise"}) {
        device.act("play-now", "game", game);
        device.settle();
        device.act("settings");  // lies over the table, which stays
        device.act("back-out");
        REQUIRE(device.state().text("screen") == "table");
        device.act("home");
        device.frames(2);
        CHECK(kept(device) == 0);
        CHECK(device.words().find("is deleted") == std::string::npos);
    }
    device.act("play-now", "game", "prosper");
    device.settle();
    Chance chance(1);
    while (device.state().number("pending") == 0) device.answer(chance);
    device.act("home");
    CHECK(kept(device) == 1);
    device.act("play-now", "game", "prosper");
    device.settle();
    device.hear("{\"type\":\"sent\",\"way\":\"copy\"}");  // its link was given on
    device.act("home");
    CHECK(kept(device) == 2);
}

TEST_CASE("a match that arrives stays, and so does today's", "[screen][home]") {
    Device device({390, 796});
    device.sit_down(*new_record("prosper", 2, {}, 5, 5), SeatSet{1});  // stored, and not begun by a press
    device.act("home");
    CHECK(kept(device) == 1);
    device.press("play-today");
    device.settle();
    device.act("home");
    CHECK(kept(device) == 2);
}

}  // namespace
}  // namespace orrery::screen
