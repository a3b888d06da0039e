// The levels, and how each of them thinks; which character a bot has.
#include "bots/players.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <tuple>
#include <utility>

#include "bots/search.h"
#include "games_typed.h"

namespace orrery {
namespace {

// Only the highest level has a time limit. In a game by link it has none: it takes all its playouts, so that it plays the
// same on every device.
constexpr std::array<Level, 1 + std::tuple_size_v<Ladder>> kLevels{
    {{"random", 0}, {"novice", 0}, {"apprentice", 0}, {"journeyman", 0}, {"adept", 0}, {"master", 2'000}}};

// For a game without Insight.
constexpr Ladder kPlainLadder{{{60, 0}, {200, 0}, {800, 0}, {3'000, 0}, {12'000, 0}}};

constexpr std::uint32_t kNodesForTime = 1u << 20;  // size of the tree if the budget is time
constexpr std::uint32_t kNodesAPlayout = 24;       // size per playout if the budget is playouts

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
    SearchThinking(Worlds<G> worlds, const Budget& budget, std::uint64_t seed, int character)
        : budget_(budget), started_(now()), search_(std::move(worlds), seed, nodes_for(budget), {}, character) {}

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
    static constexpr double kMargin = 0.92;  // part of the time; the rest is for the way to the screen

    static std::size_t nodes_for(const Budget& budget) {
        if (budget.playouts == 0) return kNodesForTime;
        return std::min<std::size_t>(kNodesForTime, std::size_t{budget.playouts} * kNodesAPlayout + 1024);
    }

    double now() const { return budget_.clock != nullptr ? budget_.clock() : 0; }

    // How many playouts may still come: by number, or by time at the speed so far.
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

    // Looks at the clock about once a millisecond, however slow the game or the machine is.
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

template <Game G>
const Ladder& ladder() {
    if constexpr (HasInsight<G>)
        return G::Insight::kLadder;
    else
        return kPlainLadder;
}

template <Game G>
std::unique_ptr<Thinking> think_as(const Rung& rung, const typename G::Position& position, Budget budget,
                                   std::uint64_t seed, int character) {
    Worlds<G> worlds(position, G::decision(position).seat);
    Chance chance(seed);
    std::vector<Entry<typename G::Move>> entries;
    const auto at_once = [](const typename G::Move& move) { return std::make_unique<Thought>(G::print(move)); };
    if (chance.below(100) < rung.slips) {
        const auto world = worlds.sample(chance);
        Policy<G>::candidates(world, entries, character);
        auto slip = any_move<G>(world, entries, chance);
        if (character == kNoCharacter) return at_once(slip);
        const auto other = any_move<G>(world, entries, chance);  // the one that is liked better is played
        const auto likes = [&](const auto& move) { return Policy<G>::liking(world, move, character); };
        return at_once(likes(other) > std::max(likes(slip), 0.0F) ? other : slip);
    }
    if (rung.playouts == 0) return at_once(Policy<G>::quick_move(worlds.sample(chance), chance, entries, character));
    if (budget.playouts == 0 || budget.playouts > rung.playouts) budget.playouts = rung.playouts;
    return std::make_unique<SearchThinking<G>>(std::move(worlds), budget, seed, character);
}

class LevelPlayer final : public Player {
   public:
    // `level`: index into kLevels. `rung`, if given, replaces the figures of the game's own ladder. `character`: its id.
    LevelPlayer(std::size_t level, std::string_view character, const std::optional<Rung>& rung, const Budget& budget,
                std::uint64_t seed)
        : level_(level), character_(character), rung_(rung), budget_(budget), seed_(seed) {}

    std::unique_ptr<Thinking> think(const Match& match) const override {
        const Decision decision = match.decision();
        assert(!decision.over);
        std::uint64_t seed = seed_ ^ match.view_fingerprint(decision.seat);
        splitmix64(seed);
        if (level_ == 0) {
            Chance chance(seed);
            return std::make_unique<Thought>(match.move_text(any_path(match, chance)));
        }
        std::unique_ptr<Thinking> thinking;
        visit_game(match.info().id, [&](auto type) {
            using G = typename decltype(type)::Game;
            const Rung& rung = rung_ ? *rung_ : ladder<G>()[level_ - 1];
            const int character = character_number(match.info().id, character_);
            thinking = think_as<G>(rung, typed<G>(match)->position(), budget_, seed, character);
        });
        return thinking;
    }

   private:
    std::size_t level_;
    std::string character_;
    std::optional<Rung> rung_;
    Budget budget_;
    std::uint64_t seed_;
};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view bot) {
    for (const Level& level : kLevels)
        if (level.id == bot.substr(0, bot.find('-'))) return &level;
    return nullptr;
}

Path Player::choose(const Match& match) const {
    const std::unique_ptr<Thinking> thinking = think(match);
    while (!thinking->step({})) continue;
    const Expected<Path> path = match.move_path(thinking->best());
    assert(path);
    return *path;
}

std::unique_ptr<Player> make_player(std::string_view bot, const Budget& budget, std::uint64_t seed) {
    const Level* found = find_level(bot);
    if (found == nullptr) return nullptr;
    const std::string_view character = bot.substr(std::min(found->id.size() + 1, bot.size()));
    return std::make_unique<LevelPlayer>(static_cast<std::size_t>(found - kLevels.data()), character, std::nullopt,
                                         budget, seed);
}

std::unique_ptr<Player> make_player(const Rung& rung, const Budget& budget, std::uint64_t seed) {
    return std::make_unique<LevelPlayer>(kLevels.size() - 1, "", rung, budget, seed);
}

}  // namespace orrery
