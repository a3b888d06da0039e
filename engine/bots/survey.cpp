#include "bots/survey.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bots/policy.h"
#include "bots/worlds.h"
#include "games_typed.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr int kAtOnce = 4;             // playouts of a position before the next position's turn
constexpr int kRounds = 16;            // rounds over all positions
constexpr double kMost = 8000;         // ms; reached only on slow devices
constexpr std::int32_t kWhole = 1000;  // all shares together
constexpr std::int32_t kLeastSwing = 80;
constexpr std::size_t kAround = 4;  // a change must last over so many moves before and after it

template <Game G>
class Survey final : public Thinking {
   public:
    using Position = typename G::Position;

    explicit Survey(std::uint64_t seed, int seats) : chance_(seed), seats_(static_cast<std::size_t>(seats)) {}
    void add(const Match& match) {
        positions_.push_back(typed<G>(match)->position());
        sums_.push_back({});
    }

    bool step(const Budget& slice) override {
        const double begun = slice.clock != nullptr ? slice.clock() : 0;
        const std::uint32_t first = playouts_;
        while (!is_done()) {
            look(positions_[next_], sums_[next_]);
            if (++next_ == positions_.size()) next_ = 0, ++rounds_;
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
        const std::size_t known = rounds_ > 0 ? positions_.size() : next_;
        for (std::size_t ply = 0; ply < known; ++ply)
            for (const std::int32_t share : shares(sums_[ply]))
                text += (text.empty() ? "" : " ") + std::to_string(share);
        return text;
    }
    std::uint32_t playouts() const override { return playouts_; }

   private:
    bool is_done() const { return rounds_ == kRounds || (rounds_ > 0 && used_ >= kMost); }

    void look(const Position& position, Values& sum) {
        const Worlds<G> worlds(position, kSpectator);
        for (int i = 0; i < kAtOnce; ++i, ++playouts_) {
            Position world = worlds.sample(chance_);
            const Values values = Policy<G>::play_out(world, chance_, scratch_);
            for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += values[k];
        }
    }

    // What rounding down loses goes to the first seat, so that the sum stays whole.
    std::vector<std::int32_t> shares(const Values& sum) const {
        double all = 0;
        for (std::size_t k = 0; k < seats_; ++k) all += sum[k];
        std::vector<std::int32_t> parts(seats_, kWhole / static_cast<std::int32_t>(seats_));
        if (all > 0)
            for (std::size_t k = 0; k < seats_; ++k) parts[k] = static_cast<std::int32_t>(kWhole * sum[k] / all);
        std::int32_t left = kWhole;
        for (const std::int32_t part : parts) left -= part;
        *std::max_element(parts.begin(), parts.end()) += left;
        return parts;
    }

    Chance chance_;
    std::size_t seats_;
    std::vector<Position> positions_;
    std::vector<Values> sums_;  // per position: values summed over its playouts
    std::vector<Entry<typename G::Move>> scratch_;
    std::size_t next_ = 0;
    int rounds_ = 0;
    double used_ = 0;  // ms
    std::uint32_t playouts_ = 0;
};

}  // namespace

Expected<std::unique_ptr<Thinking>> survey(const Record& record) {
    std::unique_ptr<Thinking> thinking;
    Fault fault{"survey/running", "The match still runs."};
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

std::vector<Swing> turning_points(std::span<const Shares> course, std::size_t most, Seat of) {
    const auto mean = [&](std::size_t first, std::size_t last, std::size_t seat) {
        std::int32_t sum = 0;
        for (std::size_t ply = first; ply <= last; ++ply) sum += course[ply][seat];
        return sum / static_cast<std::int32_t>(last - first + 1);
    };
    const auto size = [](const Swing& swing) { return std::abs(swing.to - swing.from); };
    std::vector<Swing> swings;
    for (std::size_t ply = 1; ply + 1 < course.size(); ++ply) {
        Swing& swing = swings.emplace_back();
        for (std::size_t k = 0; k < kMaxSeats; ++k) {
            const Swing own{ply, seat_at(static_cast<int>(k)), mean(ply - std::min(ply, kAround), ply - 1, k),
                            mean(ply, std::min(ply + kAround, course.size() - 1) - 1, k)};
            if ((of == kSpectator || of == own.seat) && size(own) > size(swing)) swing = own;
        }
    }
    // Keeps the largest of swings that are close together.
    std::vector<Swing> largest;
    for (std::size_t i = 0; i < swings.size(); ++i) {
        const auto is_larger = [&](const Swing& other) {
            return size(other) > size(swings[i]) || (size(other) == size(swings[i]) && other.ply < swings[i].ply);
        };
        const auto first = swings.begin() + static_cast<std::ptrdiff_t>(i - std::min(i, kAround));
        const auto last = swings.begin() + static_cast<std::ptrdiff_t>(std::min(i + kAround + 1, swings.size()));
        if (size(swings[i]) >= kLeastSwing && std::none_of(first, last, is_larger)) largest.push_back(swings[i]);
    }
    while (largest.size() > most)
        largest.erase(std::min_element(largest.begin(), largest.end(),
                                       [&](const Swing& a, const Swing& b) { return size(a) < size(b); }));
    return largest;
}

}  // namespace orrery
