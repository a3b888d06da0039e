// How many presses common things take, counted on phones and desktops: a first move, a turn by link, an auction.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games.h"
#include "laws/support.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844}, {844, 390}};
constexpr int kReady = 25;  // frames for which a button that has just appeared can't be pressed

// What somebody may press next: what can be chosen, and the buttons that make a move or end a turn.
std::vector<web::Mark> ways(Device& device) {
    device.frames(kReady);
    std::vector<web::Mark> ways;
    for (const web::Mark& mark : device.marks()) {
        const bool is_choice = (!mark.chooses.empty() || mark.opens) && !mark.aside;
        if (is_choice || mark.name == "button:confirm" || mark.name == "button:end-turn") ways.push_back(mark);
    }
    return ways;
}

void press(Device& device, const web::Mark& mark) {
    device.tap({(mark.min.x + mark.max.x) / 2, (mark.min.y + mark.max.y) / 2});
    device.settle();
}

// `begin` brings the device to the question. Tries every pair of presses after it, and returns with how few `did` holds;
// 3: with more than two.
template <class Begin, class Did>
int fewest(const Window& window, Begin&& begin, Did&& did) {
    const auto begun = [&](Device& device) { begin(device), device.frames(kReady); };
    std::vector<web::Mark> first;
    {
        Device device(window);
        begun(device);
        first = ways(device);
    }
    int least = 3;
    for (const web::Mark& one : first) {
        std::vector<web::Mark> second;
        {
            Device device(window);
            begun(device);
            press(device, one);
            if (did(device)) return 1;
            second = ways(device);
        }
        if (least == 2) continue;
        for (const web::Mark& other : second) {
            if (other.name == one.name) continue;
            Device device(window);
            begun(device);
            press(device, one);
            device.frames(kReady);
            press(device, other);
            if (!did(device)) continue;
            least = 2;
            break;
        }
    }
    return least;
}

int moves(const Device& device) {
    return static_cast<int>(device.state().number("ply") + device.state().number("pending"));
}

}  // namespace

TEST_CASE("the first move of every game takes at most two presses", "[screen][presses]") {
    for (const GameInfo& info : games())
        for (const Window& window : kWindows) {
            CAPTURE(info.id, window.name());
            int before = 0;
            const auto begin = [&](Device& device) {
                device.sit_down_first(info.id);
                before = moves(device);
            };
            CHECK(fewest(window, begin, [&](const Device& device) { return moves(device) > before; }) <= 2);
        }
}

TEST_CASE("a bid in Rise's auction takes at most two presses", "[screen][presses][rise]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        int before = 0;
        const auto begin = [&](Device& device) {
            device.sit_down_first("rise");
            Chance chance(1);
            constexpr int kMost = 60;
            for (int step = 0; step < kMost; ++step) {
                if (device.words().find("Bid for") != std::string::npos) break;
                device.answer(chance);
            }
            REQUIRE(device.words().find("Bid for") != std::string::npos);
            before = moves(device);
        };
        CHECK(fewest(window, begin, [&](const Device& device) { return moves(device) > before; }) <= 2);
    }
}

// The other seat's person is elsewhere. In the draft a turn settles one planet; later it moves ships at least once.
TEST_CASE("a turn of Prosper by link takes at most four presses", "[screen][presses][prosper]") {
    constexpr std::size_t kMost = 80;
    for (const Window& window : kWindows) {
        int turns = 0;
        bool has_moved = false;
        for (std::size_t ply = 0; ply < kMost && !has_moved; ++ply) {
            Record record = laws::played("prosper", 2, 1, ply);
            for (SeatHolder& seat : record.seats) seat = {SeatKind::person, 0, "Ann"};
            record.seats[0].name = "Ada";
            Device device(window);
            device.sit_down(record, SeatSet{1});
            if (device.state().text("mode") != "choose") continue;
            CAPTURE(window.name(), ply);
            has_moved = device.words().find("Move ships") != std::string::npos;
            int presses = 0;
            for (; presses < 6 && device.state().text("mode") != "away"; ++presses) {
                const std::vector<web::Mark> open = ways(device);
                const auto named = [&](std::string_view name) {
                    return std::find_if(open.begin(), open.end(),
                                        [&](const web::Mark& one) { return one.name == name; });
                };
                auto next = device.state().text("chosen").empty() ? open.end() : named("button:confirm");
                if (next == open.end() && moves(device) > static_cast<int>(ply)) next = named("button:end-turn");
                if (next == open.end())
                    next = std::find_if(open.begin(), open.end(), [](const web::Mark& one) {
                        return !one.name.starts_with("button:") && !one.chosen;
                    });
                REQUIRE(next != open.end());
                press(device, *next);
            }
            CHECK(device.state().text("mode") == "away");
            CHECK(presses <= 4);
            ++turns;
        }
        CHECK(turns > 1);
        CHECK(has_moved);
    }
}

}  // namespace orrery::screen
