// The home screen. The names of its bodies can be read at any moment while they turn, in every window. Also what is
// chosen there by a pointer on its way from a body to the panel, and by Tab.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kWindows[] = {{360, 640, 1, true, true},
                               {360, 445, 1, true, true},  // below two notices
                               {390, 844, 1, true, true},
                               {844, 390, 1, true, true},
                               {1280, 800, 1, false, true}};

bool meet(const web::Mark& a, const web::Mark& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

std::optional<web::Mark> mark_of(const Device& device, std::string_view name) {
    for (const web::Mark& mark : device.marks())
        if (mark.name == name) return mark;
    return {};
}

std::vector<web::Mark> names_of_bodies(const Device& device) {
    std::vector<web::Mark> names = device.marks();
    std::erase_if(names, [](const web::Mark& mark) { return !mark.name.starts_with("name:"); });
    return names;
}

// Does a name touch the innermost line of the dial, an ellipse that fills its mark, or come nearer than kClear?
bool reaches(web::Mark name, const web::Mark& dial) {
    constexpr float kClear = 4;  // CSS px
    name.min.x -= kClear, name.max.x += kClear;
    const auto out = [](float least, float most, float from, float to) {
        const float middle = (from + to) / 2;
        return std::max(std::abs(least - middle), std::abs(most - middle)) * 2 / (to - from);
    };
    return std::hypot(out(name.min.x, name.max.x, dial.min.x, dial.max.x),
                      out(name.min.y, name.max.y, dial.min.y, dial.max.y)) >= 1;
}

TEST_CASE("names of the bodies stand apart and whole while they turn, and inside a large dial", "[screen][home]") {
    for (const Window& window : kWindows) {
        CAPTURE(window.name());
        Device device(window);
        for (const bool has_games : {false, true}) {
            if (has_games) {
                device.act("new-game", "game", "prosper");
                device.act("quick");
                device.act("home");
            }
            int met = 0, cut = 0, moved = 0, crossed = 0;
            float before = 0;
            for (int look = 0; look < 300; ++look) {
                if (look % 25 == 0) device.tap({1, 1});  // lets it turn on
                device.frames(8);
                const std::vector<web::Mark> names = names_of_bodies(device);
                REQUIRE(names.size() == 5);
                const std::optional<web::Mark> dial = mark_of(device, "dial");
                REQUIRE(dial);
                for (std::size_t i = 0; i < names.size(); ++i) {
                    cut += names[i].min.x < 0 || names[i].max.x > window.width || names[i].min.y < 0 ? 1 : 0;
                    crossed += reaches(names[i], *dial) ? 1 : 0;
                    for (std::size_t k = 0; k < i; ++k) met += meet(names[i], names[k]) ? 1 : 0;
                }
                moved += names[0].min.x != before ? 1 : 0;
                before = names[0].min.x;
            }
            CHECK(met == 0);
            CHECK(cut == 0);
            if (window.width > 360) CHECK(crossed == 0);  // a smaller dial has no room for all names
            CHECK(moved > 200);
        }
    }
}

// ---- A pointer on its way

constexpr Window kPointed[] = {{1440, 900, 1, false, true},
                               {1024, 768, 1, false, true},
                               {844, 390, 1, false, true},
                               {390, 844, 1, false, true},
                               {1440, 900, 1, false, false}};  // nothing moves
constexpr int kRestFrames = 10;                                // 160 ms

ImVec2 middle_of(const Device& device, const std::string& name) {
    const auto mark = mark_of(device, name);
    INFO(name);
    REQUIRE(mark);
    return {(mark->min.x + mark->max.x) / 2, (mark->min.y + mark->max.y) / 2};
}

bool has(const web::Mark& mark, ImVec2 at) {
    return at.x >= mark.min.x && at.x <= mark.max.x && at.y >= mark.min.y && at.y <= mark.max.y;
}

// The game that the panel is about.
std::string chosen_on(Device& device) {
    device.act("rules");
    return device.sent("rules").text("game");
}

// Moves the pointer to that place in as many frames, slowly at both ends. The bodies that it crosses are added to
// `crossed`.
void go(Device& device, ImVec2 from, ImVec2 to, int frames, std::set<std::string>* crossed = nullptr) {
    for (int i = 1; i <= frames; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(frames), way = t * t * t * (10 - 15 * t + 6 * t * t);
        const ImVec2 at{std::round(from.x + (to.x - from.x) * way), std::round(from.y + (to.y - from.y) * way)};
        device.point(at);
        if (crossed == nullptr) continue;
        for (const web::Mark& mark : device.marks())
            if (mark.name.starts_with("body:") && has(mark, at)) crossed->insert(mark.name.substr(5));
    }
}

TEST_CASE("what a pointer rests on stays chosen on the way to its panel", "[screen][home]") {
    int crossings = 0;
    for (const Window& window : kPointed) {
        CAPTURE(window.name(), window.moves);
        Device device(window);
        device.tap({1, 1});
        for (int turn = 0; turn < 6; ++turn) {
            device.frames(window.moves ? 180 : 1);
            for (const GameInfo& game : games()) {
                const ImVec2 nowhere{1, 1};
                for (const int slowness : {14, 40, 90}) {  // up to 1.4 s
                    const ImVec2 body = middle_of(device, "body:" + std::string(game.id));
                    go(device, nowhere, body, 12);
                    device.frames(kRestFrames);
                    CAPTURE(game.id, turn, slowness);
                    REQUIRE(chosen_on(device) == game.id);
                    std::set<std::string> crossed;
                    const ImVec2 button = middle_of(device, "button:play-now");
                    go(device, body, button, slowness, &crossed);
                    REQUIRE(chosen_on(device) == game.id);
                    crossings += static_cast<int>(crossed.size()) - 1;
                    go(device, button, nowhere, 12);
                }
            }
        }
    }
    CHECK(crossings > 50);  // so it crossed other bodies
}

TEST_CASE("a pointer chooses a body by resting on it, and no frame is drawn while nothing moves", "[screen][home]") {
    for (const Window& window : kPointed) {
        CAPTURE(window.name(), window.moves);
        Device device(window);
        device.frames(400);  // until the bodies rest
        REQUIRE_FALSE(device.moves());
        const ImVec2 rise = middle_of(device, "body:rise");
        device.point({1, 1});
        device.point(rise);
        device.frames(7);
        CHECK(device.moves());
        CHECK(chosen_on(device) == "prosper");
        device.point({rise.x + 1, rise.y});  // a hand is never quite still
        device.frames(2);
        CHECK(chosen_on(device) == "rise");
        if (!window.moves) CHECK_FALSE(device.moves());
        device.frames(400);
        CHECK_FALSE(device.moves());
    }
}

TEST_CASE("on the way to the panel a pointer may stop on another body for a moment", "[screen][home]") {
    int stops = 0;
    for (const Window& window : kPointed) {
        if (!window.moves) continue;
        CAPTURE(window.name());
        Device device(window);
        device.tap({1, 1});
        for (int turn = 0; turn < 20; ++turn) {
            device.tap({1, 1});  // lets it turn on
            device.frames(250);
            for (const GameInfo& game : games()) {
                const ImVec2 from = middle_of(device, "body:" + std::string(game.id));
                const ImVec2 to = middle_of(device, "button:play-now");
                const auto on_way = [&](const web::Mark& mark, float share) {
                    return has(mark, {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
                };
                for (const web::Mark& mark : device.marks()) {
                    if (!mark.name.starts_with("body:") || mark.name == "body:" + std::string(game.id)) continue;
                    float share = 0;
                    while (share < 1 && !on_way(mark, share)) share += 0.01f;
                    if (share >= 1 || share < 0.1f) continue;
                    share += 0.02f;
                    const ImVec2 stop{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
                    go(device, {1, 1}, from, 12);
                    device.frames(30);
                    go(device, from, stop, 20);
                    device.frames(10);
                    CAPTURE(game.id, mark.name, turn);
                    CHECK(chosen_on(device) == game.id);
                    ++stops;
                    go(device, stop, to, 20);
                    CHECK(chosen_on(device) == game.id);
                    go(device, to, {1, 1}, 12);
                }
            }
        }
    }
    CHECK(stops > 10);
}

TEST_CASE("a body that moves under a resting pointer is not chosen", "[screen][home]") {
    Device device({1440, 900, 1, false, true});
    device.point({1, 1});
    const std::string name = "body:cosmos";  // the fastest
    const ImVec2 before = middle_of(device, name);
    device.frames(20);
    const ImVec2 after = middle_of(device, name);
    const float moved = std::hypot(after.x - before.x, after.y - before.y);
    const float reach = (mark_of(device, name)->max.x - mark_of(device, name)->min.x) / 2;
    REQUIRE(moved > 1);
    const float ahead = (reach * 1.5f + 4) / moved;  // outside its square in any direction
    const ImVec2 at{after.x + (after.x - before.x) * ahead, after.y + (after.y - before.y) * ahead};
    REQUIRE_FALSE(has(*mark_of(device, name), at));
    device.point(at);
    int below = 0;
    for (int i = 0; i < 320; ++i) {
        device.frames(1);
        below += has(*mark_of(device, name), at) ? 1 : 0;
    }
    CHECK(below > kRestFrames);
    CHECK(chosen_on(device) == "prosper");
}

TEST_CASE("a finger's tap on a body opens its set-up at once", "[screen][home]") {
    Device device({390, 844, 1, true, true});
    device.tap(middle_of(device, "body:ozymandias"));
    CHECK(device.state().text("screen") == "setup");
    CHECK(device.told("title").empty());
}

// ---- Tab

TEST_CASE("Tab goes from a body to what can be done with it, forwards and back", "[screen][home]") {
    for (const Window& window : kPointed) {
        for (const bool has_games : {false, true}) {
            CAPTURE(window.name(), has_games);
            Device device(window);
            if (has_games) {
                device.act("new-game", "game", "prosper");
                device.act("quick");
                device.act("home");
            }
            const ImVec2 rest = middle_of(device, "body:kardashev");
            device.point({rest.x - 9, rest.y});
            device.point(rest);  // a pointer that stays there does not choose any more
            device.frames(40);
            REQUIRE(chosen_on(device) == "kardashev");
            std::vector<std::string> wanted, seen;
            for (const GameInfo& game : games()) {
                const std::string id(game.id);
                for (const std::string& thing :
                     {"body:" + id, std::string("button:play-now"), std::string("button:play"),
                      std::string("button:learn"), std::string("button:rules")})
                    wanted.push_back(thing + " " + id);
            }
            const auto walk = [&](bool backwards) {
                seen.clear();
                for (int i = 0; i < 60; ++i) {
                    device.tab(backwards);
                    const std::string at = device.focused();
                    if (at.empty() || at.starts_with("game:") || at.starts_with("delete:") ||
                        at.starts_with("archive:") || at.ends_with("open-link") || at.ends_with("open-file") ||
                        at.ends_with("save-all") || at.ends_with("next-game") || at.ends_with("-today"))
                        continue;
                    seen.push_back(at + " " + chosen_on(device));
                    if (seen.size() == wanted.size()) break;
                }
            };
            walk(false);
            CHECK(seen == wanted);
            device.tab();  // past the last
            CHECK_FALSE(device.focused().starts_with("body:rise"));
            std::reverse(wanted.begin(), wanted.end());
            walk(true);
            CHECK(seen == wanted);
        }
    }
}

TEST_CASE("the list of games names the opponents", "[screen][home]") {
    const auto told = [](int seats, const std::vector<SeatHolder>& others, int here) {
        Device device({1440, 900, 1, false});
        Record record = *new_record("rise", seats, {}, number_of_seed(1), 1);
        record.seats[0] = {SeatKind::person, 0, "Ada"};
        for (std::size_t i = 0; i < others.size(); ++i) record.seats[i + 1] = others[i];
        SeatSet played;
        for (int k = 0; k < here; ++k) played.add(seat_at(k));
        device.sit_down(record, played);
        device.act("home");
        const std::string details = device.told(hex16(record.number) + ":details");
        return details.substr(0, details.find(" · "));
    };
    const SeatHolder novice{SeatKind::bot, 1, {}}, apprentice{SeatKind::bot, 4, {}}, random{SeatKind::bot, 0, {}};
    CHECK(told(2, {novice}, 1) == "Against a novice");
    CHECK(told(2, {apprentice}, 1) == "Against an apprentice");
    CHECK(told(2, {random}, 1) == "Against a random bot");
    CHECK(told(4, {novice, novice, apprentice}, 1) == "Against 2 novices and an apprentice");
    CHECK(told(3, {{SeatKind::person, 0, "Ben"}, novice}, 2) == "Against a novice");
    CHECK(told(2, {{SeatKind::person, 0, "Ben"}}, 2) == "2 players");
}

TEST_CASE("in words, the same entries follow each game in the same order", "[screen][home]") {
    Device device({1440, 900, 1, false});
    for (const GameInfo& game : games()) {
        const std::string id(game.id);
        std::vector<std::string> told = device.ids("game:" + id);
        CHECK(told ==
              std::vector<std::string>{"line:" + id, "play-now:" + id, "play:" + id, "learn:" + id, "rules:" + id});
    }
}

TEST_CASE("on a slow device home can be pressed before its bodies are painted, one in each frame", "[screen][home]") {
    std::size_t bodies = 0;
    {
        Device fast({.width = 390, .height = 844});
        bodies = names_of_bodies(fast).size();
        CHECK(bodies == games().size());
        CHECK(fast.pictures() > 0);
    }
    Device slow({.width = 390, .height = 844, .is_slow = true});  // it has drawn two frames
    CHECK(slow.pictures() == 0);
    CHECK(names_of_bodies(slow).size() == bodies);
    slow.frames(static_cast<int>(bodies) - 2);
    CHECK(slow.pictures() == 1);
}

TEST_CASE("the orrery turns for a while after home has opened, but not on a slow device", "[screen][home]") {
    for (const bool is_slow : {false, true}) {
        Device device({.width = 390, .height = 844, .moves = true, .is_slow = is_slow});
        device.frames(60);  // enough for all work that was put off
        CHECK(device.moves() == !is_slow);
    }
}

}  // namespace
}  // namespace orrery::screen
