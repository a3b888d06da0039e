// The worked examples of the rules reference, all of them, in its own words.
#include <catch_amalgamated.hpp>

#include <fstream>
#include <string>

#include "games/prosper/scenario.h"

TEST_CASE("the worked examples of the rules reference hold", "[prosper]") {
    std::ifstream file(ORRERY_SOURCE_DIR "/tests/games/prosper/examples.scn");
    REQUIRE(file);
    std::string title, text;
    int examples = 0;
    const auto run = [&] {
        if (title.empty()) return;
        ++examples;
        INFO(title);
        CHECK(orrery::prosper::run_scenario(text) == "");
        text.clear();
    };
    for (std::string line; std::getline(file, line);) {
        if (line.rfind("== ", 0) == 0) {
            run();
            title = line.substr(3);
        } else if (!title.empty()) {
            text += line + "\n";
        }
    }
    run();
    CHECK(examples == 30);
}
