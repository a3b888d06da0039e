// "Find the move": every position of every file, and one that is looked at as a person would.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "files.h"
#include "record/link/link.h"
#include "record/play/bot_check.h"
#include "record/play/daily.h"
#include "record/play/delay.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "screen/text_faults.h"
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

// A position, and its match as it goes on.
class Line {
   public:
    explicit Line(const std::string& link) {
        auto opened = open_link(link);
        REQUIRE(opened);
        record_ = std::move(opened->record);
        match_ = std::move(opened->match);
        ply_ = record_.moves.size();
        first_ = match_->decision();
    }

    const Match& match() const { return *match_; }
    Decision asked() const { return match_->decision(); }
    bool goes_on() const { return !asked().over && asked().seat == first_.seat && asked().is_of_turn(first_); }
    bool is_legal(const std::string& move) const {  // and printed so, because answers are compared
        const auto path = match_->move_path(move);
        return path && match_->move_text(*path) == move;
    }
    void play(const std::string& move) {
        CAPTURE(move);
        const auto path = match_->move_path(move);
        REQUIRE(path);
        Chance chance = luck_of(record_, ++ply_);
        match_->play(*path, chance);
    }
    // A legal move that `fits`; the same each time.
    template <class Fits>
    std::string find(const Fits& fits) const {
        Chance chance(5);
        for (int i = 0; i < 1000; ++i)
            if (std::string move = match_->move_text(any_path(*match_, chance)); fits(move)) return move;
        return {};
    }

   private:
    Record record_;
    std::unique_ptr<Match> match_;
    std::size_t ply_ = 0;
    Decision first_;
};

// Is the English text a message of the game, or of all games?
bool has_message(std::string_view game, std::string_view text) {
    const std::string line = " = " + std::string(text) + "\n";
    for (const std::string& part : {std::string(game), std::string("core")})
        if (source_text("assets/words/en/" + part + ".ftl").find(line) != std::string::npos) return true;
    return false;
}

const std::string& best_of(const web::Puzzle& puzzle) { return puzzle.asked.front().move; }

// A legal move of the position that is wrong.
std::string other_move(const web::Puzzle& puzzle) {
    const Line line(puzzle.link);
    const std::string move = line.find([&](const std::string& one) {
        return !puzzle.asked.front().is_right(one) && !can_wait(line.match(), one, best_of(puzzle));
    });
    REQUIRE_FALSE(move.empty());
    return move;
}

void answer(Device& device, const std::string& move) {
    device.act("answer", "move", move);
    device.frames(5);
}

void find_all(Device& device, const web::Puzzle& puzzle) {
    for (const web::PuzzleStep& step : puzzle.asked) answer(device, step.move);
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
        CHECK(count.grades.find_first_not_of("emh-") == count.grades.npos);
        std::set<std::string> links;
        for (std::size_t at = 0; at < book.puzzles.size(); ++at) {
            const web::Puzzle& puzzle = book.puzzles[at];
            CAPTURE(at, puzzle.link);
            REQUIRE(puzzle.is_there() == (count.grades[at] != web::kWithdrawn));
            if (!puzzle.is_there()) continue;
            CHECK(links.insert(puzzle.link).second);
            Line line(puzzle.link);
            CHECK_FALSE(line.asked().secret);
            if (!puzzle.second.empty()) {
                CHECK(line.is_legal(puzzle.second));
                CHECK_FALSE(puzzle.asked.front().is_right(puzzle.second));
            }
            for (const web::PuzzleStep& step : puzzle.asked) {
                CAPTURE(step.move);
                REQUIRE(line.goes_on());
                CHECK(line.is_legal(step.move));
                for (const std::string& other : step.others) {
                    CHECK(line.is_legal(other));
                    CHECK(other != step.move);
                }
                line.play(step.move);
            }
            for (const std::string& move : puzzle.rest) {
                CAPTURE(move);
                REQUIRE(line.goes_on());
                CHECK(line.is_legal(move));
                line.play(move);
            }
            CHECK(puzzle.best - puzzle.next >= 8);      // percent, rounded from 80 of 1000 at least
            CHECK(has_message(book.game, puzzle.aim));  // so that other languages have it
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
        find_all(device, first);
        CHECK(coach(device, "said").starts_with("That's the move: "));
        CHECK(device.setting(key)[today.at[0]] == 'f');
        CHECK(device.state().number("ply") > 0);
        CHECK(device.words().find("This position is done.") != std::string::npos);  // no bot thinks, nothing is asked
        for (const char* button : {"\"stop-bot\"", "\"end-turn\"", "\"undo\""})
            CHECK(device.words().find(button) == std::string::npos);

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
        find_all(device, second);
        CHECK(device.setting(key)[today.at[1]] == 'l');

        device.press("lesson-next");
        device.frames(3);
        CHECK(device.told("lesson-next") == "Show the best move");  // nothing comes after the third
        while (!device.state().flag("done")) {
            device.press("lesson-next");
            device.frames(5);
            CHECK(coach(device, "said").starts_with("The best move"));
        }
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
    std::vector<std::size_t> there;
    for (std::size_t at = 0; at < book.puzzles.size(); ++at)
        if (book.puzzles[at].is_there()) there.push_back(at);
    const auto name = [&](std::size_t i) { return "Position " + std::to_string(there[i] + 1); };
    const std::size_t last = there.size() - 1;
    CHECK(device.told("go-on:" + game) == name(0));
    CHECK(device.told("found:" + game) == "0 of " + std::to_string(there.size()) + " found with the first move.");
    device.press("go-on:" + game);
    device.frames(3);
    CHECK(device.words().find(name(0) + ": ") != std::string::npos);
    find_all(device, book.puzzles[there[0]]);
    device.press("lesson-leave");
    device.frames(3);
    CHECK(device.told("go-on:" + game) == name(1));
    const std::string grade = web::grade_words(web::puzzle_counts().front().grades[there[0]]);
    CHECK(device.words().find(std::to_string(there[0] + 1) + ": " + grade + ", found") != std::string::npos);
    device.act({"find-move", {{"game", game}, {"at", std::to_string(there[4])}}});
    device.frames(3);
    CHECK(device.words().find(name(4) + ": ") != std::string::npos);
    device.act({"find-move", {{"game", game}, {"at", "99999"}}});  // as from a page that knows of more
    device.frames(3);
    CHECK(device.words().find(name(last) + ": ") != std::string::npos);
}

// ---- Positions with more than one move, and withdrawn ones: in a book of its own

std::string listed(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves) text += (text.empty() ? "\"" : ",\"") + move + "\"";
    return "[" + text + "]";
}

// A position in which two moves are asked, and what follows them.
struct Turn {
    std::string game, link, first, also_first, second, also_second;
    std::string early;                            // after it the first is still possible
    std::string best_other, wrong, wrong_second;  // are not right, nor is the right one possible after the last two
    std::vector<std::string> rest;

    std::string json(const std::string& then) const {
        return R"({"link":")" + link + R"(","move":")" + first + R"(","others":)" + listed({also_first}) +
               R"(,"then":[{"move":")" + then + R"(","others":)" + listed({also_second}) + R"(}],"rest":)" +
               listed(rest) + R"(,"second":")" + best_other +
               R"(","aim":"Gain gems","best":76,"next":36,"level":"novice"})";
    }
    std::string file() const { return "puzzles/" + game + ".json"; }
};

// Made from a position of a file: other moves than the best are said to be as good, and any moves follow.
std::optional<Turn> long_turn(std::string_view game, const web::Puzzle& puzzle) {
    constexpr std::size_t kRest = 5;
    Line line(puzzle.link);
    Turn turn;
    turn.game = game, turn.link = puzzle.link, turn.first = best_of(puzzle);
    std::set<std::string> used{turn.first};
    const auto take = [&](bool is_early, const std::string& wanted) {
        std::string move = line.find([&](const std::string& one) {
            return !used.contains(one) && can_wait(line.match(), one, wanted) == is_early;
        });
        used.insert(move);
        return move;
    };
    turn.early = take(true, turn.first);
    turn.also_first = take(false, turn.first);
    turn.best_other = take(false, turn.first);
    turn.wrong = take(false, turn.first);
    if (turn.early.empty() || turn.wrong.empty()) return {};
    line.play(turn.first);
    if (!line.goes_on()) return {};
    used.clear();
    turn.second = line.find([&](const std::string& one) { return one != line.asked().end; });
    used.insert(turn.second);
    turn.also_second = take(false, turn.second);
    turn.wrong_second = take(false, turn.second);
    if (turn.second.empty() || turn.wrong_second.empty()) return {};
    line.play(turn.second);
    while (line.goes_on() && turn.rest.size() < kRest) {
        std::string move = line.find([&](const std::string& one) {
            return one != line.asked().end && !deed_words(line.match(), line.asked().seat, one, Chance(0)).empty();
        });
        if (move.empty() || !line.match().has_choice()) return {};
        line.play(turn.rest.emplace_back(std::move(move)));
    }
    return turn.rest.size() == kRest ? std::optional(turn) : std::nullopt;
}

Turn long_turn() {
    for (const web::PuzzleCount& count : web::puzzle_counts())
        for (const web::Puzzle& puzzle : book_of(count.game).puzzles)
            if (puzzle.is_there())
                if (auto turn = long_turn(count.game, puzzle)) return *turn;
    FAIL("no position with a long turn");
    return {};
}

std::string book_text(std::string_view game, const std::vector<std::string>& puzzles) {
    std::string text;
    for (const std::string& puzzle : puzzles) text += (text.empty() ? "" : ",") + puzzle;
    return R"({"game":")" + std::string(game) + R"(","grades":"","puzzles":[)" + text + "]}";
}

void open_at(Device& device, const std::string& game, std::size_t at) {
    device.act({"find-move", {{"game", game}, {"at", std::to_string(at)}}});
    device.frames(3);
}

TEST_CASE("a position with two moves is found if both are found at once", "[screen][find-move]") {
    const Turn turn = long_turn();
    Device device({1440, 852, 1, false});
    device.serve(turn.file(), book_text(turn.game, {turn.json(turn.second), turn.json("end of nothing")}));
    const std::string marks = "puzzles/" + turn.game;
    const auto is_done = [&] { return device.state().flag("done"); };

    SECTION("both") {
        open_at(device, turn.game, 0);
        answer(device, turn.early);
        CHECK(coach(device, "objection").starts_with("Another move matters more"));
        answer(device, turn.first);
        CHECK_FALSE(is_done());
        CHECK(coach(device, "said") == "That's it. And now?");
        CHECK(coach(device, "ask").find("You are") == std::string::npos);
        CHECK(device.setting(marks).empty());
        answer(device, turn.second);
        CHECK(is_done());
        CHECK(device.setting(marks) == "f");
        CHECK(coach(device, "said") == "That's the move: your win chance is 76%.");
        CHECK(coach(device, "said:2").starts_with("The second-best first move would give 36%: You "));
        const std::string rest = coach(device, "said:1");
        CAPTURE(rest);
        CHECK(rest.starts_with("Then: You "));
        CHECK(rest.ends_with(". …"));
        CHECK(std::count(rest.begin(), rest.end(), '.') == 4);  // of five moves
        CHECK(device.told("lesson-next") == "Next position");
    }
    SECTION("a right move that others had as good ends it, without what followed the other") {
        open_at(device, turn.game, 0);
        answer(device, turn.also_first);
        CHECK(is_done());
        CHECK(device.setting(marks) == "f");
        CHECK(coach(device, "said:1").starts_with("The second best would give 36%: You "));
        CHECK(coach(device, "said:2").empty());
    }
    SECTION("so does one at the end") {
        open_at(device, turn.game, 0);
        answer(device, turn.first);
        answer(device, turn.also_second);
        CHECK(is_done());
        CHECK(device.setting(marks) == "f");
        CHECK(coach(device, "said:2").empty());
    }
    SECTION("a wrong second move is missed, and can be found later") {
        open_at(device, turn.game, 0);
        answer(device, turn.first);
        const std::int64_t ply = device.state().number("ply");
        answer(device, turn.wrong_second);
        CHECK(coach(device, "objection") == "Not this one. Try another.");
        CHECK(coach(device, "said").empty());
        CHECK(device.state().number("ply") == ply);
        CHECK(device.setting(marks) == "m");
        CHECK(device.told("lesson-next") == "Show the best move");
        answer(device, turn.second);
        CHECK(is_done());
        CHECK(device.setting(marks) == "l");
        device.press("lesson-again");
        device.frames(3);
        CHECK_FALSE(is_done());
        CHECK(coach(device, "ask").find("You are") != std::string::npos);
    }
    SECTION("a wrong first move is missed, too, whatever follows") {
        open_at(device, turn.game, 0);
        answer(device, turn.wrong);
        CHECK(coach(device, "objection").starts_with("Not this one: your win chance would be 36% at most."));
        CHECK(device.setting(marks) == "m");
        answer(device, turn.first);
        CHECK(device.setting(marks) == "m");
        answer(device, turn.second);
        CHECK(device.setting(marks) == "l");
    }
    SECTION("each is shown when it is asked, and then nothing was found") {
        open_at(device, turn.game, 0);
        answer(device, turn.wrong);
        device.press("lesson-next");
        device.frames(5);
        CHECK_FALSE(is_done());
        CHECK(coach(device, "said").starts_with("The best move: You "));
        CHECK(device.told("lesson-next") == "Show the best move");
        device.press("lesson-next");
        device.frames(5);
        CHECK(is_done());
        CHECK(coach(device, "said").starts_with("The best move: You "));
        CHECK(coach(device, "said:1").starts_with("Then: You "));
        CHECK(device.setting(marks) == "m");
    }
    SECTION("one that was shown at first is not found by the second") {
        open_at(device, turn.game, 0);
        answer(device, turn.wrong);
        device.press("lesson-next");
        device.frames(5);
        answer(device, turn.second);
        CHECK(is_done());
        CHECK(device.setting(marks) == "m");
    }
    SECTION("if the second move is not possible, the position ends before it") {
        open_at(device, turn.game, 1);
        answer(device, turn.first);
        CHECK(is_done());
        CHECK(device.setting(marks) == "-f");
        CHECK(coach(device, "said:2").empty());
    }
}

// The places of the map that are marked because the coach names them.
std::set<std::string> named_places(const Device& device) {
    std::set<std::string> places;
    for (const web::Mark& mark : device.marks())
        for (const std::string_view kind : {"named:hex:", "named:sector:"})
            if (mark.name.starts_with(kind)) places.insert(mark.name.substr(kind.size()));
    return places;
}

TEST_CASE("the places that an answer names are marked on the board, once nothing is asked any more",
          "[screen][find-move]") {
    for (const std::string_view game : {"kardashev", "rise"})
        for (const Window& window : {Window{1440, 852, 1, false}, Window{390, 844}}) {
            CAPTURE(game, window.name());
            Device device(window);
            const web::PuzzleBook book = book_of(game);
            int marked = 0, silent = 0;
            for (std::size_t at = 0; at < 12; ++at) {
                if (!book.puzzles[at].is_there()) continue;
                CAPTURE(at);
                open_at(device, std::string(game), at);
                while (!device.state().flag("done")) {
                    CHECK(named_places(device).empty());
                    device.act("show-move");
                    device.frames(60);
                }
                const std::string said =
                    coach(device, "said") + " " + coach(device, "said:1") + " " + coach(device, "said:2") + " ";
                CAPTURE(said);
                const std::set<std::string> places = named_places(device);
                for (const std::string& place : places) CHECK(said.find(" " + place) != said.npos);
                (places.empty() ? silent : marked) += 1;
            }
            CHECK(marked > 0);
            CHECK(silent > 0);
        }
}

TEST_CASE("a withdrawn position is skipped, and the others keep their numbers", "[screen][find-move]") {
    const Turn turn = long_turn();
    Device device({390, 796});
    const std::string there = turn.json(turn.second);
    device.serve(turn.file(), book_text(turn.game, {there, "{}", there, "{}"}));
    const auto is_at = [&](const std::string& number) {
        return device.words().find("Position " + number + ": ") != std::string::npos;
    };
    open_at(device, turn.game, 1);
    CHECK(is_at("3"));
    open_at(device, turn.game, 3);
    CHECK(is_at("3"));
    open_at(device, turn.game, 0);
    CHECK(is_at("1"));
    device.press("lesson-next");
    device.frames(3);
    CHECK(is_at("3"));
    CHECK(device.told("lesson-next") == "Show the best move");  // nothing comes after it
    device.press("lesson-back");
    device.frames(3);
    CHECK(is_at("1"));
    device.serve(turn.file(), book_text(turn.game, {"{}", "{}"}));
    device.act("home");
    open_at(device, turn.game, 0);
    CHECK(device.state().text("screen") == "home");
    CHECK(device.noticed().size() == 1);
    CHECK_FALSE(web::read_puzzles(book_text(turn.game, {"{}"})));
}

TEST_CASE("withdrawn positions count nowhere", "[find-move]") {
    constexpr std::string_view kGrades = "-em-he-h";
    for (std::int64_t round = 0; round < 12; ++round) {
        const auto three = web::three_of(kGrades, round);
        CHECK(kGrades[three[0]] == 'e');
        CHECK(kGrades[three[1]] == 'm');
        CHECK(kGrades[three[2]] == 'h');
        for (const std::size_t at : web::three_of("--e-", round)) CHECK(at == 2);
    }
    const auto told = [&](std::string_view marks) {
        const web::PuzzleTally tally = web::tally_of(kGrades, marks);
        return std::to_string(tally.found) + " of " + std::to_string(tally.there) +
               (tally.has_open ? ", next " : ", first ") + std::to_string(tally.next);
    };
    CHECK(told("") == "0 of 5, next 1");
    CHECK(told("ff") == "1 of 5, next 2");             // shorter than the file
    CHECK(told("fffffmffffff") == "4 of 5, first 1");  // longer
    CHECK(told("-ml") == "0 of 5, next 4");

    int positions = 0;
    CHECK(web::joined(kGrades, "", "ffm", positions) == "-fm-----");
    CHECK(positions == 2);
    CHECK(web::joined(kGrades, "f-mf----fm", "mff", positions) == "fflf----fm");  // what is beyond the file stays
    CHECK(positions == 2);
    CHECK(web::noted("", 2, true) == "--f");
    CHECK(web::noted("f", 2, false) == "f-m");
    CHECK(web::noted("fmm", 1, true) == "flm");
    CHECK(web::noted("f-mfl", 1, true) == "ffmfl");
    CHECK(web::noted("fmm", 0, false) == "fmm");
}

TEST_CASE("marks of more or fewer positions than there are stay, and say no more than is there",
          "[screen][find-move]") {
    const web::PuzzleCount& count = web::puzzle_counts().front();
    const std::string game(count.game), key = "puzzles/" + game;
    const web::PuzzleTally tally = web::tally_of(count.grades, "");
    const std::string there = std::to_string(tally.there);
    Device device({390, 796});
    be_on(device, kFirstDay);
    const std::string many(count.grades.size() + 7, 'f');
    device.set(key, many);
    device.press("find-moves");
    device.frames(3);
    CHECK(device.told("found:" + game) == there + " of " + there + " found with the first move.");
    CHECK(device.told("go-on:" + game) == "From the first again");
    std::string open = many;
    open[tally.next] = '-';
    device.set(key, open);
    device.act("home");
    device.press("find-moves");
    device.frames(3);
    CHECK(device.told("go-on:" + game) == "Position " + std::to_string(tally.next + 1));
    device.press("go-on:" + game);
    device.frames(3);
    find_all(device, book_of(game).puzzles[tally.next]);
    CHECK(device.setting(key) == many);
}

// The lower edge of the coach's strip.
float strip_end(const Device& device) {
    for (const web::Mark& mark : device.marks())
        if (mark.name == "coach:strip") return mark.max.y;
    return 0;
}

TEST_CASE("the coach's words are whole, and hide no more of the board while something is asked",
          "[screen][find-move][languages]") {
    const Turn turn = long_turn();
    std::vector<std::string> languages = other_languages();
    languages.emplace_back();
    for (const std::string& language : languages)
        for (Window window : {Window{390, 844}, Window{360, 640}, Window{844, 390}, Window{1280, 800, 1, false}}) {
            window.language = language;
            CAPTURE(language, window.name());
            Device device(window);
            device.serve(turn.file(), book_text(turn.game, {turn.json(turn.second), turn.json(turn.second)}));
            const auto look = [&] {
                device.frames(30);
                for (const std::string& fault : text_faults(window, device.letters(), device.covers()))
                    if (fault.find("coach") != fault.npos) CHECK(fault == "");
            };
            open_at(device, turn.game, 0);
            if (window.touch) device.act("lesson-card");
            look();
            const float before = strip_end(device);
            CHECK((before > 0) == window.touch);
            answer(device, turn.first);
            look();
            CHECK(strip_end(device) <= before);
            answer(device, turn.wrong_second);
            look();
            const float objected = strip_end(device);
            device.act("show-move");
            look();
            CHECK(device.state().flag("done"));
            open_at(device, turn.game, 0);
            if (window.touch) device.act("lesson-card");
            answer(device, turn.wrong);
            look();
            const float missed = strip_end(device);
            CHECK(objected <= missed);
            device.act("show-move");
            look();
            CHECK(strip_end(device) <= missed);
            CHECK_FALSE(device.state().flag("done"));
        }
}

TEST_CASE("a damaged text of found positions is no position found", "[screen][find-move]") {
    Device device({390, 796});
    be_on(device, kFirstDay);
    const web::DailyPuzzles today = web::daily_puzzles(kFirstDay);
    device.set("puzzles/" + std::string(today.game), std::string(500, '?'));
    CHECK(device.told("positions:words").starts_with("Three positions in "));
    device.press("find-move");
    device.frames(3);
    find_all(device, book_of(today.game).puzzles[today.at[0]]);
    CHECK(device.setting("puzzles/" + std::string(today.game))[today.at[0]] == 'f');
    CHECK_FALSE(web::read_puzzles("[]"));
    CHECK_FALSE(web::read_puzzles("{\"game\":\"chess\",\"puzzles\":[{}]}"));
    CHECK_FALSE(web::read_puzzles("{\"game\":\"rise\",\"puzzles\":[]}"));
}

}  // namespace
}  // namespace orrery::screen
