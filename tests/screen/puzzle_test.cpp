// "Find the move": every position of every file, and one that is looked at as a person would.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "files.h"
#include "record/link/link.h"
#include "record/play/daily.h"
#include "screen/device.h"
#include "web/puzzles.h"

namespace orrery::screen {
namespace {

constexpr std::int64_t kFirstDay = 20783;  // 2026-11-26

// The first day on which that game has the three positions.
std::int64_t day_of(std::string_view game) {
    std::int64_t day = kFirstDay;
    while (web::daily_puzzles(day).game != game) ++day;
    return day;
}

web::PuzzleBook book_of(std::string_view game) {
    auto book = web::read_puzzles(source_text("assets/puzzles/" + std::string(game) + ".json"));
    REQUIRE(book);
    return std::move(*book);
}

void be_on(Device& device, std::int64_t day) {
    device.hear("{\"type\":\"tick\",\"now\":" + std::to_string(day * 24 * 3600000 + 12 * 3600000) + "}");
}

// A legal move of the position that is not the best one.
std::string other_move(const web::Puzzle& puzzle) {
    const auto opened = open_link(puzzle.link);
    REQUIRE(opened);
    Chance chance(5);
    for (int i = 0; i < 100; ++i)
        if (std::string move = opened->match->move_text(any_path(*opened->match, chance));
            move != puzzle.move && std::count(puzzle.others.begin(), puzzle.others.end(), move) == 0)
            return move;
    FAIL("no other move");
    return {};
}

// The words of the coach, by their id.
std::string coach(const Device& device, std::string_view id) { return device.told("lesson:" + std::string(id)); }

TEST_CASE("every position opens, asks for a legal move, and is told in words", "[screen][find-move]") {
    REQUIRE_FALSE(web::puzzle_counts().empty());
    for (const web::PuzzleCount& count : web::puzzle_counts()) {
        const web::PuzzleBook book = book_of(count.game);
        CAPTURE(count.game);
        REQUIRE(book.game == count.game);
        REQUIRE(book.puzzles.size() == count.grades.size());
        CHECK(count.grades.find_first_not_of("emh") == count.grades.npos);
        std::set<std::string> links;
        for (const web::Puzzle& puzzle : book.puzzles) {
            CAPTURE(puzzle.link);
            CHECK(links.insert(puzzle.link).second);
            const auto opened = open_link(puzzle.link);
            REQUIRE(opened);
            const Decision asked = opened->match->decision();
            CHECK_FALSE((asked.over || asked.secret));
            const auto path = opened->match->move_path(puzzle.move);
            REQUIRE(path);
            CHECK(opened->match->move_text(*path) == puzzle.move);  // as it is listed, because answers are compared
            for (const std::string& other : puzzle.others) CHECK(opened->match->move_path(other));
            CHECK(puzzle.best - puzzle.next >= 8);  // percent, rounded from 80 of 1000 at least
            CHECK_FALSE(puzzle.aim.empty());
            CHECK(puzzle.aim.find('{') == std::string::npos);
        }
    }
}

TEST_CASE("three positions a day, of each grade one, in turn", "[find-move]") {
    std::map<std::pair<std::string_view, char>, std::set<std::size_t>> met;
    const auto games = static_cast<std::int64_t>(web::puzzle_counts().size());
    for (std::int64_t day = kFirstDay; day < kFirstDay + 6 * games; ++day) {
        const web::DailyPuzzles three = web::daily_puzzles(day);
        CAPTURE(day, three.game);
        CHECK(three.game != daily_match(day).game);
        const auto& counts = web::puzzle_counts();
        const auto count =
            std::find_if(counts.begin(), counts.end(), [&](const auto& one) { return one.game == three.game; });
        REQUIRE(count != counts.end());
        for (std::size_t i = 0; i < three.at.size(); ++i) {
            const char grade = "emh"[i];
            REQUIRE(three.at[i] < count->grades.size());
            REQUIRE(count->grades[three.at[i]] == grade);
            auto& places = met[{three.game, grade}];
            const auto all = static_cast<std::size_t>(std::count(count->grades.begin(), count->grades.end(), grade));
            if (places.size() < all) CHECK(places.insert(three.at[i]).second);  // none comes again before all came
        }
    }
    CHECK(web::daily_puzzles(-1).game.empty());
}

TEST_CASE("the first move counts: a right one is found, a wrong one stays missed", "[screen][find-move]") {
    for (const Window& window : {Window{1440, 852, 1, false}, Window{360, 592, 1, true}}) {
        CAPTURE(window.name());
        Device device(window);
        const std::int64_t day = day_of("prosper");
        be_on(device, day);
        const web::DailyPuzzles today = web::daily_puzzles(day);
        const std::string game(today.game), key = "puzzles/" + game;
        const web::PuzzleBook book = book_of(game);
        CHECK(device.told("positions:words").starts_with("Three positions in "));
        device.press("find-move");
        device.frames(3);
        CHECK(device.state().number("lesson") == 1);
        CHECK(device.words().find("\"rematch\"") == std::string::npos);

        const web::Puzzle& first = book.puzzles[today.at[0]];
        CHECK(device.words().find(first.aim) != std::string::npos);
        CHECK(device.told("lesson-next") == "Next position");
        device.act("answer", "move", first.move);
        device.settle();
        CHECK(coach(device, "said").starts_with("That's the move: "));
        CHECK(device.setting(key)[today.at[0]] == 'f');
        CHECK(device.state().number("ply") > 0);

        device.press("lesson-next");
        device.frames(3);
        const web::Puzzle& second = book.puzzles[today.at[1]];
        const std::int64_t before = device.state().number("ply");
        device.act("answer", "move", other_move(second));
        device.frames(3);
        CHECK(coach(device, "objection").starts_with("Not this one: "));
        CHECK(device.state().number("ply") == before);  // a wrong move is not carried out
        CHECK(device.setting(key)[today.at[1]] == 'm');
        CHECK(device.told("lesson-next") == "Show the best move");
        device.act("answer", "move", second.move);
        device.settle();
        CHECK(device.setting(key)[today.at[1]] == 'l');

        device.press("lesson-next");
        device.frames(3);
        CHECK(device.told("lesson-next") == "Show the best move");  // nothing comes after the third
        device.press("lesson-next");
        device.settle();
        CHECK(coach(device, "said").starts_with("The best move: "));
        CHECK(device.setting(key)[today.at[2]] == 'm');
        CHECK(device.told("lesson-next") == "Done");
        device.press("lesson-next");
        device.frames(3);
        CHECK(device.state().text("screen") == "home");
        CHECK(device.told("positions:words").starts_with("1 of 3 found in "));
        CHECK(device.here().empty());  // nothing of it is a stored match
    }
}

TEST_CASE("the list of positions opens any of them, and says what became of each", "[screen][find-move]") {
    Device device({390, 796});
    be_on(device, kFirstDay);
    device.press("find-moves");
    device.frames(3);
    CHECK(device.state().text("screen") != "table");
    const std::string game(web::puzzle_counts().front().game);
    const web::PuzzleBook book = book_of(game);
    CHECK(device.told("go-on:" + game) == "Position 1");
    device.press("go-on:" + game);
    device.frames(3);
    CHECK(device.words().find("Position 1 of " + std::to_string(book.puzzles.size())) != std::string::npos);
    device.act("answer", "move", book.puzzles[0].move);
    device.settle();
    device.press("lesson-leave");
    device.frames(3);
    CHECK(device.told("go-on:" + game) == "Position 2");
    const std::string grade = web::grade_words(web::puzzle_counts().front().grades[0]);
    CHECK(device.words().find("1: " + grade + ", found") != std::string::npos);
    device.act({"find-move", {{"game", game}, {"at", "4"}}});
    device.frames(3);
    CHECK(device.words().find("Position 5 of ") != std::string::npos);
    device.act({"find-move", {{"game", game}, {"at", "99999"}}});  // as from a page that knows of more
    device.frames(3);
    CHECK(device.words().find("Position " + std::to_string(book.puzzles.size()) + " of ") != std::string::npos);
}

TEST_CASE("a damaged text of found positions is no position found", "[screen][find-move]") {
    Device device({390, 796});
    be_on(device, kFirstDay);
    const web::DailyPuzzles today = web::daily_puzzles(kFirstDay);
    device.set("puzzles/" + std::string(today.game), std::string(500, '?'));
    CHECK(device.told("positions:words").starts_with("Three positions in "));
    device.press("find-move");
    device.frames(3);
    device.act("answer", "move", book_of(today.game).puzzles[today.at[0]].move);
    device.settle();
    CHECK(device.setting("puzzles/" + std::string(today.game))[today.at[0]] == 'f');
    CHECK_FALSE(web::read_puzzles("[]"));
    CHECK_FALSE(web::read_puzzles("{\"game\":\"chess\",\"puzzles\":[{}]}"));
    CHECK_FALSE(web::read_puzzles("{\"game\":\"rise\",\"puzzles\":[]}"));
}

}  // namespace
}  // namespace orrery::screen
