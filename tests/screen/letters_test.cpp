// Letters that occur only in people's names are painted when the first of them is drawn, before its frame is shown.
#include <catch_amalgamated.hpp>

#include "record/data/record.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr char32_t kLetter = 0x0150;  // Ő

TEST_CASE("a name is drawn in its own letters, in the frame that it comes with", "[screen][letters]") {
    for (const Window& window : {Window{360, 640}, Window{1280, 800, 1, false}}) {
        CAPTURE(window.name());
        Device device(window);
        device.frames(4);
        CHECK_FALSE(device.draws(kLetter));
        Record record = *new_record("rise", 2, {}, number_of_seed(1), 1);
        record.seats[0] = {SeatKind::person, 0, "\u0150ry"};
        record.seats[1] = {SeatKind::person, 0, "Ann"};
        SeatSet here;
        here.add(seat_at(1));
        device.sit_down(record, here);
        CHECK(device.draws(kLetter));
    }
}

}  // namespace
}  // namespace orrery::screen
