#include "web/screens/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/play/bot_check.h"
#include "record/play/delay.h"
#include "web/app.h"
#include "web/daily.h"
#include "web/page.h"
#include "web/puzzles.h"
#include "web/screens/coach_screen.h"
#include "web/screens/leaf_screen.h"

namespace orrery::web {
namespace {

constexpr const char* kShowMove = "show-move";  // command
constexpr std::string_view kMaster = "master";  // holds the other seats

std::uint8_t level_called(std::string_view name) {
    const auto level = std::find(std::begin(kBotLevels), std::end(kBotLevels), name);
    return static_cast<std::uint8_t>(level == std::end(kBotLevels) ? 0 : level - std::begin(kBotLevels));
}

// "Adepts mostly find it."
std::string finder_words(const Puzzle& puzzle) {
    return puzzle.level.empty() ? say::hard_for_masters() : say::find_it(puzzle.level);
}

LessonStep step_of(const Puzzle& puzzle) {
    return {puzzle.aim,
            puzzle.link,
            {say::right_move_gives(puzzle.best, puzzle.next), finder_words(puzzle)},
            {{{}, {puzzle.move}, {}, {}, {}, {}}}};
}

class PuzzleScreen final : public CoachScreen {
   public:
    // `places` of the positions in the file; `is_today`: they are the three of a day.
    PuzzleScreen(Lesson lesson, std::vector<Puzzle> puzzles, std::vector<std::size_t> places, bool is_today,
                 const Command& leave)
        : CoachScreen(std::move(lesson), leave),
          puzzles_(std::move(puzzles)),
          places_(std::move(places)),
          is_today_(is_today) {}

    std::string_view id() const override { return "puzzle"; }
    bool act(App& app, const Command& command) override {
        if (command.name != kShowMove) return CoachScreen::act(app, command);
        if (!task()) return true;
        note(app, false);
        const std::string words = say::best_move(act_words(session().table().now(), session().viewer(), wanted()));
        if (make_move(app, with("answer", "move", wanted()))) go_on(session().named(words));
        return true;
    }

   protected:
    std::string place() const override {
        if (is_today_) return say::today_of(static_cast<int>(at() + 1), static_cast<int>(places_.size()));
        return say::position_of(static_cast<int>(places_[at()] + 1), static_cast<int>(places_.back() + 1));
    }
    Offer forward() const override {
        const Offer next{say::next, say::next_position, with("lesson", "step", std::to_string(at() + 1))};
        const bool is_missed = !objection_.empty() && !is_early_;
        if (task() && (is_missed || is_last())) return {say::show, say::show_best_move, {kShowMove, {}}};
        if (task()) return {say::skip, next.label, next.command};
        return is_last() ? Offer{say::done, say::done, leave()} : next;
    }
    Wording leave_label() const override { return say::leave; }
    Wording card_label() const override { return say::look_at_board; }
    bool points() const override { return false; }
    bool asks_as_table() const override { return true; }
    // Who somebody is here, and what is left to do, stands in the heading of a table, which the task takes on a phone.
    void step_opened(App&) override {
        const Seat own = session().viewer();
        ask(say::you_are(session().named(seat_name(own))) + " " +
            closed(session().named(session().table().now().question(own))));
    }
    std::uint8_t bots() const override { return level_called(kMaster); }

    bool wants(const std::string& move) const override {
        const std::vector<std::string>& others = puzzles_[at()].others;
        return move == wanted() || std::count(others.begin(), others.end(), move) > 0;
    }
    std::string objection_to(App& app, const std::string& move) override {
        if (!task()) return say::position_is_done();
        is_early_ = can_wait(session().table().now(), move, wanted());
        if (is_early_) return say::that_can_wait();
        note(app, false);
        return say::not_this_one(puzzles_[at()].next);
    }
    void task_done(App& app) override {
        note(app, true);
        const Puzzle& puzzle = puzzles_[at()];
        go_on(say::thats_the_move(puzzle.best, puzzle.next));
    }

   private:
    const std::string& wanted() const { return puzzles_[at()].move; }
    void note(App& app, bool is_found) const { note_puzzle(app, lesson().game, places_[at()], is_found); }

    std::vector<Puzzle> puzzles_;  // one a step
    std::vector<std::size_t> places_;
    bool is_today_;
    bool is_early_ = false;  // the last objection was that a move can wait
};

// ---- The list

// "12: easy, found".
std::string position_words(int number, std::string_view grade, PuzzleMark mark) {
    switch (mark) {
        case PuzzleMark::open: break;
        case PuzzleMark::found: return say::found_position(number, grade);
        case PuzzleMark::missed: return say::missed_position(number, grade);
        case PuzzleMark::later: return say::later_position(number, grade);
    }
    return say::open_position(number, grade);
}

class PuzzleList final : public LeafScreen {
   public:
    std::string_view id() const override { return "puzzles"; }
    bool act(App&, const Command&) override { return false; }
    Outline outline(App& app) override {
        Outline out(id(), find_title());
        out.heading(1, find_title());
        out.text("about", say::about_positions());
        const DailyPuzzles today = daily_puzzles(web::today(app));
        if (!today.game.empty()) {
            out.heading(2, say::today());
            out.text("today", closed(todays_words(app, web::today(app))));
            out.button("today-play", say::todays_three(), with(kFindMove, "game", std::string(today.game)),
                       {.primary = true});
        }
        for (const PuzzleCount& count : puzzle_counts()) tell_game(app, count, out);
        return out;
    }

   private:
    static void tell_game(const App& app, const PuzzleCount& count, Outline& out) {
        const std::string game(count.game);
        std::vector<Choice> choices;
        std::optional<std::size_t> next;
        std::size_t found = 0;
        for (std::size_t at = 0; at < count.grades.size(); ++at) {
            const PuzzleMark mark = puzzle_mark(app, game, at);
            if (mark == PuzzleMark::open && !next) next = at;
            found += mark == PuzzleMark::found ? 1 : 0;
            choices.push_back(
                {std::to_string(at), position_words(static_cast<int>(at + 1), grade_words(count.grades[at]), mark)});
        }
        out.heading(2, find_game(game)->title);
        out.text("found:" + game, say::found_at_once(static_cast<int>(found), static_cast<int>(count.grades.size())));
        const Command command = with(kFindMove, "game", game);
        Command on = command;
        on.args.emplace_back("at", std::to_string(next.value_or(0)));
        out.button("go-on:" + game, next ? say::position_number(static_cast<int>(*next + 1)) : say::from_first_again(),
                   on);
        out.select("position:" + game, say::choose_position(), std::to_string(next.value_or(0)), choices, command,
                   "at");
    }
};

}  // namespace

void open_puzzles(App& app, std::string_view json, const Command& command) {
    auto book = read_puzzles(json);
    if (!book) return page::notice(book.fault().message, "error");
    const std::string from = command.arg("at");
    std::vector<std::size_t> places(book->puzzles.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    if (from.empty()) {
        const DailyPuzzles today = daily_puzzles(web::today(app));
        places.assign(today.at.begin(), today.at.end());
    }
    Lesson lesson{book->game, {}};
    std::vector<Puzzle> puzzles;
    for (const std::size_t place : places) {
        puzzles.push_back(book->puzzles[std::min(place, book->puzzles.size() - 1)]);
        lesson.steps.push_back(step_of(puzzles.back()));
    }
    const std::size_t first = from.empty() ? 0 : static_cast<std::size_t>(std::max(0, std::atoi(from.c_str())));
    auto screen = std::make_unique<PuzzleScreen>(std::move(lesson), std::move(puzzles), std::move(places), from.empty(),
                                                 Command{from.empty() ? "home" : kFindMoves, {}});
    if (!screen->open(app, std::min(first, screen->steps() - 1))) return;
    if (from.empty()) return app.show(std::move(screen));
    app.show_above(std::move(screen), {kFindMoves, {}});
}

std::unique_ptr<Screen> make_puzzle_list() { return std::make_unique<PuzzleList>(); }

}  // namespace orrery::web
