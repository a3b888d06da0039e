// Counts how often a game by link goes from one person's device to another's. It counts from what is asked, move by
// move, as record/play/table.h sends links: one person per device, who does all that can be done before sending on.
#pragma once

#include "core/types.h"

namespace orrery::cli {

class HandOvers {
   public:
    // `sees_all`: every link goes to everybody, as in a group chat. Then what is done at the same time counts once.
    explicit HandOvers(bool sees_all) : sees_all_(sees_all) {}

    int hand_overs() const { return hand_overs_; }

    void invite(int seats);  // out to all, and back with the seats taken
    void to(Seat seat);      // this seat has something to do
    // Secret answers of these seats: each seals one, then each opens it. `next` is asked after them.
    void round(SeatSet members, Seat next);

   private:
    bool sees_all_;
    Seat holder_{};  // whose device did something last
    int hand_overs_ = 0;
};

}  // namespace orrery::cli
