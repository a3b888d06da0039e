// How often a game by link goes from one person's device to another's: counted from what is asked, move by move, as
// record/table.h lets links go. One person a device, who does all that can be done before sending on.
#pragma once

#include "core/types.h"

namespace orrery::cli {

class HandOvers {
   public:
    // `sees_all`: every link goes to everybody, as in a group chat. What is done at the same time then counts once.
    explicit HandOvers(bool sees_all) : sees_all_(sees_all) {}

    int hand_overs() const { return hand_overs_; }

    void invite(int seats);  // out to all, seats taken, and back
    void to(Seat seat);      // this seat has to do something
    // Secret answers of these seats, sealed by each and then opened by each; `next` is asked after them.
    void round(SeatSet members, Seat next);

   private:
    bool sees_all_;
    Seat holder_{};  // whose device did something last
    int hand_overs_ = 0;
};

}  // namespace orrery::cli
