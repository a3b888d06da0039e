// Events of Kardashev carried out on an open position, as far as a picture needs it (film.cpp): after the last of a move it stands
// as the move leaves it.
#pragma once

#include "games/kardashev/view.h"

namespace orrery::web::kardashev_film {

void carry_out(kardashev::Open& p, const kardashev::Event& event);

}  // namespace orrery::web::kardashev_film
