// What a lesson teaches, as written in assets/tutorials/<game>.json: eight steps, each a real match (a link of the
// engine) with one or more tasks for the seat that is asked. The coach (web/screens/coach.*) reads it; tests/tutorials
// plays every lesson.
//
//     {"game": "prosper", "steps": [{"title", "link", "text": [...], "tasks": [
//         {"ask", "wanted": ["move a1 a2 6..9"], "otherwise", "look": ["planet:a1"], "replies": ["end"], "done"}]}]}
//
// `wanted` are beginnings of moves: `*` stands for any token, `6..9` for a number. `replies` are the answers of the
// others afterwards. `look` names the mark to point at, one for each stage of the choice; marks whose thing is already
// chosen are skipped.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "core/verdict.h"
#include "generated/lessons.h"

namespace orrery::web {

struct Task {
    std::string ask;  // may be empty, if title and text say it all
    std::vector<std::string> wanted;
    std::string otherwise;  // the answer to a legal move that is not wanted; may be empty
    std::vector<std::string> look;
    std::vector<std::string> replies;
    std::string done;
};

struct LessonStep {
    std::string title;
    std::string link;
    std::vector<std::string> text;  // paragraphs
    std::vector<Task> tasks;
};

struct Lesson {
    std::string game;
    std::vector<LessonStep> steps;
};

bool has_lesson(std::string_view game);
Expected<Lesson> read_lesson(std::string_view json);

// Is a move one of those wanted? And can the tokens chosen so far still become one?
bool is_wanted(const Task& task, std::string_view move);
bool may_become_wanted(const Task& task, std::string_view tokens);

}  // namespace orrery::web
