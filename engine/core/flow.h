// Flow: what a match is busy with, as a stack of frames; the innermost is the last. For games whose questions nest: an
// effect within an effect, a battle within a move within a turn. Frames are plain values in the position.
//
// A procedure of the rulebook is one function that is called with its frame, at a stage with a name, kBegin first. It
//   - asks:          return ask_site(play, then(f, kChosen), ...);    called again at kChosen, with the answer
//   - or begins another procedure on top of itself: then(f, kPaid); return auction(play, ...);    called again after it
//   - or finishes:   finish(f); what it still does, or begins, comes before the frame is gone.
// So it reads from top to bottom; to repeat until somebody is ready, a stage goes back to an earlier one.
//
// The flow is public: who is asked, what kind of question, and that nobody is asked, must be the same in every world that
// looks the same to a spectator. A question with one legal answer is therefore answered by the rules themselves only
// where everybody can see that there is only one. Else it is asked and recorded, and whoever keeps the table gives the
// answer (record/session.h). Held by tests/laws/flow_test.cpp.
#pragma once

#include <cstdint>

#include "core/types.h"

namespace orrery {

using Stage = std::uint8_t;  // of a procedure; its function names them, in their order
inline constexpr Stage kBegin = 0;
inline constexpr Stage kAnswered = 1;  // of a procedure that asks once
inline constexpr Stage kFinished = 255;

// The procedure is called again at that stage: with the answer, if it asks now, or when what it begins now is over.
template <class Frame>
Frame& then(Frame& frame, Stage stage) {
    frame.stage = stage;
    return frame;
}
// It is over, and goes when all that it has begun is over too.
template <class Frame>
void finish(Frame& frame) {
    frame.stage = kFinished;
}

// Goes on until somebody has to decide or the match is over. `rules` has
//     frames()          the stack, a FixedList of frames with a `stage`
//     is_over()         the match
//     is_asking()       is a question put?
//     answer_itself()   gives the only answer, where everybody can see that it is; false: somebody is to be asked
//     resume(frame)     calls the procedure of that frame
template <class Rules>
void resolve(Rules& rules) {
    while (!rules.is_over()) {
        if (rules.is_asking() && !rules.answer_itself()) return;
        auto& innermost = rules.frames().back();
        if (innermost.stage == kFinished)
            rules.frames().pop_back();
        else
            rules.resume(innermost);
    }
}

// Where several seats are asked the same: the first of them in seat order from `from` on; kSpectator: nobody owes an answer.
constexpr Seat first_owing(SeatSet owing, Seat from, int seats) {
    for (int i = 0; i < seats; ++i)
        if (const Seat seat = seat_at((index(from) + i) % seats); owing.has(seat)) return seat;
    return kSpectator;
}

}  // namespace orrery
