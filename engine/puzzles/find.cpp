#include "puzzles/find.h"

#include <algorithm>
#include <any>
#include <set>
#include <utility>
#include <vector>

#include "bots/players.h"
#include "bots/search.h"
#include "core/legal.h"
#include "games_typed.h"
#include "record/play/delay.h"

namespace orrery {
namespace {

constexpr std::size_t kNodesAPlayout = 24;
constexpr std::int32_t kSlack = 60;     // of 1000: by so much a short search may be wrong
constexpr std::size_t kContenders = 8;  // of one search
constexpr std::size_t kHead = 12;       // of all moves, the best after a short search
constexpr std::size_t kMostProven = 8;  // of the best moves
constexpr std::size_t kMostRight = 4;   // so many moves may be right
constexpr std::int32_t kAlike = 30;     // of 1000: moves that differ by no more are equally good

template <Game G>
class Scale {
   public:
    using Move = typename G::Move;
    struct Weight {
        Move move{};
        std::string text{};
        std::int32_t share = 0;  // of 1000, of the asked seat
    };

    Scale(const typename G::Position& position, std::uint64_t seed)
        : position_(position), seat_(G::decision(position).seat), seed_(seed) {}

    // The moves between which one search hesitates: the most visited first.
    std::vector<Weight> contenders(std::uint32_t playouts) const {
        Search<G> search(worlds(), seed_, nodes(playouts));
        for (std::uint32_t i = 0; i < playouts; ++i) search.playout();
        auto tried = search.tried();
        std::stable_sort(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.visits > b.visits; });
        std::vector<Weight> moves;
        for (const auto& one : tried)
            if (moves.size() < kContenders)
                moves.push_back({one.move, G::print(one.move), static_cast<std::int32_t>(1000 * one.mean)});
        return moves;
    }

    // All legal moves; empty: there are more than `most`.
    std::vector<Weight> all(std::size_t most) const {
        std::vector<Entry<Move>> entries;
        list_moves<G>(position_, entries, most + 1);
        std::vector<Weight> moves;
        if (places_in(entries) > most) return moves;
        for (const auto& entry : entries)
            for (std::uint64_t i = 0; i < entry.width(); ++i) {
                const Move move = move_in<G>(entry, i);
                moves.push_back({move, G::print(move)});
            }
        return moves;
    }

    // Weighs each. All get the same luck.
    void weigh(std::vector<Weight>& moves, std::uint32_t playouts, std::uint64_t salt) const {
        for (Weight& one : moves) one.share = share_after(one.move, playouts, seed_ ^ salt);
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

}  // namespace

std::string aim_of(const Match& match, const std::string& move) {
    std::string words;
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAims<G>) {
            const auto path = match.move_path(move);
            if (!path) return;
            const Seat seat = match.decision().seat;
            const auto after = match.clone();
            Chance chance(0);
            const Scenes scenes = after->watch(seat, *path, chance);
            const auto& told = std::any_cast<const std::vector<typename G::Event>&>(scenes.events);
            words = G::aim(G::view(typed<G>(match)->position(), seat), told);
        }
    });
    return words;
}

std::size_t PuzzleFinder::level_that_finds(const Match& match, const Puzzle& puzzle, bool& is_obvious) const {
    const auto is_right = [&](const std::string& move) {
        return move == puzzle.move || std::count(puzzle.others.begin(), puzzle.others.end(), move) > 0;
    };
    for (std::size_t level = 1; level < levels().size(); ++level) {
        std::uint32_t found = 0;
        for (std::uint32_t i = 0; i < effort_.tries; ++i) {
            const auto player = make_player(levels()[level].id, {}, seed_ + i);
            found += is_right(match.move_text(player->choose(match))) ? 1 : 0;
        }
        if (level == 1) is_obvious = found == effort_.tries;
        if (2 * found > effort_.tries) return level;
    }
    return 0;
}

std::optional<Puzzle> PuzzleFinder::look(const Match& match) {
    const Decision decision = match.decision();
    if (decision.over || decision.secret || !match.has_choice()) return {};
    ++counts_.looked;
    std::optional<Puzzle> puzzle;
    Puzzle found;
    // How many of the moves, best first, are the right ones: as good as the best, and much better than the next. 0: it is
    // not clear. Moves after which the best is still possible are left out.
    const auto right_ones = [&](auto& moves, std::int32_t slack) {
        std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.share > b.share; });
        const std::string best = moves.front().text;
        std::erase_if(moves, [&](const auto& one) { return can_wait(match, one.text, best); });
        for (std::size_t right = 1; right <= kMostRight && right < moves.size(); ++right) {
            const std::int32_t last = moves[right - 1].share;
            if (moves.front().share - last > kAlike + slack) break;
            if (last - moves[right].share >= effort_.margin - slack) return right;
        }
        return std::size_t{0};
    };
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        const std::uint64_t seed = seed_ ^ match.view_fingerprint(decision.seat);
        const Scale<G> scale(typed<G>(match)->position(), seed);
        auto moves = scale.contenders(effort_.glance);
        if (right_ones(moves, 3 * kSlack) == 0) return void(++counts_.plain);
        scale.weigh(moves, 4 * effort_.each, 1);
        if (right_ones(moves, kSlack) == 0) return void(++counts_.plain);
        moves = scale.all(effort_.most_moves);
        if (moves.empty()) return void(++counts_.many);
        if (moves.size() < effort_.least_moves) return void(++counts_.few);
        const auto count = moves.size();
        // Short searches may be wrong by some slack. So all moves are weighed briefly, the best of them longer, and of the
        // others those again that might still be among the best.
        scale.weigh(moves, effort_.each, 2);
        right_ones(moves, 0);  // sorts them
        const std::size_t kept = std::min(kHead, moves.size());
        std::vector<typename Scale<G>::Weight> rest(moves.begin() + static_cast<std::ptrdiff_t>(kept), moves.end());
        moves.resize(kept);
        scale.weigh(moves, 16 * effort_.each, 3);
        if (right_ones(moves, kSlack / 2) == 0) return void(++counts_.close);
        const std::int32_t rival = moves.front().share - effort_.margin - kAlike;  // a share that would be too close
        std::erase_if(rest, [&](const auto& one) { return one.share < rival - 2 * kSlack; });
        scale.weigh(rest, 4 * effort_.each, 4);
        std::erase_if(rest, [&](const auto& one) { return one.share < rival - kSlack; });
        scale.weigh(rest, 16 * effort_.each, 3);
        moves.insert(moves.end(), rest.begin(), rest.end());
        const std::size_t clear = right_ones(moves, 0);
        if (clear == 0 || clear * 4 > count) return void(++counts_.close);
        std::uint64_t step = 3;
        if (moves.size() > kMostProven) moves.resize(kMostProven);
        std::set<std::string> sure;
        for (const bool is_first : {true, false}) {
            scale.weigh(moves, effort_.proof, 2 + step++);
            const std::size_t right = right_ones(moves, 0);
            std::set<std::string> texts;
            for (std::size_t i = 0; i < right; ++i) texts.insert(moves[i].text);
            if (right == 0 || right == moves.size() || (!is_first && texts != sure)) return void(++counts_.unsure);
            const std::int32_t best = moves[right - 1].share, next = moves[right].share;
            if (is_first) found.move = moves.front().text;
            if (is_first || best - next < found.best - found.next) found.best = best, found.next = next;
            sure = std::move(texts);
        }
        sure.erase(found.move);
        found.others.assign(sure.begin(), sure.end());
        found.moves = count;
        puzzle = std::move(found);
    });
    if (!puzzle) return {};
    bool is_obvious = false;
    puzzle->level = level_that_finds(match, *puzzle, is_obvious);
    ++(is_obvious ? counts_.obvious : counts_.found);
    return is_obvious ? std::nullopt : puzzle;
}

}  // namespace orrery
