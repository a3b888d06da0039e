#include "cli/hand_overs.h"

#include <bit>

namespace orrery::cli {

void HandOvers::invite(int seats) { hand_overs_ += sees_all_ ? 2 : seats; }

void HandOvers::to(Seat seat) {
    if (seat == holder_) return;
    holder_ = seat;
    ++hand_overs_;
}

void HandOvers::round(SeatSet members, Seat next) {
    const int others = std::popcount(members.bits) - 1;
    if (sees_all_ && others > 0 && (others > 1 || !members.has(holder_))) {
        hand_overs_ += 2;  // all seal, then all open; the next seat has yet to see that
        holder_ = kSpectator;
        return;
    }
    if (!members.has(holder_)) {
        Seat first = next;
        for (int k = 0; k < kMaxSeats && !members.has(first); ++k) first = seat_at(k);
        to(first);
    }
    // All others seal, and the last of them also opens. Then the rest open; if possible, the seat asked next is the
    // last of them.
    hand_overs_ += 2 * others;
    if (others > 1 && members.has(next)) holder_ = next;
}

}  // namespace orrery::cli
