// What the board of Kardashev tells before something is done, and which step of the round it shows.
#include <algorithm>
#include <map>
#include <string>

#include <catch_amalgamated.hpp>

#include "games_typed.h"
#include "moves.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/boards/kardashev/plan.h"

namespace orrery::screen {

TEST_CASE("a role is described before it is taken: beside the board on a phone, on its card on a desktop",
          "[screen][kardashev]") {
    for (const Window& window : {Window{1440, 900, 1, false}, Window{390, 844}, Window{844, 390}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("kardashev");
        Chance chance(1);
        for (int step = 0; step < 9 && device.words().find("Choose a role") == std::string::npos; ++step)
            device.answer(chance);
        device.frames(30);
        const auto marks = device.marks();
        const auto role = std::find_if(marks.begin(), marks.end(), [](const web::Mark& mark) {
            return mark.name.starts_with("role:") && !mark.chooses.empty();
        });
        REQUIRE(role != marks.end());
        const std::int64_t before = device.state().number("ply");
        const auto tap = [&] {
            device.tap({(role->min.x + role->max.x) / 2, (role->min.y + role->max.y) / 2});
            device.settle();
            device.frames(30);
        };
        tap();
        if (!window.touch) {
            CHECK(device.state().number("ply") > before);
            continue;
        }
        CHECK(device.state().number("ply") == before);
        CHECK(device.words().find("Starts with ") != std::string::npos);
        tap();
        CHECK(device.state().number("ply") > before);
    }
}

TEST_CASE("the board shows the step of Kardashev's round that is under way", "[kardashev]") {
    enum : std::size_t { bid = 1, pick, place, act, none };
    const std::map<std::string_view, std::size_t> steps{{"role", none}, {"bid", bid}, {"slot", pick},
                                                        {"take", pick}, {"act", act}, {"yield", act}};
    std::map<std::string, int> met;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto record = new_record("kardashev", 3, {}, seed, seed);
        REQUIRE(record);
        auto match = std::move(*start_of(*record));
        Chance chance(seed);
        std::string before;
        Decision last;
        for (int ply = 0; ply < 400 && !match->decision().over; ++ply) {
            const std::string node(match->decision().node);
            const auto view = kardashev::Kardashev::view(typed<kardashev::Kardashev>(*match)->position(), kSpectator);
            const std::size_t shown = web::kardashev_plan::track_of(view).phase;
            CAPTURE(seed, ply, before, node);
            if (const auto step = steps.find(node); step != steps.end()) CHECK(shown == step->second);
            if (node == "pay" && (before == "slot" || before == "take")) CHECK(shown == pick);
            if (node == "pay" && before == "act") CHECK(shown == act);
            const bool begins = !match->decision().is_of_turn(last);
            if (node == "place") CHECK(shown == (begins ? place : act));  // later a fleet or a probe explores
            met[before + " " + node] += 1;
            met[begins ? "begins with " + node : "goes on with " + node] += 1;
            before = node, last = match->decision();
            match->play(any_path(*match, chance), chance);
        }
    }
    CHECK(met["slot pay"] + met["take pay"] > 0);
    CHECK(met["begins with place"] > 0);
    CHECK(met["goes on with place"] > 0);
}

}  // namespace orrery::screen
