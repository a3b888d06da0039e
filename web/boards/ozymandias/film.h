// A move of Ozymandias as motion: its events one after the other. moment_of() works out what stands on the board at a moment
// and what is happening; paint() draws the latter.
#pragma once

#include "web/boards/kit/film.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_film {

using Moment = kit::Shot<ozymandias::View, ozymandias::Event>;

Moment moment_of(const Film& film);
Story story_of(const Moment& moment);
void paint(const ozymandias_board::Scene& scene, const Moment& moment, bool fade_only);
double length_ms(const Film& film);

}  // namespace orrery::web::ozymandias_film
