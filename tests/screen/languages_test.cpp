// Every language on the screens that English was laid out for: no text is cut off, ends with an ellipsis, or lies on other
// text. The made-up language is longer than any other, by four tenths of the English; some of its names end with an
// ellipsis.
#include <map>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "files.h"
#include "games.h"
#include "screen/device.h"
#include "screen/text_faults.h"

namespace orrery::screen {
namespace {

// What is wrong: each fault once, with where it was seen first.
class Misprints {
   public:
    explicit Misprints(const Window& window) : window_(window) {}

    void look(const Device& device, const std::string& where) {
        for (const std::string& fault : text_faults(window_, device.letters(), device.covers()))
            faults_.try_emplace(fault.substr(0, fault.rfind(" at ")), where);
        const std::string cut = cut_words(device.letters());
        if (window_.language != "made-up" && !cut.empty()) faults_.try_emplace("cut: " + cut, where);
    }
    std::string listed() const {
        std::string text;
        for (const auto& [fault, where] : faults_) text += fault + " (" + where + ")\n";
        return text;
    }

   private:
    Window window_;
    std::map<std::string, std::string> faults_;
};

TEST_CASE("in other languages all words are whole and clear of each other, in whole matches",
          "[screen][languages][figures]") {
    constexpr int kMostSteps = 3000;
    for (const std::string& language : other_languages())
        for (const GameInfo& info : games())
            for (Window window : {Window{1280, 800, 1, false}, Window{360, 640}}) {
                const bool is_made_up = language == "made-up";
                if (is_made_up && window.touch) window = {390, 844};
                window.language = language;
                CAPTURE(language, info.id, window.name());
                Device device(window);
                device.sit_down_first(info.id, window.touch && !is_made_up ? info.max_seats : 2);
                Chance chance(1);
                Misprints misprints(window);
                for (int step = 0; step < kMostSteps && !device.state().flag("over"); ++step) {
                    CAPTURE(step);
                    misprints.look(device, "step " + std::to_string(step));
                    device.answer(chance);
                }
                CHECK(device.state().flag("over"));
                CHECK(misprints.listed() == "");
            }
}

TEST_CASE("in other languages all words are whole and clear of each other, on every other screen",
          "[screen][languages][figures]") {
    for (const std::string& language : other_languages())
        for (Window window : {Window{1280, 800, 1, false}, Window{360, 640}, Window{844, 390}}) {
            window.language = language;
            CAPTURE(language, window.name());
            Device device(window);
            Misprints misprints(window);
            const auto look = [&](const std::string& where) {
                device.frames(30);
                misprints.look(device, where);
            };
            look("home");
            for (const GameInfo& info : games()) {
                device.act("new-game", "game", info.id);
                look("setting up " + std::string(info.id));
                device.act("seats", "seats", std::to_string(info.max_seats));
                look("setting up " + std::string(info.id) + " for the most seats");
                device.act("learn", "game", info.id);
                look("the lesson of " + std::string(info.id));
                device.act("home");
            }
            for (const std::string_view screen : {"settings", "results", "find-moves"}) {
                device.act(screen);
                look(std::string(screen));
                device.act("back-out");
            }
            device.sit_down_first("prosper");
            device.act("home");
            look("home with a match");
            CHECK(misprints.listed() == "");
        }
}

}  // namespace
}  // namespace orrery::screen
