#include "web/lesson.h"

#include <algorithm>

#include "core/language.h"
#include "core/words.h"
#include "games.h"
#include "generated/web/say.h"
#include "record/data/json_in.h"

namespace orrery::web {
namespace {

// Texts of moves, marks and links.
std::vector<std::string> texts(const rapidjson::Value& json, const char* name) {
    std::vector<std::string> list;
    const auto* member = json_member(json, name);
    if (!member || !member->IsArray()) return list;
    for (const auto& item : member->GetArray()) list.emplace_back(as_text(item));
    return list;
}

std::string text(const rapidjson::Value& json, const char* name) { return std::string(json_text(json, name)); }

// What people read, in their language.
std::string said(const rapidjson::Value& json, const char* name) {
    return std::string(translated(json_text(json, name)));
}
std::vector<std::string> all_said(const rapidjson::Value& json, const char* name) {
    std::vector<std::string> list = texts(json, name);
    for (std::string& one : list) one = std::string(translated(one));
    return list;
}

template <class Each>
void each(const rapidjson::Value& json, const char* name, Each use) {
    const auto* member = json_member(json, name);
    if (!member || !member->IsArray()) return;
    for (const auto& item : member->GetArray()) use(item);
}

LessonStep read_step(const rapidjson::Value& json) {
    LessonStep step{said(json, "title"), text(json, "link"), all_said(json, "text"), {}};
    each(json, "tasks", [&step](const rapidjson::Value& task) {
        step.tasks.push_back({said(task, "ask"), texts(task, "wanted"), said(task, "otherwise"), texts(task, "look"),
                              texts(task, "replies"), said(task, "done")});
    });
    return step;
}

bool fits(std::string_view wanted, std::string_view token) {
    if (wanted == "*" || wanted == token) return true;
    if (token.ends_with('=') && begins_with(wanted, token)) return true;  // a place, before its number is said
    const std::size_t dots = wanted.find("..");
    if (dots == std::string_view::npos) return false;
    const auto low = whole_number(wanted.substr(0, dots)), high = whole_number(wanted.substr(dots + 2));
    return low && high && whole_number(token, *low, *high);
}

// Do the tokens agree as far as both go?
bool agrees(const std::vector<std::string_view>& wanted, const std::vector<std::string_view>& tokens) {
    const std::size_t both = std::min(wanted.size(), tokens.size());
    return std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(both), tokens.begin(), fits);
}

}  // namespace

bool has_lesson(std::string_view game) { return std::find(kLessons.begin(), kLessons.end(), game) != kLessons.end(); }

Expected<Lesson> read_lesson(std::string_view json) {
    rapidjson::Document document;
    if (!parse_json(json, document)) return Fault{"lesson/form", say::lesson_unreadable()};
    Lesson lesson{text(document, "game"), {}};
    each(document, "steps", [&lesson](const rapidjson::Value& step) { lesson.steps.push_back(read_step(step)); });
    if (!find_game(lesson.game) || lesson.steps.empty()) return Fault{"lesson/form", say::lesson_of_nothing()};
    return lesson;
}

bool is_wanted(const Task& task, std::string_view move) {
    const auto tokens = tokens_of(move);
    return std::any_of(task.wanted.begin(), task.wanted.end(), [&tokens](const std::string& pattern) {
        const auto wanted = tokens_of(pattern);
        return wanted.size() <= tokens.size() && agrees(wanted, tokens);
    });
}

bool may_become_wanted(const Task& task, std::string_view chosen) {
    const auto tokens = tokens_of(chosen);
    return std::any_of(task.wanted.begin(), task.wanted.end(),
                       [&tokens](const std::string& pattern) { return agrees(tokens_of(pattern), tokens); });
}

}  // namespace orrery::web
