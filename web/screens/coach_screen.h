// The coach's parts: coach.cpp knows how far the lesson is and says it in words. coach_draw.cpp draws the coach beside
// the table, or on a phone as a strip above it. A phone shows each step's words first, as a card.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/lesson.h"
#include "web/screens/screen.h"
#include "web/screens/table_screen.h"

namespace orrery::web {

class CoachScreen final : public Screen {
   public:
    CoachScreen(Lesson lesson, Command leave) : lesson_(std::move(lesson)), leave_(std::move(leave)) {}

    // Shows a step from its start. False: its link cannot be opened.
    bool open(App& app, std::size_t step);

    std::string_view id() const override { return "lesson"; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::size_t layers(App& app) override;
    bool close_top(App& app) override;
    std::string state_json(App& app) override;

   private:
    // ---- coach.cpp
    const LessonStep& step() const { return lesson_.steps[step_]; }
    const Task* task() const { return task_ < step().tasks.size() ? &step().tasks[task_] : nullptr; }
    bool is_last() const { return step_ + 1 == lesson_.steps.size(); }
    bool covers_board(App& app) const;  // the step's words cover it
    std::string place() const;          // "Step 3 of 8"
    bool is_guest() const;              // came from an invitation, which waits
    std::string forward() const;        // the label of the button to go on
    Command forward_command() const;
    bool try_move(App& app, const Command& command, const std::string& move);
    void task_done(App& app);
    void start_first_game(App& app);

    // ---- coach_draw.cpp
    struct Line {
        std::string_view text;
        ImFont* font;
        ImU32 colour;
    };
    std::vector<Line> request(const Theme& theme) const;  // the last result, the task, the objection
    void draw_beside(App& app, ImVec2 min, ImVec2 max);
    void draw_strip(App& app, ImVec2 min, ImVec2 max);
    void draw_card(App& app, ImVec2 min, ImVec2 max);
    std::string_view to_point_at(App& app) const;  // a mark; empty: none
    void point(App& app) const;

    Lesson lesson_;
    Command leave_;  // leads out of the lesson
    std::size_t step_ = 0;
    std::size_t task_ = 0;
    std::string said_;             // the result of the last task
    std::string objection_;        // the answer to a move that was not accepted
    bool card_open_ = true;        // on a phone: the step's words lie over the board
    std::optional<Command> wish_;  // set while drawing, carried out at the end of the frame
    std::unique_ptr<TableScreen> table_;
    Session* session_ = nullptr;  // the table's
};

}  // namespace orrery::web
