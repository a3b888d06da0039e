#include "puzzles/find.h"

#include <algorithm>
#include <utility>

#include "bots/players.h"
#include "core/aims.h"
#include "puzzles/aim.h"
#include "puzzles/turn.h"
#include "record/play/delay.h"

namespace orrery {
namespace {

constexpr std::size_t kMostThen = 3;  // further questions
constexpr std::size_t kMostRest = 8;
constexpr int kMostBefore = 8;                // moves of a bot that come before the right one
constexpr std::int32_t kNearlyLost = 40;      // of 1000
constexpr std::string_view kEnds = "master";  // plays the rest of the turn

bool is_right(const PuzzleStep& step, const std::string& move) {
    return move == step.move || std::count(step.others.begin(), step.others.end(), move) > 0;
}

PuzzleStep step_of(const Answer& answer) {
    return {answer.right.front(), {answer.right.begin() + 1, answer.right.end()}};
}

bool asks(const Match& match) {
    const Decision decision = match.decision();
    return !decision.over && !decision.secret && match.has_choice();
}

// Does the player make all these moves, perhaps others before them that leave them possible? After a move that is as
// good as the first one, the others may not fit, and are not asked.
bool finds(const Player& player, const Record& record, const Match& match, const std::vector<PuzzleStep>& steps) {
    Turn turn(record, match);
    for (const PuzzleStep& step : steps) {
        if (!turn.goes_on() || !turn.allows(step.move)) return true;
        for (int before = 0;; ++before) {
            const std::string move = turn.now().move_text(player.choose(turn.now()));
            if (is_right(step, move)) {
                turn.play(move);
                if (move != step.move) return true;
                break;
            }
            if (before == kMostBefore || !can_wait(turn.now(), move, step.move)) return false;
            turn.play(move);
        }
    }
    return true;
}

struct Grade {
    std::size_t level = 0;
    bool is_obvious = false;
};

Grade grade_of(const Record& record, const Match& match, const Puzzle& puzzle, std::uint32_t tries,
               std::uint64_t seed) {
    std::vector<PuzzleStep> steps{puzzle.first};
    steps.insert(steps.end(), puzzle.then.begin(), puzzle.then.end());
    Grade grade;
    for (std::size_t level = 1; level < levels().size(); ++level) {
        std::uint32_t found = 0;
        for (std::uint32_t i = 0; i < tries; ++i)
            found += finds(*make_player(levels()[level].id, {}, seed + i), record, match, steps) ? 1 : 0;
        if (level == 1) grade.is_obvious = found == tries;
        if (2 * found <= tries) continue;
        grade.level = level;
        break;
    }
    return grade;
}

std::uint64_t& count_of(PuzzleFinder::Counts& counts, Clarity clarity) {
    switch (clarity) {
        case Clarity::clear: return counts.found;
        case Clarity::plain: return counts.plain;
        case Clarity::few: return counts.few;
        case Clarity::many: return counts.many;
        case Clarity::close: return counts.close;
        case Clarity::unsure: break;
    }
    return counts.unsure;
}

std::string aim_of_puzzle(const Record& record, const Match& match, const Puzzle& puzzle, std::uint64_t seed) {
    if (puzzle.next <= kNearlyLost && loses_at_once(match, puzzle.second, seed) &&
        !loses_at_once(match, puzzle.first.move, seed))
        return aim_against_loss();
    std::vector<std::string> turn{puzzle.first.move};
    for (const PuzzleStep& step : puzzle.then) turn.push_back(step.move);
    turn.insert(turn.end(), puzzle.rest.begin(), puzzle.rest.end());
    std::vector<std::string> right{puzzle.first.move};
    right.insert(right.end(), puzzle.first.others.begin(), puzzle.first.others.end());
    return discreet_aim(record, match, turn, right);
}

}  // namespace

std::optional<Puzzle> PuzzleFinder::look(const Record& record, const Match& match) {
    if (!asks(match)) return {};
    ++counts_.looked;
    const Answer answer = weigh(match, effort_, seed_);
    if (answer.clarity != Clarity::clear) {
        ++count_of(counts_, answer.clarity);
        return {};
    }
    Puzzle puzzle;
    puzzle.first = step_of(answer);
    puzzle.second = answer.second;
    puzzle.best = answer.best;
    puzzle.next = answer.next;
    puzzle.moves = answer.moves;

    Turn turn(record, match);
    turn.play(puzzle.first.move);
    // What is asked next is a riddle with fewer moves, too.
    PuzzleEffort further = effort_;
    further.least_moves = 3;
    further.one_in = 2;
    while (turn.goes_on() && asks(turn.now()) && puzzle.then.size() < kMostThen) {
        const Answer next = weigh(turn.now(), further, seed_);
        if (next.clarity != Clarity::clear) break;
        puzzle.then.push_back(step_of(next));
        turn.play(puzzle.then.back().move);
    }
    while (turn.goes_on() && !turn.now().decision().secret && puzzle.rest.size() < kMostRest) {
        puzzle.rest.push_back(turn.now().move_text(make_player(kEnds, {}, seed_)->choose(turn.now())));
        turn.play(puzzle.rest.back());
    }

    const Grade grade = grade_of(record, match, puzzle, effort_.tries, seed_);
    if (grade.is_obvious && !effort_.keeps_obvious) {
        ++counts_.obvious;
        return {};
    }
    ++counts_.found;
    puzzle.level = grade.level;
    puzzle.aim = aim_of_puzzle(record, match, puzzle, seed_);
    return puzzle;
}

}  // namespace orrery
