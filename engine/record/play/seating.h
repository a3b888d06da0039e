// Who sits where when a match is created. An option's value may say that people and bots are put on the seats at random
// (OptionValue::draws_seats). Whoever creates a record, for a first game or a rematch, calls this.
#pragma once

#include <string_view>
#include <vector>

#include "record/data/record.h"

namespace orrery {

// Do these options assign the seats at random? Options that are not given have their defaults.
bool draws_seats(std::string_view game, int seats, const std::vector<OptionText>& options);

// Puts the holders of a record without moves on its seats at random, if its options say so. The match's number decides:
// the same number gives the same seats. `here`: who sits at this device; returns where they sit now.
SeatSet seat_by_lot(Record& record, SeatSet here);

}  // namespace orrery
