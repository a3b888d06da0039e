// A move of Settlers of the Cosmos as motion: its events one after the other. moment_of() works out what stands on the board at a
// moment and what is happening; paint() draws the latter.
#pragma once

#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/film.h"

namespace orrery::web::cosmos_film {

using Moment = kit::Shot<cosmos::View, cosmos::Event>;

Moment moment_of(const Film& film);
Story story_of(const Moment& moment);
void paint(const cosmos_board::Scene& scene, const Moment& moment, bool fade_only);
// The stage of an invasion in which somebody else is asked, so that no tray has it.
void paint_waiting(const cosmos_board::Scene& scene);
double length_ms(const Film& film);

}  // namespace orrery::web::cosmos_film
