// What stays visible on a phone's table: the board beside a notice and a hint, the hand above the sheet.
#include <algorithm>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "screen/device.h"

namespace orrery::screen {
namespace {

// Buttons that appear in the place of others can be pressed only a moment later.
bool has_mark(Device& device, std::string_view name) {
    constexpr int kReady = 24;
    device.frames(kReady);
    const std::vector<web::Mark> marks = device.marks();
    return std::any_of(marks.begin(), marks.end(), [&](const web::Mark& mark) { return mark.name == name; });
}

}  // namespace

TEST_CASE("a hint of a first match waits until no notice is shown on a phone", "[screen]") {
    Device device({360, 640});
    device.sit_down_first("prosper");
    CHECK(has_mark(device, "button:close-hint"));
    device.notices(62);
    CHECK_FALSE(has_mark(device, "button:close-hint"));
    device.notices(0);
    CHECK(has_mark(device, "button:close-hint"));
}

TEST_CASE("the button of a hint has all its words, however fine the screen is", "[screen]") {
    for (const float ratio : {1.0f, 1.5f, 2.0f, 2.625f, 2.75f, 3.0f, 3.5f})
        for (const float width : {360.0f, 390.0f, 412.0f}) {
            CAPTURE(ratio, width);
            Device device({width, 844, ratio});
            device.sit_down_first("prosper");
            REQUIRE(has_mark(device, "button:close-hint"));
            CHECK_FALSE(device.draws(U'\u2026'));
        }
}

TEST_CASE("a phone's sheet leaves the hand visible during a turn", "[screen][rise]") {
    for (const Window& window : {Window{360, 640}, Window{390, 844}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("rise");
        for (int step = 0; step < 40 && device.state().text("mode") != "turn-done"; ++step) {
            if (const auto offered = device.offered(); !offered.empty())
                device.act("choose", "tokens", offered.rbegin()->first);
            else
                device.act("answer");
            device.settle();
        }
        REQUIRE(device.state().text("mode") == "turn-done");
        const std::vector<web::Mark> marks = device.marks();
        const auto is_sheet = [](const web::Mark& mark) { return mark.name == "button:sheet"; };
        const auto sheet = std::find_if(marks.begin(), marks.end(), is_sheet);
        REQUIRE(sheet != marks.end());
        for (const web::Mark& mark : marks)
            if (mark.name.starts_with("card:")) {
                CAPTURE(mark.name);
                CHECK(mark.max.y <= sheet->min.y);
            }
    }
}

}  // namespace orrery::screen
