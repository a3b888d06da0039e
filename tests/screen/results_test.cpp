// "Your results": what was finished here is counted and shown, another level is offered when the results say so, and
// nothing that cannot be read is lost.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/by_luck.h"
#include "record/device/bundle.h"
#include "record/device/results.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kWindows[] = {{360, 592, 1, true}, {390, 796, 1, true}, {844, 342, 1, true}, {1440, 852, 1, false}};

bool says(const Device& device, std::string_view words) { return device.words().find(words) != std::string::npos; }
std::string kept(const Device& device) { return device.setting("results"); }

// A match of Rise against a novice, played by luck, with the person on the seat that begins.
struct Finished {
    Record start, end;
    SeatSet here;
    bool is_won = false;
};
Finished finished(std::uint64_t number) {
    Finished made;
    made.start = *new_record("rise", 2, {}, number, seed_of_number(number));
    const Seat seat = (*start_of(made.start))->decision().seat;
    made.here.add(seat);
    made.start.seats.assign(2, {SeatKind::bot, 1, {}});
    made.start.seats[slot(seat)] = {SeatKind::person, 0, "Ann"};
    made.end = made.start;
    const auto match = play_by_luck(made.end, 3);
    const Result result = match->result();
    made.is_won = result.rank[slot(seat)] == 1 && result.sides_with(1) == 1;
    return made;
}
std::uint64_t number_with(bool is_won, std::uint64_t from = 100) {
    while (finished(from).is_won != is_won) ++from;
    return from;
}
void play_through(Device& device, std::uint64_t number) {
    const Finished match = finished(number);
    device.sit_down(match.start, match.here);
    device.sit_down(match.end, match.here);
}

std::string account(int wins, int losses) {
    std::string text = "1";
    for (int i = 0; i < wins + losses; ++i)
        text += ";" + std::to_string(i + 10) + " 9 rise short 1 1" + (i < losses ? "- 2 -3" : "+ 1 3") + " 20 solo";
    return text;
}

TEST_CASE("a finished match is counted once, and shown from home", "[screen][results]") {
    Device device({390, 796});
    device.act("home");
    CHECK(device.told("results").empty());
    const std::uint64_t number = number_with(true);
    const Finished begun = finished(number);
    device.sit_down(begun.start, begun.here);
    device.act("home");
    CHECK(device.told("results").empty());
    device.sit_down(begun.end, begun.here);
    const std::string first = kept(device);
    const auto results = Results::read(first);
    REQUIRE(results);
    REQUIRE(results->all().size() == 1);
    CHECK(results->all().front().is_won());
    play_through(device, number);
    CHECK(kept(device) == first);
    play_through(device, number_with(false, number + 1));
    device.act("home");
    CHECK(device.told("results") == "Your results");
    device.press("results");
    CHECK(device.state().text("screen") == "results");
    CHECK(device.told("rise:whole") == "1 of 2 won.");
    CHECK(device.told("rise:rating").starts_with("Rating "));
    CHECK(says(device, "Against novices: 1 of 2 won"));
    CHECK(says(device, "Matches of The Rise and Fall of Galactic Empires, newest first"));
    device.act("back-out");
    CHECK(device.state().text("screen") == "home");
}

TEST_CASE("a match from a position of another one is not counted", "[screen][results]") {
    Device device({1440, 900});
    play_through(device, number_with(true));
    const std::string first = kept(device);
    device.act("look-back");
    device.act("go-ply", "ply", "3");
    device.act("play-on");
    device.settle();
    CHECK(device.state().number("ply") < 20);
    CHECK(kept(device) == first);
}

TEST_CASE("the last card offers another level when the results have just said so", "[screen][results]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        device.set("results", account(3, 0));
        std::uint64_t number = number_with(true);
        play_through(device, number);
        CHECK(device.told("result-offer").empty());
        play_through(device, number = number_with(true, number + 1));
        CHECK(device.told("result-offer") == "You beat novices 5 times in 5: try an apprentice.");
        CHECK(device.told("result-level") == "Harder: apprentice");
        play_through(device, number_with(true, number + 1));
        CHECK(device.told("result-offer").empty());
        device.act("results");
        CHECK(device.told("rise:offer") == "You beat novices 5 times in 5: try an apprentice.");
        device.act({"play-level", {{"game", "rise"}, {"level", "apprentice"}}});
        device.settle();
        CHECK(device.state().text("screen") == "table");
        CHECK(device.setting("level/rise") == "apprentice");
        device.act("results");
        CHECK(device.told("rise:offer").empty());
    }
}

TEST_CASE("the set-up offers another level while the results say so, and says who plays once it is chosen",
          "[screen][results]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        device.act("new-game", "game", "rise");
        CHECK(device.told("level-offer").empty());
        device.set("results", account(5, 0));
        device.act("new-game", "game", "rise");
        CHECK(device.told("level-offer") == "You beat novices 5 times in 5: try an apprentice.");
        device.act("seats", "seats", "3");
        CHECK(device.told("level-offered") == "Choose 2 apprentices");
        device.act("level", "level", "champion");  // there is none
        CHECK(device.told("level-offer").size() > 0);
        device.press("level-offered");
        device.frames(3);
        CHECK(device.told("level-offer") == "2 apprentices play against you.");
        CHECK(device.told("level-offered").empty());
        for (const std::string seat : {"sitter:2", "sitter:3"}) CHECK(device.told(seat) == "apprentice");
        device.act("company", "company", "here");
        CHECK(device.told("level-offer").empty());
        device.act("new-game", "game", "prosper");
        CHECK(device.told("level-offer").empty());
    }
}

TEST_CASE("an easier level is advised after losses", "[screen][results]") {
    Device device({390, 796});
    device.set("level/rise", "apprentice");
    std::string text = account(0, 6);
    for (std::size_t at = 0; (at = text.find(" 1- ", at)) != std::string::npos;) text[at + 1] = '4';
    device.set("results", text);
    device.act("results");
    CHECK(device.told("rise:offer") == "Apprentices won 6 of 6: a novice is a fairer match.");
    CHECK(device.told("rise:play") == "Play a novice");
}

TEST_CASE("results that cannot be read are set aside, can be saved, and new ones begin", "[screen][results]") {
    Device device({390, 796});
    device.set("results", "2;something newer");
    device.act("results");
    CHECK(says(device, "Some results can't be read"));
    device.press("save-unread-results");
    CHECK(device.sent("save-file").text("text") == "2;something newer\n");
    play_through(device, number_with(true));
    CHECK(Results::read(kept(device))->all().size() == 1);
    device.act("results");
    CHECK(says(device, "Some results can't be read"));
    CHECK(device.told("rise:whole") == "1 of 1 won.");
    device.press("save-unread-results");
    CHECK(device.sent("save-file").text("text") == "2;something newer\n");
}

TEST_CASE("results of a file come in only after a press, however long they are", "[screen][results]") {
    for (const bool takes : {false, true}) {
        Device device({390, 796});
        device.hear("{\"type\":\"tick\",\"now\":1800000000000}");  // a day after those of the file
        play_through(device, number_with(true));
        const std::string mine = kept(device);
        const std::string file = bundle_json({}, {}, {{"results", account(20, 30)}}, BundleFor::owner);
        device.type("games-file", {{"text", file}});
        CHECK(kept(device) == mine);
        CHECK(says(device, "Your results: 50 matches"));
        device.act(takes ? "take-settings" : "leave-settings");
        CHECK((kept(device) == mine) == !takes);
        CHECK(Results::read(kept(device))->all().size() == (takes ? 51 : 1));
        if (!takes) continue;
        device.type("games-file", {{"text", file}});
        CHECK_FALSE(says(device, "Your results: 50 matches"));
    }
}

TEST_CASE("what is to be pressed on the page of results is large enough and in the window", "[screen][results]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        device.set("results", account(6, 2));
        device.act("results");
        device.frames(30);
        bool has_home = false;
        for (const web::Mark& mark : device.marks()) {
            CAPTURE(mark.name);
            has_home |= mark.name == "button:home";
            CHECK(mark.max.x <= window.width);
            CHECK(mark.max.y - mark.min.y >= (window.touch ? 44 : 36));
        }
        CHECK(has_home);
        for (const Letter& letter : device.letters()) CHECK(letter.max.x <= window.width);
    }
}

}  // namespace
}  // namespace orrery::screen
