#include "web/screens/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
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

constexpr std::string_view kAboutMoves =
    "Positions from matches of bots, in which one move is much better than the others. The first move that you make "
    "counts. All of this is kept on this device only.";
constexpr std::string_view kCanWait =
    "That can wait: the move that counts is still possible after it. Which one is it?";
constexpr const char* kShowMove = "show-move";  // command
constexpr std::string_view kMaster = "master";  // holds the other seats

std::uint8_t level_called(std::string_view name) {
    const auto level = std::find(std::begin(kBotLevels), std::end(kBotLevels), name);
    return static_cast<std::uint8_t>(level == std::end(kBotLevels) ? 0 : level - std::begin(kBotLevels));
}

std::string percent(int share) { return std::to_string(share) + "%"; }

// "Adepts mostly find it."
std::string finder_words(const Puzzle& puzzle) {
    return puzzle.level.empty() ? "Not even masters find it in most tries."
                                : capitalized(plural(puzzle.level)) + " mostly find it.";
}

LessonStep step_of(const Puzzle& puzzle) {
    const std::string gain = "The right move gives you a win chance of " + percent(puzzle.best) + ", a wrong one " +
                             percent(puzzle.next) + " at most.";
    return {puzzle.aim, puzzle.link, {gain, finder_words(puzzle)}, {{{}, {puzzle.move}, {}, {}, {}, {}}}};
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
        const std::string words = "The best move: " + act_words(session().table().now(), session().viewer(), wanted());
        if (make_move(app, with("answer", "move", wanted()))) go_on(session().named(words));
        return true;
    }

   protected:
    std::string place() const override {
        const std::string of = std::to_string(is_today_ ? at() + 1 : places_[at()] + 1) + " of " +
                               std::to_string(is_today_ ? places_.size() : places_.back() + 1);
        return is_today_ ? "Today, " + of : "Position " + of;
    }
    Offer forward() const override {
        const Offer next{"Next", "Next position", with("lesson", "step", std::to_string(at() + 1))};
        const bool is_missed = !objection_.empty() && objection_ != kCanWait;
        if (task() && (is_missed || is_last())) return {"Show", "Show the best move", {kShowMove, {}}};
        if (task()) return {"Skip", next.label, next.command};
        return is_last() ? Offer{"Done", "Done", leave()} : next;
    }
    std::string_view leave_label() const override { return "Leave"; }
    std::string_view card_label() const override { return "Look at the board"; }
    bool points() const override { return false; }
    std::uint8_t bots() const override { return level_called(kMaster); }

    bool wants(const std::string& move) const override {
        const std::vector<std::string>& others = puzzles_[at()].others;
        return move == wanted() || std::count(others.begin(), others.end(), move) > 0;
    }
    std::string objection_to(App& app, const std::string& move) override {
        if (!task()) return "This position is done.";
        if (can_wait(session().table().now(), move, wanted())) return std::string(kCanWait);
        note(app, false);
        return "Not this one: your win chance would be " + percent(puzzles_[at()].next) + " at most. Try another.";
    }
    void task_done(App& app) override {
        note(app, true);
        const Puzzle& puzzle = puzzles_[at()];
        go_on("That's the move: your win chance is " + percent(puzzle.best) + ", after a wrong one it would be " +
              percent(puzzle.next) + " at most.");
    }

   private:
    const std::string& wanted() const { return puzzles_[at()].move; }
    void note(App& app, bool is_found) const { note_puzzle(app, lesson().game, places_[at()], is_found); }

    std::vector<Puzzle> puzzles_;  // one a step
    std::vector<std::size_t> places_;
    bool is_today_;
};

// ---- The list

std::string mark_words(PuzzleMark mark) {
    switch (mark) {
        case PuzzleMark::open: return {};
        case PuzzleMark::found: return ", found";
        case PuzzleMark::missed: return ", missed";
        case PuzzleMark::later: return ", found later";
    }
    return {};
}

class PuzzleList final : public LeafScreen {
   public:
    std::string_view id() const override { return "puzzles"; }
    bool act(App&, const Command&) override { return false; }
    Outline outline(App& app) override {
        Outline out(id(), find_title());
        out.heading(1, find_title());
        out.text("about", kAboutMoves);
        const DailyPuzzles today = daily_puzzles(web::today(app));
        if (!today.game.empty()) {
            out.heading(2, "Today");
            out.text("today", closed(todays_words(app, web::today(app))));
            out.button("today-play", "Today's three", with(kFindMove, "game", std::string(today.game)),
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
            choices.push_back({std::to_string(at), std::to_string(at + 1) + ": " +
                                                       std::string(grade_words(count.grades[at])) + mark_words(mark)});
        }
        out.heading(2, find_game(game)->title);
        out.text("found:" + game,
                 std::to_string(found) + " of " + std::to_string(count.grades.size()) + " found with the first move.");
        const Command command = with(kFindMove, "game", game);
        Command on = command;
        on.args.emplace_back("at", std::to_string(next.value_or(0)));
        out.button("go-on:" + game, next ? "Position " + std::to_string(*next + 1) : "From the first again", on);
        out.select("position:" + game, "Choose a position", std::to_string(next.value_or(0)), choices, command, "at");
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
