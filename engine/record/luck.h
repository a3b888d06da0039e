// The luck of a match, move by move. At one device it follows from the record's seed. In a game by link it comes from the
// values that the seats' chains have opened, so that nobody can roll again (notes/0007): every move of a person opens the
// seat's next value, and a draw takes
//   - after the last of several secret answers: the values with which all of them were opened;
//   - where another person is asked next: a value of that seat, which its chooser cannot know; the match waits for it;
//   - else: the values open when the chooser's run of moves began, with the chooser's own, counted by draws. The chooser
//     could know them, but neither choose them nor change them by playing otherwise.
// What has only one legal answer is nobody's choice: it needs no proof, and is given by whichever device is there.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "record/record.h"

namespace orrery {

// The place of its chain that a seat opens with a person's move of ply k, counted from 1. Of a secret answer that is the
// place whose value hides it; the one before is opened when it is sealed, and proves that the seat has done so.
constexpr std::size_t open_place(std::size_t ply) { return 2 * ply + 1; }
constexpr std::size_t seal_place(std::size_t ply) { return 2 * ply; }
// The place that a seat has opened at least when it let a seat change hands after so many moves, if these are bound by tags.
constexpr std::size_t change_place(std::size_t moves) { return 2 * moves + 2; }
static_assert(open_place(kMaxMoves + kMaxSeats) < kChainLength);

class Luck {
   public:
    // Of a match at its start. `keys`: chains that this device can open further than the record shows.
    explicit Luck(const Record& record, const SeatKeys& keys = {});

    Chance setup() const;

    // Plays `path`, a legal move, as the next move of the match.
    struct Step {
        Seat waits_for = kSpectator;  // not kSpectator: nothing was played; this seat has to open a value first
        bool drew = false;            // the move used luck
        Chance chance{0};             // as the move met it: at() of a table plays it again
    };
    Step play(std::unique_ptr<Match>& match, const Path& path);

    // Is the answer that `match`, after the moves played so far, asks for given without asking anybody? Within a person's
    // own run it is not: the last answer of a turn may be taken back.
    bool is_forced(const Match& match) const;
    // Did a bot stand in for the seat that is asked while this secret round was running? Its answer is then the first: whoever
    // let it stand in may know what others answered. Bound by values it is the bot's.
    bool stood_in(const Match& match) const;
    // Has somebody come back to the seat since the secret round began that `match` asks in? Of signed hands nobody may.
    bool came_back(const Match& match, Seat seat) const;

    // What a bot that has the next move thinks with (bots/by_record.h): made of the values that the moves played so far
    // have opened, so it is the same on every device that has these moves, whatever else it was shown.
    std::uint64_t bot_seed() const;

    // The newest place that the moves so far have opened of a seat's chain, and how many moves its device had then.
    std::uint32_t opened(Seat seat) const { return opened_[static_cast<std::size_t>(index(seat))]; }
    std::uint32_t covered(Seat seat) const { return covered_[static_cast<std::size_t>(index(seat))]; }
    bool can_open(Seat seat, std::size_t place) const;
    const ChainValue& value(Seat seat, std::size_t place) const;  // only when can_open

   private:
    static constexpr std::size_t kNoRound = ~std::size_t{0};
    using Places = std::array<std::uint32_t, kMaxSeats>;
    struct Ground;
    static void read_chains(Ground& ground, const Record& record, const SeatKeys& keys);

    bool is_person(Seat seat, std::size_t ply) const;
    bool is_sealed(const Decision& asked) const;  // are its answers?
    std::vector<ChainValue> values_at(const Places& places) const;
    Chance drawn(std::size_t ply, std::size_t draw, const Places& places) const;
    bool is_released(Seat seat, std::size_t ply) const;
    std::size_t round_start(const Decision& asked) const;
    void open(Seat seat, std::size_t place, std::size_t moves);
    void end_run(std::size_t ply);

    std::shared_ptr<const Ground> ground_;
    std::size_t ply_ = 0;
    Places opened_{};
    Places covered_{};

    std::size_t round_ = kNoRound;  // moves before the secret round that is running
    int round_left_ = 0;            // answers that it still takes

    // The run: moves of one person and of the bots after it, until another person moves.
    Seat run_seat_ = kSpectator;
    std::size_t run_ply_ = 0;
    std::size_t run_draws_ = 0;
    Places run_opened_{};
};

}  // namespace orrery
