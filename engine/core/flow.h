// What a match is busy with, as a stack of frames; the innermost frame is the last. It is for games whose questions
// nest: an effect within an effect, a battle within a move within a turn. Frames are plain values in the position.
//
// Each procedure of the rulebook is one function. It is called with its frame, whose stage says where it goes on; the
// first stage is kBegin. It does one of three things:
//   - ask:            return ask_site(play, then(f, kChosen), ...);    it is called again at kChosen, with the answer
//   - begin another:  then(f, kPaid); return auction(play, ...);       it is called again at kPaid, when the auction is over
//   - finish:         finish(f);                                       the frame goes when all that it has begun is over
// So a procedure reads from top to bottom. To repeat a question, it goes back to an earlier stage.
//
// The flow is public: whether somebody is asked, who, and what kind of question, is the same in every world that looks
// the same to a spectator. So the rules answer a question with one legal answer by themselves only if everybody can see
// that there is only one. Otherwise it is asked and recorded, and the device that keeps the table gives the answer
// (record/play/session.h). tests/laws/flow_test.cpp guards this.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace orrery {

using Stage = std::uint8_t;  // where a procedure goes on; its function names its stages in order
inline constexpr Stage kBegin = 0;
inline constexpr Stage kAnswered = 1;  // for a procedure that asks once
inline constexpr Stage kFinished = 255;

// Sets the stage at which the procedure is called next: when its question is answered, or when what it begins now is
// over.
template <class Frame>
Frame& then(Frame& frame, Stage stage) {
    frame.stage = stage;
    return frame;
}
// Ends the procedure. Its frame goes when all that it has begun is over too.
template <class Frame>
void finish(Frame& frame) {
    frame.stage = kFinished;
}

// Goes on until somebody has to decide or the match is over. `rules` has
//     frames()          the stack, a FixedList of frames with a `stage`
//     is_over()         is the match over?
//     is_asking()       is somebody asked?
//     answer            of the question that was asked last
//     find_only(only)   sets the answer that need not be asked for; false: somebody must be asked
//     accept(answer)    closes the question with this answer
//     resume(frame)     calls the procedure of that frame
template <class Rules>
void resolve(Rules& rules) {
    while (!rules.is_over()) {
        if (rules.is_asking()) {
            if (!rules.find_only(rules.answer)) return;
            rules.accept(rules.answer);
        }
        auto& innermost = rules.frames().back();
        if (innermost.stage == kFinished)
            rules.frames().pop_back();
        else
            rules.resume(innermost);
    }
}

// Follows the legal list as long as it has one entry without a range. True: it leads to the only legal move.
template <class G>
bool find_only(const typename G::Position& position, typename G::Move& only) {
    constexpr std::size_t kUsual = 32;  // most lists are not longer
    std::vector<Entry<typename G::Move>> entries;
    entries.reserve(kUsual);
    G::legal(position, entries);
    while (entries.size() == 1 && entries[0].low == entries[0].high) {
        only = entries[0].move;
        if (!entries[0].more) return true;
        if constexpr (HasSteps<G>) G::further(position, only, entries);
    }
    return false;
}

// For is_sound of a position with secret answers: is each sealed answer that is in one of a round that still goes on?
// `sealed` has a slot for each seat, `owing` the seats that are still to answer.
template <class Position>
bool answers_are_sound(const Position& position) {
    for (int k = 0; k < position.seats; ++k)
        if (position.sealed[slot(seat_at(k))].is_given && (position.owing.empty() || position.owing.has(seat_at(k))))
            return false;
    return true;
}

// The first seat of `owing`, in seat order from `from` on; kSpectator: nobody owes an answer.
constexpr Seat first_owing(SeatSet owing, Seat from, int seats) {
    for (int i = 0; i < seats; ++i)
        if (const Seat seat = seat_at((index(from) + i) % seats); owing.has(seat)) return seat;
    return kSpectator;
}

}  // namespace orrery
