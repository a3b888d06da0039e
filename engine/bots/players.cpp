// The levels, and thinking as each of them does it.
#include "bots/players.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "bots/search.h"
#include "games_typed.h"

namespace orrery {
namespace {

// By link: what is bearable on a slow phone, too. Master's longest moves, where a game opens with a long list of secret
// answers, take there what it would have of time here.
constexpr std::array<Level, 4> kLevels{
    {{"random", 0, 0, 0}, {"novice", 0, 0, 0}, {"adept", 300, 3'000, 3'000}, {"master", 2'000, 20'000, 12'000}}};

constexpr std::uint32_t kNodesForTime = 1u << 20;  // room for the tree where the budget is time
constexpr std::uint32_t kNodesAPlayout = 24;       // and where it is playouts
constexpr std::uint32_t kNovicePlayouts = 60;      // of a novice in a game without insight

// ---- Thinking without search

class Thought final : public Thinking {
   public:
    explicit Thought(std::string move) : move_(std::move(move)) {}
    bool step(const Budget&) override { return true; }
    std::string best() const override { return move_; }
    std::uint32_t playouts() const override { return 0; }

   private:
    std::string move_;
};

// ---- Thinking by search

template <Game G>
class SearchThinking final : public Thinking {
   public:
    SearchThinking(Worlds<G> worlds, const Budget& budget, std::uint64_t seed)
        : budget_(budget), started_(now()), search_(std::move(worlds), seed, nodes_for(budget)) {}

    bool step(const Budget& slice) override {
        const double begun = now();
        const std::uint32_t first = search_.playouts();
        while (!is_done_) {
            const std::uint32_t spent = search_.playouts() - first;
            if (slice.playouts != 0 && spent >= slice.playouts) break;
            std::uint32_t batch = std::min(batch_, playouts_left());
            if (slice.playouts != 0) batch = std::min(batch, slice.playouts - spent);
            for (std::uint32_t k = 0; k < batch; ++k) search_.playout();
            const double time = look_at_clock();
            is_done_ = playouts_left() == 0 || search_.is_settled(playouts_left()) || is_late(time);
            if (slice.milliseconds != 0 && time - begun >= slice.milliseconds) break;
        }
        return is_done_;
    }
    std::string best() const override { return G::print(search_.best()); }
    std::uint32_t playouts() const override { return search_.playouts(); }

   private:
    static constexpr double kMargin =
        0.92;  // of the time is used; the rest is for what comes between us and the screen

    static std::size_t nodes_for(const Budget& budget) {
        if (budget.playouts == 0) return kNodesForTime;
        return std::min<std::size_t>(kNodesForTime, std::size_t{budget.playouts} * kNodesAPlayout + 1024);
    }

    double now() const { return budget_.clock != nullptr ? budget_.clock() : 0; }

    // What is still allowed by number; by time, what may still come at the speed so far.
    std::uint32_t playouts_left() const {
        const std::uint32_t done = search_.playouts();
        std::uint32_t left = budget_.playouts == 0 ? ~0u : budget_.playouts - std::min(done, budget_.playouts);
        if (budget_.milliseconds != 0 && time_used_ > 0 && done > 0) {
            const double ahead = limit_ms() - time_used_;
            const double expected = ahead <= 0 ? 1 : 1 + 1.2 * ahead * done / time_used_;
            if (expected < left) left = static_cast<std::uint32_t>(expected);
        }
        return left;
    }

    double limit_ms() const { return kMargin * budget_.milliseconds; }
    bool is_late(double time) const { return budget_.milliseconds != 0 && time - started_ >= limit_ms(); }

    // Looks about once a millisecond, however slow the game or the machine is.
    double look_at_clock() {
        if (budget_.clock == nullptr) return 0;
        const double time = now();
        const double took = time - looked_;
        if (took < 0.5) batch_ = std::min(batch_ * 2, 1024u);
        if (took > 1.5) batch_ = std::max(batch_ / 2, 1u);
        looked_ = time;
        time_used_ = time - started_;
        return time;
    }

    Budget budget_;
    double started_;
    double looked_ = 0;
    double time_used_ = 0;
    std::uint32_t batch_ = 1;
    bool is_done_ = false;
    Search<G> search_;
};

// Where a game says how far its adept looks, it looks no further, however much time there is.
template <Game G>
Budget own_budget(std::string_view level, Budget budget) {
    if constexpr (requires { G::Insight::kAdeptPlayouts; })
        if (level == "adept" && (budget.playouts == 0 || budget.playouts > G::Insight::kAdeptPlayouts))
            budget.playouts = G::Insight::kAdeptPlayouts;
    return budget;
}

// At most; 0: a novice plays what comes to mind first.
template <Game G>
constexpr std::uint32_t novice_playouts() {
    if constexpr (!HasInsight<G>)
        return kNovicePlayouts;
    else if constexpr (requires { G::Insight::kNovicePlayouts; })
        return G::Insight::kNovicePlayouts;
    else
        return 0;
}

template <Game G>
std::unique_ptr<Thinking> think_in(const typename G::Position& position, std::string_view level, const Budget& budget,
                                   std::uint64_t seed) {
    Worlds<G> worlds(position, G::decision(position).seat);
    if (level != "novice")
        return std::make_unique<SearchThinking<G>>(std::move(worlds), own_budget<G>(level, budget), seed);
    if constexpr (constexpr std::uint32_t kMost = novice_playouts<G>(); kMost != 0) {
        const std::uint32_t playouts = budget.playouts == 0 ? kMost : std::min(budget.playouts, kMost);
        return std::make_unique<SearchThinking<G>>(std::move(worlds), counted(playouts), seed);
    } else {
        Chance chance(seed);
        std::vector<Entry<typename G::Move>> scratch;
        return std::make_unique<Thought>(G::print(G::Insight::playout_move(worlds.sample(chance), chance, scratch)));
    }
}

class LevelPlayer final : public Player {
   public:
    LevelPlayer(const Level& level, const Budget& budget, std::uint64_t seed)
        : level_(level), budget_(budget), seed_(seed) {}

    std::unique_ptr<Thinking> think(const Match& match) const override {
        const Decision decision = match.decision();
        assert(!decision.over);
        std::uint64_t seed = seed_ ^ match.view_fingerprint(decision.seat);
        splitmix64(seed);
        if (level_.id == "random") {
            Chance chance(seed);
            return std::make_unique<Thought>(match.move_text(any_path(match, chance)));
        }
        std::unique_ptr<Thinking> thinking;
        visit_game(match.info().id, [&](auto type) {
            using G = typename decltype(type)::Game;
            thinking = think_in<G>(typed<G>(match)->position(), level_.id, budget_, seed);
        });
        return thinking;
    }

   private:
    Level level_;
    Budget budget_;
    std::uint64_t seed_;
};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view id) {
    for (const Level& level : kLevels)
        if (level.id == id) return &level;
    return nullptr;
}

Path Player::choose(const Match& match) const {
    const std::unique_ptr<Thinking> thinking = think(match);
    while (!thinking->step({})) continue;
    const Expected<Path> path = match.move_path(thinking->best());
    assert(path);
    return *path;
}

std::unique_ptr<Player> make_player(std::string_view level, const Budget& budget, std::uint64_t seed) {
    const Level* found = find_level(level);
    if (found == nullptr) return nullptr;
    const bool is_given = budget.playouts != 0 || budget.milliseconds != 0;
    return std::make_unique<LevelPlayer>(*found, is_given ? budget : counted(found->playouts), seed);
}

}  // namespace orrery
