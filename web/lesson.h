// What a lesson teaches, as assets/tutorials/<game>.json tells it: eight steps, each a real match (a link of the engine)
// with one or more tasks for the seat that is asked. Read by the coach (web/screens/coach.*); tests/tutorials plays all.
//
//     {"game": "prosper", "steps": [{"title", "link", "text": [...], "tasks": [
//         {"ask", "wanted": ["move a1 a2 6..9"], "otherwise", "look": ["planet:a1"], "replies": ["end"], "done"}]}]}
//
// `wanted` are beginnings of moves: `*` stands for any token, `6..9` for a number. `replies` are what the others answer
// afterwards. `look` names what to point at, one mark for each stage of the choice; one whose thing is chosen is passed over.
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
    std::string ask;
    std::vector<std::string> wanted;
    std::string otherwise;  // to a legal move that is not wanted; may be empty
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

// Whether a move is one of those wanted; and whether tokens chosen so far may still become one.
bool is_wanted(const Task& task, std::string_view move);
bool may_become_wanted(const Task& task, std::string_view tokens);

}  // namespace orrery::web
