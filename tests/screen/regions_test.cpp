// Where the parts of a table stand, at every decision of whole matches in all games, with the fewest and the most seats:
// the map keeps its room on an upright phone, the hand is in sight, neither covers the other, and no text is cut.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/boards/board.h"
#include "web/boards/kit/leader.h"

namespace orrery::screen {
namespace {

constexpr int kSteps = 120;
constexpr Window kWindows[] = {{1440, 900, 1, false}, {390, 844}, {360, 640}, {844, 390}};

const web::Mark* find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const web::Mark& one) { return one.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

// The least height of an upright phone's map, as a share of the window. A payment in ten ways, the plan of an age and a
// bid with a slider leave a small phone less than a third.
float least_map(const Window& window) { return window.height > 700 ? 1.0f / 3 : 0.2f; }

// Of the letters of each text that ends with an ellipsis, as many as stand close together before it.
std::string cut_words(const Device& device) {
    std::string words;
    if (!device.draws(U'…')) return words;
    const std::vector<Letter> letters = device.letters();
    for (std::size_t end = 0; end < letters.size(); ++end) {
        if (letters[end].code != U'…') continue;
        std::size_t begin = end;
        while (begin > 0 && letters[begin - 1].min.x < letters[begin].min.x) --begin;
        for (std::size_t i = begin; i < end; ++i) words += static_cast<char>(letters[i].code);
        words += "... on " + letters[end].panel + "; ";
    }
    return words;
}

void hold_regions(const Window& window, const Device& device, int& hands) {
    const std::vector<web::Mark> marks = device.marks();
    const web::Mark* map = find(marks, "region:map");
    REQUIRE(map != nullptr);
    const web::Mark* hand = find(marks, "region:hand");
    CAPTURE(device.words().substr(0, 300));
    if (window.height > window.width) CHECK(map->max.y - map->min.y >= window.height * least_map(window));
    CHECK((map->min.x >= 0 && map->min.y >= 0 && map->max.x <= window.width && map->max.y <= window.height));
    CHECK(cut_words(device) == "");
    if (hand == nullptr) return;
    ++hands;
    CHECK(map->max.y <= hand->min.y + 1);
    CHECK(hand->max.y <= window.height);
    if (const web::Mark* sheet = find(marks, "button:sheet")) CHECK(hand->max.y <= sheet->min.y + 1);
}

}  // namespace

TEST_CASE("the hand stays in sight, the map keeps its room and no text is cut, at every decision of whole matches",
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
                for (int step = 0; step < kMostSteps && !device.state().flag("over"); ++step) {
                    CAPTURE(step);
                    if (device.state().text("mode") == "choose") hold_regions(window, device, hands);
                    device.answer(chance);
                }
                CHECK(device.state().flag("over"));
                wide_hands = std::max(wide_hands, hands);
                CHECK(hands * 4 >= wide_hands * 3);  // a small phone's hand gives way where a question is long
            }
            CHECK((wide_hands > 0) == (info.id == "rise" || info.id == "ozymandias" || info.id == "cosmos"));
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

}  // namespace orrery::screen
