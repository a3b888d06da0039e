#include "puzzles/weigh.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "bots/search.h"
#include "core/legal.h"
#include "games_typed.h"
#include "record/play/delay.h"

namespace orrery {
namespace {

constexpr std::size_t kNodesAPlayout = 24;
constexpr std::int32_t kSlack = 60;       // of 1000: by so much a short search may be wrong
constexpr std::size_t kContenders = 8;    // of one search
constexpr std::size_t kHead = 16;         // of all moves, the best after a short search
constexpr std::size_t kRivals = 4;        // of the others, when the best are proven
constexpr std::size_t kMostRight = 8;     // so many moves may be right
constexpr std::size_t kMostWaiting = 12;  // so many moves that can be followed by the best one are looked at
constexpr std::int32_t kAlike = 30;       // of 1000: moves that differ by no more are equally good

struct Weight {
    std::string text{};

    std::int32_t share = 0;  // of 1000, of the asked seat
};
using Weights = std::vector<Weight>;

void best_first(Weights& moves) {
    std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.share > b.share; });
}

template <Game G>
class Scale {
   public:
    using Move = typename G::Move;

    Scale(const Match& match, std::uint64_t seed)
        : position_(typed<G>(match)->position()), seat_(G::decision(position_).seat), seed_(seed) {}

    // The moves between which one search hesitates: the most visited first.
    Weights contenders(std::uint32_t playouts) const {
        Search<G> search(worlds(), seed_, nodes(playouts));
        for (std::uint32_t i = 0; i < playouts; ++i) search.playout();
        auto tried = search.tried();
        std::stable_sort(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.visits > b.visits; });
        Weights moves;
        for (const auto& one : tried)
            if (moves.size() < kContenders)
                moves.push_back({G::print(one.move), static_cast<std::int32_t>(1000 * one.mean)});
        return moves;
    }

    // All legal moves; empty: there are more than `most`.
    Weights all(std::size_t most) const {
        std::vector<Entry<Move>> entries;
        list_moves<G>(position_, entries, most + 1);
        Weights moves;
        if (places_in(entries) > most) return moves;
        for (const auto& entry : entries)
            for (std::uint64_t i = 0; i < entry.width(); ++i) moves.push_back({G::print(move_in<G>(entry, i)), 0});
        return moves;
    }

    // Weighs each. All get the same luck.
    void weigh(Weights& moves, std::uint32_t playouts, std::uint64_t salt) const {
        for (Weight& one : moves) one.share = share_after(*G::parse(one.text), playouts, seed_ ^ salt);
    }

   private:
    Worlds<G> worlds() const { return Worlds<G>(position_, seat_); }
    static std::size_t nodes(std::uint32_t playouts) { return playouts * kNodesAPlayout + 1024; }

    std::int32_t share_after(const Move& move, std::uint32_t playouts, std::uint64_t seed) const {
        Search<G> search(worlds(), seed, nodes(playouts), move);
        double own = 0, all = 0;
        for (std::uint32_t i = 0; i < playouts; ++i) {
            const Values values = search.playout();
            for (const double value : values) all += value;
            own += values[static_cast<std::size_t>(index(seat_))];
        }
        return all > 0 ? static_cast<std::int32_t>(1000 * own / all) : 0;
    }

    const typename G::Position& position_;
    Seat seat_;
    std::uint64_t seed_;
};

std::unique_ptr<Match> after(const Match& match, std::string_view move) {
    auto next = match.clone();
    Chance chance(0);
    next->play(*match.move_path(move), chance);
    return next;
}

template <Game G>
class Weighing {
   public:
    Weighing(const Match& match, const PuzzleEffort& effort, std::uint64_t seed)
        : match_(match), effort_(effort), seed_(seed), scale_(match, seed) {}

    Answer answer() {
        Answer answer;
        answer.clarity = prove(answer);
        if (answer.clarity == Clarity::clear) join_waiting(answer);
        if (answer.right.size() * effort_.one_in > answer.moves && answer.clarity == Clarity::clear)
            answer.clarity = Clarity::close;
        return answer;
    }

   private:
    // How many of the moves, best first, are the right ones: as good as the best, and much better than the next. 0: it
    // is not clear. Moves after which the best is still possible are left out.
    std::size_t right_ones(Weights& moves, std::int32_t slack) const {
        best_first(moves);
        const std::string best = moves.front().text;
        std::erase_if(moves, [&](const auto& one) { return can_wait(match_, one.text, best); });
        for (std::size_t right = 1; right <= kMostRight && right < moves.size(); ++right) {
            const std::int32_t last = moves[right - 1].share;
            if (moves.front().share - last > kAlike + slack) break;
            if (last - moves[right].share >= effort_.margin - slack) return right;
        }
        return 0;
    }

    Clarity prove(Answer& answer) {
        Weights moves = scale_.contenders(effort_.glance);
        if (right_ones(moves, 3 * kSlack) == 0) return Clarity::plain;
        scale_.weigh(moves, 4 * effort_.each, 1);
        if (right_ones(moves, kSlack) == 0) return Clarity::plain;
        moves = scale_.all(effort_.most_moves);
        if (moves.empty()) return Clarity::many;
        if (moves.size() < effort_.least_moves) return Clarity::few;
        answer.moves = moves.size();
        // Short searches may be wrong by some slack. So all moves are weighed briefly, the best of them longer, and of
        // the others those again that might still be among the best.
        scale_.weigh(moves, effort_.each, 2);
        all_ = moves;
        right_ones(moves, 0);  // sorts them
        const std::size_t kept = std::min(kHead, moves.size());
        Weights rest(moves.begin() + static_cast<std::ptrdiff_t>(kept), moves.end());
        moves.resize(kept);
        scale_.weigh(moves, 16 * effort_.each, 3);
        if (right_ones(moves, kSlack / 2) == 0) return Clarity::close;
        const std::int32_t rival = moves.front().share - effort_.margin - kAlike;  // a share that would be too close
        std::erase_if(rest, [&](const auto& one) { return one.share < rival - 2 * kSlack; });
        scale_.weigh(rest, 4 * effort_.each, 4);
        std::erase_if(rest, [&](const auto& one) { return one.share < rival - kSlack; });
        scale_.weigh(rest, 16 * effort_.each, 3);
        moves.insert(moves.end(), rest.begin(), rest.end());
        const std::size_t clear = right_ones(moves, 0);
        if (clear == 0 || clear * effort_.one_in > answer.moves) return Clarity::close;
        if (moves.size() > clear + kRivals) moves.resize(clear + kRivals);
        std::set<std::string> sure;
        for (const bool is_first : {true, false}) {
            scale_.weigh(moves, effort_.proof, is_first ? 5 : 6);
            const std::size_t right = right_ones(moves, 0);
            std::set<std::string> texts;
            for (std::size_t i = 0; i < right; ++i) texts.insert(moves[i].text);
            if (right == 0 || (!is_first && texts != sure)) return Clarity::unsure;
            const std::int32_t best = moves[right - 1].share, next = moves[right].share;
            if (is_first) answer.right.push_back(moves.front().text);
            if (is_first || best - next < answer.best - answer.next)
                answer.best = best, answer.next = next, answer.second = moves[right].text;
            sure = std::move(texts);
        }
        sure.erase(answer.right.front());
        answer.right.insert(answer.right.end(), sure.begin(), sure.end());
        return Clarity::clear;
    }

    // Adds the moves that can be followed by the best one, and are right nevertheless.
    void join_waiting(Answer& answer) const {
        const std::string best = answer.right.front();
        Weights waiting;
        for (const Weight& one : all_)
            if (std::count(answer.right.begin(), answer.right.end(), one.text) == 0 &&
                can_wait(match_, one.text, best) && one.share >= answer.best - kAlike - 2 * kSlack)
                waiting.push_back(one);
        const auto keep = [&](std::uint32_t playouts, std::int32_t slack) {
            scale_.weigh(waiting, playouts, 3);
            std::erase_if(waiting, [&](const auto& one) { return one.share < answer.best - kAlike - slack; });
        };
        keep(4 * effort_.each, kSlack);
        keep(16 * effort_.each, kSlack / 2);
        best_first(waiting);
        if (waiting.size() > kMostWaiting) waiting.resize(kMostWaiting);
        keep(effort_.proof, 0);
        for (const Weight& one : waiting) {
            const auto next = after(match_, one.text);
            const bool is_settled = !is_needed(*next, answer.right);
            if (is_settled || is_needed(*after(match_, best), {one.text})) answer.right.push_back(one.text);
        }
    }

    // Is one of `wanted` still better, by half the margin, than all else that the same seat can do now?
    bool is_needed(const Match& now, const std::vector<std::string>& wanted) const {
        const Decision asked = now.decision();
        if (asked.over || asked.secret || asked.seat != match_.decision().seat) return false;
        const auto is_wanted = [&](const std::string& move) {
            return std::count(wanted.begin(), wanted.end(), move) > 0;
        };
        const Scale<G> scale(now, seed_);
        Weights moves = scale.contenders(effort_.glance);
        std::erase_if(moves,
                      [&](const auto& one) { return is_wanted(one.text) || can_wait(now, one.text, wanted.front()); });
        if (moves.empty()) return true;  // all that comes to mind is `wanted`, or comes before it
        const std::size_t others = moves.size();
        for (const std::string& move : wanted)
            if (now.move_path(move)) moves.push_back({move, 0});
        scale.weigh(moves, 32 * effort_.each, 7);
        const auto best = [](auto from, auto to) {
            std::int32_t share = 0;
            for (; from != to; ++from) share = std::max(share, from->share);
            return share;
        };
        const auto middle = moves.begin() + static_cast<std::ptrdiff_t>(others);
        return best(middle, moves.end()) - best(moves.begin(), middle) >= effort_.margin / 2;
    }

    const Match& match_;
    const PuzzleEffort& effort_;
    std::uint64_t seed_;
    Scale<G> scale_;
    Weights all_;  // every legal move, after the shortest search
};

}  // namespace

Answer weigh(const Match& match, const PuzzleEffort& effort, std::uint64_t seed) {
    Answer answer;
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        answer = Weighing<G>(match, effort, seed ^ match.view_fingerprint(match.decision().seat)).answer();
    });
    return answer;
}

}  // namespace orrery
