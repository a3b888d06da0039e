// Events carried out on a View, as far as a picture needs it: the table between two moves while a film runs.
#pragma once

#include <cstddef>
#include <span>

#include "games/rise/view.h"

namespace orrery::web::rise_replay {

void take_out(rise::View& view, rise::Card card);  // from wherever it can be seen
// `events[i]` is done; some tell what they mean only together with the one before.
void carry_out(rise::View& view, std::span<const rise::Event> events, std::size_t i);

}  // namespace orrery::web::rise_replay
