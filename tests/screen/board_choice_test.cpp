// What goes with a choice on the board: what it closes and disarms, and how it sounds. Also where nothing can be chosen:
// at an earlier position of the match, and in a line that is only looked at.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games.h"
#include "laws/support.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/boards/board.h"

namespace orrery::screen {
namespace {

constexpr int kReady = 25;  // frames for which a thing that has just appeared can't be pressed
constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844}};

ImVec2 middle(const web::Mark& mark) { return {(mark.min.x + mark.max.x) / 2, (mark.min.y + mark.max.y) / 2}; }

std::optional<web::Mark> find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [&](const web::Mark& mark) { return mark.name == name; });
    return found == marks.end() ? std::nullopt : std::optional(*found);
}

std::vector<web::Mark> choices(const Device& device) {
    std::vector<web::Mark> all = device.marks();
    std::erase_if(all, [](const web::Mark& mark) { return mark.chooses.empty() || mark.aside; });
    return all;
}

// Games that are played on a board.
std::vector<std::string> boards() {
    std::vector<std::string> ids;
    for (const GameInfo& game : games())
        if (web::make_board(game.id)) ids.emplace_back(game.id);
    return ids;
}

// Plays until `is_there` of what can be chosen, with nothing chosen.
template <class Is>
std::optional<web::Mark> play_until(Device& device, Is&& is_there) {
    Chance chance(2);
    for (int step = 0; step < 100 && !device.state().flag("over"); ++step) {
        device.frames(kReady);
        if (device.state().text("mode") == "choose" && device.state().text("chosen").empty())
            for (const web::Mark& mark : choices(device))
                if (is_there(mark)) return mark;
        device.answer(chance);
    }
    return {};
}

}  // namespace

TEST_CASE("what is chosen on the board closes the sheet, by a finger and by keys", "[screen]") {
    int pressed = 0;
    for (const std::string& game : boards()) {
        CAPTURE(game);
        Device device({390, 1400, 1, true});
        device.sit_down_first(game);
        const auto is_open = [&] { return device.sent("depth").number("layers") > 1; };
        const float edge = 0.2f * 1400;  // above an open sheet
        if (const auto mark = play_until(device, [&](const web::Mark& one) { return one.max.y < edge; })) {
            CAPTURE(mark->name);
            device.act("sheet");
            device.frames(kReady);
            REQUIRE(is_open());
            device.tap(middle(*mark));
            if (!device.state().text("chosen").empty()) {
                CHECK_FALSE(is_open());
                ++pressed;
            }
        }
    }
    CHECK(pressed > 0);  // in Rise
    for (const std::string& game : boards()) {
        CAPTURE(game);
        Device device({390, 844});
        device.sit_down_first(game);
        REQUIRE(play_until(device, [](const web::Mark&) { return true; }));
        device.act("sheet");
        device.frames(kReady);
        const auto layers = device.sent("depth").number("layers"), ply = device.state().number("ply");
        for (int i = 0; i < 20 && device.state().text("chosen").empty() && device.state().number("ply") == ply; ++i)
            device.key(i % 2 == 0 ? ImGuiKey_DownArrow : ImGuiKey_Enter);
        CHECK((!device.state().text("chosen").empty() || device.state().number("ply") > ply));
        CHECK(device.sent("depth").number("layers") == layers - 1);
    }
}

TEST_CASE("what is chosen on the board disarms a button that waits for a second press", "[screen]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        device.set("name", "Otto");
        device.act("new-game", "game", "prosper");
        device.act("company", "company", "link");
        device.press("start");
        device.frames(4);
        for (int i = 0; i < 2; ++i) device.act("begin-with-bots");
        device.settle();
        const auto mark = play_until(device, [](const web::Mark&) { return true; });
        REQUIRE(mark);
        const std::string before = device.told("stand-in:1");
        REQUIRE_FALSE(before.empty());
        device.press("stand-in:1");
        REQUIRE(device.told("stand-in:1") != before);
        device.frames(kReady);
        device.tap(middle(*mark));
        REQUIRE_FALSE(device.state().text("chosen").empty());
        CHECK(device.told("stand-in:1") == before);
        device.press("stand-in:1");  // asks again
        CHECK(device.told("stand-in:1") != before);
        CHECK(device.words().find("take-back:1") == std::string::npos);
    }
}

TEST_CASE("what is chosen on the board sounds once, and another way if it makes the move", "[screen]") {
    for (const std::string& game : boards()) {
        CAPTURE(game);
        Device device(kWindows[1]);
        device.sit_down_first(game);
        Chance chance(4);
        int chosen = 0;
        for (int press = 0; press < 60 && !device.state().flag("over"); ++press) {
            device.frames(kReady);
            std::vector<web::Mark> all = choices(device);
            std::erase_if(all, [](const web::Mark& mark) { return mark.chosen; });
            if (all.empty() || !device.state().text("chosen").empty()) {
                device.answer(chance);
                continue;
            }
            const web::Mark mark = all[chance.below(static_cast<std::uint32_t>(all.size()))];
            const auto ply = device.state().number("ply");
            const int tones = device.sent_count("tone");
            device.tap(middle(mark));
            CAPTURE(mark.name);
            if (device.state().number("ply") > ply) continue;
            if (device.state().text("chosen").empty()) continue;  // the map has come nearer
            CHECK(device.sent_count("tone") == tones + 1);
            CHECK(device.sent("tone").text("name") == "select");
            ++chosen;
        }
        CHECK(chosen > 0);
    }
}

TEST_CASE("a choice that the board proposes leaves the coach's card and the sheet open", "[screen][find-move]") {
    Device device({390, 844});
    device.act({"find-move", {{"game", "cosmos"}, {"at", "31"}}});  // who is asked for support
    device.frames(kReady);
    CHECK(device.state().text("chosen").starts_with("support "));
    CHECK(find(device.marks(), "button:lesson-read"));
}

// ---- Nothing can be chosen

namespace {

struct Press {
    std::string name;
    ImVec2 at;
};

// Places on the board: of everything that could be chosen, of everything that is there, and on a grid.
std::vector<Press> places(const std::vector<web::Mark>& then, const Device& device) {
    const std::vector<web::Mark> now = device.marks();
    std::vector<Press> places;
    for (const auto* marks : {&then, &now})
        for (const web::Mark& mark : *marks)
            if (!mark.name.starts_with("button:") && !mark.name.starts_with("region:") &&
                (marks == &now || mark.opens || !mark.chooses.empty()))
                places.push_back({mark.name, middle(mark)});
    if (const auto map = find(now, "region:map"))
        for (float x = 0.1f; x < 1; x += 0.2f)
            for (float y = 0.1f; y < 1; y += 0.2f)
                places.push_back(
                    {"the map",
                     {map->min.x + (map->max.x - map->min.x) * x, map->min.y + (map->max.y - map->min.y) * y}});
    std::erase_if(
        places, [&](const Press& place) {  // buttons of the table, and the lowest part that is a phone's sheet
            return std::any_of(now.begin(), now.end(), [&](const web::Mark& mark) {
                const bool is_sheet = mark.name == "button:sheet" && place.at.y > mark.min.y;
                return is_sheet ||
                       (!mark.chooses.empty() ? false
                                              : (mark.name.starts_with("button:") || mark.name.starts_with("replay:") ||
                                                 mark.name.starts_with("log:")) &&
                                                    place.at.x > mark.min.x - 2 && place.at.x < mark.max.x + 2 &&
                                                    place.at.y > mark.min.y - 2 && place.at.y < mark.max.y + 2);
            });
        });
    return places;
}

// Tries everything on the board. `then`: what was on it when something could be chosen. Nothing comes of it.
int try_all(Device& device, const std::vector<web::Mark>& then) {
    const web::Message before = device.state();
    const auto is_same = [&] {
        const web::Message now = device.state();
        return now.text("chosen") == before.text("chosen") && now.number("ply") == before.number("ply") &&
               now.number("pending") == before.number("pending") && now.text("mode") == before.text("mode");
    };
    int tried = 0;
    const std::vector<Press> all = places(then, device);
    for (std::size_t i = 0; i < all.size(); ++i) {
        CAPTURE(all[i].name, all[i].at.x, all[i].at.y);
        device.tap(all[i].at);
        CHECK(is_same());
        device.drag(all[i].at, all[(i * 7 + 3) % all.size()].at);
        CHECK(is_same());
        ++tried;
    }
    for (const web::Mark& mark : device.marks()) {
        CAPTURE(mark.name);
        CHECK((mark.chooses.empty() || mark.aside));
    }
    for (const ImGuiKey key : {ImGuiKey_DownArrow, ImGuiKey_Enter, ImGuiKey_RightArrow, ImGuiKey_KeypadEnter,
                               ImGuiKey_LeftArrow, ImGuiKey_UpArrow, ImGuiKey_Enter, ImGuiKey_1, ImGuiKey_9,
                               ImGuiKey_PageUp, ImGuiKey_Home, ImGuiKey_End, ImGuiKey_E, ImGuiKey_Backspace}) {
        CAPTURE(ImGui::GetKeyName(key));
        device.key(key);
        CHECK(is_same());
    }
    return tried;
}

// To a question of the first person after some moves; `begins`: with the beginning of a choice.
std::vector<web::Mark> play_to_choice(Device& device, int moves, bool begins) {
    Chance chance(6);
    for (int step = 0; step < 600 && !device.state().flag("over"); ++step) {
        const web::Message now = device.state();
        const bool is_begun = !now.text("chosen").empty();
        device.frames(kReady);
        std::vector<web::Mark> marks = device.marks();
        if (now.number("ply") >= moves && now.text("mode") == "choose" && is_begun == begins &&
            !choices(device).empty())
            return marks;
        device.answer(chance);
    }
    return {};
}

}  // namespace

TEST_CASE("at an earlier position of the match nothing on the board can be chosen, in all games", "[screen]") {
    for (const std::string& game : boards())
        for (const Window& window : kWindows)
            for (const bool begins : {false, true}) {
                Device device(window);
                device.sit_down_first(game);
                const std::vector<web::Mark> then = play_to_choice(device, 6, begins);
                REQUIRE_FALSE(then.empty());
                const auto last = device.state().number("ply");
                const std::string chosen = device.state().text("chosen");
                for (const auto ply : {last, last / 2}) {
                    CAPTURE(game, window.name(), begins, chosen, ply, last);
                    device.act("go-ply", "ply", std::to_string(ply));
                    device.frames(kReady);
                    REQUIRE_FALSE(device.state().flag("live"));
                    CHECK(try_all(device, then) > 10);
                    CHECK_FALSE(device.state().flag("live"));
                    if (laws::is_sample_run()) break;
                }
                device.act("now");
                CHECK(device.state().text("chosen") == chosen);
            }
}

TEST_CASE("in a line that is only looked at nothing on the board can be chosen, in all games", "[screen]") {
    for (const std::string& game : boards())
        for (const Window& window : kWindows) {
            Device device(window);
            device.sit_down_first(game);
            const std::vector<web::Mark> then = play_to_choice(device, 6, false);
            REQUIRE_FALSE(then.empty());
            const Record record = device.first_record();
            for (const std::size_t ply : {record.moves.size(), record.moves.size() / 2}) {
                CAPTURE(game, window.name(), ply, record.moves.size());
                device.look_at(record, SeatSet{1}, ply);
                device.frames(kReady);
                REQUIRE_FALSE(device.state().flag("live"));
                CHECK(try_all(device, then) > 10);
                CHECK(device.state().text("chosen").empty());
                CHECK_FALSE(device.state().flag("live"));
                if (laws::is_sample_run()) break;
            }
            CHECK(device.first_record() == record);
        }
}

}  // namespace orrery::screen
