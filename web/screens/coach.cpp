#include "web/screens/coach.h"

#include <algorithm>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/link/link.h"
#include "record/play/seating.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/levels.h"
#include "web/page.h"
#include "web/screens/coach_screen.h"
#include "web/screens/home.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

std::string progress_key(const Lesson& lesson) { return "lesson/" + lesson.game; }

// The person who is asked sits here; nobody sits elsewhere.
Journal seated(OpenedLink opened, std::uint8_t level) {
    Record& record = opened.record;
    const Seat person = opened.match->decision().seat;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i] = {seat_at(static_cast<int>(i)) == person ? SeatKind::person : SeatKind::bot, level, {}};
    SeatSet here;
    here.add(person);
    const auto committed = static_cast<std::uint32_t>(record.moves.size());
    return {record, committed, here.bits, 0, summarize(record, *opened.match)};
}

class LessonScreen final : public CoachScreen {
   public:
    using CoachScreen::CoachScreen;
    std::string_view id() const override { return "lesson"; }
    bool act(App& app, const Command& command) override {
        if (command.name != "first-game") return CoachScreen::act(app, command);
        start_first_game(app);
        return true;
    }

   protected:
    std::string place() const override {
        return say::step_of(static_cast<int>(at() + 1), static_cast<int>(lesson().steps.size()));
    }
    Offer forward() const override {
        if (!is_last()) return {say::next, say::next_step, with("lesson", "step", std::to_string(at() + 1))};
        if (is_guest()) return {say::go_back, say::back_to_invitation, leave()};
        return {say::play, say::play_first_game, {"first-game", {}}};
    }
    Wording leave_label() const override { return say::leave_lesson; }
    Wording card_label() const override { return say::show_me; }
    std::uint8_t bots() const override { return kLevels.front(); }

    void step_opened(App& app) override { reach(app, at()); }
    bool wants(const std::string& move) const override { return is_wanted(*task(), move); }
    std::string objection_to(App&, const std::string&) override {
        if (!task()) return say::step_is_done();
        return task()->otherwise.empty() ? say::not_this_step() : task()->otherwise;
    }
    // Then the others answer.
    void task_done(App& app) override {
        for (const std::string& reply : task()->replies) session().answer_for_bot(reply);
        go_on(task()->done);
        if (!task() && is_last()) reach(app, lesson().steps.size());
    }

   private:
    bool is_guest() const { return leave().name != "home"; }  // came from an invitation, which waits
    void reach(App& app, std::size_t step) { app.store().set_setting(progress_key(lesson()), std::to_string(step)); }
    void start_first_game(App& app);
};

}  // namespace

std::unique_ptr<Screen> make_coach_screen(App& app, std::string_view json, const Command& leave) {
    auto lesson = read_lesson(json);
    if (!lesson) {
        page::notice(lesson.fault().message, "error");
        return make_home_screen(app);
    }
    const int reached = std::atoi(app.store().setting(progress_key(*lesson), "0").c_str());
    const std::size_t steps = lesson->steps.size();
    auto screen = std::make_unique<LessonScreen>(std::move(*lesson), leave);
    const auto step = static_cast<std::size_t>(std::clamp(reached, 0, static_cast<int>(steps)));
    if (!screen->open(app, step == steps ? 0 : step)) return make_home_screen(app);
    return screen;
}

// ---- Where the lesson is

bool CoachScreen::open(App& app, std::size_t step) {
    auto opened = open_link(lesson_.steps[step].link);
    auto session =
        opened ? Session::open(seated(std::move(*opened), bots()), board_start(lesson_.game)) : opened.fault();
    if (!session) {
        page::notice(session.fault().message, "error");
        return false;
    }
    session_ = session->get();
    table_ = std::make_unique<TableScreen>("", std::move(*session));
    table_->when_chosen([this] { objection_.clear(), card_open_ = false; });
    step_ = step, task_ = 0;
    said_.clear(), objection_.clear();
    card_open_ = true;
    step_opened(app);
    page::say(say::step_begins(place(), closed(this->step().title)));
    return true;
}

Command CoachScreen::to_step(std::size_t step) { return with("lesson", "step", std::to_string(step)); }

// ---- Moves

// Accepts only moves that the step asks for.
bool CoachScreen::try_move(App& app, const Command& command, const std::string& move) {
    if (!task() || !wants(move)) {
        objection_ = objection_to(app, move);
        session_->choose("");
        page::say(objection_);
    } else if (make_move(app, command)) {
        task_done(app);
    }
    return true;
}

bool CoachScreen::make_move(App& app, const Command& command) {
    made_ = session_->table().ply();
    table_->act(app, command);
    return session_->table().ply() > made_;
}

void CoachScreen::go_on(std::string said, std::string ask) {
    if (task_ + 1 == step().tasks.size()) return finish({std::move(said)});
    ++task_;
    if (!ask.empty()) this->ask(std::move(ask));
    page::say(said + " " + task()->ask);
    said_.assign(said.empty() ? 0 : 1, std::move(said));
    objection_.clear();
}

void CoachScreen::finish(std::vector<std::string> said) {
    said_ = std::move(said);
    std::erase(said_, std::string());
    objection_.clear();
    task_ = step().tasks.size();
    table_->close(closing_words());
    page::say(all_said());
}

std::string CoachScreen::all_said() const {
    std::string all;
    for (const std::string& words : said_) all += (all.empty() ? "" : " ") + words;
    return all;
}

void LessonScreen::start_first_game(App& app) {
    const std::uint64_t number = app.luck().bits();
    const int seats = find_game(lesson().game)->min_seats;
    const auto options = preset_options(lesson().game, seats, kFirstGame);
    if (!options) return page::notice(options.fault().message, "error");
    auto record = new_record(lesson().game, seats, *options, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    for (SeatHolder& holder : record->seats) holder = {SeatKind::bot, kLevels.front(), {}};
    record->seats.front() = {SeatKind::person, 0, app.own_name()};
    SeatSet here;
    here.add(seat_at(0));
    here = seat_by_lot(*record, here);
    begin_match(app, *record, here);
}

// ---- Commands and messages

bool CoachScreen::act(App& app, const Command& command) {
    const std::string& name = command.name;
    if (name == "lesson") {
        const auto wanted = static_cast<std::size_t>(std::max(0, std::atoi(command.arg("step").c_str())));
        open(app, std::min(wanted, lesson_.steps.size() - 1));
    } else if (name == "lesson-card") {
        card_open_ = !card_open_;
    } else if (name == "answer") {
        const std::string count = command.arg("count"), move = command.arg("move");
        return try_move(app, command,
                        move.empty()    ? session_->chosen()
                        : count.empty() ? move
                                        : with_number(move, count));
    } else if (name == "end-turn") {
        return try_move(app, command, std::string(session_->ending()));
    } else if (name == "undo" && !session_->has_chosen()) {
        if (task_ > 0) objection_ = say::to_undo_again();
    } else {
        return table_->act(app, command);
    }
    return true;
}

bool CoachScreen::hears(App& app, std::string_view type, std::string_view json) {
    return table_->hears(app, type, json);
}

bool CoachScreen::covers_board(App& app) const {
    return card_open_ && app.environment().webgl && format_of(app.theme(), ImGui::GetIO().DisplaySize) != Format::wide;
}

std::size_t CoachScreen::layers(App& app) { return table_->layers(app) + (covers_board(app) ? 1 : 0); }

bool CoachScreen::close_top(App& app) {
    return covers_board(app) ? act(app, {"lesson-card", {}}) : table_->close_top(app);
}

std::string CoachScreen::state_json(App& app) {
    std::string json = table_->state_json(app);
    json.pop_back();
    return json + ",\"lesson\":" + std::to_string(step_ + 1) + ",\"task\":" + std::to_string(task_) +
           ",\"done\":" + (task() ? "false" : "true") + "}";
}

// ---- Words

Outline CoachScreen::outline(App& app) {
    Outline out(id(), find_game(lesson_.game)->title);
    out.heading(1, say::step_title(place(), step().title));
    for (std::size_t i = 0; i < step().text.size(); ++i) out.text("lesson:" + std::to_string(i), step().text[i]);
    for (std::size_t i = 0; i < said_.size(); ++i)
        out.text("lesson:said" + (i > 0 ? ":" + std::to_string(i) : std::string()), said_[i]);
    if (task() && !task()->ask.empty()) out.text("lesson:ask", task()->ask);
    if (!objection_.empty()) out.text("lesson:objection", objection_);
    if (step_ > 0) out.button("lesson-back", say::step_back(), to_step(step_ - 1));
    if (task_ > 0) out.button("lesson-again", say::again(), to_step(step_));
    const Offer on = forward();
    out.button("lesson-next", on.label(), on.command, {.primary = !task()});
    out.button("lesson-leave", leave_label().text(), leave_);
    table_->tell(app, out);
    return out;
}

}  // namespace orrery::web
