// What a table's canvas says at a choice: what things do is told before somebody presses them.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

// All letters of the last frame, in the order in which they were drawn, without spaces.
std::string drawn(const Device& device) {
    std::vector<Letter> letters = device.letters();
    std::sort(letters.begin(), letters.end(), [](const Letter& a, const Letter& b) { return a.order < b.order; });
    std::string text;
    for (const Letter& letter : letters) text += static_cast<char>(letter.code);
    return text;
}
bool draws(const Device& device, std::string words) {
    words.erase(std::remove(words.begin(), words.end(), ' '), words.end());
    return drawn(device).find(words) != std::string::npos;
}

// Plays on until the text table has these words at a choice; of what is offered it takes first what begins with
// `rather`. Returns false if it never does.
bool reach(Device& device, std::string_view words, std::string_view rather = {}) {
    Chance chance(1);
    for (int step = 0; step < 400 && !device.state().flag("over"); ++step) {
        if (device.state().text("mode") == "choose" && device.words().find(words) != std::string::npos) return true;
        const auto offered = device.offered();
        const auto wish = std::find_if(offered.begin(), offered.end(), [&](const auto& one) {
            return !rather.empty() && one.first.starts_with(rather);
        });
        if (wish == offered.end()) {
            device.answer(chance);
        } else {
            device.act("choose", "tokens", wish->first);
            device.settle();
        }
    }
    return false;
}

TEST_CASE("Cosmos says what races and cards do where one is chosen", "[screen][cosmos]") {
    for (const Window& window : {Window{1280, 800, 1, false}, Window{2560, 1440, 1, false}, Window{844, 390}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("cosmos", 4);  // with two seats invasions are rare
        REQUIRE(reach(device, "card against", "invade"));
        CHECK(draws(device, "beats every Defend card."));
        CHECK(draws(device, "Attack: Adds its number"));
    }
}

}  // namespace
}  // namespace orrery::screen
