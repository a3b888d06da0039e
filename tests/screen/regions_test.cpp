// Where the parts of a table stand, at every decision of whole matches in all games, with the fewest and the most seats:
// the map keeps its room on an upright phone and in a low window, the hand is in sight, neither covers the other, no tray
// lies on what can be chosen, everything that can be chosen is large enough, and no text is cut or lies on other text.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "screen/text_faults.h"
#include "web/boards/board.h"
#include "web/boards/kit/leader.h"

namespace orrery::screen {
namespace {

constexpr int kSteps = 120;
constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844}, {360, 640}, {844, 390}, {1280, 800, 1, false}};
// CSS px. The least target for a finger, and for a pointer (WCAG 2.5.8). Places of a map may be as near to each other as
// kApart: a finger that touches two of them makes the map zoom in first, until they are a finger apart
// (touch_test.cpp holds it to that), so that no target covers the middle of another.
constexpr float kFinger = 44, kPointer = 24, kApart = 12, kRounding = 1;

const web::Mark* find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const web::Mark& one) { return one.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

// The least height of an upright phone's map, as a share of the window. A payment in ten ways, the plan of an age and a
// bid with a slider leave a small phone less than a third.
float least_map(const Window& window) { return window.height > 700 ? 1.0f / 3 : 0.2f; }

// What is wrong at the decisions of a match: each fault once, with the first step at which it was seen.
using Faults = std::map<std::string, int>;

bool is_choice(const web::Mark& mark) { return (!mark.chooses.empty() || mark.opens) && !mark.aside; }
bool is_button(const web::Mark& mark) {  // of the choice; those of the story scroll with it
    constexpr std::string_view kNames[] = {"button:confirm", "button:end-turn", "button:undo", "button:count-less",
                                           "button:count-more"};
    return std::find(std::begin(kNames), std::end(kNames), mark.name) != std::end(kNames);
}
ImVec2 middle(const web::Mark& mark) { return {(mark.min.x + mark.max.x) / 2, (mark.min.y + mark.max.y) / 2}; }
bool has(const web::Mark& mark, ImVec2 at) {
    return at.x > mark.min.x && at.x < mark.max.x && at.y > mark.min.y && at.y < mark.max.y;
}
bool meet(const web::Mark& a, const web::Mark& b, float by) {
    return std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x) > by &&
           std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y) > by;
}

// In a wide window no tray lies on the map. On a phone cards that are the whole question may take the map's place; then
// nothing below them can be chosen.
void find_covered(const Window& window, const std::vector<web::Mark>& marks, int step, Faults& faults) {
    const web::Mark& map = *find(marks, "region:map");
    for (const web::Mark& tray : marks) {
        if (tray.name != "region:tray" || !meet(tray, map, kRounding)) continue;
        if (window.width > 1000) faults.try_emplace("a tray lies on the map", step);
        for (const web::Mark& mark : marks)
            if (&mark < &tray && is_choice(mark) && has(tray, middle(mark)))
                faults.try_emplace("a tray lies on " + mark.name, step);
    }
}

void find_small(const Window& window, const std::vector<web::Mark>& marks, int step, Faults& faults) {
    const web::Mark& map = *find(marks, "region:map");
    const float least = (window.touch ? kFinger : kPointer) - kRounding;
    const auto lies_on_map = [&](const web::Mark& mark) {
        return has(map, middle(mark)) && !is_button(mark) &&
               std::none_of(marks.begin(), marks.end(), [&](const web::Mark& tray) {
                   return tray.name == "region:tray" && &tray < &mark && has(tray, middle(mark));
               });
    };
    for (const web::Mark& mark : marks) {
        if (!is_choice(mark) && !is_button(mark)) continue;
        const bool on_map = lies_on_map(mark);
        const float size = std::min(mark.max.x - mark.min.x, mark.max.y - mark.min.y);
        if (!on_map && size < least)
            faults.try_emplace(mark.name + " is only " + std::to_string(std::lround(size)) + " px", step);
        for (const web::Mark& other : marks) {
            if (&other <= &mark || (!is_choice(other) && !is_button(other))) continue;
            const ImVec2 away{middle(mark).x - middle(other).x, middle(mark).y - middle(other).y};
            if (std::hypot(away.x, away.y) < (on_map ? kApart : least / 2))
                faults.try_emplace(mark.name + " is too near to " + other.name, step);
            const bool is_card =
                mark.name.starts_with("card:") && other.name.starts_with("card:");  // cards may be fanned
            if (!on_map && !lies_on_map(other) && !is_card && meet(mark, other, 2))
                faults.try_emplace(other.name + " lies on " + mark.name, step);
        }
    }
}

std::string listed(const Faults& faults) {
    std::string text;
    for (const auto& [fault, step] : faults) text += fault + " (step " + std::to_string(step) + ")\n";
    return text;
}

void hold_regions(const Window& window, const Device& device, int& hands) {
    const std::vector<web::Mark> marks = device.marks();
    const web::Mark* map = find(marks, "region:map");
    REQUIRE(map != nullptr);
    const web::Mark* hand = find(marks, "region:hand");
    CAPTURE(device.words().substr(0, 300));
    if (window.height > window.width) CHECK(map->max.y - map->min.y >= window.height * least_map(window));
    CHECK((map->min.x >= 0 && map->min.y >= 0 && map->max.x <= window.width && map->max.y <= window.height));
    CHECK(cut_words(device.letters()) == "");
    if (hand == nullptr) return;
    ++hands;
    CHECK_FALSE(meet(*map, *hand, kRounding));
    CHECK(hand->max.y <= window.height);
    if (const web::Mark* sheet = find(marks, "button:sheet")) CHECK(hand->max.y <= sheet->min.y + 1);
}

}  // namespace

TEST_CASE("the hand stays in sight, the map keeps its room, and nothing is covered, small or cut, in whole matches",
          "[screen][figures]") {
    constexpr int kMostSteps = 3000;
    for (const GameInfo& info : games())
        for (const int seats : {2, info.max_seats}) {
            int wide_hands = 0;  // decisions with a hand in the first window, which is wide
            for (const Window& window : kWindows) {
                CAPTURE(info.id, seats, window.name());
                Device device(window);
                device.sit_down_first(info.id, seats);
                Chance chance(1);
                int hands = 0;
                Faults faults;
                for (int step = 0; step < kMostSteps && !device.state().flag("over"); ++step) {
                    CAPTURE(step);
                    if (device.state().text("mode") == "choose") {
                        hold_regions(window, device, hands);
                        const std::vector<web::Mark> marks = device.marks();
                        find_covered(window, marks, step, faults);
                        find_small(window, marks, step, faults);
                        for (const std::string& fault : text_faults(window, device.letters(), device.covers()))
                            faults.try_emplace(fault.substr(0, fault.rfind(" at ")), step);
                    }
                    device.answer(chance);
                }
                CHECK(device.state().flag("over"));
                CHECK(listed(faults) == "");
                wide_hands = std::max(wide_hands, hands);
                CHECK(hands * 4 >= wide_hands * 3);  // a small phone's hand gives way where a question is long
            }
            CHECK((wide_hands > 0) == (info.id == "rise" || info.id == "ozymandias" || info.id == "cosmos"));
        }
}

TEST_CASE("a low window shows the space of Cosmos large, whatever is asked", "[screen][cosmos]") {
    for (const Window& window : {Window{844, 390}, Window{640, 400}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("cosmos");
        Chance chance(1);
        int hands = 0;
        for (int step = 0; step < kSteps && !device.state().flag("over"); ++step) {
            CAPTURE(step);
            if (device.state().text("mode") == "choose") {
                const std::vector<web::Mark> marks = device.marks();
                const web::Mark *top = nullptr, *foot = nullptr;  // sites of the first and the last row that have marks
                for (const web::Mark& mark : marks) {
                    if (!mark.name.starts_with("site:")) continue;
                    if (top == nullptr || middle(mark).y < middle(*top).y) top = &mark;
                    if (foot == nullptr || middle(mark).y > middle(*foot).y) foot = &mark;
                }
                REQUIRE(top != nullptr);
                const int rows = foot->name[5] - top->name[5];  // "site:e4" is in the fifth of eleven rows
                REQUIRE(rows > 0);
                const float height = (middle(*foot).y - middle(*top).y) / static_cast<float>(rows) * 10;
                CHECK(height >= window.height * (window.width > 700 ? 0.65f : 0.45f));
                hands += find(marks, "region:hand") != nullptr;
            }
            device.answer(chance);
        }
        CHECK(hands > 0);
    }
}

TEST_CASE("huge letters leave the map an eighth of a window", "[screen][figures]") {
    for (const GameInfo& info : games()) {
        const Window window{1280, 800, 1, false};
        CAPTURE(info.id);
        Device device(window);
        device.act(web::Command{"set", {{"key", "text-size"}, {"value", "huge"}}});
        device.sit_down_first(info.id);
        Chance chance(1);
        for (int step = 0; step < kSteps && !device.state().flag("over"); ++step) {
            CAPTURE(step, device.words().substr(0, 200));
            const std::vector<web::Mark> marks = device.marks();
            const web::Mark* map = find(marks, "region:map");
            REQUIRE(map != nullptr);
            if (device.state().text("mode") == "choose") CHECK(map->max.y - map->min.y >= window.height / 8);
            device.answer(chance);
        }
    }
}

TEST_CASE("what is told of a thing hides nothing that can be chosen", "[screen][figures]") {
    constexpr int kRest = 32, kDecisions = 40;  // frames for which the pointer rests on a thing
    for (const GameInfo& info : games())
        for (const Window& window : {Window{390, 844, 2, false}, Window{844, 390, 2, false}}) {
            CAPTURE(info.id, window.name());
            Device device(window);
            device.sit_down_first(info.id);
            Chance chance(1);
            int told = 0;
            Faults faults;
            for (int step = 0; step < kDecisions && !device.state().flag("over"); ++step) {
                const std::vector<web::Mark> before = device.marks();
                for (int look = 0; look < 3 && device.state().text("mode") == "choose"; ++look) {
                    const web::Mark& thing = before[chance.below(static_cast<std::uint32_t>(before.size()))];
                    if (thing.name.starts_with("button:") || thing.name.starts_with("region:")) continue;
                    device.point({1, 1});
                    device.point(middle(thing));
                    device.frames(kRest);
                    const std::vector<web::Mark> marks = device.marks();
                    const web::Mark* facts = find(marks, "region:facts");
                    if (facts == nullptr) continue;
                    ++told;
                    for (const web::Mark& mark : marks)
                        if ((is_choice(mark) || is_button(mark)) && meet(mark, *facts, kRounding))
                            faults.try_emplace("the facts of " + thing.name + " lie on " + mark.name, step);
                }
                device.answer(chance);
            }
            CHECK(told > 0);
            CHECK(listed(faults) == "");
        }
}

TEST_CASE("what somebody points at is told beside the board", "[screen]") {
    for (const std::string_view game : {"prosper", "rise", "kardashev", "ozymandias", "cosmos"}) {
        CAPTURE(game);
        Device device({1440, 900, 1, false});
        device.sit_down_first(game);
        const std::vector<web::Mark> marks = device.marks();
        const auto thing = std::find_if(marks.begin(), marks.end(), [](const web::Mark& mark) {
            return mark.name.starts_with("seat:") || mark.name.starts_with("planet:");
        });
        REQUIRE(thing != marks.end());
        device.point({(thing->min.x + thing->max.x) / 2, (thing->min.y + thing->max.y) / 2});
        device.frames(3);
        int told = 0;
        for (const Letter& letter : device.letters())
            if (letter.panel.find("facts") != std::string::npos) {
                ++told;
                CHECK(letter.min.x > 1000);  // the side panel's part of the window
                CHECK_FALSE(letter.is_cut);
            }
        CHECK(told > 0);
    }
}

TEST_CASE("Kardashev's technologies stand beside the map in a wide window", "[screen][kardashev]") {
    constexpr int kFirstChoices = 8;  // by then every seat has a role
    for (const auto& [window, is_opened] :
         {std::pair{Window{1440, 900, 1, false}, true}, std::pair{Window{2560, 1440, 1, false}, false}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("kardashev");
        Chance chance(1);
        for (int step = 0; step < kFirstChoices; ++step) device.answer(chance);
        if (is_opened) {  // a larger window always shows the viewer's own
            const std::vector<web::Mark> marks = device.marks();
            const web::Mark* plate = find(marks, "seat:p2");
            REQUIRE(plate != nullptr);
            device.tap({(plate->min.x + plate->max.x) / 2, plate->min.y + 12});
            device.frames(3);
        }
        const std::vector<web::Mark> marks = device.marks();
        const web::Mark* map = find(marks, "region:map");
        REQUIRE(map != nullptr);
        int shown = 0;
        for (const web::Mark& mark : marks) {
            if (!mark.name.starts_with("tech:")) continue;
            ++shown;
            CHECK(mark.min.x >= map->max.x);
        }
        CHECK(shown == 18);
    }
}

TEST_CASE("what a move brings a seat or costs it is shown beside the plate", "[screen]") {
    for (const std::string_view game : {"kardashev", "ozymandias", "cosmos"})
        for (Window window : {Window{1440, 900, 1, false}, Window{390, 844}}) {
            CAPTURE(game, window.name());
            window.moves = true;
            Device device(window);
            device.sit_down_first(game);
            Chance chance(1);
            int shown = 0;
            for (int step = 0; step < kSteps && shown == 0 && !device.state().flag("over"); ++step) {
                const auto offered = device.offered();
                if (!offered.empty())
                    device.act(
                        "choose", "tokens",
                        std::next(offered.begin(), chance.below(static_cast<std::uint32_t>(offered.size())))->first);
                else
                    device.act(device.state().text("mode") == "turn-done" ? "end-turn" : "answer");
                for (int frame = 0; frame < 400 && device.moves(); ++frame) {
                    device.frames(1);
                    for (const web::Mark& mark : device.marks()) {
                        if (!mark.name.starts_with("change:")) continue;
                        ++shown;
                        CHECK((mark.min.x >= 0 && mark.max.x <= window.width));
                    }
                }
            }
            CHECK(shown > 0);
        }
}

TEST_CASE("only who is alone ahead in the last round is said to win", "[screen]") {
    const auto flags = [](const std::vector<std::int32_t>& scores) {
        std::vector<web::SeatFigures> figures;
        for (const std::int32_t score : scores) figures.emplace_back().course = score;
        web::kit::flag_leader(figures, "colonies");
        std::vector<std::string> said;
        for (const web::SeatFigures& figure : figures) said.push_back(figure.flag);
        return said;
    };
    using Said = std::vector<std::string>;
    CHECK(flags({3, 5, 4}) == Said{"", "would win by 1 colony if the match ended now", ""});
    CHECK(flags({7, 5}) == Said{"would win by 2 colonies if the match ended now", ""});
    CHECK(flags({5, 5, 4}) == Said{"", "", ""});
    CHECK(flags({5}) == Said{""});
}

}  // namespace orrery::screen
