#include "bots/survey.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bots/policy.h"
#include "bots/worlds.h"
#include "games_typed.h"
#include "generated/core/say.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr int kAtOnce = 4;             // playouts of a position before the next position's turn
constexpr int kRounds = 16;            // rounds over all positions, if all moves are turns
constexpr int kMostRounds = 64;        // if turns are long: about as many playouts, over fewer positions
constexpr double kMost = 8000;         // ms; reached only on slow devices
constexpr std::int32_t kWhole = 1000;  // all shares together
constexpr std::int32_t kLeastSwing = 80;
constexpr std::size_t kAround = 4;  // moves before and after a change over which it must last

// Looks at the positions at which a turn begins, and at the end. Between them the shares go evenly: in the middle of an
// act playouts say little, because they may not carry it on as it was meant.
template <Game G>
class Survey final : public Thinking {
   public:
    using Position = typename G::Position;

    explicit Survey(std::uint64_t seed, int seats) : chance_(seed), seats_(static_cast<std::size_t>(seats)) {}
    void add(const Match& match) {
        const Decision decision = match.decision();
        if (plies_ == 0 || decision.over || !decision.is_of_turn(last_))
            looks_.push_back({typed<G>(match)->position(), plies_, {}});
        last_ = decision;
        ++plies_;
    }

    bool step(const Budget& slice) override {
        const double begun = slice.clock != nullptr ? slice.clock() : 0;
        const std::uint32_t first = playouts_;
        while (!is_done()) {
            play_out(looks_[next_]);
            if (++next_ == looks_.size()) next_ = 0, ++rounds_;
            const double spent = slice.clock != nullptr ? slice.clock() - begun : 0;
            const bool is_enough = (slice.playouts != 0 && playouts_ - first >= slice.playouts) ||
                                   (slice.milliseconds != 0 && spent >= slice.milliseconds);
            if (!is_enough) continue;
            used_ += spent;
            break;
        }
        return is_done();
    }
    std::string best() const override {
        std::string text;
        const auto add = [&](const Values& values) {
            for (const std::int32_t share : shares(values)) text += (text.empty() ? "" : " ") + std::to_string(share);
        };
        const std::size_t known = rounds_ > 0 ? looks_.size() : next_;
        for (std::size_t i = 0; i < known; ++i) {
            for (std::size_t ply = i == 0 ? 0 : looks_[i - 1].ply + 1; ply < looks_[i].ply; ++ply)
                add(between(looks_[i - 1], looks_[i], ply));
            add(parts(looks_[i]));
        }
        return text;
    }
    std::uint32_t playouts() const override { return playouts_; }

   private:
    struct Look {
        Position position;
        std::size_t ply = 0;
        Values sum{};  // over its playouts
    };

    int rounds() const {
        return std::min(kMostRounds, kRounds * static_cast<int>(plies_) / static_cast<int>(looks_.size()));
    }
    bool is_done() const { return rounds_ == rounds() || (rounds_ > 0 && used_ >= kMost); }

    void play_out(Look& look) {
        const Worlds<G> worlds(look.position, kSpectator);
        for (int i = 0; i < kAtOnce; ++i, ++playouts_) {
            Position world = worlds.sample(chance_);
            const Values values = Policy<G>::play_out(world, chance_, scratch_);
            for (std::size_t k = 0; k < look.sum.size(); ++k) look.sum[k] += values[k];
        }
    }

    // What each seat has of 1 for all.
    Values parts(const Look& look) const {
        double all = 0;
        for (std::size_t k = 0; k < seats_; ++k) all += look.sum[k];
        Values parts{};
        for (std::size_t k = 0; k < seats_; ++k)
            parts[k] = all > 0 ? look.sum[k] / all : 1.0 / static_cast<double>(seats_);
        return parts;
    }
    Values between(const Look& before, const Look& after, std::size_t ply) const {
        const double part = static_cast<double>(ply - before.ply) / static_cast<double>(after.ply - before.ply);
        const Values from = parts(before), to = parts(after);
        Values values{};
        for (std::size_t k = 0; k < seats_; ++k) values[k] = from[k] + part * (to[k] - from[k]);
        return values;
    }

    // What rounding down loses goes to the seat that has most, so that the sum stays whole.
    std::vector<std::int32_t> shares(const Values& parts) const {
        std::vector<std::int32_t> shares;
        std::int32_t left = kWhole;
        for (std::size_t k = 0; k < seats_; ++k) {
            shares.push_back(static_cast<std::int32_t>(kWhole * parts[k]));
            left -= shares.back();
        }
        *std::max_element(shares.begin(), shares.end()) += left;
        return shares;
    }

    Chance chance_;
    std::size_t seats_;
    std::vector<Look> looks_;
    std::size_t plies_ = 0;  // positions added
    Decision last_;          // of the last one
    std::vector<Entry<typename G::Move>> scratch_;
    std::size_t next_ = 0;
    int rounds_ = 0;
    double used_ = 0;  // ms
    std::uint32_t playouts_ = 0;
};

}  // namespace

Expected<std::unique_ptr<Thinking>> survey(const Record& record) {
    std::unique_ptr<Thinking> thinking;
    Fault fault{"survey/running", common::say::match_still_runs()};
    if (find_game(record.game) == nullptr) return unknown_game(record.game);
    visit_game(record.game, [&](auto type) {
        using G = typename decltype(type)::Game;
        auto all = std::make_unique<Survey<G>>(record.number, static_cast<int>(record.seats.size()));
        const auto last = replay(record, kMaxMoves, [&](const Match& before, const Path&) { all->add(before); });
        if (!last) return void(fault = last.fault());
        if (!(*last)->decision().over) return;
        all->add(**last);
        thinking = std::move(all);
    });
    if (!thinking) return fault;
    return thinking;
}

std::vector<Shares> read_course(std::string_view text, std::size_t seats) {
    std::vector<Shares> course;
    Shares shares{};
    std::size_t seat = 0;
    for (std::size_t at = 0; at < text.size() && seats > 0 && seats <= shares.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        shares[seat++] = static_cast<std::int32_t>(std::atoi(std::string(text.substr(at, end - at)).c_str()));
        if (seat == seats) course.push_back(std::exchange(shares, {})), seat = 0;
        at = end + 1;
    }
    return course;
}

std::vector<Swing> turning_points(std::span<const Shares> course, std::span<const std::size_t> turns, std::size_t most,
                                  Seat of) {
    if (turns.empty() || course.size() <= turns.back()) return {};
    const std::size_t around = std::max(std::size_t{1}, kAround * turns.size() / (course.size() - 1));  // turns
    const auto mean = [&](std::size_t first, std::size_t last, std::size_t seat) {  // at the beginnings of turns
        std::int32_t sum = 0;
        for (std::size_t turn = first; turn <= last; ++turn) sum += course[turns[turn]][seat];
        return sum / static_cast<std::int32_t>(last - first + 1);
    };
    const auto size = [](const Swing& swing) { return std::abs(swing.to - swing.from); };
    std::vector<Swing> swings;
    for (std::size_t turn = 0; turn + 1 < turns.size(); ++turn) {
        Swing& swing = swings.emplace_back();
        for (std::size_t k = 0; k < kMaxSeats; ++k) {
            const Swing own{turns[turn] + 1, seat_at(static_cast<int>(k)),
                            mean(turn - std::min(turn, around - 1), turn, k),
                            mean(turn + 1, std::min(turn + around, turns.size() - 1), k)};
            if ((of == kSpectator || of == own.seat) && size(own) > size(swing)) swing = own;
        }
    }
    // Keeps the largest of swings that are close together.
    std::vector<Swing> largest;
    for (const Swing& swing : swings) {
        const auto is_larger = [&](const Swing& other) {
            const std::size_t apart = std::max(other.ply, swing.ply) - std::min(other.ply, swing.ply);
            return apart <= kAround &&
                   (size(other) > size(swing) || (size(other) == size(swing) && other.ply < swing.ply));
        };
        if (size(swing) >= kLeastSwing && std::none_of(swings.begin(), swings.end(), is_larger))
            largest.push_back(swing);
    }
    while (largest.size() > most)
        largest.erase(std::min_element(largest.begin(), largest.end(),
                                       [&](const Swing& a, const Swing& b) { return size(a) < size(b); }));
    return largest;
}

}  // namespace orrery
