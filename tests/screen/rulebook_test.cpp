// Which rulebook opens: that of the game on the screen, or the one that is asked for by name.
#include <string>

#include <catch_amalgamated.hpp>

#include "games.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

std::string opened(const Device& device) { return device.sent("rules").text("game"); }

// Opens it on the current screen, below the settings and without them.
void look_it_up(Device& device, const std::string& own) {
    device.act("rules");
    CHECK(opened(device) == own);
    for (const char* named : {"about", "kardashev"}) {
        device.act("rules", "game", named);
        CHECK(opened(device) == named);
    }
    device.act("settings");
    REQUIRE(device.state().text("screen") == "settings");
    REQUIRE(device.told("about") == "About Orrery");
    device.press("about");
    CHECK(opened(device) == "about");
    device.act("rules");
    CHECK(opened(device) == own);
    device.act("back-out");
}

TEST_CASE("a rulebook that is asked for by its name opens on every screen", "[screen][rulebook]") {
    for (const GameInfo& game : games()) {
        const std::string id(game.id);
        CAPTURE(id);
        Device device({1440, 900, 1, false});
        look_it_up(device, "prosper");  // home shows the first game
        device.act("new-game", "game", id);
        look_it_up(device, id);
        device.act("quick");
        REQUIRE(device.state().text("screen") == "table");
        look_it_up(device, id);
        device.act("learn", "game", id);
        device.frames(2);
        look_it_up(device, id);
    }
}

}  // namespace
}  // namespace orrery::screen
