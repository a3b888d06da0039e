// Games by link, played between devices that share nothing but links: they end alike everywhere, in whatever order answers
// are given, with luck that nobody rolled.
#include <catch_amalgamated.hpp>

#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

void check_alike(std::vector<Device>& devices, const std::string& link) {
    for (Device& device : devices) {
        device.open(link);
        CHECK(device.link() == link);
        CHECK(device.table().now().fingerprint() == devices[0].table().now().fingerprint());
    }
}

TEST_CASE("a game by link ends alike on all devices", "[record][post]") {
    for (const GameInfo& info : games())
        for (int people = std::max(2, info.min_seats); people <= std::min(4, info.max_seats); ++people)
            for (const bool parallel : {false, true}) {
                INFO(info.id << ", " << people << " people" << (parallel ? ", in parallel" : ""));
                auto devices = begun(info.id, people, 0, 100 + static_cast<std::uint64_t>(people));
                const Course course = play(devices, 7, kMaxMoves, parallel);
                CHECK(devices[0].table().ply() > 10);
                check_alike(devices, course.result);
                CHECK(devices[0].table().asked() == kSpectator);
                CHECK(course.longest <= kShareableUrl);
            }
}

TEST_CASE("bots answer in a game by link on the device that has the turn", "[record][post]") {
    for (const GameInfo& info : games()) {
        INFO(info.id);
        auto devices = begun(info.id, 2, std::min(2, info.max_seats - 2), 55);
        const Course course = play(devices, 8);
        check_alike(devices, course.result);
        CHECK(devices[0].table().asked() == kSpectator);
    }
}

}  // namespace
}  // namespace orrery
