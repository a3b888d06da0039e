#include "web/puzzles.h"

#include <algorithm>
#include <utility>

#include "core/language.h"
#include "core/words.h"
#include "games.h"
#include "generated/puzzles.h"
#include "generated/web/say.h"
#include "record/data/json_in.h"
#include "web/app.h"

namespace orrery::web {
namespace {

constexpr std::string_view kMarks = "puzzles/";  // and the game: a setting with a letter for each position
std::string marks_key(std::string_view game) { return std::string(kMarks) + std::string(game); }
constexpr std::size_t kMostMarks = 999;  // in a file; no game has as many

PuzzleMark mark_of(char letter) {
    for (const PuzzleMark known : {PuzzleMark::found, PuzzleMark::missed, PuzzleMark::later})
        if (letter == static_cast<char>(known)) return known;
    return PuzzleMark::open;
}

const PuzzleCount* count_of_game(std::string_view game) {
    const auto count =
        std::find_if(kPuzzles.begin(), kPuzzles.end(), [game](const PuzzleCount& one) { return one.game == game; });
    return count == kPuzzles.end() ? nullptr : &*count;
}

// The place of a position of that grade, each in its turn; without any, of any grade.
std::size_t turn_of(std::string_view grades, char grade, std::int64_t round) {
    const bool has_grade = grades.find(grade) != grades.npos;
    const auto fits = [&](char one) { return has_grade ? one == grade : one != kWithdrawn; };
    const auto count = std::count_if(grades.begin(), grades.end(), fits);
    std::int64_t left = count > 0 ? round % count : 0;
    for (std::size_t at = 0; at < grades.size(); ++at)
        if (fits(grades[at]) && left-- == 0) return at;
    return 0;
}

std::string text(const rapidjson::Value& json, const char* name) { return std::string(json_text(json, name)); }

std::vector<std::string> texts(const rapidjson::Value& json, const char* name) {
    std::vector<std::string> list;
    const auto* member = json_member(json, name);
    if (member && member->IsArray())
        for (const auto& item : member->GetArray()) list.emplace_back(as_text(item));
    return list;
}

PuzzleStep step(const rapidjson::Value& json) { return {text(json, "move"), texts(json, "others")}; }

int number(const rapidjson::Value& json, const char* name) {
    const auto* member = json_member(json, name);
    return member && member->IsInt() ? member->GetInt() : 0;
}

Puzzle puzzle(const rapidjson::Value& json) {
    Puzzle puzzle{text(json, "link"),
                  {step(json)},
                  texts(json, "rest"),
                  text(json, "second"),
                  std::string(translated(json_text(json, "aim"))),
                  text(json, "level"),
                  number(json, "best"),
                  number(json, "next")};
    const auto* then = json_member(json, "then");
    if (then && then->IsArray())
        for (const auto& one : then->GetArray()) puzzle.asked.push_back(step(one));
    return puzzle;
}

}  // namespace

std::span<const PuzzleCount> puzzle_counts() { return kPuzzles; }

Expected<PuzzleBook> read_puzzles(std::string_view json) {
    rapidjson::Document document;
    if (!parse_json(json, document)) return Fault{"puzzles/form", say::positions_unreadable()};
    PuzzleBook book{text(document, "game"), {}};
    const auto* puzzles = json_member(document, "puzzles");
    if (puzzles && puzzles->IsArray())
        for (const auto& one : puzzles->GetArray()) book.puzzles.push_back(puzzle(one));
    const auto is_there = [](const Puzzle& one) { return one.is_there(); };
    if (!find_game(book.game) || std::none_of(book.puzzles.begin(), book.puzzles.end(), is_there))
        return Fault{"puzzles/form", say::positions_of_nothing()};
    return book;
}

bool PuzzleStep::is_right(std::string_view answer) const {
    return answer == move || std::count(others.begin(), others.end(), answer) > 0;
}

std::string find_title() { return say::find_the_move(); }

std::string grade_words(char grade) {
    return grade == 'e' ? say::grade_easy() : grade == 'm' ? say::grade_middle() : say::grade_hard();
}

namespace {

constexpr std::int64_t kAhead = 2;  // days, so that it is another game than that of today's match

// All that a first visit needs of this file (cmake/app_later.txt).
const PuzzleCount* count_of_day(std::int64_t day) {
    const std::span<const PuzzleCount> all = puzzle_counts();
    return all.empty() || day < 0 ? nullptr : &all[static_cast<std::size_t>(day + kAhead) % all.size()];
}

}  // namespace

std::string_view daily_game(std::int64_t day) {
    const PuzzleCount* count = count_of_day(day);
    return count ? count->game : std::string_view();
}

DailyPuzzles daily_puzzles(std::int64_t day) {
    const PuzzleCount* count = count_of_day(day);
    if (count == nullptr) return {};
    const std::int64_t round = (day + kAhead) / static_cast<std::int64_t>(puzzle_counts().size());
    return {count->game, three_of(count->grades, round)};
}

std::array<std::size_t, 3> three_of(std::string_view grades, std::int64_t round) {
    return {turn_of(grades, 'e', round), turn_of(grades, 'm', round), turn_of(grades, 'h', round)};
}

// ---- What became of them

PuzzleMark mark_at(std::string_view marks, std::size_t at) {
    return at < marks.size() ? mark_of(marks[at]) : PuzzleMark::open;
}

std::string noted(std::string marks, std::size_t at, bool is_found) {
    using enum PuzzleMark;
    const PuzzleMark before = mark_at(marks, at);
    const PuzzleMark now = before == open ? (is_found ? found : missed) : before == missed && is_found ? later : before;
    if (now == before) return marks;
    marks.resize(std::max(marks.size(), at + 1), static_cast<char>(open));
    marks[at] = static_cast<char>(now);
    return marks;
}

// A first answer here stays, but what was found later on the other device is found.
std::string joined(std::string_view grades, std::string mine, std::string_view theirs, int& positions) {
    using enum PuzzleMark;
    positions = 0;
    mine.resize(std::max(mine.size(), grades.size()), static_cast<char>(open));
    for (std::size_t at = 0; at < grades.size(); ++at) {
        const PuzzleMark own = mark_of(mine[at]), other = mark_at(theirs, at);
        const bool is_later = own == missed && (other == found || other == later);
        const PuzzleMark now = own == open ? other : is_later ? later : own;
        if (now == own || grades[at] == kWithdrawn) continue;
        ++positions;
        mine[at] = static_cast<char>(now);
    }
    return mine;
}

PuzzleTally tally_of(std::string_view grades, std::string_view marks) {
    PuzzleTally tally;
    for (std::size_t at = 0; at < grades.size(); ++at) {
        if (grades[at] == kWithdrawn) continue;
        const PuzzleMark mark = mark_at(marks, at);
        if (tally.there++ == 0) tally.next = at;
        if (mark == PuzzleMark::found) ++tally.found;
        if (mark == PuzzleMark::open && !std::exchange(tally.has_open, true)) tally.next = at;
    }
    return tally;
}

std::string puzzle_marks(const App& app, std::string_view game) { return app.store().setting(marks_key(game), ""); }

PuzzleMark puzzle_mark(const App& app, std::string_view game, std::size_t at) {
    return mark_at(puzzle_marks(app, game), at);
}

void note_puzzle(App& app, std::string_view game, std::size_t at, bool is_found) {
    const PuzzleCount* count = count_of_game(game);
    if (count == nullptr || at >= count->grades.size()) return;
    const std::string before = puzzle_marks(app, game);
    if (const std::string now = noted(before, at, is_found); now != before)
        app.store().set_setting(marks_key(game), now);
}

std::string joined_marks(const App& app, std::string_view name, std::string_view theirs, int& positions) {
    positions = 0;
    const PuzzleCount* count = name.starts_with(kMarks) ? count_of_game(name.substr(kMarks.size())) : nullptr;
    if (count == nullptr || theirs.size() > kMostMarks) return {};
    return joined(count->grades, puzzle_marks(app, count->game), theirs, positions);
}

namespace {

// Not inline: home calls todays_words in every frame, and this comes later.
[[gnu::noinline]] std::string found_words(const App& app, std::int64_t day, std::string_view game) {
    const DailyPuzzles today = daily_puzzles(day);
    const auto tried = [&](std::size_t at) { return puzzle_mark(app, today.game, at) != PuzzleMark::open; };
    const auto found = [&](std::size_t at) { return puzzle_mark(app, today.game, at) == PuzzleMark::found; };
    if (std::none_of(today.at.begin(), today.at.end(), tried)) return {};
    return say::found_of_three(static_cast<int>(std::count_if(today.at.begin(), today.at.end(), found)), game);
}

}  // namespace

std::string todays_words(const App& app, std::int64_t day) {
    const std::string_view game = daily_game(day);
    const std::string name = capitalized(game);
    std::string words;
    if (app.store().settings().contains(marks_key(game))) words = found_words(app, day, name);
    return words.empty() ? say::three_positions(name) : words;
}

}  // namespace orrery::web
