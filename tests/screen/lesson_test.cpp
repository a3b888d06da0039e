// Lessons as people see them: each step is opened, its task is done, and the films of the task run to their end.
// With sanitizers, which take ten times as long, one lesson.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "files.h"
#include "laws/support.h"
#include "screen/device.h"
#include "web/lesson.h"

namespace orrery::screen {
namespace {

web::Lesson lesson_of(std::string_view game) {
    return *web::read_lesson(source_text("assets/tutorials/" + std::string(game) + ".json"));
}

// The move that a task wants most: the lowest possible number; of several ways the first.
std::string wanted_move(const web::Task& task) {
    const std::string& wanted = task.wanted.front();
    const std::size_t dots = wanted.find("..");
    return dots == std::string::npos ? wanted : wanted.substr(0, dots);
}

TEST_CASE("a lesson is done step by step, with its films", "[screen][tutorials]") {
    for (const std::string_view game : web::kLessons) {
        if (laws::is_sample_run() && game != web::kLessons[0]) continue;
        const web::Lesson lesson = lesson_of(game);
        Device device({1440, 900, 1, false, true});
        device.act("learn", "game", game);
        device.frames(3);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            INFO(game << ", step " << step + 1);
            if (step > 0) device.act("lesson", "step", std::to_string(step));
            device.frames(5);
            CHECK(device.state().number("lesson") == static_cast<std::int64_t>(step + 1));
            for (const web::Task& task : lesson.steps[step].tasks) {
                if (wanted_move(task).find('*') != std::string::npos) break;
                device.act("answer", "move", wanted_move(task));
                for (int rounds = 0; rounds == 0 || (device.moves() && rounds < 20); ++rounds) device.frames(20);
            }
        }
    }
}

TEST_CASE("the coach's arrow covers no word, and a lesson offers neither replay nor rematch", "[screen][tutorials]") {
    for (const Window& window : {Window{1440, 852, 1, false}, Window{360, 592, 1, true}, Window{844, 342, 1, true}})
        for (const std::string_view game : web::kLessons) {
            if (laws::is_sample_run() && game != web::kLessons[0]) continue;
            const web::Lesson lesson = lesson_of(game);
            Device device(window);
            device.act("learn", "game", game);
            device.frames(3);
            int arrows = 0;
            for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                CAPTURE(window.name(), game, step + 1);
                device.act("lesson", "step", std::to_string(step));
                if (window.touch) device.act("lesson-card");
                device.frames(30);
                const std::vector<Letter> letters = device.letters();
                for (const web::Mark& mark : device.marks()) {
                    for (const char* none : {"button:replay", "button:recap", "button:rematch"})
                        CHECK(mark.name != none);
                    if (mark.name != "coach:arrow") continue;
                    ++arrows;
                    for (const Letter& letter : letters) {
                        if (letter.code == 0) continue;  // a planet: it is drawn with the same texture
                        const bool is_apart = letter.max.x <= mark.min.x || letter.min.x >= mark.max.x ||
                                              letter.max.y <= mark.min.y || letter.min.y >= mark.max.y;
                        CHECK(is_apart);
                    }
                }
                CHECK(device.words().find("\"rematch\"") == std::string::npos);
                CHECK(device.words().find("Play the replay") == std::string::npos);
            }
            CHECK(arrows > 0);
        }
}

}  // namespace
}  // namespace orrery::screen
