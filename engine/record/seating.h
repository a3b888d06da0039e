// Who sits where when a match is created: an option's value may say that people and bots are put on the seats by lot
// (OptionValue::draws_seats). Whoever creates a record, for a first game or a rematch, asks here.
#pragma once

#include <string_view>
#include <vector>

#include "record/record.h"

namespace orrery {

// Do these options (what is not given holds its default) draw the seats by lot?
bool draws_seats(std::string_view game, int seats, const std::vector<OptionText>& options);

// Puts the holders of a record without moves on its seats by lot, if its options say so. The lot is the match's number:
// the same number seats alike. `here`: who sits at this device; given back where they sit now.
SeatSet seat_by_lot(Record& record, SeatSet here);

}  // namespace orrery
