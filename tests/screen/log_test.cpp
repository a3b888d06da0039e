// Sentences of the log: signs among the words, lines, and the places on the board that a sentence names.
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
#include "web/boards/kit/spots.h"
#include "web/widgets/flow.h"
#include "web/widgets/text.h"

namespace orrery::screen {
namespace {

constexpr int kSteps = 60;

std::vector<web::Mark> marks_of(const Device& device, std::string_view start) {
    std::vector<web::Mark> found;
    for (const web::Mark& mark : device.marks())
        if (mark.name.starts_with(start)) found.push_back(mark);
    return found;
}

struct Lit {
    std::vector<std::string> marks;
    int vertices = 0;  // of all that was drawn
};

// What a sentence lights of these things.
Lit lit_by(std::string_view sentence, const web::kit::Spots& spots) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRectFullScreen();
    const web::Theme theme;
    web::Marks marks;
    spots.light_named({list, theme}, marks, sentence);
    Lit lit{{}, list.VtxBuffer.Size};
    for (const web::Mark& mark : marks.all()) lit.marks.push_back(mark.name);
    return lit;
}

// Points at each line of the log in turn until the board has lit a place. Returns false if no line names one.
bool point_at_place(Device& device) {
    for (const web::Mark& line : marks_of(device, "log:")) {
        device.point({(line.min.x + line.max.x) / 2, (line.min.y + line.max.y) / 2});
        device.frames(3);
        if (!marks_of(device, "named:").empty()) return true;
    }
    return false;
}

}  // namespace

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

TEST_CASE("places that a sentence names are marked, with an arrow from one to the next", "[screen]") {
    Device device({1440, 900, 1, false});
    device.sit_down_first("cosmos");
    web::kit::Spots spots;
    float x = 100;
    for (const char* mark : {"site:b2", "site:c3"}) {
        web::kit::Spot spot;
        spot.mark = mark, spot.min = {x, 100}, spot.max = {x + 40, 140};
        spots.add(std::move(spot));
        x += 200;
    }
    spots.lie_on_map(0, {{0, 0}, {1440, 900}});
    const auto painted = [&spots](std::string_view sentence) { return lit_by(sentence, spots).vertices; };
    const int one = painted("Sky adds 1 ship to b2.");
    CHECK(one > 0);
    CHECK(painted("Sky ends their turn, b22.") == 0);
    CHECK(painted("Sky adds ships on b2 and c3.") == 2 * one);
    CHECK(painted("Sky moves 4 ships from b2 to c3.") > 2 * one);
    CHECK(painted("Sky invades you on c3 from b2, and wins.") > 2 * one);
    CHECK(painted("Sky moves from b2, and wins. c3 is next.") == 2 * one);
}

TEST_CASE("cards that a sentence names are marked", "[screen]") {
    Device device({1440, 900, 1, false});
    device.sit_down_first("rise");
    web::kit::Spots spots;
    const std::vector<std::pair<std::string, std::string>> cards{{"card:dark-ages", "Dark Ages"},
                                                                 {"card:thorweds-gambit", "Thorwed\u2019s Gambit"},
                                                                 {"card:the-dark", "The Dark"}};
    for (const auto& [mark, name] : cards) {
        web::kit::Spot spot;
        spot.mark = mark, spot.name = name, spot.min = {100, 100}, spot.max = {140, 160};
        spots.add(std::move(spot));
    }
    const auto lit = [&spots](std::string_view sentence) { return lit_by(sentence, spots).marks; };
    using Names = std::vector<std::string>;
    CHECK(lit("Sky bids 3 gems for Dark Ages.") == Names{"named:card:dark-ages"});
    CHECK(lit("Thorwed\u2019s Gambit") == Names{"named:card:thorweds-gambit"});
    CHECK(lit("Thorwed's Gambit, then the Dark.") == Names{"named:card:thorweds-gambit", "named:card:the-dark"});
    CHECK(lit("Sky ends their turn in the darkest age.").empty());
    CHECK(lit("").empty());
}

TEST_CASE("places are lit only while somebody points at the line that names them", "[screen]") {
    for (const std::string_view game : {"prosper", "rise", "kardashev", "ozymandias", "cosmos"})
        for (const Window& window : {Window{1440, 900, 1, false}, Window{390, 844, 1, false}}) {
            CAPTURE(game, window.name());
            Device device(window);
            device.sit_down_first(game);
            const bool is_phone = window.width < window.height;
            Chance chance(1);
            bool lit = false;
            for (int step = 0; step < kSteps && !lit && !device.state().flag("over"); ++step) {
                device.answer(chance);
                if (step % 6 != 5) continue;
                if (is_phone) device.act("sheet"), device.frames(2);
                lit = point_at_place(device);
                if (is_phone) device.act("sheet");  // the line goes, and the pointer stays
                if (!is_phone) device.point({2, 2});
                device.frames(3);
                CHECK(marks_of(device, "named:").empty());
            }
            CHECK(lit);
        }
}

TEST_CASE("a sentence with signs takes the lines of a plain one, and cuts what is longer than a line", "[screen]") {
    Device device({1440, 900, 1, false});
    device.sit_down_first("kardashev");
    const auto board = web::make_board("kardashev");
    web::Theme theme;
    ImFont* const font = ImGui::GetIO().Fonts->Fonts[0];
    const auto height = [&](std::string_view text, float width, web::Board* signs) {
        return web::flow(nullptr, theme, font, {0, 0}, web::ink::kIvory, text, width, signs);
    };
    const std::string plain = "Ada builds a colony in the second orbit of the red sun and ends her turn.";
    for (const float width : {120.0f, 200.0f, 300.0f, 2000.0f}) {
        CAPTURE(width);
        CHECK(height(plain, width, nullptr) == web::measure(font, plain, width).y);
        CHECK(height(plain, width, board.get()) == web::measure(font, plain, width).y);
    }
    const float line = font->FontSize;
    const float number = web::measure(font, "Ada gets 12").x;
    CHECK(height("Ada gets 12 matter", number + 1, board.get()) == 2 * line);  // the number goes with its sign
    CHECK(height("Ada gets 12 matter", number + 2 * line, board.get()) == line);
    const std::string name(60, 'W');
    const float whole = web::measure(font, name).x;
    CHECK(height(name + " ends their turn", whole / 3 + line, nullptr) >= 3 * line);
    CHECK(height("", 100, nullptr) == 0);
}

}  // namespace orrery::screen
