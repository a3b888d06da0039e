// Events carried out on an open match, as far as a picture needs it: what stands on the board between two moves. Called by
// film.cpp.
#pragma once

#include "games/ozymandias/view.h"

namespace orrery::web::ozymandias_film {

void carry_out(ozymandias::Open& p, const ozymandias::Event& event);

}  // namespace orrery::web::ozymandias_film
