// Which of the things on a board a press means, without a board.
#include <catch_amalgamated.hpp>

#include "web/boards/kit/spots.h"

namespace orrery {
namespace {

web::kit::Spot spot(const char* mark, float left) {
    web::kit::Spot spot;
    spot.min = {left, 0}, spot.max = {left + 10, 10};
    spot.mark = mark;
    return spot;
}

TEST_CASE("a finger between two things means the one that can be chosen, though the other is nearer", "[screen]") {
    const web::Theme theme;
    constexpr float kLeft = 0, kRight = 30;
    const ImVec2 point{22, 5};  // 17 from the middle of the left one, 13 from that of the right one
    for (const bool is_left_first : {true, false}) {
        CAPTURE(is_left_first);
        web::kit::Spots spots;
        web::kit::Spot choice = spot("site:a1", kLeft);
        choice.choice = 1;
        if (is_left_first) spots.add(choice);
        spots.add(spot("site:a2", kRight));
        if (!is_left_first) spots.add(choice);
        REQUIRE(spots.at(point, theme, true));
        CHECK(spots.at(point, theme, true)->mark == "site:a1");
    }
    web::kit::Spots spots;
    spots.add(spot("site:a1", kLeft));
    spots.add(spot("site:a2", kRight));
    CHECK(spots.at(point, theme, true)->mark == "site:a2");  // neither is a choice
}

}  // namespace
}  // namespace orrery
