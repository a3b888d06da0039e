// Where the parts of a table stand, over the first turns of a match in every game with plates around a map: the map
// keeps its room on an upright phone, the hand is in sight at every decision, and neither covers the other.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/boards/board.h"
#include "web/boards/kit/leader.h"
#include "web/boards/kit/spots.h"

namespace orrery::screen {
namespace {

constexpr int kSteps = 120;
constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844}, {360, 640}, {844, 390}};

const web::Mark* find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const web::Mark& one) { return one.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

void sit_down_first(Device& device, std::string_view game) {
    Record record = *new_record(game, 2, {}, number_of_seed(1), 1);
    record.seats[0] = {SeatKind::person, 0, "Ada"};
    record.seats[1] = {SeatKind::bot, 0, {}};
    SeatSet here;
    here.add(seat_at(0));
    device.sit_down(record, here);
}

// Answers with any choice; the same for the same seed.
void answer(Device& device, Chance& chance) {
    const auto offered = device.offered();
    if (device.state().text("mode") == "hand-over")
        device.act("pass-device");
    else if (!offered.empty())
        device.act("choose", "tokens",
                   std::next(offered.begin(), chance.below(static_cast<std::uint32_t>(offered.size())))->first);
    else
        device.act(device.state().text("mode") == "turn-done" ? "end-turn" : "answer");
    device.settle();
}

void hold_regions(const Window& window, const Device& device, int& hands) {
    const std::vector<web::Mark> marks = device.marks();
    const web::Mark* map = find(marks, "region:map");
    REQUIRE(map != nullptr);
    const web::Mark* hand = find(marks, "region:hand");
    const float least = window.height > 700 ? 0.25f : 0.16f;  // share of an upright phone, with a slider in its sheet
    CAPTURE(device.words().substr(0, 300));
    if (window.height > window.width) CHECK(map->max.y - map->min.y >= window.height * least);
    if (hand == nullptr) return;
    ++hands;
    CHECK(map->max.y <= hand->min.y + 1);
    CHECK(hand->max.y <= window.height);
    if (const web::Mark* sheet = find(marks, "button:sheet")) CHECK(hand->max.y <= sheet->min.y + 1);
}

}  // namespace

TEST_CASE("the hand stays in sight, and the map keeps its room", "[screen]") {
    for (const std::string_view game : {"kardashev", "ozymandias", "cosmos"})
        for (const Window& window : kWindows) {
            CAPTURE(game, window.name());
            Device device(window);
            sit_down_first(device, game);
            Chance chance(1);
            int hands = 0;
            for (int step = 0; step < kSteps && !device.state().flag("over"); ++step) {
                CAPTURE(step);
                if (device.state().text("mode") == "choose") hold_regions(window, device, hands);
                answer(device, chance);
            }
            CHECK((hands > 0) == (game != "kardashev"));
        }
}

TEST_CASE("what somebody points at is told beside the board", "[screen]") {
    for (const std::string_view game : {"prosper", "rise", "kardashev", "ozymandias", "cosmos"}) {
        CAPTURE(game);
        Device device({1440, 900, 1, false});
        sit_down_first(device, game);
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

TEST_CASE("what a move brings a seat or costs it is shown beside the plate", "[screen]") {
    for (const std::string_view game : {"kardashev", "ozymandias", "cosmos"})
        for (Window window : {Window{1440, 900, 1, false}, Window{390, 844}}) {
            CAPTURE(game, window.name());
            window.moves = true;
            Device device(window);
            sit_down_first(device, game);
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

TEST_CASE("every resource that a log counts has a sign", "[screen]") {
    const std::vector<std::pair<std::string_view, std::vector<std::string_view>>> games{
        {"rise", {"gem", "gems"}},
        {"kardashev", {"food", "matter", "energy"}},
        {"ozymandias", {"wealth", "population", "secret", "secrets"}},
        {"cosmos", {"mineral", "minerals", "gas"}}};
    for (const auto& [game, words] : games) {
        const auto board = web::make_board(game);
        for (const std::string_view word : words) CHECK(board->sign_of(word) != nullptr);
        for (const std::string_view word : {"ship", "ships", "card", ""}) CHECK(board->sign_of(word) == nullptr);
    }
}

TEST_CASE("only who is alone ahead in the last round is said to win", "[screen]") {
    const auto flags = [](const std::vector<std::int32_t>& scores) {
        std::vector<web::SeatFigures> figures;
        for (const std::int32_t score : scores) figures.emplace_back().course = score;
        web::kit::flag_leader(figures, "colony", "colonies");
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

TEST_CASE("places that a sentence names are marked, with an arrow from one to the next", "[screen]") {
    Device device({1440, 900, 1, false});
    sit_down_first(device, "cosmos");
    web::kit::Spots spots;
    float x = 100;
    for (const char* mark : {"site:b2", "site:c3"}) {
        web::kit::Spot spot;
        spot.mark = mark, spot.min = {x, 100}, spot.max = {x + 40, 140};
        spots.add(std::move(spot));
        x += 200;
    }
    spots.lie_on_map(0, {{0, 0}, {1440, 900}});
    web::Theme theme;
    const auto painted = [&](std::string_view sentence) {
        ImDrawList list(ImGui::GetDrawListSharedData());
        list._ResetForNewFrame();
        list.PushClipRectFullScreen();
        spots.light_named(list, theme, sentence);
        return list.VtxBuffer.Size;
    };
    const int one = painted("Sky adds 1 ship to b2.");
    CHECK(one > 0);
    CHECK(painted("Sky ends their turn, b22.") == 0);
    CHECK(painted("Sky adds ships on b2 and c3.") == 2 * one);
    CHECK(painted("Sky moves 4 ships from b2 to c3.") > 2 * one);
    CHECK(painted("Sky invades you on c3 from b2, and wins.") > 2 * one);
    CHECK(painted("Sky moves from b2, and wins. c3 is next.") == 2 * one);
}

}  // namespace orrery::screen
