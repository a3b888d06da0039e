// Plays every lesson (assets/tutorials/*.json) in every way that it accepts. Each link opens, the tasks are legal, the
// replies of the others are legal, and what the lesson says about the result is true. Two members of a task are only
// for this test: `tells`, words that the log or the sheet must have afterwards, and `figures`, values in the view's
// JSON by their pointer.
#include <filesystem>
#include <string>
#include <string_view>

#include <rapidjson/document.h>
#include <rapidjson/pointer.h>
#include <catch_amalgamated.hpp>

#include "files.h"
#include "record/link/link.h"
#include "record/play/table.h"
#include "web/lesson.h"

namespace orrery::web {
namespace {

constexpr std::string_view kFolder = "assets/tutorials/";

// The whole moves that a task may want, step by step. A beginning that can't become one of them is not followed.
void add_moves(const Match& match, const Task& task, const Path& prefix, std::vector<std::string>& moves) {
    for (const LegalLine& line : match.legal(prefix))
        for (std::int32_t number = line.low; number <= line.high; ++number) {
            std::string text = line.ranged() ? line.with(number) : line.text;
            if (!line.more)
                moves.push_back(std::move(text));
            else if (may_become_wanted(task, text))
                add_moves(match, task, match.prefix_of(text), moves);
        }
}

std::vector<std::string> moves_of(const Match& match, const Task& task) {
    std::vector<std::string> moves;
    add_moves(match, task, {}, moves);
    return moves;
}

void add(const Sheet& sheet, std::string& words) {
    for (const std::string& fact : sheet.facts) words += fact + "\n";
    for (const SheetTable& table : sheet.tables)
        for (const auto& row : table.rows) {
            for (const std::string& cell : row) words += cell + " | ";
            words += "\n";
        }
}

// What the lesson says about a task that is done.
void check_claims(const rapidjson::Value& task, const Table& table, std::size_t before, Seat seat) {
    std::string words;
    for (const LogLine& line : table.log(seat, before, table.ply()))
        for (const Sentence& sentence : line.sentences) words += sentence.text + "\n";
    add(table.now().sheet(seat), words);
    if (const auto tells = task.FindMember("tells"); tells != task.MemberEnd())
        for (const auto& told : tells->value.GetArray())
            CHECK_THAT(words, Catch::Matchers::ContainsSubstring(told.GetString()));
    const auto figures = task.FindMember("figures");
    if (figures == task.MemberEnd()) return;
    rapidjson::Document view;
    view.Parse(table.now().view_json(seat).c_str());
    for (const auto& [path, wanted] : figures->value.GetObject()) {
        INFO(path.GetString());
        const rapidjson::Value* found = rapidjson::Pointer(path.GetString()).Get(view);
        REQUIRE(found != nullptr);
        CHECK(*found == wanted);
    }
}

// All ways from the current task to the end of the step.
void play_on(const LessonStep& step, const rapidjson::Value& claims, std::size_t at, const Record& record, Seat seat) {
    const auto here = Table::open(record, SeatSet{});
    REQUIRE(here);
    const Decision asked = here->now().decision();
    const bool is_done = at == step.tasks.size();
    REQUIRE((asked.seat == seat || (is_done && asked.over)));  // no other seat is waited for
    if (is_done) return;
    const Task& task = step.tasks[at];
    bool found = false;
    for (const std::string& move : moves_of(here->now(), task)) {
        if (!is_wanted(task, move)) continue;
        found = true;
        CHECK(may_become_wanted(task, move.substr(0, move.rfind(' '))));
        INFO("task " << at + 1 << ", move " << move);
        auto next = Table::open(record, SeatSet{});
        REQUIRE_FALSE(next->play(move));
        for (const std::string& reply : task.replies) {
            INFO("reply " << reply);
            CHECK(next->now().decision().seat != seat);
            const Verdict refused = next->play(reply);
            REQUIRE((refused ? refused->reason : "") == "");
        }
        check_claims(claims[static_cast<rapidjson::SizeType>(at)], *next, record.moves.size(), seat);
        play_on(step, claims, at + 1, next->record(), seat);
    }
    INFO("task " << at + 1 << ": " << task.ask);
    CHECK(found);
}

TEST_CASE("the list of lessons is that of the files, each with eight steps", "[tutorials]") {
    for (const auto& file : std::filesystem::directory_iterator(source_path(kFolder)))
        CHECK(has_lesson(file.path().stem().string()));
    for (const std::string_view game : kLessons) {
        INFO(game);
        const auto lesson = read_lesson(source_text(std::string(kFolder) + std::string(game) + ".json"));
        REQUIRE((lesson ? "" : lesson.fault().message) == "");
        CHECK(lesson->game == game);
        CHECK(lesson->steps.size() == 8);
    }
}

TEST_CASE("lessons can be played and say what is true", "[tutorials]") {
    for (const std::string_view game : kLessons) {
        const std::string text = source_text(std::string(kFolder) + std::string(game) + ".json");
        const auto lesson = read_lesson(text);
        if (!lesson) continue;  // reported above
        rapidjson::Document json;
        json.Parse(text.c_str());
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            const LessonStep& step = lesson->steps[i];
            INFO(game << ", step " << i + 1 << ": " << step.title);
            CHECK(step.text.size() >= 1);
            REQUIRE(step.tasks.size() >= 1);
            const auto opened = open_link(step.link);
            REQUIRE((opened ? "" : opened.fault().message) == "");
            const auto& claims = json["steps"][static_cast<rapidjson::SizeType>(i)]["tasks"];
            play_on(step, claims, 0, opened->record, opened->match->decision().seat);
        }
    }
}

TEST_CASE("patterns of moves", "[tutorials]") {
    const Task task{"", {"move a1 a2 6..9", "end", "place *"}, "", {}, {}, ""};
    CHECK(is_wanted(task, "move a1 a2 6"));
    CHECK(is_wanted(task, "end"));
    CHECK(is_wanted(task, "place 0,-1"));
    CHECK_FALSE(is_wanted(task, "move a1 a2 10"));
    CHECK_FALSE(is_wanted(task, "move a1 a2"));
    CHECK_FALSE(is_wanted(task, "place"));
    CHECK(may_become_wanted(task, "move a1"));
    CHECK_FALSE(may_become_wanted(task, "move a2"));
    const Task settling{"", {"settle d5=4 c4=2"}, "", {}, {}, ""};
    CHECK(may_become_wanted(settling, "settle d5="));
    CHECK_FALSE(may_become_wanted(settling, "settle d6="));
    CHECK_FALSE(may_become_wanted(settling, "settle d5=3"));
}

}  // namespace
}  // namespace orrery::web
