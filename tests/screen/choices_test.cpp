// A press on a board hands its choice over typed, the text table as text. Both must choose the same.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr int kPresses = 150, kReady = 25;  // frames for which a thing that has just appeared can't be pressed

// Cards, sites and others: the first word of a mark's name.
std::string kind_of(const web::Mark& mark) { return mark.name.substr(0, mark.name.find(':')); }

// Something that can be chosen, of the kind that was pressed least often.
std::optional<web::Mark> rarest(const Device& device, std::map<std::string, int>& pressed, Chance& chance) {
    std::vector<web::Mark> all;
    for (const web::Mark& mark : device.marks())
        if (!mark.chooses.empty() && !mark.aside) all.push_back(mark);
    if (all.empty()) return {};
    chance.shuffle(all);
    const web::Mark& mark = *std::min_element(all.begin(), all.end(), [&](const web::Mark& a, const web::Mark& b) {
        return pressed[kind_of(a)] < pressed[kind_of(b)];
    });
    ++pressed[kind_of(mark)];
    return mark;
}

}  // namespace

TEST_CASE("what is pressed on a board is chosen as its text would choose it, in all games", "[screen]") {
    for (const GameInfo& info : games())
        for (const int seats : {2, info.max_seats})
            for (const Window& window : {Window{1440, 900, 1, false}, Window{390, 844}}) {
                Device device(window);
                device.sit_down_first(info.id, seats);
                Chance chance(3);
                std::map<std::string, int> pressed;
                int compared = 0;
                for (int press = 0; press < kPresses && !device.state().flag("over"); ++press) {
                    device.frames(kReady);
                    const auto mark = rarest(device, pressed, chance);
                    if (!mark || chance.below(3) == 0) {
                        device.answer(chance);
                        continue;
                    }
                    device.tap({(mark->min.x + mark->max.x) / 2, (mark->min.y + mark->max.y) / 2});
                    device.settle();
                    const std::string chosen = device.state().text("chosen"), typed = device.words();
                    if (chosen.empty()) continue;
                    CAPTURE(info.id, seats, window.name(), press, mark->name, chosen);
                    device.act("choose", "tokens", chosen);
                    device.settle();
                    CHECK(device.state().text("chosen") == chosen);
                    CHECK(device.words() == typed);
                    ++compared;
                }
                CHECK(compared > kPresses / 8);
            }
}

}  // namespace orrery::screen
