// The luck of a match, move by move. At one device it follows from the record's seed. In a game by link it comes from
// opened values of the seats' chains, so that nobody can roll again (protocols/seats.md). Every move of a person
// opens the next value of the seat's chain. Which values a draw takes:
//   - after the last of several secret answers: the values that opened these answers;
//   - if another person is asked next: a value of that seat, which the person who moved cannot know; the match waits for it;
//   - otherwise: the values that were open when the run of moves began, including those of the person who moves, and a
//     count of the draws. That person could know them, but can neither choose them nor change them by playing
//     something else.
// A move with only one legal answer is nobody's choice. It needs no proof, and any device may give it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "record/data/record.h"

namespace orrery {

class Luck {
   public:
    // For a match at its start. `keys`: chains that this device can open further than the record shows.
    explicit Luck(const Record& record, const SeatKeys& keys = {});

    Chance setup() const;

    // Plays `path`, a legal move, as the next move.
    struct Step {
        Seat waits_for = kSpectator;  // if not kSpectator, nothing was played: this seat must open a value first
        bool drew = false;            // the move used luck
        Chance chance{0};             // before the move; Table::at() plays the move again with it
    };
    Step play(std::unique_ptr<Match>& match, const Path& path);

    // Is the answer to the question of `match`, after the moves played so far, given without asking anybody? Not within
    // a person's own run, because the last answer of a turn may be taken back.
    bool is_forced(const Match& match) const;
    // Did a bot stand in for the asked seat while this secret round was running? Then its answer is number 0, because
    // whoever let it stand in may know what others answered. In a match bound by values it is the bot's own answer.
    bool stood_in(const Match& match) const;
    // Has a person come back to the seat since the secret round of `match` began? If changes of hands are signed,
    // nobody may.
    bool came_back(const Match& match, Seat seat) const;

    // The seed with which a bot thinks about the next move (bots/by_record.h). It is made from the values that the
    // moves so far have opened. So it is the same on every device that has these moves, whatever else the device knows.
    std::uint64_t bot_seed() const;

    // opened: the newest place of the seat's chain that the moves so far have opened. covered: how many moves the
    // seat's device had then.
    std::uint32_t opened(Seat seat) const { return opened_[static_cast<std::size_t>(index(seat))]; }
    std::uint32_t covered(Seat seat) const { return covered_[static_cast<std::size_t>(index(seat))]; }
    bool can_open(Seat seat, std::size_t place) const;
    const ChainValue& value(Seat seat, std::size_t place) const;  // only if can_open

   private:
    static constexpr std::size_t kNoRound = ~std::size_t{0};
    using Places = std::array<std::uint32_t, kMaxSeats>;
    struct Ground;
    static void read_chains(Ground& ground, const Record& record, const SeatKeys& keys);

    bool is_person(Seat seat, std::size_t ply) const;
    bool is_sealed(const Decision& asked) const;  // are its answers sealed?
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

    std::size_t round_ = kNoRound;  // how many moves were made before the running secret round
    int round_left_ = 0;            // answers that the round still needs

    // The run: moves of one person and of the bots after it, until another person moves.
    Seat run_seat_ = kSpectator;
    std::size_t run_ply_ = 0;
    std::size_t run_draws_ = 0;
    Places run_opened_{};
};

}  // namespace orrery
