// Whoever changes games by link on their way, with all that was ever sent and at most the keys of its own seats: for laws and
// fuzzing. Each forgery is one change of one record; several make an attack.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "record/record.h"

namespace orrery::post {

using Below = std::function<std::uint32_t(std::uint32_t)>;  // a choice of 0..bound-1; bound >= 1

// Changes `record`, a state of a match, in one way. `known`: other states of it that were sent.
void forge(Record& record, const std::vector<const Record*>& known, const SeatKeys& own, const Below& below);

}  // namespace orrery::post
