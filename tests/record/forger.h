// Forges games by link on their way, for laws and fuzzing. The forger has all that was ever sent, and at most the keys
// of its own seats. Each forgery is one change of one record; several make an attack.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "record/data/record.h"

namespace orrery::post {

using Below = std::function<std::uint32_t(std::uint32_t)>;  // returns a choice in 0..bound-1; bound >= 1

// Makes one change to `record`, a state of a match. `known`: other states of it that were sent.
void forge(Record& record, const std::vector<const Record*>& known, const SeatKeys& own, const Below& below);

}  // namespace orrery::post
