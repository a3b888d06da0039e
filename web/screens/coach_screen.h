// A table with a coach beside it, who shows one step after the other and judges each move before it is made. coach.cpp
// knows which step it is and says it in words. coach_draw.cpp draws the coach beside the table, or on a phone as a strip
// above it; a phone shows each step's words first, as a card. Lessons (coach.cpp) and "Find the move"
// (screens/puzzle.cpp) say what the steps are and what follows from a move.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "web/lesson.h"
#include "web/screens/screen.h"
#include "web/screens/table_screen.h"

namespace orrery::web {

class WordPlaces;

class CoachScreen : public Screen {
   public:
    CoachScreen(Lesson lesson, Command leave) : lesson_(std::move(lesson)), leave_(std::move(leave)) {}

    // Shows a step from its start. False: its link cannot be opened.
    bool open(App& app, std::size_t step);
    std::size_t steps() const { return lesson_.steps.size(); }

    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::size_t layers(App& app) override;
    bool close_top(App& app) override;
    std::string state_json(App& app) override;

   protected:
    struct Offer {
        Wording brief, label;  // on a button of the canvas, and in words
        Command command;
    };

    // ---- What lessons and positions say
    virtual std::string place() const = 0;  // "Step 3 of 8"
    virtual Offer forward() const = 0;      // what leads on from here
    virtual Wording leave_label() const = 0;
    virtual Wording card_label() const = 0;       // of the button that closes the card of a phone
    virtual bool points() const { return true; }  // may the coach point at what to press?
    virtual std::uint8_t bots() const = 0;        // the level that is written on the other seats

    // ---- What they do
    virtual void step_opened(App&) {}
    virtual bool asks_as_table() const { return false; }  // what is asked stands in the column of a low window already
    virtual std::string closing_words() const { return {}; }  // of the table once the step is done; empty: it goes on
    virtual std::string words_with_places() const { return {}; }  // the board marks the places that they name
    virtual bool wants(const std::string& move) const = 0;
    virtual std::string objection_to(App& app, const std::string& move) = 0;  // to a move that is not wanted
    virtual void task_done(App& app) = 0;                                     // the wanted move was made

    const LessonStep& step() const { return lesson_.steps[step_]; }
    const Task* task() const { return task_ < step().tasks.size() ? &step().tasks[task_] : nullptr; }
    bool is_last() const { return step_ + 1 == lesson_.steps.size(); }
    std::size_t at() const { return step_; }
    const Lesson& lesson() const { return lesson_; }
    const Command& leave() const { return leave_; }
    Session& session() { return *session_; }
    const Session& session() const { return *session_; }
    std::size_t task_at() const { return task_; }
    void ask(std::string words) { lesson_.steps[step_].tasks[task_].ask = std::move(words); }  // in the task at hand
    // Goes on to the next task, and asks it in those words if there are any; `said` is the result of this one.
    void go_on(std::string said, std::string ask = {});
    void finish(std::vector<std::string> said);        // the step is done, whatever tasks are left
    std::string all_said() const;                      // the result of the last task, in one line
    bool make_move(App& app, const Command& command);  // true: it was made
    const std::string& made() const { return session_->record().moves[made_]; }  // the last one
    std::string objection_;          // the answer to a move that was not accepted
    std::vector<std::string> said_;  // the result of the last task

   private:
    // ---- coach.cpp
    bool covers_board(App& app) const;  // the step's words cover it
    bool try_move(App& app, const Command& command, const std::string& move);
    static Command to_step(std::size_t step);

    // ---- coach_draw.cpp
    struct Line {
        std::string_view text;
        ImFont* font;
        ImU32 colour;
    };
    // The last result, the task, the objection.
    std::vector<Line> request(const Theme& theme, bool is_said_above = false) const;
    float strip_side(const Theme& theme) const;  // the width of a button
    bool says_above(const Theme& theme, float width) const;
    void draw_beside(App& app, ImVec2 min, ImVec2 max);
    void draw_strip(App& app, ImVec2 min, ImVec2 max);
    void draw_card(App& app, ImVec2 min, ImVec2 max);
    std::string_view to_point_at(App& app) const;  // a mark; empty: none
    void point(App& app, const WordPlaces& words) const;

    Lesson lesson_;
    Command leave_;  // leads out of the lesson
    std::size_t step_ = 0;
    std::size_t task_ = 0;
    std::size_t made_ = 0;         // the ply before the last move
    bool card_open_ = true;        // on a phone: the step's words lie over the board
    std::optional<Command> wish_;  // set while drawing, carried out at the end of the frame
    std::unique_ptr<TableScreen> table_;
    Session* session_ = nullptr;  // the table's
};

}  // namespace orrery::web
