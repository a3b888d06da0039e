// "Today" on the home screen: the first try at today's match counts, further ones are practice, and the strip is in
// sight in every window.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/by_luck.h"
#include "record/device/bundle.h"
#include "record/device/tries.h"
#include "record/link/link.h"
#include "record/play/daily.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr std::int64_t kDay = 20781;                 // 2026-11-24: Rise against an apprentice
constexpr Window kWindows[] = {{360, 592, 1, true},  // below the toolbar of a page of 360 x 640
                               {390, 796, 1, true},
                               {844, 342, 1, true},
                               {1440, 852, 1, false}};

void be_at(Device& device, std::int64_t day, int hour = 12) {
    device.hear("{\"type\":\"tick\",\"now\":" + std::to_string((day * 24 + hour) * 3600000) + "}");
}

std::string tries(const Device& device) { return device.setting("daily"); }
bool says(const Device& device, std::string_view words) { return device.words().find(words) != std::string::npos; }

// The match of that day after so many moves by luck, of `seed`.
Record record_of(std::int64_t day, std::uint64_t number, std::size_t moves, std::uint64_t seed = 3) {
    Record record = daily_start(day)->record;
    record.number = number;
    play_by_luck(record, seed, moves);
    return record;
}

// A whole try: its start, then its end.
void play_through(Device& device, std::int64_t day, std::uint64_t number) {
    device.sit_down(record_of(day, number, 0), daily_start(day)->here);
    device.sit_down(record_of(day, number, kMaxMoves), daily_start(day)->here);
    device.act("home");
}

TEST_CASE("the small picture of today's match has no letters, which would lie over each other", "[screen][today]") {
    for (std::int64_t day = kDay; day < kDay + 5; ++day) {
        CAPTURE(day);
        Device device({390, 796});
        be_at(device, day);
        device.frames(6);
        const auto marks = device.marks();
        const auto button = std::find_if(marks.begin(), marks.end(),
                                         [](const web::Mark& mark) { return mark.name == "button:play-today"; });
        REQUIRE(button != marks.end());
        for (const Letter& letter : device.letters()) {
            const bool is_beside = letter.min.y < button->max.y && letter.max.y > button->min.y;
            CHECK_FALSE((is_beside && letter.code != 0 && letter.panel.find("picture") != std::string::npos));
        }
    }
}

TEST_CASE("the first try counts, and all further ones are practice", "[screen][today]") {
    Device device({390, 796});
    be_at(device, kDay);
    CHECK(says(device, "Today: Rise against an apprentice"));
    CHECK(device.told("play-today") == "Play today's match");
    device.press("play-today");
    device.settle();
    CHECK(tries(device).starts_with("1;20781 running "));
    const std::string begun = tries(device);
    REQUIRE_FALSE(device.noticed().empty());
    CHECK(device.noticed().front().starts_with("This try counts"));

    device.act("home");
    CHECK(device.told("play-today") == "Go on with today's match");
    device.press("play-today");
    CHECK(device.state().text("screen") == "table");
    CHECK(tries(device) == begun);

    device.act("home");
    const std::string number = begun.substr(16, 16);
    device.act("delete", "number", number);
    CHECK(says(device, "No result today"));
    CHECK(device.told("play-today") == "Play today's match again, as practice");
    device.act("undo-delete");
    CHECK(device.told("play-today") == "Go on with today's match");
    device.act("delete", "number", number);
    device.press("play-today");
    device.settle();
    CHECK(tries(device) == begun);
    CHECK(device.noticed().back().starts_with("This is practice"));
    device.act("home");
    CHECK(says(device, "No result today"));
}

TEST_CASE("a result is kept, counts for the row of days, and is shared with the same start", "[screen][today]") {
    Device device({390, 796});
    for (const std::int64_t day : {kDay - 1, kDay}) {  // the person begins in both
        be_at(device, day);
        play_through(device, day, static_cast<std::uint64_t>(day));
    }
    CHECK(says(device, "2 days in a row"));
    device.press("share-today");
    const std::string text = device.sent("send-on").text("text");
    const auto ended = Tries::read(tries(device));
    REQUIRE(ended);
    REQUIRE(ended->of(kDay));
    const std::string how = ended->of(kDay)->state == Try::State::won ? "won by " : "lost by ";
    CHECK(text.starts_with("Orrery 24 Nov, Rise against an apprentice: " + how));
    CHECK(text.find(" turns #") != std::string::npos);
    CHECK_FALSE(device.sent("send-on").text("told").empty());
    const auto link = open_link(text);
    REQUIRE(link);
    CHECK(link->record == daily_start(kDay)->record);

    const std::string kept = tries(device);
    device.press("play-today");
    device.settle();
    CHECK(tries(device) == kept);
    device.act("home");
    device.sit_down(record_of(kDay, 99, 0), daily_start(kDay)->here);  // the shared link, opened here
    device.act("home");
    CHECK(tries(device) == kept);
    be_at(device, kDay + 1);
    CHECK(says(device, "Today: Kardashev against an apprentice"));
    CHECK(says(device, "2 days in a row"));
    be_at(device, kDay + 2);
    CHECK_FALSE(says(device, "2 days in a row"));
}

TEST_CASE("a button that is a day old starts nothing", "[screen][today]") {
    Device device({390, 796});
    be_at(device, kDay);
    be_at(device, kDay + 1);
    device.act("play-today", "game", "rise");
    CHECK(device.state().text("screen") == "home");
    CHECK(tries(device).empty());
}

TEST_CASE("the day begins at midnight by the device's own clock", "[screen][today]") {
    Device device({390, 796});
    be_at(device, kDay, 23);
    CHECK(says(device, "Today: Rise"));
    device.hear("{\"type\":\"env\",\"webgl\":true,\"touch\":true,\"reduced_motion\":true,\"zone\":120}");
    CHECK(says(device, "Today: Kardashev"));
}

TEST_CASE("tries that cannot be read are set aside and not lost", "[screen][today]") {
    Device device({390, 796});
    device.set("daily", "2;something newer");
    be_at(device, kDay);
    device.press("play-today");
    CHECK(tries(device).starts_with("1;20781 running "));
    CHECK(device.setting("daily-unread/20781") == "2;something newer");
}

TEST_CASE("results of a file come in only after a press, and only those of earlier days", "[screen][today]") {
    for (const bool takes : {false, true}) {
        Device device({390, 796});
        be_at(device, kDay);
        play_through(device, kDay, 7);
        const std::string mine = tries(device);
        const std::string file = bundle_json(
            {}, {}, {{"daily", "1;20779 won 5 9;20780 won 6 9;20781 won 900 1;20782 won 900 1"}}, BundleFor::owner);
        device.type("games-file", {{"text", file}});
        CHECK(tries(device) == mine);
        CHECK(says(device, "Today's match: results of 2 earlier days"));
        device.act(takes ? "take-settings" : "leave-settings");
        CHECK(tries(device) == (takes ? "1;20779 won 5 9;20780 won 6 9" + mine.substr(1) : mine));
    }
}

// ---- Where it is

std::optional<web::Mark> mark_of(const Device& device, std::string_view name) {
    for (const web::Mark& mark : device.marks())
        if (mark.name == name) return mark;
    return {};
}

TEST_CASE("the card of today's match has its result and shares it, and practice has not", "[screen][today]") {
    Device device({1440, 852, 1, false});
    be_at(device, kDay);
    struct One {
        std::uint64_t number, seed;
    };
    for (const auto& [number, seed] : {One{7, 7}, One{8, 8}, One{9, 7}}) {  // the last one has the same figures
        CAPTURE(number);
        device.sit_down(record_of(kDay, number, 0), daily_start(kDay)->here);
        device.sit_down(record_of(kDay, number, kMaxMoves, seed), daily_start(kDay)->here);
        device.frames(30);
        const std::string line = device.told("today");
        CHECK(line.starts_with("Today's match: ") == (number == 7));
        CHECK(mark_of(device, "button:share-today").has_value() == (number == 7));
        if (number != 7) continue;
        device.press("share-today");
        CHECK(device.sent("send-on").text("text").starts_with("Orrery 24 Nov, Rise against an apprentice: "));
    }
}

// How many pictures of games the last frame had.
std::size_t drawn_pictures() {
    std::set<std::string_view> pictures;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        if (const std::string_view panel = list->_OwnerName; panel.find("picture") != panel.npos)
            pictures.insert(panel);
    return pictures.size();
}

TEST_CASE("today's match and the chosen game have a picture each, also in one panel of a phone", "[screen][today]") {
    Device device({390, 796});
    be_at(device, kDay);
    device.frames(3);
    CHECK(drawn_pictures() == 2);
}

TEST_CASE("a slow device opens the matches of its pictures in pieces, and then rests", "[screen][today]") {
    Device device({.width = 390, .height = 796, .is_slow = true});
    be_at(device, kDay);
    int frames = 0;
    while (drawn_pictures() < 2 && frames < 400) device.frames(1), ++frames;
    CHECK(drawn_pictures() == 2);
    CHECK(frames > 15);  // a piece a frame, for more than a hundred moves
    device.frames(10);
    CHECK_FALSE(device.moves());
}

TEST_CASE("today's buttons are in sight, large enough, and lie over nothing", "[screen][today]") {
    for (const Window& window : kWindows) {
        for (const int days : {0, 1, 2}) {
            CAPTURE(window.name(), days);
            Device device(window);
            be_at(device, kDay);
            if (days > 0) play_through(device, kDay, 7);
            if (days > 1) be_at(device, kDay + 1);
            device.frames(30);  // buttons that stand where others were wait for a moment
            std::vector<web::Mark> own;
            for (const char* name : {"button:play-today", "button:share-today"})
                if (const auto mark = mark_of(device, name)) own.push_back(*mark);
            REQUIRE(own.size() == (days == 1 ? 2 : 1));
            for (const web::Mark& mark : own) {
                CHECK(mark.min.x >= 0);
                CHECK(mark.max.x <= window.width);
                CHECK(mark.max.y <= window.height);
                CHECK(mark.max.y - mark.min.y >= (window.touch ? 44 : 36));
                CHECK(mark.max.x - mark.min.x >= 44);
                for (const web::Mark& other : device.marks()) {
                    CAPTURE(other.name);
                    const bool is_apart = other.name == mark.name || other.max.x <= mark.min.x ||
                                          other.min.x >= mark.max.x || other.max.y <= mark.min.y ||
                                          other.min.y >= mark.max.y;
                    CHECK(is_apart);
                }
            }
        }
    }
}

}  // namespace
}  // namespace orrery::screen
