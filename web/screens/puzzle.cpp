#include "web/screens/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/play/bot_check.h"
#include "record/play/delay.h"
#include "record/replay/replay.h"
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
constexpr int kMostDeeds = 4;                   // told of the rest of a turn
constexpr int kMostEarly = 2;                   // moves that can wait, before the best move can be shown

std::uint8_t level_called(std::string_view name) {
    const auto level = std::find(std::begin(kBotLevels), std::end(kBotLevels), name);
    return static_cast<std::uint8_t>(level == std::end(kBotLevels) ? 0 : level - std::begin(kBotLevels));
}

// "Adepts mostly find it."
std::string finder_words(const Puzzle& puzzle) {
    return puzzle.level.empty() ? say::hard_for_masters() : say::find_it(puzzle.level);
}

// A task for each move that is asked.
LessonStep step_of(const Puzzle& puzzle) {
    LessonStep step{
        puzzle.aim, puzzle.link, {say::right_move_gives(puzzle.best, puzzle.next), finder_words(puzzle)}, {}};
    for (const PuzzleStep& one : puzzle.asked) step.tasks.push_back({{}, {one.move}, {}, {}, {}, {}});
    return step;
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
        is_shown_ = true;
        const std::string deed = deed_of(session().table().now(), wanted(), session().table().ply());
        if (!make_move(app, with("answer", "move", wanted()))) return true;
        const bool tells_chance = puzzle().asked.size() == 1 && !is_over();
        move_made(tells_chance ? say::best_move_gives(puzzle().best, deed) : say::best_move(deed),
                  say::best_move(deed));
        return true;
    }

   protected:
    std::string place() const override {
        if (is_today_) return say::today_of(static_cast<int>(at() + 1), static_cast<int>(places_.size()));
        return say::position_number(static_cast<int>(places_[at()] + 1));
    }
    Offer forward() const override {
        const Offer next{say::next, say::next_position, with("lesson", "step", std::to_string(at() + 1))};
        const bool is_missed = !objection_.empty() && (!is_early_ || early_ >= kMostEarly);
        if (task() && (is_missed || is_shown_ || is_last())) return {say::show, say::show_best_move, {kShowMove, {}}};
        if (task()) return {say::skip, next.label, next.command};
        return is_last() ? Offer{say::done, say::done, leave()} : next;
    }
    Wording leave_label() const override { return say::leave; }
    Wording card_label() const override { return say::look_at_board; }
    bool points() const override { return false; }
    bool asks_as_table() const override { return true; }
    // Who somebody is here, and what is left to do, stands in the heading of a table, which the task takes on a phone.
    void step_opened(App&) override {
        is_shown_ = false, early_ = 0;
        start_ = session().table().ply();
        ask(say::you_are(session().named(seat_name(session().viewer()))) + " " + question());
    }
    std::uint8_t bots() const override { return level_called(kMaster); }

    std::string closing_words() const override { return is_over() ? std::string() : say::position_is_done(); }
    std::string words_with_places() const override { return task() ? std::string() : all_said(); }
    bool wants(const std::string& move) const override { return puzzle().asked[task_at()].is_right(move); }
    std::string objection_to(App& app, const std::string& move) override {
        if (!task()) return say::position_is_done();
        said_.clear();
        is_early_ = can_wait(session().table().now(), move, wanted());
        if (is_early_) return (++early_, say::another_matters());
        note(app, false);
        return task_at() == 0 ? say::not_this_one(puzzle().next) : say::not_this_move();
    }
    void task_done(App& app) override {
        if (!asks_more() && !is_shown_) note(app, true);
        move_made(is_over() ? say::thats_the_last_move() : say::thats_the_move(puzzle().best), say::and_now());
    }

   private:
    const Puzzle& puzzle() const { return puzzles_[at()]; }
    bool is_over() const { return session().mode() == Session::Mode::over; }
    const std::string& wanted() const { return puzzle().asked[task_at()].move; }
    void note(App& app, bool is_found) const { note_puzzle(app, lesson().game, places_[at()], is_found); }
    std::string question() const {
        return closed(session().named(session().table().now().question(session().viewer())));
    }
    // With the luck of the match after `plies` moves.
    Chance luck(std::size_t plies) const { return luck_of(session().record(), plies + 1); }
    std::string deed_of(const Match& before, const std::string& move, std::size_t plies) const {
        return closed(session().named(act_words(before, session().viewer(), move, luck(plies))));
    }

    // After a right move: does the turn go on as the file has it, and is another of its moves asked?
    bool is_as_told() const { return made() == wanted(); }
    bool asks_more() const {
        const std::size_t next = task_at() + 1;
        return is_as_told() && next < puzzle().asked.size() && session().mode() == Session::Mode::choose &&
               session().table().now().move_path(puzzle().asked[next].move);
    }
    // Goes on, or says how the position ends: `last` first.
    void move_made(std::string last, std::string between) {
        if (asks_more()) return go_on(std::move(between), question());
        std::vector<std::string> said{std::move(last)};
        if (is_as_told() && task_at() + 1 == puzzle().asked.size())
            if (const std::string deeds = rest_words(); !deeds.empty()) said.push_back(say::then_deeds(deeds));
        const auto start = session().table().at(start_);
        if (start->move_path(puzzle().second)) {
            const std::string deed = deed_of(*start, puzzle().second, start_);
            said.push_back(task_at() == 0 ? say::second_best(puzzle().next, deed)
                                          : say::second_best_at_first(puzzle().next, deed));
        }
        finish(std::move(said));
    }
    // What a master does in the rest of the turn. What is no choice or only gains is left out, and so is the end of the turn.
    std::string rest_words() const {
        std::string words;
        int told = 0;
        std::size_t ply = session().table().ply();
        const auto match = session().table().at(ply);
        for (const std::string& move : puzzle().rest) {
            const auto path = match->move_path(move);
            const Decision asked = match->decision();
            if (!path || asked.seat != session().viewer()) break;
            const std::string deed = match->has_choice() && move != asked.end
                                         ? deed_words(*match, session().viewer(), move, luck(ply))
                                         : std::string();
            if (!deed.empty()) {
                if (told++ == kMostDeeds) return words + " …";
                words += (words.empty() ? "" : " ") + closed(session().named(deed));
            }
            Chance chance = luck(ply++);
            match->play(*path, chance);
        }
        return words;
    }

    std::vector<Puzzle> puzzles_;  // one a step
    std::vector<std::size_t> places_;
    bool is_today_;
    std::size_t start_ = 0;  // moves before the position
    bool is_shown_ = false;  // a move of this position was shown
    bool is_early_ = false;  // the last objection was to a move that can wait
    int early_ = 0;          // such objections
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
        const std::string marks = puzzle_marks(app, game);
        const PuzzleTally tally = tally_of(count.grades, marks);
        for (std::size_t at = 0; at < count.grades.size(); ++at)
            if (const char grade = count.grades[at]; grade != kWithdrawn)
                choices.push_back({std::to_string(at),
                                   position_words(static_cast<int>(at + 1), grade_words(grade), mark_at(marks, at))});
        out.heading(2, find_game(game)->title);
        out.text("found:" + game, say::found_at_once(static_cast<int>(tally.found), static_cast<int>(tally.there)));
        const Command command = with(kFindMove, "game", game);
        Command on = command;
        on.args.emplace_back("at", std::to_string(tally.next));
        out.button("go-on:" + game,
                   tally.has_open ? say::position_number(static_cast<int>(tally.next + 1)) : say::from_first_again(),
                   on);
        out.select("position:" + game, say::choose_position(), std::to_string(tally.next), choices, command, "at");
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
    std::erase_if(places,
                  [&](std::size_t place) { return place >= book->puzzles.size() || !book->puzzles[place].is_there(); });
    if (places.empty()) return page::notice(say::positions_of_nothing(), "error");
    Lesson lesson{book->game, {}};
    std::vector<Puzzle> puzzles;
    for (const std::size_t place : places) {
        puzzles.push_back(book->puzzles[place]);
        lesson.steps.push_back(step_of(puzzles.back()));
    }
    // The position of that number, or the next one that is there.
    const auto wanted = static_cast<std::size_t>(std::max(0, std::atoi(from.c_str())));
    const auto first = from.empty() ? 0 : std::lower_bound(places.begin(), places.end(), wanted) - places.begin();
    auto screen = std::make_unique<PuzzleScreen>(std::move(lesson), std::move(puzzles), std::move(places), from.empty(),
                                                 Command{from.empty() ? "home" : kFindMoves, {}});
    if (!screen->open(app, std::min(static_cast<std::size_t>(first), screen->steps() - 1))) return;
    if (from.empty()) return app.show(std::move(screen));
    app.show_above(std::move(screen), {kFindMoves, {}});
}

std::unique_ptr<Screen> make_puzzle_list() { return std::make_unique<PuzzleList>(); }

}  // namespace orrery::web
