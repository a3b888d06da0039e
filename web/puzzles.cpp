#include "web/puzzles.h"

#include <algorithm>

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
    const auto count = std::count(grades.begin(), grades.end(), grade);
    const auto all = static_cast<std::int64_t>(grades.size());
    std::int64_t left = count > 0 ? round % count : round % all;
    for (std::size_t at = 0; at < grades.size(); ++at)
        if ((count == 0 || grades[at] == grade) && left-- == 0) return at;
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

int number(const rapidjson::Value& json, const char* name) {
    const auto* member = json_member(json, name);
    return member && member->IsInt() ? member->GetInt() : 0;
}

}  // namespace

std::span<const PuzzleCount> puzzle_counts() { return kPuzzles; }

Expected<PuzzleBook> read_puzzles(std::string_view json) {
    rapidjson::Document document;
    if (!parse_json(json, document)) return Fault{"puzzles/form", say::positions_unreadable()};
    PuzzleBook book{text(document, "game"), {}};
    const auto* puzzles = json_member(document, "puzzles");
    if (puzzles && puzzles->IsArray())
        for (const auto& one : puzzles->GetArray())
            book.puzzles.push_back({text(one, "link"), text(one, "move"), texts(one, "others"),
                                    std::string(translated(json_text(one, "aim"))), text(one, "level"),
                                    number(one, "best"), number(one, "next")});
    if (!find_game(book.game) || book.puzzles.empty()) return Fault{"puzzles/form", say::positions_of_nothing()};
    return book;
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
    const std::string_view grades = count->grades;
    return {count->game, {turn_of(grades, 'e', round), turn_of(grades, 'm', round), turn_of(grades, 'h', round)}};
}

PuzzleMark puzzle_mark(const App& app, std::string_view game, std::size_t at) {
    const auto& settings = app.store().settings();
    const auto marks = settings.find(marks_key(game));
    if (marks == settings.end() || at >= marks->second.size()) return PuzzleMark::open;
    return mark_of(marks->second[at]);
}

void note_puzzle(App& app, std::string_view game, std::size_t at, bool is_found) {
    const PuzzleCount* count = count_of_game(game);
    if (count == nullptr || at >= count->grades.size()) return;
    const PuzzleMark before = puzzle_mark(app, game, at);
    const PuzzleMark now = before == PuzzleMark::open ? (is_found ? PuzzleMark::found : PuzzleMark::missed)
                           : before == PuzzleMark::missed && is_found ? PuzzleMark::later
                                                                      : before;
    if (now == before) return;
    std::string marks = app.store().setting(marks_key(game), "");
    marks.resize(std::max(std::min(marks.size(), count->grades.size()), at + 1), static_cast<char>(PuzzleMark::open));
    marks[at] = static_cast<char>(now);
    app.store().set_setting(marks_key(game), marks);
}

// A first answer here stays, but what was found later on the other device is found.
std::string joined_marks(const App& app, std::string_view name, std::string_view theirs, int& positions) {
    using enum PuzzleMark;
    positions = 0;
    const PuzzleCount* count = name.starts_with(kMarks) ? count_of_game(name.substr(kMarks.size())) : nullptr;
    if (count == nullptr || theirs.size() > count->grades.size()) return {};
    std::string joined;
    for (std::size_t at = 0; at < count->grades.size(); ++at) {
        const PuzzleMark mine = puzzle_mark(app, count->game, at);
        const PuzzleMark other = at < theirs.size() ? mark_of(theirs[at]) : open;
        const bool is_later = mine == missed && (other == found || other == later);
        const PuzzleMark now = mine == open ? other : is_later ? later : mine;
        positions += now != mine ? 1 : 0;
        joined += static_cast<char>(now);
    }
    return joined;
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
